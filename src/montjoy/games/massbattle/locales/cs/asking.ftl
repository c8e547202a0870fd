# Co se ptá, odpovídá a odmítá.

### questions

Deploy = Kde začínají vaše jednotky?
PlaceOne = Kde začíná vaše další jednotka?
TakeStances = Kolo { $round }, výšina: které vaše jednotky se brání (−4 pro toho, kdo na ně útočí zdola)? Ostatní útočí (+4 na níže stojící cíle).
Shoot = Kolo { $round }, fáze 1, střelba a kouzla: kdo střílí na koho, kdo sesílá co? Jednotky, které nejmenujete, střílejí na nejbližšího nepřítele.
Move = Kolo { $round }, fáze 2, pohyb: jak se pohybují vaše jednotky? Jednotky, které nejmenujete, zůstanou na místě.
Fight = Kolo { $round }, fáze 3, boj zblízka: kdo bojuje s kým? Jednotky, které nejmenujete, udeří na nepřítele před sebou.
Rally = Kolo { $round }, fáze 4, sešikování: vaše zlomené jednotky se snaží sešikovat. Které ne?
ShootAgain = Kolo { $round }, fáze 5, druhé výstřely: kdo střílí na koho? Jednotky, které nejmenujete, střílejí na nejbližšího nepřítele.
AnyTime = Vzdáte bitvu na začátku příštího kola?
Choose = Kolo { $round }: iniciativa je vaše. Kdo se pohne první, kdo zaútočí první?
Charge = Jednotka { $unit } naráží na několik nepřátel. Na koho půjde zteč?
StrikeFirst = Na jednotku { $unit } jde do zteče několik nepřátel. Na koho udeří dlouhé zbraně?
FollowUp = { $enemy } ustupuje o { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
       *[other] { $squares } polí
    }. Bude ji { $unit } pronásledovat?
RetreatFirst = Která vaše jednotka ustoupí první?

### help

ui-help-write = „napsat“ umožní vzdát bitvu na začátku příštího kola (vzdát bitvu), nebo to odvolat (bojovat dál)

### answers

Choices = Pohnout se { $move ->
        [first] první
       *[last] poslední
    }, zaútočit { $attack ->
        [first] první
       *[last] poslední
    }
UnitOption = { $unit }
Yes = Ano
No = Ne

### refusals: shooting

no-missiles = { $unit } nemá čím střílet
    .try = Střílejte jinou jednotkou.
broken = { $unit } je zlomená a neútočí
    .try = Může se sešikovat ve fázi 4.
in-a-web = { $unit } vězí v pavučině
    .try = Počkejte, až kouzlo skončí.
no-shot-left = { $unit } už v této fázi nemá výstřel
    .try = Vystřelí později, nebo teď jiná jednotka.
no-such-target = { $target } není nepřítel na ploše, { $unit } na ni střílet nemůže
    .try = Napište nepřátelskou jednotku, například B1.
in-contact = { $unit } je v kontaktu s nepřítelem
    .try = Bojuje ve fázi 3; nebo ji nejdřív stáhněte.
only-whom-it-fights = { $unit } je v kontaktu a střílí jen na toho, s kým bojuje
    .try = Vyberte jednoho z nich.
in-a-melee = { $target } je v boji s vlastní jednotkou, { $unit } nestřílí
    .try = Zvolte cíl, který stojí sám.
too-far-to-shoot = { $target } je mimo dostřel jednotky { $unit }
    .try = Zvolte bližší cíl, nebo se nejdřív přibližte.
not-in-front = { $target } nestojí před jednotkou { $unit }
    .try = Zvolte nepřítele před ní, nebo ji ve fázi 2 otočte.
invisible = { $unit } svůj cíl nevidí
    .try = Zvolte jiný, nebo se postavte vedle.
out-of-sight = { $unit } nemá výhled, cíl { $target }
    .try = Zvolte cíl na dohled, nebo se nejdřív pohněte.
