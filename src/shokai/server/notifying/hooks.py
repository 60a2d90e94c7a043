"""Addresses of webhooks, given by strangers: where a server may send something, and where never.

The address is checked when it is given, and what its name resolves to each time before anything is sent: the connection
then goes to the very address that was checked.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from shokai.server.tables.words import refuse

LONGEST = 500
# The ports of the web, and those that anybody may listen on. Mail servers and the like are below.
PORTS = (80, 443)
FIRST_FREE_PORT = 1024

# IPv6 networks with an IPv4 address in the last bits of their addresses, or after the first two bytes.
_EMBEDS_LAST = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))
_SIX_TO_FOUR = ipaddress.IPv6Network("2002::/16")


@dataclass(frozen=True)
class Hook:
    """An address in its parts."""

    scheme: str
    host: str
    port: int
    # Path and query.
    target: str

    @property
    def named(self) -> str:
        """The header `Host`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.scheme == "https" else 80) else f"{host}:{self.port}"


def read_hook(text: str, longest: int = LONGEST) -> Hook:
    """The parts of an address; raises Refusal.

    >>> read_hook("https://ntfy.example.org/my-topic?auth=1")
    Hook(scheme='https', host='ntfy.example.org', port=443, target='/my-topic?auth=1')
    """
    text = text.strip()
    # Only what goes into a request as it is: no spaces, no line breaks, nothing to be encoded.
    if len(text) > longest or not re.fullmatch(r"https?://[!-~]+", text, re.IGNORECASE) or "\\" in text:
        raise refuse("bad-hook")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise refuse("bad-hook") from None
    scheme = parts.scheme.lower()
    port = port or (443 if scheme == "https" else 80)
    if not host or "@" in parts.netloc or not re.fullmatch(r"[a-z0-9._-]{1,253}|[0-9a-f:.]{2,45}", host):
        raise refuse("bad-hook")
    if port not in PORTS and port < FIRST_FREE_PORT:
        raise refuse("hook-port")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Hook(scheme, host, port, target)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet, and not of this machine, its network, or nobody.

    >>> [is_public(one) for one in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "169.254.169.254", "0.0.0.0")]
    [True, False, False, False, False]
    >>> [is_public(one) for one in ("2606:4700::1", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::")]
    [True, False, False, False, False]
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            ip = ip.ipv4_mapped
        elif any(ip in network for network in _EMBEDS_LAST):
            ip = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        elif ip in _SIX_TO_FOUR:
            ip = ipaddress.IPv4Address((int(ip) >> 80) & 0xFFFFFFFF)
        elif ip.teredo or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved
