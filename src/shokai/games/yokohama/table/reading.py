"""Typed moves of YOKOHAMA: from a text to the moves that it stands for.

One text may stand for several moves: `place Bank Port Tea1`, `recall Silk1 Tea1`, `go Bank paying P1`,
`church 3 copper silk from area`. Where a text belongs to a later step, the steps before it are
declined: `go Bank` in phase A means that nothing is done there and nobody is placed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from shokai.games.yokohama.table.changes import deciding
from shokai.games.yokohama.table.cells import function
from shokai.games.yokohama.table.legality import is_legal, whole_harvest
from shokai.games.yokohama.table.notation import (
    CANAL_PAYEE, harbour_row, number, one_of, order_text, read_area, read_order_card, title_row,
)  # fmt: skip
from shokai.games.yokohama.rules import flow
from shokai.games.yokohama.rules.components import LETTERS, TITLES
from shokai.games.yokohama.rules.rows import MOVE_TABLE, Moves
from shokai.games.yokohama.rules.state import (
    ACHIEVE, BLOCKS, BONUS, CARRY, CARRY_HAND, DONATE, DONE, FETCH, FETCHING, FROM_AREA, GIFTS, GO, HARVEST,
    IMPORTS, ITEM, ITEMS, LAB, MEN, MILL, ORDER, PAIR, PHASE_A, PLACE, RECALL, RESEARCH, SET_DOWN, SOURCES, TITLE, TOLL,
    UNIVERSITY, VERBS,
)  # fmt: skip
from shokai.engine.fields import State
from shokai.match.numbers import is_number
from shokai.texts import Refusal, Say


def read_moves(s: State, text: str) -> list[int]:
    """The moves a text stands for. The last ones may be illegal; `Match` tries them in order."""
    words = words_of(text)
    if not words or words[0].lower() not in _READERS:
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    verb, rest = words[0].lower(), words[1:]
    t = s.clone()
    moves: list[int] = []
    first = True
    for move in _READERS[verb](t, rest, text):
        if first:
            moves += _steps_before(t, move)
            first = False
        moves.append(move)
        if not is_legal(t, move):
            break
        flow.apply(t, move)
    if not moves:
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    return moves


def words_of(text: str) -> list[str]:
    """The words of a typed move."""
    return text.replace(",", " ").replace("+", " ").split()


def with_seats(text: str, names: Sequence[str], every: bool = False) -> str:
    """A typed move with `P1` for a player who is called by name; only tolls name players.

    Somebody called `P2` on another seat stays a seat, as in records, unless `every` name is one.

    >>> with_seats("go Bank paying ann canal", ["Ann", "Bob"])
    'go Bank paying P0 canal'
    >>> with_seats("paying P1", ["P1", "P0"]), with_seats("paying P1", ["P1", "P0"], every=True)
    ('paying P1', 'paying P0')
    """
    seats = {name.lower(): f"P{seat}" for seat, name in enumerate(names) if every or not _is_seat(name)}
    words = words_of(text)
    lowered = [word.lower() for word in words]
    if "paying" not in lowered[:3]:
        return text
    after = lowered.index("paying") + 1
    return " ".join(words[:after] + [seats.get(word.lower(), word) for word in words[after:]])


def _is_seat(name: str) -> bool:
    """`P0` to `P9`, and the words that stand where players stand."""
    return name.lower() in (CANAL_PAYEE, "nobody") or (name[:1] in "pP" and is_number(name[1:], 9))


def gifts_named(text: str) -> list[int]:
    """The donations that a line names, as often as it does, in the order in which they are made.

    >>> gifts_named("church K3 yen copper from area"), gifts_named("donate tea tea")
    ([0, 5], [2, 2])
    """
    words = words_of(text.lower())
    return [i for i, gift in enumerate(GIFTS) for word in words if word in (gift, f"{gift}s")]


def _steps_before(t: State, move: int) -> list[int]:
    """What must be declined before a move of a later step becomes legal; none if it never does."""
    # Textile Mill and University fit in wherever they are legal; nothing is given up for them. And `done` is an
    # answer to what is asked now, not to what comes after a harvest.
    if move in (MILL, UNIVERSITY, DONE):
        return []
    trial = t.clone()
    declined: list[int] = []
    for _ in range(8):
        if trial.actor < 0 or trial.turn != t.turn:
            return []
        if is_legal(trial, move):
            for step in declined:
                flow.apply(t, step)
            return declined
        if trial.stack[trial.depth - 1] == BONUS:
            # A token is too good to be given up without a word.
            return []
        if is_legal(trial, DONE):
            step = DONE
        elif trial.stack[trial.depth - 1] == HARVEST:
            # All that the area yields.
            step = whole_harvest(trial)
        else:
            return []
        declined.append(step)
        flow.apply(trial, step)
    return []


def _areas(t: State, words: list[str]) -> list[int]:
    return [read_area(t, word) for word in words]


def _some(words: list[str], text: str) -> list[str]:
    if not words:
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    return words


def _just(words: list[str], count: int, text: str) -> list[str]:
    if len(words) != count:
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    return words


# A reader is given the block of moves that its verb begins.
Reader = Callable[[Moves, State, list[str], str], Iterator[int]]


def places(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """Areas in any order; `place none` places nobody."""
    if [w.lower() for w in _some(words, text)] == ["none"]:
        if t.stack[t.depth - 1] == PHASE_A:
            yield DONE
        yield DONE
        return
    for a in sorted(_areas(t, words)):
        yield PLACE + a


def pair(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`pair Bank`, and with Telegram `pair Bank Lab`."""
    areas = _areas(t, _some(words, text))
    yield PAIR + areas[0]
    for a in areas[1:]:
        yield PLACE + a


