#!/usr/bin/env python3
"""Verifies an audit trail of Assay with the standard library alone: a second verifier, written apart from the first. The proofs are in
audit_core.py, which must be beside this file; here is what the parts of a trail say of each other.

usage: verify-audit.py FILE [--key VKEY] [--policy FILE] [--pin CHECKPOINT] [--record HASH]
Exit codes: 0 verified, 1 invalid, 2 a key or a pin is missing, 3 malformed. It reads no witness: a policy must say "quorum none".
"""
import hashlib, json, os, re, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from audit_core import (Invalid, Malformed, Untrusted, arguments, canonical, check_chain, check_log, check_pin, check_values, decode,
                        digest, digests_in, included, leaf, need, number, parse, place, plain, proved, read_checkpoint, read_entry, read_file, read_key,
                        signed, trusted)


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


ERASED = {**members("run reason", text), "fields": [members("name digest", text)]}
SCORED = {
    "*": anything, **members("revision total", count), **members("category protocol settings verdict requested?", text), "_sd": [text],
    "axes": [{"*": anything, "id": text, "score": count, "cites": [text]}], "altered?": optional([text]), "lost?": optional([count]),
    "entries": [{"*": anything, **members("id axis kind grade", text), "verified": flag, "flags": [text]}],
}
PASSED = {
    "*": anything, **members("pass scope", text), **members("subjects screened", count),
    "alerts": {"*": anything, "count": count, "sha256": text},
    "lists": [{"*": anything, "id": text, **members("from to", optional(text)), **members("added changed removed", count)}],
}
DECIDED = {"*": anything, **members("event digest", text), "state": lambda value: value in ("true_match", "false_positive", "closed")}
TYPE = "application/vnd.in-toto+json"
PARTS, PATH = "opened input sealed?", [hash_32]
SHARED = {
    "format": text, "records": [text], "checkpoint?": text, "consistency?": {"from": count, "path": PATH},
    "fault?": {"record": anything, "reason": text},
}
VALUES = {"erasure?": members("record proof", text), "disclosures": [{"salt": text, "name": text, "value": anything}]}
SNAPSHOT = "id source snapshotDate fetchedAt url bytes contentSha256 recordsHash recordsRoot? records parserVersion sample"
EACH = {"proofs?": [text], **members("receipts? previousReceipts?", [base_64])}
SHAPES = {
    "run": {
        **SHARED, **VALUES, "proofs?": members(PARTS, text),
        "receipts?": {**members(PARTS, base_64), "previous?": members(PARTS, base_64)}, "envelope?": text, "snapshots": [members(SNAPSHOT, anything)],
        "citations?": [{**members("source snapshot id url locator", text), "index": count, "path": PATH}],
    },
    "assessment": {**SHARED, **VALUES, **EACH, "unstored?": [count]},
    "case": {**SHARED, **EACH, "unstored?": [count], "decisions": [optional(members("salt decision", text))]},
    "watch": {**SHARED, **EACH, "unstored?": [count], "alerts": [optional([members("id digest salt? alert?", text)])]},
}


def read_bundle(data):
    bundle, kind = read_file(data)
    need(shaped(bundle, SHAPES[kind]), Malformed, "not of the format")
    need(("proofs" in bundle) == ("checkpoint" in bundle), Malformed, "proofs without checkpoint")
    need(bundle.get("unstored", [0]), Malformed, "no leaf without a record")
    for part, whole in (("receipts", "proofs"), ("unstored", "proofs"), ("envelope", "proofs"), ("previousReceipts", "receipts"), ("erasure", "proofs")):
        need(whole in bundle or part not in bundle, Malformed, f"{part} without {whole}")
    halves = [alert for alerts in bundle.get("alerts", []) for alert in alerts or [] if ("salt" in alert) != ("alert" in alert)]
    need(not halves, Malformed, "an alert without its salt, or a salt without its alert")
    need("fault" not in bundle, Invalid, "the server itself found an alteration")
    return bundle, kind


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


def check_envelope(bundle, origin, keys):
    """The last record as an in-toto statement in a DSSE envelope, by each key that signed the checkpoint."""
    envelope = parse(bundle["envelope"])
    shape = {**members("payload payloadType", text), "signatures": [members("keyid sig", text)]}
    need(shaped(envelope, shape) and canonical(envelope) == bundle["envelope"] and len(envelope["signatures"]) <= 16, Malformed, "not an envelope")
    need(envelope["payloadType"] == TYPE, Untrusted, "an envelope of another payload type")
    payload, record = decode(envelope["payload"]), bundle["records"][-1]
    ids = {hashlib.sha256(origin.encode() + b"\n\1" + public).hexdigest()[:8]: public for public in keys}
    found, message = set(), b"DSSEv1 %d %s %d %s" % (len(TYPE), TYPE.encode(), len(payload), payload)
    for each in envelope["signatures"]:
        signature, public = decode(each["sig"]), ids.get(each["keyid"])
        need(public is None or signed(public, message, signature), Invalid, "a signature of a known key is wrong")
        found |= {public} - {None}
    need(found, Untrusted, "no known key signed the envelope")
    predicate = {"log": origin, "hash": leaf(record).hex(), "entry": json.loads(record)}
    subject = {"name": predicate["entry"]["run"], "digest": {"sha256": hashlib.sha256(record.encode()).hexdigest()}}
    statement = {"_type": "https://in-toto.io/Statement/v1", "subject": [subject], "predicateType": "urn:assay:audit-entry:v1", "predicate": predicate}
    need(canonical(statement).encode() == payload, Invalid, "an envelope says otherwise than the last record")
    need(len(found) == len(keys), Untrusted, "a key that signed the checkpoint did not sign the envelope")


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


