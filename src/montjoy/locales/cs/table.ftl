# Slova stránek stolu.  Každá kapitola práce má svůj oddíl.

### stránky

page-skip = Přejít k obsahu
page-nav = Hlavní nabídka
page-language = Jazyk: čeština
page-footer = Montjoy je svobodný software. Vše zůstává na počítači, na kterém stůl běží; nejsou tu žádné účty ani sledování.
page-my-tables = Moje stoly
page-rules = Pravidla
page-on = ano
page-off = ne
page-back = Zpět

page-art-herald = Herold s praporem na kopci mezi dvěma vojsky
page-what = Montjoy je rozhodčí stolních bitev a výprav do podzemí: hlídá, co stůl nesmí vidět, hází kostkami a provádí pravidla.
page-what-more = Hrajte v tomto prohlížeči, s přáteli u telefonů nebo proti botům, jeden večer nebo celé týdny. Účet nepotřebuje nikdo.
page-open-table = Otevřít stůl
page-have-link = Mám pozvánku
page-play-now = Hrát hned
page-play-now-how = Jedno kliknutí a sedíte u stolu s boty. Můžete odejít a zase se vrátit.
page-play-bots = { $bots ->
        [one] Hrát proti botovi
        [2] Hrát proti dvěma botům
        [3] Hrát proti třem botům
       *[other] Hrát proti { $bots } botům
    }
page-how = Jak se hraje
page-how-of = Jak se hraje { $game }
page-how-while = Hra je pro vás nová? Zatím si můžete přečíst, jak se hraje.
page-learn = Lekce
page-newcomers = Jste tu poprvé? Začněte tady.
page-newcomers-how = { $game }: deset minut hrajete a list vedle desky vysvětlí každé rozhodnutí, když přijde poprvé. Takovou lekci má každá z her níže.
page-newcomers-begin = Začít lekci
page-with-friends = S přáteli
page-play-others = Další scénáře proti botům
page-the-rules = Pravidla
page-join-title = Pozval vás někdo?
page-join-how = Otevřete odkaz na tomto zařízení, nebo ho vložte sem. Odkaz platí pro jednoho; jeho otevřením se nic nespotřebuje.
page-join-link = Odkaz z pozvánky
page-join-go = Přejít ke stolu
page-no-tables = Zatím žádné. Stůl, který otevřete nebo k němuž si sednete, se objeví zde, na tomto zařízení.
page-forget = Odhlásit tento prohlížeč
page-forget-how = Třeba na vypůjčeném počítači: tento prohlížeč pak neotevře žádný ze svých stolů. Vaše místa vám zůstanou; k návratu potřebujete nový odkaz od toho, kdo stůl otevřel, nebo od jeho rozhodčího. Ke stolu, který jste zde otevřeli vy, ho může vytvořit jen ten, kdo provozuje server.
page-you-play = hrajete: { $names }
page-you-own = otevřeli jste ho vy
page-your-turn = Jste na tahu
page-waits-for = Čeká se na odpověď: { $who }
page-manage = Správa
page-status-open = před začátkem
page-status-running = hraje se
page-status-over = dohráno
page-status-closed = zavřeno
page-status-waits = čeká

page-missing = Tady nic není
page-missing-why = Adresa je chybná, nebo to, kam vede, není vaše. Pokud jste u tohoto stolu měli místo, mohla být platnost odkazu zrušena: požádejte o nový toho, kdo stůl otevřel.
page-to-first = Na úvodní stránku
page-bad-seat-title = To nelze hrát
page-bad-seat = Jedno místo se tu jmenuje { $text }. Montjoy to jméno používá pro něco jiného, nebo obsahuje znaky, které v označení místa být nesmějí.
page-bad-seat-how = Dejte místu ve scénáři jiné označení: 1 až 40 písmen latinky, číslic, _ a -, například red. Pak s ním otevřete nový stůl. Tady se nic nezměnilo.

### api

page-full = Disk serveru je plný. Nic se nezapsalo a nic není ztraceno; až bude místo, zkuste to znovu.
page-broken = Úložiště serveru selhalo. Server se ukončí a všechno načte znovu; za chvíli to pošlete ještě jednou.
page-fault = Na serveru došlo k chybě. Nic není ztraceno; podívejte se znovu.
api-json-only = Čte se zde jen JSON
    .try = Pošlete to s hlavičkou Content-Type: application/json.