def destination(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`go Bank`, `go Bank paying P1`; without a word about tolls the cheapest way is meant."""
    area = read_area(t, _some(words, text)[0])
    if len(words) > 1 and words[1].lower() != "paying":
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    trial = t.clone()
    _steps_before(trial, GO + area)
    ways = [way for way in range(16) if trial.reach[way] >> area & 1]
    yield GO + area
    if len(words) > 1:
        way = read_way(t, words[2:], text)
        # Where one way only leads there, nothing is left to choose, but it must be the one that is named.
        if ways != [way]:
            yield TOLL + way
    elif len(ways) > 1:
        # A way that pays a part of what every other pays is the cheapest for everybody.
        least = [way for way in ways if all(way & other == way for other in ways)]
        if least:
            yield TOLL + least[0]


def read_way(t: State, words: list[str], text: str) -> int:
    """Who is paid on the way: `P1 canal`, or `nobody`."""
    way = 0
    for word in _some(words, text):
        if word.lower() == CANAL_PAYEE:
            way |= 8
        elif word.lower() != "nobody":
            seat = number(word.lower().removeprefix("p"), 0, t.players - 1)
            if seat == t.turn:
                raise Refusal(Say("yokohama-bad-payee", text=word))
            way |= 1 << (seat - t.turn - 1) % t.players
    return way


def tolls(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`paying P1 canal` or `paying nobody`, when the tolls are asked for."""
    yield TOLL + read_way(t, words, text)


def recall(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`recall`, or `recall Silk1 Silk1 Tea1` with the assistants that come along; `recall none` takes nobody."""
    areas = [] if [w.lower() for w in words] == ["none"] else sorted(_areas(t, words))
    yield RECALL
    for a in areas:
        yield FETCH + a
    # Named with its assistants the recall is complete.
    if words and t.stack[t.depth - 1] == FETCHING:
        yield DONE


def order_in_hand(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """By card."""
    card = read_order_card(_just(words, 1, text)[0])
    hand = list(t.hand[deciding(t)])
    if card not in hand:
        raise Refusal(Say("yokohama-bad-hand", order=order_text(card)))
    yield block.first + hand.index(card)


def _area(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    yield block.first + read_area(t, _just(_some(words, text), 1, text)[0])


def several_areas(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """Areas in any order, not more than there are assistants."""
    if len(_some(words, text)) > MEN:
        _just(words, MEN, text)
    for a in sorted(_areas(t, words)):
        yield block.first + a


def _names(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    for word in _some(words, text):
        yield block.first + one_of(word, block.text)


def items(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """Trading houses first, then shops, then assistants, whatever the order of the words."""
    for item in sorted((one_of(word, ITEMS) for word in _some(words, text)), reverse=True):
        yield ITEM + item


def _number(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    least = 1 if block.text == "number" else 0
    yield block.first + number(_just(words, 1, text)[0], least, least + block.count - 1) - least


def _plain(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    _just(words, 0, text)
    yield block.first


def achievement(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    yield ACHIEVE + one_of(_just(words, 1, text)[0], [letter.lower() for letter in LETTERS])


def source(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    yield FROM_AREA + one_of(_just(words, 1, text)[0], SOURCES)


def church(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`church 3`, `church K3 copper silk yen from area`."""
    yield from _board(block, "k", t, words, text)


def customs(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`customs 2`, `customs Z2 from hand`."""
    yield from _board(block, "z", t, words, text)


def _board(block: Moves, letter: str, t: State, words: list[str], text: str) -> Iterator[int]:
    word = _some(words, text)[0].lower().removeprefix(letter)
    yield block.first + number(word, 1, block.count) - 1
    rest = [w.lower() for w in words[1:]]
    source = rest[-1] if len(rest) >= 2 and rest[-2] == "from" else ""
    gifts = [w for w in (rest[:-2] if source else rest) if w not in ("with", "and")]
    for gift in sorted(one_of(w, GIFTS) for w in gifts):
        yield DONATE + gift
    if source:
        move = FROM_AREA + one_of(source, SOURCES)
        # With assistants at one place only there is nothing to choose.
        if is_legal(t, move):
            yield move


def order_in_row(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """By card, `order O17`, or by space, `order 3`."""
    word = _just(words, 1, text)[0]
    if word[:1].upper() == "O":
        card, row = read_order_card(word), harbour_row(t)
        if card not in row:
            raise Refusal(Say("yokohama-not-in-row", order=order_text(card)))
        yield ORDER + row.index(card)
    else:
        yield ORDER + number(word, 1, 6) - 1


def title(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`learn tram`, `learn tram imports 1`, or by space, `learn 3`."""
    name = _some(words, text)[0].lower()
    if name.isdecimal():
        yield TITLE + number(name, 1, 6) - 1
    else:
        # The step before may still run: the row belongs to the area where the president is going.
        row = title_row(t) if t.where in (LAB, RESEARCH) else t.title_row[0]
        title = one_of(name, TITLES)
        if title not in row:
            raise Refusal(Say("yokohama-title-not-there", title=name))
        yield TITLE + list(row).index(title)
    if len(words) > 1:
        tail = [w.lower() for w in words[1:]]
        n = next((w for w in tail if w.isdecimal()), "")
        if len(tail) != 2 or not {"import", "imports"} & set(tail):
            raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
        yield IMPORTS + number(n, 0, 9)


def movement(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    """`move Bank Port`, `move hand Lab`: both halves of a movement icon."""
    source, target = _just([w for w in words if w.lower() != "to"], 2, text)
    yield CARRY_HAND if source.lower() == "hand" else CARRY + read_area(t, source)
    yield SET_DOWN + read_area(t, target)


def assistant(block: Moves, t: State, words: list[str], text: str) -> Iterator[int]:
    word = _just(words, 1, text)[0]
    yield CARRY_HAND if word.lower() == "hand" else CARRY + read_area(t, word)


def _reader(block: Moves) -> Reader:
    """How the texts of a block are read."""
    if block.read:
        found: Reader = function(block.read, sys.modules[__name__])
        return found
    if isinstance(block.text, tuple):
        return _names
    return {"area": _area, "number": _number, "amount": _number, "": _plain}[block.text]


# Where several blocks have a verb, the reader of the first one knows the others.
_READERS = {block.verb: partial(_reader(block), block) for block in reversed(BLOCKS)}
# Words that no list of moves shows.
_READERS |= {"fulfill": _READERS["fulfil"], "move": partial(movement, MOVE_TABLE[CARRY])}
