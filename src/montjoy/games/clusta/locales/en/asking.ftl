# What is asked, answered and refused.

### questions to a side

Before = Before the voyage: who is overall commander, who sails with whom, and where off the coast does the fleet lie?
Morning = Day { $day }, morning: your order sheets and the business of the day.
Round = Day { $day }, { slot-of }: what does your overall commander’s own force do? An empty text: as before.
last-day = { $judged ->
        [true] the umpire says this evening who has won
       *[false] whoever is alone in the hex of the conflux this evening, with a camp or a unit that does not waver, has won
    }
LastMorning = Day { $day }, morning, the last day: { last-day }. Your order sheets and the business of the day.
mid-day-why = { $why ->
        [news] Something new has reached your overall commander
        [rounds] You want to be asked in every round
       *[anew] Order sheets may be written anew in every round
    }
MidDay = Day { $day }, { slot-of }{ $last ->
        [true] , the last day: { last-day }. { mid-day-why }
       *[false] . { mid-day-why }
    }. { $why ->
        [anew] What does everyone do now, and above all your overall commander’s own force
       *[other] You decide: what does your overall commander’s own force do now
    }{ at-hex } ({ $who })? An empty text: as before.
    .who = { $it }
AnyTime = In mid-day: what does your overall commander’s own force do from the next round on? What you send counts then, and can be changed until then.
ui-help-write = write says what your own force does from the next round on, and can change it until then
Met = Your force comes upon { $enemy }{ about-men }{ at-hex }. What now?
Challenged = { $enemy }{ about-men } comes towards your force{ at-hex }. Fight, or let them pass?
AfterWin = The enemy has gone from { $hex }. Move in: your force goes to { $hex } at once. Stay: it stays where it is now, after a pursuit in the hex into which it has pursued.
Pursue = The enemy has retreated from { $hex }. Pursue: your force goes into { $hex }, the battle goes on from there, and nobody goes back by themselves afterwards. Stay: the enemy gets away and your force stays where it is now; only with the order “Attack” or “Advance to” does it then move into { $hex } all the same.
Fronts = Several enemies at once{ at-hex }: { $enemies }. How are the troops divided?
    .enemies = { $it }
LeadFront = Several enemies at once{ at-hex }: { $enemies }. Which front does the commander lead?
    .enemies = ({ $nth }) { $it }
TakenCamp = The enemy’s camp in { $hex } is taken. Keep it or burn it?

### answers

Do = { $what ->
        [attack] Attack
        [stop] Stop
        [around] Go round: no battle, on by the quickest other way; if there is none, stop
        [pass] Let them pass
        [fight] Fight
        [pursue] Pursue
        [stay] Stay
        [advance] Move in
        [withdraw] Withdraw
        [continue] Go on
        [keep] Keep it
        [burn] Burn it
        [proportional] In proportion to the enemies
        [largest] All against the largest
        [grant] Allow it
        [refuse] Do not allow it
        [send] Send it
        [roll] Roll for it
        [own] Leave it to the rules
        [typed] Type the result yourself
        [own_officers] Let the side’s own officers act
        [hold] Hold on as ordered
       *[other] Front { $what }
    }

### questions to the umpire

UmpireDay = The sheet of future events before day { $day }: what do you add, what do you strike out?
UmpireRound = Day { $day }, { slot-of }: what happens in it by your sheet of future events? Type a full stop for nothing.
Drafts = Day { $day }, { slot-of }: the battle reports before they leave. Which figures do you change, which report do you hold back?
Judge = { $side } ask for a heroic deed of { $commander }: “{ $text }”. Grant it, for a hero point?
Planting = The Great Stonefather is to be planted in { $hex }, where troops stand. Allow it?
Occasion = Is this an occasion for excesses? { START($unit) } is in { $hex }.
TakeOver = A battle begins: { $battle }. Leave it to the rules, or type the result of a real table?
TypeResult = The result of the battle: { $battle }.
Battle = { $attackers } against { $defenders }{ $camp ->
        [2] {""}
       *[other] {" "}behind a fortified camp
    }
