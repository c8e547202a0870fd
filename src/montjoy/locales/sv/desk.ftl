# Spelledarbordet, beslut vid ett bord utan spelledare, och sidorna efter spelet.

### desk

page-desk = Spelledarbordet
page-desk-state = Spelets läge
page-desk-people = Platser och länkar
page-desk-to-desk = Tillbaka till spelledarbordet
page-desk-not-begun = Spelet har inte börjat; det finns inget att besluta om än.
page-desk-reason = Skäl
page-desk-reason-how = Det står i protokollet, och alla som får veta beslutet läser det.
page-desk-told = Vilka som får veta
page-desk-told-all = alla
page-desk-told-how = Utan ”alla” får bara de ikryssade platserna veta, och du.
page-desk-told-to = { $seats } och spelledaren
page-desk-because = Beslutat av { $author }. Skäl:
page-desk-rule = Besluta
page-desk-failed = En regel gick inte att utföra
page-desk-failed-where = Det gick fel vid { $where }. Spelet står där det stod före det senaste svaret; inget är förlorat.
page-desk-failed-how = Rätta till felet, till exempel i spelets läge. Låt sedan det senaste svaret ges en gång till.
page-desk-retry = Gå vidare
page-desk-runs = Spelet pågår
page-desk-paused = Spelet är pausat
page-desk-pause = Pausa spelet
page-desk-resume = Låt spelet gå vidare
page-desk-look = Se det en spelare ser
page-desk-look-how = Du ser det som den platsen får se. Att du kan det står på allas sidor; att du gjorde det står i protokollet.
page-desk-looked = Du har sett det som { $seats } ser.
page-desk-eyes = Sett av { $seat }
page-desk-eyes-how = Det här får platsen se just nu. Att du har tittat står i protokollet.
page-desk-answer = Svara för en plats
page-desk-answer-what = Svaret
page-desk-answer-do = Svara för platsen
page-desk-nobody-asked = Just nu får ingen någon fråga.
page-desk-die = Bestäm nästa tärningsslag
page-desk-die-how = De följande tärningarna i det här ärendet visar de siffrorna. Loggen och protokollet säger att slaget bestämdes. Nästa kort bestäms i spelets läge: lägg det överst i sin hög.
page-desk-die-rule = Regel
page-desk-die-about = Vad det gäller
page-desk-die-about-how = Så som det står i listan nedan, med mellanslag emellan; ofta är det tomt.
page-desk-die-do = Bestäm slaget
page-desk-die-fell = De senaste tärningarna
page-desk-back = Gå tillbaka till en hållpunkt
page-desk-back-how = Allt efter hållpunkten slutar gälla, alla får veta det, och därifrån slås nya tärningar.
page-desk-mark = Hållpunkt, den senaste först
page-mark = { $b ->
        [none] { $a }
       *[other] { $c ->
            [none] { $a }, { $b }
           *[other] { $a }, { $b }, { $c }
        }
    }
page-desk-back-do = Gå tillbaka
page-desk-no-marks = Spelet har inte passerat någon hållpunkt än.
page-desk-epochs = { $count ->
        [one] Spelet har gått tillbaka en gång.
       *[other] Spelet har gått tillbaka { $count } gånger.
    } Alla får se det antalet.
page-desk-change-title = Ändra något
page-desk-change-how = Leta upp det i spelets läge, skriv vad som ska stå där, och se vad det betyder för vem innan du beslutar.
page-desk-state-how = Allt som spelet rymmer. Ett nytt värde gäller från nästa hållpunkt, eller tar spelet tillbaka till den senaste. Inget händer förrän du har sett förhandsvisningen och angett ett skäl.
page-desk-search = Sök ett namn, en plats, ett tal
page-desk-find = Sök
page-desk-chosen = Det du vill ändra
page-desk-drop = Ta bort
page-desk-when-next = vid nästa hållpunkt
page-desk-when-last = tillbaka vid den senaste hållpunkten; frågorna sedan dess ställs på nytt
page-desk-preview = Vad det här skulle ändra
page-desk-when-next-how = Vid nästa hållpunkt ändras läget, och spelet går vidare.
page-desk-when-last-how = Spelet går tillbaka till den senaste hållpunkten och ändras där; nya tärningar slås, och besluten sedan dess läggs fram igen för dem som fattade dem.
page-desk-who-sees = Vad var och en skulle se av det
page-desk-sees-nothing = ser inget av det
page-desk-change-more = Ändra något mer
page-desk-where = Var i läget du är
page-desk-top = Allt
page-desk-whole = Ändra allt det här på en gång
page-desk-field = Fält
page-desk-value = Värde
page-desk-put = Notera
page-desk-open = { $count ->
        [one] Öppna (1)
       *[other] Öppna ({ $count })
    }
