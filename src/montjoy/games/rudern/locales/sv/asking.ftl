# Vad som frågas, besvaras och avslås, och hur det slutar.

### frågor

Act = Det är din impuls. Vad gör du?
Muster = { purses-now } { $chests-count ->
        [one] Hur mycket ska bäras? Skriv talet, som ”4”; ”.” lämnar det som det är.
       *[other] Hur mycket ska var och en bära? Skriv talen i den ordningen, som ”4 2”; ”.” lämnar allt som det är.
    }
    .chests = { $key } { $value }
Carried = { $carry }
    .carry = { $key } { $value }
Divide = Hur mycket ska var och en på hemmamark bära? I skattkammaren finns { $treasury }. Den betalar det du gör på egen mark, även ett utfall; på annan mark betalar bara det som en ädling bär.
purses-now = I skattkammaren finns { $treasury ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $treasury } resurser
    }; på hemmamark bär: { $chests }. Utanför hemmamark betalar bara det som bärs dit.
amount-carried = { $banner }, i { $place }: nu { $amount ->
        [0] ingenting
       *[other] { $amount }
    }
Company = { $what ->
        [march] Vilka fanor marscherar från { $at } till { $to }?
        [come-out] Vilka fanor rycker ut ur { $at }?
       *[besiege] Vilka fanor belägrar { $at }?
    }{ $picked-count ->
        [0] {""}
       *[other] {" "}Hittills: { $picked }.
    }
Intercept = { $intruder } går in i området kring { $place } med { $banners }. Ska din garnison falla över inkräktarna?
JoinRelief = { $by } angriper belägrarna vid { $place }. Ska dina som är innanför delta i striden?{ $sent-count ->
        [0] {""}
       *[other] {" "}Hittills: { $sent }.
    }
Haven = Flera orter ligger lika nära. Vart drar sig { $banners } tillbaka från { $at }?
Occupy = { $place } är intagen. Går { $banners } in?

### svar

March = Marschera med { $banner } till { $to }
MarchFromSiege = Marschera med { $banner } till { $to } och lämna belägringen av { $place }
MarchToRelief = { $banner ->
        [none] { MarchTogether }
       *[other] { March }
    } och angrip genast belägrarna där
MarchTogether = Marschera med flera fanor från { $at } till { $to }
AttackGarrison = Angrip alla som är inne i { $place } i fält ({ $price ->
        [0] gratis
       *[other] { price } { purse }
    })
AttackArmy = Angrip fiendens här i { $at }
ComeOut = Ryck ut ur { $place } med { $banner } och slåss
ComeOutTogether = Ryck ut ur { $place } med flera fanor och slåss
GoIn = Gå in i { $place } med { $banner }
GoOut = Gå ut ur { $place } med { $banner }
BeginSiege = Börja belägra { $place } med alla dina fanor där (1 resurs { purse })
BeginSiegeWith = Börja belägra { $place } med några av dina fanor (1 resurs { purse })
JoinSiege = Anslut { $banner } till belägringen av { $place }
LeaveSiege = Lämna belägringen av { $place } med { $banner }, som står kvar utanför; de andra belägrar vidare
LeaveAsLast = Lämna belägringen av { $place } med { $banner }, som står kvar utanför; då belägrar ingen enhet längre, och belägringen är över
BreakOff = Avbryt belägringen av { $place }: den är över på en gång, och alla fanor står kvar utanför
Storm = Storma { $place } (1 resurs { purse })
Sally = Gör ett utfall ur { $place } (1 resurs { purse })
StormAtRisk = { Storm }; { siege-ends }
SallyAtRisk = { Sally }; { siege-ends }
siege-ends = { $ends ->
        [RW-ASLT-09] är det efteråt fortfarande fler enheter innanför än utanför är belägringen över (RW-ASLT-09)
       *[RW-X-01] faller den sista belägrande enheten men inte orten är belägringen över, även om ingen enhet är kvar innanför (RW-X-01)
    }
Relieve = Angrip belägrarna vid { $place }
EndImpulse = Avsluta impulsen
Along = { $banner } följer med
Go = De här och inga fler
FallUpon = Fall över dem
LetPass = Låt dem passera
JoinBattle = Delta i striden
StayInside = Stanna innanför
Send = { PIECES(1, $kind) } till från { $body }
To = Till { $place }
MoveIn = Gå in
StayOut = Stanna utanför
LosePiece = { PIECES(1, $kind) } { $body ->
        [none] bland dina
       *[other] ur { $body }
    } (nu { $left })

