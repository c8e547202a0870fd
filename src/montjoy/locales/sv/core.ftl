# Kärnans egna ord.  Hur meddelandena heter: montjoy/words/__init__.py.

### namn och småord

yes = ja
no = nej
nobody = ingen
nothing = inget
pair = { $key }: { $value }
name-pair = { $first }, { $second }
name-umpire = spelledaren
name-watcher = en åskådare
name-all = alla tillsammans
name-attacker = anfallaren
name-defender = försvararen
name-neither = ingendera
name-reason-alone = det finns ingen annan att fråga
name-reason-all-agree = ett svar tas tillbaka och alla är överens
name-reason-go-on = spelet går vidare
name-as-reason-reversed = beslut { $name } tas tillbaka
piece-other = { $count } { $name }
piece-own = { $case ->
        [title] { $one }
       *[other] { $count ->
                [one] { $count } { $one }
               *[other] { $count } { $many }
            }
    }
odds-losses = Förväntade förluster: { $losses }
asked-before = { $question } (Du svarade förut: { $before }.)
asked-before-empty = { $question } (Du hade inte skrivit något.)
asked-standing = { $question } (Hittills: { $before }.)
asked-standing-empty = { $question } (Hittills har du inte skrivit något.)

### vad som berättas

Rolled = { $hits ->
        [none] { $faces-count ->
                [one] En tärning visar { $faces }
               *[other] Tärningarna visar { $faces }
            }
       *[other] { $faces-count ->
                [0] Inga tärningar
                [one] 1 tärning: { $faces }
               *[other] { $faces-count } tärningar: { $faces }
            } = { $hits ->
                [0] inga träffar
                [one] 1 träff
               *[other] { $hits } träffar
            }
    }{ $how ->
        [typed] , inskrivet för hand
        [set] , bestämt av spelledaren
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] Det översta kortet i högen är: { $card }
       *[false] Ett kort dras: { $card }
    }{ $how ->
        [typed] , inskrivet för hand
        [set] , bestämt av spelledaren
       *[none] {""}
    }.
TakenBack = Spelet går tillbaka; det som berättats sedan dess gäller inte längre.
RulingMade = Beslut { $number } av { $author }: { $does ->
        [Edit] något ändras
        [AnswerFor] en fråga besvaras åt en spelare
        [SetDie] nästa tärningsslag bestäms
        [Pause] spelet pausas
        [Resume] spelet går vidare
        [Retry] det misslyckade steget görs om
        [TakeBack] spelet går tillbaka till ett tidigare läge
       *[other] { $does }
    }. Skäl: { $reason }.
Proposed = { $author } föreslår beslut { $number }: { $does ->
        [Edit] att ändra något
        [AnswerFor] att besvara en fråga åt en spelare
        [SetDie] att bestämma nästa tärningsslag
        [Pause] att pausa spelet
        [Resume] att gå vidare
        [Retry] att göra om det misslyckade steget
        [TakeBack] att gå tillbaka till ett tidigare läge
       *[other] { $does }
    }. Skäl: { $reason }. Det verkställs när alla har sagt ja.
NewRules = Nya regler: spelet fortsätter med version { $version } av sina regler, från den senaste hållpunkten. Det som berättats efter den gäller inte längre.
UmpireAtWork = En regel gick inte att utföra. Inget är förlorat: spelledaren arbetar på saken, och den senaste frågan ställs igen.
RuleFailed = En regel misslyckades vid { $where }: { $error }. Rätta felet och låt sedan steget göras om.
Over = Spelet är slut. { START($outcome) }
AskedOf = { $seat } får frågan: { $question }
HandedOff = Du avgör striden ({ $kind }): skriv in utfallet.

### vad en spelledare kan besluta

Edit = { $when ->
        [last] Tillbaka till den senaste hållpunkten, med
       *[next] Vid nästa hållpunkt:
    } { $changes }.
    .changes = { $path } från { $old } till { $new }
Change = { $path } från { $old } till { $new }
AnswerFor = Fråga { $question } till { $seat } besvaras: { $answer }.
SetDie = { $faces-count ->
        [one] Nästa tärning för { $why } visar
       *[other] De följande { $faces-count } tärningarna för { $why } visar
    } { $faces }.
    .faces = { $it }
    .faces-join = {" "}
Pause = Spelet är pausat; inga svar tas emot.
Resume = Spelet går vidare.
Retry = Det misslyckade steget görs om.
TakeBack = Spelet går tillbaka till hållpunkten { $mark }; därifrån slås nya tärningar.

### avslag

game-over = Spelet är slut
    .try = Spela upp det igen, eller börja ett nytt.
game-not-over = Fröet är förseglat tills spelet är slut
    .try = Spela färdigt först.
already-begun = Den första tärningen har slagits, så ingen kan längre lägga något till fröet
    .try = Gör det före första slaget nästa gång.
bad-nonce = Det som { $seat } lägger till fröet ska vara 1 till 64 av tecknen 0 till 9 och a till f, innan spelet börjar
    .try = Skriv några av de tecknen, till exempel 7c0ffee.
nonce-said = Det som { $seat } lägger till fröet finns redan här
    .try = Vänta på de andra; spelet börjar med den sista.
nonce-other = Det som { $seat } visar är inte det som utlovades
    .try = Visa de byte vars SHA-256 står i den frysta listan.
