"""A browser that subscribes to push messages, as far as a push service and its messages need one: it has keys, reads
what is encrypted for it (RFC 8291), and checks who signed the request (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from helpers.receiving import Received


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


class Subscriber:
    """A browser's side of a subscription.

    browser = Subscriber()
    asked = {"kind": "push", "address": receiver.address, "keys": browser.keys}
    """

    def __init__(self, secret: bytes | None = None, private: int | None = None) -> None:
        curve = ec.SECP256R1()
        self._key = ec.derive_private_key(private, curve) if private else ec.generate_private_key(curve)
        self._secret = secret or os.urandom(16)

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": b64(self.point), "auth": b64(self._secret)}

    def read(self, body: bytes) -> bytes:
        """What a message says; step by step as in RFC 8291, section 3.4."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        prk_key = _hmac(self._secret, self._key.exchange(ec.ECDH(), theirs))
        ikm = _hmac(prk_key, b"WebPush: info\x00" + self.point + sender + b"\x01")
        prk = _hmac(salt, ikm)
        cek = _hmac(prk, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(prk, b"Content-Encoding: nonce\x00\x01")[:12]
        opened = Cipher(algorithms.AES(cek), modes.GCM(nonce, text[-16:])).decryptor()
        plain = opened.update(text[:-16]) + opened.finalize()
        padded = plain.rstrip(b"\x00")
        assert padded[-1] == 2
        return padded[:-1]

    def heard(self, received: Received, key: str, origin: str) -> dict[str, Any]:
        """What a request to the push service says, if it is one, and signed with a server's key."""
        assert received.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(received.headers["ttl"]) <= 28 * 86_400
        scheme, _, rest = received.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        head, claims, signature = parts["t"].split(".")
        assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
        r, s = (int.from_bytes(unb64(signature)[part], "big") for part in (slice(32), slice(32, 64)))
        signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        signer.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        claimed = json.loads(unb64(claims))
        assert claimed["aud"] == origin
        assert time.time() < claimed["exp"] < time.time() + 86_400
        assert claimed["sub"].startswith(("mailto:", "https://"))
        return dict(json.loads(self.read(received.raw)))
