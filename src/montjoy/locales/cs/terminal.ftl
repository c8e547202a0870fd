# Slova terminálu: co `play`, `resume` a `replay` říkají kromě hry samé.

ui-not-understood = „{ $word }“ nelze pochopit. Napište číslo od 1 do { $most }, nebo ? pro nápovědu.
ui-choose-no-usual = Obvyklá odpověď tu není: napište číslo odpovědi od 1 do { $most }, nebo slova, kterými začíná. „? 1“ ukáže pravidlo k odpovědi 1.
ui-choose-which = „{ $word }“ stojí v { $count ->
        [one] této odpovědi
       *[other] těchto odpovědích
    }; napište číslo:
ui-choose-out-of-range = Odpověď { $number } není. Napište číslo od 1 do { $most }.
ui-nothing-to-undo = Není co vzít zpět.
ui-resumed = Hra pokračuje ze souboru { $file }.
ui-record = Záznam je v souboru { $file }.
ui-game-over = Hra skončila.
ui-type-dice = { $count ->
        [one] Hoďte 1 kostkou ({ $rule }) a napište, co padlo
       *[other] Hoďte { $count } kostkami ({ $rule }) a napište, co padlo
    }
ui-type-card = Táhněte kartu ({ $rule }) a napište, která to je
ui-rule = { $title } ({ $rule })
ui-no-rule = Za tímto řádkem žádné pravidlo není.
ui-replay = { $game }, očima hráče { $seat }
ui-replay-more = Enter: dál. q: konec.
ui-verified = Záznam souhlasí: { $decisions ->
        [one] přehráno 1 rozhodnutí
        [few] přehrána { $decisions } rozhodnutí
       *[other] přehráno { $decisions } rozhodnutí
    }, { $dice ->
        [one] 1 kostka přepočítána
        [few] { $dice } kostky přepočítány
       *[other] { $dice } kostek přepočítáno
    } ze semínka.
ui-verify-failed = Řádek { $line } záznamu je chybný: { $why }
ui-typed-dice = { $count ->
        [one] 1 kostka byla zapsána nebo určena ručně.
        [few] { $count } kostky byly zapsány nebo určeny ručně.
       *[other] { $count } kostek bylo zapsáno nebo určeno ručně.
    }

ui-title = { $game }: { $scenario }
ui-round-log = Od vašeho posledního tahu
ui-beginning = Co se stalo
ui-nothing-new = Od té doby se nic nestalo.
ui-nothing-yet = Zatím se nic nestalo.
ui-private = Víte jen vy
ui-private-same = { $count ->
        [0] Nic se tu nezměnilo; vše ukáže „mapa“.
       *[other] Ostatní je jako předtím; vše ukáže „mapa“.
    }
ui-map = Mapa
ui-house = Domácí pravidlo: { $name } (místo { $replaces }). { START($says) }
ui-house-undone = Domácí pravidlo { $name } neplatí: příkazový řádek je nastavuje jinak.
ui-option-set = Volba: { $name } = { $value }
ui-commitment = Kostky jsou zapečetěny: { $commitment }
ui-to-learn = Pro první večer je tu „{ $title }“: play { $game } { $scenario }.
ui-own-house = S --house { $name }: „{ $title }“. { START($says) }
ui-to-learn-steps = Chcete-li se hru naučit, s výkladem každého kroku:
ui-how = Napište číslo odpovědi; „?“ je nápověda, „konec“ hru přeruší (zůstává uložená).
ui-prompt-dice = kostky
ui-order-form = Napište odpověď na jeden řádek, nebo „?“ pro nápovědu.
ui-react = Nyní můžete reagovat. Napište číslo, nebo to stiskem Enter nechte být.
ui-pause = Krátká pauza: někdo může na to, co se právě stalo, odpovědět, třeba kartou. Nastává, i když nemůže nikdo. Stiskněte Enter.
ui-sealed = Vaše odpověď je zapečetěna. Příkazem „zpět“ ji lze změnit, dokud neodpoví všichni.
ui-no-clock = V terminálu neběží žádné hodiny: pravidla dávají na takovou volbu { $seconds } sekund, ale tady nikdo nespěchá. Kdo chce, počítá nahlas.
ui-hand-over-short = Ke klávesnici teď: { $seat }. Pak stiskněte Enter.
ui-back-question = Tato odpověď už byla použita. Vrátit se na začátek této části hry ({ $mark })? Odtud se hází znovu a záznam to ukáže.
ui-back-agree = { $seat }: souhlasíte s návratem? (Kam: { $mark })
ui-back-refused = { $seat } nesouhlasí; hra zůstává, jak je.
ui-gone-back = Hra se vrátila.
ui-undone = Vzato zpět: { $what }
ui-saved-copy = Kopie je v souboru { $file }. Sama hra se vždy ukládá do { $record }.
ui-no-folder = Složka { $folder } neexistuje. Nejdřív ji vytvořte, nebo uveďte jinou.
ui-no-file = Soubor { $file } neexistuje. Zkontrolujte název a složku.
ui-kept = Hra je uložena. Pokračujte příkazem:
ui-kept-games = Hry jsou uloženy ve složce { $folder }, nejnovější první:
ui-kept-none = Ve složce { $folder } není žádná hra, ve které by šlo pokračovat. Začněte novou: { $command }
ui-kept-game = { $game }, { $scenario }: { $mark }; hrajete za: { $seats }
ui-kept-begun = před prvním kolem
ui-kept-bots = nikdo (jen počítač)
ui-kept-older = { $count ->
        [one] A 1 starší hra
        [few] A { $count } starší hry
       *[other] A { $count } starších her
    } ve stejné složce.
