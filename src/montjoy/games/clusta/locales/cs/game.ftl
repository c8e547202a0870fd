# Bitva o Clusta Noba česky.  Jak se zprávy jmenují: montjoy/words/__init__.py.

### pomocné

when = { OVER($at, 48) ->
        [-1] před dnem 0
       *[other] den { OVER($at, 48) }, { OVER(REST($at, 48), 24) ->
                [0] kolo { OVER(REST($at, 48), 4, plus: 1) }
               *[other] noční kolo { OVER(REST($at, 24), 8, plus: 1) }
            }
    }
slot-of = { $slot ->
        [0] ráno
        [7] noční kolo 1
        [8] noční kolo 2
        [9] noční kolo 3
       *[other] kolo { $slot }
    }
at-hex = { $hex ->
        [none] {""}
       *[other] {" "}v hexu { $hex }
    }

### kalendář

DayBegins = Začíná den { $day }.
RoundBegins = Den { $day }, { slot-of }.
Ends = Konflux byl v hexu { $hex }. { $winner ->
        [none] Nikdo ho nezískal
       *[other] Drží ho { $winner }{ $margin ->
                [marginal] , i když jen díky mužům v okolí
               *[other] {""}
            }
    }.
BoardShown = Den { $day }, { slot-of }, na desce: { $pieces }.
    .pieces = { FORM(PART($it, 3, of: 3)) } ({ FORM(PART($it, 2, of: 3)) }) v hexu { PART($it, 1, of: 3) }
    .pieces-none = nikdo
    .pieces-join = {"; "}
Consulted = Den { $day }, { slot-of }: kolo čeká na rozhodnutí. Kdo má rozhodnout, vidí otázku; nikdo jiný se nedozví, kdo to je.

### vlastní rozkazy

SheetSent = { $at_once ->
        [true] Rozkazy, které platí hned
       *[false] Kurýr vyráží s rozkazy
    }: { $text }
SheetSent-within = { $at_once ->
        [true] ihned
       *[false] kurýrem
    }: { $text }.
SheetsSent = Rozkazy odcházejí: { $sheets }
    .sheets = { FORM($it, case: "within") }
    .sheets-join = {" "}
Undelivered = Tohle nešlo provést: { $what }. { why-not-done }.
why-not-done = { $reason ->
        [nobody-of-that-name] Nikdo toho jména tu není
        [not-here] Nejsou tu všichni, kterých se to týká
        [too-many-units] Čísla jednotek došla
        [groups-are-never-split] Skupiny mrtvých se nikdy nedělí
        [groups-are-never-merged] Skupiny mrtvých se nikdy neslučují
        [not-so-many-men] Tolik mužů tam není
        [ten-at-least] Každá část potřebuje aspoň deset mužů
        [no-reorganisation] U tohoto stolu se jednotky nedělí ani neslučují
        [neither-camp-nor-commander] Není tam tábor ani velitel
        [in-battle] Jednotka je v bitvě
        [not-in-one-hex] Nejsou v jednom hexu
        [not-of-one-nation] Nejsou z jednoho národa
        [more-than-500-men] Dohromady by jich bylo přes 500
        [with-itself] Jednotku nelze sloučit s ní samou
        [not-a-spy-here] Není tu špeh, který by to donesl
        [too-late] Na to je už pozdě
        [never-alone] Sám nikdy nevyráží
        [no-such-side] Taková strana není
        [nobody-to-write] Není komu psát
        [no-hero-point] Veliteli nezbývá žádný hrdinský bod
        [nowhere-to-order-from] Není nikdo, kdo by dal rozkaz
        [not-a-commander-of-yours] Není to váš velitel
        [no-room] Na lodi není místo
        [not-at-sea] Ten hex není moře
        [no-ships] Strana nemá lodě
        [nobody-of-yours] Není to nikdo z vašich
        [no-such-ship] Taková loď není
        [neither-ship-nor-unit] Není to loď ani jednotka
       *[other] { START($reason) }
    }
DeedJudged = { $granted ->
        [true] { $commander } dokáže, co si předsevzal; stojí to hrdinský bod
       *[false] Rozhodčí hrdinský čin nepovoluje: { $commander }
    }.
WordNeeded = { $ask ->
        [Met] Váš oddíl naráží na nepřítele
        [Challenged] Blíží se nepřítel
        [AfterWin] Nepřítel je pryč
        [Pursue] Nepřítel ustoupil
        [AMBUSH_ON] Záloha udeřila
        [Fronts] Několik nepřátel najednou
        [LeadFront] Několik nepřátel najednou
        [TakenCamp] Nepřátelský tábor je dobyt
        [LEADER] Bitva potřebuje vůdce
        [POINT] Hází se na taktiku
        [DEATH] Vašemu veliteli jde o život
        [FOLLOW] Jednotka uprchla
        [RETREAT] Z bitvy lze odejít
       *[other] { $ask }
    }{ word-where }{ $enemy ->
        [none] {""}
       *[other] { word-whom }{ $enemy }
    }{ $men ->
        [-1] {""}
        [0] , sotva kdo
        [one] , asi 1 muž
        [few] , asi { $men } muži
       *[other] , asi { $men } mužů
    }{ word-since }. Rozhodněte hned.
