# Spelsidan: vad som står där utöver själva spelet (mallarna table, part, log, odds).

page-no-line = Ingen förbindelse med bordet; försöker igen …
page-not-sent = Bordet svarar inte: det du skickade kom kanske inte fram. Om det inte syns, skicka det igen.
page-look-again = Titta igen
page-not-begun = Spelet har inte börjat. Det börjar när den som öppnade bordet startar det.
page-meanwhile = Under tiden kan du lära dig spelet eller läsa reglerna: platsen förblir din, och var du än är här får du veta när spelet börjar.
page-begun = { $table } har börjat.
page-begun-go = Till bordet
page-over = Spelet är slut
page-over-won = Du har vunnit
page-over-lost = Du har förlorat
page-over-nobody = Ingen har vunnit
page-over-winners = Vinnare: { $seats }
page-again-rematch = Revansch med bytta platser
page-again-rematch-go = Till revanschen
page-again-rematch-opened = { $who } bjuder in dig till revansch. Du spelar { $seat }.
page-again-same = Revansch på samma platser
page-again-same-go = Till revanschen på samma platser
page-again-same-opened = { $who } bjuder in dig till revansch på samma platser. Du spelar { $seat }.
page-again-next = Spela nästa scenario: { $scenario }
page-again-next-go = Till nästa scenario: { $scenario }
page-again-next-opened = { $who } bjuder in dig till nästa scenario, { $scenario }. Du spelar { $seat }.
page-again-sit = Ta den platsen
page-stopped = En regel gick inte att utföra. Inget är förlorat; spelet väntar tills felet är rättat.
page-paused = Klockorna är stoppade. De går igen om
page-paused-by-umpire = Spelet är pausat; inga svar tas emot.
page-pause = En kort paus: någon kanske svarar på det som just har hänt, till exempel med ett kort. Den kommer även när ingen kan. Sekunder kvar:
page-waiting = Just nu får du ingen fråga.
page-waiting-for = Väntar på { $seats }.
page-paper = Blad att skriva ut
page-paper-how = Skriv ut sidan med webbläsaren: hur bordet läggs ut, och en rad med rutor för varje enhet.
page-type-dice = { $count ->
        [one] Slå 1 tärning och skriv vad den visar
       *[other] Slå { $count } tärningar och skriv vad de visar
    }
page-type-card = Dra ett kort och ange vilket det är
page-face = Vad den visar
page-faces = Siffrorna, med mellanslag emellan
page-card = Kortet
page-type-it = Så föll tärningarna
page-roll-it = Låt Montjoy slå
page-time-left = Tid kvar:
page-sealed = Ditt svar är inne. Du får ändra det tills allas svar är inne.
page-given = ditt svar
page-order = Skriv ditt svar
page-order-how = Så skrivs det
page-order-lines = Ett klick på en föreslagen rad sätter in den i ditt svar.
page-order-into = Sätt in i mitt svar
page-order-check = Granska mitt svar
page-question-whole = Hela frågan
page-order-send = Skicka
page-order-example = Till exempel:
page-order-example-put = Skriv det åt mig
page-order-mind = Observera:
page-pick-orders = Ge order på brädet
page-pick-back = Tillbaka
page-pick-others = Alla mina enheter
page-pick-done = Klart
page-pick-half = Inte skickat än: du har påbörjat en order men inte gett den färdigt. Ge den färdigt, eller tryck igen för att skicka utan den:
page-let-pass = Avstå
page-odds = Odds
page-odds-none = För det svaret finns inga odds.
page-odds-gone = Den frågan är inte längre öppen.
page-odds-busy = Just nu pågår många beräkningar. Fråga igen om ett ögonblick.
page-odds-long = Det här tar en stund att räkna. Svaret visas här.
page-odds-guess = En gissning: något du inte kan se spelar in.
page-odds-good = Bra för dig
page-odds-bad = Dåligt för dig
page-draft = Om min tid går ut
page-draft-none = Inget särskilt
page-draft-keep = Spara
page-undo = Ta tillbaka: { $what }
page-question = Frågan
page-pick = Vad du kan göra här
page-pick-close = Gör inget här
page-board = Spelplanen
page-board-keys = Spelplanen. Piltangenterna säger vad som finns var; när den är förstorad flyttar de den, och med Skift säger de det. Plus och minus ändrar storleken, 0 visar hela.
page-zoom-in = Större
page-zoom-out = Mindre
page-zoom-all = Hela spelplanen
page-zoom-me = Där jag är
page-as-text = Spelplanen i ord
page-card-mine = Det bara du vet
page-aim = Vad det handlar om
page-log = Vad som har hänt
page-just-more = Och { $count } till
page-just-all = Läs hela
page-just = Det här har just hänt
page-past-log = Hoppa över loggen
page-log-earlier = Tidigare
page-log-later = Senare
page-log-newest = Senaste
page-log-back = Tillbaka till bordet
page-then = { $newest ->
    [yes] Du ser tillbaka på drag { $turn } av { $last }, det senaste, som det började
   *[no] Du ser tillbaka på drag { $turn } av { $last }
}
page-then-step = Du ser tillbaka på drag { $turn } av { $last }, steg { $step } av { $steps }
page-then-none = Det finns inget tidigare drag att se tillbaka på än.
page-then-steps = Tidigare drag
page-then-first = Första draget
page-then-back = Ett drag bakåt
page-then-forward = Ett drag framåt
page-then-before = Ett steg bakåt
page-then-after = Ett steg framåt
page-then-now = Tillbaka till nu
page-then-keys = Piltangenterna: ett steg bakåt eller framåt. Page Up och Page Down: ett drag. Home: första draget. Esc: tillbaka till nu.
page-then-new = Något nytt har hänt och väntar på dig här.
page-then-lost = Draget gick inte att hämta. Vänta ett ögonblick och försök igen.
page-void = Gäller inte längre:
page-taken-back = Spelet går tillbaka till före ”{ $line }”. Det överstrukna gäller inte längre.
page-taken-back-far = Spelet går tillbaka till ett läge före det som visas här.
page-people = Vid bordet
page-you = (du)
page-bot = datorn
page-open-seat = ingen än
page-here = här nu
page-away = borta
page-sees-all = Ser allt: { $names }.
page-talk = Chatt
page-say = Säg
page-say-what = Skriv till alla
page-talk-new = nytt i chatten
page-log-show = Visa
page-kind-dice = Tärningar
page-sounds = Ljud
page-notices = Meddelanden från webbläsaren när det är din tur
page-received = Mottaget.

