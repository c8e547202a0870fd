# Orden på bordets sidor.  Varje del av arbetet har sitt eget avsnitt.

### pages

page-skip = Hoppa till innehållet
page-nav = Huvudmeny
page-language = Språk: svenska
page-footer = Montjoy är fri programvara. Allt stannar på datorn som kör bordet; inga konton, ingen spårning.
page-my-tables = Mina bord
page-rules = Regler
page-on = ja
page-off = nej
page-back = Tillbaka

page-art-herald = En härold med fana på en kulle mellan två härar
page-what = Montjoy är spelledare för fältslag och äventyr på spelbordet: det döljer vad bordet inte får se, slår tärningarna och tillämpar reglerna.
page-what-more = Spela här i webbläsaren, med vänner på sina telefoner eller mot botar, i kväll eller under flera veckor. Ingen behöver något konto.
page-open-table = Öppna ett bord
page-have-link = Jag har en inbjudan
page-play-now = Spela nu
page-play-now-how = Ett klick, och du sitter vid ett bord med botar. Du kan gå därifrån och komma tillbaka.
page-play-bots = { $bots ->
        [one] Spela mot en bot
        [2] Spela mot två botar
        [3] Spela mot tre botar
       *[other] Spela mot { $bots } botar
    }
page-how = Så spelar man
page-how-of = Så spelar man { $game }
page-how-while = Ny i spelet? Läs hur man spelar medan du väntar.
page-learn = Lektion
page-newcomers = Ny här? Börja med det här.
page-newcomers-how = { $game }: du spelar i tio minuter, och ett blad bredvid spelplanen förklarar varje beslut första gången det kommer. Varje spel nedan har en sådan lektion.
page-newcomers-begin = Börja lektionen
page-with-friends = Med vänner
page-play-others = Andra scenarier mot botar
page-the-rules = Regler
page-join-title = Har du blivit inbjuden?
page-join-how = Öppna länken på den här enheten, eller klistra in den i rutan. En länk gäller för en person; den förbrukas inte av att öppnas.
page-join-link = Inbjudningslänk
page-join-go = Gå till bordet
page-no-tables = Inga än. Bord som du öppnar eller tar plats vid visas här, på den här enheten.
page-forget = Logga ut den här webbläsaren
page-forget-how = Till exempel på en lånad dator: webbläsaren öppnar sedan inget av sina bord längre. Dina platser förblir dina; för att komma tillbaka behöver du en ny länk av den som öppnade bordet eller av dess spelledare. Till ett bord som du själv öppnade här kan bara den som driver servern göra en ny länk.
page-you-play = du spelar { $names }
page-you-own = du har öppnat det
page-your-turn = Din tur
page-waits-for = Väntar på { $who }
page-manage = Hantera
page-status-open = inte börjat
page-status-running = pågår
page-status-over = avslutat
page-status-closed = stängt
page-status-waits = väntar

page-missing = Här finns ingenting
page-missing-why = Adressen är fel, eller leder till något som inte är ditt. Om du hade en plats vid bordet kan länken ha dragits in: be den som öppnade bordet om en ny.
page-to-first = Till första sidan
page-bad-seat-title = Det här kan inte spelas
page-bad-seat = En plats här heter { $text }. Montjoy använder det namnet till något annat, eller så innehåller det tecken som en plats id inte får innehålla.
page-bad-seat-how = Ge platsen ett annat id i scenariot: 1 till 40 latinska bokstäver, siffror, _ och -, till exempel red. Öppna sedan ett nytt bord med det. Ingenting har ändrats här.

### api

page-full = Serverns disk är full. Inget har skrivits och inget är förlorat; försök igen när det finns plats.
page-broken = Serverns lagring har gått sönder. Servern avslutas och läser in allt på nytt; skicka igen om en stund.
page-fault = Servern har gjort ett fel. Inget är förlorat; titta igen.
api-json-only = Här läses bara JSON
    .try = Skicka det med Content-Type: application/json.
api-not-understood = Det här gick inte att förstå: { $wrong }
    .try = Jämför med /api/v1/openapi.json.
api-key-missing = En Idempotency-Key med 8 till 64 vanliga bokstäver saknas
    .try = Skicka en ny för varje ny handling, och samma när du skickar om samma sak.
api-key-running = Samma nyckel behandlas just nu
    .try = Skicka igen om en sekund.
api-link-used = Den här inbjudan öppnar ingenting, inte längre eller inte alls
    .try = Be den som öppnade bordet om en ny.
