#!/usr/bin/env python3
"""Verifies an audit trail of Assay with the standard library alone: a second verifier, written apart from the first.

usage: verify-audit.py FILE [--key VKEY] [--policy FILE] [--pin CHECKPOINT] [--record HASH]
Exit codes: 0 verified, 1 invalid, 2 a key or a pin is missing, 3 malformed. It reads no witness: a policy must say "quorum none".

verify() makes the checks in their order. First the proof of every trail: its records are one chain, they are leaves of a log that a known
key signed, and this log continues the pin. Then what the parts of a trail say of each other.
"""
import argparse, base64, collections, functools, hashlib, json, re, sys

class Invalid(Exception): "The file contradicts itself, its signature or the pin."
class Untrusted(Exception): "Nothing contradicts the file, and something is missing that would prove it."
class Malformed(Exception): "The file, a key, the policy or the pin is not of its format."

def need(holds, kind, text):
    if not holds: raise kind(text)

# --- Bytes, JSON and shapes -----------------------------------------------------------------------------------------------------------

def sha256(data): return hashlib.sha256(data).digest()
def text(value): return isinstance(value, str)
def count(value): return type(value) is int and value >= 0
def anything(_): return True

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

def number(digits):
    need(re.fullmatch("0|[1-9][0-9]{0,15}", digits) and int(digits) < 2**53, Malformed, "not a size")
    return int(digits)

def plain(value, depth=0):
    """Whether it is JSON without fractions and half characters, as entries hold it."""
    if isinstance(value, dict): return depth < 64 and all(plain(k) and plain(v, depth + 1) for k, v in value.items())
    if isinstance(value, list): return depth < 64 and all(plain(v, depth + 1) for v in value)
    if text(value): return not re.search("[\ud800-\udfff]", value)
    return value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) < 2**53)

def canonical(value):
    """RFC 8785: members in the order of UTF-16 units."""
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda each: each[0].encode("utf-16-be"))
        return "{" + ",".join(canonical(k) + ":" + canonical(v) for k, v in members) + "}"
    if isinstance(value, list): return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)

def parse(encoded):
    try: value = json.loads(encoded)
    except (ValueError, RecursionError): raise Malformed("not JSON") from None
    need(plain(value), Malformed, "a value that no trail holds")
    return value

def parse_object(encoded):
    """The object of a shown value; an empty one where it is none."""
    try: value = json.loads(encoded)
    except (ValueError, RecursionError): return {}
    return value if isinstance(value, dict) else {}

def shaped(value, shape):
    """A shape is a test of a value, a list with one shape for its items, or an object with a shape for each member. A "?" ends the name of a
    member that may be absent; "*" allows others."""
    if isinstance(shape, list): return isinstance(value, list) and all(shaped(each, shape[0]) for each in value)
    if not isinstance(shape, dict): return shape(value)
    if not isinstance(value, dict): return False
    if "*" not in shape and not set(value) <= {name.rstrip("?") for name in shape}: return False
    return all(
        shaped(value[name.rstrip("?")], of) if name.rstrip("?") in value else name[-1] in "?*" for name, of in shape.items()
    )

def optional(shape): return lambda value: value is None or shaped(value, shape)
def members(names, shape): return {name: shape for name in names.split()}

# --- Ed25519 (RFC 8032) with affine points: slow and short, for public data only ------------------------------------------------------

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
    a, s = decompress(public), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or a is None or s >= L: return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % L
    x, y = add(multiply(s, decompress(BASE)), multiply(k, (P - a[0], a[1])))
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]

# --- Merkle tree (RFC 6962), keys, policies and checkpoints (C2SP) --------------------------------------------------------------------

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

def key_id(name, public): return sha256(name.encode() + b"\n\1" + public)[:4]

Key = collections.namedtuple("Key", "name id public first last")

def read_key(vkey, first=0, last=2**53):
    """A verifier key, for checkpoints of these sizes."""
    found = re.fullmatch(r"([^+\s]+)\+([0-9a-f]{8})\+(.*)", vkey)
    need(found, Malformed, "not a verifier key")
    name, id_, data = found[1], bytes.fromhex(found[2]), decode(found[3])
    need(len(data) == 33 and data[0] == 1 and id_ == key_id(name, data[1:]), Malformed, "not an Ed25519 verifier key")
    return Key(name, id_, data[1:], first, last)

def read_policy(policy):
    """Its keys. A comment "#sizes KEY FIRST LAST" below a key limits it to these sizes of the log; "-" for no end."""
    sizes, logs, quorums = {}, [], []
    for words in [line.split() for line in policy.split("\n")]:
        kind, *rest = words or ["#"]
        if kind == "#sizes":
            need(len(rest) == 3 and rest[0] in logs and rest[0] not in sizes, Malformed, "a line of sizes in the policy")
            sizes[rest[0]] = (number(rest[1]), 2**53 if rest[2] == "-" else number(rest[2]))
            need(sizes[rest[0]][0] <= sizes[rest[0]][1], Malformed, "sizes in the policy end before they begin")
        elif kind == "log" and len(rest) in (1, 2): logs.append(rest[0])
        elif kind == "quorum": quorums.append(rest)
        else: need(kind.startswith("#"), Malformed, "a line of the policy")
    need(quorums == [["none"]], Malformed, "a policy without 'quorum none'")
    return [read_key(key, *sizes.get(key, ())) for key in logs]

Checkpoint = collections.namedtuple("Checkpoint", "note origin size root body lines")

def read_checkpoint(note):
    """A signed note (C2SP): the text that is signed, and its signature lines."""
    need(not re.search("[\0-\x09\x0b-\x1f]", note) and note.endswith("\n") and "\n\n" in note, Malformed, "not a note")
    body, _, tail = note.rpartition("\n\n")
    lines = [re.fullmatch("— ([^ +]+) ([^ ]+)", line) for line in tail[:-1].split("\n")]
    need(all(lines) and len(lines) <= 100, Malformed, "not a signature line")
    lines, parts = [(line[1], decode(line[2])) for line in lines], body.split("\n")
    need(len(parts) == 3 and parts[0], Malformed, "not a checkpoint of three lines")
    root, = decode_hashes(parts[2:])
    return Checkpoint(note, parts[0], number(parts[1]), root, body + "\n", lines)

def signers_of(checkpoint, keys):
    """The public keys, of those that were given and may sign this size, that signed the checkpoint."""
    allowed = [key for key in keys if key.name == checkpoint.origin and key.first <= checkpoint.size <= key.last]
    found = []
    for name, data in checkpoint.lines:
        for public in [key.public for key in allowed if (key.name, key.id) == (name, data[:4])]:
            need(signed(public, checkpoint.body.encode(), data[4:]), Invalid, "a signature of a known key is wrong")
            if public not in found: found.append(public)
    need(found, Untrusted, "no key that was given, and that may sign this size, signed the checkpoint")
    return found

# --- The file -------------------------------------------------------------------------------------------------------------------------

ENDS = ("scorecard.sealed", "run.failed", "run.cancelled")
TYPES = {
    "run": ENDS + ("run.opened", "input", "scorer", "source", "step", "output"),
    "assessment": ("assessment.scored",), "watch": ("watch.pass",), "case": ("case.decided",),
}
LATER = ("watch", "case")  # trails that may begin with a later record
FORMATS = {"assay-audit-bundle/v1": "run", **{f"assay-{kind}-bundle/v1": kind for kind in ("assessment", *LATER)}}

# What a record of a kind must say.
LIST = {"*": anything, "id": text, **members("from to", optional(text)), **members("added changed removed", count)}
STATES = ("true_match", "false_positive", "closed")
DATA = {
    "run": anything,
    "assessment": {
        "*": anything, **members("revision total", count), **members("category protocol settings verdict requested?", text), "_sd": [text],
        "axes": [{"*": anything, "id": text, "score": count, "cites": [text]}], "altered?": optional([text]), "lost?": optional([count]),
        "entries": [{"*": anything, **members("id axis kind grade", text), "verified": lambda v: isinstance(v, bool), "flags": [text]}],
    },
    "watch": {
        "*": anything, **members("pass scope", text), **members("subjects screened", count),
        "alerts": {"*": anything, "count": count, "sha256": text},
        "lists": lambda value: shaped(value, [LIST]) and len({each["id"] for each in value}) == len(value),
    },
    "case": {"*": anything, **members("event digest", text), "state": lambda value: value in STATES},
}
ERASURE = {**members("run reason", text), "fields": [members("name digest", text)]}

