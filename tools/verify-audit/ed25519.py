"""Ed25519 signatures (RFC 8032) with extended coordinates, as section 5.1.4 adds them: short, for public data only."""
import functools, hashlib

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
BASE = bytes.fromhex("58" + "66" * 31)


def extended(x, y):
    return x, y, 1, x * y % P


def add(p, q):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = p, q
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * D * t1 * t2 % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(scalar, point):
    result = extended(0, 1)
    while scalar > 0:
        if scalar & 1: result = add(result, point)
        point, scalar = add(point, point), scalar >> 1
    return result


def decompress(data):
    """The point of 32 bytes; None where it is none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P: return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P: x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign): return None
    return (x if x & 1 == sign else P - x), y


@functools.lru_cache
def signed(public, message, signature):
    """Whether the signature of the message holds under a public key."""
    a, s = decompress(public), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or a is None or s >= L: return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % L
    x, y, z, _ = add(multiply(s, extended(*decompress(BASE))), multiply(k, extended(P - a[0], a[1])))
    x, y = (each * pow(z, -1, P) % P for each in (x, y))
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]
