# Vad som frågas, svaras och avvisas.

### questions

Deploy = Var börjar dina enheter?
PlaceOne = Var börjar din nästa enhet?
TakeStances = Runda { $round }, på höjden: vilka av dina enheter försvarar sig (−4 för den som anfaller dem nedifrån)? De övriga anfaller (+4 mot lägre mål).
Shoot = Runda { $round }, fas 1, skott och besvärjelser: vem skjuter på vem, vem kastar vad? Enheter du inte nämner skjuter på närmaste fiende.
Move = Runda { $round }, fas 2, förflyttning: hur förflyttar sig dina enheter? Enheter du inte nämner står kvar.
Fight = Runda { $round }, fas 3, närstrid: vem slåss mot vem? Enheter du inte nämner slår mot fienden framför sig.
Rally = Runda { $round }, fas 4, samling: dina brutna enheter försöker samla sig. Vilka avstår?
ShootAgain = Runda { $round }, fas 5, andra skotten: vem skjuter på vem? Enheter du inte nämner skjuter på närmaste fiende.
AnyTime = Ger du upp slaget när nästa runda börjar?
Choose = Runda { $round }: initiativet är ditt. Vem förflyttar sig först, vem anfaller först?
Charge = { $unit } har mött flera fiender. Vem stormar den?
StrikeFirst = { $unit } stormas av flera. Mot vem slår dess långa vapen?
FollowUp = { $enemy } trängdes tillbaka { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }. Följer { $unit } efter?
RetreatFirst = Vilken av dina enheter faller tillbaka först?

### help

ui-help-write = ”skriv” låter dig ge upp slaget när nästa runda börjar (ge upp), eller ta tillbaka det (kämpa vidare)

### answers

Choices = Förflytta dig { $move ->
        [first] först
       *[last] sist
    }, anfall { $attack ->
        [first] först
       *[last] sist
    }
UnitOption = { $unit }
Yes = Ja
No = Nej

### refusals: shooting

no-missiles = { $unit } har inget att skjuta med
    .try = Låt en annan enhet skjuta.
broken = { $unit } är bruten och anfaller inte
    .try = Den kan samla sig i fas 4.
in-a-web = { $unit } sitter fast i ett nät
    .try = Vänta tills besvärjelsen är slut.
no-shot-left = { $unit } har inget skott kvar i den här fasen
    .try = Låt den skjuta senare, eller en annan enhet nu.
no-such-target = { $target } är ingen fiende på brädet, så { $unit } kan inte skjuta på den
    .try = Nämn en fiendeenhet, till exempel B1.
in-contact = { $unit } är i kontakt med en fiende
    .try = Den slåss i fas 3; eller dra den tillbaka först.
only-whom-it-fights = { $unit } är i kontakt och skjuter bara på den den slåss mot
    .try = Nämn en av dem.
in-a-melee = { $target } är i närstrid med en vän, så { $unit } håller inne elden
    .try = Välj ett mål som står för sig.
too-far-to-shoot = { $target } är utom skotthåll för { $unit }
    .try = Välj ett närmare mål, eller gå närmare först.
not-in-front = { $target } är inte framför { $unit }
    .try = Välj en fiende framför den, eller vänd den i fas 2.
invisible = { $unit } ser inte sitt mål
    .try = Välj ett annat, eller ställ dig bredvid.
out-of-sight = { $unit } ser inte { $target }
    .try = Välj ett mål i sikte, eller förflytta dig först.
too-dark = Det är för mörkt för { $unit } att se så långt
    .try = Välj något närmare, eller förflytta dig först.
units-between = { $unit } kan inte skjuta över enheterna mellan sig och { $target }
    .try = Välj ett mål utan någon emellan.

### refusals: deployment

not-to-be-placed = { $unit } är ingen av dina enheter som väntar på plats
    .try = Placera en egen som inte står någonstans än, och var och en en gång.
not-in-your-rows = { $unit } skulle inte stå i dina rader
    .try = Välj en ruta med y från { $low } till { $high }.
occupied = { $unit } kan inte stå på { $x },{ $y }: rutan är upptagen
    .try = Välj en fri ruta.
next-to-an-enemy = { $unit } kan inte komma in intill en fiende
    .try = Välj en ruta som ingen fiende står intill.
no-way-there = { $unit } kan inte gå på { $x },{ $y }: marken tillåter det inte
    .try = Välj annan mark, eller gå runt.
four-facings = { $unit } kan bara vara vänd mot norr, öster, söder eller väster
    .try = Välj en av de fyra.
one-at-a-time = Enheter placeras en i taget
    .try = Placera en av dem nu.

### refusals: movement

has-moved = { $unit } har redan flyttat eller vänt sig i den här rundan
    .try = Ge den bara en order.
no-wings = { $unit } har inga vingar
    .try = Utelämna landning och start.
one-way-at-a-time = { $unit } fick två vägar att gå
    .try = Ange en: till en ruta, längs rutor, framåt eller bakåt.
