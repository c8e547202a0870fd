"""Sets Montjoy up, the first time, and starts it.  Needs Python 3.11 or newer and nothing else.

    python3 start.py                  the table, in your browser
    python3 start.py --lan            the same, for the phones in the room too
    python3 start.py play rudern      any command of Montjoy: play, odds, study, replay, verify, rules ...
    python3 start.py test             all checks
    python3 start.py test rudern      the tests of one game, or of several: test rudern clusta -k siege
    python3 start.py test --quick     faults, types and the quick tests: a minute or two
    python3 start.py test PATH -k X   only these tests (anything that pytest takes; paths from the project's folder)
    python3 start.py test --soak [X]  the long runs, or one chapter of them
    python3 start.py screenshots      every page as a picture, checked; needs a Chromium
    python3 start.py words --missing  what is said in English and not yet in the other languages
    python3 start.py install NAME     more libraries: compiled, postgres, plots, progress or tiled (docs/setup.md)

Everything is put into two folders beside this file, .venv and .tools; delete them to begin afresh.  Where this folder is
not yours to write, MONTJOY_VENV names another place for the first; the second is beside it, its name with .tools at the
end.  Set-up speaks on stderr only.  This file must parse on any old Python, so that it can say that it is too old.
"""

import contextlib
import difflib
import hashlib
import itertools
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
ELSEWHERE = os.environ.get("MONTJOY_VENV", "")
VENV = os.path.abspath(os.path.expanduser(ELSEWHERE)) if ELSEWHERE else os.path.join(ROOT, ".venv")
TOOLS = VENV + ".tools" if ELSEWHERE else os.path.join(ROOT, ".tools")
WINDOWS = os.name == "nt"
PYTHON = os.path.join(VENV, "Scripts" if WINDOWS else "bin", "python.exe" if WINDOWS else "python")
STAMP = os.path.join(VENV, ".montjoy-set-up")  # written last: which set is whole
OURS = os.path.join(VENV, ".montjoy-made")  # who made this environment, for which Python, where
BUSY = os.path.join(VENV, ".montjoy-busy")  # an installation was broken off: what is there may be half a library
MAKING = os.path.join(TOOLS, "making-venv")  # an environment without OURS is still ours, if this is here
EXTRAS = os.path.join(TOOLS, "extras")  # what `install` put there; it comes again into a fresh environment


class Failed(Exception):
    """Something did not work; the text says what."""


def say(text):
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main(args):
    if sys.version_info < (3, 11):
        return too_old()
    if args in (["test", "--help"], ["test", "-h"]):
        print(__doc__)
        return 0
    module = TOOLS_OF_TESTS.get(args[0]) if args else None
    testing = bool(module) or args[:1] == ["test"]
    extras = args[1:] if args[:1] == ["install"] else []
    if args[:1] == ["install"] and (not extras or set(extras) - set(HELPS)):
        return which_extras(extras)
    if os.path.exists(OURS):  # what `pip install -e` has put there since would keep Python from starting
        with contextlib.suppress(OSError):
            write_paths()
    try:
        set_up("test" if testing else "run")
        if extras:
            return add(extras)
    except KeyboardInterrupt:
        say("\nSet-up was interrupted. The same command begins it again.")
        return 130
    except (Failed, OSError) as trouble:
        what = "{} could not be installed".format(" and ".join(extras)) if extras else "Montjoy could not be set up"
        say("\n{}.\n{}\n{}".format(what, trouble, NOT_YOURS if isinstance(trouble, PermissionError) else ADVICE))
        return 1
    if testing and ELSEWHERE:
        keep_elsewhere()
    if module:
        os.chdir(ROOT)
        return hand_over(["-m", module] + args[1:])
    return test(args[1:]) if testing else hand_over(MONTJOY + args)


def typed(args):
    """The words before the command, as they were typed: what Montjoy says to type next begins with them."""
    python, *words = sys.orig_argv[: len(sys.orig_argv) - len(args)]
    called = os.path.basename(python)
    return line_of([called if shutil.which(called) == python else python] + words)  # pyenv puts the whole path there


