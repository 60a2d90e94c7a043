"""A bot for Shokai in plain Python: shokai play osaka --seats "you,program:python3 examples/bot.py" """

import json
import random
import sys

WORTH = {"vp": 3, "house": 2, "shop": 2, "yen": 1, "assistant": 1, "copper": 1, "silk": 1, "tea": 1, "fish": 1}
VERBS = ("fulfil", "achieve", "learn", "token", "church", "customs", "order", "agent", "go", "pair", "get")


def osaka(move, view):
    """Buys where more is sold than the others sell, insures, and else takes dear cards."""
    verb, preview = move["text"].split()[0], move["preview"]
    if verb == "buy":
        sold = sum(s["points"] * (2 if s["seat"] == view["seat"] else -1) for s in preview["sales"])
        lost = sum(len(r["cards"]) * (-2 if r["seat"] == view["seat"] else 1) for r in preview["at_risk"])
        return 4 + len(preview["cards"]) + sold + lost
    return {"take": int(move["text"][-1]) if move["text"][-1].isdigit() else 5, "insure": 9, "save": 9}.get(verb, 0)


def yokohama(move, view):
    """Adds up what a move brings for certain; what has no figures goes by its kind."""
    verb, preview = move["text"].split()[0], move["preview"]
    mine = [change for change in preview.get("changes", []) if change["seat"] == view["seat"]]
    gains = [*mine, preview.get("gains", {}), preview.get("effect", {}).get("gains", {}), preview.get("waiting", {})]
    worth = sum(WORTH.get(name, 1) * n for gain in gains for name, n in gain.items() if name != "seat")
    return worth + 3 * ("build" in preview) + 2 * ("bonus" in preview) + (2 if verb in VERBS else 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance, judge = random.Random(message["seed"]), {"osaka": osaka, "yokohama": yokohama}[message["game"]]
        print(json.dumps({"type": "ready", "name": "Example"}), flush=True)
    elif message["type"] == "decide":
        view = message["view"]
        best = max(view["moves"], key=lambda move: (judge(move, view), chance.random()))
        print(json.dumps({"id": message["id"], "move": best["number"]}), flush=True)
    elif message["type"] == "goodbye":
        break
