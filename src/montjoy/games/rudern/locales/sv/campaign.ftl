# Vad som berättas, frågas, besvaras och avslås i ett fälttåg kring striderna.

### impulsens början

CampaignImpulseBegun = Runda { $round }: { $faction } har impulsen och får använda { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    } till marscher, byggen, belägringar, stormningar och utfall.
TaxPaid = { Taxed }
Raised = { PIECES($number, $kind) } värvas i { $place } för { $faction }; priset är { price }.
Hired = { $faction } lejer generalen { $banner } i { $place } för { price }.
Reorganised = { $faction } omgrupperar sina enheter i { $at }: { $units }.
    .units = { $key ->
        [none] garnisonen
       *[other] { $key }
    } ({ $value })
    .units-join = {"; "}
PursesMoved = Du flyttar resurser: { $chests }; i skattkammaren finns nu { $treasury ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $treasury } resurser
    }.
    .chests = { $key } bär { $value }
Given = { $faction }: { $banner } ger i hemlighet { $to } från { $other } { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    }.

### marscher och byggen

StepsBought = { $faction } köper steg för { $banners }: { price }.
DiedOfWant = Förlust för { $body }: { PIECES($number, $kind) }, eftersom ingen där kan betala.
building-name = { $building ->
        [found] en stad
        [imperial] en riksstad
        [church] en stad åt kyrkan
        [fortress] en fästning
        [rebuild] en stad i stället för fästningen
       *[repair] fästningens reparation
    }
BuildingPaid = { $faction } betalar { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } i { $at } för { building-name }; hittills { $paid } av { $price }.
Built = { $building ->
        [found] { $faction } har grundat en stad i { $at }
        [imperial] { $faction } har grundat en riksstad i { $at }
        [church] { $faction } har grundat en stad åt kyrkan i { $at }
        [fortress] { $faction } har byggt en fästning i { $at }
        [rebuild] { $faction } har byggt om fästningen i { $at } till en stad
       *[repair] { $faction } har reparerat fästningen i { $at }
    }.
WorkTaken = { $faction } tar { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } som { $owner } hade betalat för ett bygge i { $at }.

### rundans och spelets slut

HeadReturned = { $noble ->
        [ruler] { $banner } ({ map-noble }) återkommer till { $faction } i { $place }
       *[other] { $faction } har ett nytt { map-noble }, som övertar fanan hos { $banner } i { $place }
    }, utan enheter och med tom kista.
Eliminated = { $faction } har varken ort, ädling eller enhet kvar och är ute ur spelet.
PointsCounted = Poängen efter den sista rundan: { $points }.
    .points = { $key } { $value }

### frågor

treasury-holds = { $treasury ->
        [0] I din skattkammare finns ingenting
        [one] I din skattkammare finns 1 resurs
       *[other] I din skattkammare finns { $treasury } resurser
    }
Prepare = { PrepareFields } Skriv namn med tal, som ”jaromir 4”; ”.” lämnar allt som det är. Nu, och inom parentes vad som är möjligt: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
PrepareFields = { treasury-holds }; med all skatt blir det { $taxed }. Vilka orter värvar i stället för att betala skatt, vem lejs, vem leder vad, och vem bär hur mycket?
Regroup = { RegroupFields } Skriv namn med tal, som ”jaromir 4”; ”.” lämnar allt som det är. Nu, och inom parentes vad som är möjligt: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
RegroupFields = { treasury-holds }. Vem leder vad i { $at }, och vem bär hur mycket?
Prepared = { $amounts }
    .amounts = { $key } { $value }
HeadReturns = Ditt säte är förlorat. Till vilken av dina orter kommer den ädling som övertar fanan hos { $banner }?

### svar

march-price = { $price ->
        [0] gratis, det finns steg kvar
       *[other] { $dying ->
            [0] { price } { purse }
            [one] { price }; en enhet dör för det som ingen kan betala
           *[other] { price }; { $dying } enheter dör för det som ingen kan betala
        }
    }
AdvanceAs = Marschera med { $banner } till { $to }{ $leaves ->
        [none] {""}
       *[other] {" "}och lämna belägringen av { $leaves }
    }{ $relieves ->
        [true] {" "}och angrip genast belägrarna där
       *[false] {""}
    } ({ march-price })
Advance = Marschera med { $banner } till { $to } ({ price })
AdvanceTogether = Marschera med flera fanor från { $at } till { $to }, och betala för var och en
AdvanceTogetherToRelief = { AdvanceTogether }, och angrip genast belägrarna där
Reorganise = Flytta enheter och resurser i { $at }
Build = Betala { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } { $building ->
        [imperial] ur rikets skattkammare
       *[other] { purse }
    } för { building-name } i { $at }

### avslag

campaign-limit = Du har använt { $used } av { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    } den här impulsen
    .try = Fortsätt i nästa impuls; en stad till höjer gränsen med ett.
not-to-be-ordered = ”{ $name }” är inget som kan beordras nu
    .try = Nämn det som frågan räknar upp.
more-than-may-be = ”{ $name }” kan vara högst { $most }, inte { $number }
    .try = Skriv ett mindre tal.
preparation-not-understood = ”{ $found }” är inget namn med ett tal
    .try = Skriv ”kiertz.foot 1, jaromir 4”, med namn ur frågan; ”.” lämnar allt som det är.