Party = { $side } in { $hex } ({ $men }{ $commanders-count ->
        [0] {""}
       *[other] , led by { $commanders }
    })
    .men = { $men } { $elite ->
        [true] elite
       *[false] standard
    } of { $unit }
    .men-none = nobody
    .commanders = { $a }

### refusals: before play

too-early-for-orders = Before play there are no orders yet
    .try = Choose the overall commander, the fleet’s place and who sails with whom.
too-early = Before play this cannot be done: { $what }
    .try = Leave it for the first morning.
not-a-commander-of-yours = { $commander } is no commander of yours
    .try = Choose one of your own commanders.
no-ships = Your side has no ships
    .try = Leave the fleet out.
not-at-sea = Hex { $hex } is not a sea hex of the map
    .try = Name a sea hex off the coast.
nobody-of-yours = { $who } is nobody of yours
    .try = Name a unit, commander or specialist of your army sheet.
no-such-ship = You have no ship { $ship }
    .try = Name one of your own ships.
no-room = There is room for { $left ->
        [one] 1 man
       *[other] { $left } men
    } only on { $ship }
    .try = Put somebody else ashore from it, or take another ship.
neither-ship-nor-unit = { $who } is neither a ship nor a unit of yours
    .try = Put a commander on a ship or with a unit.

### refusals: to whom, and from where

not-orders = That is not a form of orders
    .try = Fill in order sheets and business.
umpires-form = Only the umpire fills in that form
    .try = Fill in orders.
nobody-of-that-name = { $own ->
        [yes] { $name } is of your army, but not what is wanted here
       *[no] You have nobody of the name { $name }
    }
    .try = Write it as on your army sheet, as in { $wanted }.
no-sheet-for-specialists = { $who } gets no order sheet
    .try = { $kind ->
        [stars] Write “divine” on the sheet of the unit, commander or camp that { $who } is with, or send { $who } out alone, as in “send { $who } via { $hex }”.
       *[other] Write to whoever { $who } is with.
    }
nowhere-to-order-from = Nobody can give orders to { $to } now
    .try = Wait until your overall commander is on the map.
not-across-the-water = From the sea no orders reach { $to }
    .try = Order those in your overall commander’s hex and on the coast beside it, or land first.
fleet-not-at-hand = { $to } takes orders only from a commander aboard or beside it
    .try = Bring the overall commander to the coast.
not-on-the-island = { $to } is not on the island
    .try = Wait for its landing.
orders-go-to-its-camp-or-commander = { $to } is in hex { $hex } with a camp or a commander and gets its orders there
    .try = Address the sheet to the camp or the commander, with a column for the unit.
lone-marker = { $to } is a lone marker and cannot be told “{ $order }”
    .try = Tell it to go to the nearest camp, or bring a commander beside it.
no-such-side = { $side } is no other side of this game
    .try = Name one of the other sides.
no-such-unit = You have no unit { $unit } for that column
    .try = Take the numbers of your army sheet.
not-in-one-hex = They are not in one hex
    .try = Bring them together first.
two-sheets = There are two sheets for { $to }
    .try = Write all of it on one sheet.
only-his-own-force = Between two order phases you order only your overall commander’s own force, and { $to } is elsewhere
    .try = Write to it in the next order phase.
in-the-order-phase = This can be done in the order phase alone: { $what }
    .try = Do it in the morning.
only-before-play = This can be done before play alone: { $what }
    .try = Leave it out.

### refusals: boxes of a sheet

eight-days-at-most = The sheet for { $to } covers { $days } days
    .try = A sheet covers eight days at most; send another for the rest.
a-round-needs-its-day = On the sheet for { $to } a round has no day
    .try = Write “day 6 round 2”.
day-is-past = Day { $day } is past
    .try = Write orders for today or later.
box-filled-twice = On the sheet for { $to } the box of day { $day }, { slot-of } is filled twice
    .try = Leave one of the two.
