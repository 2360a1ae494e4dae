"""The Merkle tree of a log (RFC 6962) and its proofs (RFC 9162)."""
from encoding import sha256


def leaf(record): return sha256(b"\0" + record.encode())
def node(left, right): return sha256(b"\1" + left + right)


def included(hash_, index, size, path):
    """The root that an inclusion proof leads to; None where it fits no tree of this size (RFC 9162, section 2.1.3.2)."""
    fn, sn, root = index, size - 1, hash_
    if index >= size: return None
    for sibling in path:
        if sn == 0: return None
        if fn & 1 or fn == sn:
            root = node(sibling, root)
            while not fn & 1 and fn: fn, sn = fn >> 1, sn >> 1
        else: root = node(root, sibling)
        fn, sn = fn >> 1, sn >> 1
    return root if sn == 0 else None


def continues(old, old_root, new, new_root, path):
    """Whether a consistency proof holds (RFC 9162, section 2.1.4.2)."""
    if old > new: return False
    if old == new: return not path and old_root == new_root
    if old == 0: return not path
    if not path: return False
    fn, sn = old - 1, new - 1
    while fn & 1: fn, sn = fn >> 1, sn >> 1
    first, *rest = path if fn else [old_root, *path]
    fr = sr = first
    for sibling in rest:
        if sn == 0: return False
        if fn & 1 or fn == sn:
            fr, sr = node(sibling, fr), node(sibling, sr)
            while not fn & 1 and fn: fn, sn = fn >> 1, sn >> 1
        else: sr = node(sr, sibling)
        fn, sn = fn >> 1, sn >> 1
    return sn == 0 and fr == old_root and sr == new_root
