#!/usr/bin/env python3
"""The core of the second verifier: that the records of an audit trail are one chain, that they are leaves of a log that a known key
signed and that continues the pin, and that the values are behind their digests. Standard library alone.

usage: audit_core.py FILE --key VKEY --pin CHECKPOINT
Exit codes: 1 invalid, 2 it holds as far as the core looks, 3 malformed. verify-audit.py, beside it, checks the rest of the file.
"""
import argparse, base64, functools, hashlib, json, re, sys

ENDS = ("scorecard.sealed", "run.failed", "run.cancelled")
TYPES = {
    "run": ENDS + ("run.opened", "input", "scorer", "source", "step", "output"),
    "assessment": ("assessment.scored",), "watch": ("watch.pass",), "case": ("case.decided",),
}
FORMATS = {"assay-audit-bundle/v1": "run", "assay-assessment-bundle/v1": "assessment", "assay-watch-bundle/v1": "watch",
           "assay-case-bundle/v1": "case"}
LATER = ("watch", "case")  # whose trails may begin with a later record
CORE = {"format", "records", "proofs", "checkpoint", "consistency", "disclosures"}


class Invalid(Exception): pass
class Untrusted(Exception): pass
class Malformed(Exception): pass


def need(holds, kind, text):
    if not holds: raise kind(text)


# Ed25519 (RFC 8032) with affine points: slow and short, for public data only.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


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
    x, y = add(multiply(s, decompress(bytes.fromhex("58" + "66" * 31))), multiply(k, (P - a[0], a[1])))
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


def read_checkpoint(text):
    """Its origin, size and root, and the signed text with its signature lines (C2SP signed note)."""
    need(not re.search("[\0-\x09\x0b-\x1f]", text) and text.endswith("\n") and "\n\n" in text, Malformed, "not a note")
    body, _, tail = text.rpartition("\n\n")
    lines = [re.fullmatch("— ([^ +]+) ([^ ]+)", line) for line in tail[:-1].split("\n")]
    need(all(lines) and len(lines) <= 100, Malformed, "not a signature line")
    lines, parts = [(line[1], decode(line[2])) for line in lines], body.split("\n")
    need(len(parts) == 3 and parts[0], Malformed, "not a checkpoint of three lines")
    root = decode(parts[2])
    need(len(root) == 32, Malformed, "a root has not 32 bytes")
    return parts[0], number(parts[1]), root, body + "\n", lines


def read_key(text):
    found = re.fullmatch(r"([^+\s]+)\+([0-9a-f]{8})\+(.*)", text)
    need(found, Malformed, "not a verifier key")
    data = decode(found[3])
    id_ = hashlib.sha256(found[1].encode() + b"\n" + data).hexdigest()[:8]
    need(len(data) == 33 and data[0] == 1 and id_ == found[2], Malformed, "not an Ed25519 verifier key")
    return found[1], bytes.fromhex(id_), data[1:]


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


def read_entry(record, name):
    entry = parse(record)
    texts = isinstance(entry, dict) and all(isinstance(entry.get(each), str) for each in ("tenant", "run", "prev", "type", "at", "actor"))
    whole = texts and set(entry) == {"v", "tenant", "run", "seq", "prev", "type", "at", "actor", "data"} and isinstance(entry["data"], dict)
    counts = whole and type(entry["v"]) is int and entry["v"] == 1 and type(entry["seq"]) is int and entry["seq"] >= 0
    need(counts and canonical(entry) == record, Malformed, f"{name} is not a canonical entry")
    return entry


def check_chain(records, kind):
    """One run from its opening to its end, every scoring of an assessment, or passes of a watch or decisions about a case that follow each other."""
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
    if kind == "run": need(len(entries) > 2 and entries[1]["type"] == "input", Invalid, "not a run from its opening to its end")
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
    checkpoint, last = read_checkpoint(bundle["checkpoint"]), -1
    for proof, record in proved(bundle, bundle["proofs"], "proofs"):
        last = place("a record", record, proof, bundle, checkpoint, last)
    return checkpoint, last


def place(name, record, proof, bundle, checkpoint, last):
    """Where a record is in the log, after the last one (C2SP tlog-proof)."""
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


def digests_in(entries):
    lists = [entry["data"].get("_sd") for entry in entries]
    return {digest for each in lists if isinstance(each, list) for digest in each if isinstance(digest, str)}


def digest(salt, name, value):
    inner = base64.urlsafe_b64encode(canonical([salt, name, value]).encode()).rstrip(b"=")
    return base64.urlsafe_b64encode(hashlib.sha256(inner).digest()).rstrip(b"=").decode()


def check_values(bundle, entries, erased=()):
    values, digests = bundle.get("disclosures", []), digests_in(entries)
    shown, names = {digest(**value) for value in values}, {value["name"] for value in values}
    need(not names & {"", "_sd", "..."}, Invalid, "a value has a reserved name")
    need(shown <= digests, Invalid, "a value is not in the records")
    need(not shown & set(erased), Invalid, "a value is there that the log says was erased")
    need(len(shown) == len(names) == len(values), Invalid, "a value is there twice")
    partial = [at + 1 for at, entry in enumerate(entries) if digests_in([entry]) - shown - set(erased)]
    return len(digests) - len(shown) - len(erased), len(erased), partial


def read_file(data):
    """The trail, in one of the two spellings that the server sends; so no member is there twice, and no bit goes unread."""
    spelling = data.decode("utf-8")
    bundle = parse(spelling)
    need(isinstance(bundle, dict) and bundle.get("format") in list(FORMATS), Malformed, "not an audit trail")
    body, compact = spelling.removesuffix("\n"), json.dumps(bundle, ensure_ascii=False, separators=(",", ":"))
    need(body in (compact, json.dumps(bundle, ensure_ascii=False, indent=2)), Malformed, "not spelled as the server sent it")
    return bundle, FORMATS[bundle["format"]]


def arguments(description):
    options = argparse.ArgumentParser(description=description)
    options.add_argument("file")
    options.add_argument("--pin")
    options.add_argument("--key", action="append", default=[])
    return options


def main():
    given = arguments("Verify the core of an audit trail of Assay.").parse_args()
    try:
        keys = [read_key(key) + (0, 2**53) for key in given.key]
        pin = read_checkpoint(open(given.pin, "rb").read().decode("utf-8")) if given.pin else None
        bundle, kind = read_file(open(given.file, "rb").read())
        need("fault" not in bundle, Invalid, "the server itself found an alteration")
        entries = check_chain(bundle["records"], kind)
        checkpoint, _ = check_log(bundle)
        check_values(bundle, entries)
        trusted(checkpoint, keys)
        check_pin(bundle, checkpoint, pin, keys)
    except Invalid as reason: print("Invalid:", reason); return 1
    except Untrusted as reason: print("Not enough trust:", reason); return 2
    except (Malformed, KeyError, TypeError, AttributeError, ValueError, OSError) as reason: print("Malformed:", reason); return 3
    print(f"The records, their place in the log, its signature, the pin and the values hold: {kind} {entries[0]['run']}, {len(entries)} records.")
    print(f"Not checked: what the records say, and {', '.join(sorted(set(bundle) - CORE)) or 'nothing else'}. verify-audit.py checks it.")
    return 2


if __name__ == "__main__": sys.exit(main())