page-desk-new-value = Nytt värde för { $field }
page-desk-none-found = Inget sådant finns i läget.
page-desk-more-found = Bara de första { $count } visas. Sök på något mer bestämt.
page-desk-change = { $path }: { $old } blir { $new }
page-desk-now = Tillbaka vid den senaste hållpunkten:
page-desk-next = Vid nästa hållpunkt:
page-desk-rulings = Beslut hittills
page-desk-no-rulings = Inga.
page-desk-reverse = Ta tillbaka beslutet
page-desk-link-for = En länk för { $role }
page-desk-link-once = Den visas en gång, här. Den gäller för en person.
page-desk-link = Ny länk
page-desk-revoke = Ta tillbaka platsen
page-desk-bot = Låt en bot spela
page-desk-no-bot = ingen bot längre
page-desk-umpires = Vid spelledarbordet
page-desk-umpires-how = Alla som sitter här ser allt, och deras namn visas för alla vid bordet. För att lämna över: skapa en länk till, vänta tills den andra spelledaren har kommit, och res dig.
page-desk-second = En länk för en andra spelledare
page-desk-leave = Res dig från spelledarbordet
page-saw-more = Den här webbläsaren har sett mer av bordet än platsen får se, så den kan inte ta platsen. Länken gäller fortfarande för någon annan.
page-saw-all = { $seats } har också varit spelledare här, eller läst in spelet, och har sett allt.

### proposals

page-proposal = { $author } föreslår: { $does ->
        [TakeBack] att gå tillbaka till ett tidigare läge
        [Pause] att pausa spelet
        [Resume] att gå vidare
        [Retry] att göra om det misslyckade steget
        [SetDie] att bestämma nästa tärningsslag
       *[other] att ändra något
    }
page-proposal-yes = Ja: { $seats }.
page-proposal-no = Nej: { $seats }.
page-proposal-agree = Säg ja
page-proposal-decline = Säg nej
page-propose = Föreslå ett beslut
page-propose-how = Det här bordet har ingen spelledare: ett beslut verkställs när alla platser har sagt ja. Botar säger ja till det som människorna vill. Vid frågan själv tar du bara tillbaka det som ingen annan har märkt och som ingen tärning har avgjort.
page-propose-alone = Gå tillbaka eller pausa
page-propose-alone-how = Du spelar ensam, så det sker genast. Efter en återgång slås nya tärningar, och protokollet visar det. Vid frågan själv tar du bara tillbaka det som ingen annan har märkt och som ingen tärning har avgjort.
page-propose-alone-do = Gör det
page-propose-what = Beslut
page-propose-retry = Gör om det misslyckade steget
page-propose-back = Gå tillbaka
page-propose-mark = Tillbaka till
page-proposal-back = Spelet skulle gå tillbaka till: { $mark }.
page-mark-before = före ”{ $line }”
page-mark-below = före ”{ $line }”, under ”{ $head }”
page-mark-mine = { $which ->
    [bare] före ditt senaste svar
    [last] före ditt senaste svar: ”{ $line }”
   *[earlier] före ett tidigare svar av dig: ”{ $line }”
}
page-mark-now = före den senaste frågan till dig

### after the game

page-after = Efter spelet
page-course = Så gick det
page-turning = Vändpunkten: { $mark }. { START($side) } gick från { $before } % till { $after } % av all styrka.
page-turning-what = Det som hände då: { $line }
page-turning-look = Titta på den
page-story = Vad som hände
page-turning-none = Inget enskilt drag avgjorde det här spelet.
page-left = Vad som fanns kvar
page-left-side = Sida
page-left-what = Vad
page-left-first = Från början
page-left-last = Till slut
page-left-change = Skillnad
page-after-not-yet = Uppspelningen, allas tur med tärningarna och fröet visas när spelet är slut.
page-export = Hämta protokollet
page-export-own = Hämta det jag har fått veta
page-replay = Uppspelning
page-replay-eyes = Sett av
page-replay-beside = Bredvid
page-replay-alone = inget
page-replay-truth = Sanningen
page-replay-show = Visa
page-replay-item = Ögonblick { $item } av { $last }
page-replay-before = Ett bakåt
page-replay-after = Ett framåt
page-replay-mark-before = Förra hållpunkten
page-replay-mark-after = Nästa hållpunkt
page-replay-keys = Piltangenterna flyttar ett ögonblick, Page Up och Page Down från hållpunkt till hållpunkt, Home och End till början och slutet.
page-replay-card = Det bara den här platsen vet
page-replay-marks = Alla hållpunkter
page-chose = { $seat }: { $answer }
page-luck = Tur och otur
page-luck-how = Vad tärningarna visade, bredvid vad de visar i genomsnitt. Om det är bra att slå högt beror på regeln. Av tre sådana rader avviker oftast en; så är det med tärningar, och det säger inget om någon.
page-luck-none = Inga tärningar slogs.
page-luck-coming = Det här långa spelet räknas fortfarande igenom. Tur och otur visas här om en stund.
page-luck-nobody = Spelets egna tärningar
page-luck-rule = Regel
page-luck-dice = Tärningar
page-luck-got = Visade
page-luck-mean = I genomsnitt
page-luck-said = Med ord
page-luck-few = För få tärningar att döma av
page-luck-usual = som vanligt
page-luck-above = något över genomsnittet
page-luck-below = något under genomsnittet
page-luck-high = långt över genomsnittet, som ungefär en gång av fyrtio
page-luck-low = långt under genomsnittet, som ungefär en gång av fyrtio
page-umpire-did = Vad spelledaren gjorde
page-umpire-nothing = Inget annat än att titta på.
page-umpire-looked = Tittade { $count ->
        [one] en gång
       *[other] { $count } gånger
    } på det som { $seats } såg.
