# What is told, asked, answered and refused in the campaign of six powers, besides what every campaign says.

### rounds and sides

RoundBegun = Round { $round } begins. Its order: { $order }. Influence that wins: { $need }.
    .order = { $it }
    .order-join = {", then "}
NeedFell = Robert’s body is at home: from now on { $need ->
        [one] 1 point of influence wins
       *[other] { $need } points of influence win
    }.
KardomJoined = { $faction } joins the League{ $why ->
        [attacked] , for it has been attacked
        [kin] , for Gracuja has killed a noble of its neighbour
        [gracuja] , for Gracuja has joined the Empire
        [card] , for war is declared
       *[time] {""}
    }.
SideChosen = { $side ->
        [empire] { $faction } joins the Empire for good
        [league] { $faction } joins the League for good
       *[neutral] { $faction } stays neutral
    }.
HeadDrawn = { $head } is head of { $faction } now: { head-ability }.
head-ability = { $ability ->
        [field_dice] 1 die more in battles in the open in which own units fight
        [storm_dice] 1 die more in assaults that its faction calls
        [wall_dice] 1 die more for the besieged where own units are inside
        [banner_size] the head’s own banner may march with 2 units more
        [limit] 1 resource more may be spent in an impulse
        [income] 1 resource for the treasury when an impulse begins
        [cheap_generals] a general costs 1 resource less
       *[steps] a resource buys the head’s own banner 1 step more
    }
HeadPaid = The head of { $faction } brings { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } into the treasury.
ShadowCalled = { $faction } calls { $banner }, a shadow, in { $at }.

### influence and Robert’s body

InfluenceGained = { $faction } gains { $points ->
        [one] 1 point of influence
       *[other] { $points } points of influence
    } { $why ->
        [battle] for a battle won
        [imperial-battle] as commander, for a battle won with imperial units
        [capture] for a capture
        [imperial-capture] as commander, for a capture by imperial armies
        [founded] for founding a town
        [independence] for its independence
        [festival] for the largest gift to a church festival
        [imperial-founded] as kard, for a new imperial town
        [united] as kard, for the unity of the Empire
        [church] as sermo, for the church towns
        [treasury] as treasurer, for 10 resources or more in the imperial treasury
       *[look] as umbro, for a look into another side’s purse
    }; { $total ->
        [one] 1 point counts
       *[other] { $total } points count
    } now.
BodyArrived = Robert’s body is at home in { $at }; the generals who carried it may part.
BodySeized = { $faction ->
        [none] Robert’s body lies in { $at }, and nobody has seized it
       *[other] { $faction } has seized Robert’s body in { $at }
    }.
BodyTaken = { $banner } takes up Robert’s body in { $at } for { $faction }.

### peace and war

WarDeclared = { $faction } declares war on { $other }.
PeaceMade = { $faction } and { $other } make peace.
PeaceRefused = { $faction } offers peace to { $other }, and is refused.
Seceded = { $faction } leaves the Empire for good and burns { price } of its treasury.
Sided = { $along ->
        [true] { $faction } sides with { $other }
       *[false] { $faction } stands by the Empire against { $other }
    }.
TroopsSeceded = { PIECES($number, $kind) } of the Empire in { $place } { $number ->
        [one] goes
       *[other] go
    } over to { $faction }.
ChurchTownKept = { $faction } keeps { $place }, which was the church’s, as a town of its own.

### offices

ExtraTaxRaised = { $faction }, as kard, raises the extraordinary tax: the imperial towns pay { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    }.
Unrest = Unrest in { $place }: { $faction } loses { PIECES($number, $kind, case: "acc") }.
PlaceOwnerless = { $owner } loses { $place }, which is nobody’s now.
TownGiven = { $kind ->
        [church] { $place } passes from { $faction } into the care of { $other }, as a town of the church
       *[manorial] { $faction } gives { $place } to { $other }
    }.
purse-of-another = { $purse-kind ->
        [faction] the treasury of { $purse }
       *[other] the chest of { $purse }, of { $owner }
    }
PurseLookedAt = { $faction }, as umbro, looks into { purse-of-another }.
PurseSeen = You look into { purse-of-another }, and find { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    }.
FestivalAnnounced = { $faction } announces a church festival in { $at } for { price }.
GiftsCollected = The gifts for the church town in { $at } come to { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    }.
GiftGiven = You give { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    } for the church town in { $at }.
FestivalPrize = { $faction ->
        [none] No house has given most for the church town in { $at }
       *[other] { $faction } has given most for the church town in { $at }
    }.

### elections

