# Vad som berättas, frågas, besvaras och avslås i fälttåget med sex makter, utöver det som varje fälttåg säger.

### rundor och sidor

RoundBegun = Runda { $round } börjar. Ordningen: { $order }. Inflytande som ger seger: { $need }.
    .order = { $it }
    .order-join = {", sedan "}
NeedFell = Roberts kropp är hemma: från och med nu ger { $need } i inflytande seger.
KardomJoined = { $faction } ansluter sig till ligan{ $why ->
        [attacked] {" "}efter att ha angripits
        [kin] , eftersom Gracuja har dödat en ädling från grannlandet
        [gracuja] , eftersom Gracuja har anslutit sig till riket
        [card] , eftersom krig är förklarat
       *[time] {""}
    }.
SideChosen = { $side ->
        [empire] { $faction } ansluter sig för gott till riket
        [league] { $faction } ansluter sig för gott till ligan
       *[neutral] { $faction } förblir neutralt
    }.
HeadDrawn = { $head } är nu överhuvud för { $faction }: { head-ability }.
head-ability = { $ability ->
        [field_dice] 1 tärning mer i fältslag där egna enheter strider
        [storm_dice] 1 tärning mer i stormningar som faktionen gör
        [wall_dice] 1 tärning mer för de belägrade där egna enheter är innanför
        [banner_size] den egna fanan får marschera med 2 enheter mer
        [limit] 1 resurs mer får användas i en impuls
        [income] 1 resurs till skattkammaren när en impuls börjar
        [cheap_generals] en general kostar 1 resurs mindre
       *[steps] en resurs ger den egna fanan 1 steg mer
    }
HeadPaid = Överhuvudet för { $faction } skaffar skattkammaren { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    }.
ShadowCalled = { $faction } kallar fram en skugga, { $banner }, i { $at }.

### inflytande och Roberts kropp

InfluenceGained = { $faction } får { $points } i inflytande { $why ->
        [battle] för en vunnen strid
        [imperial-battle] som befälhavare, för en strid som vunnits med rikets enheter
        [capture] för en intagen ort
        [imperial-capture] som befälhavare, för en ort som rikets härar intagit
        [founded] för en grundad stad
        [independence] för sin självständighet
        [festival] för den största gåvan till en kyrkofest
        [imperial-founded] som kard, för en ny riksstad
        [united] som kard, för rikets enighet
        [church] som sermo, för kyrkans städer
        [treasury] som skattmästare, för minst 10 resurser i rikets skattkammare
       *[look] som umbro, för en titt i en annan sidas kassa
    }; nu räknas { $total }.
BodyArrived = Roberts kropp är hemma i { $at }; generalerna som bar den får skiljas åt.
BodySeized = { $faction ->
        [none] Roberts kropp ligger i { $at }, och ingen har tagit den
       *[other] { $faction } har tagit Roberts kropp i { $at }
    }.
BodyTaken = { $banner } tar upp Roberts kropp i { $at } för { $faction }.

### fred och krig

WarDeclared = { $faction } förklarar krig mot { $other }.
PeaceMade = { $faction } och { $other } sluter fred.
PeaceRefused = { $faction } erbjuder { $other } fred och får nej.
Seceded = { $faction } lämnar riket för gott och bränner { price } ur sin skattkammare.
Sided = { $along ->
        [true] { $faction } ställer sig på samma sida som { $other }
       *[false] { $faction } står kvar på rikets sida mot { $other }
    }.
TroopsSeceded = { PIECES($number, $kind) } från riket i { $place } går över till { $faction }.
ChurchTownKept = { $faction } behåller { $place }, som var kyrkans, som en egen stad.

### ämbeten

ExtraTaxRaised = { $faction } tar som kard ut den extra skatten: riksstäderna betalar { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    }.
Unrest = Oroligheter i { $place }: { $faction } förlorar { PIECES($number, $kind, case: "acc") }.
PlaceOwnerless = { $owner } förlorar { $place }, som nu inte tillhör någon.
TownGiven = { $kind ->
        [church] { $place } går som kyrkans stad från { $faction } till { $other }, som förvaltar den
       *[manorial] { $faction } ger { $place } till { $other }
    }.