def line_of(words):
    """A command as it can be typed, whatever blanks stand in a path."""
    return subprocess.list2cmdline(words) if WINDOWS else shlex.join(words)


MONTJOY = ["-P", "-m", "montjoy"]
TOOLS_OF_TESTS = {"screenshots": "tests.browser.screens", "words": "tests.words.missing"}

ADVICE = """
What to do:
  - Is there a way to the package registry (network, proxy, mirror)? Then the same command again.
  - Is the disk full, or this folder not yours to write? MONTJOY_VENV=FOLDER before the command puts it elsewhere.
  - Still no luck? Delete the folders {} and {} and begin afresh.""".format(VENV, TOOLS)


NOT_YOURS = """
That place is not yours to write. MONTJOY_VENV=FOLDER before the command puts everything elsewhere: into FOLDER, best one that
is not there yet, and into FOLDER.tools beside it."""


def too_old():
    say("Montjoy needs Python 3.11 or newer. This is Python {} ({}).".format(sys.version.split()[0], sys.executable))
    which = getattr(shutil, "which", lambda name: None)
    found = [name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if which(name)]
    if found:
        say("There is a newer one here:  {} start.py {}".format(found[0], " ".join(sys.argv[1:])))
    else:
        say("Install a newer one, from your system's packages for example, and start with that one.")
    return 1


# ------------------------------------------------------------------------------------------------------------- set-up


def key():
    """What the environment depends on. Any change of it: set up again."""
    parts = [sys.version.encode("utf-8"), os.fsencode(VENV), os.fsencode(ROOT)]  # the same bytes under every locale
    for name in ("pyproject.toml", "requirements-run.lock", "requirements-test.lock"):
        with open(os.path.join(ROOT, name), "rb") as file:
            parts.append(hashlib.sha256(file.read()).digest())
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def read(path):
    try:
        with open(path) as file:
            return file.read().split()
    except OSError:
        return []


def write(path, *words):
    """At once or not at all."""
    with open(path + ".new", "w") as file:
        file.write(" ".join(words) + "\n")
    os.replace(path + ".new", path)


def is_set_up(kind, now):
    """The test set holds the run set."""
    return read(STAMP) in ([now, kind], [now, "test"]) and os.path.exists(PYTHON)


SETS = {
    "run": "the libraries it runs on, some 60 MB, ten seconds to a minute",
    "test": "the libraries it runs on and is tested with (numba, a PostgreSQL, playwright), some 300 MB, half a minute to three",
}


def set_up(kind):
    now = key()
    if is_set_up(kind, now):
        return
    if not os.path.isdir(TOOLS):
        os.makedirs(TOOLS)
    with one_at_a_time(os.path.join(TOOLS, "lock")):
        if is_set_up(kind, now):
            return
        if os.path.lexists(VENV) and not (os.path.exists(OURS) or os.path.exists(MAKING)):
            raise Failed("The folder {} was not made by start.py. Move it away or delete it.".format(VENV))
        began = time.time()
        say("Setting Montjoy up in {}: {}. Once; then it starts at once.".format(VENV, SETS[kind]))
        troubles = []
        for route in routes():
            try:
                route(kind, now)
                say("Set up in {:.0f} s.".format(time.time() - began))
                return
            except (Failed, OSError) as trouble:
                say("  " + str(trouble))
                troubles.append("  {}: {}".format(route.__doc__.split(".")[0], trouble))
        raise Failed("\n".join(["Every way was tried:"] + troubles))


def routes():
    if shutil.which("uv"):
        yield by_uv
    try:
        import ensurepip  # noqa: F401  (Debian leaves it out of python3)

        yield by_pip
    except ImportError:
        pass
    yield by_own_uv


def by_uv(kind, now):
    """with uv."""
    install_with_uv(shutil.which("uv"), kind, now)


def by_pip(kind, now):
    """with venv and pip."""
    if not usable(now) or read(OURS)[1:] != ["pip"]:
        make(now, "pip", [base_python(), "-m", "venv", VENV])
    install(kind, now, [PYTHON, "-m", "pip", "install", "-q", "--no-input"])


