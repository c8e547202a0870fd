# Vad en enhet som väljs på brädet kan få för order (ui/picks.py).

picks-group = { $group ->
        [squares] Rutor
        [turns] Vänd
       *[spells] Besvärjelser
    }
picks-all = Välj en av dina enheter, här eller på brädet.
picks-nothing-yet = ingen order än
picks-so-far = Order: { $orders }
picks-take-back = Ta tillbaka ordern
picks-none = Här finns inget att ge order om i den här fasen.
picks-prepared = { $count ->
        [one] en gång
       *[other] { $count } gånger
    }
picks-aim = Välj en ruta att sikta på.
picks-catches = { $owns ->
        [0] { $count ->
            [0] träffar ingen
           *[other] träffar { $units }
        }
       *[other] ⚠ träffar dina egna { $own }{ $count ->
            [0] {""}
           *[other] {" "}och { $units }
        }
    }
picks-signs = Siffror är vad rutan kostar; streck i hörnen: en fiendes zon hejdar den där; streckat kryss: den kan storma.
picks-cost = { $back ->
        [true] bakåt,{" "}
       *[false] {""}
    }{ $cost } av { $allowance } rutor{ $stops ->
        [0] {""}
       *[other] ; stannar i zonen för { $zones }
    }{ $meets ->
        [0] {""}
       *[other] ; kan storma { $met }
    }

# ---- vad en enhet håller och når: sägs när man tittar på den
area-contact = Kontaktzon (där stannar fiender): { $squares ->
        [none] ingen
       *[other] { $squares }
    }.
area-shots = Skjuter { $near ->
        [one] 1 ruta
       *[other] { $near } rutor
    }, { $far ->
        [0] i mörkret inte längre
       *[other] { $far } med −2
    }{ $front ->
        [true] , bara framåt
       *[false] {""}
    }.
area-reach = Går { $allowance ->
        [one] 1 ruta
       *[other] { $allowance } rutor
    } per runda och når { $count ->
        [0] ingen
        [one] 1 ruta
       *[other] { $count } rutor
    }.
area-unknown = Hur långt enheten går och skjuter vet bara dess egen sida.
legend-area = { $sign ->
        [front] enheten du tittar på: mellan linjerna är det framför den
        [rear] mellan de här är det bakom den, annars på sidan
        [contact] dess kontaktzon: där stannar fiender
        [near] hur långt den skjuter, i rutor
        [far] hur långt den skjuter med −2
        [ordered] beordrat men inte skickat än: var en enhet kommer att stå, och spetsen vart den vänder sig
       *[reachable] vad den når i en förflyttning, med antalet rutor den får gå
    }
