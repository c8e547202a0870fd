# Vlastní slova jádra.  Jak se zprávy jmenují: montjoy/words/__init__.py.

### jména a drobná slova

yes = ano
no = ne
nobody = nikdo
nothing = nic
pair = { $key }: { $value }
name-pair = { $first }, { $second }
name-umpire = rozhodčí
name-watcher = divák
name-all = všichni společně
name-attacker = útočník
name-defender = obránce
name-neither = ani jeden
name-reason-alone = není koho dalšího se ptát
name-reason-all-agree = bere se zpět odpověď a všichni souhlasí
name-reason-go-on = hra pokračuje
name-as-reason-reversed = rozhodnutí { $name } se bere zpět
piece-other = { $count }× { $name }
piece-own = { $case ->
        [title] { $one }
       *[other] { $forms ->
                [3] { $count ->
                        [one] { $case ->
                                [gen] { $count }× { $one }
                                [acc] { $count }× { $one }
                               *[nom] { $count } { $one }
                            }
                        [few] { $case ->
                                [gen] { $count }× { $one }
                                [acc] { $count }× { $one }
                               *[nom] { $count } { $few }
                            }
                        [many] { $count }× { $one }
                       *[other] { $count } { $many }
                    }
               *[other] { $count }× { $one }
            }
    }
odds-losses = Očekávané ztráty: { $losses }
asked-before = { $question } (Předtím zněla vaše odpověď: { $before }.)
asked-before-empty = { $question } (Předtím jste nic nenapsali.)
asked-standing = { $question } (Zatím: { $before }.)
asked-standing-empty = { $question } (Zatím jste nic nenapsali.)

### co se oznamuje

Rolled = { $hits ->
        [none] { $faces-count ->
                [one] Na kostce padlo { $faces }
               *[other] Na kostkách padlo { $faces }
            }
       *[other] { $faces-count ->
                [0] Žádné kostky
                [one] 1 kostka: { $faces }
                [few] { $faces-count } kostky: { $faces }
               *[other] { $faces-count } kostek: { $faces }
            } = { $hits ->
                [0] žádný zásah
                [one] 1 zásah
                [few] { $hits } zásahy
               *[other] { $hits } zásahů
            }
    }{ $how ->
        [typed] , zapsáno ručně
        [set] , určeno rozhodčím
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] Vrchní karta při nahlédnutí: { $card }
       *[false] Tažená karta: { $card }
    }{ $how ->
        [typed] , zapsáno ručně
        [set] , určeno rozhodčím
       *[none] {""}
    }.
TakenBack = Hra se vrací; co bylo oznámeno od té doby, už neplatí.
RulingMade = Rozhodnutí { $number }, autor { $author }: { $does ->
        [Edit] něco se mění
        [AnswerFor] na otázku je odpovězeno za hráče
        [SetDie] příští kostky jsou určeny
        [Pause] hra je pozastavena
        [Resume] hra pokračuje
        [Retry] nezdařený krok se opakuje
        [TakeBack] hra se vrací k dřívějšímu okamžiku
       *[other] { $does }
    }. Důvod: { $reason }.
Proposed = Návrh rozhodnutí { $number }, autor { $author }: { $does ->
        [Edit] něco změnit
        [AnswerFor] odpovědět za hráče
        [SetDie] určit příští kostky
        [Pause] pozastavit hru
        [Resume] pokračovat ve hře
        [Retry] opakovat nezdařený krok
        [TakeBack] vrátit se k dřívějšímu okamžiku
       *[other] { $does }
    }. Důvod: { $reason }. Provede se, až budou všichni souhlasit.
