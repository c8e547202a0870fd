"""The former name of `montjoy.core.content.files`, for games written before 0.2; it goes with the release after that."""

import warnings

from montjoy.core.content.files import *  # noqa: F403

warnings.warn("montjoy.core.files is montjoy.core.content.files now", DeprecationWarning, stacklevel=2)
