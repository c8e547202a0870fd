# Co o hře říká terminál, pošta a tiskárna vedle hlášení: soubory ui/order_form.py, ui/umpire_desk.py, ui/post.py, ui/sheets.py.

ui-to-learn = Pro první večer je tu krátký scénář, „{ $title }“, tři dny: play { $game } { $scenario }.
paper-how = Co stojí za znakem #, se nečte. Prázdný text nic nemění: všichni pokračují podle rozkazů.
paper-how-desk = Co stojí za znakem #, se nečte. Prázdný text nechá všechno, jak je.
paper-whom = Komu můžete psát:
paper-round = V tomto kole velíte jen oddílu u svého vrchního velitele:
paper-addressee = { $to }: { $name }{ $you ->
        [yes] , vrchní velitel
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , { $fleet ->
                [yes] na moři v hexu
               *[no] v hexu
            } { $hex }
    }{ $units ->
        [none] {""}
       *[other] , jednotky { $units }
    }
paper-staff = Specialisté:
paper-specialist = { $who }: { $trade }{ $beside ->
        [none] {""}
       *[other] , u: { $beside }
    }{ $hex ->
        [none] {""}
       *[other] , v hexu { $hex }
    }{ $away ->
        [yes] , na cestě
       *[no] {""}
    } ({ $when })
paper-can = Co lze rozkázat: { $orders }.
paper-boxes = Na listu mohou být řádky jako tyto:
paper-words = Co tato slova znamenají:
paper-word = { $what ->
        [from_now] „{ $word }“: takové řádky se plní jeden po druhém. Hned platí jen první; každý další čeká, až bude splněn ten před ním.
        [standing] „{ $word }“: co vaši důstojníci udělají v bitvě, když nejste tázáni vy.
        [spend_hp_tv] „{ $word }“: hrdinský bod zvýší hodnotu vašeho vojska, jakmile je nejvýše tolik procent hodnoty nepřítele; „{ $never }“: vůbec ne.
        [front_split] „{ $word }“: v bitvě proti několika nepřátelům je každý z nich fronta a toto říká, jak se mezi ně vaše vojsko rozdělí: „{ $proportional }“, podle hodnot vojsk nepřátel, nebo všichni proti té, která je „{ $largest }“.
        [dash] „{ $word }“: jeden hrdinský bod velitele zdvojnásobí pohyb oddílu na jedno kolo.
        [wishes] „{ $word }“: až tři rozkazy pro velitele, kterému rozkazy došly; který se provede, určí kostka.
       *[DIVINE] „{ $word }“: astrolog čte hvězdy v hexu, pokud jednotka u něho má tento rozkaz a celý den, šest kol, nedělá nic jiného. Večer vám kurýr přinese odpověď. Se slovem „{ $send }“ jde astrolog sám, na konci cesty den čte a odpověď přinese zpět.
    }
paper-also = { $when ->
    [rounds] Odeslat a od teď se mě ptát každé kolo
   *[news] Odeslat a ptát se mě zase jen při zprávě
    }
paper-besides = Kromě toho, například:
paper-marks = Co víte o ostatních:
paper-sheets = Odeslané rozkazy, vždy poslední:
paper-example = Například:
paper-officers = Velitelé:
paper-units = Jednotky:
paper-ships = Lodě (druh, místo, hex):
paper-sent = { $to }, { $when }:
paper-inbox = Co na vás čeká
paper-clock = Den { $day }, { $slot ->
        [0] ráno
        [7] noční kolo 1
        [8] noční kolo 2
        [9] noční kolo 3
       *[other] kolo { $slot }
    }.
paper-counted = Odeslané rozkazy: { $sheets }, došlá hlášení: { $reports }{ $letters ->
        [0] {""}
       *[other] , dopisy: { $letters }
    }.
paper-battle = Bitva v hexu { $hex }, { $when }: { $by } proti { $marker } ({ $side }). { PART($how, 1) ->
        [won] Vyhráno
        [lost] Prohráno
        [goes] Pokračuje
        [broken] Přerušena
        [evaded] Vyhnuli se jí
        [withdrew] Stáhli se
        [destroyed] Zničeni
       *[other] { START($how) }
    }.
paper-lost = { $count ->
        [one] 1 posel ({ $side }) nedojede
        [few] { $count } poslové ({ $side }) nedojedou
       *[other] { $count } poslů ({ $side }) nedojede
    }: { $why ->
        [captured] zajetí, kdo: { $by }
        [killed] zabití, kdo: { $by }
        [dead] smrt
       *[other] není, kdo by četl
    }.
paper-idle = Od včerejška bez rozkazů: { $who }.
paper-lapse = Na zítřek nic nestojí na listech: { $who }.
paper-stuck = Déle než den na cestě: { $who }.
paper-later = Na listu budoucích událostí stojí dále vpředu { $count ->
        [one] 1 událost
        [few] { $count } události
       *[other] { $count } událostí
    }.
paper-kinds = Co lze naplánovat:
paper-kind = { kind-of }
paper-reports = { $word } { $most }: hlášení o bitvách uvidíte nejvýše v { $most } kolech dne, ostatní odejdou, jak byla sepsána. Jiné číslo (0 až 9) platí, dokud je nezměníte.
paper-ask = { $rounds }: na tento list budete dotázáni v každém kole i nočním kole, hraje-li se vedle války dobrodružství; { $mornings }: jen ráno, jako na začátku.
paper-reports-left = { $left ->
    [0] Hlášení o bitvách z pozdějších kol dnes odejdou, aniž je uvidíte.
    [one] Ještě v jednom kole dnes uvidíte hlášení o bitvách.
    [few] Ještě ve { $left } kolech dnes uvidíte hlášení o bitvách.
   *[other] Ještě v { $left } kolech dnes uvidíte hlášení o bitvách.
}
paper-drafts = Hlášení o bitvách tohoto kola, než odejdou.
paper-fields = Čísla, která lze změnit: { $fields }.
paper-result = Výsledek bitvy: kdo kolik ztratil, kdo padl, kdo ustupuje.
paper-leader = hodnota vedení { $value }
paper-day = Den { $day }
paper-beliefs = Domněnek: { $count }, { $wrong ->
        [0] všechny správné
       *[other] z toho mylných: { $wrong }
    }.
