"""Web Push: what a browser's push service is sent. Only the browser can read it (RFC 8291), and the service knows by a
signature that it comes from whom the browser gave its address to (RFC 8292, VAPID).

The request itself goes the way of webhooks: the address comes from a browser, hence from a stranger.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shokai.server.notifying.hooks import Hook, read_hook
from shokai.server.notifying.words import Message
from shokai.server.tables.words import refuse
from shokai.texts import Refusal

# Characters of an address: some services put long tokens into theirs.
LONGEST = 1000
# Seconds for which a push service keeps what it cannot deliver, and for which a signature holds: at most a day.
KEPT, HOLDS = 86_400, 12 * 3600
# Bytes of a record; services take 4096 with what is around it.
RECORD = 4096
POINT, SECRET = 65, 16


def encoded(data: bytes) -> str:
    """Bytes as base64 for addresses, without padding.

    >>> encoded(bytes([255, 254]))
    '__4'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; raises ValueError.

    >>> decoded("__4")
    b'\\xff\\xfe'
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, its public key, and a secret that it shares with us."""

    hook: Hook
    key: ec.EllipticCurvePublicKey
    secret: bytes


def read_subscription(address: str, keys: str, private: bool = False) -> Subscription:
    """A subscription as a browser gave it; raises Refusal. Only `private` ones need no TLS."""
    try:
        hook = read_hook(address, LONGEST)
    except Refusal:
        raise refuse("bad-push") from None
    try:
        told = json.loads(keys)
        point, secret = decoded(told["p256dh"]), decoded(told["auth"])
        if len(point) != POINT or len(secret) != SECRET:
            raise ValueError(keys)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, KeyError, TypeError):
        raise refuse("bad-push") from None
    if hook.scheme != "https" and not private:
        raise refuse("bad-push")
    return Subscription(hook, key, secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(plain: bytes, to: Subscription) -> bytes:
    """A message in one record, with a key that is used once (RFC 8291, RFC 8188)."""
    return sealed(plain, to, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def sealed(plain: bytes, to: Subscription, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a given key and salt, which must not be used again."""
    ours, theirs = point_of(key.public_key()), point_of(to.key)
    agreed = key.exchange(ec.ECDH(), to.key)
    shared = _derived(agreed, to.secret, b"WebPush: info\0" + theirs + ours, 32)
    content = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    # The 2 ends the last record.
    return head + AESGCM(content).encrypt(nonce, plain + b"\2", None)


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def new_vapid_key() -> str:
    """A private key for signatures, as it is kept."""
    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class Pusher:
    """Makes requests to push services."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())
        # Whom a push service writes to if something is wrong: a mail address or a site.
        self._contact = contact
        self.public_key = encoded(point_of(self._key.public_key()))

    def request(self, channel: dict[str, Any], told: Message, private: bool) -> tuple[Hook, bytes, dict[str, str]]:
        """Where to send a message, its body and its headers; raises Refusal for what is no subscription."""
        to = read_subscription(channel["address"], channel["push_keys"] or "", private)
        # What is older about the same table is replaced while it waits. The service does not learn which table it is.
        topic = encoded(hashlib.sha256(f"{channel['id']} {told.table}".encode()).digest()[:24])
        headers = {
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT),
            "Urgency": "high", "Topic": topic, "Authorization": self._signed(to.hook),
        }  # fmt: skip
        return to.hook, encrypted(told.pushed, to), headers

    def _signed(self, hook: Hook) -> str:
        """Says who sends this, to this service only and for a while."""
        claims = {
            "aud": f"{hook.scheme}://{hook.named}", "exp": int(time.time()) + HOLDS, "sub": self._contact,
        }  # fmt: skip
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public_key}"


def contact_for(address: str, mail: str) -> str:
    """Whom push services are told to write to: whoever runs this server, or its site.

    >>> contact_for("https://play.example.org", ""), contact_for("http://127.0.0.1:8000", "shokai@example.org")
    ('https://play.example.org', 'mailto:shokai@example.org')
    """
    if mail:
        return f"mailto:{mail}"
    return address if address.startswith("https://") else "mailto:shokai@localhost"
