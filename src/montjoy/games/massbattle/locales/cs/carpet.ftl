# Bitva bez naší desky (carpet/): nač se ptáme vypravěčky a co odpovídá, co se říká, list a zpráva.

### questions

Order = Kolo { $round }: { $side ->
        [0] iniciativu má strana A
        [1] iniciativu má strana B
       *[other] stejné kostky
    }. Kdo se pohne první, kdo zaútočí první?
Act = Kolo { $round }, { carpet-phase } { $side ->
        [0] Strana A
        [1] Strana B
       *[2] Obě strany
    }: kdo co dělá?{ $said ->
        [0] {""}
        [one] {" "}Ohlášen { $said } útok nebo kouzlo.
        [few] {" "}Ohlášeny { $said } útoky nebo kouzla.
       *[other] {" "}Ohlášeno { $said } útoků nebo kouzel.
    }
carpet-phase = { $phase ->
        [1] střelba a kouzla.
        [2] pohyb. Posuňte figurky na koberci; kdo narazí na nepřítele, jde do zteče.
        [3] boj zblízka.
       *[5] druhé výstřely.
    }
QuietRound = { $moves ->
        [none] {""}
        [a] Posuňte figurky strany A.{" "}
        [b] Posuňte figurky strany B.{" "}
        [ab] Posuňte figurky, nejdřív strany A, pak strany B.{" "}
        [ba] Posuňte figurky, nejdřív strany B, pak strany A.{" "}
       *[both] Posuňte figurky obou stran.{" "}
    }Je to v kole { $round } všechno, bez dalšího útoku nebo kouzla?
AtWhom = { $unit }: { $how ->
        [missile] na koho střílí?
        [charge] na koho jde zteč?
       *[melee] s kým bojuje?
    }
Declare = { $unit } { $how ->
        [missile] střílí, cíl
        [charge] jde do zteče, cíl
       *[melee] bojuje, cíl
    } { $target }: { $side ->
        [flank] z boku
        [rear] zezadu
       *[front] zepředu
    }, { $how ->
        [missile] { carpet-range },{" "}
       *[other] {""}
    }{ carpet-cover }, { carpet-height }. Je to tak?
carpet-range = { $far ->
        [true] za dostřelem
       *[false] na dostřel
    }
carpet-cover = { $cover ->
        [tree_line] cíl na okraji lesa
        [wall] cíl za zdí
        [wood] cíl hluboko v lese
       *[none] bez krytu
    }
carpet-height = { $height ->
        [above] shora
        [below] do svahu proti obraně
        [below_attacks] do svahu proti útoku
       *[level] po rovině
    }
WhichSpell = { $unit }: které kouzlo?
OnWhom = { $unit }, { $spell }: koho zasáhne?{ $units-count ->
        [0] {""}
       *[other] {" "}Zatím: { $units }.
    }
WhoRallies = Kolo { $round }, sešikování: zlomené jednotky se snaží sešikovat.{ $declined-count ->
        [0] {""}
       *[other] {" "}Ne: { $declined }.
    }
Else = Co dál?
Which = Kterou jednotku upravit ručně?
SetWhat = { $unit }: co se mění?
HowMany = { $unit }: kolik bodů životů { $what ->
        [healed] se vrátí
       *[harmed] ubude
    }?
ForWhat = { $unit }: proč? Důvod se zapíše.
LikeWhich = Které jednotce se podobá ta, jež se přidává?
Ending = Ukončit bitvu teď? Vítězí strana, které zbývá víc síly, je-li to aspoň o deset procentních bodů. Zbývá: { $left }.
    .left = { $nth ->
        [1] A
       *[2] B
    } { $it } %
    .left-join = {", "}

### answers

Attack = { $unit } { $how ->
        [missile] střílí
        [charge] jde do zteče
       *[melee] bojuje
    }
Cast = { $unit } sesílá kouzlo
CarryOut = Hodit za vše ohlášené
GoOn = Nic víc: další fáze
NothingMore = { $side ->
        [0] Strana A
        [1] Strana B
       *[other] Obě strany
    }: nic víc, dál
PassRound = Obě strany: v tomto kole už nic
EndRound = Ano, ukončit kolo
Unsay = Vzít zpět poslední kouzlo
More = Další…
Back = Zpět
Whom = { $unit }
Alter = { $what ->
        [front] Zepředu
        [flank] Z boku
        [rear] Zezadu
        [near] Na dostřel
        [far] Za dostřelem, až dvakrát tak daleko
        [none] Bez krytu
        [tree_line] Okraj lesa
        [wall] Za zdí
        [wood] Hluboko v lese
        [above] Útočník výš
        [below] Cíl výš, brání se
        [below_attacks] Cíl výš, útočí
       *[level] Po rovině
    }