# The uv that is fetched where there is none: this one, and no file but these. To take another: uv pip compile
# --universal --generate-hashes, as CONTRIBUTING.md says for the locks, on the one line "uv".
UV = "0.13.9"
UV_FILES = (
    "16963d19594e18d746a70c7fce82237bde4f2cac4cfcf0ca2b84796fe9d0c6e9",
    "2c45530751517d6c3bbc69a19473f6effe47cce047bede01ffd8af7ea7b36b25",
    "3eeeb51a267a2144640fcd8f38d4a2f63439b39bc47445fd84727c3fc462c843",
    "5435c5ce14a56431208ca0996416d310f1598e8c2c8ba707688985a16bb82dbe",
    "56ec37616c00220032fc7b8c9d0ef51367fd0d70d9cd6ddd841660f949f84fed",
    "66c512266d633bef48384a1f53003f41f2a8e7b36fe6e7fbfd3e0fd52d96fa63",
    "6a44b2ed8111d2f60d2b92627c5dccda3f7ed7570b18ce115e569cd68c28246b",
    "6b0c7b9f47a5d011939d61e324d3fe18a8bc155d8dd53add738709a92f290a7c",
    "6d5114bba238adddacb32fb11904f2b3ff4e988f8e9ff0d8d3b5e9822cf836b8",
    "7ec1e1dd9b6cb335c301afdf877989df384227313981850755a59561f75e4ab8",
    "a2ee66fe8b6608e1482ab1bde5799da04705c1cb40324c7f66054ecf46ae6e40",
    "a6e845f387e4ed55bb59342957a9179e24a631fcc7668bda3426ae1cef8ed4b9",
    "c16ed11e013557536b3e60065f1b912f6407bd6518e041b961e23ef9e6b4fbf5",
    "c5dbdb7c8737cd183a9dce95b39cfd1f3d54ec2a27a1bb58f160293f9ba2c805",
    "d7f459fe4fd247d830351c75686d3996ace3c6f3f728eb0e85a30b7ada0cef19",
    "db5c8df7145c21ffea9c0f74e38823bac3af60cbadf0e26b8633f08627b17bab",
    "dd6f4f93ddf8a668c73f0945f3638444b2140a4e15a3912067493fc6335543e4",
    "ecb6028d79dc96fbeafffe5c8af62a7099487ebc05a701e76714eebcffd06375",
    "eeb92051c2123b9730c46b04cc843cfa4bc7d7b0aec56df431a2215ef4cb0273",
)