def check_evidence(bundle, entries):
    """Each scorecard adds up and cites its ledger; each shown value is what its records say of it."""
    shown = [(digest(**value), value["name"].rpartition(".")[0], value["value"]) for value in bundle["disclosures"]]
    for data in data_of(entries):
        ids = [each["id"] for each in data["entries"]]
        need(len(set(ids)) == len(ids), Invalid, "an entry of the ledger is there twice")
        need(sum(each["score"] for each in data["axes"]) == data["total"], Invalid, "the axes do not add up")
        need({cited for each in data["axes"] for cited in each["cites"]} <= set(ids), Invalid, "an entry outside of the ledger")
        for part, value in [(part, value) for key, part, value in shown if key in data["_sd"]]:
            need(described(part, value, data), Invalid, "a value is not what its record says")


def read_object(text):
    try: value = json.loads(text)
    except (ValueError, RecursionError): return {}
    return value if isinstance(value, dict) else {}


def described(part, value, data):
    """Whether a shown value is the part of a scoring that its record describes."""
    if not text(value) or part == "pitch": return text(value)
    value = read_object(value)
    def only(each, names): return [each.get(name) for name in names.split()]
    if part != "assessment":
        named = [each for each in data["entries"] if part == "entry." + each["id"]]
        return [only(each, "id axis kind") for each in named] == [only(value, "id axis kind")]
    card = value.get("scorecard")
    whole = shaped(card, {"*": anything, "axes": [{"*": anything}]}) and only(card, "total verdict") == only(data, "total verdict")
    return whole and [only(each, "id score") for each in card["axes"]] == [only(each, "id score") for each in data["axes"]]


def check_passes(bundle, entries):
    """The alerts are those that each pass sealed, and each pass continues from the lists that the one before left."""
    passes, gaps = data_of(entries), []
    need(len(bundle["alerts"]) == len(passes), Invalid, "not one list of alerts for each record")
    need(len({each["pass"] for each in passes}) == len(passes), Invalid, "a pass is there twice")
    for alerts, data in zip(bundle["alerts"], passes):
        if alerts is None: continue
        lines = "".join(f"{alert['id']} {alert['digest']}\n" for alert in alerts)
        sealed = {"count": len(alerts), "sha256": hashlib.sha256(lines.encode()).hexdigest()}
        need(all(data["alerts"][name] == value for name, value in sealed.items()), Invalid, "alerts that the pass was not sealed with")
        for alert in [each for each in alerts if "alert" in each]:
            need(digest(alert["salt"], alert["id"], alert["alert"]) == alert["digest"], Invalid, "an alert is not behind its digest")
            value, own = read_object(alert["alert"]), {"id": alert["id"], "pass": data["pass"], "portfolio": entries[0]["run"]}
            need({name: value.get(name) for name in own} == own, Invalid, "an alert of another pass")
    for before, after in zip(passes, passes[1:]):
        left, now = {each["id"]: each["to"] for each in before["lists"]}, {each["id"]: each["from"] for each in after["lists"]}
        begun = all(each is None for each in now.values())
        gaps += [] if begun else [id_ for id_ in {**left, **now} if left.get(id_) != now.get(id_)]
    need(not gaps, Untrusted, "a pass does not continue from the lists that the one before left")


def check_decisions(bundle, entries):
    """Each decision that is shown is the one of its record."""
    need(len(bundle["decisions"]) == len(entries), Invalid, "not one decision, or null, for each record")
    need(len({entry["data"]["event"] for entry in entries}) == len(entries), Invalid, "a decision is there twice")
    for shown, entry in [each for each in zip(bundle["decisions"], entries) if each[0]]:
        data, value = entry["data"], read_object(shown["decision"])
        need(digest(shown["salt"], data["event"], shown["decision"]) == data["digest"], Invalid, "a decision is not behind its digest")
        own = {"id": data["event"], "state": data["state"], "at": entry["at"]}
        by = value.get("by") if isinstance(value.get("by"), dict) else {}
        need({name: value.get(name) for name in own} == own and by.get("id") == entry["actor"], Invalid, "another decision than that of its record")
        need(text(by.get("name")) and text(value.get("reason")), Invalid, "a decision without a name or a reason")
        need(isinstance(value.get("evidence"), dict) and plain(value["evidence"]), Invalid, "a decision without evidence")