# The members of a file.
PARTS = "opened input sealed?"
SHARED = {
    "format": text, "records": [text], "checkpoint?": text, "consistency?": {"from": count, "path": [text]},
    "replacements?": [{**members("record proof", text), "path": [text]}], "fault?": {"record": anything, "reason": text},
}
VALUES = {"erasure?": members("record proof", text), "disclosures": [{"salt": text, "name": text, "value": anything}]}
EACH = {**members("proofs? receipts? previousReceipts?", [text]), "unstored?": [count]}
SNAPSHOT = "id source snapshotDate fetchedAt url bytes contentSha256 recordsHash recordsRoot? records parserVersion sample"
FILES = {
    "run": {
        **SHARED, **VALUES, "proofs?": members(PARTS, text), "envelope?": text, "snapshots": [members(SNAPSHOT, anything)],
        "receipts?": {**members(PARTS, text), "previous?": members(PARTS, text)},
        "citations?": [{**members("source snapshot id url locator", text), "index": count, "path": [text]}],
    },
    "assessment": {**SHARED, **VALUES, **EACH},
    "watch": {**SHARED, **EACH, "alerts": [optional([members("id digest salt? alert?", text)])]},
    "case": {**SHARED, **EACH, "decisions": [optional(members("salt decision", text))]},
}
NEEDS = {"previousReceipts": "receipts", **members("receipts envelope erasure replacements unstored checkpoint", "proofs"), "proofs": "checkpoint"}

def read_file(data):
    """The trail, in one of the two spellings that the server sends; so no member is there twice, and no bit goes unread."""
    spelling = data.decode("utf-8")
    bundle = parse(spelling)
    need(isinstance(bundle, dict) and bundle.get("format") in list(FORMATS), Malformed, "not an audit trail")
    kind, body = FORMATS[bundle["format"]], spelling.removesuffix("\n")
    compact = json.dumps(bundle, ensure_ascii=False, separators=(",", ":"))
    need(body in (compact, json.dumps(bundle, ensure_ascii=False, indent=2)), Malformed, "not spelled as the server sent it")
    need(shaped(bundle, FILES[kind]), Malformed, "not of the format")
    for part, whole in NEEDS.items(): need(whole in bundle or part not in bundle, Malformed, f"{part} without {whole}")
    for part in ("unstored", "replacements"): need(bundle.get(part, [0]), Malformed, f"{part} is empty")
    alerts = [alert for alerts in bundle.get("alerts", []) for alert in alerts or []]
    need(all(("salt" in alert) == ("alert" in alert) for alert in alerts), Malformed, "an alert without its salt")
    for part in ("receipts", "previousReceipts"): [decode(each) for each in all_texts(bundle.get(part, []))]
    for each in [bundle.get("consistency", {}), *bundle.get("replacements", []), *bundle.get("citations", [])]:
        decode_hashes(each.get("path", []))
    need("fault" not in bundle, Invalid, "the server itself found an alteration")
    return bundle, kind

def all_texts(value):
    """The texts in an object or a list, at any depth."""
    if text(value): return [value]
    return [each for part in (value.values() if isinstance(value, dict) else value) for each in all_texts(part)]

def read_entry(record, what):
    entry = parse(record)
    shape = {"v": lambda value: type(value) is int and value == 1, "seq": count, "data": lambda value: isinstance(value, dict)}
    fits = shaped(entry, {**shape, **members("tenant run prev type at actor", text)})
    need(fits and canonical(entry) == record, Malformed, f"{what} is not a canonical entry")
    return entry

# --- The proof: one chain, in a log that a known key signed, which continues the pin --------------------------------------------------

def check_chain(records, kind):
    """One run from its opening to its end, every scoring of an assessment, or passes of a watch or decisions about a case that follow each
    other."""
    prev, entries = "0" * 64, []
    need(records or kind == "run", Invalid, "no record")
    for at, record in enumerate(records):
        entry = read_entry(record, f"record {at + 1}")
        need(entry["type"] in TYPES[kind], Malformed, f"record {at + 1} is of no known type")
        first = entries[0] if entries else entry
        if kind in LATER and at == 0 and entry["seq"] > 0: prev = entry["prev"]
        need((entry["tenant"], entry["run"]) == (first["tenant"], first["run"]), Invalid, "a record of another run")
        start = first["seq"] if kind in LATER else 0
        need((entry["seq"], entry["prev"]) == (start + at, prev), Invalid, f"record {at + 1} does not follow the one before")
        if kind == "run":
            need((entry["type"] == "run.opened") == (at == 0), Invalid, "the run is not opened once, at its start")
            need((entry["type"] in ENDS) == (at == len(records) - 1), Invalid, "the run does not end with its last record")
        prev = leaf(record).hex()
        entries.append(entry)
    whole = len(entries) > 2 and entries[1]["type"] == "input"
    need(kind != "run" or whole, Invalid, "not a run from its opening to its end")
    need(all(shaped(entry["data"], DATA[kind]) for entry in entries), Invalid, "a record does not say what it must")
    return entries