NewRules = Nová pravidla: hra pokračuje podle verze { $version } svých pravidel od posledního milníku. Co bylo oznámeno po něm, už neplatí.
UmpireAtWork = Pravidlo se nepodařilo provést. Nic není ztraceno: rozhodčí na tom pracuje a poslední otázka bude položena znovu.
RuleFailed = Při provádění pravidla došlo k chybě v { $where }: { $error }. Opravte ji a pak rozhodněte Retry.
Over = Hra skončila. { START($outcome) }
AskedOf = Otázka ({ $seat }): { $question }
HandedOff = Výsledek boje ({ $kind }) určujete vy: zapište jej.

### co může rozhodčí rozhodnout

Edit = { $when ->
        [last] Zpět k poslednímu milníku, změna:
       *[next] U příštího milníku:
    } { $changes }.
    .changes = { $path } z { $old } na { $new }
Change = { $path } z { $old } na { $new }
AnswerFor = Na otázku { $question } (hráč { $seat }) zní odpověď: { $answer }.
SetDie = { $faces-count ->
        [one] Na příští kostce ({ $why }) padne
       *[other] Na příštích { $faces-count } kostkách ({ $why }) padne
    } { $faces }.
    .faces = { $it }
    .faces-join = {" "}
Pause = Hra je pozastavena; odpovědi se nepřijímají.
Resume = Hra pokračuje.
Retry = Nezdařený krok se opakuje.
TakeBack = Hra se vrací k milníku ({ $mark }); odtud se hází znovu.

### odmítnutí

game-over = Hra skončila
    .try = Přehrajte si ji, nebo začněte novou.
game-not-over = Semínko kostek zůstává zapečetěné až do konce hry
    .try = Nejprve hru dohrajte.
already-begun = První kostka už padla, k semínku už nikdo nic nepřidá
    .try = Příště je přidejte před prvním hodem.
bad-nonce = Přídavek k semínku ({ $seat }) musí mít 1 až 64 znaků 0 až 9 a a až f a přijít před začátkem hry
    .try = Napište několik takových znaků, například 7c0ffee.
nonce-said = Přídavek k semínku ({ $seat }) už tu je
    .try = Počkejte na ostatní; hra začne s posledním.
nonce-other = Odhalený přídavek ({ $seat }) není ten, který byl předem ohlášen
    .try = Odhalte bajty, jejichž SHA-256 je ve zmrazeném seznamu.
nonce-derived = Ve zmrazeném seznamu chybí { $seat }, proto tato část vyplývá ze semínka
    .try = Ohlaste otisk, až budete v příští hře usedat na místo.
bad-hashes = Tento seznam teď zmrazit nelze
    .try = Zadejte pro místo 64 znaků 0 až 9 a a až f; pozdější seznam jen vynechává toho, kdo nic neodhalil.
begins-already = Seznam už je zmrazen a stůl čeká, co přidají programy hráčů
    .try = Počkejte; hra začne do minuty.
nothing-frozen = Seznam ještě není zmrazen
    .try = Odhalte své bajty, až bude seznam zmrazen a bude v něm jejich otisk.
umpire-at-work = Pravidlo se nepodařilo provést a rozhodčí to napravuje
    .try = Počkejte; nic není ztraceno a otázka bude položena znovu.
paused = Hra je pozastavena
    .try = Počkejte, až ji znovu spustí ten, kdo tu rozhoduje.
not-paused = Hra není pozastavena
    .try = Pokračujte ve hře.
nothing-to-answer = Teď se na vaši odpověď nečeká
    .try = Počkejte, až přijde otázka.
question-gone = Tato otázka už není otevřená
    .try = Odpovězte na tu, která platí nyní.
not-an-option = To není žádná z odpovědí
    .try = Vyberte si některou z uvedených.
wrong-form = Na tuto otázku se odpovídá formulářem ({ $wanted })
    .try = Vyplňte formulář.
form-field-unknown = Ve formuláři { $wanted } není žádné pole { $at }
    .try = Jsou tam jen tato: { $of }.
form-field-missing = Ve formuláři { $wanted } chybí { $at }
    .try = Napište { form-wants }.
