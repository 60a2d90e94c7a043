# Finds a Python that is new enough and hands over to setup.py.
# Asked for by `play` and `check`; plain sh, because there is no Python yet to rely on.

for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
    # A name on the PATH may be a launcher that finds nothing behind it, so each one is tried.
    # Its answer is the path of the real program: launchers are slow and need not be asked twice.
    python=$("$candidate" -I -c \
        'import sys; sys.version_info >= (3, 11) and print(sys.executable)' 2>/dev/null) || continue
    if [ -n "$python" ]; then
        exec "$python" -I "$(dirname -- "$0")/setup.py" "$@"
    fi
done

cat >&2 <<'SORRY'
Shokai needs Python 3.11 or later, and none was found on the PATH.
Install one from https://www.python.org/downloads/ or with your system's packages
(Debian, Ubuntu: apt install python3 python3-venv), then try again.
SORRY
exit 1
