# Vad som frågas, svaras och avvisas.

### frågor till en sida

Before = Före resan: vem som är överbefälhavare, vem som seglar med vem, och var flottan ska ligga utanför kusten.
Morning = Dag { $day }, morgon: dina orderblad och dagens ärenden.
Round = Dag { $day }, { slot-of }: vad gör överbefälhavarens egen styrka? Ett tomt blad: som förut.
last-day = { $judged ->
        [true] i kväll avgör spelledaren vem som har vunnit
       *[false] den som i kväll ensam står i konfluxens ruta, med ett läger eller en enhet som inte vacklar, har vunnit
    }
LastMorning = Dag { $day }, morgon, den sista dagen: { last-day }. Dina orderblad och dagens ärenden.
mid-day-why = { $why ->
        [news] Något nytt har nått din överbefälhavare
        [rounds] Du vill bli tillfrågad i varje runda
       *[anew] Orderblad får skrivas på nytt i varje runda
    }
MidDay = Dag { $day }, { slot-of }{ $last ->
        [true] , den sista dagen: { last-day }. { mid-day-why }
       *[false] . { mid-day-why }
    }. { $why ->
        [anew] Vad gör var och en nu, och framför allt överbefälhavarens egen styrka
       *[other] Du beslutar: vad gör överbefälhavarens egen styrka nu
    }{ at-hex } ({ $who })? Ett tomt blad: som förut.
    .who = { $it }
AnyTime = Mitt på dagen: vad gör din överbefälhavares egen styrka från och med nästa runda? Det du skickar gäller då och kan ändras tills dess.
ui-help-write = ”skriv” säger vad din egen styrka gör från nästa runda, och det kan ändras tills dess
Met = Din styrka stöter på { $enemy }{ about-men }{ at-hex }. Vad nu?
Challenged = { $enemy }{ about-men } kommer mot din styrka{ at-hex }. Strida, eller släppa förbi?
AfterWin = Fienden har lämnat { $hex }. Ryck in: din styrka går genast till { $hex }. Stanna kvar: den står kvar där den är nu, efter ett förföljande i den ruta dit den har förföljt.
Pursue = Fienden har dragit sig tillbaka från { $hex }. Förfölj: din styrka rycker in i { $hex }, striden går vidare därifrån, och ingen går tillbaka av sig själv efteråt. Stanna kvar: fienden kommer undan och din styrka står kvar där den är nu; bara med ordern ”Anfall” eller ”Avancera till” rycker den sedan ändå in i { $hex }.
Fronts = Flera fiender på en gång{ at-hex }: { $enemies }. Hur delas trupperna?
    .enemies = { $it }
LeadFront = Flera fiender på en gång{ at-hex }: { $enemies }. Vilken front leder befälhavaren?
    .enemies = ({ $nth }) { $it }
TakenCamp = Fiendens läger i { $hex } är taget. Behålla det eller bränna det?

### svar

Do = { $what ->
        [attack] Anfall
        [stop] Stanna
        [around] Gå runt: ingen strid, vidare den snabbaste andra vägen; finns ingen, stanna
        [pass] Släpp förbi dem
        [fight] Strid
        [pursue] Förfölj
        [stay] Stanna kvar
        [advance] Ryck in
        [withdraw] Dra er ur
        [continue] Fortsätt
        [keep] Behåll det
        [burn] Bränn det
        [proportional] I proportion till fienderna
        [largest] Alla mot den största
        [grant] Medge det
        [refuse] Medge det inte
        [send] Sänd det
        [roll] Slå för det
        [own] Låt reglerna avgöra
        [typed] Skriv in resultatet själv
        [own_officers] Låt sidans egna officerare handla
        [hold] Håll fast vid ordern
       *[other] Front { $what }
    }

### frågor till spelledaren

UmpireDay = Bladet med framtida händelser före dag { $day }: vad lägger du till, vad stryker du?
UmpireRound = Dag { $day }, { slot-of }: vad händer nu enligt ditt blad med framtida händelser? Ingenting: en punkt.
Drafts = Dag { $day }, { slot-of }: stridsrapporterna innan de går i väg. Vilka siffror ska sägas annorlunda, vilken rapport hålls inne?
Judge = { $side } ber om ett hjältedåd av { $commander }: ”{ $text }”. Medger du det, för en hjältepoäng?
Planting = Store Stenfar ska planteras i { $hex }, där trupper står. Medger du det?
Occasion = Är det här ett tillfälle till övergrepp? Det gäller { $unit } i { $hex }.
TakeOver = En strid börjar: { $battle }. Låta reglerna avgöra, eller skriva in resultatet från ett riktigt bord?
TypeResult = Stridens resultat: { $battle }.
Battle = { $attackers } mot { $defenders }{ $camp ->
        [2] {""}
       *[other] {" "}bakom ett befäst läger
    }