page-umpire-exported = Hämtade protokollet { $count ->
        [one] en gång
       *[other] { $count } gånger
    } medan spelet pågick.
page-compare = Har min del av protokollet ändrats?
page-compare-how = Den som under spelet hämtade vad platsen fick veta kan jämföra: skriv numret på en rad och radens kedja.
page-compare-item = Rad
page-compare-chain = Kedja
page-compare-do = Jämför
page-compare-same = Till och med den raden säger protokollet exakt vad du fick veta.
page-compare-other = Protokollet säger inte det som antecknades där.
page-verify = Tärningarna
page-verify-how = Före första slaget visade bordet ett fingeravtryck av fröet. Nu är fröet öppet, och din webbläsare kan själv räkna om varje tärning, med ett eget program som inte delar något med serverns.
page-verify-commitment = Fingeravtryck, visat före första slaget
page-verify-seed = Frö
page-verify-sealed = förseglat tills spelet är slut
page-verify-nonce = Tillagt av { $seat }
page-verify-verify = Räkna om varje tärning
page-verify-working = Räknar …
page-verify-good = Alla tärningar ({"{"}dice{"}"}) är just vad fröet ger.
page-verify-hand = Inskrivna eller bestämda för hand: {"{"}byHand{"}"}; det står i protokollet.
page-verify-unknown = Slagna enligt äldre regler: {"{"}unknown{"}"}; de kan inte räknas om här.
page-verify-epochs = Antal gånger spelet gick tillbaka, så att nya tärningar slogs: {"{"}epochs{"}"}.
page-verify-no-seed = Fröet står inte i protokollet.
page-verify-other-seed = Det här är inte det frö vars fingeravtryck visades.
page-verify-other-die = Tärningen på rad {"{"}line{"}"} i protokollet är inte vad fröet ger.
page-verify-other-nonce = Rad {"{"}line{"}"} i protokollet är fel: det som en plats lade till är inte det som frystes eller följer inte av fröet.
page-verify-unlisted = Inget frystes innan det här spelet började: servern drog själv det som lades till fröet, och värden kunde ha valt just det här spelet.
page-verify-host = Ingen utom den som öppnade bordet lade något till fröet: värden kunde ha valt just det här spelet.
page-verify-added = Spelarnas egna program lade till fröet: {"{"}added{"}"}. Om någon av dem inte är värden kunde ingen välja det här spelet.
page-verify-beginnings = Spelet började {"{"}beginnings{"}"} gånger: någon visade inte vad som hade utlovats.
page-verify-no-script = Din webbläsare kör inga skript här. Du kan räkna om dem själv: python3 start.py verify FIL
page-import = Läs in ett protokoll
page-import-how = Ett avslutat spel blir ett bord att titta på; ett oavslutat spelas vidare, med nya tärningar därifrån. Den som läser in ett oavslutat spel har haft tillgång till allt, och det står på allas sidor.
page-import-file = Protokollets fil
page-import-refused = Det här protokollet går inte att använda:
page-import-do = Läs in

### refusals

saw-more = Den här webbläsaren har sett mer än platsen får se
    .try = Låt någon annan ta platsen.
no-way-back = Ett sådant beslut har ingen motsats
    .try = Gå tillbaka till en hållpunkt före det.
ruling-waits = Beslutet gäller från nästa hållpunkt
    .try = Ta tillbaka det när hållpunkten har passerats.
ruled-since = Under tiden har ett annat beslut fattats
    .try = Se på det, och besluta igen om ditt fortfarande passar.
seed-is-out = Spelet är slut och alla känner fröet, så inget mer kan beslutas
    .try = Läs in protokollet som ett nytt bord.
ruling-fails = Reglerna kan inte gå vidare därifrån ({ $says }), så inget ändrades
    .try = Välj ett annat värde, eller gå först tillbaka till en hållpunkt.
set-die-how = Tärningar bestäms med numret på sin regel och sina siffror
    .try = Till exempel regel DL-10.2 med siffran 7.
desk-needs-somebody = Ingen annan sitter vid spelledarbordet
    .try = Skapa en länk till, och res dig när den andra spelledaren har kommit.
one-proposal = Ett av dina förslag är fortfarande öppet
    .try = Vänta tills alla har svarat på det.