too-dark = Na tu dálku je příliš tma ({ $unit })
    .try = Zvolte bližší cíl, nebo se nejdřív pohněte.
units-between = { $unit } nemůže střílet přes jednotky před cílem { $target }
    .try = Zvolte cíl, před kterým nikdo není.

### refusals: deployment

not-to-be-placed = { $unit } nepatří k vašim jednotkám, které čekají na postavení
    .try = Postavte vlastní, která ještě nikde nestojí, a každou jednou.
not-in-your-rows = { $unit } by nestála ve vašich řadách
    .try = Zvolte pole s y od { $low } do { $high }.
occupied = { $unit } nemůže stát na { $x },{ $y }: pole je obsazené
    .try = Zvolte volné pole.
next-to-an-enemy = { $unit } nemůže přijít vedle nepřítele
    .try = Zvolte pole, vedle kterého žádný nepřítel nestojí.
no-way-there = { $unit } nemůže na { $x },{ $y }: terén to nedovolí
    .try = Zvolte jiný terén, nebo pole obejděte.
four-facings = { $unit } může stát jen čelem na sever, východ, jih nebo západ
    .try = Zvolte jednu ze čtyř stran.
one-at-a-time = Jednotky se staví po jedné
    .try = Postavte teď jednu z nich.

### refusals: movement

has-moved = { $unit } se v tomto kole už pohnula nebo otočila
    .try = Dejte jí jen jeden rozkaz.
no-wings = { $unit } nemá křídla
    .try = Vynechte přistání a vzlet.
one-way-at-a-time = { $unit } dostala dvě cesty
    .try = Zvolte jednu: do pole, přes pole, vpřed nebo vzad.
turn-or-move = { $unit } se může otočit nebo pohnout, ne obojí v jednom kole
    .try = Jedno teď a druhé příště; jízda a létající mohou obojí.
one-turn = { $unit } se otáčí jen jednou
    .try = Napište směr, který má mít nakonec.
off-the-board = { $unit } by opustila plochu
    .try = Napište pole na ploše; „z plochy“ ji stáhne přes vlastní okraj.
out-of-reach = { $unit } v tomto kole na { $x },{ $y } nedojde
    .try = Zvolte bližší pole; jednotka jde rovně nebo šikmo vpřed.
broken-falls-back = { $unit } je zlomená a jen ustupuje
    .try = Pošlete ji vzad.
too-far = { $unit } už nemá dost pohybu na { $x },{ $y }{ $steps ->
        [0] {""}
        [one] {" "}po 1 poli
       *[other] {" "}po { $steps } polích
    }
    .try = Dejte jí kratší cestu.
stops-before-the-enemy = { $unit } zastaví na { $x },{ $y } před nepřítelem
    .try = Ukončete cestu tam.
not-that-way = { $unit } nemůže na { $x },{ $y }: jednotka jde na tři pole před sebou, nebo vzad na tři za sebou
    .try = V tomto kole ji otočte a v příštím jděte.
enemy-there = Na { $x },{ $y } stojí nepřítel, v cestě je { $unit }
    .try = Zastavte před ním: to je zteč.
no-such-enemy = { $target } není nepřítel na ploše, { $unit } na něj zteč vést nemůže
    .try = Napište nepřátelskou jednotku, například B1.
cannot-charge = { $unit } nenachází cestu na pole, z něhož by { $target } byl před ní
    .try = V tomto kole ji přibližte, nebo ji nechte otočit.
met-before = { $unit } a { $target } už v kontaktu jsou
    .try = Bojuje v boji zblízka; zteč je nové setkání.
nearer-to-the-enemy = { $unit } je zlomená a nejde blíž k nepříteli, jako na { $x },{ $y }
    .try = Pošlete ji od všech pryč.
from-zone-to-zone = { $unit } je v kontaktu a nemůže na { $x },{ $y }, které drží nepřítel
    .try = Stáhněte ji, nebo ji nechte bojovat.
cannot-land = { $unit } nemůže přistát na { $x },{ $y }
    .try = Přistaňte, kde se dá stát.