Say = Ano, zaútočit
Spell = { $spell }
Reached = { $unit }
AllReached = To jsou všechny
Stays = { $unit } se nepokusí
RollRally = Hodit za sešikování
ByHand = Upravit jednotku ručně
Joins = Přidá se jednotka
EndSpell = Kouzlo { $spell } končí
Concede = { $yes ->
        [true] Strana { $side ->
            [0] A
           *[1] B
        } se v příštím kole vzdá
       *[false] Strana { $side ->
            [0] A
           *[1] B
        } bojuje přece dál
    }
Finish = Ukončit bitvu teď…
EndBattle = Ano, ukončit
Put = { $what ->
        [healed] Vyléčit { hit-points-set }
        [harmed] Ubrat { hit-points-set }
        [broken] Zlomena
        [rallied] Už není zlomena
        [hit] První zásah už dostala
        [unhit] První zásah ještě nedostala
        [led] Velitel je nablízku
        [unled] Velitel není nablízku
        [leaves] Opouští bitvu
       *[returns] Vrací se
    }
carpet-amount = Body životů, nejvýš { $most }; 0: žádné
hit-points-set = { $points ->
        [one] { $points } bod životů
        [few] { $points } body životů
       *[other] { $points } bodů životů
    }
Count = { $what ->
        [healed] Vyléčit jiný počet…
       *[harmed] Ubrat jiný počet…
    }
Reason = { $why ->
        [misread] Omyl
        [agreed] Všichni souhlasí
        [story] Příběh
       *[magic] Kouzla
    }
Shown = { $unit }, { $hp }/{ $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }
Withdraw = Vzít zpět: { $unit } { $how ->
        [missile] střílí, cíl
        [charge] jde do zteče, cíl
       *[melee] bojuje, cíl
    } { $target }
Leaves = { $what ->
        [attack] Neútočit
        [spell] Nesesílat
        [unit] Nechat všechno, jak je
        [battle] Ne, bojuje se dál
       *[round] Ne, někdo ještě útočí nebo sesílá
    }
Chance = Ano, zaútočit: { $hit ->
        [0] marně
       *[other] zásah { $hit } %
    }{ $points ->
        [0] {""}
        [one] , asi { $points } bod životů
        [few] , asi { $points } body životů
       *[other] , asi { $points } bodů životů
    }, zlomena, zatlačena nebo pryč { $out } %
Shown-within = { $unit }
Chance-within = { $unit } { $how ->
        [missile] střílí, cíl
        [charge] jde do zteče, cíl
       *[melee] bojuje, cíl
    } { $target }
map-group = { $group ->
        [on] {""}
        [attacks] Útoky
        [spells] Kouzla
        [sides] Odkud
        [ranges] Jak daleko
        [covers] Kryt
        [heights] Výška
        [first] Strana A
        [second] Strana B
        [other] Volba
       *[more] Další
    }

### what is told

FallsBack = { $unit }: { $squares ->
        [0] zůstává, kde stojí
        [one] posuňte ji zpět o { $squares } pole = { fall-cm } cm, směrem od { $away_from }
        [few] posuňte ji zpět o { $squares } pole = { fall-cm } cm, směrem od { $away_from }
       *[other] posuňte ji zpět o { $squares } polí = { fall-cm } cm, směrem od { $away_from }
    }; musí se sešikovat.{ $follows ->
        [none] {""}
       *[other] {" "}{ $follows } smí stejně daleko za ní.
    }
fall-cm = { $tenths ->
        [0] { $centimetres }
       *[other] { $centimetres },{ $tenths }
    }
PutRight = Ručně, { $unit }: { $what ->
        [healed] zpět { hit-points-set }
        [harmed] ztráta { hit-points-set }
        [broken] zlomena
        [rallied] už není zlomena
        [hit] první zásah už dostala
        [unhit] první zásah ještě nedostala
        [led] velitel je nablízku
        [unled] velitel není nablízku
        [leaves] opouští bitvu
        [returns] vrací se
        [joins] přidává se
       *[spell_ended] kouzlo končí
    } ({ $reason ->
        [misread] omyl
        [agreed] všichni souhlasí
        [story] příběh
       *[magic] kouzla
    }).
ShotsSpent = Vystříleno: { $units }.

