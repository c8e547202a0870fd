# Terminalens ord: vad `play`, `resume` och `replay` säger utöver själva spelet.

ui-not-understood = ”{ $word }” går inte att förstå. Skriv ett nummer från 1 till { $most }, eller ? för hjälp.
ui-choose-no-usual = Här finns inget svar som är det vanliga: skriv numret på ett svar, från 1 till { $most }, eller orden som det börjar med. ”? 1” visar regeln bakom svar 1.
ui-choose-which = ”{ $word }” står i { $count ->
        [one] det här svaret
       *[other] de här svaren
    }; skriv numret:
ui-choose-out-of-range = Det finns inget svar { $number }. Skriv ett nummer från 1 till { $most }.
ui-nothing-to-undo = Det finns inget att ta tillbaka.
ui-resumed = Spelet fortsätter från { $file }.
ui-record = Protokollet finns i { $file }.
ui-game-over = Spelet är slut.
ui-type-dice = { $count ->
        [one] Slå 1 tärning ({ $rule }) och skriv vad den visar
       *[other] Slå { $count } tärningar ({ $rule }) och skriv vad de visar
    }
ui-type-card = Dra ett kort ({ $rule }) och skriv vilket det är
ui-rule = { $title } ({ $rule })
ui-no-rule = Ingen regel ligger bakom den raden.
ui-replay = { $game }, sett av { $seat }
ui-replay-more = Enter: vidare. q: sluta.
ui-verified = Protokollet stämmer: { $decisions ->
        [one] 1 beslut
       *[other] { $decisions } beslut
    } uppspelade, { $dice ->
        [one] 1 tärning omräknad
       *[other] { $dice } tärningar omräknade
    } från fröet.
ui-verify-failed = Rad { $line } i protokollet är fel: { $why }
ui-typed-dice = { $count ->
        [one] 1 tärning skrevs in eller bestämdes för hand.
       *[other] { $count } tärningar skrevs in eller bestämdes för hand.
    }

ui-title = { $game }: { $scenario }
ui-round-log = Sedan din senaste tur
ui-beginning = Vad som har hänt
ui-nothing-new = Inget har hänt sedan dess.
ui-nothing-yet = Ännu har inget hänt.
ui-private = Bara du vet
ui-private-same = { $count ->
        [0] Inget här har ändrats; ”karta” visar det.
       *[other] Allt annat är som förut; ”karta” visar det.
    }
ui-map = Kartan
ui-house = Husregel: { $name } (i stället för { $replaces }). { START($says) }
ui-house-undone = Husregeln { $name } gäller inte: kommandoraden ställer in det annorlunda.
ui-option-set = Val: { $name } = { $value }
ui-commitment = Tärningarna är förseglade: { $commitment }
ui-to-learn = För en första kväll finns ”{ $title }”: play { $game } { $scenario }.
ui-own-house = Med --house { $name }: ”{ $title }”. { START($says) }
ui-to-learn-steps = För att lära dig det, med varje steg förklarat:
ui-how = Skriv numret på ett svar; ”?” för hjälp, ”sluta” för att avbryta (spelet sparas).
ui-prompt-dice = tärningar
ui-order-form = Skriv ditt svar på en rad, eller ”?” för hjälp.
ui-react = Du får reagera nu. Skriv ett nummer, eller tryck Enter för att avstå.
ui-pause = En kort paus: någon kanske svarar på det som just har hänt, till exempel med ett kort. Den kommer även när ingen kan. Tryck Enter.
ui-sealed = Ditt svar är förseglat. Med ”ångra” kan det ändras tills alla svar är inne.
ui-no-clock = I terminalen går ingen klocka: reglerna ger { $seconds } sekunder för ett sådant val, men här jagas ingen. Den som vill räknar högt.
ui-hand-over-short = Lämna tangentbordet till { $seat }; tryck Enter.
ui-back-question = Det svaret har redan använts. Gå tillbaka till hållpunkten där den här delen av spelet börjar ({ $mark })? Därifrån slås nya tärningar, och protokollet visar det.
ui-back-agree = { $seat }: går du med på att gå tillbaka till { $mark }?
ui-back-refused = { $seat } går inte med på det; spelet förblir som det är.
ui-gone-back = Spelet har gått tillbaka.
ui-undone = Taget tillbaka: { $what }
ui-saved-copy = En kopia finns i { $file }. Själva spelet sparas alltid i { $record }.
ui-no-folder = Det finns ingen mapp { $folder }. Skapa den först, eller ange en som finns.
ui-no-file = Det finns ingen fil { $file }. Kontrollera namnet och mappen.
ui-kept = Spelet är sparat. Fortsätt med:
ui-kept-games = Spelen sparas i { $folder }, det senaste först:
ui-kept-none = Inget spel att fortsätta finns i { $folder }. Börja ett: { $command }
ui-kept-game = { $game }, { $scenario }: { $mark }; du spelar { $seats }
ui-kept-begun = före första rundan
ui-kept-bots = ingen (bara datorn)
ui-kept-older = { $count ->
        [one] 1 äldre spel
       *[other] { $count } äldre spel
    } i samma mapp.
