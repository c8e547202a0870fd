# Co se ptá, odpovídá a odmítá.

### otázky straně

Before = Před plavbou: kdo je vrchním velitelem, kdo pluje s kým a kde se loďstvo zastaví u pobřeží.
Morning = Den { $day }, ráno: vaše rozkazové listy a záležitosti dne.
Round = Den { $day }, { slot-of }: co dělá vlastní oddíl vrchního velitele? Prázdný list: jako dosud.
last-day = { $judged ->
        [true] kdo zvítězil, řekne dnes večer rozhodčí
       *[false] vyhrává ten, kdo je dnes večer v hexu konfluxu sám, s táborem nebo s jednotkou, která nekolísá
    }
LastMorning = Den { $day }, ráno, poslední den: { last-day }. Vaše rozkazové listy a záležitosti dne.
mid-day-why = { $why ->
        [news] K vrchnímu veliteli dorazilo něco nového
        [rounds] Chcete být tázáni v každém kole
       *[anew] V každém kole lze psát nové rozkazové listy
    }
MidDay = Den { $day }, { slot-of }{ $last ->
        [true] , poslední den: { last-day }. { mid-day-why }
       *[false] . { mid-day-why }
    }. { $why ->
        [anew] Co teď kdo dělá, a především vlastní oddíl vrchního velitele
       *[other] Rozhodujete vy: co teď dělá vlastní oddíl vrchního velitele
    }{ at-hex } ({ $who })? Prázdný list: jako dosud.
    .who = { $it }
AnyTime = Během dne: co dělá vlastní oddíl vrchního velitele od příštího kola? Co odešlete, platí od té doby a do té doby se dá změnit.
ui-help-write = „napsat“ říká, co dělá váš vlastní oddíl od příštího kola; do té doby se to dá změnit
Met = Váš oddíl naráží na nepřítele: { $enemy }{ about-men }{ at-hex }. Co teď?
Challenged = K vašemu oddílu se blíží { $enemy }{ about-men }{ at-hex }. Bojovat, nebo nechat projít?
AfterWin = Nepřítel opustil hex { $hex }. Obsadit: váš oddíl jde hned do hexu { $hex }. Zůstat: zůstane tam, kde je teď, po pronásledování v hexu, do kterého nepřítele pronásledoval.
Pursue = Nepřítel ustoupil z hexu { $hex }. Pronásledovat: váš oddíl vstoupí do hexu { $hex }, bitva odtud pokračuje a nikdo se potom sám nevrátí. Zůstat: nepřítel unikne a váš oddíl zůstane tam, kde je teď; jen s rozkazem „Zaútočit“ nebo „Postupovat do“ potom hex { $hex } přesto obsadí.
Fronts = Několik nepřátel najednou{ at-hex }: { $enemies }. Jak rozdělit vojsko?
    .enemies = { $it }
LeadFront = Několik nepřátel najednou{ at-hex }: { $enemies }. Kterou frontu povede velitel?
    .enemies = ({ $nth }) { $it }
TakenCamp = Nepřátelský tábor v hexu { $hex } je dobyt. Ponechat, nebo spálit?

### odpovědi

Do = { $what ->
        [attack] Zaútočit
        [stop] Zastavit
        [around] Obejít: bez boje, dál nejrychlejší jinou cestou; není-li žádná, zastavit
        [pass] Nechat projít
        [fight] Bojovat
        [pursue] Pronásledovat
        [stay] Zůstat
        [advance] Obsadit
        [withdraw] Stáhnout se
        [continue] Pokračovat
        [keep] Ponechat
        [burn] Spálit
        [proportional] V poměru k nepřátelům
        [largest] Všichni proti největšímu
        [grant] Povolit
        [refuse] Nepovolit
        [send] Poslat
        [roll] Hodit si
        [own] Nechat na pravidlech
        [typed] Napsat výsledek sám
        [own_officers] Nechat jednat důstojníky strany
        [hold] Držet se rozkazů
       *[other] Fronta { $what }
    }