ui-kept-over = { $count ->
        [one] 1 hra tam už skončila; přehrát ji:
        [few] { $count } hry tam už skončily; přehrát některou:
       *[other] { $count } her tam už skončilo; přehrát některou:
    }
ui-kept-ended = { $game }, { $scenario }: skončila; hráli jste za: { $seats }
ui-kept-closed = { $count ->
        [one] 1 hru v této složce nelze otevřít:
        [few] { $count } hry v této složce nelze otevřít:
       *[other] { $count } her v této složce nelze otevřít:
    }
ui-kept-no-game = { $name }: její hra „{ $game }“ není nainstalována.
ui-kept-other-rules = { $name } ({ $game }, { $scenario }): hráno podle verze pravidel { $version }; zde je jiná.
ui-kept-elsewhere = Hra začatá s --record SOUBOR v tomto seznamu není: pokračuje v ní příkaz resume SOUBOR.
ui-after-lesson = Co hrát dál:
ui-see-again = Přehrajte si hru příkazem:
ui-ended-early = Vstup skončil.
ui-interrupted = Přerušeno.
ui-dice-how = Například: { $example }. „hodit“ nechá hodit Montjoy, „auto“ už napořád.
ui-dice-hidden = Tyto kostky nesmí nikdo vidět; „hodit“ nechá hodit Montjoy.
ui-dice-for = Pro: { $about }
ui-dice-first = Nejdřív zapište tyto kostky; „zpět“ jde u příští otázky.
ui-dice-wrong = Napište { $count ->
        [one] 1 číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    } od { $least } do { $most }, oddělených mezerami. „hodit“: hodí je Montjoy; „auto“: odteď všechny; „záznam“ a „mapa“ ukážou, co vždy; „konec“: přerušit.
ui-card-wrong = Karta { $card } nyní přijít nemůže. Může to být: { $cards }.
ui-card-many = Karta { $card } nyní přijít nemůže. Možných karet je { $count }, například { $cards }. Napište část názvu a vypíší se ty, které ji mají.
ui-auto-on = Odteď hází Montjoy. Příkazem „kostky“ budete kostky zase zapisovat sami.
ui-auto-off = Kostky opět zapisujete vy.
ui-stopped = Pravidlo se nepodařilo provést. Je to chyba programu, ne vaše. Hra stojí tam, kde byla před vaší poslední odpovědí; zvolte znovu, třeba něco jiného.
ui-stopped-bot = Po odpovědi počítače se nepodařilo provést pravidlo. Hra je uložena v souboru { $file }; prosíme, nahlaste to.
ui-stopped-where = Chyba nastala zde: { $where } ({ $error }).
ui-seed-out = Semínko kostek je zveřejněno; každou kostku může kdokoli přepočítat příkazem:
ui-no-forecast = Pro tuto odpověď nelze šance spočítat.
ui-no-forecasts = Pro tyto odpovědi nelze šance spočítat.
ui-odds-line = { $name }: { $percent }
ui-which-number = U které odpovědi? Napište „{ $word }“ a její číslo, například „{ $word } 1“. Ne u každé odpovědi lze šance spočítat.
ui-how-none = Jak se { $game } hraje, zatím nikdo nenapsal; { $taught ->
        [true] play { $game } --learn hru naučí, rules { $game } ukáže pravidla.
       *[other] rules { $game } ukáže pravidla.
    }