api-not-understood = Tomu nelze porozumět: { $wrong }
    .try = Porovnejte to s /api/v1/openapi.json.
api-key-missing = Chybí Idempotency-Key o 8 až 64 obyčejných znacích
    .try = S každým novým činem pošlete nový; posíláte-li totéž znovu, pošlete i týž klíč.
api-key-running = Na požadavku s týmž klíčem se právě pracuje
    .try = Pošlete to za vteřinu znovu.
api-link-used = Tato pozvánka nic neotevírá, ať už přestala platit, nebo nikdy neplatila
    .try = Požádejte o novou toho, kdo stůl otevřel.
api-name-taken = Tak se tu nikdo jmenovat nemůže: jmenuje se tak už někdo jiný u stolu, nebo to není jméno
    .try = Přijďte pod jiným jménem.
draft-answered = Na tuto otázku jste už odpověděli, koncept by tedy nikdy neplatil
    .try = Odpověď změníte tím, že odpovíte znovu.
api-no-such = Nic s názvem { $name } tu není. Jsou tu: { $there }
    .try = Vyberte jméno z tohoto seznamu.
api-no-such-near = Nic s názvem { $name } tu není. Jsou tu: { $there }
    .try = Mysleli jste { $near }?
api-no-option = Tato hra nemá volbu { $name }
    .try = Mysleli jste { $near }?
api-not-here = Tady nic není, nebo to není pro tento token
    .try = Nejprve se přidejte s pozvánkou.

### stránky: nový stůl

page-build = Postavit vojska
page-build-title = { $game }: postavte dvě vojska
page-build-how = Vyberte a dostanete dvě vyrovnaná vojska; nebo je složte sami. Kontrolují se průběžně.
page-build-back = Raději vybrat scénář
page-build-choose = Dnes večer
page-build-pair = Sestavit dvojici
page-build-side = { $number ->
        [1] První strana
       *[other] Druhá strana
    }
page-build-name = Jméno
page-build-kind = Vojsko, řádek { $number }
page-build-many = Jednotky, řádek { $number }
page-build-less = Odebrat řádek { $number }
page-build-add = Přidat řádek
page-build-sum = Sečíst a zkontrolovat
page-build-rows = Vlastní vojska
page-build-rows-how = Řádky tak, jak je popisuje README hry; začínají tabulkou, například [troops]. Po načtení jsou v seznamech výše.
page-build-rows-sample = Příklad
page-build-rows-label = Vaše řádky (TOML)
page-build-rows-read = Načíst mé řádky
page-build-rows-first = Vaše řádky musí začínat tabulkou: napište nad ně [troops] nebo [singles].
page-build-rows-unread = Vaše vlastní řádky nejsou v této podobě načtené. Zvolte „Načíst mé řádky“.
page-build-wrong = Zatím nelze hrát:
page-build-right = Zkontrolováno: s těmito vojsky lze hrát.
page-build-text = Soubor
page-build-play = Hrát proti počítači
page-build-begin = Začít s vlastními figurkami
page-build-typed = Skutečné kostky
page-build-open = Otevřít stůl pro ostatní
page-build-file = Uložit jako soubor

page-new-which = Co chcete hrát?
page-new-this = Vybrat
page-new-other = Jiná hra
page-new-title = Nový stůl: { $game }
page-new-refused = Stůl se neotevřel. Nic z toho, co jste napsali, není ztraceno:
page-new-scenario = Scénář
page-new-players = { $count ->
        [one] 1 místo
        [few] { $count } místa
       *[other] { $count } míst
    }