def proved(bundle, parts, what):
    """The proofs or the receipts, each with the record that it is of: three of a run, and each of the others."""
    records = bundle["records"]
    if isinstance(parts, list):
        need(len(parts) == len(records), Invalid, f"not one of the {what} for each record")
        return list(zip(parts, records))
    need("sealed" in parts, Invalid, f"none of the {what} is of the last record")
    return [(parts["opened"], records[0]), (parts["input"], records[1]), (parts["sealed"], records[-1])]

def check_log(bundle):
    """The checkpoint, and where the proved records are in its tree."""
    checkpoint, places = read_checkpoint(bundle["checkpoint"]), [-1]
    for proof, record in proved(bundle, bundle["proofs"], "proofs"):
        places.append(place("a record", record, proof, checkpoint, places[-1]))
    return checkpoint, places[1:]

def place(what, record, proof, checkpoint, last=-1):
    """Where a record is in the log, after the last one (C2SP tlog-proof)."""
    index, path = read_proof(proof)
    need(proof.partition("\n\n")[2] == checkpoint.note, Invalid, "a proof under another checkpoint")
    need(included(leaf(record), index, checkpoint.size, path) == checkpoint.root, Invalid, f"not in the log: {what}")
    need(index > last, Invalid, "the records are in the log in another order")
    return index

def read_proof(proof):
    title, _, rest = proof.partition("\n\n")[0].partition("\n")
    index, *path = rest.split("\n")
    need(title == "c2sp.org/tlog-proof@v1" and index.startswith("index ") and len(path) < 64, Malformed, "not a proof")
    return number(index[6:]), decode_hashes(path)

def check_names(bundle, entries, checkpoint):
    """The names that the log had before a key was stolen, as (name, last size): each entry that replaced a key is the first leaf under the new
    name, and the log begins with the leaves of the last checkpoint under the old one."""
    earlier, name = [], None
    for each in bundle["replacements"]:
        entry = read_entry(each["record"], "the name of the log")
        old, new, last = read_replacement(entry)
        need(entry["tenant"] == entries[0]["tenant"], Invalid, "the name of the log of other records")
        follows = name in (None, old.name) and (not earlier or last.size >= earlier[-1][1])
        need(follows, Invalid, "the names of the log do not follow each other")
        at = place("the name of the log", each["record"], each["proof"], checkpoint)
        need(at == last.size, Invalid, "the name of the log is not at its place")
        try: signers_of(last, [old])
        except Untrusted: raise Invalid("the last checkpoint of an earlier name is not signed") from None
        whole = continues(last.size, last.root, checkpoint.size, checkpoint.root, decode_hashes(each["path"]))
        need(whole, Invalid, "the log does not continue the last checkpoint of its earlier name")
        earlier.append((old.name, last.size))
        name = new.name
    need(name == checkpoint.origin, Invalid, "the names of the log do not lead to the one of its checkpoint")
    return earlier

def read_replacement(entry):
    """The old key, the new one, and the last checkpoint under the old name."""
    data = entry["data"]
    fits = shaped(data, {"*": anything, "size": count, **members("state old new checkpoint", text)})
    need(entry["type"] == "key.rotated" and fits and data["state"] == "replaced", Malformed, "not an entry that named the log")
    old, new, last = read_key(data["old"]), read_key(data["new"]), read_checkpoint(data["checkpoint"])
    fits = (last.origin, last.size) == (old.name, data["size"]) and new.name != old.name
    need(fits, Malformed, "an entry that named the log has the checkpoint of another one")
    return old, new, last

def check_pin(bundle, checkpoint, pin, keys, earlier):
    need(pin is not None, Untrusted, "no pin was given")
    limits = {checkpoint.origin: 2**53, **dict(earlier)}
    need(pin.origin in limits, Untrusted, "the pin is of another log")
    signers_of(pin, keys)
    need(pin.size <= limits[pin.origin], Untrusted, "the pin is of a log after it got another name: a stolen key can have signed it")
    need(checkpoint.size >= pin.size, Untrusted, "the trail is older than the pin, or the log was cut")
    proof = bundle.get("consistency", {"from": pin.size, "path": []})
    need(proof["from"] == pin.size, Untrusted, "the trail continues another size than the pin")
    proved_ = "consistency" in bundle or pin.size in (0, checkpoint.size)
    need(proved_, Untrusted, "no proof that the log continues the pin")
    whole = continues(pin.size, pin.root, checkpoint.size, checkpoint.root, decode_hashes(proof["path"]))
    need(whole, Invalid, "the log does not continue the pin")