api-name-taken = Så kan ingen heta här: någon annan vid bordet heter så, eller så är det inget namn
    .try = Ta plats under ett annat namn.
draft-answered = Du har svarat på frågan, så ett utkast till den skulle aldrig gälla
    .try = Svara på den igen för att ändra ditt svar.
api-no-such = Här finns inget som heter { $name }. Det som finns: { $there }
    .try = Ta ett namn ur den listan.
api-no-such-near = Här finns inget som heter { $name }. Det som finns: { $there }
    .try = Menade du { $near }?
api-no-option = I det här spelet finns inget val som heter { $name }
    .try = Menade du { $near }?
api-not-here = Här finns ingenting, eller så är det inte för den här nyckeln
    .try = Ta först plats genom en inbjudan.

### pages: a new table

page-build = Bygg härar
page-build-title = { $game }: bygg två härar
page-build-how = Välj, och få två härar som är jämnstarka; eller sätt ihop dem själv. De granskas medan du bygger.
page-build-back = Välj ett scenario i stället
page-build-choose = I kväll
page-build-pair = Gör ett par
page-build-side = { $number ->
        [1] Första sidan
       *[other] Andra sidan
    }
page-build-name = Namn
page-build-kind = Trupper, rad { $number }
page-build-many = Enheter, rad { $number }
page-build-less = Ta bort rad { $number }
page-build-add = Lägg till en rad
page-build-sum = Räkna ihop och granska
page-build-rows = Egna trupper
page-build-rows-how = Rader så som spelets README beskriver dem, med en tabell först, till exempel [troops]. När de är lästa står de i listorna ovanför.
page-build-rows-sample = Ett exempel
page-build-rows-label = Dina rader (TOML)
page-build-rows-read = Läs mina rader
page-build-rows-first = Dina rader måste börja med en tabell: skriv [troops] eller [singles] ovanför dem.
page-build-rows-unread = Dina egna rader är inte lästa så som de ser ut nu. Välj ”Läs mina rader”.
page-build-wrong = Går inte att spela än:
page-build-right = Granskat: de här härarna går att spela.
page-build-text = Filen
page-build-play = Spela mot datorn
page-build-begin = Börja, med egna figurer
page-build-typed = Riktiga tärningar
page-build-open = Öppna ett bord för andra
page-build-file = Spara som fil

page-new-which = Vad vill du spela?
page-new-this = Välj
page-new-other = Ett annat spel
page-new-title = Ett nytt bord: { $game }
page-new-refused = Bordet öppnades inte. Inget av det du skrev har gått förlorat:
page-new-scenario = Scenario
page-new-players = { $count ->
        [one] 1 plats
       *[other] { $count } platser
    }
page-new-refresh = Visa platserna i det här scenariot
page-new-seats = Vilka som spelar
page-new-seats-how = En ledig plats får en inbjudningslänk, för en person och en enhet. Allt det här kan ändras tills spelet börjar, och platser kan senare lämnas till botar och tas tillbaka.
page-new-seat-me = Jag själv
page-new-seat-open = Någon jag bjuder in
page-new-seat-bot = Bot: { $bot }
page-new-no-bot = Det finns ingen bot med det namnet.
page-your-name = Ditt namn
page-your-name-how = Så som de andra ser det. Får lämnas tomt.
page-new-table-title = Bordets namn
page-new-table-title-how = Tomt: scenariots namn.
page-new-pace = Tempo
page-new-deadline = Tid för ett beslut
page-new-live = Live: ingen behöver skynda sig
page-new-hours = { $unit ->
        [days] { $days ->
            [one] 1 dygn
           *[other] { $days } dygn
        }
       *[hours] { $hours ->
            [one] 1 timme
           *[other] { $hours } timmar
        }
    }
page-new-deadline-how = När den är ute gäller ett sparat utkast, annars det som spelet gör för den som är borta.
page-new-stand-in = Om någon inte hinner
page-new-stand-in-after = { $count ->
        [0] Ingen hoppar in
        [one] En bot hoppar in efter första gången
       *[other] En bot hoppar in efter { $count } gånger
    }