### otázky rozhodčímu

UmpireDay = List budoucích událostí před dnem { $day }: co přidáte, co škrtnete?
UmpireRound = Den { $day }, { slot-of }: co se teď stane podle vašeho listu budoucích událostí? Nic: tečka.
Drafts = Den { $day }, { slot-of }: hlášení o bitvách, než vyrazí. Které údaje budou jiné, které hlášení zůstane?
Judge = { $side } žádají o hrdinský čin ({ $commander }): „{ $text }“. Povolíte ho, za hrdinský bod?
Planting = Velký Kamenný otec má být zasazen v hexu { $hex }, kde stojí vojsko. Povolíte to?
Occasion = Je to příležitost k násilnostem? { START($unit) } je v hexu { $hex }.
TakeOver = Začíná bitva: { $battle }. Nechat na pravidlech, nebo napsat výsledek ze skutečného stolu?
TypeResult = Výsledek bitvy: { $battle }.
Battle = { $attackers }; brání { $defenders }{ $camp ->
        [2] {""}
       *[other] {" "}za opevněným táborem
    }
Party = { $side } v hexu { $hex } ({ $men }{ $commanders-count ->
        [0] {""}
       *[other] , vede { $commanders }
    })
    .men = { $men } { $elite ->
        [true] elitních
       *[false] řadových
    }, { $unit }
    .men-none = nikdo
    .commanders = { $a }

### odmítnuto: před hrou

too-early-for-orders = Před hrou ještě nejsou rozkazy
    .try = Zvolte vrchního velitele, místo loďstva a kdo pluje s kým.
too-early = Před hrou to nejde: { $what }
    .try = Nechte to na první ráno.
not-a-commander-of-yours = { $commander } není váš velitel
    .try = Zvolte některého ze svých velitelů.
no-ships = Vaše strana nemá lodě
    .try = Vynechte loďstvo.
not-at-sea = Hex { $hex } není mořský hex na mapě
    .try = Uveďte mořský hex u pobřeží.
nobody-of-yours = { $who } není nikdo z vašich
    .try = Uveďte jednotku, velitele nebo specialistu ze svého listu armády.
no-such-ship = Nemáte loď { $ship }
    .try = Uveďte některou ze svých lodí.
no-room = Na lodi ({ $ship }) je místo jen pro { $left ->
        [one] 1 muže
        [few] { $left } muže
       *[other] { $left } mužů
    }
    .try = Přesuňte odtud někoho jiného, nebo zvolte jinou loď.
neither-ship-nor-unit = { $who } není vaše loď ani jednotka
    .try = Velitel jde na loď nebo s jednotkou.

### odmítnuto: komu a odkud

not-orders = To není formulář rozkazů
    .try = Vyplňte rozkazové listy a záležitosti.
umpires-form = Ten formulář vyplňuje jen rozhodčí
    .try = Vyplňte rozkazy.
nobody-of-that-name = { $own ->
        [yes] { $name } k vaší armádě patří, ale sem se nehodí
       *[no] Nikoho se jménem { $name } nemáte
    }
    .try = Pište jako na listu armády, třeba { $wanted }.
no-sheet-for-specialists = { $who }: specialisté nedostávají rozkazový list
    .try = { $kind ->
        [stars] Napište „věštit“ na list jednotky, velitele nebo tábora, u kterého je { $who }, nebo ho vyšlete samotného, třeba „vyslat { $who } přes { $hex }“.
       *[other] Napište tomu, u koho je { $who }.
    }
nowhere-to-order-from = Teď není nikdo, kdo by dal rozkaz (adresát: { $to })
    .try = Počkejte, až bude vrchní velitel na mapě.
not-across-the-water = Z moře se rozkazy k adresátovi ({ $to }) nedostanou
    .try = Rozkazujte těm v hexu vrchního velitele a na pobřeží vedle, nebo se nejdřív vyloďte.
