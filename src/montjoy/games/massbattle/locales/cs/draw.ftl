# Plocha v textu a co na ní stojí.

### the board

map-head = { $round ->
        [0] Před bitvou
       *[other] Kolo { $round }{ map-rounds }
    }. Jednotky po { $scale }. Vaše zbývající síla: { $share } %.
map-rounds = { $rounds ->
        [0] {""}
       *[other] {" "}z { $rounds }
    }
map-side = Strana { $letter }, { $side }{ $you ->
        [true] {" "}(vaše)
       *[false] {""}
    }
map-part = Zobrazeny jsou sloupce { $first } až { $last } a řady { $low } až { $high }.
map-signs = Šipky ukazují, kam jednotka stojí čelem; malé písmeno: zlomená. Znaky: { $ground }.
map-sign = { $sign } { $kind ->
        [open] volno
        [road] cesta
        [wood] les
        [rough] členitý terén
        [marsh] bažina
        [stream] potok
        [building] budova
        [rampart] hradba
        [gate] brána
        [closed_gate] zavřená brána
        [stairs] schody
        [impassable] neprůchodné
        [deep] hluboká voda, kam nikdo nevstoupí
        [height] výška
        [wall] zeď
        [wall_of_fire] ohnivá stěna
        [cloudkill] smrtící oblak
       *[objective] má se držet
    }

### units

map-condition = { $condition ->
        [fresh] svěží
        [hit] po prvním zásahu
        [hurt] zraněná
        [shaken] na polovině nebo níž
       *[broken] zlomená
    }