where-to = “{ $order }” needs a hex
    .try = Name the hex, as in 0613.
takes-no-hex = “{ $order }” takes no hex, and hex { $hex } is given
    .try = Leave out the hex.
off-the-map = Hex { $hex } is not on the map
    .try = Name a hex of the map.
not-into-the-sea = Hex { $hex } is sea
    .try = Name a hex of land, or embark.
ships-sail-at-sea = Hex { $hex } is land, and ships sail at sea
    .try = Name a sea hex, or disembark.
ships-lie-at-sea = Ships lie at sea, and hex { $hex } is land
    .try = Name the sea hex of the ship, or none.
no-coast = Hex { $hex } has no coast
    .try = Name a hex of land beside the sea.
only-marches-at-night = At night units only march; “{ $order }” cannot be done
    .try = Go, advance or hurry to a hex at night, or leave the box empty.
no-hero-points = No hero point is left there
    .try = Leave it out, or ask another commander.
one-unit-fortifies = Only one unit at a time fortifies { $to }
    .try = Give one unit the order.
only-in-a-camp = { $to } is in no camp, and only a camp is fortified
    .try = Make a camp first.
too-few-men = Unit { $unit } has { $men ->
        [one] 1 man
       *[other] { $men } men
    }, and fortifying takes { $least }
    .try = Give the order to a larger unit.
the-dead-do-not-understand = Unit { $unit } is of the dead, who do not understand “{ $order }”
    .try = Hold, attack or advance.
only-commanders-act-on-their-own = { $to } is no commander, and only commanders have wishes
    .try = Leave out the wishes.
the-same-order-twice = Two of the wishes are “{ $order }”
    .try = Name orders that differ.
nearly-the-same-place = Hexes { $hex } and { $other } are nearly the same place
    .try = Name targets further apart.

### refusals: the business of a morning

number-is-taken = There has been a unit { $number } already
    .try = Take another number, or none: the next is free.
groups-are-never-split = Unit { $unit } is a group of the dead, and such groups are never split
    .try = Leave it whole.
groups-are-never-merged = Unit { $unit } is a group of the dead, and such groups are never merged
    .try = Leave it as it is.
not-so-many-men = Unit { $unit } has { $elite } elite and { $standard } standard soldiers
    .try = Take no more of them than there are.
ten-at-least = Each part of unit { $unit } needs at least ten men ({ $elite } elite and { $standard } standard are there)
    .try = Split it more evenly.
no-reorganisation = At this table units are neither split nor merged
    .try = Give single units their own column on the sheet.
neither-camp-nor-commander = In hex { $hex } there is neither a camp nor a commander
    .try = Do it in a camp or beside a commander.
with-itself = { $name } cannot be merged with itself
    .try = Name two units.
not-of-one-nation = Units { $unit } and { $other } are not of one nation
    .try = Merge units of one nation.
more-than-500-men = Together they would be { $men } men
    .try = A unit has 500 men at most.
needs-a-sheet-to-go-with = { $who } is in hex { $hex }, and no sheet goes there this morning
    .try = Send a sheet to that place along with it.
never-alone = { $who } never goes out alone
    .try = Send a spy, a hippogriff or an astrologer.
one-errand-at-a-time = { $who } has two errands
    .try = Leave one of them.
not-beside-the-overall-commander = { $who } is not beside your overall commander
    .try = Take a spy who is with the overall commander.
no-sheet-for-him = There is no sheet for { $to } that a spy could carry
    .try = Write the sheet too.
hippogriffs-only-scout = { $who } is a hippogriff; hippogriffs only scout
    .try = Give the sheet to a spy or a courier.
not-a-spy = { $who } is no spy
    .try = Give the sheet to a spy or a courier.
nowhere-to-write-from = Your overall commander is in no place from which a letter could leave
    .try = Wait until your overall commander is on the map.

### refusals: order texts that are not understood

quote-not-closed = Line { $line }, column { $column }: a quotation is not closed
    .try = End it with a quotation mark.
