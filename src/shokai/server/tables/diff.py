"""The difference of two views, as docs/reference/api.md describes it.

>>> changes = difference({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": {}})
>>> changes
[[['b', 1], 3], [['c'], {}]]
>>> patched({"a": 1, "b": [1, 2]}, changes)
{'a': 1, 'b': [1, 3], 'c': {}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# Lists that only grow at the end, or are cut there: told by what is kept and what is added.
GROWING = {"log": "step", "chat": "n"}
# What has parts of its own, and what stands for a key that was not there.
_PARTED, _NOTHING = (dict, list), object()


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[list[Any]]:
    """What makes the new view of the old one."""
    changes: list[list[Any]] = []
    if old.keys() != new.keys():
        for key in old.keys() - new.keys():
            changes.append([[key]])
    for key, value in new.items():
        if key not in old:
            changes.append([[key], value])
        elif key in GROWING:
            _growth(key, old[key], value, changes)
        elif (was := old[key]) is not value and (was != value or type(was) is not type(value)):
            _compare([key], was, value, changes)
    return changes


def _compare(path: list[Any], old: Any, new: Any, changes: list[list[Any]]) -> None:
    """Tells what differs inside two values that differ."""
    kind = type(old)
    if kind is not type(new):
        changes.append([path, new])
    elif kind is dict:
        if len(old) != len(new) or old.keys() != new.keys():
            for key in old.keys() - new.keys():
                changes.append([[*path, key]])
        for key, value in new.items():
            was = old.get(key, _NOTHING)
            # Nearly everything is as before: that is found out here, without a call for each.
            if was is not value and (was != value or type(was) is not type(value)):
                if type(value) in _PARTED and was is not _NOTHING:
                    _compare([*path, key], was, value, changes)
                else:
                    changes.append([[*path, key], value])
    elif kind is list and len(old) == len(new):
        for i, value in enumerate(new):
            was = old[i]
            if was is not value and (was != value or type(was) is not type(value)):
                if type(value) in _PARTED:
                    _compare([*path, i], was, value, changes)
                else:
                    changes.append([[*path, i], value])
    else:
        changes.append([path, new])


def _growth(key: str, old: list[dict[str, Any]], new: list[dict[str, Any]], changes: list[list[Any]]) -> None:
    if old == new:
        return
    name = GROWING[key]
    first = _continued(old, new)
    if not first:
        known = {(entry[name], i): entry for i, entry in _within(old, name)}
        for i, entry in _within(new, name):
            if known.get((entry[name], i)) != entry:
                break
            first += 1
    # Entries of one number go together.
    while 0 < first < len(new) and new[first - 1][name] == new[first][name]:
        first -= 1
    # Entries that went out of the window at its start stay with whoever has them.
    changes.append([[key], {"keep": new[first][name] if first < len(new) else _end(new, name), "add": new[first:]}])


def _continued(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> int:
    """How many entries of the new list are the last of the old one: nearly always, it just goes on; else 0."""
    last = old[-1] if old else None
    for known in range(len(new), 0, -1):
        if new[known - 1] is last:
            return known if known <= len(old) and new[:known] == old[-known:] else 0
    return 0


def _within(entries: list[dict[str, Any]], name: str) -> list[tuple[int, dict[str, Any]]]:
    """Entries, each with its place among those of the same number."""
    numbered: list[tuple[int, dict[str, Any]]] = []
    for entry in entries:
        again = numbered and numbered[-1][1][name] == entry[name]
        numbered.append((numbered[-1][0] + 1 if again else 0, entry))
    return numbered


def _end(entries: list[dict[str, Any]], name: str) -> int:
    return int(entries[-1][name]) + 1 if entries else 0


def patched(view: dict[str, Any], changes: list[list[Any]]) -> dict[str, Any]:
    """A view with changes made to it, as a client makes them; the old view is used up."""
    for change in changes:
        path = change[0]
        if not path:
            view = change[1]
            continue
        if len(path) == 1 and path[0] in GROWING and path[0] in view and isinstance(change[1], dict):
            name, entries, keep = GROWING[path[0]], view[path[0]], change[1]["keep"]
            # Their numbers grow, and few go: from the end, however long the list has become.
            end = len(entries)
            while end and entries[end - 1][name] >= keep:
                end -= 1
            view[path[0]] = entries[:end] + change[1]["add"]
            continue
        place: Any = view
        for key in path[:-1]:
            place = place[key]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return view
