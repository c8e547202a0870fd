# What `odds` and `study` say.

ui-odds-all-paid = as many as can be paid for
ui-odds-losses = losses
ui-odds-rolls = rolls
ui-odds-left = who is left
ui-odds-other-ends = { $count ->
        [one] 1 other ending
       *[other] { $count } other endings
    }
ui-odds-ends = how it ends
ui-odds-ends-mixed = how it ends, both playing this mixture
ui-odds-survives = the hero survives
ui-odds-hero-begins = how the hero begins
ui-odds-monster-begins = how the monster begins
ui-odds-first-round = the first field round
ui-odds-tactics = tactics won by { $winner }, who then lose { $ours }%, the other side { $theirs }%
ui-odds-men = { $side }: { $mean } of { $start } men on average, { ui-odds-mostly }; the leader falls: { $falls }
ui-odds-first-attack = the first attack
ui-odds-after-round = after round { $round }
ui-odds-points = { $mean } hit points on average, { ui-odds-mostly }
ui-odds-mostly = { $same ->
        [true] { $low }
       *[false] { $low } to { $high }
    } in at least 8 of 10 cases
ui-odds-no-attack = makes none
ui-odds-immune = does nothing: the target is immune
ui-odds-needs = needs { $needs }{ $natural ->
        [true] , so only a natural 20 hits
       *[false] {""}
    }; hits: { $hit }; damage where it counts: { $mean }
ui-study-winners = who wins
ui-study-several-win = A game that several win counts for each of them, so these shares add up to more than 100%.
ui-study-all = all
ui-study-fights = fights
ui-study-games = games
ui-study-interval = { $low } to { $high }
ui-study-intervals = Each share has its 95% interval (Wilson) beside it: 95 times in 100 the true share lies in it.
ui-study-errors = ± beside a mean: its standard error.
ui-study-pace = { $n } { $what ->
        [games] { $n ->
            [one] game
           *[other] games
        }
       *[fights] { $n ->
            [one] fight
           *[other] fights
        }
    }, seed { $seed }, { $seconds } s, { $pace } a second
ui-study-interrupted = Interrupted after { $done } of { $n } { $what ->
        [games] games
       *[fights] fights
    }; these are the figures so far.
ui-odds-counting = counting
ui-odds-long = This will take about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Ctrl-C ends it; { $command } answers in seconds and says how exactly.
ui-progress = { $percent }%: { $done } of { $n } { $what }
ui-progress-left = about { $time } to go
ui-odds-states = states