ui-kept-over = { $count ->
        [one] 1 spel där är slut; se det en gång till:
       *[other] { $count } spel där är slut; se ett en gång till:
    }
ui-kept-ended = { $game }, { $scenario }: slut; du spelade { $seats }
ui-kept-closed = { $count ->
        [one] 1 spel där kan inte öppnas här:
       *[other] { $count } spel där kan inte öppnas här:
    }
ui-kept-no-game = { $name }: dess spel, ”{ $game }”, är inte installerat.
ui-kept-other-rules = { $name } ({ $game }, { $scenario }): spelat med version { $version } av reglerna; här finns en annan.
ui-kept-elsewhere = Ett spel som påbörjades med --record FIL står inte i listan: resume FIL fortsätter det.
ui-after-lesson = Att spela härnäst:
ui-see-again = Se spelet en gång till med:
ui-ended-early = Inmatningen tog slut.
ui-interrupted = Avbrutet.
ui-dice-how = Till exempel: { $example }. ”slå” låter Montjoy slå dem, ”auto” alla från och med nu.
ui-dice-hidden = De här tärningarna får ingen se; ”slå” låter Montjoy slå dem.
ui-dice-for = För: { $about }
ui-dice-first = Skriv först in de här tärningarna; ”ångra” går vid nästa fråga.
ui-dice-wrong = Skriv { $count ->
        [one] 1 siffra
       *[other] { $count } siffror
    } från { $least } till { $most }, med mellanslag emellan. ”slå”: Montjoy slår dem; ”auto”: alla från och med nu; ”logg” och ”karta” visar vad de alltid visar; ”sluta”: avbryt.
ui-card-wrong = { $card } är inget kort som kan komma nu. Det kan vara: { $cards }.
ui-card-many = { $card } är inget kort som kan komma nu; det kan { $count } andra, till exempel { $cards }. Skriv en del av ett namn, så visas de som har den.
ui-auto-on = Montjoy slår från och med nu. Skriv ”tärningar” för att slå själv igen.
ui-auto-off = Du skriver in tärningarna igen.
ui-stopped = En regel gick inte att utföra. Det är ett fel i programmet, inte ditt. Spelet står där det stod före ditt senaste svar; välj igen, kanske något annat.
ui-stopped-bot = En regel gick inte att utföra efter ett av datorns svar. Spelet är sparat i { $file }; rapportera det gärna.
ui-stopped-where = Felet uppstod i { $where } ({ $error }).
ui-seed-out = Tärningarnas frö är öppet; vem som helst kan räkna om varje tärning med:
ui-no-forecast = För det svaret finns inga odds.
ui-no-forecasts = För de här svaren finns inga odds.
ui-odds-line = { $name }: { $percent }
ui-which-number = För vilket svar? Skriv ”{ $word }” och dess nummer, till exempel ”{ $word } 1”. Alla svar har inga odds.
ui-how-none = Ingen har ännu skrivit hur { $game } spelas; { $taught ->
        [true] ”play { $game } --learn” lär ut det, ”rules { $game }” har reglerna.
       *[other] ”rules { $game }” har reglerna.
    }
