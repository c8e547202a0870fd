# What is asked, answered and refused, and how it ends.

### questions

Act = It is your impulse. What do you do?
Muster = { purses-now } { $chests-count ->
        [one] How much does this noble carry? Write the number, as “4”; “.” leaves it as it is.
       *[other] How much does each of them carry? Write the numbers in this order, as “4 2”; “.” leaves all as it is.
    }
    .chests = { $key } { $value }
Carried = { $carry }
    .carry = { $key } { $value }
Divide = How much does each noble at home carry? The treasury holds { $treasury }. It pays for what you do on your own ground, a sortie too; elsewhere only what a noble carries pays.
purses-now = Your treasury holds { $treasury ->
        [0] nothing
        [one] 1 resource
       *[other] { $treasury } resources
    }; carried at home: { $chests }. Away from home only what is carried there can pay.
amount-carried = { $banner }, in { $place }: { $amount ->
        [0] nothing
       *[other] { $amount }
    } now
Company = { $what ->
        [march] Which banners march from { $at } to { $to }?
        [come-out] Which banners come out of { $at }?
       *[besiege] Which banners besiege { $at }?
    }{ $picked-count ->
        [0] {""}
       *[other] {" "}So far: { $picked }.
    }
Intercept = { $intruder } enters the area of { $place } with { $banners }. Does your garrison fall upon the intruders?
JoinRelief = { $by } attacks the besiegers of { $place }. Do your men inside join the battle?{ $sent-count ->
        [0] {""}
       *[other] {" "}So far: { $sent }.
    }
Haven = Two or more places are equally near. Where { $banners-count ->
        [one] does
       *[other] do
    } { $banners } retreat to from { $at }?
Occupy = { $place } is captured. { $banners-count ->
        [one] Does { $banners } go inside?
       *[other] Do { $banners } go inside?
    }

### answers

March = March with { $banner } to { $to }
MarchFromSiege = March with { $banner } to { $to } and leave the siege of { $place }
MarchToRelief = { $banner ->
        [none] { MarchTogether }
       *[other] { March }
    } and attack the besiegers there at once
MarchTogether = March with several banners from { $at } to { $to }
AttackGarrison = Attack all who are inside { $place } in the field ({ $price ->
        [0] free
       *[other] { price } { purse }
    })
AttackArmy = Attack the enemy army in { $at }
ComeOut = Come out of { $place } with { $banner } and fight
ComeOutTogether = Come out of { $place } with several banners and fight
GoIn = Go inside { $place } with { $banner }
GoOut = Go out of { $place } with { $banner }
BeginSiege = Begin the siege of { $place } with all your banners there (1 resource { purse })
BeginSiegeWith = Begin the siege of { $place } with some of your banners (1 resource { purse })
JoinSiege = Join the siege of { $place } with { $banner }
LeaveSiege = Leave the siege of { $place } with { $banner }, who stays outside; the others besiege on
LeaveAsLast = Leave the siege of { $place } with { $banner }, who stays outside; no unit besieges then, and the siege is over
BreakOff = Break off the siege of { $place }: it is over at once, and all banners stay outside
Storm = Storm { $place } (1 resource { purse })
Sally = Sally from { $place } (1 resource { purse })
StormAtRisk = { Storm }; { siege-ends }
SallyAtRisk = { Sally }; { siege-ends }
siege-ends = { $ends ->
        [RW-ASLT-09] if more units are still inside than outside afterwards, the siege is over (RW-ASLT-09)
       *[RW-X-01] if the last besieging unit falls and the place does not, the siege is over, even with no unit left inside (RW-X-01)
    }
Relieve = Attack the besiegers of { $place }
EndImpulse = End the impulse
Along = { $banner } goes along
Go = Only these
FallUpon = Fall upon them
LetPass = Let them pass
JoinBattle = Join the battle
StayInside = Stay inside
Send = { PIECES(1, $kind) } more from { $body }
To = To { $place }
MoveIn = Go inside
StayOut = Stay outside
LosePiece = { PIECES(1, $kind) } of { $body ->
        [none] yours
       *[other] { $body }
    } ({ $left } now)

### the end

Outcome = { who-won }: { $why ->
        [captured] what was to be captured is captured
        [last-side] no other side can fight on
        [nothing-left] { nothing-to-do }
        [points] the last round is over, and points are counted
        [influence] the influence needed is reached
        [body] the League has seized Robert’s body
        [kin] neutral Gracuja holds Emora and Tragia
        [prizes] Gracuja holds two seats that it has taken from the houses of Rudern
        [capital] the last round is over, and the League holds the capital
        [most-influence] the last round is over, and influence is counted
       *[rounds] the last round is over, and nobody has captured what would have decided it before
    }.
OutcomeAt = { who-won }: { $why ->
        [captured] { $places } { $places-count ->
            [one] is
           *[other] are
        } captured
        [nothing-left] { nothing-to-do }; { decided-so }
       *[rounds] the last round is over, and { decided-so }
    }.
who-won = { $winners-count ->
        [0] Nobody has won
        [one] { $winners } has won
       *[other] { $winners } have won
    } in round { $round }
nothing-to-do = nothing can change hands any more (no siege is on, and none that is begun now would come to an assault before the end)
decided-so = { $prize ->
        [none] { $places } { $places-count ->
            [one] is
           *[other] are
        } not captured
       *[other] who owns { $prize } decides{ $winners-count ->
            [0] : no player does
           *[other] {""}
        }
    }

### refusals

not-your-impulse = It is the impulse of { $faction }
    .try = Wait for your own impulse; until then you are asked only what the rules leave to you.
no-such-banner = There is no banner { $banner }
    .try = Name one that is on the map.
