# Stránka, na které se hraje: co na ní stojí kromě hry samé (šablony table, part, log, odds).

page-no-line = Spojení se stolem se přerušilo; navazuje se znovu…
page-not-sent = Stůl neodpověděl: možná to nedošlo. Pokud se to neobjeví, pošlete to znovu.
page-look-again = Podívat se znovu
page-not-begun = Hra ještě nezačala. Začne, až ji spustí ten, kdo stůl otevřel.
page-meanwhile = Zatím se můžete hru naučit nebo si přečíst pravidla: místo zůstává vaše, a ať jste zde na kterékoli stránce, dozvíte se, až hra začne.
page-begun = Hra u stolu { $table } začala.
page-begun-go = Ke stolu
page-over = Hra skončila
page-over-won = Vyhráli jste
page-over-lost = Prohráli jste
page-over-nobody = Nikdo nevyhrál
page-over-winners = Vítězství: { $seats }
page-again-rematch = Odveta s vyměněnými místy
page-again-rematch-go = K odvetě
page-again-rematch-opened = { $who } vás zve k odvetě. Vaše místo: { $seat }.
page-again-same = Odveta na stejných místech
page-again-same-go = K odvetě na stejných místech
page-again-same-opened = { $who } vás zve k odvetě na stejných místech. Vaše místo: { $seat }.
page-again-next = Hrát další scénář: { $scenario }
page-again-next-go = K dalšímu scénáři: { $scenario }
page-again-next-opened = { $who } vás zve k dalšímu scénáři: { $scenario }. Vaše místo: { $seat }.
page-again-sit = Zaujmout toto místo
page-stopped = Pravidlo se nepodařilo provést. Nic není ztraceno; hra počká, až se to napraví.
page-paused = Hodiny stojí. Znovu se rozběhnou za
page-paused-by-umpire = Hra je pozastavena; odpovědi se nepřijímají.
page-pause = Krátká pauza: někdo může na to, co se právě stalo, odpovědět, třeba kartou. Nastává, i když nemůže nikdo. Zbývá sekund:
page-waiting = Teď se na vaši odpověď nečeká.
page-waiting-for = Čeká se na odpověď: { $seats }.
page-paper = List k tisku
page-paper-how = Vytiskněte stránku z prohlížeče: jak rozložit stůl a řádek s políčky pro každou jednotku.
page-type-dice = { $count ->
        [one] Hoďte 1 kostkou a napište, co padlo
       *[other] Hoďte { $count } kostkami a napište, co padlo
    }
page-type-card = Táhněte kartu a uveďte, která to je
page-face = Co padlo
page-faces = Čísla na kostkách, oddělená mezerami
page-card = Karta
page-type-it = Tohle padlo
page-roll-it = Ať hodí Montjoy
page-time-left = Zbývající čas:
page-sealed = Vaše odpověď je odevzdána. Můžete ji změnit, dokud neodpoví všichni.
page-given = zvoleno
page-order = Napište odpověď
page-order-how = Jak se to píše
page-order-lines = Klepnutí na nabízený řádek ho vloží do vaší odpovědi.
page-order-into = Do mé odpovědi
page-order-check = Jak je to chápáno?
page-question-whole = Celá otázka
page-order-send = Odeslat
page-order-example = Například:
page-order-example-put = Napsat za mě
page-order-mind = Pozor:
page-pick-orders = Rozkazy na ploše
page-pick-back = Zpět
page-pick-others = Všechny mé jednotky
page-pick-done = Hotovo
page-pick-half = Zatím neodesláno: rozkaz není dokončen. Dokončete ho, nebo stiskněte znovu a odešle se bez něj:
page-let-pass = Nechat být
page-odds = Šance
page-odds-none = Pro tuto odpověď nelze šance spočítat.
page-odds-gone = Tato otázka už není otevřená.
page-odds-busy = Právě se toho počítá mnoho. Zeptejte se, prosíme, za chvíli znovu.
page-odds-long = Tohle se chvíli počítá. Výsledek se objeví zde.
page-odds-guess = Odhad: záleží i na něčem, co nevidíte.
page-odds-good = Dobré pro vás
page-odds-bad = Špatné pro vás
page-draft = Kdyby mi vypršel čas
page-draft-none = Nic určitého
page-draft-keep = Uložit
page-undo = Vzít zpět: { $what }
page-question = Otázka
page-pick = Co tady udělat
page-pick-close = Tady nic
page-board = Herní plán
page-board-keys = Herní plán. Šipky říkají, co kde je; je-li plán zvětšený, posouvají jej a říkají to s klávesou Shift. Plus a minus jej zvětší a zmenší, 0 ukáže celý.
page-zoom-in = Zvětšit
page-zoom-out = Zmenšit
page-zoom-all = Ukázat vše
page-zoom-me = Kde jsem
page-as-text = Herní plán slovy
page-card-mine = Co víte jen vy
page-aim = O co se hraje
page-log = Co se stalo
page-just-more = Další: { $count }
page-just-all = Přečíst celé
page-just = Co se právě stalo
page-past-log = Přeskočit, co se stalo
page-log-earlier = Dřívější
page-log-later = Pozdější
page-log-newest = Nejnovější
page-log-back = Zpět ke stolu
page-then = { $newest ->
    [yes] Díváte se zpět na tah { $turn } z { $last }, nejnovější, na jeho začátku
   *[no] Díváte se zpět na tah { $turn } z { $last }
}
page-then-step = Díváte se zpět na tah { $turn } z { $last }, krok { $step } z { $steps }
page-then-none = Zatím není žádný dřívější tah, na který by se dalo podívat.
page-then-steps = Dřívější tahy
page-then-first = První tah
page-then-back = O tah zpět
page-then-forward = O tah vpřed
page-then-before = O krok zpět
page-then-after = O krok vpřed
page-then-now = Zpět k přítomnosti
page-then-keys = Šipky: o krok zpět nebo vpřed. Page Up a Page Down: o tah. Home: první tah. Esc: zpět k přítomnosti.
page-then-new = Stalo se něco nového a čeká to na vás zde.
page-then-lost = Tento tah se nepodařilo načíst. Chvíli počkejte a zkuste to znovu.
page-void = Už neplatí:
page-taken-back = Hra se vrací před „{ $line }“. Co je přeškrtnuté, už neplatí.
page-taken-back-far = Hra se vrací před to, co je zde vidět.
page-people = U stolu
page-you = (vy)
page-bot = počítač
page-open-seat = zatím nikdo
page-here = právě zde
page-away = není u stolu
page-sees-all = Vše vidí: { $names }.
page-talk = Chat
page-say = Říct
page-say-what = Vzkaz všem
page-talk-new = nové v chatu
page-log-show = Zobrazit
page-kind-dice = Kostky
page-sounds = Zvuky
page-notices = Zprávy prohlížeče, když jste na tahu
page-received = Přijato.

