"""Ed25519 signatures (RFC 8032) with affine points: slow and short, for public data only."""
import functools, hashlib

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
BASE = bytes.fromhex("58" + "66" * 31)


def add(p, q):
    (a, b), (c, d) = p, q
    k = D * a * b * c * d
    return (a * d + b * c) * pow(1 + k, -1, P) % P, (b * d + a * c) * pow(1 - k, -1, P) % P


def multiply(scalar, point):
    result = (0, 1)
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
    x, y = add(multiply(s, decompress(BASE)), multiply(k, (P - a[0], a[1])))
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]