page-new-stand-bot = Vilken bot
page-new-stand-bot-best = Den bästa som finns
page-new-pauses = Hur många gånger en plats får stoppa klockorna
page-new-pauses-how = Medan klockorna är stoppade går ingens tid ut.
page-new-longest = Och hur länge som mest
page-new-pause = Paus för reaktioner, i sekunder
page-new-pause-how = Den är lika lång vare sig någon kunde reagera eller inte.
page-new-dice = Tärningar och kort
page-new-dice-server = Montjoy slår
page-new-dice-server-how = Ur ett förseglat frö som alla kan kontrollera efter spelet.
page-new-dice-typed = Riktiga
page-new-dice-typed-how = Ni slår och drar vid ert eget bord och skriver in vad som visas.
page-new-umpire = Spelledare
page-new-umpire-no = Ingen
page-new-umpire-no-how = Ett beslut kräver ja från alla platser.
page-new-umpire-yes = Någon jag bjuder in
page-new-umpire-yes-how = Ser allt, beslutar, och svarar för dem som är borta.
page-new-umpire-me = Jag är spelledare
page-new-umpire-me-how = Om du också spelar får alla veta att du ser allt.
page-new-watch = Åskådare
page-new-watch-nobody = Inga
page-new-watch-public = Alla som har länken
page-new-watch-public-how = De ser genast det som alla vid bordet får se.
page-new-watch-delayed = Alla som har länken, i efterhand
page-new-watch-delayed-how = De ser det som alla vid bordet fick se några drag tidigare.
page-new-delay = Hur mycket senare, i antal hållpunkter i spelet
page-new-listed = På första sidan
page-new-listed-no = Visas inte
page-new-listed-no-how = Bara de du bjuder in hittar bordet.
page-new-listed-yes = Visas
page-new-listed-yes-how = Tills spelet börjar får vem som helst som kommer till den här servern ta en ledig plats. En plats som du har gjort en länk till hålls åt den som har länken.
page-open-tables = Öppna bord här
page-open-tables-how = Vem som helst får ta en ledig plats vid dem.
page-open-by = öppnat av { $host }
page-open-seats = { $count ->
        [one] En ledig plats: { $seats }
       *[other] Lediga platser: { $seats }
    }
page-open-take = Ta en plats
page-open-which = Vilken plats?
page-seat-gone = Den platsen är upptagen. Välj en annan, eller ett annat bord.
page-new-chat = Chatt
page-new-chat-yes = På
page-new-chat-no = Av: ni pratar vid ett riktigt bord
page-new-options = Regler
page-new-options-how = Där boken lämnar något öppet eller erbjuder en variant väljer bordet. Låt allt vara för att spela på det vanliga sättet.
page-new-usual = Det vanliga sättet
page-new-usual-says = Som scenariot och boken säger.
page-new-take = Välj
page-new-changed = { $count ->
        [0] Allt är som vanligt.
        [one] Ett val avviker från det vanliga.
       *[other] { $count } val avviker från det vanliga.
    }
page-new-search = Sök bland valen
page-nothing-found = Inget hittades.
page-new-more = Mer
page-the-rule = Regel { $rule }
page-new-usual-mark = (det vanliga)
page-new-own = Eget scenario, egna husregler eller eget innehåll
page-new-own-how = Textfiler så som docs/authors.md beskriver dem. De granskas innan bordet öppnas; är något fel får du veta på vilken rad.
page-new-own-scenario = Scenario (.toml, .zip), i stället för det ovan
page-new-own-house = Husregler (.toml, .zip), en fil eller flera
page-new-own-pack = Eget innehåll (.toml, eller en .zip med flera)
page-new-own-open = Öppna med de här filerna
page-new-stays = Ett bord där ingen börjar spela stängs efter 14 dagar. Ett avslutat finns kvar tills du raderar det.
page-new-open = Öppna bordet
page-new-no-option = { $option } är inget val i det här spelet.
page-new-whole = { $option }: ange ett heltal.
page-new-number = { $option }: ange ett tal, till exempel 4 eller 4.5.
page-new-one-of = { $option }: välj något av { $values }.
page-new-between = { $option }: ange ett heltal från { $least } till { $most }.
page-new-bounds = ”{ $text }”: ange ett heltal från { $least } till { $most }.
page-new-needs = ”{ $option }” kräver ”{ $other }”: välj det också, eller ingetdera.
page-new-both-set = Husreglerna ”{ $one }” och ”{ $other }” ställer båda in ”{ $option }”: utelämna en av dem.
page-new-no-packs = Det här spelet har inga innehållspaket.
page-new-no-scenario = Något sådant scenario finns inte.
file-too-large = Filen har { $bytes } byte, och högst { $most } läses
    .try = Skicka en mindre.
