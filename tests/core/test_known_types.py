"""Two threads decode a type for the first time at the same moment, and the process lives."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from montjoy.core import known_types

RACE = """
import sys, threading
import msgspec
from montjoy.core import known_types

sys.setswitchinterval(1e-6)
for n in range(30):
    inner = [msgspec.defstruct(f"Inner{n}x{i}", [(f"a{k}", int, 0) for k in range(8)]) for i in range(20)]
    outer = msgspec.defstruct(f"Outer{n}", [(f"b{i}", each) for i, each in enumerate(inner)])
    raw = msgspec.json.encode({f"b{i}": {} for i in range(20)})
    if {made}:
        known_types.make()
    ready = threading.Barrier(4)

    def decode():
        ready.wait()
        msgspec.json.decode(raw, type=outer)

    threads = [threading.Thread(target=decode) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
print("lives")
"""


def test_threads_that_decode_a_type_first_at_the_same_moment_live() -> None:
    """Red (the process dies of a segmentation fault, now and then) with `made` False: a fault of msgspec 0.22."""
    done = subprocess.run([sys.executable, "-c", RACE.replace("{made}", "True")], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "lives\n"), done.stderr


def test_every_struct_is_known_afterwards() -> None:
    late = msgspec.defstruct("Late", [("a", int)])
    known_types.make()
    assert late in known_types.made and set(known_types.structs()) == set(known_types.made)
