# Fights.

FightBegun = A fight { at-place }: { $heroes } against { $monsters-count ->
        [0] each other
       *[other] { $monsters }
    }.
Begins = { $fighter } begins with { $combat_points ->
        [one] 1 combat point
       *[other] { $combat_points } combat points
    }.
Thrown = { $hero } { $missile ->
        [daggers] throws a dagger
        [arrows] shoots an arrow
       *[shuriken] throws a shuriken
    } at { $at }{ die-shown } and { $hit ->
        [true] hits
       *[false] misses
    }; { $left ->
        [0] none is left
       *[other] { $left } left
    }.
die-shown = { $roll ->
        [0] {""}
       *[other] {" "}({ $roll })
    }
FightRound = Round { $round } of the fight. { START($positions) }.
    .positions = { $a }: { $b }
    .positions-join = {"; "}
    .positions-none = Nobody moves
round-told = { $round ->
        [0] {""}
       *[other] Round { $round },{" "}
    }
Hit = { round-told }{ $position } beats { $against }: { $by } hits { $fighter }{ hit-costs }.
hit-costs = { $left ->
        [-1] {" "}for { $loss ->
                [one] 1 combat point
               *[other] { $loss } combat points
            }
       *[other] , who loses { $loss ->
                [one] 1 combat point
               *[other] { $loss } combat points
            }; { $left ->
                [0] none is left
               *[other] { $left } left
            }
    }
Overpowered = { round-told }both { $position }, { $value } against { $against }: { $by } hits { $fighter }{ hit-costs }.
Clinch = { round-told }both { $position }, { $value } against { $value }: { $fighter } and { $other } lock in a clinch, and nobody is hurt.
Whiffed = { round-told }{ $position } against { $against }: { $fighter } and { $other } both strike at air; { $whiffs ->
        [0] no whiff counts
        [one] 1 whiff in a row
       *[other] { $whiffs } whiffs in a row
    }.
HitCancelled = { $by } discards the hit on { $fighter }.
Paid = { $fighter } pays { $loss ->
        [0] nothing
        [one] 1 combat point
       *[other] { $loss } combat points
    }; { $left } left.
Risked = { $hero } risks injury: { $suns ->
        [0] clouds, nothing is lost
        [one] 1 sun, 1 body point and 1 combat point lost
       *[other] { $suns } suns, so much of both is lost
    }; { $left ->
        [one] 1 combat point
       *[other] { $left } combat points
    } and { $body ->
        [one] 1 body point
       *[other] { $body } body points
    } left.
Breathed = The dragon breathes fire on { $fighter }: one more to pay or to risk.
FlightDeclared = { $hero } tries to flee from the fight.
FlightFailed = { $hero } does not get away.
Escaped = { $hero } gets away.
NerveBroken = { $monster } has struck at air three times: its nerve breaks, and it flees.
Cornered = { $monster } has struck at air three times but has no way out: it fights on.
Fallen = { $fighter } falls.
TakesOver = { $hero } takes the place of { $companion } and fights on.
FightOver = The fight { at-place } is over after { $rounds ->
        [0] no round
        [one] 1 round
       *[other] { $rounds } rounds
    }{ $slain-count ->
        [0] {""}
       *[other] ; { $slain } { $slain-count ->
            [one] is
           *[other] are
        } slain
    }{ $fled-count ->
        [0] {""}
       *[other] ; { $fled } { $fled-count ->
            [one] has
           *[other] have
        } fled
    }{ $losses-count ->
        [0] ; no body points are lost
       *[other] ; { $losses }
    }.
    .losses = { $key } loses { $value ->
        [one] 1 body point
       *[other] { $value } body points
    }
Parted = { $heroes } part.
Yielded = { $hero } yields to { $to }.
FledToExit = { $hero } flees to the { $way } exit of { $square }; what lies beyond is unknown.
NothingEntered = { $fighter } was too slow: the marker stays on { $position }.
LeftToChance = From now on chance chooses for { $fighter }.

### what a fight asks

Ask-POSITION = Where do you stand? Everyone chooses in secret.
Ask-SECOND = { Ask-POSITION }
Ask-THIRD = { Ask-POSITION }
Ask-FOURTH = { Ask-POSITION }
Ask-FIFTH = { Ask-POSITION }
Ask-SIXTH = { Ask-POSITION }
Ask-SEVENTH = { Ask-POSITION }
Ask-EIGHTH = { Ask-POSITION }
StandAs = { $own ->
        [true] You fight
       *[false] You are { $fighter }
    } against { $against }. Where do you stand? Everyone chooses in secret.{ $stands ->
        [none] {""}
       *[other] {" "}From { $stands }: stay or go one step on the ring, never across (DL-8.4a, DL-8.4b).
    }
SettlePoint = { $own ->
        [true] You are hit
       *[false] You are { $fighter }, and hit
    }{ $points ->
        [1] {""}
       *[other] : combat point { $point } of { $points }
    }. Pay it, or risk injury?
TryToFlee = { $own ->
        [true] You have hit home.
       *[false] You are { $fighter } and have hit home.
    } Try to flee in the next round?
Ask-RISK = You are hit. Pay a combat point, or risk injury?
    .option-0 = Pay a combat point
    .option-1 = Risk injury
Ask-FLEE = Try to flee?
    .option-0 = Fight on
    .option-1 = Try to flee
    .option-2 = Fight on, and do not ask before you are hurt again
Ask-CANCEL = Let your hit count?
    .option-0 = All hits count
    .option = Discard the hit on fighter { $it }
Ask-THROW = Throw or shoot before the first round?
    .option-0 = No more
    .option = At fighter { $it }
Ask-BOLT = Cast a fire bolt?
    .option-0 = No
    .option = At fighter { $it }
Ask-SHURIKEN = Both struck at air: throw a shuriken?
    .option-0 = No
    .option = At fighter { $it }
Ask-YIELD = Yield?
    .option-0 = Fight on
    .option-1 = Yield
position-values = { $theirs-count ->
        [0] {""}
       *[other] , { $mine } against { $theirs }
    }
TakePosition = { $position ->
        [agility] Agility{ position-values } (beats armour)
        [armour] Armour{ position-values } (beats strength)
        [strength] Strength{ position-values } (beats psyche)
       *[psyche] Psyche{ position-values } (beats agility)
    }
TakePositionOf = { $fighter }: { $position ->
        [agility] Agility{ position-values } (beats armour)
        [armour] Armour{ position-values } (beats strength)
        [strength] Strength{ position-values } (beats psyche)
       *[psyche] Psyche{ position-values } (beats agility)
    }
LeaveMarker = Leave the marker where it is
LeaveMarkerOf = { $fighter }: leave the marker where it is
PayPoint = { $last ->
        [true] Pay the last combat point, and die
       *[false] Pay a combat point
    }
PayAll = Pay all { $points } combat points{ $last ->
        [true] , and die
       *[false] {""}
    }
LeaveToChance = { $until ->
        [end] Leave it to chance to the end of the fight
       *[half] Leave it to chance, and pay what you lose, until half your points are gone or somebody is out of the fight
    }
RiskInjury = Risk injury: roll the sun die
RiskOn = Risk injury for all { $points }, one die after another, until one costs something
DeclareFlight = Try to flee
CancelOn = Discard the hit on { $fighter }
