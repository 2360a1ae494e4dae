"""Receipts (COSE, RFC 9942): the same proofs again, for tools that read CBOR."""
from ed25519 import signed
from encoding import decode, sha256
from note import read_proof
from outcome import Invalid, Untrusted, need
from trail import proved


def check_receipts(bundle, run, checkpoint, signers):
    """Each receipt is the one that the log makes of the same leaf, up to a signature that holds."""
    receipts = bundle["receipts"]
    previous = receipts.get("previous") if isinstance(receipts, dict) else bundle.get("previousReceipts")
    sets = [proved(bundle, each, "receipts") for each in (receipts, previous) if each is not None]
    proofs = [read_proof(proof) for proof, _ in proved(bundle, bundle["proofs"], "proofs")]
    held = 0  # a rotation has receipts by two keys, of which the reader may know one
    for one in sets:
        held += all(holds(decode(data), proof, run, checkpoint, signers) for (data, _), proof in zip(one, proofs))
    need(held >= min(len(sets), len(signers)), Untrusted, "no key that was given signed a receipt")


def holds(receipt, proof, run, checkpoint, signers):
    """False for a receipt by a key that was not given."""
    index, path = proof
    inclusion = cbor([checkpoint.size, index, path])
    ids = {public: sha256(cbor({1: 1, -1: 6, -2: public})) for public in signers}
    for public, id_ in ids.items():
        header = cbor({1: -8, 4: id_, 15: {1: checkpoint.origin, 2: run, -65538: checkpoint.size}, 395: 1})
        if receipt[:-64] == b"\xd2\x84" + cbor(header) + cbor({396: {-1: [inclusion]}}) + b"\xf6\x58\x40":
            message = cbor(["Signature1", header, b"", checkpoint.root])
            need(signed(public, message, receipt[-64:]), Invalid, "the signature of a receipt is wrong")
            return True
    known = any(id_ in receipt for id_ in ids.values())
    need(not known, Invalid, "a receipt is not that of its record, by a key that was given")
    return False


def cbor(value):
    """Deterministic CBOR (RFC 8949, section 4.2) of what a receipt holds."""
    def head(major, number):
        if number < 24: return bytes([major << 5 | number])
        size = next(each for each in (1, 2, 4, 8) if number < 256**each)
        return bytes([major << 5 | 23 + size.bit_length()]) + number.to_bytes(size, "big")
    if isinstance(value, int): return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes): return head(2, len(value)) + value
    if isinstance(value, str): return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list): return head(4, len(value)) + b"".join(map(cbor, value))
    return head(5, len(value)) + b"".join(k + v for k, v in sorted((cbor(k), cbor(v)) for k, v in value.items()))
