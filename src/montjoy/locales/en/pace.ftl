# How fast a table plays: live clocks, the host's gifts of time, the bots' pace (templates new.html, owner-seats.html, clock.js).

page-pace-here = Everybody is there: time for a decision
page-pace-banks = Everybody is there: time for the whole game
page-pace-away = Over days: time for a decision
page-pace-live = { $unit ->
        [minutes] { $count ->
            [one] 1 minute a decision
           *[other] { $count } minutes a decision
        }
       *[seconds] { $count ->
            [one] 1 second a decision
           *[other] { $count } seconds a decision
        }
    }
page-pace-bank = { $minutes ->
        [one] 1 minute for the game
       *[other] { $minutes } minutes for the game
    }, plus { $seconds ->
        [one] 1 second a decision
       *[other] { $seconds } seconds a decision
    }
page-pace-how = Under fifteen minutes a decision, a clock that runs is not stopped by a time-out; a bank is.
page-time = { $unit ->
        [days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
    }
page-clock-says = { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }
page-more-time = Give a seat more time
page-more-much = How much
page-more-give = Give
page-more-given = Given more time by the host: { page-time }.
page-bots-pace = Pace of the bots
page-bots-slow = Slow: each move can be followed
page-bots-normal = Normal
page-bots-fast = At once
page-bots-set = Set the pace
page-bots-skip = Skip to my turn
nobody-is-hurried = There is no time limit at this table
    .try = Nothing need be given.
too-much-more = At most { $minutes } minutes can be given at a time
    .try = Give less, or give it again.
page-bots-says = What the bots do
page-link-taken = This link has been used: the seat is taken.
page-seat-invited = an invitation is out, not used yet
page-bot-which = Which bot
page-owner-begun = Play has begun.
page-owner-begun-look = To the table