page-new-refresh = Ukázat místa tohoto scénáře
page-new-seats = Kdo hraje
page-new-seats-how = Volné místo dostane odkaz s pozvánkou, pro jednoho člověka a jedno zařízení. To vše lze měnit, dokud se nezačne hrát; předávat místa botům a zase zpět lze i potom.
page-new-seat-me = Hraji já
page-new-seat-open = Někdo, koho pozvu
page-new-seat-bot = Bot: { $bot }
page-new-no-bot = Žádný bot se tak nejmenuje.
page-your-name = Vaše jméno
page-your-name-how = Jak ho uvidí ostatní. Může zůstat prázdné.
page-new-table-title = Název stolu
page-new-table-title-how = Prázdné pole: název scénáře.
page-new-pace = Tempo
page-new-deadline = Čas na rozhodnutí
page-new-live = Naživo: nikdo nespěchá
page-new-hours = { $unit ->
        [days] { $days ->
            [one] 1 den
            [few] { $days } dny
           *[other] { $days } dní
        }
       *[hours] { $hours ->
            [one] 1 hodina
            [few] { $hours } hodiny
           *[other] { $hours } hodin
        }
    }
page-new-deadline-how = Až vyprší, platí předem uložená odpověď, jinak to, co hra dělá za nepřítomné.
page-new-stand-in = Když někdo čas promešká
page-new-stand-in-after = { $count ->
        [0] Nikdo ho nezastoupí
        [one] Bot ho zastoupí po prvním promeškání
       *[other] Bot ho zastoupí po { $count } promeškáních
    }
page-new-stand-bot = Který bot
page-new-stand-bot-best = Nejlepší, jaký je
page-new-pauses = Kolikrát smí místo zastavit hodiny
page-new-pauses-how = Dokud stojí, nikomu čas nevyprší.
page-new-longest = A na jak dlouho nejvýše
page-new-pause = Pauza na reakce, v sekundách
page-new-pause-how = Je stejná, ať někdo reagovat může, nebo ne.
page-new-dice = Kostky a karty
page-new-dice-server = Hází Montjoy
page-new-dice-server-how = Ze zapečetěného semínka, které si po hře může každý ověřit.
page-new-dice-typed = Skutečné
page-new-dice-typed-how = Házíte a táhnete karty u svého stolu a zapisujete, co padlo a přišlo.
page-new-umpire = Rozhodčí
page-new-umpire-no = Žádný
page-new-umpire-no-how = S rozhodnutím musí souhlasit všechna místa.
page-new-umpire-yes = Někdo, koho pozvu
page-new-umpire-yes-how = Vše vidí, rozhoduje a odpovídá za nepřítomné.
page-new-umpire-me = Rozhodčí budu já
page-new-umpire-me-how = Pokud také hrajete, všichni uvidí, že máte přehled o všem.
page-new-watch = Diváci
page-new-watch-nobody = Nikdo
page-new-watch-public = Kdo má odkaz
page-new-watch-public-how = Vidí hned, co je u stolu veřejné.
page-new-watch-delayed = Kdo má odkaz, ale později
page-new-watch-delayed-how = Vidí, co bylo veřejné před několika tahy.
page-new-delay = O kolik později, v milnících hry
page-new-listed = Na úvodní stránce
page-new-listed-no = Nezobrazovat
page-new-listed-no-how = Stůl najdou jen ti, které pozvete.
page-new-listed-yes = Zobrazit
page-new-listed-yes-how = Dokud hra nezačne, může volné místo zaujmout kdokoli, kdo přijde na tento server. Místo, ke kterému jste vytvořili odkaz, zůstává tomu, kdo ho má.
page-open-tables = Otevřené stoly
page-open-tables-how = Volné místo u nich může zaujmout kdokoli.
page-open-by = pořádá { $host }
page-open-seats = { $count ->
        [one] Volné místo: { $seats }
       *[other] Volná místa: { $seats }
    }
page-open-take = Přisednout
page-open-which = Které místo?
page-seat-gone = To místo je už obsazené. Vyberte jiné, nebo jiný stůl.
page-new-chat = Chat
page-new-chat-yes = Zapnutý
page-new-chat-no = Vypnutý: mluvíte spolu u skutečného stolu
page-new-options = Pravidla
page-new-options-how = Kde kniha nechává volbu nebo nabízí variantu, rozhoduje stůl. Když nic nezměníte, hraje se obvyklým způsobem.
page-new-usual = Jako obvykle
page-new-usual-says = Tak, jak to chce scénář a kniha.
page-new-take = Vybrat
page-new-changed = { $count ->
        [0] Vše je jako obvykle.
        [one] Jedna volba se liší od obvyklé.
        [few] { $count } volby se liší od obvyklých.
       *[other] { $count } voleb se liší od obvyklých.
    }
