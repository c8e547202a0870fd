# Kartan i text (ui/text.py).

map-head = { $part ->
        [start] Före spelet
        [orders] Dag { $day }, morgon
        [night] Dag { $day }, nattrunda { $n }
       *[round] Dag { $day }, runda { $n }
    }. { $final ->
        [yes] Det här är den sista dagen: konfluxen kommer i kväll.
       *[no] Konfluxen kommer dag { $last }.
    }{ $hex ->
        [none] {""}
       *[other] {" "}Din överbefälhavare är i { $hex }.
    }
map-legend = ~ hav, . öppen terräng, T tallskog, V vitskog, B bebyggelse, med nivån efter; = väg; @ din överbefälhavare, a läger, k befälhavare, u enhet; en stor bokstav och en siffra: en annan sida och hur många dagar gammal uppgiften är, 9 för nio eller fler.
map-battle = Fältslagsrunda { $round }. Din styrka: { $men } man, truppvärde { $value }{ $points ->
        [-1] , utan ledare
        [0] , inga hjältepoäng
       *[other] , { $points } hjältepoäng
    }. Fienden uppskattades till omkring { $enemy } man när den började; varje titt på fienden ger en ny gissning.
map-there = { $hex }: { $line }
map-when = { $part ->
        [start] före dag 0
        [night] dag { $day }, nattrunda { $n }
       *[round] dag { $day }, runda { $n }
    }
map-camp = läger { $number }{ $name ->
        [none] {""}
       *[other] {" "}”{ $name }”
    }{ $days ->
        [0] {""}
        [one] {" "}(befäst i 1 dag)
       *[other] {" "}(befäst i { $days } dagar)
    }
map-unit = enhet { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $men } man{ $order ->
        [none] {""}
        [NO_ORDER] {" "}(utan order)
       *[other] {" "}({ due }{ $order })
    }
map-mark = { $marker ->
        [overall] { FORM($side, case: "gen") } överbefälhavare
        [force] en { FORM($side, case: "adj") } styrka
       *[other] { FORM($side, case: "gen") } { $marker }
    }{ $men ->
        [-1] {""}
        [0] , knappt en man
       *[other] , omkring { $men } man
    }{ $elite ->
        [-1] {""}
        [0] {""}
       *[other] , varav { $elite } elit
    }{ $undead ->
        [-1] {""}
        [0] {""}
       *[other] , varav { $undead } odöda
    }{ $leaders ->
        [none] {""}
       *[other] , ledarvärden { $leaders }
    }; sedd{ $source ->
        [none] {""}
       *[other] {" "}av { $source },
    } { $when }{ $age ->
        [0] {""}
        [one] {" "}(1 dag gammalt)
       *[other] {" "}({ $age } dagar gammalt)
    }
out-of-sight = { $goal ->
        [none] {""}
       *[other] utskickad till { $goal },{" "}
    }senast sedd i { $last }
map-away = { $who }: { out-of-sight } ({ $when })
map-stars = Stjärnorna i { $hex } ({ $when }): de pekar åt { $sectors }.
    .sectors = { sector-of }
undone = Inte utfört, såvitt du vet: ”{ $line }” ({ $who }). { $what ->
        [place] { undone-place }
        [camp] { undone-place }, utan något eget läger där som du vet om
        [works] { undone-place }, och inga belägringsverk har rapporterats
        [stars] { undone-place }, och stjärnorna har inte gett något svar
        [ashore] Fortfarande i land: { undone-there }
       *[aboard] Fortfarande ombord: { undone-there }
    }{ $why ->
        [none] {""}
        [enemy] ; en fiende i { $where } spärrade vägen
        [battle] ; det blev strid i { $where }
        [way] ; det fanns ingen väg vidare
        [room] ; det fanns inte plats framåt
        [landing] ; ingen landstigning var möjlig
       *[unsaid] ; skälet är inte rapporterat: kanske räckte tiden inte, eller ordern kom för sent
    }.
