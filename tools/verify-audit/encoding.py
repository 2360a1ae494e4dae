"""Bytes and JSON in the one spelling that hashes need: SHA-256, base64, sizes, canonical JSON (RFC 8785)."""
import base64, hashlib, json, re

from outcome import Malformed, need


def sha256(data): return hashlib.sha256(data).digest()


def decode(encoded):
    """The bytes of base64 in its one spelling."""
    try: data = base64.b64decode(encoded, validate=True)
    except ValueError: raise Malformed("not base64") from None
    need(base64.b64encode(data).decode() == encoded, Malformed, "not base64 in its one spelling")
    return data


def decode_hashes(encoded):
    hashes = [decode(each) for each in encoded]
    need(all(len(each) == 32 for each in hashes), Malformed, "a hash has not 32 bytes")
    return hashes


def base64url(data): return base64.urlsafe_b64encode(data).rstrip(b"=")


def number(digits):
    need(re.fullmatch("0|[1-9][0-9]{0,15}", digits) and int(digits) < 2**53, Malformed, "not a size")
    return int(digits)


def canonical(value):
    """RFC 8785: members in the order of UTF-16 units."""
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda each: each[0].encode("utf-16-be"))
        return "{" + ",".join(canonical(k) + ":" + canonical(v) for k, v in members) + "}"
    if isinstance(value, list): return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def plain(value, depth=0):
    """Whether it is JSON without fractions and half characters, as entries hold it."""
    if isinstance(value, dict): return depth < 64 and all(plain(k) and plain(v, depth + 1) for k, v in value.items())
    if isinstance(value, list): return depth < 64 and all(plain(v, depth + 1) for v in value)
    if isinstance(value, str): return not re.search("[\ud800-\udfff]", value)
    return value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) < 2**53)


def load(encoded):
    """A value of JSON; Ellipsis, which is none, for any other text."""
    try: return json.loads(encoded)
    except (ValueError, RecursionError): return ...


def parse(encoded):
    value = load(encoded)
    need(plain(value), Malformed, "not JSON, or a value that no trail holds")
    return value


def parse_object(encoded):
    """The object of a shown value; an empty one where it is none."""
    value = load(encoded)
    return value if isinstance(value, dict) else {}