def check_later(bundle, checkpoint, last):
    """A leaf without a record, after the last one, can be a later record that was deleted."""
    leaves = bundle["unstored"]
    rising = all(a < b for a, b in zip([last] + leaves, leaves + [checkpoint.size]))
    need(rising, Invalid, "leaves without a record that are not after the last one")
    raise Untrusted(f"records after the last one are missing from the database of the server: {leaves}")

# --- Receipts (RFC 9942) and envelopes (DSSE), which prove the same for other tools ---------------------------------------------------

def cbor(value):
    """Deterministic CBOR (RFC 8949, section 4.2) of what a receipt holds."""
    def head(major, number):
        if number < 24: return bytes([major << 5 | number])
        size = next(each for each in (1, 2, 4, 8) if number < 256**each)
        return bytes([major << 5 | 23 + size.bit_length()]) + number.to_bytes(size, "big")
    if value is None: return b"\xf6"
    if isinstance(value, int): return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes): return head(2, len(value)) + value
    if isinstance(value, str): return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list): return head(4, len(value)) + b"".join(map(cbor, value))
    return head(5, len(value)) + b"".join(k + v for k, v in sorted((cbor(k), cbor(v)) for k, v in value.items()))

def check_receipts(bundle, run, checkpoint, signers):
    """Each receipt is the one that the log makes of the same leaf, up to a signature that holds."""
    receipts = bundle["receipts"]
    previous = receipts.get("previous") if isinstance(receipts, dict) else bundle.get("previousReceipts")
    sets = [proved(bundle, each, "receipts") for each in (receipts, previous) if each is not None]
    proofs = [read_proof(proof) for proof, _ in proved(bundle, bundle["proofs"], "proofs")]
    held = 0  # a rotation has receipts by two keys, of which the reader may know one
    for one in sets:
        held += all(receipt_holds(decode(data), proof, run, checkpoint, signers) for (data, _), proof in zip(one, proofs))
    need(held >= min(len(sets), len(signers)), Untrusted, "no key that was given signed a receipt")

def receipt_holds(data, proof, run, checkpoint, signers):
    """False for a receipt by a key that was not given."""
    index, path = proof
    inclusion = cbor([checkpoint.size, index, path])
    ids = {public: sha256(cbor({1: 1, -1: 6, -2: public})) for public in signers}
    for public, id_ in ids.items():
        header = cbor({1: -8, 4: id_, 15: {1: checkpoint.origin, 2: run, -65538: checkpoint.size}, 395: 1})
        if data[:-64] == b"\xd2\x84" + cbor(header) + cbor({396: {-1: [inclusion]}}) + b"\xf6\x58\x40":
            message = cbor(["Signature1", header, b"", checkpoint.root])
            need(signed(public, message, data[-64:]), Invalid, "the signature of a receipt is wrong")
            return True
    need(not any(id_ in data for id_ in ids.values()), Invalid, "a receipt is not that of its record, by a key that was given")
    return False

PAYLOAD = "application/vnd.in-toto+json"
ENVELOPE = {**members("payload payloadType", text), "signatures": [members("keyid sig", text)]}