own-edge-only = { $unit } odchází jen přes váš vlastní okraj
    .try = Nejdřív ji doveďte do řady { $y }.

### refusals: spells and melee

has-breathed = { $unit } v tomto kole už dýchla
    .try = Bojovat bude v příštím.
has-charged = { $unit } už udeřila při zteči
    .try = V tomto boji ji vynechte.
slowed = { $unit } je zpomalena a útočí jen každé druhé kolo
    .try = Počkejte na příští kolo.
one-attack = { $unit } v boji útočí jednou
    .try = Vyberte jednoho nepřítele.
confused = { $unit } je zmatena a rozkazy neposlouchá
    .try = Dejte rozkaz jiné jednotce.
one-spell = { $unit } sesílá nebo dýchá jednou za kolo
    .try = Vyberte jedno.
unit-or-square = Kouzlo ({ $unit }) míří na jednotku i na pole
    .try = Napište jen jedno.
needs-a-unit = Toto kouzlo ({ $unit }) potřebuje za cíl jednotku na ploše
    .try = Napište ji, například „na B1“.
needs-a-square = Toto kouzlo ({ $unit }) potřebuje pole nebo jednotku, kam mířit
    .try = Napište je, například „na 12,20“.
needs-a-direction = { $unit } musí mířit mimo vlastní pole
    .try = Napište jiné pole v žádaném směru.
is-in-contact = { $target } je v kontaktu s nepřítelem, { $unit } jí požehnat nemůže
    .try = Zvolte vlastní jednotku mimo kontakt.
too-far-to-cast = To je mimo dosah kouzla ({ $unit })
    .try = Miřte blíž.
no-sight-of-square = { $unit } nevidí na { $x },{ $y }
    .try = Zvolte pole na dohled.
spells-come-first = Kouzla se sesílají ve fázi 1, ne s druhými výstřely ({ $unit })
    .try = Sešlete je v příštím kole.
no-breath-left = { $unit } už nemá dech
    .try = Může ještě bojovat.
not-prepared = { $unit } toto kouzlo nemá připravené, nebo ho už vyčerpala
    .try = Zvolte některé z připravených.
at-enemies = Toto kouzlo se sesílá na nepřátele ({ $unit })
    .try = Napište nepřítele.
for-the-caster = Toto kouzlo je jen pro sesílajícího ({ $unit })
    .try = Cíl vynechte.
for-a-friend-beside = Toto kouzlo je pro vlastní jednotku vedle sesílajícího ({ $unit })
    .try = Napište některou sousední.
for-a-single-friend = Toto kouzlo je pro jednotlivce na vaší straně ({ $unit })
    .try = Napište hrdinu nebo jiného jednotlivce.
for-a-single-friend-beside = Toto kouzlo je jen pro sesílajícího nebo pro jednotlivce vedle ({ $unit })
    .try = Napište někoho z nich.
units-in-the-way = Stěna ({ $unit }) by vyrostla tam, kde stojí jednotky
    .try = Zvolte volnou čáru.
disturbed = { $unit } byla v tomto kole zraněna a sesílat nemůže
    .try = Seslat lze v příštím kole.

### refusals: whose they are

the-leader-decides = Vzdát se může jen ten, kdo vede vaši stranu
    .try = Domluvte se s ním.
no-such-form = To není odpověď na tuto otázku
    .try = Pište rozkazy, jak ukazuje nápověda.
not-your-unit = { $unit } není vaše
    .try = Napište některou svou jednotku.
not-on-high-ground = { $unit } nestojí na výšině
    .try = Mezi útokem a obranou volí jen jednotky na výšině.
not-on-the-board = { $unit } není na ploše
    .try = Napište jednotku, která tam stojí.

### refusals: how orders are written

unknown-word = Řádek { $line }, sloupec { $column }: { $end ->
        [1] rozkaz končí příliš brzy
       *[0] „{ $found }“: tomu není rozumět
    }
    .try = Šlo by: { $wanted }.