page-fight = Boj: každá pozice v kruhu poráží tu následující
page-fight-round = { $round ->
        [0] Před prvním kolem
       *[other] Kolo { $round }
    }
page-fighter = { $points ->
        [one] 1 bojový bod
        [few] { $points } bojové body
       *[other] { $points } bojových bodů
    }{ $body ->
        [0] {""}
        [one] , 1 bod zdraví
        [few] , { $body } body zdraví
       *[other] , { $body } bodů zdraví
    }{ $whiffs ->
        [0] {""}
        [one] , 1 rána do prázdna
        [few] , { $whiffs } rány do prázdna v řadě
       *[other] , { $whiffs } ran do prázdna v řadě
    }
page-pools-now = Boj právě teď
page-pools-of = Kdyby teď přišla zteč ({ $place })
page-siege = Obléháno od kola { $round }
page-dice = { $count ->
        [0] žádná kostka
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }

### co se zde odmítá

key-for-another = To už jednou přišlo, s jinou odpovědí
    .try = Podívejte se na otázku, jak zní nyní, a odpovězte na ni znovu.
no-chat = U tohoto stolu je chat vypnutý
    .try = Promluvte si jinde.
say-something = Vzkaz smí mít nejvýše { $most } znaků
    .try = Napište něco kratšího.
say-nothing = Vzkaz je prázdný, nic se neposlalo
    .try = Nejdřív jej napište.
page-at-hand = Pravidla po ruce
page-at-hand-back = Zpět
page-at-hand-page = Otevřít jako stránku
page-at-hand-shut = Zavřít
page-at-hand-loading = Načítá se…
page-at-hand-lost = Nepodařilo se to načíst. Zkuste to znovu, nebo to otevřete jako stránku.
page-signs-short = Znaky
page-signs = Vysvětlivky
page-signs-none = Herní plán tu ještě není, nebo na něm není co vysvětlovat.
page-sign = { $sign ->
        [camp] tábor; číslice je jeho číslo
        [commander] velitel s vojskem
        [unit] jednotka se svým číslem
        [ships] lodě
        [force] oddíl neznámého druhu
        [age] kolik dní je zpráva stará
        [track] cesta
       *[cliff] sráz, na který nikdo nevyleze
    }

# How play begins, and what is kept of it.
page-beginning-title = Jak byly kostky zapečetěny
page-beginning-waits = Seznam je zmrazen. Hra začne, jakmile bude odhaleno, nejpozději do minuty: co ke kostkám přidávají prohlížeče ({ $seats }).
page-beginning-silent = Druhý začátek: něco bylo ohlášeno ({ $seats }) a do minuty nebylo odhaleno. Seznam byl zmrazen znovu bez toho.
page-beginning-alone = Kromě toho, kdo stůl otevřel, nikdo ke kostkám nic nepřidal: hostitel mohl tuto hru vybrat.
page-beginning-added = Ke kostkám přidaly vlastní programy hráčů: { $seats }. Pokud někdo z nich není hostitel, nemohl tuto hru vybrat nikdo.
page-receipt = Uložit potvrzení
page-receipt-how = Na potvrzení je, co bylo tomuto místu ukázáno před prvním hodem. Po hře lze podle něj záznam ověřit i bez serveru.
page-seal-other = Tento stůl nezačal tak, jak bylo tomuto prohlížeči ukázáno. Jeho úložiště mohlo být vráceno k dřívější kopii. Uložte si potvrzení a zeptejte se hostitele.
page-seal-left = Ve zmrazeném seznamu chybí, co tento prohlížeč ohlásil, proto nic neodhalí. Než začnete hrát, zeptejte se hostitele.
page-seal-rolled = V historii tohoto stolu už chybí, co bylo tomuto prohlížeči ukázáno. Jeho úložiště mohlo být vráceno k dřívější kopii. Zeptejte se hostitele.