fleet-not-at-hand = { $to } přijímá rozkazy jen od toho, kdo je na palubě nebo vedle
    .try = Přiveďte vrchního velitele na pobřeží.
not-on-the-island = { $to } není na ostrově
    .try = Počkejte na vylodění.
orders-go-to-its-camp-or-commander = { $to } je v hexu { $hex } s táborem nebo velitelem a rozkazy dostává tam
    .try = Adresujte list táboru nebo veliteli, se sloupcem pro jednotku.
lone-marker = { $to } je osamocená značka a nelze jí dát rozkaz „{ $order }“
    .try = Pošlete ji do nejbližšího tábora, nebo k ní přiveďte velitele.
no-such-side = { $side } není jiná strana této hry
    .try = Uveďte některou z ostatních stran.
no-such-unit = Jednotku { $unit } pro ten sloupec nemáte
    .try = Berte čísla z listu armády.
not-in-one-hex = Nejsou v jednom hexu
    .try = Nejdřív je sveďte dohromady.
two-sheets = Pro jednoho adresáta ({ $to }) jsou dva listy
    .try = Napište vše na jeden.
only-his-own-force = Mezi dvěma fázemi rozkazů rozkazujete jen vlastnímu oddílu vrchního velitele, a { $to } je jinde
    .try = Napište tam v příští fázi rozkazů.
in-the-order-phase = To se dělá jen ve fázi rozkazů: { $what }
    .try = Udělejte to ráno.
only-before-play = To se dělá jen před hrou: { $what }
    .try = Vynechte to.

### odmítnuto: políčka listu

eight-days-at-most = List (komu: { $to }) pokrývá { $days } dní
    .try = List pokrývá nejvýš osm dní; na zbytek pošlete další.
a-round-needs-its-day = Na listu (komu: { $to }) je kolo bez dne
    .try = Pište „den 6 kolo 2“.
day-is-past = Den { $day } už minul
    .try = Pište rozkazy na dnešek nebo později.
box-filled-twice = Na listu (komu: { $to }) je políčko den { $day }, { slot-of } vyplněno dvakrát
    .try = Ponechte jedno z nich.
where-to = „{ $order }“ potřebuje hex
    .try = Uveďte hex, třeba 0613.
takes-no-hex = K „{ $order }“ hex nepatří, a stojí tam hex { $hex }
    .try = Vynechte hex.
off-the-map = Hex { $hex } není na mapě
    .try = Uveďte hex na mapě.
not-into-the-sea = Hex { $hex } je moře
    .try = Uveďte hex pevniny, nebo se naloďte.
ships-sail-at-sea = Hex { $hex } je pevnina a lodě plují po moři
    .try = Uveďte mořský hex, nebo se vyloďte.
ships-lie-at-sea = Lodě jsou na moři a hex { $hex } je pevnina
    .try = Uveďte mořský hex lodi, nebo žádný.
no-coast = Hex { $hex } nemá pobřeží
    .try = Uveďte hex pevniny u moře.
only-marches-at-night = V noci se jen pochoduje, ne „{ $order }“
    .try = Jít, postupovat nebo spěchat do hexu, nebo nechte políčko prázdné.
no-hero-points = Nezbývá tam žádný hrdinský bod
    .try = Vynechte to, nebo požádejte jiného velitele.
one-unit-fortifies = Opevňuje vždy jen jedna jednotka ({ $to })
    .try = Dejte rozkaz jedné jednotce.
only-in-a-camp = { $to } není v táboře a opevňuje se jen tábor
    .try = Nejdřív postavte tábor.
too-few-men = Jednotka { $unit } má { $men ->
        [one] 1 muže
        [few] { $men } muže
       *[other] { $men } mužů
    } a k opevňování je třeba { $least }
    .try = Dejte rozkaz větší jednotce.
the-dead-do-not-understand = Jednotka { $unit } patří k mrtvým a ti „{ $order }“ nechápou
    .try = Držet, zaútočit nebo postupovat.