undone-never = Kan inte utföras, såvitt du vet: ”{ $line }” ({ $who }). { $why ->
        [turn] Det som står före på orderbladet tar aldrig slut
        [way] { undone-place }, och ingen väg leder dit
        [camp] { undone-place }, där du inte vet om något eget läger
        [no-camp] Du vet inte om något läger att gå till
       *[taken] Lägret där är ditt
    }.
undone-place = { $when ->
        [none] Nu i { $hex }
       *[other] I { $hex } enligt den senaste rapporten ({ $when })
    }
undone-there = { $when ->
        [none] nu i { $hex }
       *[other] i { $hex } enligt den senaste rapporten ({ $when })
    }
map-commander = { $name }: ledarvärde { $value }, { $points ->
        [0] inga hjältepoäng
       *[other] { $points } hjältepoäng
    }{ $hex ->
        [none] {""}
       *[other] , i { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    } ({ $when })
map-own = Enhet { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }: { $elite } elit, { $standard } standard{ $hex ->
        [none] {""}
       *[other] , i { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , utan order
       *[other] , order ”{ due }{ $order }”
    } ({ $here ->
        [yes] hos dig
       *[other] { $when }
    })
map-attitude = { $side }: ni är { $attitude ->
        [hostile] fientliga
        [friendly] vänliga
       *[neutral] neutrala
    }
map-astrologer = { $who }{ $hex ->
        [none] {""}
       *[other] , i { $hex }
    }: { $how ->
        [reads] läser stjärnorna; svaret kommer på kvällen om enheten med ordern ”{ $order }” inte gör något annat på hela dagen
        [alone] ute på egen hand; läser stjärnorna där vägen slutar och kommer tillbaka med svaret
       *[idle] läser inga stjärnor, för ingen enhet där har ordern ”{ $order }”, såvitt du vet
    }
map-conflux = hit kommer konfluxen
map-stonefather = Store Stenfar
map-party = rollpersonerna
map-ships = { $count } skepp

### vad en sida vill (CN-GEN-06)

aim-line = Ditt mål: att på kvällen dag { $day }, när konfluxen kommer, ensam stå i dess ruta, med ett läger eller en enhet som inte vacklar.
aim-conflux = { aim-line } { $place ->
        [known] Den kommer till { $hex }.
        [stars] Ingen säger var det är; dina astrologer kan läsa det i stjärnorna.
       *[unknown] Ingen säger var det är.
    } Står ingen eller flera där vinner den som har flest man inom två rutor, men det är bara en knapp seger.
aim-alone = { $dead ->
        [yes] Du har också vunnit när ingen levande av en annan sida är kvar, i land eller ombord; byggs det en stenbro eller väntas fler flottor, först därefter.
       *[no] Överlev: crurerna har vunnit så snart ingen levande av en annan sida är kvar, i land eller ombord; byggs det en stenbro eller väntas fler flottor, först därefter.
    }
aim-judged = Fälttåget slutar på kvällen dag { $day }; vem som har vunnit avgör spelledaren.

hex-ground = { $hex }: { terrain-of }{ $level ->
        [0] {""}
       *[other] , höjd { $level }
    }{ $road ->
        [yes] , väg
       *[no] {""}
    }.

### kartans tecken, utöver dem i page-sign

board-sign = { $sign ->
        [own] guldkant: din egen
        [stale] blek, med streckad kant: en nyhet som är minst tre dagar gammal
        [men] hur många man, enligt det senaste budet
        [more] så många pjäser till i rutan
        [place] en plats som du känner till: konfluxens ruta; för spelledaren också Store Stenfar och rollpersonerna
        [net] kanten av en ruta; dess nummer är kolumnen och raden
        [height] ju mörkare marken är, desto högre ligger den, en nyans för varje nivå
        [slope] en sluttning på en eller två nivåer, som man kan gå uppför
        [coast] kust
        [deep] öppet hav
        [ring] en ruta som du får en fråga om
        [battle] korsade svärd: här står en strid som du får frågor om
        [march] marschen i en order som du skriver; en siffra: den runda i dag då de är i den rutan vid rundans slut (2·3: runda 3 dag 2, ☾: en nattrunda)
        [shallow] hav längs kusten
       *[stars] den sjättedel av horisonten där konfluxen ligger, läst i stjärnorna från rutan i spetsen
    }