gives-no-more = { $place } ger { $most ->
        [one] en rekryt
       *[other] { $most } rekryter
    } eller betalar skatt, och du vill ha { $wanted }
    .try = Värva färre där.
no-pieces-left = Du vill värva { $wanted } av ett slag, och på kartan får du ha { $most ->
        [0] inga
       *[other] { $most }
    } till av det slaget
    .try = Värva något annat, eller ta skatten.
no-more-generals = Du får leja { $most ->
        [0] ingen general
        [one] en general
       *[other] { $most } generaler
    } nu: det får finnas en för var och en av dina städer
    .try = Lej färre.
cannot-pay-so-many = Dina rekryter och generaler kostar { $price }, och med skatten finns i skattkammaren { $there ->
        [0] ingenting
       *[other] { $there }
    }
    .try = Värva eller lej färre.
not-so-many-units = För det fattas { $lacking ->
        [one] 1 enhet
       *[other] { $lacking } enheter
    } av ett slag i { $at }
    .try = Ge fanorna färre av dem.
units-without-a-noble = I { $at } skulle { $left ->
        [one] 1 enhet
       *[other] { $left } enheter
    } stå kvar utanför utan ädling
    .try = Låt en ädling där leda dem.
left-lying = { $left ->
        [one] 1 resurs
       *[other] { $left } resurser
    } skulle bli liggande: utanför hemmamark kan ädlingar bara ge resurser vidare
    .try = Låt en annan ädling där bära dem, som { $banner }.
gives-more-than-he-has = { $banner } skulle ge { $wanted } och bär { $there }
    .try = Ge mindre, eller fyll den kistan först.
nothing-to-reorganise = I { $at } finns inget att flytta
    .try = För dit en fana till.
reorganised-enough = Du har redan två gånger den här impulsen flyttat enheter och resurser i { $at }
    .try = Gör det i nästa impuls.
march-too-dear = Marschen till { $place } kostar { price }, och ädlingarna som marscherar bär inte så mycket
    .try = Fyll deras kistor hemma, eller ta en annan väg.
too-few-to-die = Ingen kan betala { price } för marschen, och { $units ->
        [one] en enhet är
       *[other] { $units } enheter är
    } för lite att offra för den
    .try = Stanna, eller marschera kortare.
costs-otherwise = Den här marschen med { $banner } kostar { price }
    .try = Välj den så som den erbjuds.
stopped = { $banner } har stoppats den här impulsen och marscherar inte mer
    .try = Marschera vidare i nästa impuls.
banner-too-large = { $banner } leder { $units } enheter och får marschera med högst { $most }
    .try = Lämna några som garnison, eller hos en annan ädling.
no-building-there = Det finns ingen provins { $at }
    .try = Bygg i en by.
no-village = Det finns ingen by i { $at }
    .try = Bygg i en by.
no-builder-there = Inget överhuvud och ingen härskare av dina är i { $at }
    .try = Led dit en sådan; generaler bygger inget.
enemy-outside = En fientlig här står utanför i { $at }
    .try = Driv först bort den.
no-own-fortress = I { $at } finns ingen fästning som är din och inte är belägrad
    .try = Bygg om en egen.
no-fortresses-for-the-league = Ligan bygger och reparerar inga fästningar
    .try = Grunda en stad i { $at }.
nothing-to-repair = I { $at } finns ingen skadad fästning med en här av dina
    .try = För enheter till en sådan.
part-too-large = För det bygget i { $at } kan nu { $most ->
        [0] inget
       *[other] högst { $most }
    } betalas: fem resurser per runda, och inte mer än som fattas
    .try = Betala mindre, eller i nästa runda.
cannot-pay-building = Den kassan kan inte betala { $amount } i { $at }
    .try = Betala mindre, eller för dit en ädling som bär mer.

### stående order

AnyTime = { AnyTimeByField } Skriv namn och vad som beordras, som ”intercept double, occupy in”; ”none” lämnar allt öppet. Möjligt: { $fields }.
    .fields = { $a } { $b }
    .fields-join = {"; "}
AnyTimeByField = Stående order: vad svarar åt dig när andra handlar? Det du lämnar öppet får du frågan om, som vanligt.
order-name = { $order ->
        [intercept] Falla över inkräktare från en fästning
        [join] Delta i en undsättning
        [occupy] Gå in i en intagen ort
        [refuge] Vilken av lika nära tillflykter
        [vote] Mina röster
       *[losses] Förluster
    }
order-says = { $says ->
        [open] Fråga mig
        [never] Aldrig
        [equal] Med minst lika många tärningar som fienden
        [stronger] Med minst en och en halv gång så många tärningar
        [double] Med minst dubbelt så många tärningar
        [always] Alltid
        [in] Gå in
        [out] Stanna utanför
        [seat] Den som ligger närmast mitt säte
        [first] Den första efter namn
       *[automatic] I den automatiska ordningen
    }
AnsweredByOrder = Din stående order svarade utan att du fick frågan: { order-name }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }.
StayedOutside = { $faction }: { $banners } stannar utanför { $place }.
standing-not-understood = ”{ $found }” är inget namn med en order
    .try = Skriv ”intercept double, occupy in”, så som frågan räknar upp dem; ”none” lämnar allt öppet.
not-to-be-ordered-before = ”{ $order } { $says }” kan inte beordras i det här spelet
    .try = Ge en order som frågan räknar upp.
