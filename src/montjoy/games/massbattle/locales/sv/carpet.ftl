# Ett slag utan vårt bräde (carpet/): vad spelledaren får frågor om och svarar, vad som berättas, bladet och rapporten.

### questions

Order = Runda { $round }: { $side ->
        [0] sida A har vunnit initiativet
        [1] sida B har vunnit initiativet
       *[other] lika tärningar
    }. Vem förflyttar sig först, vem anfaller först?
Act = Runda { $round }, { carpet-phase } { $side ->
        [0] Sida A
        [1] Sida B
       *[2] Båda sidor
    }: vem gör vad?{ $said ->
        [0] {""}
        [one] {" "}Ett anfall eller en besvärjelse är förklarad.
       *[other] {" "}{ $said } anfall eller besvärjelser är förklarade.
    }
carpet-phase = { $phase ->
        [1] skott och besvärjelser.
        [2] förflyttning. Flytta figurerna på mattan; den som möter en fiende stormar.
        [3] närstrid.
       *[5] andra skotten.
    }
QuietRound = { $moves ->
        [none] {""}
        [a] Flytta sida A:s figurer.{" "}
        [b] Flytta sida B:s figurer.{" "}
        [ab] Flytta figurerna, först sida A, sedan sida B.{" "}
        [ba] Flytta figurerna, först sida B, sedan sida A.{" "}
       *[both] Flytta båda sidornas figurer.{" "}
    }Är det allt för runda { $round }, utan fler anfall eller besvärjelser?
AtWhom = { $unit }: { $how ->
        [missile] vem skjuter den på?
        [charge] vem stormar den?
       *[melee] vem slåss den mot?
    }
Declare = { $unit } { $how ->
        [missile] skjuter på
        [charge] stormar
       *[melee] slåss mot
    } { $target }: { $side ->
        [flank] från flanken
        [rear] bakifrån
       *[front] framifrån
    }, { $how ->
        [missile] { carpet-range },{" "}
       *[other] {""}
    }{ carpet-cover }, { carpet-height }. Stämmer det?
carpet-range = { $far ->
        [true] bortom räckvidden
       *[false] inom räckvidden
    }
carpet-cover = { $cover ->
        [tree_line] målet vid skogsbrynet
        [wall] målet bakom en mur
        [wood] målet djupt inne i skogen
       *[none] inget skydd
    }
carpet-height = { $height ->
        [above] uppifrån
        [below] uppför mot en som försvarar sig
        [below_attacks] uppför mot en som anfaller
       *[level] på plan mark
    }
WhichSpell = { $unit }: vilken besvärjelse?
OnWhom = { $unit }, { $spell }: vilka når den?{ $units-count ->
        [0] {""}
       *[other] {" "}Hittills: { $units }.
    }
WhoRallies = Runda { $round }, samling: de brutna enheterna försöker samla sig.{ $declined-count ->
        [0] {""}
       *[other] {" "}Inte: { $declined }.
    }
Else = Vad mer?
Which = Vilken enhet ändras för hand?
SetWhat = { $unit }: vad ändras?
HowMany = { $unit }: hur många kroppspoäng { $what ->
        [healed] får den tillbaka
       *[harmed] förlorar den
    }?
ForWhat = { $unit }: varför? Skälet skrivs i loggen.
LikeWhich = Lik vilken enhet är den som ansluter sig?
Ending = Avsluta slaget här? Den sida som har mer av sin styrka kvar har vunnit, om det är tio procentenheter mer. Kvar: { $left }.
    .left = { $nth ->
        [1] A
       *[2] B
    } { $it } %
    .left-join = {", "}

### answers

Attack = { $unit } { $how ->
        [missile] skjuter
        [charge] stormar
       *[melee] slåss
    }
Cast = { $unit } kastar en besvärjelse
CarryOut = Slå för det som är förklarat
GoOn = Inget mer: nästa fas
NothingMore = Inget mer av { $side ->
        [0] sida A
        [1] sida B
       *[other] båda sidorna
    }: vidare
