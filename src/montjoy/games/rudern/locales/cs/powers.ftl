# Co se vypráví, na co se ptáme, co se odpovídá a odmítá v tažení šesti mocností, kromě toho, co říká každé tažení.

### kola a strany

RoundBegun = Začíná kolo { $round }. Pořadí: { $order }. Vliv, který vítězí: { $need }.
    .order = { $it }
    .order-join = {", pak "}
NeedFell = Robertovo tělo je doma: odteď { $need ->
        [one] vítězí 1 bod vlivu
        [few] vítězí { $need } body vlivu
       *[other] vítězí { $need } bodů vlivu
    }.
KardomJoined = { $faction } se přidává k Lize{ $why ->
        [attacked] , protože čelí útoku
        [kin] , protože Gracuja zabila šlechtice jeho souseda
        [gracuja] , protože Gracuja vstoupila do Říše
        [card] , protože je vyhlášena válka
       *[time] {""}
    }.
SideChosen = { $side ->
        [empire] { $faction } se nadobro přidává k Říši
        [league] { $faction } se nadobro přidává k Lize
       *[neutral] { $faction } zůstává stranou
    }.
HeadDrawn = Hlava rodu ({ $faction }): { $head }. Schopnost: { head-ability }.
head-ability = { $ability ->
        [field_dice] o 1 kostku více v bojích v poli, v nichž bojují vlastní jednotky
        [storm_dice] o 1 kostku více při ztečích, které frakce vyvolá
        [wall_dice] o 1 kostku více pro obležené, jsou-li uvnitř vlastní jednotky
        [banner_size] vlastní prapor smí táhnout s dalšími 2 jednotkami
        [limit] v impulzu lze využít o 1 surovinu více
        [income] na začátku impulzu 1 surovina do hlavní pokladnice
        [cheap_generals] generál stojí o 1 surovinu méně
       *[steps] za surovinu má vlastní prapor o 1 krok více
    }