sign-missing = Line { $line }, column { $column }: { $end ->
        [1] a character is missing at the end of the line
       *[other] at “{ $found }” a character is missing
    }
    .try = Write “{ $wanted }” there.
not-a-number = Line { $line }, column { $column }: { $end ->
        [1] a number is missing at the end of the line
       *[other] “{ $found }” is no number
    }
    .try = Write a whole number, { $wanted }.
number-out-of-range = Line { $line }, column { $column }: { $found } is too small or too large
    .try = Write a whole number, { $wanted }.
not-a-hex = Line { $line }, column { $column }: { $end ->
        [1] a hex is missing at the end of the line
       *[other] “{ $found }” is no hex
    }
    .try = Write column and row, as in { $wanted }.
when-missing = Line { $line }, column { $column }: “{ $found }” has no time
    .try = Write when: “day { $day }: { $wanted }” or “from now: { $wanted }”.
unknown-word = Line { $line }, column { $column }: { $end ->
        [1] the line ends too soon
       *[other] “{ $found }” is not understood
    }
    .try = Use one of these: { $wanted }.
text-missing = Line { $line }, column { $column }: a text is missing
    .try = Write it in quotation marks.
text-too-long = Line { $line }, column { $column }: the text is too long
    .try = Write { $wanted } characters at most.
too-much = Line { $line }, column { $column }: “{ $found }” does not belong here
    .try = Leave it out, or begin a new line with it.
name-missing = Line { $line }, column { $column }: a name is missing
    .try = Write it as on your army sheet, as in { $wanted }.
name-too-long = Line { $line }, column { $column }: the name is too long
    .try = Write it as on your army sheet.
three-wishes-at-most = Line { $line }, column { $column }: there are more than three wishes
    .try = Name three at most.
route-too-long = Line { $line }, column { $column }: the route is too long
    .try = Name { $wanted } hexes at most.
order-beside-name = Line { $line }, column { $column }: to whom and what stand on two lines, not on one
    .try = Write “to { $found }:” and on the line below it “from now: { $wanted }”.
neither-when-nor-whom = Line { $line }, column { $column }: “{ $found }” says neither when nor to whom
    .try = Write “from now: { $wanted }” or “day { $day }: { $wanted }”; lines “from now” are done one after the other. If { $found } is somebody, begin a sheet: “to { $found }:”.
no-sheet-begun = Line { $line }: to whom is “{ $found }” addressed?
    .try = Begin a sheet first, as in { $wanted }
too-many-lines = Line { $line }: a sheet has { $wanted } lines at most
    .try = Write another sheet for the rest.
too-many-parts = Line { $line }: there are more than { $wanted } parts
    .try = Leave the rest for the next morning.
too-long = The text is too long
    .try = Write { $wanted } characters at most.

### refusals: the umpire's desk

no-such-report = There is no report { $number }
    .try = Take a number from 1 to { $most }.
draft-line = Line { $line } is not understood: { $text }
    .try = Write as in “report 1 own lost 40” or “hold 2”.
bad-plan = That cannot be used: { $says }
    .try = Correct the line it names.
plan-line = Line { $line } is not understood: { $text }
    .try = Write as in “day 3 round 2: characters at 0613”, “strike 4” or “reports 2”.
plan-kind = Line { $line }: “{ $text }” is no kind of event
    .try = Did you mean { $near }?
plan-slot = Line { $line }: there is no such round
    .try = Count from 1 to { $most }.
day-after-the-end = Day { $day } is after the end of the game
    .try = Write a day up to { $last }, the last.
no-such-line = The sheet of future events has no line { $line }
    .try = Take the numbers that the sheet shows.
not-in-the-battle = { $who } was not in the battle
    .try = Name units and commanders who were.
more-than-were-there = { $who } loses more men than were there
    .try = Give smaller losses.
result-line = Line { $line } is not understood: { $text }
    .try = Write as in “ransards.6 loses 40”, “dead ransards.grisban” or “leaves trakorians.2”.
bad-result = That cannot be used: { $says }
    .try = Correct the line it names.
