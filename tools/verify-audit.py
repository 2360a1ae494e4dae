#!/usr/bin/env python3
"""Verifies an audit trail of Assay with the standard library alone: a second verifier, written apart from the first.

usage: verify-audit.py FILE [--key VKEY] [--policy FILE] [--pin CHECKPOINT]
Exit codes: 0 verified, 1 invalid, 2 a key or a pin is missing, 3 malformed. It reads no witness: a policy must say "quorum none".
"""
import argparse, base64, hashlib, json, re, sys

ENDS = ("scorecard.sealed", "run.failed", "run.cancelled")
TYPES = ENDS + ("run.opened", "input", "scorer", "source", "step", "output")


class Invalid(Exception): pass
class Untrusted(Exception): pass
class Malformed(Exception): pass


def need(holds, kind, text):
    if not holds: raise kind(text)


# Ed25519: the reference arithmetic of RFC 8032, section 6. It is slow, and verifies public data only.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def multiply(scalar, point):
    result = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1: result = add(result, point)
        point, scalar = add(point, point), scalar >> 1
    return result


def decompress(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P: return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P: x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign): return None
    if x & 1 != sign: x = P - x
    return (x, y, 1, x * y % P)


def signed(public, message, signature):
    a, s = decompress(public), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or a is None or s >= L: return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % L
    base = decompress(bytes.fromhex("58" + "66" * 31))
    x, y, z, _ = add(multiply(s, base), multiply(k, (P - a[0], a[1], 1, P - a[3])))
    inverse = pow(z, P - 2, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]


def plain(value, depth=0):
    """JSON without fractions and half characters, as entries hold it."""
    if isinstance(value, dict): return depth < 64 and all(plain(k) and plain(v, depth + 1) for k, v in value.items())
    if isinstance(value, list): return depth < 64 and all(plain(v, depth + 1) for v in value)
    if isinstance(value, str): return not re.search("[\ud800-\udfff]", value)
    return value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) < 2**53)


def canonical(value):  # RFC 8785: members in the order of UTF-16 units
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda each: each[0].encode("utf-16-be"))
        return "{" + ",".join(canonical(k) + ":" + canonical(v) for k, v in members) + "}"
    if isinstance(value, list): return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def parse(text):
    try: value = json.loads(text)
    except (ValueError, RecursionError): raise Malformed("not JSON") from None
    need(plain(value), Malformed, "a value that no trail holds")
    return value


def decode(text):
    try: data = base64.b64decode(text, validate=True)
    except ValueError: raise Malformed("not base64") from None
    need(base64.b64encode(data).decode() == text, Malformed, "not base64 in its one spelling")
    return data


def number(text):
    need(re.fullmatch("0|[1-9][0-9]{0,15}", text) and int(text) < 2**53, Malformed, "not a size")
    return int(text)


# Shapes: a test of a value, a list with one shape for its items, or an object with a shape for each member. A "?" ends the name of a
# member that may be absent; "*" allows others.
def shaped(value, shape):
    if isinstance(shape, list): return isinstance(value, list) and all(shaped(each, shape[0]) for each in value)
    if not isinstance(shape, dict): return shape(value)
    given = isinstance(value, dict) and ("*" in shape or set(value) <= {name.rstrip("?") for name in shape})
    return given and all(shaped(value[name.rstrip("?")], of) if name.rstrip("?") in value else name[-1] in "?*" for name, of in shape.items())


def anything(_): return True
def text(value): return isinstance(value, str)
def count(value): return type(value) is int and value >= 0
def flag(value): return isinstance(value, bool)
def base_64(value): return text(value) and decode(value) is not None
def hash_32(value): return text(value) and len(decode(value)) == 32
def optional(shape): return lambda value: value is None or shaped(value, shape)
def members(names, shape): return {name: shape for name in names.split()}


