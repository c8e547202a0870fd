"""What happens, as events.  Public unless the docstring says otherwise (DL-BASE-21).

Heroes are named by their seats, monsters and things by their ids; `why` and the like are words of the rules.

The kinds stand in a file a chapter; here they are together under one name.
"""

from montjoy.games.drakborgen.said_encounters import *  # noqa: F403
from montjoy.games.drakborgen.said_fights import *  # noqa: F403
from montjoy.games.drakborgen.said_rounds import *  # noqa: F403
from montjoy.games.drakborgen.said_things import *  # noqa: F403
from montjoy.games.drakborgen.said_ways import *  # noqa: F403