PassRound = Inget mer av någon sida den här rundan
EndRound = Ja, avsluta rundan
Unsay = Ta tillbaka den senaste besvärjelsen
More = Mer …
Back = Tillbaka
Whom = { $unit }
Alter = { $what ->
        [front] Framifrån
        [flank] Från flanken
        [rear] Bakifrån
        [near] Inom räckvidden
        [far] Bortom räckvidden, upp till dubbelt så långt
        [none] Inget skydd
        [tree_line] Skogsbryn
        [wall] Bakom en mur
        [wood] Djupt inne i skogen
        [above] Anfallaren högre
        [below] Målet högre, försvarar sig
        [below_attacks] Målet högre, anfaller
       *[level] Plan mark
    }
Say = Ja, anfall
Spell = { $spell }
Reached = { $unit }
AllReached = Det är alla
Stays = { $unit } avstår
RollRally = Slå för samlingen
ByHand = Ändra en enhet för hand
Joins = En enhet ansluter sig
EndSpell = { $spell } upphör
Concede = { $yes ->
        [true] Sida { $side ->
            [0] A
           *[1] B
        } ger upp nästa runda
       *[false] Sida { $side ->
            [0] A
           *[1] B
        } kämpar ändå vidare
    }
Finish = Avsluta slaget här…
EndBattle = Ja, avsluta
Put = { $what ->
        [healed] Läk { hit-points-set }
        [harmed] Dra av { hit-points-set }
        [broken] Bruten
        [rallied] Inte längre bruten
        [hit] Första träffen är tagen
        [unhit] Första träffen är inte tagen
        [led] En befälhavare är nära
        [unled] Ingen befälhavare är nära
        [leaves] Lämnar slaget
       *[returns] Kommer tillbaka
    }
carpet-amount = Kroppspoäng, högst { $most }; 0: inga
hit-points-set = { $points ->
        [one] 1 kroppspoäng
       *[other] { $points } kroppspoäng
    }
Count = { $what ->
        [healed] Läk ett annat antal…
       *[harmed] Dra av ett annat antal…
    }
Reason = { $why ->
        [misread] Ett misstag
        [agreed] Alla är överens
        [story] Berättelsen
       *[magic] Magi
    }
Shown = { $unit }, { $hp }/{ $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }
Withdraw = Ta tillbaka: { $unit } { $how ->
        [missile] skjuter på
        [charge] stormar
       *[melee] slåss mot
    } { $target }
Leaves = { $what ->
        [attack] Avstå från anfallet
        [spell] Avstå från besvärjelsen
        [unit] Låt allt vara som det är
        [battle] Nej, kämpa vidare
       *[round] Nej, någon anfaller eller kastar
    }
Chance = Ja, anfall: { $hit ->
        [0] förgäves
       *[other] träffar { $hit } %
    }{ $points ->
        [0] {""}
       *[other] , omkring { $points } kroppspoäng
    }, bruten, tillbakaslagen eller borta { $out } %
Shown-within = { $unit }
Chance-within = { $unit } { $how ->
        [missile] skjuter på
        [charge] stormar
       *[melee] slåss mot
    } { $target }
map-group = { $group ->
        [on] {""}
        [attacks] Anfall
        [spells] Besvärjelser
        [sides] Varifrån
        [ranges] Hur långt
        [covers] Skydd
        [heights] Höjd
        [first] Sida A
        [second] Sida B
        [other] Välj
       *[more] Mer
    }

### what is told

FallsBack = { $unit }: { $squares ->
        [0] hålls kvar där den står
        [one] flytta den bakåt 1 ruta = { fall-cm } cm, bort från { $away_from }
       *[other] flytta den bakåt { $squares } rutor = { fall-cm } cm, bort från { $away_from }
    }; den måste samla sig.{ $follows ->
        [none] {""}
       *[other] {" "}{ $follows } får följa lika långt.
    }
fall-cm = { $tenths ->
        [0] { $centimetres }
       *[other] { $centimetres },{ $tenths }
    }
PutRight = För hand, { $unit }: { $what ->
        [healed] { hit-points-set } tillbaka
        [harmed] { hit-points-set } förlorade
        [broken] bruten
        [rallied] inte längre bruten
        [hit] första träffen är tagen
        [unhit] första träffen är inte tagen
        [led] en befälhavare är nära
        [unled] ingen befälhavare är nära
        [leaves] lämnar slaget
        [returns] kommer tillbaka
        [joins] ansluter sig
       *[spell_ended] en besvärjelse upphör
    } ({ $reason ->
        [misread] ett misstag
        [agreed] alla är överens
        [story] berättelsen
       *[magic] magi
    }).