nonce-derived = { $seat } står inte i den frysta listan, så den delen följer av fröet
    .try = Lova en hash när du tar en plats i nästa spel.
bad-hashes = Den här listan kan inte frysas nu
    .try = Ange 64 av tecknen 0 till 9 och a till f för en plats; en senare lista utelämnar bara den som inte visade något.
begins-already = Listan är redan fryst, och bordet väntar på vad spelarnas program lägger till
    .try = Vänta; spelet börjar inom en minut.
nothing-frozen = Listan är inte fryst än
    .try = Visa dina byte när listan är fryst och deras hash står i den.
umpire-at-work = En regel gick inte att utföra och spelledaren rättar till det
    .try = Vänta; inget är förlorat, och frågan ställs igen.
paused = Spelet är pausat
    .try = Den som får besluta här kan låta det gå vidare.
not-paused = Spelet är inte pausat
    .try = Fortsätt spela.
nothing-to-answer = Du har ingen fråga att besvara just nu
    .try = Vänta tills en kommer.
question-gone = Den frågan är inte längre öppen
    .try = Besvara den som gäller nu.
not-an-option = Det är inget av svaren
    .try = Välj ett av dem som står uppräknade.
wrong-form = Frågan kräver ett ifyllt formulär ({ $wanted })
    .try = Fyll i det.
form-field-unknown = I formuläret { $wanted } finns inget fält { $at }
    .try = Där finns bara: { $of }.
form-field-missing = I formuläret { $wanted } saknas { $at }
    .try = Skriv { form-wants }.
form-value = I formuläret { $wanted } passar { $found } inte i { $at }
    .try = Skriv { form-wants }.
form-wants = { $kind ->
        [number] ett heltal, { $of }
        [any-number] ett tal
        [text] en text på { $of } tecken
        [any-text] en text
        [pattern] en text enligt mönstret { $of }
        [word] något av { $of }
        [truth] true eller false
        [list] en lista med { $of } värden
        [any-list] en lista
        [fields] ett objekt med några av fälten { $of }
        [tagged] ett objekt vars type är något av { $of }
        [object] ett objekt
       *[other] vad /api/v1/openapi.json säger
    }
no-forms-here = I det här spelet skrivs inga order
    .try = Välj ett av de uppräknade svaren.
undo-sealed = Ditt svar är förseglat tills alla har svarat, och kan fortfarande ändras
    .try = Svara på frågan igen.
nothing-to-undo = Du har inte svarat på något än
    .try = Vänta på en fråga.
no-more-to-undo = Det finns inget mer som du kan ta tillbaka på egen hand
    .try = Be spelledaren, eller föreslå det för alla.
undo-needs-a-ruling = Ditt svar har redan lett till ett slag, ett draget kort eller en fråga till någon annan, så du kan inte ta tillbaka det på egen hand
    .try = Be spelledaren, eller föreslå det för alla.
no-die-to-type = Ingen tärning och inget kort väntar på att skrivas in
    .try = Fortsätt; du får frågan när det behövs.
bad-dice = { $count ->
        [0] Det kortet kan inte komma nu; välj ett annat
        [one] Skriv vad den enda tärningen visar: en siffra från { $least } till { $most }
       *[other] Skriv vad de { $count } tärningarna visar: { $count } siffror från { $least } till { $most }, med mellanslag emellan
    }
    .try = Skriv det som verkligen ligger på bordet.
no-umpire-here = Det finns ingen spelledare vid det här bordet
    .try = Föreslå beslutet; det verkställs när alla har sagt ja.
ask-the-umpire = Vid det här bordet är det spelledaren som beslutar
    .try = Vänd dig till spelledaren.
no-such-seat = Det finns ingen plats som heter { $seat }
    .try = Nämn någon av spelets platser.
no-such-proposal = Förslag { $number } är inte öppet
    .try = Säg ja till ett som är öppet, eller lägg fram ett nytt.
already-agreed = Du har redan sagt ja till förslag { $number }
    .try = Vänta på de andra.
ruling-needs-reason = Ett beslut behöver ett skäl
    .try = Skriv varför med några ord.
ruling-empty = Beslutet ändrar ingenting
    .try = Nämn minst ett fält med gammalt och nytt värde, vid nästa hållpunkt eller den senaste.
no-such-mark = Hållpunkten { $mark } finns inte i det här spelet
    .try = Välj en hållpunkt som redan har passerats.
no-mark-yet = Ingen hållpunkt har passerats än
    .try = Låt ändringen gälla från nästa hållpunkt.
leaves-the-mark = Med ändringen skulle spelet inte fortsätta från den senaste hållpunkten
    .try = Låt fälten stå som säger hur långt spelet har kommit; välj en tidigare hållpunkt för att gå tillbaka.
nothing-failed = Ingen regel har misslyckats
    .try = Fortsätt spela.
no-such-value = Värdet passar inte: { $says }
    .try = Ange ett värde av samma slag som det som står där nu.
no-such-field = Fältet { $path } finns inte: inget där heter { $part }
    .try = Nämn ett fält så som läget visar det, med / mellan delarna.
changed-since = { $path } har ändrats sedan dess och är nu { $now }
    .try = Titta igen, och besluta om det som står där nu.
