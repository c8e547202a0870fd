# Vad bordets sidor säger om det här spelet.

page-about = Tre flottor och en här av döda söker en och samma plats på en ö av hexrutor. Du ser bara det dina egna rapporterar: order rider med kurirer, och det gör nyheterna också, sent, fel eller aldrig. För två till fyra, med eller utan spelledare.
page-left-men = soldater
page-left-wounded = sårade
page-left-camps = läger
page-left-commanders = befälhavare
page-strength = Styrkan räknas i soldater: de som är hos enheterna, hälften av de sårade, 50 för ett läger, 25 för en befälhavare; den som är inom två rutor från konfluxen räknas dubbelt.
page-side-trakorians = Många kompanier och skepp: sprid ut er, sök igenom ön i grupper och håll kurirernas vägar korta.
page-side-ransards = Hårda kämpar under få befälhavare: slå till tidigt och ta det ni behöver från den som har det.
page-side-stegosians = De stadigaste av de levande: håll god terräng, spana innan ni marscherar och låt de andra nöta ut varandra.
page-side-crurers = De döda marscherar om natten och vacklar inte. De flesta kommer sent: vänta på bron, gå sedan rakt mot konfluxen.
page-side-skirmish-trakorians = Två kompanier, en astrolog och en spion: låt läsa stjärnorna tidigt, spana innan ni marscherar och håll kurirernas vägar korta.
page-side-rearguard-stegosians = Den svårare uppgiften: trettio kan inte hejda femhundra. Lämna byn innan de döda är där, håll er vid liv och kom tillbaka dit där de inte är.
page-side-rearguard-crurers = Femhundra mot trettio: ta byn genast, låt ingen locka bort er därifrån och var ensamma där den andra kvällen.
page-preset-standing = Stående instruktioner i strider
page-preset-standing-says = Långt från spelaren beslutar en befälhavare efter det som orderbladet säger; ingen kallas till bordet för en strid.
page-preset-example = Som bokens exempel
page-preset-example-says = De fem regler som bokens genomräknade exempel läser på ett annat sätt läses på det sättet.
page-player-steady = stadig
page-player-steady-says = Söker konfluxen, slår läger och befäster sig där och slåss bara när chanserna är goda.
page-player-bold = djärv
page-player-bold-says = Söker också konfluxen men anfaller den som den tror är svagare och förföljer.
page-mark = { $a ->
        [o] före spelet, { $b }
       *[other] dag { $a }, { $b ->
            [orders] order
            [evening] kväll
            [night1] första nattrundan
            [night2] andra nattrundan
            [night3] tredje nattrundan
           *[other] runda { $b }
        }
    }{ $c ->
        [none] {""}
       *[other] {" "}(igen, { $c })
    }

### lektionen

page-lesson-morning = En morgon och dina orderblad
page-lesson-morning-says = Du leder trakorierna vid viken: da Kaelve med två kompanier, ett läger, en astrolog och en spion. På kvällen dag 2 kommer konfluxen, en plats med kraft, i en ruta: var ensam där då. Order är blad, ett för varje läger och befälhavare: till vem, vad och vart, som ”till kaelve:” och under det ”från nu: gå till 0303”. Ett tomt formulär ändrar ingenting. Med raden ”fråga rundor” blir du också tillfrågad i varje runda under dagen vad din egen styrka gör.
page-lesson-morning-page = ”Välj order” skriver ett sådant blad åt dig.
page-lesson-morning-terminal = ”text” visar vad man kan utgå från.
page-lesson-divine = Var blir det?
page-lesson-divine-says = Ingen vet var konfluxen kommer. En astrolog i en enhet med ordern ”spå” läser stjärnorna för enhetens egen hexruta, och svaret ringar in den. Den som ensam håller rutan den sista kvällen vinner.
page-lesson-round = Din egen styrka, när det kommer nyheter
page-lesson-round-says = Sex rundor om dagen. Styrkan hos din överbefälhavare hör dig genast: när något nytt har nått fram dit kan du ge den andra order. Alla andra följer det senaste blad som nått dem. Lämna formuläret tomt för att fortsätta som förut.
page-lesson-met = En fiende i vägen
page-lesson-met-says = Det du får veta om fienden är en uppskattning, och varje titt ger en ny: två kan skilja sig mycket. Anfall, stanna och vänta, eller gå runt.
page-lesson-battle = Strid
page-lesson-battle-says = En strid utkämpas i fältslagsrundor på en halvtimme. I varje runda gör båda ledarna ett taktikslag; vinnarens differensvärde och truppvärdena ger förlusterna. En hjältepoäng höjer ditt värde en runda, eller räddar ett liv.
page-lesson-after = Efter striden
page-lesson-after-says = Hälften av det förlorade är tillbaka inom några dagar, resten är döda eller lemlästade. Förfölj för att skada mer, ryck in för att hålla marken, eller stanna där du är stark.
page-lesson-others = När någon annan tillfrågas
page-lesson-others-says = Du behöver inte göra något då. Det ditt folk ser kommer med kurir och står i loggen, varje rad med dagen och rundan då det var sant.
page-lesson-end = Konfluxen har kommit
page-lesson-end-says = Nu kan allt läsas: sanningen bredvid det varje sida trodde. Själva ön väntar, med tre flottor och de döda.
page-kind-own = Egna trupper
page-kind-enemies = Fienden
page-kind-battles = Strider
page-kind-messages = Meddelanden
page-kind-orders = Order