file-unreadable = Den här filen går inte att läsa
    .try = Se efter om det är den rätta.
file-too-hard = Den här filen tar för mycket tid eller minne att läsa
    .try = Skicka en mindre.
file-not-read = Servern kunde inte läsa filen just nu
    .try = Skicka den en gång till; hjälper inte det, säg det till den som sköter servern.
not-a-record = Det här är inget protokoll från ett spel som finns här
    .try = Ett protokoll är det som ”Hämta protokollet” ger vid ett bord.
record-too-long = Ett protokoll på fler än { $most } rader tas inte emot
    .try = Skicka ett kortare.
page-player-default = enkel
page-player-default-says = Ger det försiktiga svar som spelet ger för den som är borta. Den tar inga risker och gör inga planer.
page-player-random = slumpmässig
page-player-random-says = Ger vilket svar som helst som reglerna tillåter, på måfå. Bra när man vill prova sig fram.
page-player-seer = siare
page-player-seer-says = Räknar ut chanserna i varje strid den kan börja och väljer det som lovar mest.
page-player-duellist = duellant
page-player-duellist-says = Duellerar så att ingen motståndare kan genomskåda den; i allt annat spelar den som listans första bot.

### pages: the owner's page, joining

page-roles-which = Du har flera platser vid det här bordet. Vart vill du gå?
page-roles-owner = Själva bordet: länkar, platser, slutet
page-seat-open = Ingen än
page-seat-bot = Bot: { $bot }
page-seat-person = Upptagen
page-seat-you = Du
page-seat-here = här nu
page-go-seat = Gå dit
page-link-new = Ny länk
page-bot-in = Låt en bot spela
page-bot-out = Skicka bort boten
page-revoke = Ta tillbaka platsen
page-links-all = Skapa inbjudningslänkar
page-links-fresh = Nya inbjudningar
page-links-how = Skicka varje länk till en person, och gör det nu: den visas bara den här gången. Den gäller i 14 dagar och kan användas en gång; en ny länk till samma plats gör den ogiltig.
page-links-local = De här länkarna fungerar bara på den här datorn. Avsluta Montjoy och starta det igen med --lan för att bjuda in telefoner i samma rum; för vänner på annat håll, läs docs/table.md.
page-link-of = Länk för { $seat }
page-link-qr = Samma länk för { $seat } som en kod för telefonens kamera
page-link-copy = Kopiera
page-link-copied = Kopierad
page-begin-title = Redo?
page-begin-free = { $count ->
        [one] En plats är fortfarande ledig. Bjud in någon, låt en bot spela den, eller börja: den kan tas senare.
       *[other] { $count } platser är fortfarande lediga. Bjud in folk, låt botar spela dem, eller börja: de kan tas senare.
    }
page-begin-ready = Alla platser är tagna.
page-begin = Börja spela
page-watch-how-public = Alla som har den här adressen ser det som alla vid bordet får se.
page-watch-how-delayed = { $count ->
        [one] Alla som har den här adressen ser det som alla vid bordet fick se för en hållpunkt sedan.
       *[other] Alla som har den här adressen ser det som alla vid bordet fick se för { $count } hållpunkter sedan.
    }
page-watch-link = Adress för åskådare
page-agreed = Det här gäller
page-agreed-umpire = Det finns en, som ser allt
page-agreed-seal = Tärningarnas sigill
page-end-title = Slutet
page-close = Stäng bordet
page-close-how = Spelet stannar här. Alla kan fortfarande se det; ingen kan spela vidare.
page-delete = Radera bordet
page-delete-how = Bordet, spelet, tärningarna, chatten och alla länkar försvinner för gott, för alla. Det går inte att ångra.
page-delete-sure = Ja, radera { $title } och allt som hör dit.
page-delete-unsure = Inget raderades: kryssa i rutan först.
page-shut-stale = Bordet stängdes, för ingen började spela på 14 dagar.
page-shut-owner = Bordet stängdes av den som öppnade det.
page-shut-full = Bordet blev för stort och stängdes. Det kan fortfarande ses, och protokollet kan hämtas.
page-joining = Ta plats vid ett bord
page-joining-how = Ta platsen som väntar på dig.
page-joining-there = Din inbjudan är klar.
page-join-sit = Slå dig ner
page-joining-cookie = Den här enheten minns din plats med en kaka; något annat står inte i den. Den som använder den här webbläsaren kan spela på din plats.
page-join-look = Titta först
page-door-seat = Din plats
page-door-host = Öppnat av
page-door-there = Vilka fler som spelar
page-door-bot = en bot
page-door-instead = i stället för { $name }
page-door-open = Spelet har inte börjat.
page-door-running = Spelet pågår.
page-door-over = Spelet är slut.
page-door-closed = Bordet är stängt.
page-link-used = Den här inbjudan öppnar ingenting.
page-link-used-why = Den har redan använts eller dragits in, är för gammal eller kopierades inte hel. Be den som öppnade bordet om en ny. Om du använde den på den här enheten finns bordet på första sidan.
table-closed = Det här bordet är stängt
    .try = Här går det inte att spela längre.