purse-of-another = { $purse-kind ->
        [faction] skattkammaren hos { $purse }
       *[other] kistan hos { $purse }, från { $owner }
    }
PurseLookedAt = { $faction } ser som umbro in i { purse-of-another }.
PurseSeen = Du ser in i { purse-of-another }, och där finns { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    }.
FestivalAnnounced = { $faction } utlyser en kyrkofest i { $at } för { price }.
GiftsCollected = Gåvorna till kyrkans stad i { $at } blir sammanlagt { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    }.
GiftGiven = Du ger { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    } till kyrkans stad i { $at }.
FestivalPrize = { $faction ->
        [none] Inget hus har gett mest till kyrkans stad i { $at }
       *[other] { $faction } har gett mest till kyrkans stad i { $at }
    }.

### val

ElectionCalled = Nästa runda börjar med val{ $why ->
        [arrival] , eftersom Roberts kropp är hemma
        [kard-dead] , eftersom kard är borta
        [gracuja] , eftersom Gracuja har anslutit sig till riket
        [head-dead] , eftersom innehavaren av ett ämbete är borta
       *[secession] , eftersom ett hus har lämnat riket
    }: { $offices }.
Candidacies = { $factions-count ->
        [0] Ingen vill bli { $office }
       *[other] { $factions } vill bli { $office }
    }.
VotesCast = { $faction } röstar på { $candidate } som { $office }: { $votes ->
        [0] inga röster
        [one] 1 röst
       *[other] { $votes } röster
    }.
Elected = { $faction ->
        [none] Ingen är { $office } nu
       *[other] { $faction } är nu { $office }{ $votes ->
            [0] {""}
            [one] , med 1 röst
           *[other] , med { $votes } röster
        }
    }.

### kort

CardTurned = { $deck ->
        [weather] Väder
       *[politics] Politik
    }: { $card }.{ $card ->
        [rich_harvest] {" "}Den här rundan ger varje stad som betalar skatt 1 mer.
        [drought] {" "}Den här rundan får varje faktion hälften av sin skatt, avrundat uppåt.
        [hard_frost] {" "}Den här rundan ger en resurs 1 steg mindre, men minst 1.
        [deep_mud] {" "}Den här rundan är varje gräns 1 steg längre.
        [camp_fever] {" "}Varje här med fler än fem enheter i öppen terräng förlorar 1 enhet.
        [strzegom_fire] {" "}Tillhör Strzegom riket kommer en flammande legion dit, om någon är kvar. Kortet går ur spelet.
        [declaration_of_war] {" "}Emora och Tragia ansluter sig till ligan. Kortet går ur spelet.
        [temple_in_gracuja] {" "}Är Gracuja neutralt och utan en stad från Ruderns hus får det betala 5 resurser och ansluta sig till riket. Kortet går ur spelet.
        [truce_of_the_fairs] {" "}Den här rundan får ingen belägring inledas.
        [call_to_arms] {" "}Varje hus och varje kardom i ligan får 1 fotsoldat i sitt säte, om det håller sätet och det inte är belägrat.
        [mutiny] {" "}Den av rikets orter som har minst enheter förlorar 1 enhet; är den tom tillhör den ingen längre.
        [rich_merchants] {" "}Den som har minst antal orter får 3 resurser.
        [spies_everywhere] {" "}Alla får se alla kistor en gång.
        [mild_year] {" "}Inget händer.
        [quiet_months] {" "}Inget händer.
       *[other] {""}
    }
CardsReshuffled = { $deck ->
        [weather] Väderkorten blandas om
       *[politics] De politiska korten blandas om
    }.
CardPaid = { $faction } får genom kortet { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } till sin skattkammare.
CardUnits = Genom kortet får { $faction } { PIECES($number, $kind, case: "acc") } i { $place }.
CardLoss = Genom kortet förlorar { $body } { PIECES($number, $kind, case: "acc") }.
ChestsShown = Alla ser kistorna: { $chests }.
    .chests = { $key } bär { $value }
    .chests-none = det finns inga

### handlingar

MarchBody = Marschera med Roberts kropp till { $to } ({ $price ->
        [0] gratis, det finns steg kvar
       *[other] { price }
    }{ $dying ->
        [0] {""}
        [one] ; en enhet dör för det som ingen kan betala
       *[other] ; { $dying } enheter dör för det som ingen kan betala
    })
RaiseExtraTax = Ta som kard ut den extra skatten i riksstäderna
GiveTown = Ge som kard { $place } till { $to }
GiveToChurch = Ge { $place } till kyrkan
LookInto = Se som umbro in i { $purse-kind ->
        [faction] skattkammaren hos { $purse }
       *[other] kistan hos { $purse }
    }
DeclareWar = Förklara krig mot { $other }
OfferPeace = Erbjud { $other } fred
Secede = Lämna riket för gott ({ price })
HoldFestival = Utlys en kyrkofest i { $at } ({ price })

### frågor och svar

ChooseSide = Vill du ansluta dig till en sida nu? Valet är slutgiltigt.
JoinEmpire = Anslut dig till riket för gott
JoinLeague = Anslut dig till ligan för gott
StayNeutral = Förbli neutral
PeaceOffered = { $by } erbjuder dig fred. Sluta fred?
MakePeace = Slut fred
StayAtWar = Fortsätt kriget
WhomToSideWith = { $house } lämnar riket. Vems sida tar du?
GoAlong = Ta parti för huset som lämnar riket
StandByEmpire = Stå kvar på rikets sida
FestivalGift = Hur mycket ger du till kyrkans stad i { $at }? Ingen annan ser det; den som ger mest får 2 i inflytande.
Give = { $amount ->
        [0] Ge ingenting
        [one] Ge 1 resurs
       *[other] Ge { $amount } resurser
    }
StandForOffice = Ställa upp i valet till { $office }?
Stand = Ställ upp
DoNotStand = Ställ inte upp
Ballot = Vem blir { $office }? Du har { $votes ->
        [0] inga röster
        [one] 1 röst
       *[other] { $votes } röster
    }.
VoteFor = Rösta på { $faction }
TempleOffered = Bygga templet i Gracuja för { price } och ansluta dig till riket? Valet är slutgiltigt.
BuildTemple = Bygg templet och anslut dig till riket
LeaveIt = Bygg inget tempel

### avslag

truce-of-the-fairs = Marknadsfreden gäller den här rundan: ingen belägring inleds, inte heller av { $place }
    .try = Inled den i nästa runda.
not-apart-from-the-body = { $banner } bär Roberts kropp tillsammans med { $first }, och de får inte skiljas åt
    .try = Marschera med kroppen.
carries-the-body = { $banner } bär Roberts kropp
    .try = Marschera med kroppen.
body-without-a-unit = I { $at } skulle Roberts kropp stå utan enhet
    .try = Låt en fana som bär den behålla en.
no-body-to-march = Ingen bär Roberts kropp, eller så är det inte rikets impuls
    .try = Marschera med andra fanor.
body-costs-otherwise = Den här marschen med Roberts kropp kostar { price }
    .try = Välj den så som den erbjuds.
church-town-begun = I { $at } ligger resurser för en stad åt kyrkan
    .try = Betala för kyrkans stad där, eller bygg något annat i en annan by.
founds-no-church-towns = Bara huset med ämbetet sermo grundar städer åt kyrkan, även i { $at }
    .try = Grunda en egen stad.
founds-no-imperial-towns = Bara husen med ämbetena befälhavare och skattmästare grundar riksstäder, även i { $at }
    .try = Grunda en egen stad.
not-the-empires-ground = I { $at } kan rikets skattkammare inte betala, för marken är inte rikets
    .try = Grunda staden på rikets mark.
not-in-the-empires-realm = Kyrkans städer grundas bara inom riket, och { $at } ligger utanför
    .try = Grunda staden inom riket.
no-civil-war = Vid det här bordet strider inte hus mot hus
    .try = Välj det när ett bord öppnas.
house-against-house = Bara ett hus förklarar krig mot ett annat hus, eller erbjuder det fred
    .try = Nämn ett hus.
house-is-out = { $faction } är ute ur spelet
    .try = Nämn ett annat hus.
at-war-already = Du är redan i krig med { $faction }
    .try = Anfall, eller erbjud fred.
leave-his-place-first = En fana av dina är inne i { $place }, som tillhör { $faction }
    .try = Led först ut den.
leave-his-siege-first = Du belägrar { $place } tillsammans med { $faction }
    .try = Lämna först belägringen.
not-at-war = Du är inte i krig med { $faction }
    .try = Erbjud fred åt ett hus som är fientligt.
offered-already = Du har redan erbjudit { $faction } fred den här impulsen
    .try = Erbjud den igen i nästa impuls.
no-independence = Vid det här bordet lämnar inget hus riket
    .try = Välj det när ett bord öppnas.
houses-leave = Bara ett hus kan lämna riket
    .try = Spela vidare med din egen sida.
has-left-already = Ditt hus har redan lämnat riket
    .try = Spela vidare som ett självständigt hus.
office-must-stay = Den som är { $office } kan inte lämna riket
    .try = Stanna i riket.
body-not-home = Ingen lämnar riket innan Roberts kropp är hemma i { $place }
    .try = Lämna det senare.
treasury-below-price = Att lämna riket bränner { price }, och så mycket finns inte i din skattkammare
    .try = Vänta på dina inkomster.
not-your-office = Du är inte { $office }
    .try = Lämna det åt den som har ämbetet.
taxed-in-this-round = Den extra skatten har redan tagits ut den här rundan
    .try = Ta ut den i nästa runda.
no-imperial-town = Det finns ingen riksstad som kan betala
    .try = Vänta tills riket har en.
not-to-your-own-house = Kard ger riksstäder till andra hus eller till kyrkan
    .try = Nämn ett annat hus, eller kyrkan.
no-house-of-the-empire = { $faction } är inget av rikets hus
    .try = Nämn ett av rikets hus.
has-given-a-town = Du har redan gett bort en riksstad den här impulsen
    .try = Ge en annan i nästa impuls.
not-an-imperial-town = { $place } är ingen riksstad
    .try = Nämn en riksstad.
town-is-besieged = { $place } är belägrat, och en belägrad stad ges inte bort
    .try = Undsätt det först.
not-your-manorial-town = { $place } är ingen av dina egna städer
    .try = Ge en som är det.
seat-is-not-given = { $place } är ditt huss säte
    .try = Ge en annan stad till kyrkan.
has-looked = Du har redan sett in i en kassa den här impulsen
    .try = Se in i en annan i nästa impuls.
sees-it-anyway = { $purse }: den kassan ser du ändå
    .try = Nämn en kassa som du inte ser.
no-such-purse = Det finns ingen kassa { $purse } i spelet
    .try = Nämn en faktion eller en fana som är med.
no-sermo = Det finns ingen sermo som kan förvalta en stad åt kyrkan
    .try = Ge staden till ett hus.
no-festivals = Vid det här bordet håller kyrkan inga fester
    .try = Välj det när ett bord öppnas.
festival-was-held = Du har redan utlyst en kyrkofest den här impulsen
    .try = Utlys en till i nästa impuls.
nobody-gives = Det finns inget annat hus som kan ge något
    .try = Betala för kyrkans stad själv.
festival-too-dear = En kyrkofest kostar { price }, och så mycket finns inte i din skattkammare
    .try = Vänta på dina inkomster.
