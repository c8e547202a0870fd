# Tid, frånvaro och meddelanden till den som är borta (mallarna clock*.html, table/notify/notices.py).

page-time-title = Tid och frånvaro
page-time-to-table = Till bordet
page-time-graced = Servern var borta medan din tid gick. Du har fått tillbaka den tiden.
page-time-link-made = En länk för den som spelar åt dig
page-time-link-how = Skicka länken till den personen. Den kan användas en gång, och din egen gäller fortfarande. Länken visas bara nu.

page-stead-title = Ersättare
page-stead-how = Ska du bort? En bot eller någon annan spelar på din plats tills du tar tillbaka den. Du behåller din plats och din länk.
page-stead-others = En bot eller någon annan kan spela på en plats tills dess innehavare är tillbaka. Innehavaren behåller sin plats och sin länk.
page-stead-who = Vem spelar
page-stead-bot = bot: { $name }
page-stead-person = någon annan, via en länk
page-stead-go = Lämna över tills vidare
page-stead-now-bot = En bot spelar på din plats.
page-stead-now-person = Någon annan får spela på din plats.
page-stead-by-bot = en bot spelar
page-stead-by-person = någon annan spelar
page-stead-helper = ersättare: { $name }
page-stead-link-out = en länk för en ersättare är ute
page-stead-note = { $name } spelar på den här platsen som ersättare och läser allt som visas här.
page-stead-came = spelar nu som ersättare: { $seat }
page-stead-went = är inte längre ersättare: { $seat }
page-stead-back = Jag är tillbaka
page-stead-give-back = Ge tillbaka platsen
page-stead-nobody = Ingen har tagit någon plats.

page-since-title = Vad som har hänt sedan dess
page-since-how = Det här har platsen fått veta sedan någon annan satte sig på den, och det här har den sparat. Inget som den inte får veta står här.
page-since-drafts = Utkast
page-since-log = Sedan dess
page-since-nothing = Inget har hänt.

page-still-title = Uppehåll
page-still-how = Medan klockorna är stoppade går ingens tid för ett beslut. De går igen av sig själva.
page-still-left = { $count ->
        [0] Platsen har inga uppehåll kvar.
        [one] Platsen har ett uppehåll kvar.
       *[other] Platsen har { $count } uppehåll kvar.
    }
page-still-for = Hur länge
page-still-hours = { $hours ->
        [one] { $hours } timme
       *[other] { $hours } timmar
    }
page-still-pause = Stoppa klockorna
page-still-now = Klockorna är stoppade, av { $seat }, i högst
page-still-resume = Låt dem gå

page-messages-title = Meddelanden
page-messages-page = Så länge bordet är öppet i en webbläsare visar ett tecken i sidans titel att det är din tur.
page-messages-ask = Visa också ett meddelande från webbläsaren
page-messages-asked = Den här webbläsaren visar meddelanden
page-messages-blocked = Den här webbläsaren tillåter inga meddelanden
page-messages-how = När du är borta kan ett meddelande tala om att det är din tur. Det säger inget om spelet.
page-messages-off = Den som driver servern har inte ställt in någon e-post eller några webhookar.
page-messages-mail = E-post
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = En annan webhook
page-messages-to-mail = E-post till
page-messages-to-ntfy = ntfy på
page-messages-to-discord = Discord på
page-messages-to-matrix = Matrix på
page-messages-to-hook = Webhook på
page-messages-none = Inga meddelanden
page-messages-kind = Via
page-messages-to = Adress
page-messages-set = Skicka en kod till mig
page-messages-unconfirmed = väntar på sin kod
page-messages-code = Koden som skickades dit
page-messages-confirm = Bekräfta

page-notes-title = Anteckningar
page-notes-how = För dig själv, och för den som spelar platsen åt dig. Ingen annan läser dem.
page-notes-keep = Spara

page-leave = Lämna bordet
page-leave-how = Du ger upp platsen för gott, och länken med den.
page-leave-to = Sedan spelas den av
page-leave-open = ingen; platsen är ledig
page-leave-sure = Ja, jag lämnar bordet
page-turn-call = Det är din tur.

### messages that are sent; the same length whatever happened

page-notice-subject = Montjoy
page-notice-turn = Det är din tur vid ett bord.
page-notice-warned = Det är ont om tid för ditt beslut vid ett bord.
page-notice-stand-in = En bot spelar på din plats vid ett bord tills du är tillbaka.
page-notice-over = Ett av dina spel är slut.
page-notice-confirm = Någon vid ett bord i Montjoy vill att meddelanden skickas hit. Om det är du är det här koden. Om inte behöver du inte göra något.

### what is refused here

time-is-up = Din tid för det är ute
    .try = Ditt utkast gäller, eller det som spelet gör för den som inte är här.
clocks-stand-already = Klockorna är redan stoppade
    .try = Låt dem gå först.
clocks-run = Klockorna går
    .try = Du behöver inte göra något.
no-pause-left = Platsen har stoppat klockorna { $most ->
        [one] en gång
       *[other] { $most } gånger
    }, så ofta som ni kom överens om
    .try = Fråga spelledaren, eller låt någon spela i ditt ställe.
pause-too-long = Klockorna kan stoppas i högst { $hours ->
        [one] 1 timme
       *[other] { $hours } timmar
    }
    .try = Välj en kortare tid.
not-your-pause = Klockorna stoppades av någon annan
    .try = Den som stoppade dem, eller spelledaren, kan låta dem gå.
not-in-stead = Du spelar i någon annans ställe; det kan bara den som har platsen göra
    .try = Be den som har platsen att ta tillbaka den först.
holder-is-here = Den som har platsen är här nu
    .try = Någon annan kan bjudas in för den som är borta; den som har platsen kan göra det på sin egen sida.
nobody-sits-in = Ingen spelar i stället på den här platsen
    .try = Det finns inget att ta tillbaka.
no-such-channel = Servern skickar inga meddelanden på det sättet
    .try = Välj ett annat sätt.
not-a-mail-address = Det är ingen e-postadress
    .try = Skriv den som namn@example.org.
not-a-hook-address = Till den adressen skickas inga meddelanden
    .try = Ange hela https-adressen, så som tjänsten visar den.
too-many-addresses = En adress kan anges { $most ->
        [one] en gång
       *[other] { $most } gånger
    } om dagen
    .try = Försök igen i morgon.
nothing-to-confirm = Ingen adress väntar på en kod
    .try = Ange först en adress.
wrong-code = Det är inte koden
    .try = Se i det senaste meddelandet. Efter fem felaktiga koder glöms adressen.
no-codes-now = För många koder har begärts på den här servern
    .try = Försök igen om en timme.
seat-taken = Den platsen spelas redan av någon
    .try = Ta tillbaka den först, eller välj en annan.
no-such-bot = Det finns ingen bot { $bot } i det här spelet
    .try = Välj en i listan.