typed-too-late = Spelet har gått vidare sedan du skrev, så det räknas inte
    .try = Se efter vad som ska slås eller dras nu.

### safety

page-guard-foreign = Det här kom från en annan webbplats och utfördes inte. Gå till bordets egen sida och gör det där.
page-guard-name = Den här servern känner inte igen det namnet som sitt. Den som driver servern kan ange det med --address.
page-guard-large = Det är för mycket på en gång: högst { $most } kilobyte läses.
page-guard-often = Det var för mycket på kort tid. Vänta ett ögonblick.
page-guard-pages = För många sidor av det här bordet är öppna på en gång.
page-guard-connections = För många anslutningar är öppna på en gång. Stäng några eller vänta ett ögonblick.
page-no-room = Det finns inte plats för det här
quota-day = För mycket har sparats från den här adressen på en dag: { $left } av { $most } kilobyte är kvar
    .try = Inget har sparats. Försök igen om { $minutes } min; plats kommer tillbaka efter hand.
quota-table = Det du har skrivit vid det här bordet har fyllt din del: { $left } av { $most } kilobyte är kvar
    .try = Inget har sparats. Svar tas emot längre än annat, och protokollet kan fortfarande hämtas.
page-guard-shape = Den här begäran går inte att läsa.
page-guard-long = Adressen eller huvudena i den här begäran är för långa.
page-guard-both = Ett program skickar sin nyckel och ingen kaka bredvid den.
page-guard-form = Det här formuläret går inte att läsa.
page-guard-method = Här går ingenting att göra på det sättet.
page-name-taken = Någon vid bordet har ett namn som liknar ditt. Din inbjudan gäller fortfarande: välj ett annat namn.
name-taken = Någon vid bordet har ett namn som liknar ”{ $name }”
    .try = Välj ett annat namn.

### pages: the rulebooks

page-books = Regelböcker
page-books-how = Reglerna med våra egna ord, och det vi har bestämt där boken tiger.
page-book-of = Reglerna för { $game }
page-book-how = { $count } regler, valen de lämnar öppna och de tryckta tabellerna. Skriv ut sidan så får du ett häfte.
page-law-in = { $law ->
        [en] Rubrikerna är på svenska, reglerna på engelska.
        [he] Rubrikerna är på svenska, reglerna på hebreiska.
        [cs] Rubrikerna är på svenska, reglerna på tjeckiska.
       *[sv] Reglerna är på svenska.
    }
page-law-not-yet = Regeln är inte översatt än; här står den på engelska.
page-law-other = { $law ->
        [en] Läs dem på engelska
        [he] Läs dem på hebreiska
        [cs] Läs dem på tjeckiska
       *[sv] Läs dem på svenska
    }
page-book-search = Sök i reglerna för { $game }
page-search = Sök
page-book-read = Läs från början
page-book-found = { $count ->
        [0] Ingen regel innehåller de orden.
        [one] En regel innehåller de orden.
       *[other] { $count } regler innehåller de orden.
    }
page-book-all = Alla regler
page-book-contents = Innehåll
page-book-choices = Val
page-book-choices-how = Vad ett bord kan komma överens om när det öppnas.
page-book-tables = Tabeller
page-book-examples = Exempel
page-rule-advice = råd
page-rule-ruling = Vår tolkning
page-rule-switch = Ett bord får välja:
page-rule-before = Föregående
page-rule-after = Nästa

### pages: lessons

