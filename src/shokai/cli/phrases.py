"""argparse's own sentences in the reader's language.

argparse offers no other place to translate at than gettext, whose language belongs to the whole process. It formats
each complaint before anybody else sees it, so the complaint is recognized by its English form. One that is not known
here, from a later Python, stays as it is.
"""

from __future__ import annotations

import re

from shokai.texts import Speaker

# The form of each complaint, and the message that says the same. Groups are the message's arguments.
_FORMS = {
    r"argument (?P<argument>[^:]+): (?P<why>.*)": "cli-args-argument",
    r"the following arguments are required: (?P<arguments>.*)": "cli-args-required",
    r"unrecognized arguments: (?P<arguments>.*)": "cli-args-unrecognized",
    r"invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)": "cli-args-choice",
    r"expected one argument": "cli-args-one",
    r"expected at least one argument": "cli-args-at-least-one",
    r"ambiguous option: (?P<option>.*) could match (?P<options>.*)": "cli-args-ambiguous",
    r"ignored explicit argument (?P<value>.*)": "cli-args-explicit",
    r"not allowed with argument (?P<argument>.*)": "cli-args-not-with",
    r"one of the arguments (?P<arguments>.*) is required": "cli-args-one-of",
}
_KNOWN = [(re.compile(form, re.DOTALL), id) for form, id in _FORMS.items()]


def in_words(message: str, speak: Speaker) -> str:
    """A complaint of argparse in the speaker's language.

    >>> from shokai.texts import speaker
    >>> in_words("argument --players: expected one argument", speaker("de"))
    'Argument --players: Ein Wert fehlt'
    """
    for form, id in _KNOWN:
        if found := form.fullmatch(message):
            told = found.groupdict()
            if "why" in told:
                told["why"] = in_words(told["why"], speak)
            return speak.say(id, **told)
    return message
