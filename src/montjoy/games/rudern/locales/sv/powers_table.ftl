# Vad sidorna och terminalen säger om sex makter: vems impuls det är, råd och inflytande, vad man vet om andras kassor.

### vems impuls det är

map-head-before = Runda { $round } av { $rounds } har inte börjat än.
map-head-between = Runda { $round } av { $rounds } börjar; ingen har impulsen än.
head-decides = { START($seat) } bestämmer för { $faction }.
head-acts-for = Du handlar för { $faction }.
order-now = { $faction } (nu)

### formuläret för en av flera faktioner

PrepareFor = { START($faction) }: { treasury-now-of }, med alla skatter { $taxed }. Ändra vad du vill, eller skicka det som det är.
RegroupFor = { START($faction) }: { treasury-now-of }. Vem leder vad i { $at }, och vem bär hur mycket?
treasury-now-of = i skattkammaren finns { $treasury ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $treasury } resurser
    }
form-calls-shadow = Kalla en skugga, utan kostnad
plan-calls-shadow = En skugga kallas i { $place }.
MarchBodyAs = { MarchBody }{ $source ->
        [treasury] , ur rikets skattkammare
        [chests] , ur deras kistor
        [both] , ur rikets skattkammare och deras kistor
       *[none] {""}
    }, med { $banners }{ $relieves ->
        [true] {" "}och angrip genast belägrarna där
       *[false] {""}
    }
    .banners = { $it }

### vem som har vad

powers-holds = { START($faction) }: { $places ->
        [one] 1 stad eller fästning
       *[other] { $places } städer och fästningar
    }, { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    }, { $nobles ->
        [one] 1 ädling
       *[other] { $nobles } ädlingar
    }{ $points ->
        [none] {""}
       *[other] ; inflytande { $points }
    }.
campaign-influence = Inflytande

### rådet

council-order = Ordningen i runda { $round }
council-influence = Inflytande: { $need } vinner genast
council-offices = Ämbetena
council-sides = Sidorna, och Roberts kropp
council-cards = Kort
council-heads = Husens överhuvuden
council-has = { START($faction) }: { $total }; { $deeds } för dåd, { $counted } av { $quiet } för ämbeten.
council-half = Av vad ämbeten ger räknas inte mer än hälften av vad dåd har gett.
council-office = { $office ->
        [kard] Kard
        [treasurer] Skattmästare
        [commander] Härarnas befälhavare
        [sermo] Sermo
       *[umbro] Umbro
    }: { $faction ->
        [none] ingen
       *[other] { $faction }
    }
council-all-offices = { $offices }.
    .offices = { $it }
    .offices-join = {"; "}
council-all-influence = Inflytande, { $need } vinner: { $counted }.
    .counted = { $a } { $b }
    .counted-join = {", "}
council-office-gives = { $held }. { START($gives) }
council-gives = { $office ->
        [kard] Tar skatt och värvar på rikets orter; en gång per runda en extra skatt av rikets städer; en gång per impuls ger bort en av rikets städer. Inflytande: 1 i slutet av en runda då riket är enat, 1 för varje rikets stad som grundas.
        [treasurer] Grundar rikets städer; tar rikets inkomster medan det inte finns någon kard. Inflytande: 1 i slutet av impulsen om rikets skattkammare har 10.
        [commander] Leder rikets härar och bygger för riket. Inflytande: 1 för varje strid som vinns och 1 för varje ort som erövras med rikets enheter.
        [sermo] Har kyrkans städer, tar skatt och värvar där. Inflytande: 1 för var och en i slutet av impulsen.
       *[umbro] Ser in i en kassa i varje impuls. Inflytande: 1 om den är en fiendes eller en neutrals.
    }
council-vote = Val när nästa runda börjar: { $offices }.
    .offices = { $it ->
        [kard] kard
        [treasurer] skattmästare
        [commander] härarnas befälhavare
        [sermo] sermo
       *[umbro] umbro
    }
council-body-carried = Roberts kropp är i { $place }, med { $banners }.
    .banners = { $it }
council-body-lies = Roberts kropp ligger i { $place }; ingen bär den.
council-body-seized = { START($faction) } har tagit Roberts kropp i { $place }.
council-body-home = Roberts kropp vilar i { $place } sedan runda { $round }: varje runda som börjar senare kräver 1 inflytande mindre.
council-joins = { START($faction) } { $round ->
        [0] går med i ligan bara genom det som händer.
       *[other] går med i ligan när runda { $round } börjar, eller vid ett anfall.
    }
council-side = { START($faction) } { $side ->
        [empire] står på rikets sida, för gott.
        [league] står på ligans sida, för gott.
       *[neutral] är neutralt och kan ännu välja sida.
    }
council-seceded = { START($faction) } har lämnat riket.
council-war = I krig: { $faction } och { $other }.
council-lasts = I den här rundan { $card ->
        [town_tax_plus_1] ger varje stad 1 mer i skatt
        [tax_half_up] ger varje ort halva skatten, uppåt avrundat
        [steps_minus_1] köper en resurs 1 steg mindre
        [length_plus_1] är varje väg 1 steg längre
       *[no_new_sieges] får ingen belägring börjas
    }.
council-decks = I lekarna: väder { $weather }, politik { $politics }{ $gone ->
        [0] {""}
       *[other] ; borta för gott { $gone }
    }.
council-head = { START($faction) }, { $head }: { $ability ->
        [field_dice] en tärning mer i öppet fält
        [storm_dice] en tärning mer vid stormning
        [wall_dice] en tärning mer bakom murar
        [banner_size] 2 enheter mer under fanan
        [limit] 1 mer att använda per impuls
        [income] 1 resurs när impulsen börjar
        [cheap_generals] generaler kostar 1 mindre
       *[steps] 1 steg mer
    }.

### en ort på kartan, och teckenförklaringen

place-of-kind = { $sort ->
        [imperial] En av rikets orter.
       *[church] En av kyrkans orter.
    }
place-body = Roberts kropp är här.
legend-kind = { $sort ->
        [imperial] riksäpple: en av rikets orter
       *[church] kapell: en av kyrkans orter
    }
legend-body = kista: Roberts kropp
legend-barred = streck över fanan, prickad ring: en kardom

### vad man vet om andras kassor

ledger = Vad du vet om andras kassor:
ledger-line = { START($faction) }: { $purses }.
    .purses = { $it }
    .purses-join = {"; "}
ledger-treasury = skattkammaren { $amount }
ledger-chest = { $banner } ({ $place }) { $amount }
ledger-amount = { $sort ->
        [exactly] precis { $least }
        [between] mellan { $least } och { $most }
        [most] högst { $most }
       *[least] minst { $least }
    }

### målen, och råd till den som tar en sida

page-aim-six_powers = Var först med det inflytande som behövs: 22, och 1 mindre i varje runda som börjar sedan Roberts kropp är hemma. Efter runda 20 vinner mest inflytande, om inte ligan håller Rudern.
page-aim-six_powers-LEA = Ta Roberts kropp på vägen hem; eller håll Rudern efter runda 20.
page-aim-six_powers-GRA = Håll Emora och Tragia i slutet av en runda medan du är neutral; med riket ska du få det inflytande som behövs, eller ha mest efter runda 20; med ligan ska du ta två hus säten.
page-side-six_powers-LEA = Du leder alla kardomer, var och en med sin skattkammare: gå mot kroppen medan den är långt från Rudern, och håll husen upptagna hemma.
page-side-six_powers-GRA = Bergen skyddar dig, och ännu är ingen din fiende: Emora och Tragia ligger utanför din dörr, men varje anfall skaffar dig en.
page-side-six_powers-KAT = Skattmästare: ha 10 i rikets skattkammare i slutet av din impuls, och ta Västra kardomens städer.
page-side-six_powers-GLI = Befälhavare: för hem kroppen med rikets härar, och vinn på deras strider; lämna inte dina egna städer tomma.
page-side-six_powers-URA = Sermo: varje kyrkostad ger dig inflytande i varje runda; grunda fler, och slåss tillräckligt för att det ska räknas.
page-side-six_powers-SVE = Umbro: se in i en fientlig kassa i varje impuls, och håll gränsen mot Skugglanden.
page-aim-five_powers = { page-aim-six_powers }
page-aim-five_powers-LEA = { page-aim-six_powers-LEA }
page-side-five_powers-LEA = { page-side-six_powers-LEA }
page-side-five_powers-KAT = { page-side-six_powers-KAT }
page-side-five_powers-GLI = { page-side-six_powers-GLI }
page-side-five_powers-URA = { page-side-six_powers-URA }
page-side-five_powers-SVE = { page-side-six_powers-SVE }

### de fyra första rundorna av sex makter

council-round-six_powers_first-1 = Runda 1, din egen mark: se i formuläret vilka orter som betalar, fyll en kista, och börja en belägring intill eller stärk dina murar.
council-round-six_powers_first-2 = Runda 2, strider: Ostius går med i ligan, och Roberts kropp bör dra vidare. Storma det du belägrar: en vunnen strid och en intagen ort ger inflytande.
council-round-six_powers_first-3 = Runda 3, ämbeten: Bystria går med i ligan. Rådet säger vad varje ämbete ger; av det räknas inte mer än hälften av det som dåden har gett.
council-round-six_powers_first-4 = Runda 4, den sista: inflytandet räknas när den är över. I det hela spelet fortsätter det till runda 20, och det behövs mindre sedan kroppen är hemma.
page-aim-six_powers_first = Ha mest inflytande efter runda 4; vid lika avgör fler städer, sedan fler enheter.
page-aim-six_powers_first-LEA = Ta Roberts kropp på vägen hem; eller håll Rudern efter runda 4.
page-aim-six_powers_first-GRA = Håll Emora och Tragia i slutet av en runda medan du är neutral; med riket ska du ha mest inflytande efter runda 4; med ligan ska du ta två hus säten.
page-side-six_powers_first-LEA = { page-side-six_powers-LEA }
page-side-six_powers_first-GRA = { page-side-six_powers-GRA }
page-side-six_powers_first-KAT = { page-side-six_powers-KAT }
page-side-six_powers_first-GLI = { page-side-six_powers-GLI }
page-side-six_powers_first-URA = { page-side-six_powers-URA }
page-side-six_powers_first-SVE = { page-side-six_powers-SVE }
