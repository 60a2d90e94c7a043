"""The gate: whom the operator has shut out, and who is the operator. Asked before every request, so it asks nobody."""

from __future__ import annotations

import hmac
import ipaddress
from collections import defaultdict
from collections.abc import Iterable, MutableMapping
from typing import Any

from shokai.server.http.buckets import Buckets
from shokai.server.metrics import BLOCKED
from shokai.server.operators.operating import network_of

# Where the operator asks, and what everybody may ask, so that whoever watches over the server is not deceived.
ADMIN, ALWAYS = "/api/admin", "/api/health"
# Wrong tokens of one address: so many a second over time, so many at once.
TRIES_PER_SECOND, TRIES_AT_ONCE = 0.05, 10


class Networks:
    """Addresses and networks, to be looked up quickly however many they are.

    >>> networks = Networks(["192.0.2.7", "198.51.100.0/24", "2001:db8::/32"])
    >>> [networks.has(address) for address in ("192.0.2.7", "::ffff:198.51.100.9", "2001:db8::1", "192.0.2.8", "x")]
    [True, True, True, False, False]
    """

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        # For each version and length of a prefix the prefixes.
        self._prefixes: dict[tuple[int, int], set[int]] = defaultdict(set)
        for network in [network for network in map(network_of, addresses) if network is not None]:
            shift = network.max_prefixlen - network.prefixlen
            self._prefixes[network.version, shift].add(int(network.network_address) >> shift)

    def has(self, text: str) -> bool:
        """Whether an address is one of them, or in one of them."""
        if not self._prefixes:
            return False
        try:
            address = ipaddress.ip_address(text.partition("%")[0])
        except ValueError:
            return False
        if address.version == 6:
            address = address.ipv4_mapped or address
        number, version = int(address), address.version
        return any(v == version and number >> shift in there for (v, shift), there in self._prefixes.items())


class Gate:
    """Who may pass."""

    def __init__(self, token: str = "", limits: bool = True) -> None:
        self._token = token.encode()
        self.wrong_tokens = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE) if limits else None
        self.people: frozenset[str] = frozenset()
        self._addresses = Networks()

    @property
    def has_operator(self) -> bool:
        """Whether anybody can be the operator over the web."""
        return bool(self._token)

    def shut_out(self, people: Iterable[str], addresses: Iterable[str]) -> None:
        """From now on these do not pass, and nobody else."""
        self.people, self._addresses = frozenset(people), Networks(addresses)

    def is_blocked(self, address: str) -> bool:
        """Whether an address is shut out."""
        return self._addresses.has(address)

    def refuses(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether a request comes from where nobody may come from."""
        if scope["path"] == ALWAYS or not self.is_blocked(str((scope.get("client") or ("",))[0])):
            return False
        BLOCKED.labels("address").inc()
        return True

    def refusal(self, address: str, authorization: str) -> str | None:
        """Why a request for the operator's part is refused, or None for the operator's own."""
        if self.wrong_tokens and self.wrong_tokens.is_empty(address):
            # Not even the right one is told from a wrong one now.
            return "admin-too-many-tokens"
        scheme, _, given = authorization.partition(" ")
        if hmac.compare_digest(given.strip().encode("latin-1", "replace"), self._token) and scheme.lower() == "bearer":
            return None
        if authorization and self.wrong_tokens:
            self.wrong_tokens.take(address)
        return "admin-wrong-token"


def is_operators(path: str) -> bool:
    """Whether a path is for the operator alone."""
    return path == ADMIN or path.startswith(f"{ADMIN}/")
