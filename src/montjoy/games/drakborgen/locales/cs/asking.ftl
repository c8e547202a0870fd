# Na co se ptáme, co se odpovídá a odmítá, a jak to končí.

### před hrou

WhichHero = Za kterou postavu budete hrát?
TakeHero = { FORM($hero, case: "card") }
TakeOwnHero = { $hero }: { card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche }, { card-body } { $body }; { $ability ->
        [wary] { ability-wary }
        [throwing_daggers] { ability-throwing_daggers }
        [spells] { ability-spells }
        [double_stride] { ability-double_stride }
        [strong_arm] { ability-strong_arm }
        [arrows] { ability-arrows }
        [shuriken] { ability-shuriken }
        [healer] { ability-healer }
        [lockpick] { ability-lockpick }
       *[none] { ability-none }
    }{ $charges ->
        [0] {""}
       *[other] {" "}({ $charges })
    }
WhichTower = Ve které věži začnete? Z hradu musíte být venku dřív, než zapadne slunce; poklad leží uprostřed.
StartIn = Věž { $square }

### tah

Turn = { $state ->
        [turning_back] Obracíte se zpět. Co ještě uděláte?
        [rubble_entrance] Před vámi leží zával. Co uděláte?
        [rubble_stuck] Vězíte v závalu. Co uděláte?
        [webbed] Visíte v pavučině. Co uděláte?
        [at_exit] Útěk vás zavedl k východu. Co uděláte?
        [dragon_awake_inside] Drak je vzhůru a vidí vás. Co uděláte?
        [catacombs] V katakombách je tma. Co uděláte?
        [in_transit] Kouzlo vás nese jinam. Použijete něco, než dorazíte?
        [outside] Stojíte před hradem. Co uděláte?
       *[other] Jste na tahu. Co uděláte?
    }
TurnAtDusk = Slunci { $left ->
        [one] zbývá 1 krok
        [few] zbývají { $left } kroky
       *[other] zbývá { $left } kroků
    }: kdo je při západu uvnitř, je ztracen. { Turn }
Wear = Vzít do výstroje { thing-acc }{ $instead ->
        [none] {""}
       *[other] {" "}a odložit { FORM($instead, case: "thing-acc") }
    }
TakeOff = Odložit z výstroje { thing-acc }
Drink = Vypít { FORM($potion, case: "thing-acc") }
DrinkFor = { Drink } { $heal ->
        [0] (hod: při 1 až 4 z 12 ztratíte 1 bod zdraví, jinak se jich vrátí 5)
        [one] (vrátí se 1 bod zdraví)
        [few] (vrátí se nejvýše { $heal } body zdraví)
       *[other] (vrátí se nejvýše { $heal } bodů zdraví)
    }
PickUp = Sebrat { thing-acc }
Give = Dát { thing-acc } (dostane { $to })
AskFor = Požádat o { thing-acc } (má { $of })
PlayCard = Zahrát kartu { $card }{ $on ->
        [none] {""}
       *[other] , cíl: { $on }
    }
Move = { $way ->
        [north] Jít na sever
        [east] Jít na východ
        [south] Jít na jih
        [west] Jít na západ
        [out] Vyjít z hradu
        [down] Sestoupit do katakomb
       *[other] Vejít do věže { $way }
    }
WalkTo = Jít { to-to }, tah za tahem
Walk = Jít { to-to }, tah za tahem ({ $known ->
        [unknown] ještě neodkryto;{" "}
       *[known] {""}
    }{ $turns ->
        [few] { $turns } tahy
       *[other] { $turns } tahů
    })