def check_envelope(bundle, checkpoint, signers):
    """The last record as an in-toto statement in a DSSE envelope, by each key that signed the checkpoint."""
    envelope, record = parse(bundle["envelope"]), bundle["records"][-1]
    fits = shaped(envelope, ENVELOPE) and canonical(envelope) == bundle["envelope"] and len(envelope["signatures"]) <= 16
    need(fits, Malformed, "not an envelope")
    need(envelope["payloadType"] == PAYLOAD, Untrusted, "an envelope of another payload type")
    payload = decode(envelope["payload"])
    message = b"DSSEv1 %d %s %d %s" % (len(PAYLOAD), PAYLOAD.encode(), len(payload), payload)
    ids = {key_id(checkpoint.origin, public).hex(): public for public in signers}
    found = set()
    for each in envelope["signatures"]:
        signature, public = decode(each["sig"]), ids.get(each["keyid"])
        need(public is None or signed(public, message, signature), Invalid, "a signature of a known key is wrong")
        found |= {public} - {None}
    need(found, Untrusted, "no known key signed the envelope")
    predicate = {"log": checkpoint.origin, "hash": leaf(record).hex(), "entry": json.loads(record)}
    subject = {"name": predicate["entry"]["run"], "digest": {"sha256": sha256(record.encode()).hex()}}
    statement = {"_type": "https://in-toto.io/Statement/v1", "subject": [subject], "predicateType": "urn:assay:audit-entry:v1",
                 "predicate": predicate}
    need(canonical(statement).encode() == payload, Invalid, "an envelope says otherwise than the last record")
    need(len(found) == len(signers), Untrusted, "a key that signed the checkpoint did not sign the envelope")

# --- Values, each behind a salted digest of the records, or erased --------------------------------------------------------------------

def base64url(data): return base64.urlsafe_b64encode(data).rstrip(b"=")
def digest(salt, name, value): return base64url(sha256(base64url(canonical([salt, name, value]).encode()))).decode()

def digests_in(entries):
    lists = [entry["data"].get("_sd") for entry in entries]
    return {each for digests in lists if isinstance(digests, list) for each in digests if text(each)}

def check_erasure(bundle, entries, checkpoint, last):
    """The digests whose values the log says were erased."""
    entry = read_entry(bundle["erasure"]["record"], "the erasure")
    erased = entry["data"]
    fits = entry["type"] == "erasure" and shaped(erased, ERASURE) and re.fullmatch("[a-z_]{1,32}", erased["reason"])
    need(fits, Malformed, "not an erasure")
    whose = (entry["run"], entry["tenant"], erased["run"])
    need(whose == ("log", entries[0]["tenant"], entries[0]["run"]), Invalid, "the erasure of another run or assessment")
    named = [field["digest"] for field in erased["fields"]]
    its = len(set(named)) == len(named) and set(named) <= digests_in(entries)
    need(its, Invalid, "the erasure names a value that the records do not have")
    place("the erasure", bundle["erasure"]["record"], bundle["erasure"]["proof"], checkpoint, last)
    return named

def check_values(bundle, entries, erased):
    """The number of digests without a value."""
    values, digests = bundle.get("disclosures", []), digests_in(entries)
    shown, names = {digest(**value) for value in values}, {value["name"] for value in values}
    need(not names & {"", "_sd", "..."}, Invalid, "a value has a reserved name")
    need(shown <= digests, Invalid, "a value is not in the records")
    need(not shown & set(erased), Invalid, "a value is there that the log says was erased")
    need(len(shown) == len(names) == len(values), Invalid, "a value is there twice")
    return len(digests) - len(shown) - len(erased)

# --- What the parts of a trail say of each other: one function for each kind ----------------------------------------------------------

def check_run(bundle, entries):
    """Each snapshot is described as the records have it."""
    sources = [entry["data"] for entry in entries if entry["type"] == "source"]
    for snapshot in bundle["snapshots"]:
        at = next((at for at, data in enumerate(sources) if data.get("snapshot") == snapshot["id"]), None)
        need(at is not None, Invalid, "a snapshot is not in the records, or not in their order")
        recorded = {**sources[at], "source": sources[at].get("id"), "id": sources[at].get("snapshot")}
        sources = sources[at + 1:]
        for name, value in snapshot.items():
            same = canonical(recorded.get(name)) == canonical(value)
            need(name not in recorded or same, Invalid, f"a snapshot is not as recorded: {name}")
        need(("recordsRoot" in snapshot) == ("recordsRoot" in recorded), Invalid, "a snapshot is not as recorded: recordsRoot")
        need(set(snapshot) <= set(recorded), Untrusted, "the records do not hold all that the file says of a snapshot")

def objects(value): return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []

def check_citations(bundle, entries):
    """Each record that a finding cites was in its snapshot, where that has a tree."""
    trees, cited = {}, {}
    for data in [entry["data"] for entry in entries if entry["type"] == "source" and text(entry["data"].get("snapshot"))]:
        root, size = data.get("recordsRoot"), data.get("records")
        treed = text(root) and re.fullmatch("[0-9a-f]{64}", root) and type(size) is int
        trees[data["snapshot"]] = (bytes.fromhex(root), size) if treed else None
    for data in [entry["data"] for entry in entries if entry["type"] == "scorer"]:
        for each in [each for finding in objects(data.get("findings")) for each in objects(finding.get("citations"))]:
            key = tuple(each.get(name) for name in ("source", "snapshot", "id"))
            if all(map(text, (*key, each.get("recordHash")))) and trees.get(key[1]): cited[key] = each["recordHash"]
    for each in bundle.get("citations", []):
        key = (each["source"], each["snapshot"], each["id"])
        need(key in cited, Invalid, "a place of a record that no finding cites, or a second one")
        root, size = trees[key[1]]
        record = canonical([each["id"], cited.pop(key), each["url"], each["locator"]])
        at = included(leaf(record), each["index"], size, decode_hashes(each["path"]))
        need(at == root, Invalid, "a cited record was not in its snapshot")
    need(not cited, Untrusted, "no proof that every cited record was in its snapshot")

def check_assessment(bundle, entries):
    """Each scorecard adds up and cites its ledger; each shown value is what its records say of it."""
    shown = [(digest(**value), value["name"].rpartition(".")[0], value["value"]) for value in bundle["disclosures"]]
    for data in [entry["data"] for entry in entries]:
        ids = [each["id"] for each in data["entries"]]
        need(len(set(ids)) == len(ids), Invalid, "an entry of the ledger is there twice")
        need(sum(each["score"] for each in data["axes"]) == data["total"], Invalid, "the axes do not add up")
        need({cited for each in data["axes"] for cited in each["cites"]} <= set(ids), Invalid, "an entry outside of the ledger")
        for part, value in [(part, value) for key, part, value in shown if key in data["_sd"]]:
            need(text(value) and described(part, parse_object(value), data), Invalid, "a value is not what its record says")

def described(part, value, data):
    """Whether a shown value is the part of a scoring that its record describes."""
    def only(each, names): return [each.get(name) for name in names.split()]
    if part == "pitch": return True
    if part != "assessment":
        named = [each for each in data["entries"] if part == "entry." + each["id"]]
        return [only(each, "id axis kind") for each in named] == [only(value, "id axis kind")]
    card = value.get("scorecard")
    if not shaped(card, {"*": anything, "axes": [{"*": anything}]}): return False
    scores = [[only(each, "id score") for each in axes] for axes in (card["axes"], data["axes"])]
    return only(card, "total verdict") == only(data, "total verdict") and scores[0] == scores[1]

def check_watch(bundle, entries):
    """The alerts are those that each pass sealed, and each pass continues from the lists that the one before left."""
    passes = [entry["data"] for entry in entries]
    need(len(bundle["alerts"]) == len(passes), Invalid, "not one list of alerts for each record")
    need(len({each["pass"] for each in passes}) == len(passes), Invalid, "a pass is there twice")
    for alerts, data in [each for each in zip(bundle["alerts"], passes) if each[0] is not None]:
        lines = "".join(f"{alert['id']} {alert['digest']}\n" for alert in alerts)
        sealed = {"count": len(alerts), "sha256": sha256(lines.encode()).hex()}
        need(all(data["alerts"][name] == value for name, value in sealed.items()), Invalid, "alerts that the pass was not sealed with")
        for alert in [each for each in alerts if "alert" in each]:
            its = digest(alert["salt"], alert["id"], alert["alert"]) == alert["digest"]
            need(its, Invalid, "an alert is not behind its digest")
            own = {"id": alert["id"], "pass": data["pass"], "portfolio": entries[0]["run"]}
            need(parse_object(alert["alert"]).items() >= own.items(), Invalid, "an alert of another pass")
    for before, after in zip(passes, passes[1:]):
        left, now = {each["id"]: each["to"] for each in before["lists"]}, {each["id"]: each["from"] for each in after["lists"]}
        begun = all(each is None for each in now.values())
        same = all(left.get(id_) == now.get(id_) for id_ in {**left, **now})
        need(begun or same, Untrusted, "a pass does not continue from the lists that the one before left")