only-commanders-act-on-their-own = { $to } není velitel a přání mají jen velitelé
    .try = Vynechte přání.
the-same-order-twice = Dvě z přání jsou „{ $order }“
    .try = Uveďte různé rozkazy.
nearly-the-same-place = Hexy { $hex } a { $other } jsou skoro totéž místo
    .try = Uveďte cíle dál od sebe.

### odmítnuto: ranní záležitosti

number-is-taken = Jednotka { $number } už byla
    .try = Zvolte jiné číslo, nebo žádné: vezme se příští volné.
groups-are-never-split = Jednotka { $unit } je skupina mrtvých a ty se nikdy nedělí
    .try = Nechte ji celou.
groups-are-never-merged = Jednotka { $unit } je skupina mrtvých a ty se nikdy neslučují
    .try = Nechte ji, jak je.
not-so-many-men = Jednotka { $unit }: elitních { $elite }, řadových { $standard }
    .try = Neberte jich víc, než je.
ten-at-least = Každá část jednotky { $unit } potřebuje aspoň deset mužů (elitních { $elite }, řadových { $standard })
    .try = Rozdělte ji rovnoměrněji.
no-reorganisation = U tohoto stolu se jednotky nedělí ani neslučují
    .try = Dejte jednotlivým jednotkám vlastní sloupec na listu.
neither-camp-nor-commander = V hexu { $hex } není tábor ani velitel
    .try = Udělejte to v táboře nebo u velitele.
with-itself = { $name }: nelze sloučit s ní samou
    .try = Uveďte dvě jednotky.
not-of-one-nation = Jednotky { $unit } a { $other } nejsou z jednoho národa
    .try = Slučujte jednotky jednoho národa.
more-than-500-men = Dohromady by měla { $men } mužů
    .try = Jednotka má nejvýš 500 mužů.
needs-a-sheet-to-go-with = { $who } je v hexu { $hex } a tam dnes ráno žádný list nejde
    .try = Pošlete tam zároveň list.
never-alone = { $who } sám nikdy nevyráží
    .try = Vyšlete špeha, hipogryfa nebo astrologa.
one-errand-at-a-time = { $who } má dvě pochůzky
    .try = Ponechte jednu.
not-beside-the-overall-commander = { $who } není u vrchního velitele
    .try = Vezměte špeha, který je s ním.
no-sheet-for-him = Není list (komu: { $to }), který by špeh mohl nést
    .try = Napište i list.
hippogriffs-only-scout = { $who } je hipogryf a ti slouží jen k průzkumu
    .try = Dejte list špehovi nebo kurýrovi.
not-a-spy = { $who } není špeh
    .try = Dejte list špehovi nebo kurýrovi.
nowhere-to-write-from = Vrchní velitel není nikde, odkud by dopis mohl vyrazit
    .try = Počkejte, až bude na mapě.

### odmítnuto: text rozkazů, který nešlo pochopit

quote-not-closed = Řádek { $line }, sloupec { $column }: uvozovky nejsou zavřené
    .try = Zavřete je.
sign-missing = Řádek { $line }, sloupec { $column }: { $end ->
        [1] na konci řádku chybí znak
       *[other] u „{ $found }“ chybí znak
    }
    .try = Napište tam „{ $wanted }“.
not-a-number = Řádek { $line }, sloupec { $column }: { $end ->
        [1] na konci řádku chybí číslo
       *[other] „{ $found }“ není číslo
    }
    .try = Napište celé číslo, { $wanted }.
number-out-of-range = Řádek { $line }, sloupec { $column }: { $found } je moc málo nebo moc mnoho
    .try = Napište celé číslo, { $wanted }.
not-a-hex = Řádek { $line }, sloupec { $column }: { $end ->
        [1] na konci řádku chybí hex
       *[other] „{ $found }“ není hex
    }
    .try = Pište sloupec a řadu, jako { $wanted }.
