"""The former name of `montjoy.core.session.streams`, for games written before 0.2; it goes with the release after that."""

import warnings

from montjoy.core.session.streams import *  # noqa: F403

warnings.warn("montjoy.core.streams is montjoy.core.session.streams now", DeprecationWarning, stacklevel=2)