ui-no-such-answer = Odpověď { $number } tu není: napište ? a číslo od 1 do { $most }, nebo číslo pravidla.
ui-rule-behind = Za touto otázkou je pravidlo { $rule }, { $title }: přečtete si je, když napíšete „?“ a jeho číslo.
ui-write-leave = Nikdo se na to neptá. Prázdný řádek nebo samotná tečka se vrátí k otázce.
ui-no-such-rule = Žádné pravidlo této hry nemá číslo { $rule } ani neobsahuje toto slovo.
ui-ruling = Výklad: { $text }
ui-option-of = Volba: { $name }
ui-option-usual = Obvykle: { $value }.
ui-option-needs = Jen spolu s volbou { $name }.
ui-option-from-to = číslo od { $least } do { $most }
ui-option-others = Ostatní
ui-advice = rada
ui-rules-layer = { $layer ->
        [rules] Pravidla
        [battle] Bitvy
        [campaign] Tažení
        [pack] Dílky, karty a postavy
       *[other] { $layer }
    }
ui-rule-kind = { $kind ->
        [advice] rada
        [option] volba
        [flavour-with-effect] příběh s účinkem
       *[other] { $kind }
    }
ui-seat-mail = { $seat }: člověk, poštou
ui-how-mail = report SOUBOR MÍSTO napíše, co strana ví, pro jejího hráče; order SOUBOR MÍSTO --file TEXT přijme jeho odpověď.
ui-seat-human = { $seat }: člověk u této klávesnice
ui-seat-bot = { $seat }: počítač ({ $bot })
ui-umpire-look = Stránka rozhodčího. Vše je vidět.
ui-umpire-help = „pohled MÍSTO“ ukáže stránku hráče; „nastavit POLE HODNOTA“ mění stav u příštího milníku, „hned POLE HODNOTA“ u posledního; „kostka PRAVIDLO ČÍSLA“ určí příští kostky pravidla; „návrat MILNÍK“ se vrátí k milníku, samotné „návrat“ milníky vyjmenuje; „za MÍSTO N“ odpoví na otázku hráče; „stav POLE“ ukáže část stavu; „záznam“, „mapa“, „pozastavit“, „pokračovat“, „hotovo“.
ui-umpire-marks = Poslední milníky, nejnovější na konci: { $marks }
ui-umpire-reason = Proč? (Bude to v záznamu.)
ui-umpire-no-seat = Místo { $name } tu není. Jsou tu: { $there }.
ui-umpire-nothing = V { $path } není nic, co se jmenuje { $name }.
ui-umpire-no-answer = { START($seat) } nemá otázku, která by měla odpověď { $number }.
ui-help-number = číslo zvolí danou odpověď, a stejně tak slova, kterými začíná
ui-help-rule = „? 3“ ukáže pravidlo k odpovědi 3; „? ID“ ukáže pravidlo s tímto číslem; „? SLOVO“ slovo vyhledá
ui-help-odds = „šance 3“ spočítá, co vzejde z odpovědi 3, samotné „šance“ co z každé, dá-li se to spočítat
ui-help-odds-orders = „šance A3“: co jednotka A3 může komu udělat; „šance“ a rozkazy: co by z nich vzešlo; jen „šance“: co jednotky udělají samy
ui-help-why = „proč“ je jiné slovo pro „šance“
ui-help-write = „napsat“ otevře list, o který teď nikdo nežádá
ui-help-log = „záznam“ ukáže vše, co vám bylo oznámeno
ui-help-map = „mapa“ znovu nakreslí mapu a řekne, o co se hraje
ui-help-undo = „zpět“ vezme zpět vaši poslední odpověď; pokud z ní už něco vzešlo, vrátí se hra se souhlasem všech k té otázce a odtud se hází znovu
ui-help-save = „uložit SOUBOR“ zapíše kopii; hra se ukládá vždy
ui-help-quit = „konec“ hru přeruší; zůstane uložená a lze v ní pokračovat
ui-help-umpire = „rozhodčí“ otevře stránku rozhodčího
ui-help-typed = „kostky“: odteď zapisujete kostky sami, hraje-li se se skutečnými
ui-no-seed-yet = Hra ještě neskončila: { $dice ->
        [one] její 1 kostka je přípustná a půjde přepočítat
        [few] její { $dice } kostky jsou přípustné a půjdou přepočítat
       *[other] jejích { $dice } kostek je přípustných a půjde přepočítat
    }, až bude zveřejněno semínko.