ui-no-such-answer = Det finns inget svar { $number }: skriv ? och ett nummer från 1 till { $most }, eller numret på en regel.
ui-rule-behind = Bakom den här frågan finns regeln { $rule }, { $title }: skriv ”?” och dess nummer för att läsa den.
ui-write-leave = Ingen frågar efter det här. En tom rad eller en ensam punkt går tillbaka till frågan.
ui-no-such-rule = Ingen regel i spelet har numret { $rule }, eller det ordet i sig.
ui-ruling = Tolkning: { $text }
ui-option-of = Val: { $name }
ui-option-usual = Vanligen: { $value }.
ui-option-needs = Bara tillsammans med { $name }.
ui-option-from-to = ett tal från { $least } till { $most }
ui-option-others = Övrigt
ui-advice = råd
ui-rules-layer = { $layer ->
        [rules] Regler
        [battle] Strider
        [campaign] Fälttåget
        [pack] Brickor, kort och hjältar
       *[other] { $layer }
    }
ui-rule-kind = { $kind ->
        [advice] råd
        [option] val
        [flavour-with-effect] berättelse med verkan
       *[other] { $kind }
    }
ui-seat-mail = { $seat }: en person, per post
ui-how-mail = report FIL PLATS skriver vad en sida vet, åt dess spelare; order FIL PLATS --file TEXT tar emot spelarens svar.
ui-seat-human = { $seat }: en människa vid det här tangentbordet
ui-seat-bot = { $seat }: datorn ({ $bot })
ui-umpire-look = Spelledarens sida. Allt syns.
ui-umpire-help = ”se PLATS” visar en plats sida; ”sätt FÄLT VÄRDE” ändrar läget vid nästa hållpunkt, ”nu FÄLT VÄRDE” vid den senaste; ”tärning REGEL SIFFROR” bestämmer en regels nästa tärningsslag; ”tillbaka HÅLLPUNKT” går tillbaka, bara ”tillbaka” räknar upp hållpunkterna; ”för PLATS N” besvarar en plats fråga; ”läge FÄLT” visar en del av läget; ”logg”, ”karta”, ”pausa”, ”fortsätt”, ”klar”.
ui-umpire-marks = De senaste hållpunkterna, den nyaste sist: { $marks }
ui-umpire-reason = Varför? (Det står i protokollet.)
ui-umpire-no-seat = Det finns ingen plats { $name }. Det finns: { $there }.
ui-umpire-nothing = Det finns inget som heter { $name } i { $path }.
ui-umpire-no-answer = { START($seat) } får ingen fråga som har ett svar { $number }.
ui-help-number = ett nummer väljer det svaret, och det gör också orden som det börjar med
ui-help-rule = ”? 3” visar regeln bakom svar 3; ”? ID” visar regeln med det numret; ”? ORD” letar efter ett ord
ui-help-odds = ”odds 3” räknar ut vad svar 3 leder till, bara ”odds” vad vart och ett leder till, där det går att räkna
ui-help-odds-orders = ”odds A3”: vad enhet A3 kan göra mot vem; ”odds” och order: vad de skulle leda till; bara ”odds”: vad enheterna gör av sig själva
ui-help-why = ”varför” är ett annat ord för ”odds”
ui-help-write = ”skriv” öppnar ett formulär som ingen frågar efter nu
ui-help-log = ”logg” visar allt du har fått veta
ui-help-map = ”karta” ritar kartan en gång till och säger vad spelet handlar om
ui-help-undo = ”ångra” tar tillbaka ditt senaste svar; har något redan kommit av det går spelet tillbaka till frågan, om alla går med på det, och därifrån slås nya tärningar
ui-help-save = ”spara FIL” skriver en kopia; spelet sparas alltid
ui-help-quit = ”sluta” avbryter; spelet sparas och kan återupptas
ui-help-umpire = ”spelledare” öppnar spelledarens sida
ui-help-typed = ”tärningar”: skriv in tärningarna själv från och med nu, om spelet spelas med riktiga
ui-no-seed-yet = Spelet är inte slut: { $dice ->
        [one] dess enda tärning är giltig och kan räknas om
       *[other] dess { $dice } tärningar är giltiga och kan räknas om
    } när fröet öppnas.