def check_case(bundle, entries):
    """Each decision that is shown is the one of its record."""
    need(len(bundle["decisions"]) == len(entries), Invalid, "not one decision, or null, for each record")
    need(len({entry["data"]["event"] for entry in entries}) == len(entries), Invalid, "a decision is there twice")
    for shown, entry in [each for each in zip(bundle["decisions"], entries) if each[0]]:
        data, value = entry["data"], parse_object(shown["decision"])
        its = digest(shown["salt"], data["event"], shown["decision"]) == data["digest"]
        need(its, Invalid, "a decision is not behind its digest")
        own = [data["event"], data["state"], entry["at"], entry["actor"]]
        by = value["by"] if isinstance(value.get("by"), dict) else {}
        same = [value.get("id"), value.get("state"), value.get("at"), by.get("id")] == own
        need(same, Invalid, "another decision than that of its record")
        need(text(by.get("name")) and text(value.get("reason")), Invalid, "a decision without a name or a reason")
        need(isinstance(value.get("evidence"), dict) and plain(value["evidence"]), Invalid, "a decision without evidence")

CHECKS = {"run": check_run, "assessment": check_assessment, "watch": check_watch, "case": check_case}

# --- All of it ------------------------------------------------------------------------------------------------------------------------

def verify(data, keys, pin, record=None):
    """The entries, what else was found, and what is missing for a proof. Raises Invalid or Malformed."""
    missing, facts = [], []

    def attempt(check, *args):
        try: return check(*args)
        except Untrusted as reason: missing.append(str(reason))

    bundle, kind = read_file(data)
    entries, erased, earlier = check_chain(bundle["records"], kind), [], []
    if "proofs" not in bundle: missing.append("no proof that the records are in a log")
    else:
        checkpoint, places = check_log(bundle)
        signers = attempt(signers_of, checkpoint, keys)
        if "receipts" in bundle and signers: attempt(check_receipts, bundle, entries[0]["run"], checkpoint, signers)
        if "envelope" in bundle and signers: attempt(check_envelope, bundle, checkpoint, signers)
        if "replacements" in bundle: earlier = check_names(bundle, entries, checkpoint)
        if "erasure" in bundle: erased = check_erasure(bundle, entries, checkpoint, places[-1])
        if signers: attempt(check_pin, bundle, checkpoint, pin, keys, earlier)
        for name, size in earlier:
            facts.append(f"The log had the name {name} up to {size} leaves: {sum(at < size for at in places)} of the proved records.")
    withheld = check_values(bundle, entries, erased)
    attempt(CHECKS[kind], bundle, entries)
    if "unstored" in bundle: attempt(check_later, bundle, checkpoint, places[-1])
    if record and record not in [leaf(each).hex() for each in bundle["records"]]:
        missing.append(f"no record of the file has the hash {record}")
    attempt(check_citations, bundle, entries)
    if withheld: facts.append(f"Values withheld or erased: {withheld}.")
    if erased: facts.append(f"Values erased, as the log says: {len(erased)}.")
    return entries, facts, missing

SHOWN = "verdict total category state event pass scope subjects screened altered lost"

def lines_of(entries, facts, missing):
    yield "Not enough trust: " + "; ".join(missing) if missing else "Verified."
    first, last = entries[0], entries[-1]
    yield f"{first['run']}: {len(entries)} records from number {first['seq'] + 1} on, audit hash {leaf(canonical(last)).hex()}."
    for entry in entries:
        said = [f"{name} {entry['data'][name]}" for name in SHOWN.split() if entry["data"].get(name) not in (None, [])]
        if said: yield f"Record {entry['seq'] + 1}, {entry['at']}, {entry['type']} by {entry['actor']}: {', '.join(said)}."
    yield from facts
    yield "Not proved: that the records are true, that everything was submitted, that every reader sees the same log."

def main():
    options = argparse.ArgumentParser(description="Verify an audit trail of Assay.")
    options.add_argument("file", help="- for standard input")
    options.add_argument("--key", action="append", default=[])
    for name in ("--policy", "--pin", "--record"): options.add_argument(name)
    given = options.parse_args()

    def read(path): return sys.stdin.buffer.read() if path == "-" else open(path, "rb").read()

    try:
        keys = [read_key(key) for key in given.key] + (read_policy(read(given.policy).decode()) if given.policy else [])
        pin = read_checkpoint(read(given.pin).decode()) if given.pin else None
        need(given.record is None or re.fullmatch("[0-9a-f]{64}", given.record), Malformed, "the hash of a record has not 64 hex digits")
        found = verify(read(given.file), keys, pin, given.record)
    except Invalid as reason: print("Invalid:", reason); return 1
    except (Malformed, UnicodeDecodeError, OSError) as reason: print("Malformed:", reason); return 3
    print("\n".join(lines_of(*found)))
    return 2 if found[2] else 0

if __name__ == "__main__": sys.exit(main())