turn-or-move = { $unit } får vända eller förflytta sig, inte båda i samma runda
    .try = Gör det ena nu och det andra nästa runda; beridna och flygande gör båda.
one-turn = { $unit } vänder sig bara en gång
    .try = Ange hur den ska stå till slut.
off-the-board = { $unit } skulle lämna brädet
    .try = Nämn en ruta på brädet; ”av brädet” drar den tillbaka över din egen kant.
out-of-reach = { $unit } når inte { $x },{ $y } i den här rundan
    .try = Välj en närmare ruta; en enhet går rakt fram eller snett framåt.
broken-falls-back = { $unit } är bruten och faller bara tillbaka
    .try = Beordra den bakåt.
too-far = Förflyttningen räcker inte till { $x },{ $y }{ $steps ->
        [0] {""}
        [one] {" "}efter 1 ruta
       *[other] {" "}efter { $steps } rutor
    }: { $unit }
    .try = Ge den en kortare väg.
stops-before-the-enemy = { $unit } stannar på { $x },{ $y }, framför en fiende
    .try = Sluta vägen där.
not-that-way = { $unit } kan inte gå till { $x },{ $y }: en enhet går till de tre rutorna framför, eller bakåt till de tre bakom
    .try = Vänd den i den här rundan och gå i nästa.
enemy-there = En fiende står på { $x },{ $y }, i vägen för { $unit }
    .try = Stanna framför: det är en stormning.
no-such-enemy = { $target } är ingen fiende på brädet, så { $unit } kan inte storma den
    .try = Nämn en fiendeenhet, till exempel B1.
cannot-charge = { $unit } hittar ingen väg till en ruta där { $target } vore framför den
    .try = För den närmare i den här rundan, eller låt den vända sig.
met-before = { $unit } är redan i kontakt med { $target }
    .try = Den slåss i närstriden; en stormning är ett nytt möte.
nearer-to-the-enemy = { $unit } är bruten och går inte närmare fienden, som till { $x },{ $y }
    .try = Beordra den bort från alla.
from-zone-to-zone = { $unit } är i kontakt och kan inte gå till { $x },{ $y }, som en fiende håller
    .try = Dra den tillbaka, eller låt den slåss.
cannot-land = { $unit } kan inte landa på { $x },{ $y }
    .try = Landa där man kan stå.
own-edge-only = { $unit } lämnar brädet bara över din egen kant
    .try = För den till rad { $y } först.

### refusals: spells and melee

has-breathed = { $unit } har sprutat eld i den här rundan
    .try = Den slåss igen i nästa.
has-charged = { $unit } har redan slagit till i sin stormning
    .try = Utelämna den i den här närstriden.
slowed = { $unit } är förslöad och anfaller bara varannan runda
    .try = Vänta på nästa runda.
one-attack = { $unit } anfaller en gång i en närstrid
    .try = Nämn en fiende.
confused = { $unit } är förvirrad och tar inga order
    .try = Beordra en annan enhet.
one-spell = { $unit } kastar eller sprutar en gång per runda
    .try = Välj en.
unit-or-square = Besvärjelsen från { $unit } riktades mot både enhet och ruta
    .try = Nämn en av de två.
needs-a-unit = Den besvärjelsen från { $unit } kräver en enhet på brädet som mål
    .try = Nämn en, till exempel ”på B1”.
needs-a-square = Den besvärjelsen från { $unit } kräver en ruta eller en enhet att sikta på
    .try = Nämn en, till exempel ”på 12,20”.
needs-a-direction = { $unit } måste sikta bort från sin egen ruta
    .try = Nämn en annan ruta i den riktning du vill.
is-in-contact = { $target } är i kontakt med en fiende, så { $unit } kan inte välsigna den
    .try = Välj en vän som inte är i kontakt.
too-far-to-cast = Det är utom räckhåll för besvärjelsen från { $unit }
    .try = Sikta närmare.
no-sight-of-square = { $unit } ser inte { $x },{ $y }
    .try = Välj en ruta i sikte.
spells-come-first = Besvärjelser kastas i fas 1, inte med andra skotten ({ $unit })
    .try = Kasta den i nästa runda.
no-breath-left = { $unit } har inget eldsprut kvar
    .try = Den kan fortfarande slåss.
not-prepared = { $unit } har inte förberett den besvärjelsen, eller har gjort slut på den
    .try = Välj en av de förberedda.
at-enemies = Den besvärjelsen kastas på fiender ({ $unit })
    .try = Nämn en fiende.
for-the-caster = Den besvärjelsen är bara för den som kastar ({ $unit })
    .try = Utelämna målet.
for-a-friend-beside = Den besvärjelsen är för en vän bredvid { $unit }
    .try = Nämn en som står intill.
for-a-single-friend = Den besvärjelsen är för en ensam varelse på din egen sida ({ $unit })
    .try = Nämn en hjälte eller en annan ensam.
