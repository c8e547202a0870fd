# Mapa v textu (ui/text.py).

map-head = { $part ->
        [start] Před hrou
        [orders] Den { $day }, ráno
        [night] Den { $day }, noční kolo { $n }
       *[round] Den { $day }, kolo { $n }
    }. { $final ->
        [yes] Dnes je poslední den: konflux přijde večer.
       *[no] Konflux přijde v den { $last }.
    }{ $hex ->
        [none] {""}
       *[other] {" "}Váš vrchní velitel je v hexu { $hex }.
    }
map-legend = ~ moře, . otevřený terén, T borový les, V bílý les, B zástavba, za tím úroveň; = cesta; @ váš vrchní velitel, a tábor, k velitel, u jednotka; velké písmeno a číslice: jiná strana a kolik dní je zpráva stará, 9 znamená devět a více.
map-battle = Kolo bitvy { $round }. Váš oddíl: { $men ->
        [one] 1 muž
        [few] { $men } muži
       *[other] { $men } mužů
    }, hodnota vojska { $value }{ $points ->
        [-1] , bez velitele
        [0] , žádné hrdinské body
        [one] , 1 hrdinský bod
        [few] , { $points } hrdinské body
       *[other] , { $points } hrdinských bodů
    }. Nepřítel byl odhadnut asi na { $enemy ->
        [one] 1 muže
       *[other] { $enemy } mužů
    }, když to začalo; každý pohled na nepřítele je nový odhad.
map-there = { $hex }: { $line }
map-when = { $part ->
        [start] před dnem 0
        [night] den { $day }, noční kolo { $n }
       *[round] den { $day }, kolo { $n }
    }
map-camp = tábor { $number }{ $name ->
        [none] {""}
       *[other] {" "}„{ $name }“
    }{ $days ->
        [0] {""}
        [one] {" "}(opevňován 1 den)
        [few] {" "}(opevňován { $days } dny)
       *[other] {" "}(opevňován { $days } dní)
    }
map-unit = jednotka { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $men ->
        [one] 1 muž
        [few] { $men } muži
       *[other] { $men } mužů
    }{ $order ->
        [none] {""}
        [NO_ORDER] {" "}(bez rozkazů)
       *[other] {" "}({ due }{ $order })
    }
map-mark = { $marker ->
        [overall] vrchní velitel ({ $side })
        [force] { FORM($side, case: "masc") } oddíl
       *[other] { $marker } ({ $side })
    }{ $men ->
        [-1] {""}
        [0] , sotva kdo
        [one] , asi 1 muž
        [few] , asi { $men } muži
       *[other] , asi { $men } mužů
    }{ $elite ->
        [-1] {""}
        [0] {""}
       *[other] , z toho elitních { $elite }
    }{ $undead ->
        [-1] {""}
        [0] {""}
       *[other] , z toho nemrtvých { $undead }
    }{ $leaders ->
        [none] {""}
       *[other] , hodnoty vedení { $leaders }
    }; { $source ->
        [none] viděno
       *[other] hlásí { $source },
    } { $when }{ $age ->
        [0] {""}
        [one] {" "}(před 1 dnem)
       *[other] {" "}(před { $age } dny)
    }
out-of-sight = { $goal ->
        [none] {""}
       *[other] s cílem { $goal },{" "}
    }naposledy v hexu { $last }
map-away = { $who }: { out-of-sight } ({ $when })
map-stars = Směr podle hvězd v hexu { $hex } ({ $when }): { $sectors }.
    .sectors = { sector-of }
undone = Nesplněno, pokud víte: „{ $line }“ ({ $who }). { $what ->
        [place] { undone-place }
        [camp] { undone-place }, kde podle vašich zpráv žádný váš tábor nestojí
        [works] { undone-place }, o hotových obléhacích pracích nepřišla žádná zpráva
        [stars] { undone-place }, hvězdy nedaly žádnou odpověď
        [ashore] Stále na břehu: { undone-there }
       *[aboard] Stále na lodi: { undone-there }
    }{ $why ->
        [none] {""}
        [enemy] ; cestu zahradil nepřítel v hexu { $where }
        [battle] ; došlo k bitvě v hexu { $where }
        [way] ; dál nebyla cesta
        [room] ; vpředu nebylo místo
        [landing] ; vylodit se nebylo možné
       *[unsaid] ; důvod nikdo nehlásil: snad nestačil čas, nebo rozkazy přišly pozdě
    }.