ui-no-seed = Semínko nebylo zveřejněno: kostky jsou přípustné, ale nikdo je nemůže přepočítat.
ui-epochs = { $count ->
        [one] Jednou se hra vrátila před hod
       *[other] Kolikrát se hra vrátila před hod: { $count }
    }; odtud se házelo znovu.
ui-dice-sealed = Jak jsou kostky zapečetěny
ui-dice-sealed-commitment = Otisk semínka: { $commitment }. Seznam toho, co se k němu přidává, zmrazený jako otisky:
ui-dice-sealed-words = Hra začne, až bude odhaleno, co kdo přidává (slova: { $seats }). Je-li váš otisk v seznamu, pošlete list s tímto řádkem: „nonce: “ a vaše slova.
ui-mail-unsaid = Hra ještě nezačala. Ještě chybí slova hráčů, kteří je pošlou, až uvidí seznam ve svém prvním hlášení: { $seats }.
ui-mail-said = Slova ({ $seat }) jsou ta, která byla ohlášena.
ui-added-unlisted = Před začátkem hry nebylo nic zmrazeno: vše, co se přidalo k semínku, vylosoval program, který hru vedl, a kdo jej spustil, mohl tuto hru vybrat.
ui-added-host = Kromě toho, kdo stůl otevřel, nikdo k semínku nic nepřidal: hostitel mohl tuto hru vybrat.
ui-added = K semínku přidaly vlastní programy hráčů: { $seats }. Pokud někdo z nich není hostitel, nemohl tuto hru vybrat nikdo.
ui-beginnings = Kolikrát hra začala: { $count }. Někdo neodhalil, co předem ohlásil.
ui-receipt-fits = Potvrzení ({ $seat }) odpovídá tomuto záznamu.
ui-receipt-commitment = Potvrzení ({ $seat }) patří k jiné hře nebo k jinému semínku.
ui-receipt-list = Zmrazený seznam v tomto záznamu není ten, který stojí na potvrzení ({ $seat }).
ui-receipt-hash = Potvrzení ({ $seat }) si odporuje: vlastní otisk není v seznamu, nebo nepatří k vlastním bajtům.
ui-receipt-left-out = Tato hra začala bez toho, co bylo předem ohlášeno ({ $seat }).

# The commands as they may be typed in this language, too; of several words, with commas between them, the first is told.

ui-help-words = Příkazy lze psát i anglicky: { $words }
ui-word-quit = konec
ui-word-undo = zpět
ui-word-log = záznam
ui-word-map = mapa
ui-word-dice = kostky
ui-word-auto = auto
ui-word-write = napsat
ui-word-text = text
ui-word-edit = upravit
ui-word-send = odeslat, poslat
ui-word-help = nápověda, pomoc
ui-word-save = uložit
ui-word-odds = šance
ui-word-why = proč
ui-word-file = soubor
ui-word-take = převzít, vzít
ui-word-all = vše, všechno, všechny
ui-word-umpire = rozhodčí
ui-word-roll = hodit

# What is typed on the umpire’s page alone.

ui-word-look = pohled
ui-word-set = nastavit
ui-word-now = hned
ui-word-die = kostka
ui-word-back = návrat, zpět
ui-word-for = za
ui-word-state = stav
ui-word-pause = pozastavit
ui-word-resume = pokračovat
ui-word-done = hotovo

