# The army builder (ui/builder.py).

army-length = How long
army-length-is = { $value ->
        [half_hour] half an hour
        [hour] about an hour
       *[evening] an evening
    }
army-players = Players
army-players-is = { $value ->
        [one_one] one against one
        [two_one] two against one
        [two_two] two against two
        [three_one] three against one
       *[three_three] three against three
    }
army-flavour = Troops
army-flavour-is = { $value ->
        [mixed] a bit of everything
        [foot] foot
        [horse] horse
        [shots] bows and crossbows
        [magic] magic
       *[monsters] monsters
    }
army-peoples = Sides
army-peoples-is = { $value ->
        [two] towns against raiders
       *[same] the same troops on both sides
    }
army-ground = Ground
army-ground-is = { $value ->
        [field] open field
        [hills] a hill in the middle
        [woods] woods
       *[figures] your own figures, without our board
    }
army-points = Hit dice a side
army-points-how = Hit dice say how strong troops are: a militiaman has 1, a knight 2, an ogre 4, a red dragon 10. A side may have so many in all; five militiamen are 5.
army-points-is = { $value ->
        [usual] as fits the time
       *[other] { $value }
    }
army-group = { $group ->
        [own] Your own
        [foot] On foot
        [shots] With missiles
        [horse] Mounted
        [heroes] Heroes
       *[alone] Creatures that stand alone
    }
army-kind = { $name }: { $points }
army-side = { $side ->
        [towns] The towns
       *[raiders] The raiders
    }
army-row = { $alone ->
        [true] { $men }
       *[false] { $men } men
    }, { $points ->
        [one] 1 hit die
       *[other] { $points } hit dice
    }
army-figures = Each: { $hp ->
        [one] 1 hit point
       *[other] { $hp } hit points
    }, armour class { $armour }, moves { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }; attack { army-bonus }, damage { $damage }{ $range ->
        [0] {""}
       *[other] ; shoots { $range } squares far (twice as far at −2), damage { $shot }
    }
army-bonus = { $bonus ->
        [0] +0
       *[other] +{ $bonus }
    }
army-dice = { $number }d{ $sides }{ $plus ->
        [0] {""}
       *[other] +{ $plus }
    }
army-special = { $what ->
        [long] long weapons, which strike a charger first
        [sunlight] −1 in sunlight
        [fearless] fearless
        [poison] poisons
        [immune_cold] cold does it no harm
        [immune_nonmagical] only magic weapons harm it
        [immune_nonmagical_or_silver] only silver and magic weapons harm it
        [magic_weapon] a magic weapon
        [silver_weapon] a silver weapon
        [regenerate_] { $points ->
            [one] regains 1 hit point a round
           *[other] regains { $points } hit points a round
        }
        [flyer] flies { $points } squares
        [breath] breathes three times, { $points } points for each soldier
       *[caster] casts spells
    }
army-sum = { $points } of { $most } hit dice, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }{ $more ->
        [0] {""}
       *[other] ; { $more } more than the other side
    }
army-unknown = { $side }: there are no troops called “{ $code }”. Choose others for that row, or read your own rows again.
army-over = { $side }: { $points } hit dice, and { $most } is the limit. Take { $over } away, or choose more hit dice a side.
army-nameless = A side has no name. Give it one.
army-none = { $side } has no troops. Add a row.
army-few = { $side } has fewer units ({ $units }) than players ({ $players }). Add units, or choose fewer players.
army-many = { $side } has { $units } units, and { $most } is the limit. Take some away.
army-same-name = Both sides are called “{ $side }”. Give each its own name.
army-title = { $first } – { $second }
army-says = { $points } hit dice a side, { $rounds } rounds; troops: { $flavour }.
army-aim = Be the only one in the middle when the last round ends, or leave no enemy on the field.