for-a-single-friend-beside = Den besvärjelsen är för { $unit } själv eller en ensam vän bredvid
    .try = Nämn en av dem.
units-in-the-way = Väggen från { $unit } skulle resa sig där enheter står
    .try = Välj en fri linje.
disturbed = { $unit } har skadats i den här rundan och kan inte kasta
    .try = Kasta i nästa runda.

### refusals: whose they are

the-leader-decides = Bara den som leder din sida får ge upp
    .try = Tala med ledaren.
no-such-form = Det är inget svar på den frågan
    .try = Skriv order som hjälpen visar.
not-your-unit = { $unit } är inte din att beordra
    .try = Nämn en av dina egna enheter.
not-on-high-ground = { $unit } står inte på hög mark
    .try = Bara enheter på en höjd väljer mellan anfall och försvar.
not-on-the-board = { $unit } är inte på brädet
    .try = Nämn en enhet som står där.

### refusals: how orders are written

unknown-word = Rad { $line }, kolumn { $column }: { $end ->
        [1] ordern slutar för tidigt
       *[0] ”{ $found }” är inte begripligt
    }
    .try = Det här går: { $wanted }.
not-in-this-phase = Rad { $line }, kolumn { $column }: ”{ $found }” hör till en annan fas
    .try = Nu går: { $wanted }.
unit-first = Rad { $line }, kolumn { $column }: { $end ->
        [1] ordern slutar här
       *[0] ”{ $found }”
    }, där en enhet ska stå
    .try = Börja med din enhet, till exempel A3, eller A3 A4, eller A3-A6.
unit-missing = Rad { $line }, kolumn { $column }: { $end ->
        [1] ordern slutar här
       *[0] ”{ $found }”
    }, där en enhet ska stå
    .try = Nämn en, till exempel { $wanted }.
not-a-square = Rad { $line }, kolumn { $column }: { $end ->
        [1] ordern slutar här
       *[0] ”{ $found }”
    }, där en ruta ska stå
    .try = Skriv en ruta som { $wanted }: först österut, sedan norrut.
not-a-number = Rad { $line }, kolumn { $column }: { $end ->
        [1] ordern slutar här
       *[0] ”{ $found }”
    }, där ett tal ska stå
    .try = Skriv ett tal, { $wanted }.
number-out-of-range = Rad { $line }, kolumn { $column }: { $found } är för litet eller för stort
    .try = Skriv { $wanted }.
too-much = Rad { $line }, kolumn { $column }: ”{ $found }” hör inte hit
    .try = Sluta ordern före det; order står på egna rader eller mellan semikolon.
said-twice = Rad { $line }, kolumn { $column }: ”{ $found }” säger en sak två gånger
    .try = Säg det en gång.
one-unit-a-square = Rad { $line }, kolumn { $column }: bara en enhet står på en ruta, och här är ”{ $found }” också
    .try = Ge var och en sin ruta.
too-long = Rad { $line }, kolumn { $column }: texten är för lång{ $found ->
        [none] {""}
       *[other] { $found }
    }
    .try = Högst { $wanted } tecken.
too-many-orders = Rad { $line }, kolumn { $column }: det är för många order
    .try = Högst { $wanted } av ett slag.

### tärningar som man själv slår

throw-attack = { $unit } { $how ->
        [missile] skjuter på
        [long] slår först med långa vapen mot
        [charge] stormar
        [parting] slår mot den som går
       *[melee] slåss mot
    } { $target }: 1T{ $sides }{ $needs ->
        [0] {""}
        [1] , träffar med vad som helst
        [20] , träffar bara med 20
       *[other] , träffar med minst { $needs }
    }
throw = { $why ->
        [MB-ATK-08] Skada från { $unit }{ throw-at }
        [MB-MOR-04] Moral för { $unit }
        [MB-BRK-04] { $unit } försöker samla sig
        [MB-INIT-01] Initiativ för sida { $unit }
        [MB-BOARD-10] Vem som ställer upp först: sida { $unit }
        [MB-UNIT-02] Kroppspoäng för { $unit }
        [MB-MIS-08] Vem skottet från { $unit } träffar
        [MB-BASE-04] Räddningsslag för { $unit }{ throw-against }
        [MB-SOLO-06] Räddningsslag för { $unit } mot gift
        [MB-SPELL-10] Besvärjelsen av eller på { $unit }
       *[other] { $unit }
    }: 1T{ $sides }{ $why ->
        [MB-MOR-04] {" "}(1 den är borta, 2 den faller tillbaka bruten, 3 bruten, från 4 står den kvar)
       *[other] {""}
    }{ $least ->
        [0] {""}
       *[other] , den samlar sig med högst { $least }
    }
throw-at = { $other ->
        [none] {""}
       *[other] {" "}mot { $other }
    }
throw-against = { $other ->
        [none] {""}
       *[other] {" "}mot { $other }
    }