### slutet

Outcome = { who-won }: { $why ->
        [captured] det som skulle intas är intaget
        [last-side] ingen annan sida kan strida vidare
        [nothing-left] { nothing-to-do }
        [points] den sista rundan är över, och poängen räknas
        [influence] så mycket inflytande som behövs är nått
        [body] ligan har tagit Roberts kropp
        [kin] det neutrala Gracuja håller Emora och Tragia
        [prizes] Gracuja håller två säten som det har tagit från Ruderns hus
        [capital] den sista rundan är över, och ligan håller huvudstaden
        [most-influence] den sista rundan är över, och inflytandet räknas
       *[rounds] den sista rundan är över, och ingen har intagit det som hade avgjort det tidigare
    }.
OutcomeAt = { who-won }: { $why ->
        [captured] { $places } har intagits
        [nothing-left] { nothing-to-do }; { decided-so }
       *[rounds] den sista rundan är över, och { decided-so }
    }.
who-won = { $winners-count ->
        [0] Ingen har vunnit
       *[other] Segern går till { $winners }
    } i runda { $round }
nothing-to-do = inget kan byta ägare längre (ingen belägring pågår, och ingen som inleds nu hinner komma till stormning före slutet)
decided-so = { $prize ->
        [none] { $places } har inte intagits
       *[other] då avgör vem som äger { $prize }{ $winners-count ->
            [0] : ingen av spelarna
           *[other] {""}
        }
    }

### avslag

not-your-impulse = Det är { $faction } som har impulsen
    .try = Vänta på din egen; till dess får du bara de frågor som reglerna ger dig.
no-such-banner = Fanan { $banner } finns inte
    .try = Nämn en som står på kartan.
not-your-banner = { $banner } är inte din fana
    .try = Led en av dina egna.
besieged = { $banner } är belägrad i { $place } och kan inte marschera bort
    .try = Gör ett utfall, eller vänta på undsättning.
chest-not-at-home = { $banner } är i { $place }, som inte är hemmamark: där fylls eller töms ingen kista
    .try = Nämn egna ädlingar på egen eller allierad mark som inte är belägrade.
more-than-there-is = Du vill lasta { $wanted ->
        [one] 1 resurs
       *[other] { $wanted } resurser
    }, och det finns { $there ->
        [0] inga
       *[other] { $there }
    }
    .try = Lasta mindre, eller töm en annan kista på samma rad.
more-numbers-than-chests = Talen ({ $numbers }) är inte lika många som kistorna på hemmamark ({ $chests })
    .try = Skriv ett tal för varje ädling i den ordning som de nämns, eller en ädling med ett tal, som ”katzowic 4”.
chest-not-understood = ”{ $found }” är ingen ädling med ett tal
    .try = Skriv ”4 2” eller ”katzowic 4, jaromir 2”; ”.” lämnar allt som det är.
no-move-left = { $banner } har ingen förflyttning kvar den här impulsen
    .try = Marschera med en annan fana, eller vidare med den här i nästa impuls.
border-closed = Gränsen mellan { $start } och { $to } går genom berg eller kärr
    .try = Ta vägen genom en provins med öppen gräns.
not-a-neighbour = { $to } gränsar inte till { $start }
    .try = Marschera dit steg för steg.
nothing-to-go-into = { $banner } står inte framför några murar, eller är redan innanför
    .try = Marschera först till en stad eller fästning på din sida.
not-own-or-allied = { $place } tillhör varken dig eller en bundsförvant
    .try = Belägra den i stället.
not-through-a-siege = { $place } är belägrad, och ingen kommer in genom en belägring
    .try = Angrip belägrarna för att undsätta den.
not-inside = { $banner } är inte innanför murarna
    .try = Den kan marschera eller slåss där den står.
that-is-coming-out = En fiende står framför { $place }
    .try = Ryck ut och slåss, eller stanna innanför.
moved-about-enough = { $banner } har redan två gånger den här impulsen gått in eller ut, eller till eller från en belägring
    .try = Gör det i nästa impuls.