ui-no-seed = Fröet öppnades aldrig: tärningarna är giltiga, men ingen kan räkna om dem.
ui-epochs = { $count ->
        [one] En gång gick spelet tillbaka förbi ett slag
       *[other] { $count } gånger gick spelet tillbaka förbi ett slag
    }, och därifrån slogs nya tärningar.
ui-dice-sealed = Så är tärningarna förseglade
ui-dice-sealed-commitment = Fröets hash: { $commitment }. Listan över det som läggs till det, fryst som hashar:
ui-dice-sealed-words = Spelet börjar när det här har visats: orden från { $seats }. Om din egen hash står i listan, skicka ett blad med den här raden: ”nonce: ” och dina ord.
ui-mail-unsaid = Spelet har inte börjat. Orden från de här spelarna saknas ännu; de skickar dem när de har sett listan i sin första rapport: { $seats }.
ui-mail-said = Orden från { $seat } är de som utlovades.
ui-added-unlisted = Inget frystes innan spelet började: programmet som förde det här spelet drog självt allt som lades till fröet, och den som körde det kunde ha valt just det här spelet.
ui-added-host = Ingen utom den som öppnade bordet lade något till fröet: värden kunde ha valt just det här spelet.
ui-added = Spelarnas egna program lade till fröet: { $seats }. Om någon av dem inte är värden kunde ingen välja det här spelet.
ui-beginnings = Spelet började { $count } gånger: någon visade inte vad som hade utlovats.
ui-receipt-fits = Kvittot för { $seat } stämmer med protokollet.
ui-receipt-commitment = Kvittot för { $seat } gäller ett annat spel eller ett annat frö.
ui-receipt-list = Den frysta listan i protokollet är inte den som står på kvittot för { $seat }.
ui-receipt-hash = Kvittot för { $seat } motsäger sig självt: den egna hashen står inte i listan eller hör inte till de egna byten.
ui-receipt-left-out = Det här spelet började utan det som { $seat } hade utlovat.

# The commands as they may be typed in this language, too; of several words, with commas between them, the first is told.

ui-help-words = Kommandona kan också skrivas på engelska: { $words }
ui-word-quit = sluta, avsluta
ui-word-undo = ångra
ui-word-log = logg, loggen
ui-word-map = karta, kartan
ui-word-dice = tärningar
ui-word-auto = auto
ui-word-write = skriv
ui-word-text = text
ui-word-edit = redigera, ändra
ui-word-send = skicka
ui-word-help = hjälp
ui-word-save = spara
ui-word-odds = odds
ui-word-why = varför
ui-word-file = fil
ui-word-take = ta
ui-word-all = alla, allt
ui-word-umpire = spelledare, spelledaren
ui-word-roll = slå

# What is typed on the umpire’s page alone.

ui-word-look = se, titta
ui-word-set = sätt
ui-word-now = nu
ui-word-die = tärning
ui-word-back = tillbaka
ui-word-for = för
ui-word-state = läge, läget
ui-word-pause = pausa
ui-word-resume = fortsätt
ui-word-done = klar, klart