when-missing = Řádek { $line }, sloupec { $column }: u „{ $found }“ chybí čas
    .try = Napište kdy: „den { $day }: { $wanted }“ nebo „od teď: { $wanted }“.
unknown-word = Řádek { $line }, sloupec { $column }: { $end ->
        [1] řádek končí příliš brzy
       *[other] „{ $found }“ nelze pochopit
    }
    .try = Sem se hodí: { $wanted }.
text-missing = Řádek { $line }, sloupec { $column }: chybí text
    .try = Napište ho v uvozovkách.
text-too-long = Řádek { $line }, sloupec { $column }: text je moc dlouhý
    .try = Pište nejvýš { $wanted } znaků.
too-much = Řádek { $line }, sloupec { $column }: „{ $found }“ je navíc
    .try = Vynechte to, nebo tím začněte nový řádek.
name-missing = Řádek { $line }, sloupec { $column }: chybí jméno
    .try = Pište jako na listu armády, třeba { $wanted }.
name-too-long = Řádek { $line }, sloupec { $column }: jméno je moc dlouhé
    .try = Pište jako na listu armády.
three-wishes-at-most = Řádek { $line }, sloupec { $column }: přání je víc než tři
    .try = Uveďte nejvýš tři.
route-too-long = Řádek { $line }, sloupec { $column }: cesta je moc dlouhá
    .try = Uveďte nejvýš { $wanted } hexů.
order-beside-name = Řádek { $line }, sloupec { $column }: komu a co se píše na dva řádky
    .try = Napište „k { $found }:“ a na řádek pod to „od teď: { $wanted }“.
neither-when-nor-whom = Řádek { $line }, sloupec { $column }: „{ $found }“ neříká ani kdy, ani komu
    .try = Napište „od teď: { $wanted }“ nebo „den { $day }: { $wanted }“; řádky „od teď“ se plní jeden po druhém. Je-li { $found } jméno, začněte list: „k { $found }:“.
no-sheet-begun = Řádek { $line }: komu je určeno „{ $found }“?
    .try = Nejdřív začněte list, jako { $wanted }
too-many-lines = Řádek { $line }: list má nejvýš { $wanted } řádků
    .try = Zbytek napište na další list.
too-many-parts = Řádek { $line }: částí je víc než { $wanted }
    .try = Zbytek nechte na příští ráno.
too-long = Text je moc dlouhý
    .try = Pište nejvýš { $wanted } znaků.

### odmítnuto: stůl rozhodčího

no-such-report = Hlášení { $number } není
    .try = Zvolte číslo od 1 do { $most }.
draft-line = Řádek { $line } nelze pochopit: { $text }
    .try = Pište jako „hlášení 1 vlastní ztráty 40“ nebo „zadržet 2“.
bad-plan = To nelze použít: { $says }
    .try = Opravte řádek, který jmenuje.
plan-line = Řádek { $line } nelze pochopit: { $text }
    .try = Pište jako „den 3 kolo 2: postavy v 0613“, „škrtnout 4“ nebo „počet hlášení 2“.
plan-kind = Řádek { $line }: „{ $text }“ není druh události
    .try = Mysleli jste { $near }?
plan-slot = Řádek { $line }: takové kolo není
    .try = Počítejte od 1 do { $most }.
day-after-the-end = Den { $day } je až po konci hry
    .try = Napište den nejvýše { $last }, ten je poslední.
no-such-line = List budoucích událostí nemá řádek { $line }
    .try = Berte čísla, jak na něm stojí.
not-in-the-battle = { $who } v bitvě nebyl
    .try = Uveďte jednotky a velitele, kteří v ní byli.
more-than-were-there = { $who } ztrácí víc mužů, než jich bylo
    .try = Uveďte menší ztráty.
result-line = Řádek { $line } nelze pochopit: { $text }
    .try = Pište jako „ransards.6 ztrácí 40“, „padl ransards.grisban“ nebo „ustupuje trakorians.2“.
bad-result = To nelze použít: { $says }
    .try = Opravte řádek, který jmenuje.