ElectionCalled = The next round begins with an election{ $why ->
        [arrival] , for Robert’s body is at home
        [kard-dead] , for the kard is gone
        [gracuja] , for Gracuja has joined the Empire
        [head-dead] , for the holder of an office is gone
       *[secession] , for a house has left the Empire
    }: { $offices }.
Candidacies = { $factions-count ->
        [0] Nobody wants to be { $office }
        [one] { $factions } wants to be { $office }
       *[other] { $factions } want to be { $office }
    }.
VotesCast = { $faction } votes for { $candidate } as { $office }: { $votes ->
        [0] no votes
        [one] 1 vote
       *[other] { $votes } votes
    }.
Elected = { $faction ->
        [none] Nobody is { $office } now
       *[other] { $faction } is { $office } now{ $votes ->
            [0] {""}
            [one] , with 1 vote
           *[other] , with { $votes } votes
        }
    }.

### cards

CardTurned = { $deck ->
        [weather] Weather
       *[politics] Politics
    }: { $card }.{ $card ->
        [rich_harvest] {" "}In this round each town that pays tax gives 1 more.
        [drought] {" "}In this round each faction gets half its tax, rounded up.
        [hard_frost] {" "}In this round a resource buys 1 step less, but at least 1.
        [deep_mud] {" "}In this round each border is 1 step longer.
        [camp_fever] {" "}Each army of more than five units in the open loses 1 unit.
        [strzegom_fire] {" "}If Strzegom is imperial, a flaming legion appears there, if one is left. The card leaves the game.
        [declaration_of_war] {" "}Emora and Tragia join the League. The card leaves the game.
        [temple_in_gracuja] {" "}Gracuja, if neutral and without a town of a Rudern house, may pay 5 resources and join the Empire. The card leaves the game.
        [truce_of_the_fairs] {" "}In this round no siege may be begun.
        [call_to_arms] {" "}Each house and each kardom of the League gets 1 foot in its seat, if it holds it and it is not besieged.
        [mutiny] {" "}The imperial place with fewest units loses 1 unit; one without units is nobody’s from now on.
        [rich_merchants] {" "}Whoever has fewest places gets 3 resources.
        [spies_everywhere] {" "}Everyone sees all chests once.
        [mild_year] {" "}Nothing happens.
        [quiet_months] {" "}Nothing happens.
       *[other] {""}
    }
CardsReshuffled = { $deck ->
        [weather] The weather cards are reshuffled
       *[politics] The political cards are reshuffled
    }.
CardPaid = { $faction } gets { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } for its treasury by the card.
CardUnits = { $faction } gets { PIECES($number, $kind, case: "acc") } in { $place } by the card.
CardLoss = { $body } loses { PIECES($number, $kind, case: "acc") } by the card.
ChestsShown = Everyone sees the chests: { $chests }.
    .chests = { $key } carries { $value }
    .chests-none = there are none

### acts

MarchBody = March with Robert’s body to { $to } ({ $price ->
        [0] free, for steps are left
       *[other] { price }
    }{ $dying ->
        [0] {""}
        [one] ; a unit dies for what nobody can pay
       *[other] ; { $dying } units die for what nobody can pay
    })
RaiseExtraTax = As kard, raise the extraordinary tax in the imperial towns
GiveTown = As kard, give { $place } to { $to }
GiveToChurch = Give { $place } to the church
LookInto = As umbro, look into { $purse-kind ->
        [faction] the treasury of { $purse }
       *[other] the chest of { $purse }
    }
DeclareWar = Declare war on { $other }
OfferPeace = Offer peace to { $other }
Secede = Leave the Empire for good ({ price })
HoldFestival = Announce a church festival in { $at } ({ price })

### questions and answers

ChooseSide = Join a side now? The choice is final.
JoinEmpire = Join the Empire for good
JoinLeague = Join the League for good
StayNeutral = Stay neutral
PeaceOffered = { $by } offers you peace. Make peace?
MakePeace = Make peace
StayAtWar = Stay at war
WhomToSideWith = { $house } leaves the Empire. Whom do you side with?
GoAlong = Side with the house that leaves
StandByEmpire = Stand by the Empire
FestivalGift = How much do you give for the church town in { $at }? Nobody else sees it; whoever gives most gets 2 points of influence.
Give = { $amount ->
        [0] Give nothing
        [one] Give 1 resource
       *[other] Give { $amount } resources
    }
StandForOffice = Stand for election as { $office }?
Stand = Stand for election
DoNotStand = Do not stand
Ballot = Who becomes { $office }? You have { $votes ->
        [0] no votes
        [one] 1 vote
       *[other] { $votes } votes
    }.
