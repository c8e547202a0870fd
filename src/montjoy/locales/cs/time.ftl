# Čas, nepřítomnost a zprávy tomu, kdo tu není (šablony clock*.html, table/notify/notices.py).

page-time-title = Čas a nepřítomnost
page-time-to-table = Ke stolu
page-time-graced = Server byl chvíli mimo provoz, zatímco vám běžel čas. Máte ho teď víc.
page-time-link-made = Odkaz pro toho, kdo bude hrát za vás
page-time-link-how = Pošlete jej tomu, kdo vás zastoupí. Platí na jedno použití a váš odkaz platí dál. Ukáže se jen teď.

page-stead-title = Zastoupení u stolu
page-stead-how = Odjíždíte? Na vašem místě bude hrát bot nebo někdo jiný, dokud si je nevezmete zpět. Místo i odkaz vám zůstanou.
page-stead-others = Bot nebo někdo jiný může na místě hrát, dokud se jeho držitel nevrátí. Místo i odkaz mu zůstanou.
page-stead-who = Kdo bude hrát
page-stead-bot = bot: { $name }
page-stead-person = někdo jiný, s odkazem
page-stead-go = Nechat hrát do odvolání
page-stead-now-bot = Na vašem místě hraje bot.
page-stead-now-person = Na vašem místě smí hrát někdo jiný.
page-stead-by-bot = hraje bot
page-stead-by-person = hraje někdo jiný
page-stead-helper = zastupuje { $name }
page-stead-link-out = vydán odkaz pro zástupce
page-stead-note = Na tomto místě zastupuje { $name } a čte vše, co se zde ukazuje.
page-stead-came = nyní zastupuje: { $seat }
page-stead-went = již nezastupuje: { $seat }
page-stead-back = Jsem zpět
page-stead-give-back = Vrátit místo
page-stead-nobody = Žádné místo není obsazeno.

page-since-title = Co se mezitím stalo
page-since-how = Toto bylo tomuto místu oznámeno od chvíle, kdy se na ně posadil někdo jiný, a toto má uloženo. Není tu nic, co vědět nesmí.
page-since-drafts = Uložené odpovědi
page-since-log = Od té doby
page-since-nothing = Nic se nestalo.

page-still-title = Zastavený čas
page-still-how = Dokud hodiny stojí, nikomu neběží čas na rozhodnutí. Znovu se rozběhnou samy.
page-still-left = { $count ->
        [0] Toto místo už všechny své pauzy využilo.
        [one] Toto místo smí hodiny zastavit ještě jednou.
       *[other] Toto místo smí hodiny zastavit ještě { $count }×.
    }
page-still-for = Na jak dlouho
page-still-hours = { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
page-still-pause = Zastavit hodiny
page-still-now = Hodiny stojí. Kdo je zastavil: { $seat }. Nejdéle ještě
page-still-resume = Spustit hodiny

page-messages-title = Zprávy
page-messages-page = Dokud je stůl otevřený v prohlížeči, znak v titulku vám řekne, že jste na tahu.
page-messages-ask = Ukazovat i zprávy prohlížeče
page-messages-asked = Prohlížeč zprávy ukazuje
page-messages-blocked = Prohlížeč zprávy nepovoluje
page-messages-how = Když tu nejste, může vám přijít zpráva, že jste na tahu. O hře samé nic neříká.
page-messages-off = Provozovatel tohoto serveru nenastavil poštu ani webhooky.
page-messages-mail = E-mail
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = Jiný webhook
page-messages-to-mail = E-mailem na
page-messages-to-ntfy = Přes ntfy na
page-messages-to-discord = Přes Discord na
page-messages-to-matrix = Přes Matrix na
page-messages-to-hook = Webhookem na
page-messages-none = Žádné zprávy
page-messages-kind = Jak
page-messages-to = Adresa
page-messages-set = Poslat kód
page-messages-unconfirmed = čeká na svůj kód
page-messages-code = Kód, který tam přišel
page-messages-confirm = Potvrdit

page-notes-title = Poznámky
page-notes-how = Pro vás a pro toho, kdo na tomto místě hraje za vás. Nikdo jiný je nečte.
page-notes-keep = Uložit

page-leave = Odejít od stolu
page-leave-how = Vzdáte se tohoto místa nadobro a svého odkazu také.
page-leave-to = Pak na něm hraje
page-leave-open = nikdo; místo bude volné
page-leave-sure = Ano, odcházím
page-turn-call = Jste na tahu.

### zprávy, které se posílají; stejně dlouhé, ať se stalo cokoli

page-notice-subject = Montjoy
page-notice-turn = U jednoho stolu jste na tahu.
page-notice-warned = U jednoho stolu vám na rozhodnutí zbývá málo času.
page-notice-stand-in = U jednoho stolu hraje na vašem místě bot, dokud se nevrátíte.
page-notice-over = Jedna z vašich her skončila.
page-notice-confirm = Někdo u stolu Montjoy chce, aby zprávy chodily sem. Jste-li to vy, toto je kód. Pokud ne, nedělejte nic.

### co se zde odmítá

time-is-up = Váš čas na to vypršel
    .try = Platí vaše uložená odpověď, jinak to, co hra dělá za nepřítomné.
clocks-stand-already = Hodiny už stojí
    .try = Nejprve je spusťte.
clocks-run = Hodiny běží
    .try = Není co dělat.
no-pause-left = Toto místo už zastavilo hodiny tolikrát, kolik bylo dohodnuto ({ $most }×)
    .try = Požádejte rozhodčího, nebo nechte někoho hrát místo sebe.
pause-too-long = Hodiny lze zastavit nejvýše na { $hours ->
        [one] 1 hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
    .try = Zvolte kratší čas.
not-your-pause = Hodiny zastavil někdo jiný
    .try = Spustit je může ten, kdo je zastavil, nebo rozhodčí.
not-in-stead = Hrajete za někoho jiného; to může udělat jen držitel místa
    .try = Požádejte držitele, ať si místo nejdřív vezme zpět.
holder-is-here = Držitel tohoto místa je právě zde
    .try = Někoho jiného lze pozvat za toho, kdo není u stolu; držitel to může udělat na své stránce.
nobody-sits-in = Na tomto místě nikdo nezastupuje
    .try = Není co brát zpět.
no-such-channel = Touto cestou tento server zprávy neposílá
    .try = Zvolte jinou cestu.
not-a-mail-address = To není e-mailová adresa
    .try = Napište ji jako jmeno@example.org.
not-a-hook-address = Na tuto adresu se zprávy neposílají
    .try = Uveďte celou adresu https, jak ji služba ukazuje.
too-many-addresses = Za den lze adresu zadat nejvýše { $most }×
    .try = Zkuste to zítra.
nothing-to-confirm = Žádná adresa na kód nečeká
    .try = Nejprve nějakou zadejte.
wrong-code = To není ten kód
    .try = Podívejte se do nejnovější zprávy. Po pěti chybných kódech se adresa zapomene.
no-codes-now = Na tomto serveru se žádá o příliš mnoho kódů
    .try = Zkuste to za hodinu.
seat-taken = Na tomto místě už někdo hraje
    .try = Nejprve si je vezměte zpět, nebo zvolte jiné.
no-such-bot = Bot { $bot } v této hře není
    .try = Vyberte si některého ze seznamu.