map-unit = { $unit } { $at }{ $condition ->
        [fresh] {""}
       *[other] {" "}({ map-condition })
    }{ $aloft ->
        [true] , ve vzduchu
       *[false] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
map-defends = v obraně
map-gone = pryč: { $units }
map-coming = přijdou v kole { $round }: { $units }
map-says-unit = { $unit } stojí na { $at }{ $aloft ->
        [true] {" "}ve vzduchu
       *[false] {""}
    }, čelem na { facing }, { map-condition }.
map-stance = Obrana.
map-under = Pod kouzly: { $spells }.
map-commands = { $you ->
        [true] Velíte
       *[false] { $player } velí
    }: { $count ->
        [0] žádné jednotce
       *[other] { $units }
    }.
map-waits = K postavení v řadách { $low } až { $high }: { $units }.
map-own = { $unit }: { $many ->
        [true] každá{" "}
       *[false] {""}
    }body životů { $hp } z { $start }, obranné číslo { $armour }, pohyb { $squares }{ $range ->
        [0] {""}
       *[other] , dostřel { $range } { $dark ->
            [true] ve tmě
           *[false] (dvojnásobek s −2)
        }
    }.
map-spells = { $unit } má připraveno: { $spells }.
map-spell = { $spell } { $count }
map-hold = Pole, která se mají nakonec držet: { $squares }.
map-dark = Je tma: nikdo nestřílí ani nemíří kouzlem dál než { $metres } m (pole: { $squares }).
map-zone = { $kind ->
        [wall_of_fire] Ohnivá stěna
       *[cloudkill] Smrtící oblak
    } na polích { $squares }.
map-walls = Zdi: { $edges }.
map-wall = { $at } { $side ->
        [N] na severu
       *[E] na východě
    }
map-size = Plocha: { $width } polí na východ, { $height } na sever, počítáno od 0,0.
map-ground = { $kind ->
        [open] Volno
        [road] Cesta
        [wood] Les
        [rough] Členitý terén
        [marsh] Bažina
        [stream] Potok
        [building] Budova
        [rampart] Hradba
        [gate] Brána
        [closed_gate] Zavřená brána
        [stairs] Schody
        [impassable] Neprůchodné
       *[height] Výšina
    }: { $squares }.

### what a form may say

form-how = Rozkaz na řádek, nebo mezi středníky; bez # platí. Kdo není jmenován, dělá, co říká „{ $rest }“.
form-how-plain = Rozkaz na řádek, nebo mezi středníky; bez # platí.
form-why = { $why ->
        [onto] na pole, která se mají nakonec držet
        [stays] zůstává na polích, která se mají držet
        [turns] otáčí se k nepříteli po svém boku
        [away] je zlomená a může jen ustupovat
       *[ahead] {""}
    }

### reports

ui-report-day = { $game }: { $seat }, kolo { $day }

### what one fights for

aim-lasts = { $rounds ->
        [0] Bitva nemá poslední kolo.
        [one] Bitva trvá 1 kolo.
        [few] Bitva trvá { $rounds } kola.
       *[other] Bitva trvá { $rounds } kol.
    } Strana, které nezbude žádná jednotka, nebo po sešikování jen zlomené, prohrála.{ $rounds ->
        [0] {""}
       *[other] {" "}Po posledním kole vítězí { $holds ->
            [true] strana, která jediná má nezlomenou jednotku na polích, která se mají držet, jinak{" "}
           *[false] {""}
        }strana, které zbylo aspoň o deset procentních bodů síly víc.
    }
aim-azure_wood-0 = Držet kopec, nebo nenechat na poli žádného vetřelce.
aim-azure_wood-1 = Dobýt kopec, nebo vyhnat lid z údolí z pole.
aim-bridge-0 = Mít na konci posledního kola na mostě jako jediní nezlomenou jednotku.
aim-bridge-1 = Držet na konci posledního kola most jako jediní.
aim-castle_wall-0 = Mít na konci posledního kola nádvoří za branou sami pro sebe.
aim-castle_wall-1 = Mít na konci posledního kola nádvoří za branou sami pro sebe.
aim-night_raid-0 = Být na konci posledního kola na mlatu sami.
aim-night_raid-1 = Být na konci posledního kola na mlatu sami.
aim-pikes-0 = Stát na konci posledního kola sami na vrcholu kopce.
aim-pikes-1 = Vyhnat je a mít na konci posledního kola vrchol kopce sami pro sebe, nebo z nich na poli nikoho nenechat.
aim-relief-0 = Udržet vrchol kopce, dokud všichni nepřijdou, a mít ho na konci posledního kola sami pro sebe.
aim-relief-1 = Mít na konci posledního kola vrchol kopce sami pro sebe; nebo tam nikoho nenechat dřív, než přijde pomoc.
aim-dragon-0 = Zabít draka, nebo ho zahnat.
aim-dragon-1 = Nenechat v údolí nikoho z nich.

### značky a pole

legend-unit = { $sign ->
        [facing] jednotka; hrot ukazuje, kam stojí čelem
        [mine] této jednotce velíte
        [men] kolik má vojáků
        [health] zbylé body životů ze všech; vidí je jen vlastní strana
        [defence] v obraně
        [aloft] ve vzduchu
        [attacks] zmatená: obrací se proti straně kouzelníka
        [nothing] zmatená: nedělá nic
        [more] další značky, na které není místo
       *[harms_itself] zmatená: zraňuje sama sebe
    }
square-height = výška { $height }
square-wall = { $side ->
        [N] zeď na severu
       *[E] zeď na východě
    }

### counters

board-unit = { $unit }{ $known ->
        [true] : { $hp } z { $start } bodů životů
       *[false] {""}
    }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
board-placing = staví se tajně; kdo to je a kde, je vidět, až stojí obě strany
board-units = { $count ->
        [0] žádná jednotka na desce
        [one] { $count } jednotka na desce
        [few] { $count } jednotky na desce
       *[other] { $count } jednotek na desce
    }
legend-deed = { $did ->
        [wounded] zásah se ztracenými body životů
        [harmless] první zásah do jednotky, bez škody
        [missed] vedle
        [nothing] zásah, ale cíl je imunní
        [charge] zteč
        [cast] kouzlo na někoho
        [back] zatlačená zpět
        [follow] postoupila za tou, kterou zatlačila
       *[gone] pryč: tady stála jednotka
    }