Party = { $side } i { $hex } ({ $men }{ $commanders-count ->
        [0] {""}
       *[other] , ledda av { $commanders }
    })
    .men = { $men } { $elite ->
        [true] elit
       *[false] standard
    } ur { $unit }
    .men-none = ingen
    .commanders = { $a }

### avvisat: före spelet

too-early-for-orders = Före spelet finns inga order än
    .try = Välj överbefälhavare, flottans plats och vem som seglar med vem.
too-early = Före spelet går det inte: { $what }
    .try = Vänta till den första morgonen.
not-a-commander-of-yours = { $commander } är inte din befälhavare
    .try = Välj en av dina egna befälhavare.
no-ships = Din sida har inga skepp
    .try = Utelämna flottan.
not-at-sea = Rutan { $hex } är ingen havsruta på kartan
    .try = Ange en havsruta utanför kusten.
nobody-of-yours = { $who } är ingen av dina
    .try = Ange en enhet, befälhavare eller specialist på ditt arméformulär.
no-such-ship = Du har inget skepp { $ship }
    .try = Ange ett av dina egna skepp.
no-room = Det finns bara plats för { $left } man på { $ship }
    .try = Flytta någon annan därifrån, eller ta ett annat skepp.
neither-ship-nor-unit = { $who } är varken ett skepp eller en enhet av dina
    .try = En befälhavare går ombord på ett skepp eller följer en enhet.

### avvisat: till vem, och varifrån

not-orders = Det är inget formulär för order
    .try = Fyll i orderblad och ärenden.
umpires-form = Bara spelledaren fyller i det formuläret
    .try = Fyll i order.
nobody-of-that-name = { $own ->
        [yes] { $name } hör till din armé, men är inte vad som söks här
       *[no] Du har ingen med namnet { $name }
    }
    .try = Skriv det som på arméformuläret, till exempel { $wanted }.
no-sheet-for-specialists = { $who } får inget orderblad
    .try = { $kind ->
        [stars] Skriv ”spå” på bladet till den enhet, den befälhavare eller det läger som { $who } är hos, eller skicka ut { $who } ensam, som i ”sänd { $who } över { $hex }”.
       *[other] Skriv till den som { $who } är hos.
    }
nowhere-to-order-from = Det finns ingen som kan ge { $to } order nu
    .try = Vänta tills överbefälhavaren är på kartan.
not-across-the-water = Från havet når inga order fram till { $to }
    .try = Ge order till dem i överbefälhavarens hexruta och på kusten intill, eller landstig först.
fleet-not-at-hand = { $to } tar order bara av den som är ombord eller intill
    .try = För överbefälhavaren till kusten.
not-on-the-island = { $to } är inte på ön
    .try = Vänta på landstigningen.
orders-go-to-its-camp-or-commander = { $to } är i rutan { $hex } hos ett läger eller en befälhavare och får sina order där
    .try = Ställ bladet till lägret eller befälhavaren, med en kolumn för enheten.
lone-marker = { $to } är en ensam markör och kan inte få ordern ”{ $order }”
    .try = Beordra den till närmsta läger, eller för en befälhavare intill den.
no-such-side = { $side } är ingen annan sida i spelet
    .try = Ange en av de andra sidorna.
no-such-unit = Du har ingen enhet { $unit } för den kolumnen
    .try = Ta numren från arméformuläret.
not-in-one-hex = De är inte i samma hexruta
    .try = För dem samman först.
two-sheets = Det finns två blad för { $to }
    .try = Skriv allt på ett blad.
only-his-own-force = Mellan två orderfaser ger du order bara till överbefälhavarens egen styrka, och { $to } är någon annanstans
    .try = Skriv dit i nästa orderfas.
in-the-order-phase = Det görs bara i orderfasen: { $what }
    .try = Gör det på morgonen.
only-before-play = Det görs bara före spelet: { $what }
    .try = Utelämna det.

### avvisat: bladets rutor

eight-days-at-most = Bladet till { $to } omfattar { $days } dagar
    .try = Ett blad omfattar högst åtta dagar; sänd ett till för resten.
a-round-needs-its-day = På bladet till { $to } står en runda utan dag
    .try = Skriv ”dag 6 runda 2”.
day-is-past = Dag { $day } är förbi
    .try = Skriv order för i dag eller senare.
box-filled-twice = På bladet till { $to } är rutan för dag { $day }, { slot-of } ifylld två gånger
    .try = Behåll en av dem.