# Forms of several lines, and games by mail.

ui-order-long = ”redigera” öppnar ditt redigeringsprogram; eller skriv här rad för rad, en tom rad sist; ”text” visar det du utgår från, ”ta A3” eller ”ta 2” tar en rad därifrån som den står; ”fil NAMN” läser en fil; en ensam punkt: inget nytt.
ui-order-short = ”redigera”, ”text”, ”ta”, ”fil NAMN”, ”skicka”, eller rad för rad; en ensam punkt: inget nytt.
ui-order-see = Skriv ”text” för att se vad som kan skrivas här, med exempel.
ui-no-editor = Det finns inget redigeringsprogram: inget hittades, och EDITOR anger inget (EDITOR=nano före kommandot anger ett). Skriv här, rad för rad; ”text” visar det du utgår från.
ui-no-editor-here = Ett redigeringsprogram öppnas bara i en terminal. Skriv här, rad för rad; ”text” visar det du utgår från.
ui-form-wrong-more = { $count ->
        [one] Ett fel till visas inte
       *[other] { $count } fel till visas inte
    }; rätta de här först.
ui-form-unchanged = Inget ändrades och inget skickades.
ui-form-kept = Inget skickades. Din text är sparad: ”redigera” går vidare med den, ”text” visar den, ”skicka” skickar den, rader som skrivs på nytt tar dess plats.
ui-form-none = Ingen text av dig är sparad.
ui-form-number = Här behövs en text, inte ett nummer; en ensam punkt räcker om du inte har något nytt att säga.
ui-yes-or-no = Skriv { $yes } eller { $no }. Ctrl-C är också { $no }.
ui-take-left = Utelämnade, eftersom de inte går ihop med de andra:
ui-take-none = Ingen rad att ta börjar med ”{ $word }” eller har det numret. ”text” visar raderna med deras nummer.
ui-take-which = Vilka rader? ”ta 2 4” tar dem som har de numren i det som ”text” visar, ”ta A3” dem som börjar med A3, ”ta alla” alla som går ihop.
ui-take-no-line = Här erbjuds ingen rad. Rader med ## är råd; skriv en egen order.
ui-take-advice = Rad { $word } börjar med ##: den är ett råd och ingen order. Rader att ta: { $lines }.
ui-form-blank = En tom rad skickar ingenting; en ensam punkt skickar en tom text.
ui-form-send = Skicka?
ui-refused-line = Rad { $line }, kolumn { $column }, ”{ $quoted }”: { $says }
ui-form-understood = Så här förstods det:
ui-prospects = Vad det skulle leda till:
ui-form-empty = Så här förstods det: inget nytt.
ui-report-title = { $game }: { $seat }
ui-report-day = { $game }: { $seat }, dag { $day }
ui-report-story = { $game }: vad som hände
ui-report-after = { $game }: vad { $seat } trodde, och vad som var sant
ui-report-after-all = { $game }: vad varje sida trodde, och vad som var sant
ui-report-not-over = Spelet är inte slut. Vad som var sant berättas efteråt.
ui-report-arrived = Vad som har kommit
ui-report-since = Vad som har kommit sedan { $mark }
ui-report-asked = Vad du tillfrågas om
ui-report-form = Svara med en text som den här, och skicka bara dess rader: ingen hälsning och inget namn. Det som står efter ett # läses inte: ta bort # från en rad som du vill ha.
ui-report-written = Rapporten till { $seat } finns i filen { $file }.
ui-report-number = Svara med numret på ett av svaren och inget annat.
ui-mail-not-asked = { $seat } tillfrågas inte om något just nu.
ui-mail-number = Svaret är numret på ett av de { $most } svaren i rapporten och inget annat.
ui-mail-checked = Det är rätt som det står. Inget skickades.
ui-mail-nothing-sent = Inget skickades; spelet är som det var.
ui-mail-sent = Svaret från { $seat } är mottaget.
ui-mail-changed = Svaret från { $seat } är mottaget i stället för det tidigare.
ui-mail-missing = Har ännu inte svarat: { $seats }.
ui-mail-on = { $whole ->
        [yes] Alla svar har kommit in, och spelet
       *[other] Spelet
    } har gått vidare: { $mark }.