page-new-search = Hledat mezi volbami
page-nothing-found = Nic se nenašlo.
page-new-more = Další
page-the-rule = Pravidlo { $rule }
page-new-usual-mark = (obvykle)
page-new-own = Vlastní scénář, domácí pravidla nebo obsah
page-new-own-how = Textové soubory, jak je popisuje docs/authors.md. Před otevřením stolu se zkontrolují; u každé chyby se dozvíte, na kterém je řádku.
page-new-own-scenario = Scénář (.toml, .zip) místo toho výše
page-new-own-house = Domácí pravidla (.toml, .zip), jeden soubor nebo více
page-new-own-pack = Vlastní obsah (.toml, nebo více takových v .zip)
page-new-own-open = Otevřít s těmito soubory
page-new-stays = Stůl, u kterého nikdo nezačne hrát, se po 14 dnech zavře. Dohraný zůstává, dokud ho nesmažete.
page-new-open = Otevřít stůl
page-new-no-option = { $option } v této hře není na výběr.
page-new-whole = { $option }: napište prosím celé číslo.
page-new-number = { $option }: napište prosím číslo, například 4 nebo 4.5.
page-new-one-of = { $option }: vyberte prosím jedno z { $values }.
page-new-between = { $option }: napište prosím celé číslo od { $least } do { $most }.
page-new-bounds = „{ $text }“: napište prosím celé číslo od { $least } do { $most }.
page-new-needs = „{ $option }“ vyžaduje „{ $other }“: zvolte i to, nebo ani jedno.
page-new-both-set = Domácí pravidla „{ $one }“ a „{ $other }“ nastavují totéž, „{ $option }“: jedno z nich vynechte.
page-new-no-packs = Tato hra nemá balíčky obsahu.
page-new-no-scenario = Takový scénář není.
file-too-large = Soubor má { $bytes } bajtů a čte se nejvýše { $most }
    .try = Pošlete menší.
file-unreadable = Tento soubor nelze přečíst
    .try = Podívejte se, zda je to ten pravý.
file-too-hard = Čtení tohoto souboru vyžaduje příliš mnoho času nebo paměti
    .try = Pošlete menší.
file-not-read = Server teď soubor nemohl přečíst
    .try = Pošlete ho ještě jednou; nepomůže-li to, řekněte to tomu, kdo server provozuje.
not-a-record = Toto není záznam hry, která zde je
    .try = Záznam je to, co dá u stolu „Stáhnout záznam“.
record-too-long = Záznam delší než { $most } řádků se nepřijímá
    .try = Pošlete kratší.
page-player-default = základní
page-player-default-says = Odpovídá opatrně, tak jak hra odpovídá za nepřítomné. Neriskuje a nic neplánuje.
page-player-random = náhodný
page-player-random-says = Odpovídá náhodně, jakkoli to pravidla dovolují. Hodí se na zkoušku.
page-player-seer = věštec
page-player-seer-says = Spočítá šance každého boje, který může začít, a vybere to, co slibuje nejvíc.
page-player-duellist = duelant
page-player-duellist-says = V souboji bojuje tak, že ho žádný soupeř neprohlédne; jinak hraje jako první bot v seznamu.

### stránky: stůl toho, kdo jej otevřel, a příchod k němu

