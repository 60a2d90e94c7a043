# Finds a Python that is new enough and hands over to setup.py.
# Asked for by `play` and `check`; plain sh, because there is no Python yet to rely on.

found=
for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
    # A name on the PATH may be a launcher that finds nothing behind it, so each one is tried.
    # Its answer is its version and the path of the real program: launchers are slow and need not be asked twice.
    answer=$("$candidate" -E -s -c 'import sys
v = sys.version_info
print("%d.%d %s" % (v[0], v[1], sys.executable if v >= (3, 11) else ""))' 2>/dev/null) || continue
    python=${answer#* }
    if [ -n "$python" ]; then
        # Without settings of the user's Python; not -I, which would not find the modules beside setup.py.
        exec "$python" -E -s "$(dirname -- "$0")/setup.py" "$@"
    fi
    found="$found $candidate is ${answer%% *};"
done

cat >&2 <<SORRY
Shokai needs Python 3.11 or later, and none was found on the PATH.${found:+ Too old:${found%;}.}
Install one from https://www.python.org/downloads/ or with your system's packages
(Debian, Ubuntu: apt install python3 python3-venv), then try again.
SORRY
exit 1