not-your-banner = { $banner } is not your banner
    .try = Lead one of your own.
besieged = { $banner } is besieged in { $place } and cannot march off
    .try = Call a sortie, or wait for relief.
chest-not-at-home = { $banner } is at { $place }, which is not at home: there no chest is filled or emptied
    .try = Name nobles of yours who are on your own or an ally’s ground and not besieged.
more-than-there-is = You want to load { $wanted ->
        [one] 1 resource
       *[other] { $wanted } resources
    }, and there { $there ->
        [0] are none
        [one] is 1
       *[other] are { $there }
    }
    .try = Load less, or empty another chest in the same line.
more-numbers-than-chests = The numbers ({ $numbers }) are not as many as the chests at home ({ $chests })
    .try = Write a number for each noble in the order in which they are named, or one noble with a number, as “katzowic 4”.
chest-not-understood = “{ $found }” is no noble with a number
    .try = Write “4 2”, or “katzowic 4, jaromir 2”; “.” leaves all as it is.
no-move-left = { $banner } has no move left in this impulse
    .try = March with another banner, or on with this one in your next impulse.
border-closed = The border between { $start } and { $to } runs in mountains or through a swamp
    .try = Go round by a province with an open border.
not-a-neighbour = { $to } is no neighbour of { $start }
    .try = March there step by step.
nothing-to-go-into = { $banner } is before no walls, or is inside already
    .try = March to a town or a fortress of your side first.
not-own-or-allied = { $place } belongs neither to you nor to an ally
    .try = Besiege it instead.
not-through-a-siege = { $place } is besieged, and nobody goes in through a siege
    .try = Attack the besiegers to relieve it.
not-inside = { $banner } is not inside
    .try = March or fight from where the banner is.
that-is-coming-out = An enemy stands before { $place }
    .try = Come out and fight, or stay inside.
moved-about-enough = { $banner } has gone in and out, or to and from a siege, twice in this impulse
    .try = Do it in your next impulse.
treasury-too-small = The treasury cannot pay { price } at { $place }
    .try = Do something that is free, or wait for your income.
chest-too-small = In { $place } a chest on the spot has to pay { price }, and none of your nobles there carries so much
    .try = Bring a noble who carries resources; chests are filled at home.
impulse-limit = You have used { $used } of { $limit ->
        [one] 1 resource
       *[other] { $limit } resources
    } of this impulse
    .try = March, which is free, or go on in your next impulse; a town more raises the limit by one.
no-place = { $place } is neither a town nor a fortress
    .try = Fight in the open, as armies there do.
own-or-allied = { $place } is yours or an ally’s
    .try = Attack a hostile or neutral place.
no-army-there = You have no banner outside there
    .try = March there first.
no-enemy-outside = There is no hostile army outside there
    .try = March on, or besiege the place.
that-is-a-relief = The enemy in { $at } is besieging a place of your side
    .try = Attack the besiegers as a relief.
beaten-just-now = An army that was beaten in { $at } and found no way out is left alone for this impulse
    .try = Attack in the next impulse.
siege-first = { $place } shelters few enough units that it must be besieged before you can attack it
    .try = Begin a siege, and storm it in the next round.
besieged-by-another = { $place } is besieged by others
    .try = Join their siege if they are of your side.
assault-only = At this table a besieged garrison cannot be fought in the field
    .try = Storm { $place }.
field-only = There are { $units } units in { $place }, and at this table so many are fought in the field
    .try = Attack the garrison.
besieged-call-a-sortie = { $place } is besieged, so nobody comes out against the besiegers
    .try = Call a sortie.
nobody-to-relieve = Nobody of your side is besieged in { $place }
    .try = Attack the army there in the field.
no-besieger-to-fight = There are no besiegers at { $place } whom your army there can fight now
    .try = Attack in the next impulse.
already-besieged = { $by } is besieging { $place } already
    .try = Join the siege, or relieve the place.
no-units-there = None of your banners before { $place } has a unit
    .try = Bring units there; a noble alone besieges nothing.
too-many-to-besiege = There are { $units } units in { $place }, too many to be shut in
    .try = Attack the garrison in the field.
not-more-units = Before { $place } you have { $ours ->
        [one] 1 unit
       *[other] { $ours } units
    }, inside are { $theirs }; a siege needs more
    .try = Bring more units, or an ally’s.
army-came-no-open-way = None of your banners came to { $place } over an open border
    .try = Come over an open border.
no-own-place-next-to-it = You own no town or fortress joined to { $place } by an open border
    .try = Take one first.
no-siege-to-join = { $banner } is before no siege that it could join
    .try = March to a siege, and stay outside.
not-your-sides-siege = Those who besiege { $place } are not of your side
    .try = Fight them, or march on.
allied-with-the-besieged = You are allied with the besieged of { $place }
    .try = Attack the besiegers instead.
not-besieging = { $banner } is not besieging
    .try = March; nothing holds it.
no-siege = { $place } is not besieged
    .try = Go on; there is nothing to break off.
not-your-siege = The siege of { $place } is that of { $by }
    .try = Lead your own banners out of it.
no-unit-in-the-siege = No unit of yours besieges { $place }
    .try = Join the siege with a banner that has units.
siege-too-fresh = The siege of { $place } was begun in round { $round }, and the assault must wait
    .try = Hold the siege, and storm as soon as you may.
besieged-not-moved = { $faction } has had no impulse since the siege of { $place } began
    .try = Hold the siege until then.
not-besieged = { $place } is not besieged
    .try = Come out with your banners instead.
nobody-inside = Nobody of yours is inside { $place }
    .try = Attack the besiegers from outside.