VoteFor = Vote for { $faction }
TempleOffered = Build the temple in Gracuja for { price } and join the Empire? The choice is final.
BuildTemple = Build the temple and join the Empire
LeaveIt = Build no temple

### refusals

truce-of-the-fairs = The truce of the fairs holds in this round: no siege is begun, of { $place } neither
    .try = Begin it in the next round.
not-apart-from-the-body = { $banner } carries Robert’s body together with { $first }, and they cannot part
    .try = March with the body.
carries-the-body = { $banner } carries Robert’s body
    .try = March with the body.
body-without-a-unit = In { $at } Robert’s body would be left without a unit
    .try = Let a banner that carries it keep one.
no-body-to-march = Nobody carries Robert’s body, or it is not the Empire’s impulse
    .try = March with other banners.
body-costs-otherwise = This march with Robert’s body costs { price }
    .try = Choose it as it is offered.
church-town-begun = Resources for a church town lie in { $at }
    .try = Pay for the church town there, or build something else in another village.
founds-no-church-towns = Only the house of the sermo founds church towns, in { $at } too
    .try = Found a town of your own.
founds-no-imperial-towns = Only the houses of the commander and the treasurer found imperial towns, in { $at } too
    .try = Found a town of your own.
not-the-empires-ground = In { $at } the imperial treasury cannot pay, for the ground is not the Empire’s
    .try = Found the town on the Empire’s ground.
not-in-the-empires-realm = Church towns are founded in the Empire alone, and { $at } is not in it
    .try = Found the town in the Empire.
no-civil-war = At this table houses do not fight houses
    .try = Choose that when a table is opened.
house-against-house = Only a house declares war on another house, or offers it peace
    .try = Name a house.
house-is-out = { $faction } is out of the game
    .try = Name another house.
at-war-already = You are at war with { $faction } already
    .try = Attack, or offer peace.
leave-his-place-first = A banner of yours is inside { $place }, a place of { $faction }
    .try = Lead it out first.
leave-his-siege-first = You besiege { $place } together with { $faction }
    .try = Leave the siege first.
not-at-war = You are not at war with { $faction }
    .try = Offer peace to a house that is hostile.
offered-already = You have offered peace to { $faction } in this impulse
    .try = Offer it again in your next impulse.
no-independence = At this table no house leaves the Empire
    .try = Choose that when a table is opened.
houses-leave = Only a house can leave the Empire
    .try = Play on with your own side.
has-left-already = Your house has left the Empire already
    .try = Play on as an independent house.
office-must-stay = Whoever is { $office } cannot leave the Empire
    .try = Stay in the Empire.
body-not-home = Nobody leaves the Empire before Robert’s body is at home in { $place }
    .try = Leave it later.
treasury-below-price = Leaving the Empire burns { price }, and your treasury does not hold so much
    .try = Wait for your income.
not-your-office = You are not { $office }
    .try = Leave it to whoever holds the office.
taxed-in-this-round = The extraordinary tax has been raised in this round
    .try = Raise it in the next round.
no-imperial-town = There is no imperial town that could pay
    .try = Wait for the Empire to have one.
not-to-your-own-house = The kard gives imperial towns to other houses or to the church
    .try = Name another house, or the church.
no-house-of-the-empire = { $faction } is no house of the Empire
    .try = Name a house of the Empire.
has-given-a-town = You have given an imperial town away in this impulse
    .try = Give another in your next impulse.
not-an-imperial-town = { $place } is no imperial town
    .try = Name an imperial town.
town-is-besieged = { $place } is besieged, and a besieged town is not given away
    .try = Relieve it first.
not-your-manorial-town = { $place } is no manorial town of yours
    .try = Give one that is.
seat-is-not-given = { $place } is the seat of your house
    .try = Give another town to the church.
has-looked = You have looked into a purse in this impulse
    .try = Look into another in your next impulse.
sees-it-anyway = { $purse }: you see that purse anyway
    .try = Name a purse that you do not see.
no-such-purse = There is no purse { $purse } in the game
    .try = Name a faction or a banner that is in play.
no-sermo = There is no sermo to administer a church town
    .try = Give the town to a house.
no-festivals = At this table the church holds no festivals
    .try = Choose that when a table is opened.
festival-was-held = You have announced a church festival in this impulse
    .try = Announce another in your next impulse.
nobody-gives = There is no other house that could give
    .try = Pay for the church town yourself.
festival-too-dear = A church festival costs { price }, and your treasury does not hold so much
    .try = Wait for your income.