GoStraight = Prozkoumávat dál { FORM($way, case: "to") }, tah za tahem, dokud se něco nestane
NameWall = Označit { FORM($way, case: "adj") } stěnu za tajné dveře
NameRightWall = Označit { FORM($way, case: "adj") } stěnu za tajné dveře a projít: má ten pravý symbol
NameFalseWall = Označit { FORM($way, case: "adj") } stěnu za tajné dveře: má falešný symbol a je to jen stěna (nic to nestojí)
UseKey = Odemknout { FORM($way, case: "adj") } dveře { FORM($key, case: "thing-ins") }
UseMasterKey = Odemknout { FORM($way, case: "adj") } dveře kartou { $card }
OpenBySpell = Otevřít { FORM($way, case: "adj") } dveře kouzlem
PickLock = Odemknout { FORM($way, case: "adj") } dveře paklíčem
ForceDoor = Vyrazit { FORM($way, case: "adj") } dveře
Lift = Zvednout { FORM($way, case: "adj") } mříž
Tested = { $act ->
        [PickLock] { PickLock }
        [ForceDoor] { ForceDoor }
       *[Lift] { Lift }
    } ({ $times ->
        [one] 1 zkouška
        [few] { $times } zkoušky po sobě
       *[other] { $times } zkoušek po sobě
    }: { $factor } { $value })
GoAfter = Jako { $leader } ještě projít pod { FORM($way, case: "adj") } mříží
Blink = Přenést se { to-to } { $by ->
        [blink] kouzlem
       *[other] ({ $by })
    }
Rest = Odpočívat
RestFor = Odpočívat: vrátí se tolik bodů zdraví, kolik ukáže sluneční kostka{ $bonus ->
        [0] , třeba žádný
       *[other] , a ještě { $bonus }
    }
Stay = Zůstat na místě
Retire = Jít domů s tím, co máte
AttackDragon = Zasadit spícímu drakovi první ránu
FightDragon = Bojovat s drakem
FleeDragon = Prchnout před drakem
ForceRubble = Prodrat se závalem
TurnBackFromRubble = Obrátit se od závalu zpět
LeaveRubble = Dostat se ze závalu { $way ->
        [down] dolů po schodech
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [none] {""}
        [pick] {" "}a odemknout tam dveře paklíčem
        [force] {" "}a vyrazit tam dveře
        [spell] {" "}a otevřít tam dveře kouzlem
       *[other] {" "}a odemknout tam dveře { FORM($by, case: "thing-ins") }
    }
ForceWeb = Roztrhat pavučinu
GetLoose = Vyprostit se z pavučiny
RollForStairs = { $times ->
        [1] Hledat potmě schody jednou (11 a 12 zraní)
       *[other] Hledat potmě schody, nejvýš { $times }× (každá 11 a 12 zraní)
    }
KeepTrying = { $what ->
        [lift] Zvedat { FORM($way, case: "adj") } mříž, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [pick] Odemykat { FORM($way, case: "adj") } dveře paklíčem, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [force] Vyrážet { FORM($way, case: "adj") } dveře, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [rubble] Dostávat se ze závalu { $way ->
                [down] dolů po schodech
               *[other] { FORM($way, case: "to") }
            }, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [web] Trhat pavučinu, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [loose] Vyprošťovat se z pavučiny, tah za tahem, dokud se to nepodaří nebo se něco nestane
        [stairs] Hledat potmě schody, tah za tahem, dokud nevyjdete nahoru nebo neutrpíte zranění
       *[rest] Odpočívat, tah za tahem, dokud se neuzdravíte nebo se něco nestane
    }
StayForCard = Zůstat tu a vzít si kartu pokladu
FleeWithAll = Prchnout před drakem se všemi kartami pokladu
GoHome = Jít domů s tím, co máte, tah za tahem, ven z hradu nadobro

### cestou

GoOn = Jste { at-square }. Jdete dál?
LeaveDoor = Necháte { FORM($way, case: "adj") } dveře na { $square } otevřené?
LeaveOpen = Nechat otevřené
LockAgain = Zamknout
LayTile = Odkryto { $square }: { $tile }; vlevo, vpravo a vzadu je z pohledu toho, kdo vchází jeho vstupem. Na kterou stranu natočíte jeho vstup?
Lay = { $entry ->
        [north] Na sever
        [east] Na východ
        [south] Na jih
       *[west] Na západ
    }