page-roles-which = U tohoto stolu máte víc míst. Na které chcete jít?
page-roles-owner = Samotný stůl: odkazy, místa, konec
page-seat-open = Zatím nikdo
page-seat-bot = Bot: { $bot }
page-seat-person = Obsazeno
page-seat-you = Vy
page-seat-here = právě zde
page-go-seat = Přejít na místo
page-link-new = Nový odkaz
page-bot-in = Nechat hrát bota
page-bot-out = Poslat bota pryč
page-revoke = Odebrat místo
page-links-all = Vytvořit odkazy s pozvánkami
page-links-fresh = Nové pozvánky
page-links-how = Pošlete každý odkaz jednomu člověku, a to hned: ukáže se jen teď. Platí 14 dní a na jedno použití; nový odkaz na totéž místo starý zruší.
page-links-local = Tyto odkazy fungují jen na tomto počítači. Chcete-li pozvat telefony v téže místnosti, ukončete Montjoy a spusťte jej s --lan; pro přátele odjinud viz docs/table.md.
page-link-of = Odkaz: { $seat }
page-link-qr = Týž odkaz ({ $seat }) jako kód pro fotoaparát telefonu
page-link-copy = Kopírovat
page-link-copied = Zkopírováno
page-begin-title = Můžeme začít?
page-begin-free = { $count ->
        [one] Jedno místo je ještě volné. Někoho pozvěte, nechte hrát bota, nebo začněte: obsadit se dá i později.
        [few] { $count } místa jsou ještě volná. Někoho pozvěte, nechte hrát boty, nebo začněte: obsadit se dají i později.
       *[other] { $count } míst je ještě volných. Někoho pozvěte, nechte hrát boty, nebo začněte: obsadit se dají i později.
    }
page-begin-ready = Všechna místa jsou obsazena.
page-begin = Začít hrát
page-watch-how-public = Kdo má tuto adresu, vidí, co je u stolu veřejné.
page-watch-how-delayed = { $count ->
        [one] Kdo má tuto adresu, vidí, co bylo veřejné o 1 milník dříve.
        [few] Kdo má tuto adresu, vidí, co bylo veřejné o { $count } milníky dříve.
       *[other] Kdo má tuto adresu, vidí, co bylo veřejné o { $count } milníků dříve.
    }
page-watch-link = Adresa pro diváky
page-agreed = Na čem jste se dohodli
page-agreed-umpire = U stolu je a vidí všechno
page-agreed-seal = Pečeť kostek
page-end-title = Konec
page-close = Zavřít stůl
page-close-how = Hra zde skončí. Všichni si ji mohou dál prohlížet, ale hrát už nemůže nikdo.
page-delete = Smazat stůl
page-delete-how = Stůl, jeho hra, kostky, chat i všechny odkazy zmizí nadobro a všem. Cesta zpět není.
page-delete-sure = Ano, smazat { $title } a vše, co k tomu patří.
page-delete-unsure = Nic se nesmazalo: nejprve zaškrtněte políčko.
page-shut-stale = Tento stůl se zavřel, protože 14 dní nikdo nezačal hrát.
page-shut-owner = Tento stůl zavřel ten, kdo ho otevřel.
page-shut-full = Tento stůl se příliš rozrostl a byl zavřen. Dá se dál prohlížet a záznam lze stáhnout.
page-joining = Přisednout ke stolu
page-joining-how = Zaujměte místo, které na vás čeká.
page-joining-there = Vaše pozvánka je připravena.
page-join-sit = Posadit se
page-joining-cookie = Toto zařízení si vaše místo pamatuje pomocí cookie; nic jiného v ní není. Kdo používá tento prohlížeč, může hrát na vašem místě.
page-join-look = Nejdřív se podívat
page-door-seat = Vaše místo
page-door-host = Pořádá
page-door-there = Kdo další hraje
page-door-bot = bot
page-door-instead = zastupování: { $name }
page-door-open = Hra ještě nezačala.
page-door-running = Hra právě běží.
page-door-over = Hra skončila.
page-door-closed = Stůl je zavřený.
page-link-used = Tato pozvánka nic neotevírá.
page-link-used-why = Už byla použita nebo zrušena, je příliš stará, nebo se nezkopírovala celá. Požádejte o novou toho, kdo stůl otevřel. Pokud jste ji použili na tomto zařízení, najdete svůj stůl na úvodní stránce.
table-closed = Tento stůl je zavřený
    .try = Hrát se u něj už nedá.
typed-too-late = Hra se mezitím posunula, proto se zapsané nepočítá
    .try = Podívejte se, co se má hodit nebo táhnout teď.

### bezpečnost