where-to = ”{ $order }” behöver en hexruta
    .try = Ange rutan, till exempel 0613.
takes-no-hex = ”{ $order }” tar ingen hexruta, och rutan { $hex } står där
    .try = Utelämna rutan.
off-the-map = Rutan { $hex } finns inte på kartan
    .try = Ange en ruta på kartan.
not-into-the-sea = Rutan { $hex } är hav
    .try = Ange en landruta, eller embarkera.
ships-sail-at-sea = Rutan { $hex } är land, och skepp seglar till havs
    .try = Ange en havsruta, eller debarkera.
ships-lie-at-sea = Skepp ligger till havs, och rutan { $hex } är land
    .try = Ange skeppets havsruta, eller ingen.
no-coast = Rutan { $hex } har ingen kust
    .try = Ange en landruta vid havet.
only-marches-at-night = På natten marscherar man bara, inte ”{ $order }”
    .try = Låt dem gå, avancera eller gå snarast till en ruta, eller lämna rutan på bladet tom.
no-hero-points = Där finns ingen hjältepoäng kvar
    .try = Utelämna det, eller be en annan befälhavare.
one-unit-fortifies = Bara en enhet i taget befäster { $to }
    .try = Ge ordern till en enhet.
only-in-a-camp = { $to } är inte i något läger, och bara läger befästs
    .try = Slå läger först.
too-few-men = Enhet { $unit } har { $men } man, och att befästa kräver { $least }
    .try = Ge ordern till en större enhet.
the-dead-do-not-understand = Enhet { $unit } hör till de döda, som inte förstår ”{ $order }”
    .try = Håll, anfall eller avancera.
only-commanders-act-on-their-own = { $to } är ingen befälhavare, och bara befälhavare har önskningar
    .try = Utelämna önskningarna.
the-same-order-twice = Två av önskningarna är ”{ $order }”
    .try = Ange olika order.
nearly-the-same-place = Rutorna { $hex } och { $other } är nästan samma plats
    .try = Ange mål längre från varandra.

### avvisat: morgonens ärenden

number-is-taken = Det har redan funnits en enhet { $number }
    .try = Ta ett annat nummer, eller inget: då tas nästa lediga.
groups-are-never-split = Enhet { $unit } är en grupp av de döda, och de delas aldrig
    .try = Låt den vara hel.
groups-are-never-merged = Enhet { $unit } är en grupp av de döda, och de slås aldrig ihop
    .try = Låt den vara som den är.
not-so-many-men = Enhet { $unit } har { $elite } elit och { $standard } standard
    .try = Ta inte fler än de som finns.
ten-at-least = Varje del av enhet { $unit } behöver minst tio man ({ $elite } elit och { $standard } standard finns)
    .try = Dela den jämnare.
no-reorganisation = Vid det här bordet varken delas enheter eller slås ihop
    .try = Ge enskilda enheter en egen kolumn på bladet.
neither-camp-nor-commander = I rutan { $hex } finns varken läger eller befälhavare
    .try = Gör det i ett läger eller hos en befälhavare.
with-itself = { $name } kan inte slås ihop med sig själv
    .try = Ange två enheter.
not-of-one-nation = Enheterna { $unit } och { $other } hör inte till samma nation
    .try = Slå ihop enheter av samma nation.
more-than-500-men = Tillsammans skulle de vara { $men } man
    .try = En enhet har högst 500 man.
needs-a-sheet-to-go-with = { $who } är i rutan { $hex }, och dit går inget blad den här morgonen
    .try = Sänd ett blad dit samtidigt.
never-alone = { $who } ger sig aldrig ut ensam
    .try = Sänd en spion, en hippogriff eller en astrolog.
one-errand-at-a-time = { $who } har två uppdrag
    .try = Behåll ett av dem.
not-beside-the-overall-commander = { $who } är inte hos överbefälhavaren
    .try = Ta en spion som är där.
no-sheet-for-him = Det finns inget blad till { $to } som en spion kan bära
    .try = Skriv bladet också.
hippogriffs-only-scout = { $who } är en hippogriff; de spanar bara
    .try = Ge bladet till en spion eller en kurir.
not-a-spy = { $who } är ingen spion
    .try = Ge bladet till en spion eller en kurir.
nowhere-to-write-from = Överbefälhavaren är ingenstans varifrån ett brev kan gå
    .try = Vänta tills överbefälhavaren är på kartan.

### avvisat: ordertext som inte förstås

quote-not-closed = Rad { $line }, kolumn { $column }: ett citat är inte avslutat
    .try = Avsluta med citattecken.