def data_of(entries, *types):
    return [entry["data"] for entry in entries if not types or entry["type"] in types]


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


def check_later(bundle, size, last):
    """A leaf without a record, after the last one, can be a later record that was deleted."""
    leaves = bundle["unstored"]
    need(all(a < b for a, b in zip([last] + leaves, leaves + [size])), Invalid, "leaves without a record that are not after the last one")
    raise Untrusted(f"records after the last one are missing from the database of the server: {leaves}")


def verify(data, keys, pin, record=None):
    """The withheld and the erased values, and what is missing. Raises Invalid or Malformed."""
    missing = []

    def attempt(check, *args):
        try: return check(*args)
        except Untrusted as reason: missing.append(str(reason))

    (bundle, kind), erased = read_bundle(data), []
    entries = check_chain(bundle["records"], kind)
    shape = {"assessment": SCORED, "watch": PASSED, "case": DECIDED}.get(kind)
    need(shape is None or all(shaped(entry["data"], shape) for entry in entries), Invalid, "a record does not say what it must")
    ids = [[each["id"] for each in data["lists"]] for data in data_of(entries, "watch.pass")]
    need(all(len(set(each)) == len(each) for each in ids), Invalid, "a pass has a list twice")
    if "proofs" in bundle:
        checkpoint, last = check_log(bundle)
        before = len(missing)
        signers = attempt(trusted, checkpoint, keys)
        if len(missing) == before:
            if "receipts" in bundle: attempt(check_receipts, bundle, checkpoint, entries[0]["run"], signers)
            if "envelope" in bundle: attempt(check_envelope, bundle, checkpoint[0], signers)
        elif "envelope" in bundle: missing.append("an envelope counts only for a log whose signature was verified")
        if "erasure" in bundle: erased = check_erasure(bundle, entries, checkpoint, last)
        if len(missing) == before: attempt(check_pin, bundle, checkpoint, pin, keys)
    else: missing.append("no proof that the records are in a log")
    withheld = check_values(bundle, entries, erased)
    attempt({"run": check_snapshots, "assessment": check_evidence, "watch": check_passes, "case": check_decisions}[kind], bundle, entries)
    if "unstored" in bundle: attempt(check_later, bundle, checkpoint[1], last)
    if record and record not in [leaf(each).hex() for each in bundle["records"]]: missing.append(f"no record of the file has the hash {record}")
    attempt(check_citations, bundle, entries)
    return entries, withheld, missing


def main():
    options = arguments("Verify an audit trail of Assay.")
    for name in ("--policy", "--record"): options.add_argument(name)
    given = options.parse_args()
    try:
        policy = read_policy(open(given.policy, "rb").read().decode("utf-8")) if given.policy else []
        keys = policy + [read_key(key) + (0, 2**53) for key in given.key]
        pin = read_checkpoint(open(given.pin, "rb").read().decode("utf-8")) if given.pin else None
        data = sys.stdin.buffer.read() if given.file == "-" else open(given.file, "rb").read()
        need(given.record is None or re.fullmatch("[0-9a-f]{64}", given.record), Malformed, "the hash of a record has not 64 hex digits")
        entries, withheld, missing = verify(data, keys, pin, given.record)
    except Invalid as reason: print("Invalid:", reason); return 1
    except (Malformed, UnicodeDecodeError, OSError) as reason: print("Malformed:", reason); return 3
    kind = {"assessment.scored": "Assessment", "watch.pass": "Watch of portfolio", "case.decided": "Case"}.get(entries[0]["type"], "Run")
    print("Not enough trust: " + "; ".join(missing) if missing else "Verified.")
    print(f"{kind} {entries[0]['run']}: {len(entries)} records from number {entries[0]['seq'] + 1} on, audit hash {leaf(canonical(entries[-1])).hex()}.")
    print(f"Values withheld or erased: {withheld[0]}.")
    if kind == "Assessment" and withheld[2]: print(f"Scorings whose values are not all in the file: {', '.join(map(str, withheld[2]))}.")
    if withheld[1]: print(f"Erased, as the log says: {withheld[1]}.")
    if entries[0]["data"].get("lost"): print(f"Records of earlier runs that were missing when it was opened: {len(entries[0]['data']['lost'])}.")
    for at, data in enumerate(entry["data"] for entry in entries):
        if kind == "Assessment" and data.get("lost"): print(f"Records that were missing from the database at scoring {at + 1}: {len(data['lost'])}.")
        if kind == "Case": print(f"Decision {entries[at]['seq'] + 1}, {entries[at]['at']}: {data['state']}, by {entries[at]['actor']}.")
        if "pass" in data: print(f"Pass {entries[at]['seq'] + 1}, {entries[at]['at']}: {data['subjects']} subjects, {sum(each['from'] != each['to'] for each in data['lists'])} lists changed, {data['alerts']['count']} alerts.")
    print("Not proved: that the records are true, that everything was submitted, that every reader sees the same log.")
    return 2 if missing else 0


if __name__ == "__main__": sys.exit(main())
