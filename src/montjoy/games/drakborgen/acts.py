"""What a seat is asked and may answer.  Nearly every row of DL-T-DECISIONS is a question here.

A `way` is a direction, "out", "down" or a tower's square; a thing, a monster, a companion is named by its id.
Reactions with hidden cards are options of questions that are asked anyway, or of an `offer` made to everybody who holds a
special card, whichever it is.

The kinds stand in a file a chapter; here they are together under one name.
"""

from montjoy.games.drakborgen.acts_fights import *  # noqa: F403
from montjoy.games.drakborgen.acts_others import *  # noqa: F403
from montjoy.games.drakborgen.acts_turn import *  # noqa: F403
from montjoy.games.drakborgen.acts_way import *  # noqa: F403