page-guard-foreign = Toto přišlo z jiného webu a neprovedlo se. Přejděte na stránku stolu a udělejte to tam.
page-guard-name = Tento server se pod tímto jménem nezná. Kdo ho provozuje, může jméno zadat pomocí --address.
page-guard-large = To je příliš mnoho najednou: čte se nejvýše { $most } kilobajtů.
page-guard-often = Bylo toho příliš mnoho v krátké době. Chvilku prosím počkejte.
page-guard-pages = Je otevřeno příliš mnoho stránek tohoto stolu najednou.
page-guard-connections = Je otevřeno příliš mnoho spojení najednou. Zavřete některá, nebo chvilku počkejte.
page-no-room = Na tohle není místo
quota-day = Z této adresy se za den uložilo příliš mnoho: zbývá { $left } z { $most } kilobajtů
    .try = Nic se neuložilo. Zkuste to znovu za { $minutes } min; místo se postupně vrací.
quota-table = To, co jste napsali u tohoto stolu, zaplnilo váš díl: zbývá { $left } z { $most } kilobajtů
    .try = Nic se neuložilo. Odpovědi se přijímají déle než ostatní a záznam lze dál stáhnout.
page-guard-shape = Tento požadavek nelze přečíst.
page-guard-long = Adresa nebo hlavičky tohoto požadavku jsou příliš dlouhé.
page-guard-both = Program posílá svůj klíč a žádnou cookie k němu.
page-guard-form = Tento formulář nelze přečíst.
page-guard-method = Takto se tu nedá dělat nic.
page-name-taken = Někdo u tohoto stolu má jméno, které vypadá jako vaše. Pozvánka platí dál: zvolte si jiné jméno.
name-taken = Někdo u tohoto stolu má jméno, které vypadá jako „{ $name }“
    .try = Zvolte si jiné jméno.

### stránky: knihy pravidel

page-books = Knihy pravidel
page-books-how = Pravidla našimi slovy a s tím, jak jsme rozhodli, kde kniha mlčí.
page-book-of = Pravidla: { $game }
page-book-how = { $count ->
        [one] 1 pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }, volby, které nechávají otevřené, a tištěné tabulky. Vytiskněte si stránku a máte příručku.
page-law-in = { $law ->
        [en] Názvy pravidel jsou česky, jejich text anglicky.
        [sv] Názvy pravidel jsou česky, jejich text švédsky.
        [he] Názvy pravidel jsou česky, jejich text hebrejsky.
       *[cs] Pravidla jsou česky.
    }
page-law-not-yet = Toto pravidlo ještě není přeloženo; je zde anglicky.
page-law-other = { $law ->
        [en] Číst je anglicky
        [sv] Číst je švédsky
        [he] Číst je hebrejsky
       *[cs] Číst je česky
    }
page-book-search = Hledat v pravidlech: { $game }
page-search = Hledat
page-book-read = Číst od začátku
page-book-found = { $count ->
        [0] Tato slova nemá žádné pravidlo.
        [one] Tato slova má jedno pravidlo.
        [few] Tato slova mají { $count } pravidla.
       *[other] Tato slova má { $count } pravidel.
    }
page-book-all = Všechna pravidla
page-book-contents = Obsah
page-book-choices = Volby
page-book-choices-how = Na čem se stůl může při otevření dohodnout.
page-book-tables = Tabulky
page-book-examples = Příklady
page-rule-advice = rada
page-rule-ruling = Náš výklad
page-rule-switch = Stůl si může zvolit:
page-rule-before = Předchozí
page-rule-after = Další

### stránky: lekce

page-learn-title = Jak se hraje { $game }
page-learn-how = Hrajete skutečnou hru proti botovi a list vedle ní vysvětlí každý druh rozhodnutí, když přijde poprvé. List můžete kdykoli odložit a hrát dál.
page-learn-begin = Začít lekci
page-learn-again = Začít lekci znovu
page-learn-what = Co vás čeká
page-learn-table = Lekce: { $game }
page-learn-further = Další lekce: { $title }
page-learn-begin-on = Začít „{ $title }“
page-learn-what-on = Co vás čeká v lekci „{ $title }“
page-sheet-step = Lekce, { $number } z { $of }
page-sheets = Dosavadní lekce
page-sheets-earlier = Předchozí listy
page-sheet-next = Rozumím
page-sheet-end = Ukončit lekci