def by_own_uv(kind, now):
    """with a uv of our own, fetched by pip."""
    uv = os.path.join(TOOLS, "bin", "uv.exe" if WINDOWS else "uv")
    wanted, had = os.path.join(TOOLS, "uv-wanted.txt"), os.path.join(TOOLS, "uv-fetched.txt")
    write(wanted, "uv==" + UV, *["--hash=sha256:" + each for each in UV_FILES])
    if not os.path.exists(uv) or read(had) != read(wanted):
        pip = [sys.executable, "-m", "pip"]
        if call(pip + ["--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
            raise Failed("this Python has no pip. On Debian and Ubuntu: apt install python3-pip (or python3-venv)")
        fetch = ["install", "-q", "--no-input", "--upgrade", "--target", TOOLS, "--no-deps", "--only-binary", ":all:"]
        run(pip + fetch + ["--require-hashes", "-r", wanted])
        os.replace(wanted, had)
    install_with_uv(uv, kind, now)


def install_with_uv(uv, kind, now):
    if not usable(now):
        make(now, "uv", [uv, "venv", "-q", "--python", base_python(), VENV])
    install(kind, now, [uv, "pip", "install", "-q", "--python", PYTHON])


def usable(now):
    return read(OURS)[:1] == [now] and os.path.exists(PYTHON) and not os.path.exists(BUSY)


def make(now, by, command):
    """A fresh environment; a half-made, moved or outdated one is thrown away."""
    write(MAKING)
    if os.path.lexists(VENV):
        shutil.rmtree(VENV)
    run(command)
    write(OURS, now, by)
    os.remove(MAKING)


def install(kind, now, command):
    had = read(STAMP)
    write(BUSY)
    try:
        run(command + lock_of(kind))
        if had[:1] != [now]:  # from run to test only libraries are added, and a game may be running meanwhile
            run(command + ["--no-deps", "--no-build-isolation", "-e", ROOT])
            write_paths()
            for name in read(EXTRAS):
                run(command + lock_of(name))
    except Failed:  # the installer says so itself: it left nothing half-done
        os.remove(BUSY)
        raise
    write(STAMP, now, kind)
    os.remove(BUSY)


def lock_of(kind):
    return ["--require-hashes", "-r", os.path.join(ROOT, "requirements-{}.lock".format(kind))]


def write_paths():
    """Where our code is, and that of a game installed by `pip install -e`, in letters that Python reads under every locale:
    before 3.13 it reads a .pth file as the locale has it, and cannot start at all where a path in it has other letters
    (Windows: all but its own old code page)."""
    folder = sysconfig.get_path("purelib", "venv", {"base": VENV, "platbase": VENV})
    for name in os.listdir(folder) if os.path.isdir(folder) else ():
        path = os.path.join(folder, name)
        if name.endswith(".pth"):
            with open(path, "rb") as file:
                lines = file.read().splitlines()
            plain = [line if line.isascii() or line.startswith((b"#", b"import")) else path_line(line) for line in lines]
            if plain != lines:
                with open(path + ".new", "wb") as file:
                    file.write(b"\n".join(plain + [b""]))
                os.replace(path + ".new", path)


def path_line(line):
    """The bytes that name the folder here: as they stand there, or what they are in UTF-8, in which installers write."""
    there = [line]
    with contextlib.suppress(UnicodeError):
        there.append(os.fsencode(line.decode("utf-8")))
    named = [path for path in there if os.path.isdir(path)] or there
    return "import os, sys; sys.path.append(os.fsdecode({!r}))".format(named[0]).encode("ascii")


def base_python():
    """The Python beneath, if we were started by one in a virtual environment (perhaps the very one to be replaced)."""
    return getattr(sys, "_base_executable", None) or sys.executable


def run(command):
    say("  + " + line_of(command))
    env = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    env.pop("PYTHONHOME", None)
    code = call(command, cwd=ROOT, env=env, stdout=sys.stderr)
    if code:
        raise Failed("this command ended with exit code {}: {}".format(code, line_of(command)))


def call(command, **more):
    """Its exit code.  Ctrl-C is for us alone, who end it: an installer would show where in its text it was."""
    apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if WINDOWS else {"start_new_session": True}
    with signals_noted() as came:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, **apart, **more)
        code = None
        while code is None and not came:
            with contextlib.suppress(subprocess.TimeoutExpired):
                code = child.wait(0.2)
        if came and code is None:
            with contextlib.suppress(OSError):
                child.kill() if WINDOWS else os.killpg(child.pid, signal.SIGKILL)
            child.wait()
    if came:
        raise KeyboardInterrupt
    return code


@contextlib.contextmanager
def signals_noted():
    """Ctrl-C, a terminal that is closed and a plain kill are written into this list; raised in the middle of a start, they would
    leave the child running with nobody who knows it."""
    came = []
    before = {}
    for kind in filter(None, (getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP"))):
        if signal.getsignal(kind) in (signal.SIG_DFL, signal.default_int_handler):
            before[kind] = signal.signal(kind, lambda number, frame: came.append(number))
    try:
        yield came
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)


# What `install` can add, and what for.
HELPS = {
    "compiled": "numba: studies many times as fast, odds of large fights in seconds",
    "postgres": "psycopg: the table's store in a PostgreSQL of yours",
    "plots": "matplotlib, for programs of your own: no command draws with it",
    "progress": "rich, for programs of your own: no command needs it",
    "tiled": "pytiled-parser: scenarios from maps that are drawn in Tiled",
}


def which_extras(given):
    """Help is told on stdout; a wrong word is refused."""
    helped = given in (["--help"], ["-h"])
    lines = ["python3 start.py install NAME ...", ""] + ["    {:<10} {}".format(*each) for each in HELPS.items()]
    wrong = [name for name in given if name not in HELPS and not helped]
    if wrong:
        lines.insert(0, "There is nothing called {} to install.".format(", ".join(wrong)))
    print("\n".join(lines)) if helped else say("\n".join(lines))
    return 0 if helped else 2


def add(extras):
    """The libraries of these names, by their locks."""
    with one_at_a_time(os.path.join(TOOLS, "lock")):
        for name in extras:
            run(installer() + lock_of(name))
            write(EXTRAS, *sorted(set(read(EXTRAS)) | {name}))
    say("Installed: {}.".format(", ".join(extras)))
    return 0


def installer():
    """What our environment was filled by."""
    uv = shutil.which("uv") or os.path.join(TOOLS, "bin", "uv.exe" if WINDOWS else "uv")
    if read(OURS)[1:] == ["pip"]:
        return [PYTHON, "-m", "pip", "install", "-q", "--no-input"]
    return [uv, "pip", "install", "-q", "--python", PYTHON]


@contextlib.contextmanager
def one_at_a_time(path):
    """The operating system's lock on a file: gone with whoever held it, however he ended."""
    with open(path, "a") as file:
        if not lock(file):
            say("Another set-up is under way; waiting for it ...")
            while not lock(file):
                time.sleep(0.2)
        yield


def lock(file):
    try:
        if WINDOWS:
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# ------------------------------------------------------------------------------------------------------------ starting


def hand_over(args):
    """Become Montjoy: same place, same terminal, its exit code. -P: no file of the user's stands in for a library."""
    command = [PYTHON] + args
    if args[:3] == MONTJOY:
        os.environ["MONTJOY_TYPED"] = typed(args[3:])
    if not WINDOWS:
        sys.stdout.flush()
        os.execv(PYTHON, command)
    return wait(subprocess.Popen(command))


def wait(child):
    """Ctrl-C goes to the child too; what it makes of it is its own matter."""
    before = signal.signal(signal.SIGINT, lambda *ignored: None)  # an interrupted wait may lose the child's exit code
    try:
        code = child.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code


# ------------------------------------------------------------------------------------------------------------- testing

PYTEST = ["-m", "pytest", "-q"]
SMALL = ["tests/fights/" + part for part in ("batch", "exact", "solve", "test_odds.py")]  # what is otherwise compiled

LINT = [("ruff: faults and style", ["-m", "ruff", "check", "."], {}), ("mypy: types", ["-m", "mypy"], {})]
NO_TESTS = 5  # pytest's exit code where none ran
QUICK = ["tests/house", "tests/core", "tests/contract", "tests/grids", "tests/suite"]


def keep_elsewhere():
    """What the tests' tools remember lies where the environment does: the checkout may not be ours to write."""
    there = os.path.join(TOOLS, "remembered")
    for variable, name in (
        ("RUFF_CACHE_DIR", "ruff"), ("MYPY_CACHE_DIR", "mypy"), ("HYPOTHESIS_STORAGE_DIRECTORY", "hypothesis"),
    ):  # fmt: skip
        os.environ.setdefault(variable, os.path.join(there, name))
    cache = "-o " + shlex.quote("cache_dir=" + os.path.join(there, "pytest"))
    os.environ["PYTEST_ADDOPTS"] = " ".join(filter(None, [os.environ.get("PYTEST_ADDOPTS"), cache]))


def test(args):
    os.chdir(ROOT)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once, not in each of the tests' many processes
    if args[:1] == ["--soak"]:
        return hand_over(["-m", "tests.soak"] + args[1:])
    workers = str(1 + max(1, min(4, os.cpu_count() or 1)))  # one more than cores: some tests wait for processes and clocks
    spread = PYTEST + ["-n", workers, "--dist", "loadfile"]
    if "--quick" in args:
        if args != ["--quick"]:
            say("--quick takes nothing beside it: without it, `test` takes games, paths and what pytest takes.")
            return 2
        quick = ["-m", "not slow and not browser", "-k", "cards or pickets or not suite"] + QUICK
        return run_all(LINT + [("the quick tests", spread + quick, {})])
    words = list(itertools.takewhile(lambda word: not word.startswith("-"), args))
    for word in words or args[:1]:
        meant = what_was_meant(word)
        if meant:
            say('There is nothing called "{}" to be tested; did you mean "{}"?'.format(word, meant))
            return 2
    named, options = [word for word in words if is_game(word)], args[len(words) :]
    if named:
        paths = [word for word in words if word not in named]
        return run_all(LINT + of_games(named, paths, options, spread), bool(options))
    if args:
        return hand_over(PYTEST + args)
    read_ahead(PYTEST + ["--collect-only", "-m", "not browser"])
    return run_all(LINT + [
        ("the small suite without numba", spread + ["-m", "not slow"] + SMALL, {"MONTJOY_WITHOUT_NUMBA": "1"}),
        ("all tests", spread + ["-m", "not browser"], {}),
        ("the browser tests", ["-m", "tests.browser"], {}),  # a process of their own, with a Chromium found or fetched
    ])  # fmt: skip


def is_game(word):
    return os.path.isdir(os.path.join("tests", "games", word)) and word.isidentifier()


def of_games(named, paths, options, spread):
    """The steps for some games: their own tests and what else is named, the suite, the words; pytest's options go to each."""
    said, rest = wanted(options)
    suite = " or ".join(named)
    rest += ["-k", said] if said else []
    own = [os.path.join("tests", "games", name) for name in named] + paths
    both = ["-k", "({}) and ({})".format(suite, said) if said else suite]
    return [
        ("the tests of " + " and ".join(named), spread + own + rest, {}),
        ("the suite that every game passes", spread + ["tests/suite", "tests/upgrade"] + rest + both, {}),
        ("the words of all games, and their forms", spread + ["tests/words", "tests/docs/test_forms.py"] + rest, {}),
    ]  # fmt: skip


def wanted(options):
    """What `-k` says among pytest's options, and all others."""
    said, rest, left = "", [], list(options)
    while left:
        option = left.pop(0)
        if option == "-k" and left:
            said = left.pop(0)
        elif option.startswith("-k") and len(option) > 2:
            said = option[2:].lstrip("=")
        else:
            rest.append(option)
    return said, rest


def what_was_meant(word):
    """The game, or the option of ours, that is nearest to a word which is no path; empty where none is near."""
    folder = os.path.join("tests", "games")
    games = [name for name in (os.listdir(folder) if os.path.isdir(folder) else ()) if not name.startswith("_")]
    near = difflib.get_close_matches(word, ["--quick", "--soak"] if word.startswith("-") else games, 1, 0.7)
    return near[0] if near and near[0] != word and not os.path.exists(word) else ""


def read_ahead(command):
    """pytest rewrites each test file when it is first read: beside the types, for which one core is enough."""
    return subprocess.Popen([PYTHON] + command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def run_all(steps, narrowed=False):
    """`narrowed`: pytest's options may leave a step without tests, but not all of them."""
    codes = [(name, code_of(name, command, env)) for name, command, env in steps]
    tested = [code for (_, command, _), (_, code) in zip(steps, codes) if command[: len(PYTEST)] == PYTEST]
    empty = narrowed and set(tested) != {NO_TESTS}
    failed = [name for name, code in codes if code and not (empty and code == NO_TESTS)]
    say("\nFailed: " + "; ".join(failed) if failed else "\nAll checks passed.")
    return 1 if failed else 0


def code_of(name, command, env):
    """A step's exit code. Ctrl-C ends the whole run."""
    say("\n== " + name)
    began = time.time()
    child = subprocess.Popen([PYTHON] + command, env=dict(os.environ, **env))
    try:
        code = child.wait()
    except KeyboardInterrupt:
        wait(child)
        say("Interrupted.")
        sys.exit(130)
    ended = "exit code {}".format(code) if code > 0 else "ended by signal {}".format(-code) if code else "passed"
    if code == NO_TESTS and command[: len(PYTEST)] == PYTEST:
        ended = "no test ran"
    say("== {}: {}, {:.1f} s".format(name, ended, time.time() - began))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