AtAbyss = Na { $square } zeje propast. Co uděláte?
Leap = Přeskočit ji
Drop = Spustit se do katakomb
RollAgain = Padlo { $rolled }, neúspěch. Použijete { thing-acc } a hodíte znovu?
UseRope = Hodit znovu
LetItStand = Nechat to být
AtBridge = Přes { $square } vede lávka. Co uděláte?
Cross = Přejít
Decline = Nevstoupit na ni a příští tah se vrátit
NextTreasure = Za který poklad hodíte teď?
RollFor = { thing }
LoseWhich = { $more ->
        [0] To je vše, o co přicházíte.
       *[other] { $why ->
                [bridge] Co spadne z lávky
               *[room] O co přijdete
            }? { $more ->
                [one] Určete jeden poklad
                [few] Určete postupně { $more } poklady
               *[other] Určete postupně { $more } pokladů
            }.
    }
Lose = { thing }
AfterBridge = Do hlubiny padá: { FORM($fallen, case: "thing") }. Skočíte za tím?
JumpAfter = Skočit
LetThemFall = Oželet to
AtThreshold = Stojíte před pokladnicí. Vstoupíte?
GoIn = Vstoupit a o kartě pokladu rozhodnout až tam
GoInForCard = Vstoupit a vzít si kartu pokladu
StepBack = Příští tah se vrátit
Numbering = { $who } utíká, kam určí náhoda. { $given-count ->
        [0] Která cesta má číslo 1?
       *[other] Zatím očíslováno: { $given }. Která cesta je další?
    }
    .given = { $it ->
        [out] ven z hradu
        [down] dolů po schodech
       *[other] { FORM($it, case: "to") }
    }
Number = { $way ->
        [north] Na sever
        [east] Na východ
        [south] Na jih
        [west] Na západ
        [out] Ven z hradu
        [down] Dolů po schodech
       *[other] Věž { $way }
    }
Suffer = Sluneční kostka by vás stála { $loss ->
        [0] 0 bodů zdraví
        [one] 1 bod zdraví
        [few] { $loss } body zdraví
       *[other] { $loss } bodů zdraví
    }. Odvrátíte to?
Ward = Odvrátit
Bear = Snést to
ByHand = Toto proveďte u stolu sami: „{ $text }“ Jak to dopadlo?

### setkání

Meeting = Potkáváte { FORM($monsters, case: "acc") }. Co uděláte?
MeetingFoes = Potkáváte { FORM($monsters, case: "acc") }. Co uděláte?
    .monsters = { FORM($monster, case: "acc") } ({ card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche })
Foe = { $monster } ({ card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche })
Attack = Zaútočit
Wait = Vyčkat, co se stane
TurnBack = Obrátit se zpět
AgainstMonster = Zahrát kartu { $card } (cíl: { $monster })
AnotherCard = { $monster } by se dal do boje. Má se díky Prstenu stínu táhnout jiná karta?
DrawAnother = Táhnout jinou kartu
LeaveIt = Nechat to tak
WhoFirst = Která nestvůra první?
First = { $monster }

### boje

WhoFights = Proti vám: { $against }. Kdo půjde do boje?
Myself = Bojovat osobně
Champion = Poslat do boje { FORM($companion, case: "acc") }
Beside = Bojovat po boku { FORM($companion, case: "gen") }
BeforeFight = Před prvním kolem: co použijete?
Throw = { $missile ->
        [daggers] Hodit dýku
        [arrows] Vystřelit šíp
       *[shuriken] Hodit šuriken
    } (cíl: { $at })
FireBolt = Seslat ohnivý blesk (cíl: { $at })
Enough = Pokračovat
BetweenRounds = Odbojováno { $round ->
        [0] 0 kol
        [one] 1 kolo
        [few] { $round } kola
       *[other] { $round } kol
    }: co uděláte?
FightOn = Bojovat dál
FightOnUnhurt = Bojovat dál, bez dalších otázek až do příštího zranění
Yield = Vzdát se
FleeBy = Unikáte. Kudy?
OfferCard = { $when ->
        [dragon_draw] Má se táhnout dračí karta.
        [fight] Kolo boje skončilo.
        [fight_start] Boj právě začíná.
        [end_of_round] Sluneční kostkou je hozeno.
       *[other] Teď je ta chvíle.
    } Zahrajete kartu?