# Forms of several lines, and games by mail.

ui-order-long = „upravit“ otevře váš editor; nebo pište sem řádek po řádku a nakonec prázdný řádek; „text“ ukáže, z čeho vycházíte, „převzít A3“ nebo „převzít 2“ odtud převezme řádek tak, jak je; „soubor JMÉNO“ přečte soubor; samotná tečka: nic nového.
ui-order-short = „upravit“, „text“, „převzít“, „soubor JMÉNO“, „odeslat“, nebo řádek po řádku; samotná tečka: nic nového.
ui-order-see = Příkaz „text“ ukáže, co sem lze napsat, i s příklady.
ui-no-editor = Není editor: žádný se nenašel a EDITOR žádný neurčuje (určí ho EDITOR=nano před příkazem). Pište sem řádek po řádku; „text“ ukáže, z čeho vycházíte.
ui-no-editor-here = Editor se otevírá jen v terminálu. Pište sem řádek po řádku; „text“ ukáže, z čeho vycházíte.
ui-form-wrong-more = { $count ->
        [one] Ještě { $count } chyba není vypsána
        [few] Ještě { $count } chyby nejsou vypsány
       *[other] Ještě { $count } chyb není vypsáno
    }; opravte nejdřív tyto.
ui-form-unchanged = Nic se nezměnilo a nic nebylo odesláno.
ui-form-kept = Nic nebylo odesláno. Váš text je uložen: „upravit“ s ním pokračuje, „text“ ho ukáže, „odeslat“ ho odešle, nově napsané řádky ho nahradí.
ui-form-none = Žádný váš text není uložen.
ui-form-number = Zde je potřeba text, ne číslo; nemáte-li nic nového, stačí samotná tečka.
ui-yes-or-no = Napište { $yes }, nebo { $no }. Ctrl-C znamená také { $no }.
ui-take-left = Vynecháno, protože se to s ostatními neslučuje:
ui-take-none = Žádný řádek k převzetí nezačíná „{ $word }“ ani nemá toto číslo. Příkaz „text“ ukáže řádky s jejich čísly.
ui-take-which = Které řádky? „převzít 2 4“ převezme ty, které mají tato čísla (ukáže je „text“), „převzít A3“ ty, které začínají A3, „převzít vše“ všechny, které se spolu snesou.
ui-take-no-line = Zde se žádný řádek nenabízí. Řádky s ## jsou rady; napište vlastní rozkaz.
ui-take-advice = Řádek { $word } začíná ##: je to rada, ne rozkaz. Řádky k převzetí: { $lines }.
ui-form-blank = Prázdný řádek nic neodešle; samotná tečka odešle prázdný text.
ui-form-send = Odeslat?
ui-refused-line = Řádek { $line }, sloupec { $column }, „{ $quoted }“: { $says }
ui-form-understood = Jak tomu bylo rozuměno:
ui-prospects = Co by z toho vzešlo:
ui-form-empty = Jak tomu bylo rozuměno: nic nového.
ui-report-title = { $game }: { $seat }
ui-report-day = { $game }: { $seat }, den { $day }
ui-report-story = { $game }: co se stalo
ui-report-after = { $game }: { $seat }, co si mysleli a co byla pravda
ui-report-after-all = { $game }: co si která strana myslela a co byla pravda
ui-report-not-over = Tato hra ještě neskončila. Co byla pravda, se řekne až potom.
ui-report-arrived = Co došlo
ui-report-since = Co došlo od okamžiku: { $mark }
ui-report-asked = Na co jste tázáni
ui-report-form = Odpovězte podobným textem a pošlete jen jeho řádky: bez pozdravu a bez jména. Co stojí za znakem #, se nečte: u řádku, který chcete, znak # smažte.
ui-report-written = { $seat }: zpráva je v souboru { $file }.
ui-report-number = Odpovězte číslem jedné z odpovědí a ničím jiným.
ui-mail-not-asked = { $seat }: právě teď není na co odpovídat.
ui-mail-number = Odpovědí je číslo jedné z { $most } odpovědí ve zprávě a nic jiného.
ui-mail-checked = Takto je to v pořádku. Nic nebylo odesláno.
ui-mail-nothing-sent = Nic nebylo odesláno; hra je, jak byla.
ui-mail-sent = Odpověď přijata: { $seat }.
ui-mail-changed = Odpověď přijata místo dřívější: { $seat }.
ui-mail-missing = Ještě neodpověděli: { $seats }.
ui-mail-on = { $whole ->
        [yes] Všechny odpovědi došly a hra
       *[other] Hra
    } pokračuje: { $mark }.