not-in-this-phase = Řádek { $line }, sloupec { $column }: „{ $found }“ patří do jiné fáze
    .try = Teď by šlo: { $wanted }.
unit-first = Řádek { $line }, sloupec { $column }: { $end ->
        [1] zde rozkaz končí
       *[0] „{ $found }“
    }, kde má stát jednotka
    .try = Začněte svou jednotkou, například A3, nebo A3 A4, nebo A3-A6.
unit-missing = Řádek { $line }, sloupec { $column }: { $end ->
        [1] zde rozkaz končí
       *[0] „{ $found }“
    }, kde má stát jedna jednotka
    .try = Napište jednu, například { $wanted }.
not-a-square = Řádek { $line }, sloupec { $column }: { $end ->
        [1] zde rozkaz končí
       *[0] „{ $found }“
    }, kde má stát pole
    .try = Pole pište jako { $wanted }: nejdřív na východ, pak na sever.
not-a-number = Řádek { $line }, sloupec { $column }: { $end ->
        [1] zde rozkaz končí
       *[0] „{ $found }“
    }, kde má stát číslo
    .try = Napište číslo, { $wanted }.
number-out-of-range = Řádek { $line }, sloupec { $column }: { $found } je příliš malé nebo velké
    .try = Napište { $wanted }.
too-much = Řádek { $line }, sloupec { $column }: „{ $found }“ je navíc
    .try = Ukončete rozkaz před ním; rozkazy stojí na vlastních řádcích nebo mezi středníky.
said-twice = Řádek { $line }, sloupec { $column }: „{ $found }“ říká věc dvakrát
    .try = Řekněte to jednou.
one-unit-a-square = Řádek { $line }, sloupec { $column }: na poli stojí jen jedna jednotka, a zde je i „{ $found }“
    .try = Dejte každé její pole.
too-long = Řádek { $line }, sloupec { $column }: text je příliš dlouhý{ $found ->
        [none] {""}
       *[other] { $found }
    }
    .try = Nejvýše { $wanted } znaků.
too-many-orders = Řádek { $line }, sloupec { $column }: rozkazů je příliš mnoho
    .try = Nejvýše { $wanted } jednoho druhu.

### kostky, kterými hráči házejí sami

throw-attack = { $unit } { $how ->
        [missile] střílí na
        [long] udeří jako první dlouhou zbraní, cíl
        [charge] jde do zteče, cíl
        [parting] udeří na odcházející, cíl
       *[melee] bojuje, cíl
    } { $target }: 1k{ $sides }{ $needs ->
        [0] {""}
        [1] , zasáhne při každém hodu
        [20] , zasáhne jen při 20
       *[other] , zasáhne při { $needs } a více
    }
throw = { $why ->
        [MB-ATK-08] Škoda, { $unit }{ throw-at }
        [MB-MOR-04] Morálka, { $unit }
        [MB-BRK-04] { $unit } se snaží sešikovat
        [MB-INIT-01] Iniciativa, strana { $unit }
        [MB-BOARD-10] Kdo staví první, strana { $unit }
        [MB-UNIT-02] Body životů, { $unit }
        [MB-MIS-08] Koho zasáhne střela, { $unit }
        [MB-BASE-04] Záchranný hod, { $unit }{ throw-against }
        [MB-SOLO-06] Záchranný hod proti jedu, { $unit }
        [MB-SPELL-10] Kouzlo, { $unit }
       *[other] { $unit }
    }: 1k{ $sides }{ $why ->
        [MB-MOR-04] {" "}(1 je po ní, 2 ustupuje zlomená, 3 je zlomená, od 4 obstála)
       *[other] {""}
    }{ $least ->
        [0] {""}
       *[other] , sešikuje se při { $least } a méně
    }
throw-at = { $other ->
        [none] {""}
       *[other] {" "}(cíl: { $other })
    }
throw-against = { $other ->
        [none] {""}
       *[other] {" "}(proti: { $other })
    }