ENTRY = {**members("v seq", count), **members("tenant run prev type at actor", text), "data": {"*": anything}}
ERASED = {**members("run reason", text), "fields": [members("name digest", text)]}
SCORED = {
    "*": anything, **members("revision total", count), **members("category protocol settings verdict requested?", text), "_sd": [text],
    "axes": [{"*": anything, "id": text, "score": count, "cites": [text]}], "altered?": optional([text]), "lost?": optional([count]),
    "entries": [{"*": anything, **members("id axis kind grade", text), "verified": flag, "flags": [text]}],
}
PARTS, PATH = "opened input sealed?", [hash_32]
SHARED = {
    "format": text, "records": [text], "checkpoint?": text, "consistency?": {"from": count, "path": PATH},
    "erasure?": members("record proof", text),
    "disclosures": [{"salt": text, "name": text, "value": anything}], "fault?": {"record": anything, "reason": text},
}
SNAPSHOT = "id source snapshotDate fetchedAt url bytes contentSha256 recordsHash recordsRoot? records parserVersion sample"
FORMATS = {
    "assay-audit-bundle/v1": {
        **SHARED, "proofs?": members(PARTS, text), "receipts?": {**members(PARTS, base_64), "previous?": members(PARTS, base_64)},
        "snapshots": [members(SNAPSHOT, anything)],
        "citations?": [{**members("source snapshot id url locator", text), "index": count, "path": PATH}],
    },
    "assay-assessment-bundle/v1": {**SHARED, "proofs?": [text], **members("receipts? previousReceipts?", [base_64])},
}


def leaf(text): return hashlib.sha256(b"\0" + text.encode()).digest()
def node(left, right): return hashlib.sha256(b"\1" + left + right).digest()


def included(hash_, index, size, path):  # RFC 9162, section 2.1.3.2
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


def continues(old, old_root, new, new_root, path):  # RFC 9162, section 2.1.4.2
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


def read_note(text):
    need(not re.search("[\0-\x09\x0b-\x1f]", text) and text.endswith("\n") and "\n\n" in text, Malformed, "not a note")
    body, _, tail = text.rpartition("\n\n")
    lines = [re.fullmatch("— ([^ +]+) ([^ ]+)", line) for line in tail[:-1].split("\n")]
    need(all(lines) and len(lines) <= 100, Malformed, "not a signature line")
    return body + "\n", [(line[1], decode(line[2])) for line in lines]


def read_checkpoint(text):
    body, lines = read_note(text)
    parts = body[:-1].split("\n")
    need(len(parts) == 3 and parts[0], Malformed, "not a checkpoint of three lines")
    root = decode(parts[2])
    need(len(root) == 32, Malformed, "a root has not 32 bytes")
    return parts[0], number(parts[1]), root, body, lines


def read_key(text):
    found = re.fullmatch(r"([^+\s]+)\+([0-9a-f]{8})\+(.*)", text)
    need(found, Malformed, "not a verifier key")
    data = decode(found[3])
    id_ = hashlib.sha256(found[1].encode() + b"\n" + data).hexdigest()[:8]
    need(len(data) == 33 and data[0] == 1 and id_ == found[2], Malformed, "not an Ed25519 verifier key")
    return found[1], bytes.fromhex(id_), data[1:]


def read_policy(text):
    """Its keys. A comment "#sizes KEY FIRST LAST" below a key limits it to these sizes of the log; "-" for no end."""
    lines = [line.split() for line in text.split("\n")]
    sizes, logs = {}, set()
    for words in lines:
        if words[:1] == ["log"]: logs.add(words[1] if len(words) > 1 else "")
        if words[:1] != ["#sizes"]: continue
        need(len(words) == 4 and words[1] in logs and words[1] not in sizes, Malformed, "a line of sizes in the policy")
        sizes[words[1]] = (number(words[2]), 2**53 if words[3] == "-" else number(words[3]))
        need(sizes[words[1]][0] <= sizes[words[1]][1], Malformed, "sizes in the policy end before they begin")
    lines = [words for words in lines if words and not words[0].startswith("#")]
    need([w for w in lines if w[0] == "quorum"] == [["quorum", "none"]], Malformed, "a policy without 'quorum none'")
    need(all(w[0] == "quorum" or (w[0] == "log" and 2 <= len(w) <= 3) for w in lines), Malformed, "a line of the policy")
    return [read_key(words[1]) + sizes.get(words[1], (0, 2**53)) for words in lines if words[0] == "log"]