ui-mail-new = Nové otázky: { $seats }. Pošlete nové hlášení:
ui-mail-ended = Hra skončila; její kostky lze ověřit.

ui-rehearsed-same = { $name }: podle verze { $version } pravidel dopadne vše stejně a hra pokračuje.
ui-rehearsed-other = { $name }: podle verze { $version } pravidel dopadne hra jinak, od řádku { $line }: { $why }
ui-rehearsed-viewer = { $viewer }: jinak od položky { $number } záznamu hry. Jak se hrálo: { $old }. Podle nových pravidel: { $new }.
ui-rehearsed-move = Podle nových pravidel může pokračovat od posledního milníku ({ $mark }):
ui-rehearsed-fixed = Podle nových pravidel pokračovat nemůže: { $why }
ui-rehearsed-save = Její záznam lze vyjmout z úložiště a hrát dál v terminálu:
ui-rehearsed-stand = Instalace staršího vydání s verzí { $version } pravidel v ní pokračuje:
ui-rehearsed-take = Vyjmutí z úložiště k tomu účelu:
ui-rehearsed-moved = { $name }: pokračuje od posledního milníku ({ $mark }) podle verze { $version } pravidel.
ui-rehearsed-stands = { $name }: zůstává, jak je.
ui-rehearsed-current = { $name }: hraje se podle pravidel tohoto vydání; není co ověřovat.
ui-rehearsed-closed = { $name }: { $why }
ui-rehearsed-none = Žádná rozehraná hra se nehraje podle starších pravidel.
ui-rehearsed-taken = { $file }: záznam a vedle něj zapečetěné semínko jeho kostek. Semínko si nechte pro sebe.

# `games` a `check`.

ui-games-more = games HRA řekne, o čem který scénář je a jak dlouho trvá.
ui-games-usual = neuvedete-li žádný
ui-check-right = { $file }: { $what }, v pořádku
ui-check-read-as = Soubor { $file } byl čten jako: { $what }
ui-check-read-as-guessed = Soubor { $file } byl čten jako: { $what }. Patří-li k jiné hře, uveďte ji pomocí --game.
ui-check-missing = { $count ->
        [one] 1 zpráva chybí a zobrazuje se anglicky: { $named }
        [few] { $count } zprávy chybějí a zobrazují se anglicky: { $named }
       *[other] { $count } zpráv chybí a zobrazuje se anglicky: { $named }
    }
ui-kind-fight = boj (hra: { $game })
ui-kind-house-rule = domácí pravidlo (hra: { $game })
ui-kind-scenario = scénář (hra: { $game })
ui-kind-record = záznam (hra: { $game })
ui-kind-rulebook = kniha pravidel
ui-kind-content-pack = balíček obsahu (hra: { $game })
ui-kind-file-of-content = obsah (hra: { $game })
ui-kind-map = mapa (hra: { $game })
ui-kind-part = součást samotné hry { $game }
ui-kind-unit-table = tabulka jednotek (hra: { $game })
ui-kind-file-of-messages = soubor se zprávami
ui-kind-game-toml = game.toml
ui-kind-own-troops = { $count ->
        [one] 1 řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    } vlastního vojska (hra: { $game })

# `backup` a `restore`.

ui-backup = { $file }: her { $games }, řádků { $lines }; vše znovu přečteno a celé.
ui-backup-seeds = Jsou v něm semínka rozehraných her: nechte si ho pro sebe.
ui-restored = Obnoveno: her { $games }, řádků { $lines }.
ui-odds-slow = Bez knihovny numba to trvá několik sekund na odpověď, u celého boje až půl minuty; s ní jsou čísla stejná a jde to rychleji: { $how }
ui-quicker = S numbou to jde rychleji a čísla jsou stejná: { $how }