paper-column-side = Strana
paper-column-who = O kom
paper-column-believed = Domněnka
paper-column-since = Stav
paper-column-true = Pravda
paper-overall = jejich vrchní velitel
paper-place = { $hex ->
        [none] nikde
       *[other] { $hex }
    }{ $men ->
        [-1] {""}
       *[other] , { $men }
    }
paper-title = { $side }, rozkazový list, den { $day }
paper-column-day = Den
paper-column = { $slot ->
        [0] Celý den
        [7] Noc 1
        [8] Noc 2
        [9] Noc 3
       *[other] Kolo { $slot }
    }
paper-standing = Stálé pokyny pro bitvy
paper-wishes = Přání pro dobu, kdy rozkazy dojdou
paper-last = Poslední list jako text
paper-markers = Značky: { $side }

### co se o listu řekne, než se odešle

echo-as-of = { $when ->
        [none] {""}
       *[other] , poslední zpráva: { $when }
    }
echo-goes = Pro koho: { $who ->
        [none] {""}
       *[other] { $who };{" "}
    }{ $units }.
echo-stays = Pro koho ne: { $units }.
echo-nobody = { $kind ->
        [commander] Pro koho: jen { $to }, pokud víte.
       *[other] Pro koho: nikdo, pokud víte.
    }
echo-nowhere = Nevíte, kde je { $to }, ani kdo je tam.
echo-because = jednotka { $number }{ echo-as-of } ({ $why ->
        [named] jmenuje ji řádek
        [led] velí jí { $by }
       *[other] poslední rozkazy v jejím poli
    })
echo-because-not = jednotka { $number }{ echo-as-of } ({ $why ->
        [named] jmenuje ji řádek na listu: { $by }
        [led] velí jí { $by }
        [apart] odpojena, velel { $by }
        [last] přednost má list: { $by }
       *[none] nic na listu pro ni není
    })
echo-loses = Jednotka { $number } přijde o „{ $line }“ a zůstane bez rozkazů.
echo-replaces = Přestává platit: { $lines }.
echo-too-long = „{ $line }“: trvá { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }, ale v zadaném čase jich je jen { $has }.
echo-no-way = „{ $line }“: nevede tam žádná cesta.
echo-nightfall = „{ $line }“: končí s nocí a samo znovu nezačne.
echo-not-today = „{ $line }“: trvá { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } a skončí nejdříve { $when }.
echo-waits = „{ $line }“: čeká, protože „{ $other }“ má přednost.
echo-never = „{ $line }“: nikdy na to nedojde; místo toho platí „{ $other }“.
echo-instead = „{ $line }“: { $when } místo toho platí „{ $other }“.
echo-late = „{ $line }“: skončí dřív, než dojede kurýr, nejdříve { $when }.
echo-over = „{ $line }“: už skončilo.
echo-ended = „{ $line }“: nikdy nezačne, protože hra končí dne { $has }.
echo-march = Kam dojdou, když je nic nezastaví: { $ends }.
echo-march-end = { $hex } { $when }
echo-in-turn = Jeden po druhém, každý až po splnění předchozího: { $lines }.
echo-reads = { $who } čte hvězdy; odpověď přijde večer { $days ->
        [one] po celém dni, šesti kolech
       *[other] po druhém celém dni v jednom hexu
    }. { $days ->
        [one] Platí třikrát ze čtyř, jinak se mýlí o šestinu obzoru, zřídka míří opačně
       *[other] Konflux leží téměř vždy v té polovině obzoru, kterou jmenuje
    }; „zde“ platí vždy.
echo-no-astrologer = „{ $line }“: hvězdy nikdo nečte, protože u těch, kdo mají tento rozkaz, není žádný astrolog, pokud víte.
echo-reads-nothing = { $who } tam hvězdy nečte, protože žádná jednotka tam nemá rozkaz „{ $order }“.
echo-alone = { $who } čte den hvězdy na konci cesty a vrátí se s odpovědí.

### list armády jedné strany

army-title = { $side }, list armády, den { $day }
army-sheet = List armády
army-line = Jednotka { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $soldiers ->
        [elite] elita
       *[standard] řadoví
    }: { $men ->
        [one] 1 muž
        [few] { $men } muži
       *[other] { $men } mužů
    }, hodnota vojska { $value }, { $morale ->
        [-1] bez morálky
       *[other] morálka { $morale }
    }, pohyb { $movement }
army-column = { $what ->
        [number] Jednotka
        [name] Název
        [soldiers] Vojáci
        [men] Mužů
        [value] Hodnota vojska
        [morale] Morálka
        [notes] Poznámky
       *[movement] Pohyb
    }
army-cell = { $what ->
        [soldiers] { $value ->
            [elite] elita
           *[standard] řadoví
        }
        [morale] { $value ->
            [-1] –
           *[other] { $value }
        }
       *[other] { $value ->
            [none] {""}
           *[other] { $value }
        }
    }
army-rested = Počty mužů podle posledního hlášení. Pohyb: body na kolo pro odpočatou jednotku; o jeden méně za každé kolo, kdy v předchozí noci pochodovala.