### pokladnice a drak

DrawTreasure = Vezmete si kartu pokladu?{ $more ->
        [0] {""}
        [1] {""}
       *[other] {" "}Smíte si vzít až { $more }.
    }
TakeCard = Vzít si jednu
NoCard = Nebrat si nic
ThrowAway = Odhodíte před útěkem poklady?{ $thrown-count ->
        [0] {""}
       *[other] {" "}Zatím: { $thrown-count ->
                [one] 1 karta
                [few] { $thrown-count } karty
               *[other] { $thrown-count } karet
            }.
    }
Away = Odhodit: { $card }
NoMore = Prchat s tím, co nesete
StrikeFirst = Udeříte na spícího draka dřív, než si vezmete kartu?
LetItSleep = Nechat ho spát
FightAtOnce = Drak je vzhůru. Pustíte se s ním hned do boje?
LeaveBy = Kudy půjdete?{ $must ->
        [true] {""}
       *[false] {" "}Můžete i zůstat.
    }

### kdo vede nestvůry

MonsterTurn = Kterou nestvůrou pohnete a kam?
MoveMonster = { $monster }: { $way ->
        [down] dolů po schodech
        [out] ven z hradu
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [pick] , odemknout paklíčem
        [force] , vyrazit dveře
        [lift] , zvednout mříž
       *[none] {""}
    }
BringUp = { $monster }: z katakomb nahoru na { $square }
NoMove = Nepohnout žádnou
MonsterGoesOn = { $monster } je v chodbě. Jde dál?
SpiderStep = { $spider }: kam poleze? { $left ->
        [0] Nezbývá žádný krok.
        [one] Zbývá 1 krok.
        [few] Zbývají { $left } kroky.
       *[other] Zbývá { $left } kroků.
    }
Step = { $way ->
        [north] Na sever
        [east] Na východ
        [south] Na jih
       *[west] Na západ
    }

### dávání

Gift = { $wanted ->
        [true] { $other } vás žádá o { thing-acc }. Dáte?
       *[false] { $other } vám nabízí { thing-acc }. Přijmete?
    }
Agree = Ano
Refuse = Ne
LastCall = Váš tah končí a máte zranění. Vypijete lektvar?
LastCallAt = Váš tah končí a máte { $body } z { $most } bodů zdraví. Vypijete lektvar?

### skupiny

FollowHim = { $leader } jde { to-to }. Půjdete také?
Follow = Jít také
StayBehind = Zůstat
Find = Nález: { what-found }. Chcete jej? Všichni odpovídají tajně.
Claim = Přihlásit se o něj
Waive = Nechat jej ostatním
Dispute = { what-found }: o nález stojí { $claimants }. Jak se to rozhodne?
AcceptDice = Kostkami
InsistOnFight = Bojem
RefuseDice = Nijak, ať zůstane ležet
TakePart = { $monsters-count ->
        [0] Tam, kde stojíte, spolu budou bojovat { $heroes }
       *[other] Tam, kde stojíte, { $heroes-count ->
                [one] potkává { $heroes }
               *[other] potkávají { $heroes }
            } { FORM($monsters, case: "acc") }
    }. Přidáte se?
JoinIn = { $side ->
        [none] Přidat se
       *[other] Přidat se (strana: { $side })
    }
StayOut = Zůstat stranou
EventTurn = Zaútočíte na někoho z hrdinů?
AttackHero = Zaútočit (brání se { $hero })
LetItCount = Ať platí
Spoil = { $of } se vzdává. Co si vezmete?
TakeThing = Vzít si { thing-acc }
TakeNothing = Nevzít si nic

### konec

Outcome = Kolo { $round }: { $why ->
        [sunset] slunce zapadlo
        [no-way-up] z katakomb už nikdo nevyjde
       *[nobody-left] už není, kdo by šel dál
    }. { $winners-count ->
        [0] Nezvítězil nikdo: hrad si nechává, co má
        [one] Vítězí { $winners }
       *[other] Společně vítězí { $winners }
    }. Vyneseno z hradu: { $gold }.
    .gold = { $key } { $value ->
        [one] 1 zlaťák
        [few] { $value } zlaťáky
       *[other] { $value } zlaťáků
    }
    .gold-none = nic

