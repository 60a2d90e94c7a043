"""Guessing passwords: how many may be tried by whom, so that nobody guesses much and nobody is locked out.

Whoever guesses from many addresses meets a bound for the account. So that this bound is no way to lock its owner out,
it does not hold where the account has been entered before: in a browser that has the cookie of a device, and at an
address from which somebody entered lately.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from itsdangerous import BadSignature, URLSafeSerializer

from shokai.server.http.buckets import REMEMBERED, Buckets
from shokai.server.tables.words import refuse

# Wrong passwords: so many a second over time, so many at once.
# For an account from one address; from one address for all accounts; for an account from wherever; from a known device.
HERE_PER_SECOND, HERE_AT_ONCE = 1 / 30, 5
ADDRESS_PER_SECOND, ADDRESS_AT_ONCE = 0.1, 20
ACCOUNT_PER_SECOND, ACCOUNT_AT_ONCE = 0.1, 10
DEVICE_PER_SECOND, DEVICE_AT_ONCE = 0.1, 10
# Seconds for which an address is known from which an account was entered: a month.
LATELY = 30 * 24 * 3600
# Accounts that one browser is remembered for: those that were entered last.
MOST_ACCOUNTS = 5

DEVICE_COOKIE = "shokai-device"


@dataclass(frozen=True)
class Device:
    """A browser, and the accounts that were entered with it, each with the epoch of that time."""

    id: str
    accounts: dict[str, int] = field(default_factory=dict)

    def knows(self, person: str, epoch: int) -> bool:
        """Whether an account was entered with it, and neither given a new password nor left everywhere since."""
        return self.accounts.get(person) == epoch

    def entered(self, person: str, epoch: int) -> Device:
        """The same browser after an account was entered."""
        others = [(id, then) for id, then in self.accounts.items() if id != person]
        return Device(self.id, dict([*others[1 - MOST_ACCOUNTS :], (person, epoch)]))


class Devices:
    """Signs what a browser keeps to be known by."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="device", signer_kwargs={"digest_method": hashlib.sha256})

    def cookie_for(self, device: Device) -> str:
        """What a browser keeps."""
        return str(self._signer.dumps([device.id, device.accounts]))

    def by_cookie(self, cookie: str | None) -> Device:
        """Whose cookie it is; a new device without one."""
        try:
            id, accounts = self._signer.loads(cookie or "") if len(cookie or "") < 1000 else ("", {})
            if id and isinstance(accounts, dict):
                return Device(str(id), accounts)
        except (BadSignature, ValueError, TypeError):
            pass
        return Device(secrets.token_urlsafe(9))


@dataclass
class Guess:
    """A password that is tried; what it took is given back when it was right."""

    taken: list[tuple[Buckets, str]] = field(default_factory=list)


class Guesses:
    """Counts passwords that were tried."""

    def __init__(self) -> None:
        self._here = Buckets(HERE_PER_SECOND, HERE_AT_ONCE)
        self._address = Buckets(ADDRESS_PER_SECOND, ADDRESS_AT_ONCE)
        self._account = Buckets(ACCOUNT_PER_SECOND, ACCOUNT_AT_ONCE)
        self._device = Buckets(DEVICE_PER_SECOND, DEVICE_AT_ONCE)
        self.buckets = {
            "passwords-for-an-account-from-an-address": self._here, "passwords-from-an-address": self._address,
            "passwords-for-an-account": self._account, "passwords-from-a-device": self._device,
        }  # fmt: skip
        # When an account was entered from an address.
        self._entered: OrderedDict[tuple[str, str], float] = OrderedDict()

    def begin(self, account: str, address: str, device: str | None) -> Guess:
        """One more is tried; raises Refusal when it is one too many. `device` has entered the account before."""
        if device is not None:
            wanted = [(self._device, f"{device} {account}")]
        else:
            wanted = [(self._here, f"{address} {account}"), (self._address, address)]
            if not self._is_known(account, address):
                wanted.append((self._account, account))
        guess = Guess()
        for buckets, key in wanted:
            if not buckets.take(key):
                # A guess that is not made counts nowhere.
                self.give_back(guess)
                raise refuse("too-many-guesses")
            guess.taken.append((buckets, key))
        return guess

    def begin_code(self, address: str) -> Guess:
        """A code is tried, of whomever: it counts like a password from that address."""
        if not self._address.take(address):
            raise refuse("too-many-guesses")
        return Guess([(self._address, address)])

    def was_right(self, guess: Guess, account: str, address: str) -> None:
        """It was the password: it does not count, and the address is known from now on."""
        self.give_back(guess)
        self._entered[account, address] = time.monotonic()
        self._entered.move_to_end((account, address))
        if len(self._entered) > REMEMBERED:
            self._entered.popitem(last=False)

    def _is_known(self, account: str, address: str) -> bool:
        entered = self._entered.get((account, address))
        return entered is not None and entered > time.monotonic() - LATELY

    def give_back(self, guess: Guess) -> None:
        """It does not count."""
        for buckets, key in guess.taken:
            buckets.give_back(key)