ui-mail-new = Nya frågor till { $seats }. Skicka en ny rapport:
ui-mail-ended = Spelet är slut; dess tärningar kan kontrolleras.

ui-rehearsed-same = { $name }: det blir likadant med version { $version } av reglerna och fortsätter.
ui-rehearsed-other = { $name }: det blir annorlunda med version { $version } av reglerna, från rad { $line }: { $why }
ui-rehearsed-viewer = { $viewer }: annorlunda från punkt { $number } i loggen. Som det spelades: { $old }. Enligt de nya reglerna: { $new }.
ui-rehearsed-move = Det kan fortsätta enligt de nya reglerna från den senaste hållpunkten ({ $mark }):
ui-rehearsed-fixed = Det kan inte fortsätta enligt de nya reglerna: { $why }
ui-rehearsed-save = Dess protokoll kan tas ut ur lagringen och spelas vidare i terminalen:
ui-rehearsed-stand = En installation av den äldre utgåvan, med version { $version } av reglerna, spelar det vidare:
ui-rehearsed-take = För att ta ut det ur lagringen för det:
ui-rehearsed-moved = { $name }: det fortsätter från den senaste hållpunkten ({ $mark }) med version { $version } av reglerna.
ui-rehearsed-stands = { $name }: det får vara som det är.
ui-rehearsed-current = { $name }: det följer den här utgåvans regler; inget behöver prövas.
ui-rehearsed-closed = { $name }: { $why }
ui-rehearsed-none = Inget pågående spel följer äldre regler.
ui-rehearsed-taken = { $file }: protokollet, och bredvid det tärningarnas förseglade frö. Behåll fröet för dig själv.

# `games` och `check`.

ui-games-more = games SPEL berättar vad varje scenario handlar om och hur länge det varar.
ui-games-usual = om du inte nämner något
ui-check-right = { $file }: { $what }, rätt
ui-check-read-as = { $file } lästes som { $what }.
ui-check-read-as-guessed = { $file } lästes som { $what }. Hör den till ett annat spel anger du det med --game.
ui-check-missing = { $count ->
        [one] 1 meddelande saknas och visas på engelska: { $named }
       *[other] { $count } meddelanden saknas och visas på engelska: { $named }
    }
ui-kind-fight = en strid i { $game }
ui-kind-house-rule = en husregel för { $game }
ui-kind-scenario = ett scenario i { $game }
ui-kind-record = ett protokoll av { $game }
ui-kind-rulebook = en regelbok
ui-kind-content-pack = ett eget innehåll för { $game }
ui-kind-file-of-content = innehåll för { $game }
ui-kind-map = en karta för { $game }
ui-kind-part = en del av { $game } självt
ui-kind-unit-table = en enhetstabell för { $game }
ui-kind-file-of-messages = en fil med meddelanden
ui-kind-game-toml = en game.toml
ui-kind-own-troops = { $count ->
        [one] 1 rad
       *[other] { $count } rader
    } egna trupper för { $game }

# `backup` och `restore`.

ui-backup = { $file }: { $games } spel, { $lines } rader, lästa igen och hela.
ui-backup-seeds = Här finns fröna till pågående spel: behåll filen för dig själv.
ui-restored = Återställt: { $games } spel, { $lines } rader.
ui-odds-slow = Utan numba tar det här några sekunder per svar, för en hel strid upp till en halv minut; med det går det fortare och siffrorna är desamma: { $how }
ui-quicker = Med numba går det här fortare, med samma siffror: { $how }