def trusted(checkpoint, keys):
    """The public keys, of those that were given and may sign this size, that signed the checkpoint."""
    origin, size, _, body, lines = checkpoint
    signers = [(id_, public) for name, id_, public, first, last in keys if name == origin and first <= size <= last]
    found = []
    for name, data in lines:
        for id_, public in [each for each in signers if name == origin and data[:4] == each[0]]:
            need(signed(public, body.encode(), data[4:]), Invalid, "a signature of a known key is wrong")
            if public not in found: found.append(public)
    need(found, Untrusted, "no key that was given, and that may sign this size, signed the checkpoint")
    return found


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
    members = sorted((cbor(k), cbor(v)) for k, v in value.items())
    return head(5, len(members)) + b"".join(k + v for k, v in members)


def check_receipts(bundle, checkpoint, run, keys):
    """COSE receipts (RFC 9942): each is the one that the log makes of the same leaf, up to a signature that holds."""
    receipts = bundle["receipts"]
    previous = receipts.get("previous") if isinstance(receipts, dict) else bundle.get("previousReceipts")
    sets = [proved(bundle, each, "receipts") for each in (receipts, previous) if each is not None]
    proofs = [proof for proof, _ in proved(bundle, bundle["proofs"], "proofs")]
    # a rotation has receipts by two keys, of which the reader may know one
    held = sum(all(receipt_holds(decode(receipt), proof, checkpoint, run, keys) for (receipt, _), proof in zip(each, proofs)) for each in sets)
    need(held >= min(len(sets), len(keys)), Untrusted, "no key that was given signed a receipt")


def receipt_holds(data, proof, checkpoint, run, keys):
    """False for a receipt by a key that was not given."""
    origin, size, root, _, _ = checkpoint
    index, *path = proof.partition("\n\n")[0].split("\n")[1:]
    proof = cbor([size, int(index[6:]), [decode(line) for line in path]])
    kids = {public: hashlib.sha256(cbor({1: 1, -1: 6, -2: public})).digest() for public in keys}
    for public, kid in kids.items():
        header = cbor({1: -8, 4: kid, 15: {1: origin, 2: run, -65538: size}, 395: 1})
        if data[:-64] == b"\xd2\x84" + cbor(header) + cbor({396: {-1: [proof]}}) + b"\xf6\x58\x40":
            need(signed(public, cbor(["Signature1", header, b"", root]), data[-64:]), Invalid, "the signature of a receipt is wrong")
            return True
    need(not any(kid in data for kid in kids.values()), Invalid, "a receipt is not that of its record, by a key that was given")
    return False


def proved(bundle, parts, what):
    """The proofs or the receipts, each with the record that it is of: three of a run, and each of an assessment."""
    records = bundle["records"]
    if isinstance(parts, list):
        need(len(parts) == len(records), Invalid, f"not one of the {what} for each record")
        return list(zip(parts, records))
    need("sealed" in parts, Invalid, f"none of the {what} is of the last record")
    return [(parts["opened"], records[0]), (parts["input"], records[1]), (parts["sealed"], records[-1])]


def read_entry(record, name):
    entry = parse(record)
    need(shaped(entry, ENTRY) and entry["v"] == 1 and canonical(entry) == record, Malformed, f"{name} is not a canonical entry")
    return entry


def check_chain(records, is_run):
    prev, entries = "0" * 64, []
    need(records or is_run, Invalid, "no record")
    for seq, record in enumerate(records):
        entry = read_entry(record, f"record {seq + 1}")
        known = TYPES if is_run else ("assessment.scored",)
        need(entry["type"] in known, Malformed, f"record {seq + 1} is of no known type")
        first = entries[0] if entries else entry
        need((entry["tenant"], entry["run"]) == (first["tenant"], first["run"]), Invalid, "a record of another run")
        need((entry["seq"], entry["prev"]) == (seq, prev), Invalid, f"record {seq + 1} does not follow the one before")
        if is_run:
            need((entry["type"] == "run.opened") == (seq == 0), Invalid, "the run is not opened once, at its start")
            need((entry["type"] in ENDS) == (seq == len(records) - 1), Invalid, "the run does not end with its last record")
        prev = leaf(record).hex()
        entries.append(entry)
    if is_run: need(len(entries) > 2 and entries[1]["type"] == "input", Invalid, "not a run from its opening to its end")
    else: need(all(shaped(entry["data"], SCORED) for entry in entries), Invalid, "a record does not say how it was scored")
    return entries