page-learn-title = Lär dig { $game }
page-learn-how = Du spelar ett riktigt spel mot en bot, och ett blad bredvid förklarar varje slags beslut första gången det dyker upp. Du kan lägga undan bladet när du vill och spela vidare.
page-learn-begin = Börja lektionen
page-learn-again = Börja om lektionen
page-learn-what = Det här får du möta
page-learn-table = En lektion: { $game }
page-learn-further = En lektion till: { $title }
page-learn-begin-on = Börja ”{ $title }”
page-learn-what-on = Det här får du möta i ”{ $title }”
page-sheet-step = Lektion, { $number } av { $of }
page-sheets = Lektionen hittills
page-sheets-earlier = Tidigare blad
page-sheet-next = Jag förstår
page-sheet-end = Avsluta lektionen

### sidor: nya regler, och bord som inte kan öppnas nu

page-waits = Det här bordet väntar
page-waits-rules-checking = Spelets regler har ändrats i en ny utgåva. Bordet prövar om allt som spelats hittills blir likadant; blir det så fortsätter spelet av sig självt.
page-waits-rules-differ = Spelets regler har ändrats i en ny utgåva, och det som spelats hittills skulle bli annorlunda. Bordet väntar tills värden eller spelledaren bestämmer hur spelet fortsätter.
page-waits-rules-stand = Spelets regler har ändrats i en ny utgåva. Värden eller spelledaren låter det vara som det är här; det kan spelas vidare med den äldre utgåvan.
page-waits-rules-newer = Det här spelet har spelats med version { $version } av sina regler, som är nyare än den här servern. Den som driver servern behöver uppdatera Montjoy.
page-waits-rules-past = Det här spelet spelades med äldre regler (version { $version }), och den här utgåvans regler kan inte visa det. En äldre utgåva kan det.
page-waits-no-game = Spelet ”{ $game }” finns inte på den här servern. Bordet öppnas igen när det gör det.
page-waits-damaged = Det som är lagrat av bordet är skadat. Den som driver servern kan hämta det ur en säkerhetskopia.
page-waits-fault = Det här bordet kan inte öppnas. Den som driver servern hittar orsaken i dess logg.
page-waits-kept = Inget är förlorat: spelet, utkast, anteckningar och länkar är kvar som de är.
page-waits-typed = Det du just skickade (det togs inte emot)
page-rules-took = { $role ->
    [owner] Värden har laddat ner hela protokollet över spelet.
   *[other] Spelledaren har laddat ner hela protokollet över spelet.
}
page-rules-decide = Bestäm hur det fortsätter
page-rules-report = Det som blir annorlunda
page-rules-part = Protokollet och de nya reglerna skiljs åt på rad { $line }:
page-rules-own = Du spelar en plats här och ser därför din egen del av rapporten. Hela rapporten är för spelledaren och för den som driver servern.
page-rules-hidden = visas inte för dig
page-rules-otherwise = annorlunda från punkt { $number } i loggen
page-rules-was = Som det spelades:
page-rules-is = Enligt de nya reglerna:
page-rules-same = { $count ->
    [one] likadant, 1 punkt i loggen
   *[other] likadant, { $count } punkter i loggen
}
page-rules-move = Fortsätt från den senaste hållpunkten
page-rules-move-how = Spelet går tillbaka till den senaste hållpunkten ({ $mark }) och fortsätter därifrån enligt de nya reglerna. Det som bestämts sedan dess bestäms på nytt, med nya tärningar.
page-rules-move-sure = Alla vid bordet vet att det går tillbaka.
page-rules-fixed = Spelet kan inte fortsätta enligt de nya reglerna: det senaste läget passar inte med dem.
page-rules-stand = Låt det vara som det är
page-rules-stand-how = Inget ändras. Spelet spelas vidare med en äldre utgåva, en som har version { $version } av reglerna för ”{ $game }”.
page-rules-take = Den som driver servern stoppar den och tar ut spelet, med dess tärningar:
page-rules-play = En installation av den äldre utgåvan spelar det vidare (version { $version } av ”{ $game }”):
page-rules-record-how = Eller ladda ner protokollet utan tärningar och läs in det vid ett bord i den äldre utgåvan: där fortsätter det med nya tärningar. Alla här kan läsa att hela protokollet laddats ner.
page-rules-record = Ladda ner protokollet
table-waits = Det här bordet väntar, och inget kan göras vid det nu
    .try = Titta igen senare; inget är förlorat.
table-goes-on = Det här bordet väntar inte längre
    .try = Öppna det igen.
cannot-move = Spelet kan inte fortsätta från den senaste hållpunkten enligt de nya reglerna
    .try = Låt det vara som det är och spela vidare med den äldre utgåvan.
choose-how = Inget valdes
    .try = Välj hur spelet fortsätter; att gå tillbaka måste bekräftas.
