"""Moves and deals of YOKOHAMA as short texts, the same in every language. docs/formats.md lists them.

One text may stand for several moves: `place Bank Port Tea1`, `recall Silk1 Tea1`, `go Bank paying Pink`,
`church 3 copper silk from area`. Where a text belongs to a later step, the steps before it are
declined: `go Bank` in phase A means that nothing is done there and nobody is placed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shokai.game.numbers import is_number
from shokai.games.yokohama import flow
from shokai.games.yokohama.components import GOODS, MARKERS, ORDERS, TITLES
from shokai.games.yokohama.state import (
    ACHIEVE, ACHIEVEMENT_CARD, BONUS, AREA_CARD, AREA_NAMES, BUY, CARRY, CARRY_HAND, CHURCH_SPACE, CUSTOMS_SPACE, DOCK,
    DONATE, DONE, FETCH, FETCHING, FROM_AREA, FROM_HAND, FULFIL, GET, GO, GOOD, HARVEST, HOUSE, IMPORTS, ITEM, KEEP,
    LAB, MARKER_CARD, MILL, ORDER, ORDER_CARD, PAIR, PHASE_A, PICK, PLACE, RECALL, RESEARCH, SECOND_IMPORT,
    SECOND_YEN, SELL, SEND, SET_DOWN, SHOP, SITE_CARD, STAND, STAY, TAKE_TOKEN, TITLE, TITLE_CARD, TOKEN_CARD, TOLL,
    UNIVERSITY,
)  # fmt: skip
from shokai.kernel.contract import WORD
from shokai.kernel.fields import State
from shokai.texts import Refusal, Say

ITEMS = ("assistant", "shop", "house")
GIFTS = (*GOODS, "import", "yen")
WARES = (*GOODS, "import")
LETTERS = "ABC"
CANAL_PAYEE = "canal"


# Small words.


def read_area(s: State, text: str) -> int:
    """An area by its name; `Silk` is Silk1 where there is only one."""
    for a, name in enumerate(AREA_NAMES):
        if name.lower() == text.lower():
            return a
    twins = [a for a, name in enumerate(AREA_NAMES) if name[:-1].lower() == text.lower()]
    there = [a for a in twins if s.used >> a & 1]
    if len(there) == 1:
        return there[0]
    raise Refusal(Say("yokohama-bad-area", text=text, areas=areas_in(s)))


def areas_in(s: State) -> tuple[str, ...]:
    """The names of the areas on the table."""
    return tuple(name for a, name in enumerate(AREA_NAMES) if s.used >> a & 1)


def _one_of(text: str, choices: Sequence[str]) -> int:
    """A word out of a few; a plural s does not matter."""
    word = text.lower()
    for i, choice in enumerate(choices):
        if word in (choice, f"{choice}s"):
            return i
    raise Refusal(Say("yokohama-bad-word", text=text, choices=tuple(choices)))


def _number(text: str, low: int, high: int) -> int:
    if not is_number(text, high) or int(text) < low:
        raise Refusal(Say("yokohama-bad-number", text=text, low=low, high=high))
    return int(text)


def read_order_card(text: str) -> int:
    """An order by its number, `O12`."""
    if text[:1].upper() != "O":
        raise Refusal(Say("yokohama-bad-order", text=text, most=ORDERS))
    return _number(text[1:], 1, ORDERS) - 1


def order_text(card: int) -> str:
    """The short text of an order.

    >>> order_text(11)
    'O12'
    """
    return f"O{card + 1}"


def _harbour_row(s: State) -> list[int]:
    row: list[int] = s.order_row[1 if s.where == DOCK else 0]
    return row


def _title_row(s: State) -> list[int]:
    row: list[int] = s.title_row[1 if s.where == RESEARCH else 0]
    return row


# From a move to its text.


def move_text(s: State, move: int) -> str:
    """The text of a move. Only moves that are legal in the state have a sure text."""
    for first, last, text in _RANGES:
        if first <= move < last:
            return text(s, move - first)
    raise ValueError(f"there is no move {move}")


def _area(word: str) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {AREA_NAMES[i]}"


def _plain(word: str) -> Callable[[State, int], str]:
    return lambda s, i: word


def _named(word: str, names: Sequence[str]) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {names[i]}"


def _numbered(word: str, start: int = 1) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {i + start}"


def _hand_text(word: str) -> Callable[[State, int], str]:
    return lambda s, i: f"{word} {order_text(s.hand[s.turn][i])}"


def _toll_text(s: State, way: int) -> str:
    """Who is paid on the way, by seat: P0 is the start player."""
    seats = [f"P{(s.turn + 1 + i) % s.players}" for i in range(3) if way >> i & 1]
    if way & 8:
        seats.append(CANAL_PAYEE)
    return f"paying {' '.join(seats) or 'nobody'}"


def _title_text(s: State, space: int) -> str:
    """By title; the second copy of a title in the row by its space."""
    row = _title_row(s)
    by_title = row[space] >= 0 and row.index(row[space]) == space
    return f"learn {TITLES[row[space]]}" if by_title else f"learn {space + 1}"


def _order_row_text(s: State, space: int) -> str:
    card = _harbour_row(s)[space]
    return f"order {order_text(card)}" if card >= 0 else f"order {space + 1}"


_RANGES: tuple[tuple[int, int, Callable[[State, int], str]], ...] = (
    (PLACE, PAIR, _area("place")),
    (PAIR, GO, _area("pair")),
    (GO, KEEP, _area("go")),
    (KEEP, FULFIL, _hand_text("keep")),
    (FULFIL, RECALL, _hand_text("fulfil")),
    (RECALL, RECALL + 1, _plain("recall")),
    (SEND, FETCH, _area("agent")),
    (FETCH, STAND, _area("fetch")),
    (STAND, ACHIEVE, _area("station")),
    (ACHIEVE, MILL, _named("achieve", LETTERS)),
    (MILL, UNIVERSITY, _plain("mill")),
    (UNIVERSITY, DONE, _plain("university")),
    (DONE, DONE + 1, _plain("done")),
    (CARRY, CARRY_HAND, _area("carry")),
    (CARRY_HAND, SET_DOWN, _plain("carry hand")),
    (SET_DOWN, TOLL, _area("to")),
    (TOLL, GET, _toll_text),
    (GET, GET + 6, _numbered("get", 0)),
    (BUY, SELL, _named("buy", WARES)),
    (SELL, CHURCH_SPACE, _named("sell", GOODS)),
    (CHURCH_SPACE, DONATE, _numbered("church")),
    (DONATE, FROM_AREA, _named("donate", GIFTS)),
    (FROM_AREA, FROM_HAND, _plain("from area")),
    (FROM_HAND, CUSTOMS_SPACE, _plain("from hand")),
    (CUSTOMS_SPACE, ORDER, _numbered("customs")),
    (ORDER, SECOND_YEN, _order_row_text),
    (SECOND_YEN, SECOND_IMPORT, _plain("second yen")),
    (SECOND_IMPORT, ITEM, _plain("second import")),
    (ITEM, TITLE, _named("hire", ITEMS)),
    (TITLE, TITLE + 6, _title_text),
    (IMPORTS, TAKE_TOKEN, _numbered("imports", 0)),
    (TAKE_TOKEN, SHOP, _plain("token")),
    (SHOP, HOUSE, _numbered("shop")),
    (HOUSE, STAY, _plain("house")),
    (STAY, GOOD, _plain("stay")),
    (GOOD, PICK, _named("good", GOODS)),
    (PICK, PICK + MARKERS, _numbered("marker")),
)

# The words that moves begin with, in the order in which a list of moves shows them.
VERBS = (
    "keep", "fulfil", "achieve", "agent", "mill", "university", "place", "pair", "go", "paying", "recall",
    "fetch", "get", "buy", "sell", "church", "donate", "customs", "from", "order", "second", "hire", "learn",
    "imports", "station", "token", "shop", "house", "stay", "good", "carry", "to", "marker", "done",
)  # fmt: skip


# From a text to moves.


def read_moves(s: State, text: str) -> list[int]:
    """The moves a text stands for. The last ones may be illegal; `Match` tries them in order."""
    words = text.replace(",", " ").replace("+", " ").split()
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
        if not _legal(t, move):
            break
        flow.apply(t, move)
    if not moves:
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    return moves


def _legal(t: State, move: int) -> bool:
    if t.actor < 0:
        return False
    words = [0] * 5
    flow.legal(t, words)
    return bool(words[move // WORD] >> move % WORD & 1)


def _steps_before(t: State, move: int) -> list[int]:
    """What must be declined before a move of a later step becomes legal; none if it never does."""
    # Textile Mill and University fit in wherever they are legal; nothing is given up for them.
    if move in (MILL, UNIVERSITY):
        return []
    trial = t.clone()
    declined: list[int] = []
    for _ in range(8):
        if trial.actor < 0 or trial.turn != t.turn:
            return []
        if _legal(trial, move):
            for step in declined:
                flow.apply(t, step)
            return declined
        if trial.stack[trial.depth - 1] == BONUS:
            # A token is too good to be given up without a word.
            return []
        if _legal(trial, DONE):
            step = DONE
        elif trial.stack[trial.depth - 1] == HARVEST:
            # All that the area yields.
            step = max(m for m in range(GET, GET + 6) if _legal(trial, m))
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


Reader = Callable[[State, list[str], str], Iterator[int]]


def _read_place(t: State, words: list[str], text: str) -> Iterator[int]:
    """Areas in any order; `place none` places nobody."""
    if [w.lower() for w in _some(words, text)] == ["none"]:
        if t.stack[t.depth - 1] == PHASE_A:
            yield DONE
        yield DONE
        return
    for a in sorted(_areas(t, words)):
        yield PLACE + a


def _read_pair(t: State, words: list[str], text: str) -> Iterator[int]:
    """`pair Bank`, and with Telegram `pair Bank Lab`."""
    areas = _areas(t, _some(words, text))
    yield PAIR + areas[0]
    for a in areas[1:]:
        yield PLACE + a


def _read_go(t: State, words: list[str], text: str) -> Iterator[int]:
    """`go Bank`, `go Bank paying P1`; without a word about tolls the cheapest way is meant."""
    area = read_area(t, _some(words, text)[0])
    if len(words) > 1 and words[1].lower() != "paying":
        raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
    trial = t.clone()
    _steps_before(trial, GO + area)
    ways = [way for way in range(16) if trial.reach[way] >> area & 1]
    yield GO + area
    if len(words) > 1:
        way = _read_way(t, words[2:], text)
        # Where one way only leads there, nothing is left to choose, but it must be the one that is named.
        if ways != [way]:
            yield TOLL + way
    elif len(ways) > 1:
        # A way that pays a part of what every other pays is the cheapest for everybody.
        least = [way for way in ways if all(way & other == way for other in ways)]
        if least:
            yield TOLL + least[0]


def _read_way(t: State, words: list[str], text: str) -> int:
    """Who is paid on the way: `P1 canal`, or `nobody`."""
    way = 0
    for word in _some(words, text):
        if word.lower() == CANAL_PAYEE:
            way |= 8
        elif word.lower() != "nobody":
            seat = _number(word.lower().removeprefix("p"), 0, t.players - 1)
            if seat == t.turn:
                raise Refusal(Say("yokohama-bad-payee", text=word))
            way |= 1 << (seat - t.turn - 1) % t.players
    return way


def _read_paying(t: State, words: list[str], text: str) -> Iterator[int]:
    """`paying P1 canal` or `paying nobody`, when the tolls are asked for."""
    yield TOLL + _read_way(t, words, text)


def _read_recall(t: State, words: list[str], _text: str) -> Iterator[int]:
    """`recall`, or `recall Silk1 Silk1 Tea1` with the assistants that come along."""
    areas = sorted(_areas(t, words))
    yield RECALL
    for a in areas:
        yield FETCH + a
    # Named with its assistants the recall is complete.
    if areas and t.stack[t.depth - 1] == FETCHING:
        yield DONE


def _read_hand(first: int) -> Reader:
    def read(t: State, words: list[str], text: str) -> Iterator[int]:
        card = read_order_card(_just(words, 1, text)[0])
        hand = list(t.hand[t.turn])
        if card not in hand:
            raise Refusal(Say("yokohama-bad-hand", order=order_text(card)))
        yield first + hand.index(card)

    return read


def _read_areas(first: int, most: int = 1) -> Reader:
    def read(t: State, words: list[str], text: str) -> Iterator[int]:
        if len(_some(words, text)) > most:
            _just(words, most, text)
        for a in sorted(_areas(t, words)):
            yield first + a

    return read


def _read_word(first: int, choices: Sequence[str]) -> Reader:
    def read(_t: State, words: list[str], text: str) -> Iterator[int]:
        for word in _some(words, text):
            yield first + _one_of(word, choices)

    return read


def _read_hire(_t: State, words: list[str], text: str) -> Iterator[int]:
    """Trading houses first, then shops, then assistants, whatever the order of the words."""
    for item in sorted((_one_of(word, ITEMS) for word in _some(words, text)), reverse=True):
        yield ITEM + item


def _read_number(first: int, low: int, high: int) -> Reader:
    def read(_t: State, words: list[str], text: str) -> Iterator[int]:
        yield first + _number(_just(words, 1, text)[0], low, high) - low

    return read


def _read_plain(move: int) -> Reader:
    def read(_t: State, words: list[str], text: str) -> Iterator[int]:
        _just(words, 0, text)
        yield move

    return read


def _read_achieve(_t: State, words: list[str], text: str) -> Iterator[int]:
    yield ACHIEVE + _one_of(_just(words, 1, text)[0], [letter.lower() for letter in LETTERS])


def _read_from(_t: State, words: list[str], text: str) -> Iterator[int]:
    yield FROM_AREA + _one_of(_just(words, 1, text)[0], ("area", "hand"))


def _read_board(first: int, spaces: int, letter: str) -> Reader:
    """`church 3`, `church K3 copper silk yen from area`, `customs Z2 from hand`."""

    def read(t: State, words: list[str], text: str) -> Iterator[int]:
        word = _some(words, text)[0].lower().removeprefix(letter)
        yield first + _number(word, 1, spaces) - 1
        rest = [w.lower() for w in words[1:]]
        source = rest[-1] if len(rest) >= 2 and rest[-2] == "from" else ""
        gifts = [w for w in (rest[:-2] if source else rest) if w not in ("with", "and")]
        for gift in sorted(_one_of(w, GIFTS) for w in gifts):
            yield DONATE + gift
        if source:
            move = FROM_AREA + _one_of(source, ("area", "hand"))
            # With assistants at one place only there is nothing to choose.
            if _legal(t, move):
                yield move

    return read


def _read_order(t: State, words: list[str], text: str) -> Iterator[int]:
    """By card, `order O17`, or by space, `order 3`."""
    word = _just(words, 1, text)[0]
    if word[:1].upper() == "O":
        card, row = read_order_card(word), _harbour_row(t)
        if card not in row:
            raise Refusal(Say("yokohama-not-in-row", order=order_text(card)))
        yield ORDER + row.index(card)
    else:
        yield ORDER + _number(word, 1, 6) - 1


def _read_learn(t: State, words: list[str], text: str) -> Iterator[int]:
    """`learn tram`, `learn tram imports 1`, or by space, `learn 3`."""
    name = _some(words, text)[0].lower()
    if name.isdecimal():
        yield TITLE + _number(name, 1, 6) - 1
    else:
        # The step before may still run: the row belongs to the area where the president is going.
        row = _title_row(t) if t.where in (LAB, RESEARCH) else t.title_row[0]
        title = _one_of(name, TITLES)
        if title not in row:
            raise Refusal(Say("yokohama-title-not-there", title=name))
        yield TITLE + list(row).index(title)
    if len(words) > 1:
        tail = [w.lower() for w in words[1:]]
        n = next((w for w in tail if w.isdecimal()), "")
        if len(tail) != 2 or not {"import", "imports"} & set(tail):
            raise Refusal(Say("yokohama-bad-move", text=text.strip(), verbs=VERBS))
        yield IMPORTS + _number(n, 0, 9)


def _read_move(t: State, words: list[str], text: str) -> Iterator[int]:
    """`move Bank Port`, `move hand Lab`: both halves of a movement icon."""
    source, target = _just([w for w in words if w.lower() != "to"], 2, text)
    yield CARRY_HAND if source.lower() == "hand" else CARRY + read_area(t, source)
    yield SET_DOWN + read_area(t, target)


def _read_carry(t: State, words: list[str], text: str) -> Iterator[int]:
    word = _just(words, 1, text)[0]
    yield CARRY_HAND if word.lower() == "hand" else CARRY + read_area(t, word)


def join_moves(first: str, second: str) -> str | None:
    """Two moves as one text, where they belong together in a record."""
    if first.startswith("go ") and "paying" not in first and second.startswith("paying "):
        return f"{first} {second}"
    if first.startswith("carry ") and second.startswith("to "):
        return f"move {first[6:]} {second[3:]}"
    return None


_READERS: dict[str, Reader] = {
    "place": _read_place,
    "pair": _read_pair,
    "go": _read_go,
    "paying": _read_paying,
    "recall": _read_recall,
    "keep": _read_hand(KEEP),
    "fulfil": _read_hand(FULFIL),
    "fulfill": _read_hand(FULFIL),
    "agent": _read_areas(SEND),
    "fetch": _read_areas(FETCH, most=20),
    "station": _read_areas(STAND),
    "to": _read_areas(SET_DOWN),
    "achieve": _read_achieve,
    "mill": _read_plain(MILL),
    "university": _read_plain(UNIVERSITY),
    "done": _read_plain(DONE),
    "carry": _read_carry,
    "move": _read_move,
    "get": _read_number(GET, 0, 5),
    "buy": _read_word(BUY, WARES),
    "sell": _read_word(SELL, GOODS),
    "church": _read_board(CHURCH_SPACE, 8, "k"),
    "customs": _read_board(CUSTOMS_SPACE, 7, "z"),
    "donate": _read_word(DONATE, GIFTS),
    "from": _read_from,
    "order": _read_order,
    "second": _read_word(SECOND_YEN, ("yen", "import")),
    "hire": _read_hire,
    "learn": _read_learn,
    "imports": _read_number(IMPORTS, 0, 9),
    "token": _read_plain(TAKE_TOKEN),
    "shop": _read_number(SHOP, 1, 4),
    "house": _read_plain(HOUSE),
    "stay": _read_plain(STAY),
    "good": _read_word(GOOD, GOODS),
    "marker": _read_number(PICK, 1, MARKERS),
}


# Chance.


def outcome_text(outcome: int, names: Sequence[str]) -> str:
    """The text of a chance outcome: Bank, S5, T3, O12, tram, B2, M1."""
    del names
    if outcome < SITE_CARD:
        return AREA_NAMES[outcome - AREA_CARD]
    if outcome < TOKEN_CARD:
        return f"S{outcome - SITE_CARD + 1}"
    if outcome < ORDER_CARD:
        return f"T{outcome - TOKEN_CARD + 1}"
    if outcome < TITLE_CARD:
        return order_text(outcome - ORDER_CARD)
    if outcome < ACHIEVEMENT_CARD:
        return str(TITLES[outcome - TITLE_CARD])
    if outcome < MARKER_CARD:
        return achievement_text(outcome - ACHIEVEMENT_CARD)
    return f"M{outcome - MARKER_CARD + 1}"


def achievement_text(card: int) -> str:
    """Letter and number of an achievement.

    >>> achievement_text(5)
    'B2'
    """
    return f"{LETTERS[card // 4]}{card % 4 + 1}"


_OUTCOMES = {outcome_text(i, ()).lower(): i for i in range(MARKER_CARD + MARKERS)}


def read_outcome(text: str, names: Sequence[str]) -> int:
    """The chance outcome that a text stands for."""
    del names
    if text.lower() not in _OUTCOMES:
        raise Refusal(Say("yokohama-bad-outcome", text=text))
    return _OUTCOMES[text.lower()]