def check_evidence(bundle, entries):
    """Each scorecard adds up and cites its ledger; each shown value is what its records say of it."""
    shown = [(digest(value), value["name"].rpartition(".")[0], value["value"]) for value in bundle["disclosures"]]
    for data in data_of(entries):
        ids = [each["id"] for each in data["entries"]]
        need(len(set(ids)) == len(ids), Invalid, "an entry of the ledger is there twice")
        need(sum(each["score"] for each in data["axes"]) == data["total"], Invalid, "the axes do not add up")
        need({cited for each in data["axes"] for cited in each["cites"]} <= set(ids), Invalid, "an entry outside of the ledger")
        for part, value in [(part, value) for key, part, value in shown if key in data["_sd"]]:
            need(described(part, value, data), Invalid, "a value is not what its record says")


def described(part, value, data):
    """Whether a shown value is the part of a scoring that its record describes."""
    if not text(value) or part == "pitch": return text(value)
    try: value = json.loads(value)
    except (ValueError, RecursionError): return False
    if not isinstance(value, dict): return False
    def only(each, names): return [each.get(name) for name in names.split()]
    if part != "assessment":
        named = [each for each in data["entries"] if part == "entry." + each["id"]]
        return [only(each, "id axis kind") for each in named] == [only(value, "id axis kind")]
    card = value.get("scorecard")
    whole = shaped(card, {"*": anything, "axes": [{"*": anything}]}) and only(card, "total verdict") == only(data, "total verdict")
    return whole and [only(each, "id score") for each in card["axes"]] == [only(each, "id score") for each in data["axes"]]


def check_log(bundle):
    checkpoint, last = read_checkpoint(bundle["checkpoint"]), -1
    for proof, record in proved(bundle, bundle["proofs"], "proofs"):
        last = place("a record", record, proof, bundle, checkpoint, last)
    return checkpoint, last


def place(name, record, proof, bundle, checkpoint, last):
    """Where a record is in the log, after the last one."""
    head, _, note = proof.partition("\n\n")
    title, index, *path = head.split("\n") + [""] * (head.count("\n") == 0)
    need(title == "c2sp.org/tlog-proof@v1" and index.startswith("index ") and len(path) < 64, Malformed, "not a proof")
    index, path = number(index[6:]), [decode(line) for line in path]
    need(all(len(each) == 32 for each in path), Malformed, "a hash has not 32 bytes")
    need(note == bundle["checkpoint"], Invalid, "a proof under another checkpoint")
    need(included(leaf(record), index, checkpoint[1], path) == checkpoint[2], Invalid, f"not in the log: {name}")
    need(index > last, Invalid, "the records are in the log in another order")
    return index


def check_pin(bundle, checkpoint, pin, keys):
    need(pin is not None, Untrusted, "no pin was given")
    need(pin[0] == checkpoint[0], Untrusted, "the pin is of another log")
    trusted(pin, keys)
    need(checkpoint[1] >= pin[1], Untrusted, "the trail is older than the pin, or the log was cut")
    proof = bundle.get("consistency")
    need(proof is None or proof["from"] == pin[1], Untrusted, "the trail continues another size than the pin")
    need(proof is not None or pin[1] in (0, checkpoint[1]), Untrusted, "no proof that the log continues the pin")
    path = [decode(each) for each in proof["path"]] if proof else []
    need(continues(pin[1], pin[2], checkpoint[1], checkpoint[2], path), Invalid, "the log does not continue the pin")


