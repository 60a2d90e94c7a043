"""`shokai admin`: codes for people, who may make an account, announcements, how long tables are kept, pausing bots."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from shokai.server.operators import rules
from shokai.server.operators.clearing import clear_some, old_tables
from shokai.server.operators.desk import carried_out, note
from shokai.texts import Refusal, Say, Speaker

FOR_EVER = "forever"
# What the operator says of bots that search, and whether they are paused then.
BOTS_MAY = {"pause": True, "go": False}


def _reset(asked: Any, speak: Speaker, url: str) -> int:
    done = carried_out(url, rules.new_reset, asked.person, asked.hours)
    note("reset", done["id"])
    who = f"{done['name']} ({done['id']})"
    return _code(asked, speak, done, "admin-reset", f"/login?reset={done['code']}", who=who)


def _invite(asked: Any, speak: Speaker, url: str) -> int:
    done = carried_out(url, rules.new_invitation, asked.days)
    note("invite", "account")
    return _code(asked, speak, done, "admin-invitation", f"/login?invite={done['code']}")


def _code(asked: Any, speak: Speaker, done: dict[str, Any], text: str, path: str, **more: str) -> int:
    """Tells a code: as a link where the server's address is known, else what comes after it."""
    if asked.json:
        return _json(done)
    until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(done["expires"]))
    print(speak.say(text, until=until, **more))
    print(f"{asked.server.rstrip('/')}{path}")
    return 0


def _registration(asked: Any, speak: Speaker, url: str) -> int:
    if asked.who is None:
        told = carried_out(url, rules.rules_of).told()
    else:
        told = carried_out(url, rules.change, {"registration": asked.who})
        note("registration", asked.who)
    if asked.json:
        return _json(told)
    print(speak.say(f"admin-registration-{told['registration']}"))
    return 0


def _announce(asked: Any, speak: Speaker, url: str) -> int:
    if asked.clear and asked.text is not None:
        raise Refusal(Say("admin-announce-or-clear"))
    if asked.text is None and not asked.clear:
        told = carried_out(url, rules.rules_of).told()
    else:
        told = carried_out(url, rules.change, {"announcement": asked.text or ""})
        note("announce", "everybody")
    if asked.json:
        return _json(told)
    print(told["announcement"] or speak.say("admin-no-announcement"))
    return 0


def _keep(asked: Any, speak: Speaker, url: str) -> int:
    if asked.days is None:
        told = carried_out(url, rules.rules_of).told()
    else:
        days = None if asked.days == FOR_EVER else _number(asked.days)
        told = carried_out(url, rules.change, {"keep_days": days})
        note("keep", asked.days)
    old = 0 if told["keep_days"] is None else carried_out(url, old_tables, told["keep_days"])
    cleared = 0
    while asked.now and (some := carried_out(url, clear_some)) > 0:
        cleared += some
    if asked.json:
        return _json({**told, "old": old, "cleared": cleared})
    if told["keep_days"] is None:
        print(speak.say("admin-keep-for-ever"))
        return 0
    print(speak.say("admin-keep-days", days=told["keep_days"]))
    print(speak.say("admin-cleared", n=cleared) if asked.now else speak.say("admin-old", n=old))
    return 0


def _hosts(asked: Any, speak: Speaker, url: str) -> int:
    if not asked.names and not asked.everybody:
        told = carried_out(url, rules.rules_of).told()
    else:
        if asked.names and asked.everybody:
            raise Refusal(Say("admin-hosts-or-everybody"))
        told = carried_out(url, rules.change, {"hosts": asked.names})
        note("hosts", " ".join(told["hosts"]) or "everybody")
    if asked.json:
        return _json(told)
    print(speak.say("admin-hosts", names=tuple(told["hosts"])) if told["hosts"] else speak.say("admin-hosts-everybody"))
    return 0


def _bots(asked: Any, speak: Speaker, url: str) -> int:
    if asked.what is None:
        told = carried_out(url, rules.rules_of).told()
    elif asked.what not in BOTS_MAY:
        raise Refusal(Say("server-admin-bad-registration", word=asked.what[:40], words=tuple(BOTS_MAY)))
    else:
        told = carried_out(url, rules.change, {"bots_paused": BOTS_MAY[asked.what]})
        note("bots", asked.what)
    if asked.json:
        return _json(told)
    print(speak.say("admin-bots-held" if told["bots_paused"] else "admin-bots-go"))
    return 0


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refusal(Say("server-admin-bad-days", fewest=rules.FEWEST_DAYS, most=rules.MOST_DAYS))
    return int(text)


def _json(told: Any) -> int:
    print(json.dumps(told, indent=2, ensure_ascii=False))
    return 0


HOUSE_COMMANDS: dict[str, Callable[[Any, Speaker, str], int]] = {
    "reset": _reset, "invite": _invite, "registration": _registration, "announce": _announce, "keep": _keep,
    "hosts": _hosts, "bots": _bots,
}  # fmt: skip