### odmítnutí

note-too-long = To je víc než { $most } znaků
    .try = Řekněte to kratčeji.
not-below = Nejste v katakombách
    .try = Vyberte si něco, co lze udělat tam, kde jste.
no-stairs-known = Zatím není známo žádné schodiště, takže vás žádný hod nevyvede nahoru
    .try = Počkejte, až někdo nějaké odkryje.
no-fights-between-heroes = U tohoto stolu hrdinové mezi sebou nebojují
    .try = Útočte raději na nestvůry.
only-in-the-event-phase = Hrdinové na sebe útočí, až když všichni došli, kam chtěli
    .try = Počkejte na události tohoto kola.
nobody-to-fight = { $hero } není v hradu, není s kým bojovat
    .try = Vyberte někoho, kdo tam je.
not-in-the-same-place = { $hero } není tam, kde vy
    .try = Nejprve tam dojděte.
attacked-already = V tomto kole už jste jednou zaútočili
    .try = Počkejte na další kolo.
no-rest-below = V katakombách si nikdo neodpočine
    .try = Nejprve najděte schody.
struggling-is-no-rest = Kdo se zmítá v pavučině nebo v závalu, neodpočívá
    .try = Nejprve se vyprostěte.
not-free = Teď odpočívat nemůžete
    .try = Nejprve vyřešte, co vás tu drží.
not-injured = Nic vám není: máte všechny body zdraví ({ $body })
    .try = Udělejte něco jiného.
locked-door = Cestu { FORM($way, case: "to") } zavírají zamčené dveře
    .try = Odemkněte je klíčem či paklíčem, nebo je vyražte.
portcullis-down = Cestu { FORM($way, case: "to") } zavírá spuštěná mříž
    .try = Zvedněte ji.
wall = Cesta { FORM($way, case: "to") } nevede, je tam stěna
    .try = Jděte jinudy.
name-the-wall = Nikdo tu dveře nenašel, { FORM($way, case: "at") } je jen stěna
    .try = Označte ji za tajné dveře, má-li ten pravý symbol.
has-no-spells = { $hero } žádná kouzla neovládá
    .try = Udělejte to vlastníma rukama.
cast-already = { $spell }: toto kouzlo už padlo a každé slouží jen jednou
    .try = Vyberte jiné.
nothing-lies-here = Nic tu neleží
    .try = Hledejte jinde.
a-monster-is-here = { $monster } je tady a před očima nestvůry nic nesebíráte
    .try = Nejprve se jí zbavte.
not-inside = Stojíte na prahu, ne uvnitř
    .try = Nejprve vstupte.
no-trading-in-this-game = U tohoto stolu nikdo nikomu nic nedává
    .try = Nechte si to, nebo to odložte.
one-is-on-the-threshold = Jeden z vás stojí na prahu pokladnice a není uvnitř (vy, nebo { $hero })
    .try = Počkejte, až budete společně uvnitř, nebo společně venku.
not-in-an-encounter = Uprostřed setkání se nic nedává
    .try = Počkejte, až skončí.
cannot-be-given-away = { thing }: to nelze nikomu dát
    .try = Dejte něco jiného.
handled-this-turn = { thing }: to jste v tomto tahu už v rukou měli
    .try = Počkejte na svůj příští tah.
not-worn = { thing }: to ve výstroji nemáte
    .try = Vyberte něco, co tam je.
cannot-be-taken-off = { thing }: to odložit nelze
    .try = Zbavit se toho můžete jedině ztrátou.
needs-no-slot = { thing }: to do výstroje nepatří
    .try = Poslouží vám to i tak.
worn-already = { thing }: to už ve výstroji máte
    .try = Vyberte něco, co tam ještě není.
slot-is-full = { thing }: na to už ve výstroji není místo
    .try = Odložte za to něco jiného.
slot-is-free = { thing }: kvůli tomu nic odkládat nemusíte
    .try = Vezměte si to do výstroje.