def check_erasure(bundle, entries, checkpoint, last):
    """The digests whose values the log says were erased."""
    record = bundle["erasure"]["record"]
    entry = read_entry(record, "the erasure")
    erased = entry["data"]
    need(entry["type"] == "erasure" and shaped(erased, ERASED) and re.fullmatch("[a-z_]{1,32}", erased["reason"]), Malformed, "not an erasure")
    need((entry["run"], entry["tenant"], erased["run"]) == ("log", entries[0]["tenant"], entries[0]["run"]), Invalid, "the erasure of another run or assessment")
    named, digests = [field["digest"] for field in erased["fields"]], digests_in(entries)
    need(len(set(named)) == len(named) and set(named) <= digests, Invalid, "the erasure names a value that the records do not have")
    place("erasure", record, bundle["erasure"]["proof"], bundle, checkpoint, last)
    return named


def data_of(entries, *types):
    return [entry["data"] for entry in entries if not types or entry["type"] in types]


def digests_in(entries):
    lists = [data.get("_sd") for data in data_of(entries)]
    return {digest for each in lists if isinstance(each, list) for digest in each if isinstance(digest, str)}


def digest(value):
    text = canonical([value["salt"], value["name"], value["value"]]).encode()
    inner = base64.urlsafe_b64encode(text).rstrip(b"=")
    return base64.urlsafe_b64encode(hashlib.sha256(inner).digest()).rstrip(b"=").decode()


def check_values(bundle, entries, erased):
    digests = digests_in(entries)
    shown = {digest(value) for value in bundle["disclosures"]}
    names = {value["name"] for value in bundle["disclosures"]}
    need(shown <= digests, Invalid, "a value is not in the records")
    need(not shown & set(erased), Invalid, "a value is there that the log says was erased")
    need(len(shown) == len(names) == len(bundle["disclosures"]), Invalid, "a value is there twice")
    partial = [at + 1 for at, entry in enumerate(entries) if digests_in([entry]) - shown - set(erased)]
    return len(digests) - len(shown) - len(erased), len(erased), partial


def check_snapshots(bundle, entries):
    sources = iter(data_of(entries, "source"))
    for snapshot in bundle["snapshots"]:
        record = next((each for each in sources if each.get("snapshot") == snapshot["id"]), None)
        need(record is not None, Invalid, "a snapshot is not in the records")
        recorded = {**record, "source": record.get("id"), "id": record.get("snapshot")}
        for name, value in snapshot.items():
            same = canonical(recorded.get(name)) == canonical(value)
            need(name not in recorded or same, Invalid, f"a snapshot is not as recorded: {name}")
        need(("recordsRoot" in snapshot) == ("recordsRoot" in recorded), Invalid, "a snapshot is not as recorded: recordsRoot")
        need(set(snapshot) <= set(recorded), Untrusted, "the records do not hold all that the file says of a snapshot")


def objects(value): return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def check_citations(bundle, entries):
    trees, cited = {}, {}
    for data in data_of(entries, "source"):
        root, size = data.get("recordsRoot"), data.get("records")
        treed = isinstance(root, str) and re.fullmatch("[0-9a-f]{64}", root) and type(size) is int
        if isinstance(data.get("snapshot"), str): trees[data["snapshot"]] = (bytes.fromhex(root), size) if treed else None
    for data in data_of(entries, "scorer"):
        for each in [c for finding in objects(data.get("findings")) for c in objects(finding.get("citations"))]:
            key = tuple(each.get(name) for name in ("source", "snapshot", "id"))
            if all(isinstance(v, str) for v in (*key, each.get("recordHash"))) and trees.get(key[1]): cited[key] = each["recordHash"]
    for place in bundle.get("citations", []):
        key = (place["source"], place["snapshot"], place["id"])
        need(key in cited, Invalid, "a place of a record that no finding cites, or a second one")
        root, size = trees[key[1]]
        proof = [decode(each) for each in place["path"]]
        need(included(leaf(canonical([key[2], cited.pop(key), place["url"], place["locator"]])), place["index"], size, proof) == root, Invalid, "a cited record was not in its snapshot")
    need(not cited, Untrusted, "no proof that every cited record was in its snapshot")


