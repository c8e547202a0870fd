# Vad bordets sidor säger om det här spelet.

page-about = I gryningen smyger hjältar in i en borgruin, vänder upp rum efter rum, strider mot det som lever där och försöker få ut drakens skatt innan solen har gått ner. För en till fyra.
page-aim-of-all = Var ute igen med mest guld innan solen har gått ner. Den som är kvar inne då är förlorad, med guld och allt.
page-left-body = Kroppspoäng
page-left-gold = Guldmynt
page-strength = Styrkan räknas i guldmynt: det hjälten bär på, och 400 för en oskadd hjälte; mot alla hjältar står borgen, med 300 och ytterligare 30 för varje steg som solen går.
page-hero-armoured = Svår att skada: gå först in i rummen, och slåss.
page-hero-shield = Nästan lika svår att skada, och vigare: en bra första hjälte.
page-hero-strong = Hårdaste slaget och längsta orken: sök strid, lämna låsen åt andra.
page-hero-wary = Hamnar sällan i bakhåll: utforska före de andra.
page-hero-shots = Träffar före första hugget, fyra gånger: spara det till det du annars inte rår på.
page-hero-arrows = Pilar före första hugget och ingen svag sida: hemma överallt.
page-hero-shuriken = Snabbast av alla och snart sårad: slå först eller var borta.
page-hero-spells = Svag i strid men kan trollformler: tänk efter var var och en gör mest nytta.
page-hero-stride = Dubbelt så snabb genom kända rum: till skatten, och ut före solnedgången.
page-hero-arm = Dörrar ger vika: ta raka vägen.
page-hero-healer = Vilar gott: gå djupt in, och vila innan det är för sent.
page-hero-lockpick = Lås går upp på första försöket: leta bakom låsta dörrar.
page-preset-hard = Borgen biter ifrån
page-preset-hard-says = Svårt: monster som ingen spelar väljer sina positioner i strid så bra det går. Märks mest när man spelar ensam.
page-preset-timed = Mot klockan
page-preset-timed-says = Sju sekunder för varje val i en strid, som boken säger.
page-preset-together = Sida vid sida
page-preset-together-says = Spelomgången i två faser; flera hjältar strider tillsammans.
page-preset-chaos = Var och en för sig
page-preset-chaos-says = Alla avancerade regler: hjältarna får också strida mot varandra.
page-player-cautious = försiktig (normal)
page-player-cautious-says = Nöjer sig med två skatter, sparar tid till vägen ut och undviker strider som kan förloras.
page-player-greedy = girig (normal)
page-player-greedy-says = Vill ha fyra skatter, stannar längre än vad som är klokt och slåss när chanserna är jämna.
page-player-beginner = nybörjare (svag)
page-player-beginner-says = Slåss mot dåliga odds, sparar ingen tid till vägen ut och använder inga specialkort.
page-player-veteran = veteran (stark)
page-player-veteran-says = Vill ha sex skatter, väljer sina strider och duellerar så att ingen genomskådar den.
page-player-monster = monster
page-player-monster-says = För monster mot hjältar som de kan nå och besegra. Tänkt för en plats som bara spelar monster.
ui-to-learn = För en första kväll finns ”{ $title }”: play { $game } --learn förklarar spelet medan du spelar.
page-mark = { $a ->
        [setup] före spelet
       *[other] spelomgång { $a }, { $b ->
            [sun] solen
            [m] förflyttning, { $c }
            [e] händelser, { $c }
           *[other] { $b }
        }
    }

### the odds

name-monster_slain = monstret stupar
name-monster_fled = monstret flyr
name-escaped = hjälten kommer undan
name-hero_slain = hjälten stupar
name-way_open = vägen är öppen
name-door_alone_open = dörren öppnas, fällgallret är kvar nere
name-stays_shut = det förblir stängt
name-gets_through = tar sig igenom bråten
name-gets_stuck = fastnar i bråten
name-gets_out = tar sig ut den vägen
name-way_stays_shut = tar sig ur bråten, men vägen förblir stängd
name-stays_stuck = sitter kvar i bråten
name-gets_free = kommer loss
name-stays_caught = sitter kvar i nätet
name-gets_across = kommer över
name-falls = faller ner i katakomberna
name-is_held = får med sig skatten
name-slips = skatten faller
name-nothing_falls = inget faller
name-one_falls = en skatt faller
name-several_fall = två eller fler skatter faller
name-comes_up = kommer upp
name-comes_up_hurt = kommer upp, skadad
name-stays_below = blir kvar där nere
name-stays_below_hurt = blir kvar där nere, skadad
name-gets_out_of_chamber = kommer ut ur skattkammaren
name-stays_with_dragon = kommer inte ut: drakens andedräkt

