# Co lze přikázat jednotce vybrané na ploše (ui/picks.py).

picks-group = { $group ->
        [squares] Pole
        [turns] Otočit
       *[spells] Kouzla
    }
picks-all = Vyberte některou ze svých jednotek, zde nebo na ploše.
picks-nothing-yet = zatím bez rozkazu
picks-so-far = Rozkaz: { $orders }
picks-take-back = Vzít rozkaz zpět
picks-none = V této fázi zde není co přikázat.
picks-prepared = { $count ->
        [one] jednou
       *[other] { $count }krát
    }
picks-aim = Vyberte pole, na které se míří.
picks-catches = { $owns ->
        [0] { $count ->
            [0] nezasáhne nikoho
           *[other] zasáhne { $units }
        }
       *[other] ⚠ zasáhne vaše { $own }{ $count ->
            [0] {""}
           *[other] {" "}a { $units }
        }
    }
picks-signs = Čísla udávají cenu v polích; čárky v rozích: zóna nepřítele jednotku zastaví; čárkovaný křížek: může jít do zteče.
picks-cost = { $back ->
        [true] ustupuje,{" "}
       *[false] {""}
    }{ $cost } z { $allowance } polí{ $stops ->
        [0] {""}
       *[other] ; zastaví se v zóně { $zones }
    }{ $meets ->
        [0] {""}
       *[other] ; může jít do zteče na { $met }
    }

# ---- co jednotka drží a kam dosáhne: řekne se, když se na ni někdo podívá
area-contact = Zóna kontaktu (nepřátelé se v ní zastaví): { $squares ->
        [none] žádná
       *[other] { $squares }
    }.
area-shots = Dostřel { $near }, { $far ->
        [0] ve tmě ne dál
       *[other] s −2 { $far }
    }{ $front ->
        [true] , jen dopředu
       *[false] {""}
    }.
area-reach = Pohyb { $allowance }; v dosahu { $count ->
        [0] není žádné pole
        [one] je 1 pole
        [few] jsou { $count } pole
       *[other] je { $count } polí
    }.
area-unknown = Jak daleko jde a střílí, ví jen její strana.
legend-area = { $sign ->
        [front] jednotka, na kterou se díváte: mezi čarami leží její čelo
        [rear] mezi těmito její týl; po stranách boky
        [contact] její zóna kontaktu: nepřátelé se v ní zastaví
        [near] dostřel v polích
        [far] dostřel s −2
        [ordered] rozkaz, který ještě není odeslán: kde bude jednotka stát a hrotem kam bude čelem
       *[reachable] kam dosáhne jedním pohybem, s počtem polí
    }