def read_bundle(data):
    spelling = data.decode("utf-8")
    bundle = parse(spelling)
    shape = FORMATS.get(bundle.get("format")) if isinstance(bundle, dict) and text(bundle.get("format")) else None
    need(shape and shaped(bundle, shape), Malformed, "not of the format")
    body = spelling[:-1] if spelling.endswith("\n") else spelling
    need(body in (json.dumps(bundle, ensure_ascii=False, separators=(",", ":")),
                  json.dumps(bundle, ensure_ascii=False, indent=2)), Malformed, "not spelled as the server sent it")
    need(("proofs" in bundle) == ("checkpoint" in bundle), Malformed, "proofs without checkpoint")
    for part, whole in (("receipts", "proofs"), ("previousReceipts", "receipts"), ("erasure", "proofs")):
        need(whole in bundle or part not in bundle, Malformed, f"{part} without {whole}")
    need(all(value["name"] not in ("", "_sd", "...") for value in bundle["disclosures"]), Invalid, "a value has a reserved name")
    need("fault" not in bundle, Invalid, "the server itself found an alteration")
    return bundle


def verify(data, keys, pin):
    """The withheld and the erased values, and what is missing. Raises Invalid or Malformed."""
    missing = []

    def attempt(check, *args):
        try: return check(*args)
        except Untrusted as reason: missing.append(str(reason))

    bundle, erased = read_bundle(data), []
    is_run = "snapshots" in bundle
    entries = check_chain(bundle["records"], is_run)
    if "proofs" in bundle:
        checkpoint, last = check_log(bundle)
        before = len(missing)
        signers = attempt(trusted, checkpoint, keys)
        if len(missing) == before:
            if "receipts" in bundle: attempt(check_receipts, bundle, checkpoint, entries[0]["run"], signers)
        if "erasure" in bundle: erased = check_erasure(bundle, entries, checkpoint, last)
        if len(missing) == before: attempt(check_pin, bundle, checkpoint, pin, keys)
    else: missing.append("no proof that the records are in a log")
    withheld = check_values(bundle, entries, erased)
    attempt(check_snapshots if is_run else check_evidence, bundle, entries)
    attempt(check_citations, bundle, entries)
    return entries, withheld, missing


def main():
    options = argparse.ArgumentParser(description="Verify an audit trail of Assay.")
    options.add_argument("file")
    for name in ("--policy", "--pin"): options.add_argument(name)
    options.add_argument("--key", action="append", default=[])
    given = options.parse_args()
    try:
        policy = read_policy(open(given.policy, "rb").read().decode("utf-8")) if given.policy else []
        keys = policy + [read_key(key) + (0, 2**53) for key in given.key]
        pin = read_checkpoint(open(given.pin, "rb").read().decode("utf-8")) if given.pin else None
        data = sys.stdin.buffer.read() if given.file == "-" else open(given.file, "rb").read()
        entries, withheld, missing = verify(data, keys, pin)
    except Invalid as reason: print("Invalid:", reason); return 1
    except (Malformed, UnicodeDecodeError, OSError) as reason: print("Malformed:", reason); return 3
    print("Not enough trust: " + "; ".join(missing) if missing else "Verified.")
    print(f"{'Assessment' if 'total' in entries[0]['data'] else 'Run'} {entries[0]['run']}: {len(entries)} records, audit hash {leaf(canonical(entries[-1])).hex()}.")
    print(f"Values withheld or erased: {withheld[0]}.")
    if "total" in entries[0]["data"] and withheld[2]: print(f"Scorings whose values are not all in the file: {', '.join(map(str, withheld[2]))}.")
    if withheld[1]: print(f"Erased, as the log says: {withheld[1]}.")
    if entries[0]["data"].get("lost"): print(f"Records of earlier runs that were missing when it was opened: {len(entries[0]['data']['lost'])}.")
    for at, data in enumerate(entry["data"] for entry in entries):
        if "total" in data and data.get("lost"): print(f"Records that were missing from the database at scoring {at + 1}: {len(data['lost'])}.")
    print("Not proved: that the records are true, that everything was submitted, that every reader sees the same log.")
    return 2 if missing else 0


if __name__ == "__main__": sys.exit(main())