### the lesson

page-lesson-dead = Din hjälte är död
page-lesson-dead-says = Det händer i borgen, till och med i första rummet, och behöver inte ha varit ett misstag. Du kan spela vidare: från och med nu spelar du monster som de andra möter.
page-lesson-dead-page = ”Börja om lektionen” ger dig en annan hjälte och en annan borg.
page-lesson-dead-terminal = Börja om för att spela en annan hjälte i en annan borg.
page-lesson-hero = Välj en hjälte
page-lesson-hero-says = Var ute igen med mest guld innan solen har gått ner. Varje hjälte har vighet, styrka, psyke och rustning: ju högre, desto bättre. Kroppspoängen är hjältens liv. Meningen vid namnet säger vad bara den hjälten kan. Ta en med många kroppspoäng i ditt första spel.
page-lesson-tower = Välj ett tornrum
page-lesson-tower-says = Alla börjar i något av de fyra tornrummen i hörnen och måste vara ute ur borgen igen innan solen har gått ner. Skattkammaren ligger under en av de nio rutorna i mitten, D4 till F6, och ingen vet vilken.
page-lesson-turn = Ditt drag: ett rum
page-lesson-turn-says = Välj en ruta bredvid dig i listan. Ett oupptäckt rum vänds upp när du går in, och ingen vet i förväg vad det är. Vila ger tillbaka liv, men solen går vidare.
page-lesson-turn-page = Du kan också peka på den på kartan.
page-lesson-corridor = Korridorer leder vidare
page-lesson-corridor-says = En korridor avslutar inte ditt drag: du får genast gå vidare genom den. Eller stanna där.
page-lesson-meeting = Ett monster
page-lesson-meeting-says = Anfall, eller avvakta och hoppas. Hur monstret reagerar står på ett dolt kort; den som sitter till höger om hjälten spelar det. Det kan vara du: då väljer du åt det.
page-lesson-position = En strid: välj i hemlighet
page-lesson-position-says = Båda sidor väljer samtidigt en av fyra positioner. Styrka slår psyke, psyke slår vighet, vighet slår rustning, rustning slår styrka. En träff kostar en stridspoäng; väljer båda samma förlorar det lägre värdet skillnaden. Den som inte har någon kvar stupar. Först när du har träffat kan du försöka fly. ”Odds” bredvid ett svar visar vad det leder till, efter vad du vet.
page-lesson-risk = Betala, eller skadechansa
page-lesson-risk-says = Du är träffad. En stridspoäng får du tillbaka efter striden, en kroppspoäng inte. Att skadechansa kan rädda din ställning i striden och kan kosta blod.
page-lesson-flee = Att komma undan
page-lesson-flee-says = I stället för att strida vidare kan du försöka fly. Det kan misslyckas, och monstret kan följa efter. Döda hjältar vinner ingenting.
page-lesson-obstacle = Något är i vägen
page-lesson-obstacle-says = Dörrar, fällgaller, bråte, avgrunder, spångar och spindelnät prövas med en tolvsidig tärning: du lyckas när den visar högst det värde som gäller. Regeln bakom en rad i loggen har den exakta texten.
page-lesson-obstacle-page = Rör vid dess tecken i slutet av raden.
page-lesson-obstacle-terminal = Skriv ? och dess nummer.
page-lesson-sun = Solen
page-lesson-sun-says = Efter varje spelomgång flyttar soltärningen solen noll till två av dess 21 steg. Vänd om i tid: den som är kvar i borgen vid solnedgången är förlorad, med allt sitt guld.
page-lesson-others = När någon annan får frågan
page-lesson-others-says = Du behöver inte göra något då. Det som händer visas av sig självt, och loggen berättar allt du får veta, med tärningar och uträkningar.
page-lesson-end = Det var hela spelet
page-lesson-end-says = Nu kan tärningarna kontrolleras, och hela spelet ses om från varje plats. Öppna ett bord med vänner när du vill.
page-kind-moves = Förflyttningar
page-kind-fights = Strider
page-kind-finds = Fynd
