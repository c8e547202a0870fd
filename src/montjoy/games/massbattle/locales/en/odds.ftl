# What will come of an attack, from what its side knows (ui/prospects.py).

odds-short = hits { $hit }, { $harm ->
        [vain] in vain, the target is immune
        [first] a unit’s first hit does no harm
       *[some] the target loses { $mean } hit points; broken, pushed back or gone { $out }
    }
odds-of = { $unit }: { $odds }
odds-with = { $alone }; with { $units } together: { $whole }
odds-or = or { $others }
odds-attack = { $unit } { $how ->
        [missile] shoots at
        [long] strikes first with long weapons at
        [charge] charges
       *[melee] fights
    } { $target }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } times)
    }: { $rolls ->
        [1] {""}
       *[other] { $rolls } rolls, each{" "}
    }{ odds-needs }.{ $harm ->
        [vain] {""}
       *[other] {" "}{ odds-fate }
    }
odds-needs = { $needs ->
        [immune] in vain, the target is immune
        [sure] hits for certain
        [twenty] hits only with a 20, { $hit }
       *[other] hits with { $needs } or more, { $hit }
    } ({ odds-sum })
odds-sum = { $system ->
        [descending] d20 { $bonus } + armour class { $armour } must reach 19
       *[other] d20 { $bonus } must reach armour class { $armour }
    }
odds-fate = { $harm ->
        [first] A unit’s first hit does no harm.
       *[some] The target loses { $mean } hit points on average, { $low } to { $high } in 8 of 10 cases. Morale check: { $checks }. After it: { $ends }.
    }
odds-all = All that goes at { $target }: { odds-fate }
odds-end = { $end ->
        [destroyed] destroyed
        [fled] fled
        [pushed] pushed back
        [broken] broken
       *[stands] stands
    } { $chance }
odds-guess = The figures of { $units } are not known to you: counted with usual ones.
odds-none = Nothing is attacked by these orders.
odds-nobody = { $unit } can attack nobody now.
odds-how = Type odds and a unit of yours, for example odds A3; or odds and orders; or odds alone: what your units do by themselves.

### at a click
also-place = { $units ->
        [one] Send it, and place the unit for me
       *[other] Send it, and place the rest for me
    }
also-concede = Give up
also-fight-on = Take back that you give up
also-hold = { $form ->
        [Fights] Send it; nobody else strikes
       *[Volley] Send it; nobody else shoots
    }
also-advance = Send it; all others advance on the nearest enemy
form-unnamed = Without an order: { $units }. { $does ->
        [shoot] They shoot at the nearest enemy.
        [spare-shots] They do not shoot.
        [strike] They strike at the enemy before them.
        [spare] They do not strike.
        [advance] They advance on the nearest enemy; whoever shoots or casts stays.
       *[stay] They stay where they are.
    }
form-not-placed = { $units }: not placed; in line, as near to the enemy and to the middle as there is room.

### after the battle: in the shell's place (ui/tally.py)

page-turning = The turning point: { $mark }. { START($side) } went from { $before }% to { $after }% of all strength. Counted are hit points on the board, those of broken units a quarter, and a quarter of all strength more for whoever alone stands on the squares to be held.