### stránky: nová pravidla a stoly, které teď nelze otevřít

page-waits = Tento stůl čeká
page-waits-rules-checking = Pravidla této hry se v novém vydání změnila. Stůl ověřuje, zda vše, co se dosud odehrálo, dopadne stejně; pokud ano, hra pokračuje sama.
page-waits-rules-differ = Pravidla této hry se v novém vydání změnila a to, co se dosud odehrálo, by dopadlo jinak. Stůl čeká, až hostitel nebo rozhodčí určí, jak hra pokračuje.
page-waits-rules-stand = Pravidla této hry se v novém vydání změnila. Hostitel nebo rozhodčí ji zde nechává, jak je; dohrát ji lze se starším vydáním.
page-waits-rules-newer = Tato hra se hrála podle verze { $version } svých pravidel, která je novější než tento server. Správce serveru musí aktualizovat Montjoy.
page-waits-rules-past = Tato hra se hrála podle starších pravidel (verze { $version }) a pravidla tohoto vydání ji neumějí zobrazit. Starší vydání ano.
page-waits-no-game = Hra „{ $game }“ není na tomto serveru nainstalována. Jakmile bude, stůl se znovu otevře.
page-waits-damaged = Uložená data tohoto stolu jsou poškozena. Správce serveru je může obnovit ze zálohy.
page-waits-fault = Tento stůl nelze otevřít. Správce serveru najde důvod v jeho protokolu.
page-waits-kept = Nic není ztraceno: hra, koncepty, poznámky i odkazy zůstávají, jak jsou.
page-waits-typed = Co jste právě odeslali (nebylo to přijato)
page-rules-took = { $role ->
    [owner] Celý záznam této hry si stáhl hostitel.
   *[other] Celý záznam této hry si stáhl rozhodčí.
}
page-rules-decide = Rozhodnout, jak hra pokračuje
page-rules-report = Co dopadne jinak
page-rules-part = Záznam a nová pravidla se rozcházejí na řádku { $line }:
page-rules-own = Máte u tohoto stolu místo, a proto vidíte jen svou část zprávy. Celá je určena rozhodčímu a správci serveru.
page-rules-hidden = vám se nezobrazuje
page-rules-otherwise = jinak od položky { $number } záznamu hry
page-rules-was = Jak se hrálo:
page-rules-is = Podle nových pravidel:
page-rules-same = { $count ->
    [one] stejně, 1 položka záznamu hry
    [few] stejně, { $count } položky záznamu hry
   *[other] stejně, { $count } položek záznamu hry
}
page-rules-move = Pokračovat od posledního milníku
page-rules-move-how = Hra se vrátí k poslednímu milníku ({ $mark }) a pokračuje od něj podle nových pravidel. O všem, co se rozhodlo od té doby, se rozhodne znovu, s novými kostkami.
page-rules-move-sure = Všichni u stolu vědí, že se hra vrací.
page-rules-fixed = Tato hra podle nových pravidel pokračovat nemůže: její poslední stav jim neodpovídá.
page-rules-stand = Nechat, jak je
page-rules-stand-how = Nic se nezmění. Hra se dohraje se starším vydáním, které má verzi { $version } pravidel hry „{ $game }“.
page-rules-take = Správce serveru server zastaví a hru vyjme i s jejími kostkami:
page-rules-play = Instalace staršího vydání v ní pokračuje (verze { $version } hry „{ $game }“):
page-rules-record-how = Nebo stáhněte záznam bez kostek a nahrajte jej u stolu staršího vydání: tam pokračuje s novými kostkami. Všichni zde si přečtou, že byl stažen celý záznam.
page-rules-record = Stáhnout záznam
table-waits = Tento stůl čeká a nic u něj teď nelze udělat
    .try = Podívejte se znovu později; nic není ztraceno.
table-goes-on = Tento stůl už nečeká
    .try = Otevřete jej znovu.
cannot-move = Hra nemůže podle nových pravidel pokračovat od posledního milníku
    .try = Nechte ji, jak je, a dohrajte ji se starším vydáním.
choose-how = Nic nebylo zvoleno
    .try = Zvolte, jak hra pokračuje; návrat je třeba potvrdit.