undone-never = Nelze splnit, pokud víte: „{ $line }“ ({ $who }). { $why ->
        [turn] Co na listu stojí před tím, nikdy neskončí
        [way] { undone-place } a cesta tam nevede
        [camp] { undone-place }, kde podle vašich zpráv žádný váš tábor nestojí
        [no-camp] Nevíte o žádném táboře, kam by se dalo jít
       *[taken] Tamní tábor je váš
    }.
undone-place = { $when ->
        [none] Nyní v hexu { $hex }
       *[other] V hexu { $hex } podle poslední zprávy ({ $when })
    }
undone-there = { $when ->
        [none] nyní v hexu { $hex }
       *[other] v hexu { $hex } podle poslední zprávy ({ $when })
    }
map-commander = { $name }: hodnota vedení { $value }, { $points ->
        [0] žádné hrdinské body
        [one] 1 hrdinský bod
        [few] { $points } hrdinské body
       *[other] { $points } hrdinských bodů
    }{ $hex ->
        [none] {""}
       *[other] , v hexu { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    } ({ $when })
map-own = Jednotka { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }: elitních { $elite }, řadových { $standard }{ $hex ->
        [none] {""}
       *[other] , v hexu { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , bez rozkazů
       *[other] , rozkaz „{ due }{ $order }“
    } ({ $here ->
        [yes] u vás
       *[other] { $when }
    })
map-attitude = { $side }: váš postoj je { $attitude ->
        [hostile] nepřátelský
        [friendly] přátelský
       *[neutral] neutrální
    }
map-astrologer = { $who }{ $hex ->
        [none] {""}
       *[other] , v hexu { $hex }
    }: { $how ->
        [reads] čte hvězdy; odpověď přijde večer, pokud jednotka s rozkazem „{ $order }“ celý den nedělá nic jiného
        [alone] na cestě, bez doprovodu; čte hvězdy na konci cesty a vrátí se s odpovědí
       *[idle] hvězdy nečte, protože žádná jednotka tam nemá rozkaz „{ $order }“, pokud víte
    }
map-conflux = sem přijde konflux
map-stonefather = Velký Kamenný otec
map-party = postavy hráčů
map-ships = { $count ->
        [one] 1 loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }

### co strana chce (CN-GEN-06)

aim-line = Váš cíl: večer dne { $day }, až přijde konflux, být sami v jeho hexu, s táborem nebo s jednotkou, která nekolísá.
aim-conflux = { aim-line } { $place ->
        [known] Přijde do hexu { $hex }.
        [stars] Kde to bude, vám nikdo neřekne; vaši astrologové to mohou vyčíst z hvězd.
       *[unknown] Kde to bude, vám nikdo neřekne.
    } Nebude-li tam nikdo, nebo bude-li tam stran víc, vítězí ten, kdo má do dvou hexů nejvíc mužů; je to ovšem jen těsné vítězství.
aim-alone = { $dead ->
        [yes] Vyhráli jste také tehdy, když nezbude nikdo živý z jiné strany, na souši ani na lodích; pokud se staví kamenný most nebo mají připlout další loďstva, teprve potom.
       *[no] Přežijte: Crureři vítězí, jakmile nezbude nikdo živý z jiné strany, na souši ani na lodích; pokud se staví kamenný most nebo mají připlout další loďstva, teprve potom.
    }
aim-judged = Tažení končí večer dne { $day }; kdo zvítězil, řekne rozhodčí.

hex-ground = { $hex }: { terrain-of }{ $level ->
        [0] {""}
       *[other] , výška { $level }
    }{ $road ->
        [yes] , cesta
       *[no] {""}
    }.

### značky mapy, kromě těch v page-sign

board-sign = { $sign ->
        [own] zlatý okraj: vaše
        [stale] vybledlé, s čárkovaným okrajem: zpráva stará tři dny nebo víc
        [men] kolik mužů, podle poslední zprávy
        [more] tolik dalších značek v hexu
        [place] místo, o kterém víte: hex konfluxu; pro rozhodčího také Velký Kamenný otec a postavy hráčů
        [net] okraje hexu; jeho číslo udává sloupec a řadu
        [height] čím tmavší půda, tím výše leží, jeden odstín na úroveň
        [slope] svah o jednu nebo dvě úrovně, na který lze vystoupit
        [coast] pobřeží
        [deep] otevřené moře
        [ring] hex, na který jste tázáni
        [battle] zkřížené meče: zde se svádí bitva, na kterou jste tázáni
        [march] pochod podle rozkazu, který právě píšete; číslo: dnešní kolo, na jehož konci jsou v tom hexu (2·3: kolo 3 dne 2, ☾: noční kolo)
        [shallow] moře podél pobřeží
       *[stars] šestina obzoru, ve které leží konflux, vyčtená z hvězd z hexu u hrotu
    }