### how matters stand

carpet-head = { $round ->
        [0] Před bitvou
       *[other] Kolo { $round }{ map-rounds }
    }. Jednotky po { $scale }. Pole má na koberci { $centimetres } cm.
carpet-said = Ohlášeno: { $unit } { $how ->
        [missile] střílí, cíl
        [charge] jde do zteče, cíl
       *[melee] bojuje, cíl
    } { $target }.
carpet-unit = { $unit }: body životů { $hp } z { $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $shots ->
        [0] {""}
        [loads] , nabíjí
        [one] , { $shots } výstřel
        [few] , { $shots } výstřely
       *[other] , { $shots } výstřelů
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
carpet-led = velitel nablízku
carpet-spell = { $spell }{ $until ->
        [0] {""}
       *[other] {" "}do kola { $until }
    }
carpet-gone = Pryč: { $units }.

### the sheet and the report

carpet-sheet = List pro bitvu s vlastními figurkami
carpet-column = { $column ->
        [unit] Jednotka
        [figures] Údaje
        [hp] Body životů
        [hit] První zásah / zlomena
       *[shots] Výstřely, kolo za kolem
    }
carpet-figures = { $soldiers ->
        [one] { $soldiers } postava
        [few] { $soldiers } vojáci
       *[other] { $soldiers } vojáků
    }, obranné číslo { $armour }; pohyb { $moves } ({ $moves-cm } cm), ústup { $back } ({ $back-cm } cm){ $range ->
        [0] {""}
       *[other] , dostřel { $range } ({ $range-cm } cm), dvojnásobek s −2
    }; sešikování { $rally } %
carpet-by-round = Kolo za kolem
carpet-losses = Ztráty
carpet-round = Kolo { $round }
carpet-quiet = Nikdo neútočil.
carpet-attack = { $unit } { $how ->
        [missile] střílí, cíl
        [long] udeří jako první dlouhou zbraní, cíl
        [charge] jde do zteče, cíl
        [parting] udeří na odcházející, cíl
       *[melee] bojuje, cíl
    } { $target }: { $result ->
        [harmless] první zásah, bez škody
       *[wounded] ztráta { hit-points }
    }.
carpet-morale = Morálka, { $unit }: { $result ->
        [passed] obstála
        [destroyed] jednotka se rozpadá
        [pushed] ustupuje zlomená
       *[broken] je zlomená
    }.
carpet-rallied = { $unit } se snaží sešikovat: { $rallied ->
        [true] daří se to
       *[false] zůstává zlomená
    }.
carpet-vain = { $unit } na { $target }
carpet-in-vain = Marné útoky: { $attacks }.
carpet-lost = Kolo { $round }: { $unit } ztrácí { hit-points }{ $by ->
        [none] {""}
       *[other] , útočí { $by }
    }.
carpet-felled = Kolo { $round }: { $unit } { $fate ->
        [destroyed] je zničena
        [fled] prchá
        [captured] je zajata
       *[withdrawn] odchází
    }{ $by ->
        [none] {""}
       *[other] , poslední rána: { $by }
    }.
carpet-total = { $unit }: ztraceno { $lost } z { $start } bodů životů.

### how the table is laid out, and what the units can do

carpet-table = Stůl: { $width } krát { $height } polí, { $width-cm } krát { $height-cm } cm.
carpet-place = { $x1 } až { $x2 } cm od západního okraje, { $y1 } až { $y2 } cm od jižního okraje
carpet-river = { $kind ->
        [deep] Řeka, kterou nikdo nepřejde
        [bridge] Most přes ni, platí jako cesta
       *[ford] Brod v ní, platí jako potok
    }: { $squares }.
carpet-river-sign = { $kind ->
        [deep] řeka
        [bridge] most
       *[ford] brod
    }
carpet-begins = { $side }: začátek { $near } až { $far } cm od { $edge ->
        [north] severního
       *[south] jižního
    } okraje.
carpet-plan = Stůl shora, sever je nahoře
carpet-known-title = Co jednotky umějí
carpet-known = { $column ->
        [unit] Jednotky
        [soldiers] Mužů
        [armour] Obranné číslo
        [moves] Pohyb
        [back] Ústup
        [range] Dostřel
       *[rally] Sešikování
    }
carpet-percent = { $squares } %
carpet-fact = { $fact ->
        [rally] { carpet-percent }
        [soldiers] { $squares }
        [armour] { $squares }
       *[other] { $squares ->
            [0] –
           *[other] { $centimetres } cm
        }
    }