page-fight = Striden: varje position på ringen slår nästa
page-fight-round = { $round ->
        [0] Före första stridsomgången
       *[other] Stridsomgång { $round }
    }
page-fighter = { $points ->
        [one] 1 stridspoäng
       *[other] { $points } stridspoäng
    }{ $body ->
        [0] {""}
        [one] , 1 kroppspoäng
       *[other] , { $body } kroppspoäng
    }{ $whiffs ->
        [0] {""}
        [one] , 1 slag i luften
       *[other] , { $whiffs } slag i luften i rad
    }
page-pools-now = Striden nu
page-pools-of = Om { $place } stormades nu
page-siege = Belägras sedan runda { $round }
page-dice = { $count ->
        [0] inga tärningar
        [one] 1 tärning
       *[other] { $count } tärningar
    }

### what is refused here

key-for-another = Det har redan skickats en gång, med ett annat svar
    .try = Se hur frågan lyder nu och besvara den igen.
no-chat = Chatten är avstängd vid det här bordet
    .try = Prata någon annanstans.
say-something = Ett meddelande får ha högst { $most } tecken
    .try = Skriv något kortare.
say-nothing = Meddelandet är tomt, så inget skickades
    .try = Skriv det först.
page-at-hand = Reglerna till hands
page-at-hand-back = Tillbaka
page-at-hand-page = Öppna som en sida
page-at-hand-shut = Stäng
page-at-hand-loading = Hämtar …
page-at-hand-lost = Det gick inte att hämta. Försök igen, eller öppna det som en sida.
page-signs-short = Tecken
page-signs = Vad tecknen betyder
page-signs-none = Det finns ingen spelplan än, eller så har den inga tecken att förklara.
page-sign = { $sign ->
        [camp] ett läger; siffran är dess nummer
        [commander] en befälhavare med trupper
        [unit] en enhet med sitt nummer
        [ships] skepp
        [force] en styrka av okänt slag
        [age] hur många dagar gammal nyheten är
        [track] väg
       *[cliff] brant som ingen bestiger
    }

# How play begins, and what is kept of it.
page-beginning-title = Så förseglades tärningarna
page-beginning-waits = Listan är fryst. Spelet börjar så snart det här har visats, inom en minut: vad webbläsarna för { $seats } lägger till tärningarna.
page-beginning-silent = Andra början: något hade utlovats för { $seats } och visades inte inom en minut. Listan frystes på nytt utan det.
page-beginning-alone = Ingen utom den som öppnade bordet lade något till tärningarna: värden kunde ha valt just det här spelet.
page-beginning-added = Tillagt till tärningarna av spelarnas egna program: { $seats }. Om någon av dem inte är värden kunde ingen välja det här spelet.
page-receipt = Spara kvittot
page-receipt-how = På kvittot står vad den här platsen fick se före första slaget. Efter spelet kan protokollet jämföras med det, utan servern.
page-seal-other = Det här bordet började inte så som den här webbläsaren fick se. Det som är lagrat kan ha bytts mot en tidigare kopia. Spara kvittot och fråga värden.
page-seal-left = I den frysta listan saknas det som den här webbläsaren utlovade, så den visar inget. Fråga värden innan du spelar.
page-seal-rolled = I bordets historia saknas nu sådant som den här webbläsaren fick se. Det som är lagrat kan ha bytts mot en tidigare kopia. Fråga värden.