ShotsSpent = Inga skott kvar: { $units }.

### how matters stand

carpet-head = { $round ->
        [0] Före slaget
       *[other] Runda { $round }{ map-rounds }
    }. Enheter om { $scale }. En ruta är { $centimetres } cm på din matta.
carpet-said = Förklarat: { $unit } { $how ->
        [missile] skjuter på
        [charge] stormar
       *[melee] slåss mot
    } { $target }.
carpet-unit = { $unit }: { $hp } av { $start } kroppspoäng{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $shots ->
        [0] {""}
        [loads] , laddar
        [one] , 1 skott avlossat
       *[other] , { $shots } skott avlossade
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
carpet-led = befälhavare nära
carpet-spell = { $spell }{ $until ->
        [0] {""}
       *[other] {" "}till runda { $until }
    }
carpet-gone = Borta: { $units }.

### the sheet and the report

carpet-sheet = Blad för ett slag med egna figurer
carpet-column = { $column ->
        [unit] Enhet
        [figures] Värden
        [hp] Kroppspoäng
        [hit] Första träffen / bruten
       *[shots] Skott, runda för runda
    }
carpet-figures = { $soldiers ->
        [one] 1 figur
       *[other] { $soldiers } soldater
    }, rustningsklass { $armour }; går { $moves } rutor ({ $moves-cm } cm), faller tillbaka { $back } ({ $back-cm } cm){ $range ->
        [0] {""}
       *[other] ; skjuter { $range } rutor ({ $range-cm } cm), dubbelt så långt med −2
    }; samlar sig på { $rally } %
carpet-by-round = Runda för runda
carpet-losses = Förluster
carpet-round = Runda { $round }
carpet-quiet = Ingen anföll.
carpet-attack = { $unit } { $how ->
        [missile] skjuter på
        [long] slår först med långa vapen mot
        [charge] stormar
        [parting] slår mot den som går
       *[melee] slåss mot
    } { $target }: { $result ->
        [harmless] första träffen, som inte skadar
       *[wounded] { hit-points } förlorade
    }.
carpet-morale = Moralslag för { $unit }: { $result ->
        [passed] håller stånd
        [destroyed] skingras
        [pushed] faller tillbaka, bruten
       *[broken] bruten
    }.
carpet-rallied = { $unit } försöker samla sig: { $rallied ->
        [true] det lyckas
       *[false] fortfarande bruten
    }.
carpet-vain = { $unit } mot { $target }
carpet-in-vain = Anfall förgäves: { $attacks }.
carpet-lost = Runda { $round }: { $unit } förlorar { hit-points }{ $by ->
        [none] {""}
       *[other] {" "}mot { $by }
    }.
carpet-felled = Runda { $round }: { $unit } { $fate ->
        [destroyed] är förintad
        [fled] flyr
        [captured] är tillfångatagen
       *[withdrawn] lämnar slaget
    }{ $by ->
        [none] {""}
       *[other] , fälld av { $by }
    }.
carpet-total = { $unit }: { $lost } av { $start } kroppspoäng förlorade.

### how the table is laid out, and what the units can do

carpet-table = Bordet: { $width } gånger { $height } rutor, { $width-cm } gånger { $height-cm } cm.
carpet-place = { $x1 } till { $x2 } cm från västra kanten, { $y1 } till { $y2 } cm från södra kanten
carpet-river = { $kind ->
        [deep] Flod, som ingen tar sig över
        [bridge] Bro över den, räknas som väg
       *[ford] Vadställe i den, räknas som bäck
    }: { $squares }.
carpet-river-sign = { $kind ->
        [deep] flod
        [bridge] bro
       *[ford] vad
    }
carpet-begins = Start för { $side }: { $near } till { $far } cm från { $edge ->
        [north] norra
       *[south] södra
    } kanten.
carpet-plan = Bordet från ovan, norr är uppåt
carpet-known-title = Vad enheterna kan
carpet-known = { $column ->
        [unit] Enheter
        [soldiers] Man
        [armour] Rustningsklass
        [moves] Går
        [back] Faller tillbaka
        [range] Skjuter
       *[rally] Samlar sig
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