HeadPaid = { $faction } získává díky hlavě rodu do hlavní pokladnice { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
ShadowCalled = { $faction } povolává v oblasti { $at } stín ({ $banner }).

### vliv a Robertovo tělo

InfluenceGained = { $faction } získává { $points ->
        [one] 1 bod vlivu
        [few] { $points } body vlivu
       *[other] { $points } bodů vlivu
    } { $why ->
        [battle] za vyhranou bitvu
        [imperial-battle] v úřadu velitele vojsk za bitvu, kterou vyhrály říšské jednotky
        [capture] za dobytí
        [imperial-capture] v úřadu velitele vojsk za dobytí říšskými armádami
        [founded] za založení města
        [independence] za nezávislost
        [festival] za největší dar při církevní slavnosti
        [imperial-founded] v úřadu karda za nové říšské město
        [united] v úřadu karda za jednotu Říše
        [church] v úřadu sermo za církevní města
        [treasury] v úřadu pokladníka za aspoň 10 surovin v říšské pokladnici
       *[look] v úřadu umbro za pohled do pokladnice jiné strany
    }; nyní se počítá { $total }.
BodyArrived = Robertovo tělo je doma (oblast { $at }); generálové, kteří je nesli, se smějí rozdělit.
BodySeized = { $faction ->
        [none] Robertovo tělo leží v oblasti { $at } a nikdo se ho nezmocnil
       *[other] { $faction } se v oblasti { $at } zmocňuje Robertova těla
    }.
BodyTaken = { $banner } se v oblasti { $at } ujímá Robertova těla ({ $faction }).

### mír a válka

WarDeclared = { $faction } vyhlašuje válku. Nepřítel: { $other }.
PeaceMade = { $faction } a { $other } uzavírají mír.
PeaceRefused = { $faction } nabízí mír a { $other } jej odmítá.
Seceded = { $faction } nadobro opouští Říši a pálí z hlavní pokladnice { $price ->
        [one] 1 surovinu
        [few] { $price } suroviny
       *[other] { $price } surovin
    }.
Sided = { $along ->
        [true] { $faction } se přidává k odpadlému rodu ({ $other })
       *[false] { $faction } zůstává při Říši proti odpadlému rodu ({ $other })
    }.
TroopsSeceded = { $faction } přebírá { in-place } od Říše { PIECES($number, $kind, case: "acc") }.
ChurchTownKept = { $faction } si ponechává jako své vlastní { place-nom }, dosud církevní.

### úřady

ExtraTaxRaised = { $faction } vyhlašuje v úřadu karda mimořádnou daň: říšská města odvádějí { $amount ->
        [0] 0 surovin
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
Unrest = Nepokoje { in-place }: { $faction } ztrácí { PIECES($number, $kind, case: "acc") }.
PlaceOwnerless = { $owner } ztrácí { $place }, nyní bez pána.
TownGiven = { $kind ->
        [church] { $faction } předává { place-nom } jako církevní; spravuje je { $other }
       *[manorial] { $faction } dává { place-nom }; nový pán: { $other }
    }.
purse-of-another = { $purse-kind ->
        [faction] do hlavní pokladnice ({ $purse })
       *[other] do pokladnice šlechtice ({ $purse }, { $owner })
    }
PurseLookedAt = { $faction } v úřadu umbro nahlíží { purse-of-another }.
PurseSeen = Nahlížíte { purse-of-another } a nacházíte { $amount ->
        [0] 0 surovin
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
FestivalAnnounced = { $faction } vyhlašuje v oblasti { $at } církevní slavnost { price-acc }.
GiftsCollected = Dary na církevní město v oblasti { $at }: { $amount ->
        [0] nic
        [one] 1 surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
GiftGiven = Dáváte na církevní město v oblasti { $at } { $amount ->
        [0] 0 surovin
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
FestivalPrize = { $faction ->
        [none] Na církevní město v oblasti { $at } nedal nejvíce žádný rod
       *[other] Nejštědřejší dar na církevní město v oblasti { $at }: { $faction }
    }.

### volby

ElectionCalled = Příští kolo začíná volbami{ $why ->
        [arrival] , protože Robertovo tělo je doma
        [kard-dead] , protože kard už není
        [gracuja] , protože Gracuja vstoupila do Říše
        [head-dead] , protože se úřad uvolnil
       *[secession] , protože jeden rod opustil Říši
    }: { $offices }.
Candidacies = Úřad { $office }: { $factions-count ->
        [0] neuchází se o něj nikdo
        [one] uchází se o něj { $factions }
       *[other] ucházejí se o něj { $factions }
    }.
VotesCast = Úřad { $office }: { $faction } dává { $votes ->
        [0] 0 hlasů
        [one] 1 hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }, volí { $candidate }.
Elected = Úřad { $office }: { $faction ->
        [none] nyní ho nikdo nemá
       *[other] nyní ho má { $faction }{ $votes ->
            [0] {""}
            [one] {" "}(1 hlas)
            [few] {" "}({ $votes } hlasy)
           *[other] {" "}({ $votes } hlasů)
        }
    }.

### karty

CardTurned = { $deck ->
        [weather] Počasí
       *[politics] Politika
    }: { $card }.{ $card ->
        [rich_harvest] {" "}V tomto kole dává každé město, které odvádí daň, o 1 více.
        [drought] {" "}V tomto kole dostává každá frakce polovinu daní, zaokrouhleno nahoru.
        [hard_frost] {" "}V tomto kole je za surovinu o 1 krok méně, nejméně však 1.
        [deep_mud] {" "}V tomto kole je každá hranice o 1 krok delší.
        [camp_fever] {" "}Každá armáda s více než pěti jednotkami pod širým nebem ztrácí 1 jednotku.
        [strzegom_fire] {" "}Je-li Strzegom říšský, objeví se tam plamenná legie, zbývá-li některá. Karta opouští hru.
        [declaration_of_war] {" "}Emora a Tragia se přidávají k Lize. Karta opouští hru.
        [temple_in_gracuja] {" "}Gracuja, je-li stranou a nemá město rudernského rodu, smí zaplatit 5 surovin a přidat se k Říši. Karta opouští hru.
        [truce_of_the_fairs] {" "}V tomto kole se nesmí začít obléhat.
        [call_to_arms] {" "}Každý rod a každý kardom Ligy dostává 1 pěšího do svého sídla, drží-li je a není-li v obležení.
        [mutiny] {" "}Říšské město nebo pevnost s nejméně jednotkami ztrácí 1 jednotku; bez jednotek zůstává bez pána.
        [rich_merchants] {" "}Kdo má nejméně měst a pevností, dostává 3 suroviny.
        [spies_everywhere] {" "}Všichni jednou vidí pokladnice všech šlechticů.
        [mild_year] {" "}Nic se neděje.
        [quiet_months] {" "}Nic se neděje.
       *[other] {""}
    }
CardsReshuffled = { $deck ->
        [weather] Karty počasí se znovu míchají
       *[politics] Karty politiky se znovu míchají
    }.
CardPaid = { $faction } dostává kartou do hlavní pokladnice { $amount ->
        [one] 1 surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
CardUnits = { $faction } dostává kartou { in-place } { PIECES($number, $kind, case: "acc") }.
CardLoss = { $body } ztrácí kartou { PIECES($number, $kind, case: "acc") }.
ChestsShown = Všichni vidí pokladnice šlechticů: { $chests }.
    .chests = { $key } nese { $value }
    .chests-none = žádné nejsou

### činy

MarchBody = Táhnout s Robertovým tělem do oblasti { $to } ({ $price ->
        [0] zdarma, kroky ještě zbývají
       *[other] { price-acc }
    }{ $dying ->
        [0] {""}
        [one] ; za to, co nikdo nemůže zaplatit, umírá 1 jednotka
        [few] ; za to, co nikdo nemůže zaplatit, umírají { $dying } jednotky
       *[other] ; za to, co nikdo nemůže zaplatit, umírá { $dying } jednotek
    })
RaiseExtraTax = V úřadu karda vyhlásit v říšských městech mimořádnou daň
GiveTown = V úřadu karda dát { place-nom } (nový pán: { $to })
GiveToChurch = Dát { place-nom } církvi
LookInto = V úřadu umbro nahlédnout { $purse-kind ->
        [faction] do hlavní pokladnice ({ $purse })
       *[other] do pokladnice šlechtice ({ $purse })
    }
DeclareWar = Vyhlásit válku ({ $other })
OfferPeace = Nabídnout mír ({ $other })
Secede = Nadobro opustit Říši ({ price-acc })
HoldFestival = Vyhlásit v oblasti { $at } církevní slavnost ({ price-acc })

### otázky a odpovědi

ChooseSide = Přidáte se nyní k některé straně? Volba je konečná.
JoinEmpire = Nadobro se přidat k Říši
JoinLeague = Nadobro se přidat k Lize
StayNeutral = Zůstat stranou
PeaceOffered = { $by } vám nabízí mír. Uzavřete ho?
MakePeace = Uzavřít mír
StayAtWar = Zůstat ve válce
WhomToSideWith = { $house } opouští Říši. Na čí stranu se postavíte?
GoAlong = Postavit se na stranu odpadajícího rodu
StandByEmpire = Zůstat při Říši
FestivalGift = Kolik dáte na církevní město v oblasti { $at }? Nikdo jiný to neuvidí; největší dar získává 2 body vlivu.
Give = { $amount ->
        [0] Nedat nic
        [one] Dát 1 surovinu
        [few] Dát { $amount } suroviny
       *[other] Dát { $amount } surovin
    }
StandForOffice = Budete kandidovat na úřad { $office }?
Stand = Kandidovat
DoNotStand = Nekandidovat
Ballot = Kdo získá úřad { $office }? Máte { $votes ->
        [0] 0 hlasů
        [one] 1 hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
VoteFor = Hlasovat: { $faction }
TempleOffered = Postavit chrám v Gracuji { price-acc } a přidat se k Říši? Volba je konečná.
BuildTemple = Postavit chrám a přidat se k Říši
LeaveIt = Chrám nestavět

### odmítnutí

truce-of-the-fairs = V tomto kole platí tržní příměří: obléhat se nezačíná, ani { place-nom }
    .try = Začněte obléhat v příštím kole.
not-apart-from-the-body = { $banner } nese Robertovo tělo, stejně jako { $first }, a rozdělit se nesmějí
    .try = Táhněte s tělem.
carries-the-body = { $banner } nese Robertovo tělo
    .try = Táhněte s tělem.
body-without-a-unit = V oblasti { $at } by Robertovo tělo zůstalo bez jednotky
    .try = Nechte jednotku u praporu, který je nese.
no-body-to-march = Robertovo tělo nikdo nenese, nebo neběží impulz Říše
    .try = Táhněte s jinými prapory.
body-costs-otherwise = Tento pochod s Robertovým tělem je { price-acc }
    .try = Zvolte jej tak, jak je nabídnut.
church-town-begun = V oblasti { $at } leží suroviny na církevní město
    .try = Zaplaťte tam církevní město, nebo stavte něco jiného v jiné vesnici.
founds-no-church-towns = Církevní města zakládá jen rod s úřadem sermo, i v oblasti { $at }
    .try = Založte vlastní město.
founds-no-imperial-towns = Říšská města zakládají jen rody s úřady velitele a pokladníka, i v oblasti { $at }
    .try = Založte vlastní město.
not-the-empires-ground = V oblasti { $at } říšská pokladnice platit nemůže, protože půda nepatří Říši
    .try = Založte město na půdě Říše.
not-in-the-empires-realm = Církevní města se zakládají jen v Říši, a oblast { $at } v ní neleží
    .try = Založte město v Říši.
no-civil-war = U tohoto stolu rody proti rodům nebojují
    .try = Zvolte to při otevření stolu.
house-against-house = Válku jinému rodu vyhlašuje, nebo mu nabízí mír, jen rod
    .try = Uveďte rod.
house-is-out = { $faction } už ve hře není
    .try = Uveďte jiný rod.
at-war-already = Už jste ve válce ({ $faction })
    .try = Zaútočte, nebo nabídněte mír.
leave-his-place-first = Váš prapor je { in-place } (pán: { $faction })
    .try = Nejprve ho odveďte.
leave-his-siege-first = Obléháte { place-nom } společně (spojenec: { $faction })
    .try = Nejprve od obléhání odejděte.
not-at-war = Ve válce nejste ({ $faction })
    .try = Nabídněte mír nepřátelskému rodu.
offered-already = V tomto impulzu jste už mír nabídli ({ $faction })
    .try = Nabídněte ho znovu v příštím impulzu.
no-independence = U tohoto stolu žádný rod Říši neopouští
    .try = Zvolte to při otevření stolu.
houses-leave = Říši může opustit jen rod
    .try = Hrajte dál za svou stranu.
has-left-already = Váš rod už Říši opustil
    .try = Hrajte dál jako nezávislý rod.
office-must-stay = S úřadem { $office } nelze Říši opustit
    .try = Zůstaňte v Říši.
body-not-home = Dokud není Robertovo tělo doma { in-place }, Říši nikdo neopouští
    .try = Opusťte ji později.
treasury-below-price = Odchod z Říše je { price-acc }, a tolik ve vaší hlavní pokladnici není
    .try = Počkejte na příjmy.
not-your-office = Úřad { $office } nemáte
    .try = Přenechte to jeho držiteli.
taxed-in-this-round = Mimořádná daň už v tomto kole byla vyhlášena
    .try = Vyhlaste ji v příštím kole.
no-imperial-town = Není říšské město, které by mohlo zaplatit
    .try = Počkejte, až ho Říše bude mít.
not-to-your-own-house = Kard dává říšská města jiným rodům nebo církvi
    .try = Uveďte jiný rod, nebo církev.
no-house-of-the-empire = { $faction } není rod Říše
    .try = Uveďte rod Říše.
has-given-a-town = V tomto impulzu jste už jedno říšské město dali
    .try = Další dejte v příštím impulzu.
not-an-imperial-town = { $place } není říšské město
    .try = Uveďte říšské město.
town-is-besieged = { $place } je v obležení, a obležené město se nedává
    .try = Nejprve je vyprostěte.
not-your-manorial-town = { $place } není vaše panské město
    .try = Dejte takové, které je.
seat-is-not-given = { $place } je sídlo vašeho rodu
    .try = Dejte církvi jiné město.
has-looked = V tomto impulzu jste už do jedné pokladnice nahlédli
    .try = Do další nahlédněte v příštím impulzu.
sees-it-anyway = { $purse }: tuto pokladnici vidíte i tak
    .try = Uveďte pokladnici, kterou nevidíte.
no-such-purse = Pokladnice { $purse } ve hře není
    .try = Uveďte frakci nebo prapor, které jsou ve hře.
no-sermo = Není sermo, kdo by církevní město spravoval
    .try = Dejte město některému rodu.
no-festivals = U tohoto stolu církev slavnosti nepořádá
    .try = Zvolte to při otevření stolu.
festival-was-held = V tomto impulzu jste už církevní slavnost vyhlásili
    .try = Další vyhlaste v příštím impulzu.
nobody-gives = Není jiný rod, který by mohl dát
    .try = Zaplaťte církevní město ze svého.
festival-too-dear = Církevní slavnost je { price-acc }, a tolik ve vaší hlavní pokladnici není
    .try = Počkejte na příjmy.