word-where = { $ask ->
        [AfterWin] {" "}z hexu { $hex }
        [Pursue] {" "}z hexu { $hex }
        [LEADER] { word-own }
        [POINT] { word-own }
        [DEATH] { word-own }
        [FOLLOW] { word-own }
        [RETREAT] { word-own }
        [AMBUSH_ON] { word-own }
       *[other] { at-hex }
    }
word-since = { $men ->
        [-1] {""}
       *[other] { $ask ->
                [POINT] {" na začátku bitvy"}
                [DEATH] {" na začátku bitvy"}
                [FOLLOW] {" na začátku bitvy"}
                [RETREAT] {" na začátku bitvy"}
                [AMBUSH_ON] {" na začátku bitvy"}
               *[other] {""}
            }
    }
word-own = { $hex ->
        [none] {""}
       *[other] ; váš oddíl stojí v hexu { $hex }
    }
word-whom = { $ask ->
        [LEADER] {", protivník "}
        [POINT] {", protivník "}
        [DEATH] {", protivník "}
        [FOLLOW] {", protivník "}
        [RETREAT] {", protivník "}
        [AMBUSH_ON] {", protivník "}
       *[other] {": "}
    }

### stůl rozhodčího

PartyMet = { $what ->
        [patrol] V hexu { $where } narážejí postavy hráčů na hlídku { FORM($side, case: "gen") }: { $soldiers ->
                [one] 1 voják
                [few] { $soldiers } vojáci
               *[other] { $soldiers } vojáků
            }{ $officers ->
                [0] {""}
                [one] {" "}a 1 důstojník
                [few] {" "}a { $officers } důstojníci
               *[other] {" "}a { $officers } důstojníků
            }
       *[other] V hexu { $where } narážejí postavy hráčů na hlavní síly { FORM($side, case: "gen") }
    } ({ terrain-of }).
terrain-of = { $terrain ->
        [open] otevřený terén
        [pine_forest] borový les
        [white_forest] bílý les
        [buildings] zástavba
        [sea] moře
       *[other] { $terrain }
    }
PartyUnseen = Postavy hráčů procházejí{ at-hex } nepozorovaně.
kind-of = { $kind ->
        [arrival] připlouvá loďstvo
        [pcs_at] procházejí postavy hráčů
        [pcs_in_battle] postavy hráčů se účastní bitvy
        [stonefather_planted] je zasazen Velký Kamenný otec
        [bridge_complete] kamenný most je hotov
        [marjura_moves] posily Crurerů vyplouvají
        [arn_arrives] přichází Arn Dunkelbrink
        [alliance_made] Ransardové a Shagul se spojují
        [alliance_broken] Ransardové a Shagul už nejsou spojenci
        [excess] příležitost k násilnostem
        [barbarians] připlouvají lodě s lidskými posilami
       *[other] { $kind }
    }
Happened = Stalo se: { kind-of }{ at-hex }{ $reason ->
        [none] {""}
        [planted] . Kamenný otec už ale je zasazen
        [no-land] . Není tam ale pevnina
        [camp] . Je tam ale tábor
        [troops] . Stojí tam ale vojsko
        [no-such-unit] . Taková jednotka ale není
       *[other] . Ale: { $reason }
    }.
IdlePiece = { $who }{ at-hex }: od včerejška bez rozkazů.
CourierStuck = { $courier }{ at-hex }: přes den na cestě, cíl: { $to }.
SheetLapses = Na zítřek na listu nic není: { $who }.
PlayerSilent = { $side } nevyplnili nic { $days ->
        [one] 1 ráno
        [few] { $days } rána
       *[other] { $days } rán
    }.
DraftWaits = Hlášení { $number } pro { FORM($side, case: "acc") }: bitva{ at-hex }. Nepřítel: { $enemy_men ->
        [one] 1 muž
        [few] { $enemy_men } muži
       *[other] { $enemy_men } mužů
    }, ztráty { $enemy_lost }; vlastní ztráty { $own_lost }.
FutureEvent = { $number }. Den { $day }, { slot-of }: { kind-of }{ at-hex }.
GoesNoFurther = { $who }{ at-hex } dál nejde: { $why ->
        [captured] v zajetí ({ $by })
        [killed] zabit ({ $by })
        [dead] mrtev
        [unread] nezbyl nikdo, kdo by četl, co nese
       *[other] { $why }
    }.

### konec

Outcome = { $why ->
        [conflux] { $winner ->
                [none] Konflux přišel a nikdo ho nedrží
               *[other] Konflux přišel a drží ho { $winner }: { $margin ->
                        [decisive] rozhodné vítězství
                       *[other] těsné vítězství
                    }
            }
        [alone] Na ostrově zůstali jen { $winner }: rozhodné vítězství
       *[other] Konflux přišel; kdo zvítězil, řekne rozhodčí
    }.