form-value = Ve formuláři { $wanted } se { $found } nehodí do { $at }
    .try = Napište { form-wants }.
form-wants = { $kind ->
        [number] celé číslo, { $of }
        [any-number] číslo
        [text] text o délce { $of } znaků
        [any-text] text
        [pattern] text podle vzoru { $of }
        [word] jedno z { $of }
        [truth] true nebo false
        [list] seznam, počet hodnot { $of }
        [any-list] seznam
        [fields] objekt s některými z polí { $of }
        [tagged] objekt, jehož type je jedno z { $of }
        [object] objekt
       *[other] to, co uvádí /api/v1/openapi.json
    }
no-forms-here = V této hře se rozkazy nepíšou
    .try = Vyberte si některou z uvedených odpovědí.
undo-sealed = Vaše odpověď je zapečetěná, dokud neodpoví všichni, a lze ji ještě změnit
    .try = Odpovězte na otázku znovu.
nothing-to-undo = Zatím jste na nic neodpověděli
    .try = Počkejte na otázku.
no-more-to-undo = Není už nic, co byste mohli sami vzít zpět
    .try = Požádejte rozhodčího, nebo to navrhněte všem.
undo-needs-a-ruling = Z vaší odpovědi už vzešel hod, tažená karta nebo otázka někomu jinému, sami ji tedy vzít zpět nemůžete
    .try = Požádejte rozhodčího, nebo to navrhněte všem.
no-die-to-type = Žádná kostka ani karta na zápis nečeká
    .try = Pokračujte; až bude potřeba, budete vyzváni.
bad-dice = { $count ->
        [0] Tato karta nyní přijít nemůže; vyberte jinou
        [one] Napište, co padlo na jediné kostce: číslo od { $least } do { $most }
        [few] Napište, co padlo: { $count } čísla od { $least } do { $most }, oddělená mezerami
       *[other] Napište, co padlo: { $count } čísel od { $least } do { $most }, oddělených mezerami
    }
    .try = Zapište, co skutečně leží na stole.
no-umpire-here = U tohoto stolu není rozhodčí
    .try = Rozhodnutí navrhněte; provede se, až budou všichni souhlasit.
ask-the-umpire = U tohoto stolu rozhoduje rozhodčí
    .try = Obraťte se na něj.
no-such-seat = Místo { $seat } v této hře není
    .try = Uveďte některé z míst u stolu.
no-such-proposal = Návrh { $number } není otevřený
    .try = Souhlaste s některým otevřeným, nebo podejte nový.
already-agreed = S návrhem { $number } jste už souhlasili
    .try = Počkejte na ostatní.
ruling-needs-reason = Rozhodnutí potřebuje důvod
    .try = Napište několika slovy proč.
ruling-empty = Toto rozhodnutí nic nemění
    .try = Uveďte aspoň jedno pole se starou a novou hodnotou, u příštího milníku nebo u posledního.
no-such-mark = Milník { $mark } v této hře není
    .try = Vyberte některý z těch, kterými už hra prošla.
no-mark-yet = Hra zatím neprošla žádným milníkem
    .try = Nechte změnu platit od příštího.
leaves-the-mark = Po této změně by hra nepokračovala od posledního milníku
    .try = Neměňte pole, která říkají, kam hra došla; chcete-li zpět, vyberte dřívější milník.
nothing-failed = U žádného pravidla k chybě nedošlo
    .try = Pokračujte ve hře.
no-such-value = Tato hodnota se nehodí: { $says }
    .try = Zadejte hodnotu téhož druhu, jaká tam stojí nyní.
no-such-field = Pole { $path } neexistuje: nic se tam nejmenuje { $part }
    .try = Uveďte pole tak, jak je stav ukazuje, části oddělte znakem /.
changed-since = { $path } se mezitím změnilo a nyní je { $now }
    .try = Podívejte se znovu a rozhodněte o tom, co platí nyní.