sign-missing = Rad { $line }, kolumn { $column }: { $end ->
        [1] ett tecken saknas i slutet av raden
       *[other] vid ”{ $found }” saknas ett tecken
    }
    .try = Skriv ”{ $wanted }” där.
not-a-number = Rad { $line }, kolumn { $column }: { $end ->
        [1] ett tal saknas i slutet av raden
       *[other] ”{ $found }” är inget tal
    }
    .try = Skriv ett heltal, { $wanted }.
number-out-of-range = Rad { $line }, kolumn { $column }: { $found } är för litet eller för stort
    .try = Skriv ett heltal, { $wanted }.
not-a-hex = Rad { $line }, kolumn { $column }: { $end ->
        [1] en hexruta saknas i slutet av raden
       *[other] ”{ $found }” är ingen hexruta
    }
    .try = Skriv kolumn och rad, som i { $wanted }.
when-missing = Rad { $line }, kolumn { $column }: ”{ $found }” står där utan tid
    .try = Skriv när: ”dag { $day }: { $wanted }” eller ”från nu: { $wanted }”.
unknown-word = Rad { $line }, kolumn { $column }: { $end ->
        [1] raden slutar för tidigt
       *[other] ”{ $found }” förstås inte
    }
    .try = Här går det med: { $wanted }.
text-missing = Rad { $line }, kolumn { $column }: en text saknas
    .try = Skriv den inom citattecken.
text-too-long = Rad { $line }, kolumn { $column }: texten är för lång
    .try = Skriv högst { $wanted } tecken.
too-much = Rad { $line }, kolumn { $column }: ”{ $found }” hör inte hit
    .try = Utelämna det, eller börja en ny rad med det.
name-missing = Rad { $line }, kolumn { $column }: ett namn saknas
    .try = Skriv det som på arméformuläret, till exempel { $wanted }.
name-too-long = Rad { $line }, kolumn { $column }: namnet är för långt
    .try = Skriv det som på arméformuläret.
three-wishes-at-most = Rad { $line }, kolumn { $column }: det är fler än tre önskningar
    .try = Ange högst tre.
route-too-long = Rad { $line }, kolumn { $column }: vägen är för lång
    .try = Ange högst { $wanted } hexrutor.
order-beside-name = Rad { $line }, kolumn { $column }: till vem och vad skrivs på var sin rad
    .try = Skriv ”till { $found }:” och på raden under ”från nu: { $wanted }”.
neither-when-nor-whom = Rad { $line }, kolumn { $column }: ”{ $found }” säger varken när eller till vem
    .try = Skriv ”från nu: { $wanted }” eller ”dag { $day }: { $wanted }”; rader med ”från nu” utförs en efter en. Om { $found } är någon börjar du ett blad: ”till { $found }:”.
no-sheet-begun = Rad { $line }: till vem är ”{ $found }” ställt?
    .try = Börja ett blad först, som i { $wanted }
too-many-lines = Rad { $line }: ett blad har högst { $wanted } rader
    .try = Skriv ett blad till för resten.
too-many-parts = Rad { $line }: det är fler än { $wanted } delar
    .try = Låt resten vänta till nästa morgon.
too-long = Texten är för lång
    .try = Skriv högst { $wanted } tecken.

### avvisat: spelledarens bord

no-such-report = Det finns ingen rapport { $number }
    .try = Ta ett nummer från 1 till { $most }.
draft-line = Rad { $line } förstås inte: { $text }
    .try = Skriv som i ”rapport 1 egna förluster 40” eller ”håll inne 2”.
bad-plan = Det går inte att använda: { $says }
    .try = Rätta raden det gäller.
plan-line = Rad { $line } förstås inte: { $text }
    .try = Skriv som i ”dag 3 runda 2: rollpersoner i 0613”, ”stryk 4” eller ”rapporter 2”.
plan-kind = Rad { $line }: ”{ $text }” är inget slags händelse
    .try = Menade du { $near }?
plan-slot = Rad { $line }: den rundan finns inte
    .try = Räkna från 1 till { $most }.
day-after-the-end = Dag { $day } kommer efter spelets slut
    .try = Skriv en dag till och med { $last }, den sista.
no-such-line = Bladet med framtida händelser har ingen rad { $line }
    .try = Ta numren som de står där.
not-in-the-battle = { $who } var inte med i striden
    .try = Ange enheter och befälhavare som var med.
more-than-were-there = { $who } förlorar fler män än som fanns
    .try = Ange mindre förluster.
result-line = Rad { $line } förstås inte: { $text }
    .try = Skriv som i ”ransards.6 förlorar 40”, ”stupad ransards.grisban” eller ”lämnar trakorians.2”.
bad-result = Det går inte att använda: { $says }
    .try = Rätta raden det gäller.