treasury-too-small = Skattkammaren kan inte betala { price } vid { $place }
    .try = Gör något som är gratis, eller vänta på dina inkomster.
chest-too-small = I { $place } måste en kista där betala { price }, och ingen av dina ädlingar där bär så mycket
    .try = För dit en ädling med resurser; kistor fylls hemma.
impulse-limit = Du har använt { $used } av { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    } den här impulsen
    .try = Marschera, det är gratis, eller fortsätt i nästa impuls; en stad till höjer gränsen med ett.
no-place = { $place } är varken stad eller fästning
    .try = Där slåss härar i öppen terräng.
own-or-allied = { $place } är din eller en bundsförvants
    .try = Angrip en fientlig eller neutral ort.
no-army-there = Ingen av dina fanor står utanför där
    .try = Marschera dit först.
no-enemy-outside = Ingen fientlig här står utanför där
    .try = Marschera vidare, eller belägra orten.
that-is-a-relief = Fienden i { $at } belägrar en ort på din sida
    .try = Angrip belägrarna som undsättning.
beaten-just-now = En här som blev slagen i { $at } och inte kom undan lämnas i fred den här impulsen
    .try = Angrip i nästa impuls.
siege-first = { $place } rymmer så få enheter att den måste belägras innan den kan angripas
    .try = Börja en belägring, och storma nästa runda.
besieged-by-another = { $place } belägras av andra
    .try = Anslut dig till dem om de är på din sida.
assault-only = Vid det här bordet kan en belägrad garnison inte angripas i fält
    .try = Storma { $place }.
field-only = Det finns { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    } i { $place }, och vid det här bordet möts så många i fält
    .try = Angrip garnisonen.
besieged-call-a-sortie = { $place } är belägrad, så ingen rycker ut mot belägrarna
    .try = Gör ett utfall.
nobody-to-relieve = Ingen på din sida är belägrad i { $place }
    .try = Angrip hären där i fält.
no-besieger-to-fight = Vid { $place } finns inga belägrare som din här där kan möta nu
    .try = Angrip i nästa impuls.
already-besieged = { $by } belägrar redan { $place }
    .try = Anslut dig till belägringen, eller undsätt orten.
no-units-there = Ingen av dina fanor framför { $place } har någon enhet
    .try = För dit enheter; en ensam ädling belägrar inget.
too-many-to-besiege = Det finns { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    } i { $place }, för många för att stängas inne
    .try = Angrip garnisonen i fält.
not-more-units = Framför { $place } har du { $ours ->
        [one] 1 enhet
       *[other] { $ours } enheter
    }, innanför finns { $theirs }; en belägring kräver fler
    .try = För dit fler enheter, eller en bundsförvants.
army-came-no-open-way = Ingen av dina fanor kom till { $place } över en öppen gräns
    .try = Kom över en öppen gräns.
no-own-place-next-to-it = Du äger ingen stad eller fästning som gränsar öppet till { $place }
    .try = Ta en sådan först.
no-siege-to-join = { $banner } står inte vid någon belägring som den kan ansluta sig till
    .try = Marschera till en, och ställ dig utanför.
not-your-sides-siege = De som belägrar { $place } är inte på din sida
    .try = Slåss mot dem, eller marschera vidare.
allied-with-the-besieged = Du är i förbund med de belägrade i { $place }
    .try = Angrip belägrarna i stället.
not-besieging = { $banner } deltar inte i någon belägring
    .try = Den kan marschera som den är.
no-siege = { $place } är inte belägrad
    .try = Det finns inget att avbryta; fortsätt.
not-your-siege = Belägringen av { $place } leds av { $by }
    .try = Led ut dina egna fanor ur den.
no-unit-in-the-siege = Ingen av dina enheter belägrar { $place }
    .try = Anslut en fana som har enheter.
siege-too-fresh = Belägringen av { $place } började i runda { $round }, och stormningen måste vänta
    .try = Håll belägringen, och storma så snart du får.
besieged-not-moved = { $faction } har inte haft någon impuls sedan belägringen av { $place } började
    .try = Håll belägringen tills dess.
not-besieged = { $place } är inte belägrad
    .try = Ryck ut med dina fanor i stället.
nobody-inside = Ingen av dina är innanför { $place }
    .try = Angrip belägrarna utifrån.
