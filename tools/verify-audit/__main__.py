"""Verifies an audit trail of Assay with the standard library of Python alone: a second verifier, written apart from the first.

usage: python3 tools/verify-audit FILE [--key VKEY] [--policy FILE] [--pin CHECKPOINT] [--record HASH]
Exit codes: 0 verified, 1 invalid, 2 a key or a pin is missing, 3 malformed. It reads no witness: a policy must say "quorum none".

This file is the argument. The formats that it rests on are beside it, each in a file that says what it is. No key and no pin
comes from the trail: the reader brings them. verify() makes the checks in this order:

1. The file is spelled as the server sends it, so that every bit of it counts.
2. Its records are one chain: each holds the hash of the one before it.
3. Its records are leaves of one Merkle tree, in their order. Of a run three are enough: the chain of the last one has the rest.
4. A key that the reader gave signed the root of this tree. Receipts and an envelope, where there are any, say the same.
5. This tree continues the one that the reader kept (the pin), so that nothing before the pin was changed or removed.
6. Each value that is shown is behind a digest in the records, and the log says which values were erased.
7. The parts of the trail say of each other what they must: runs.py, assessments.py, watches.py, cases.py.

What that does not prove is in LIMITS, the last line of every report.
"""
import sys

sys.dont_write_bytecode = True  # the folder stays as it was read

import argparse, re

import assessments, cases, runs, watches
from encoding import canonical, decode_hashes
from envelope import check_envelope
from merkle import continues, leaf
from note import place, read_checkpoint, read_key, read_policy, signers_of
from outcome import Invalid, Malformed, Untrusted, need
from receipts import check_receipts
from replaced_keys import earlier_names
from shape import shaped
from trail import proved, read_entry, read_trail
from values import check_values, erased_digests

KINDS = {
    "assay-audit-bundle/v1": runs, "assay-assessment-bundle/v1": assessments,
    "assay-watch-bundle/v1": watches, "assay-case-bundle/v1": cases,
}


def verify(data, keys, pin, record=None):
    """The entries, what else was found, and what is missing for a proof. Raises Invalid or Malformed."""
    missing, facts = [], []

    def attempt(check, *args):
        try: return check(*args)
        except Untrusted as reason: missing.append(str(reason))

    bundle, kind = read_trail(data, KINDS)
    entries, erased, earlier = check_chain(bundle["records"], kind), [], []
    if "proofs" not in bundle: missing.append("no proof that the records are in a log")
    else:
        checkpoint, places = check_log(bundle)
        signers = attempt(signers_of, checkpoint, keys)
        if "receipts" in bundle and signers: attempt(check_receipts, bundle, entries[0]["run"], checkpoint, signers)
        if "envelope" in bundle and signers: attempt(check_envelope, bundle, checkpoint, signers)
        if "replacements" in bundle: earlier = earlier_names(bundle, entries[0]["tenant"], checkpoint)
        if "erasure" in bundle: erased = erased_digests(bundle, entries, checkpoint, places[-1])
        if signers: attempt(check_pin, bundle, checkpoint, pin, keys, earlier)
        for name, size in earlier:
            before = sum(at < size for at in places)
            facts.append(f"The log had the name {name} up to {size} leaves: {before} of the proved records.")
    withheld = check_values(bundle, entries, erased)
    for check in kind.CHECKS: attempt(check, bundle, entries)
    if "unstored" in bundle: attempt(check_later, bundle, checkpoint, places[-1])
    if record and record not in [leaf(each).hex() for each in bundle["records"]]:
        missing.append(f"no record of the file has the hash {record}")
    if withheld: facts.append(f"Values withheld or erased: {withheld}.")
    if erased: facts.append(f"Values erased, as the log says: {len(erased)}.")
    return entries, facts, missing


def check_chain(records, kind):
    """One run from its opening to its end, every scoring of an assessment, or passes of a watch or decisions about a case that
    follow each other."""
    need(records, Invalid, "no record")
    prev, entries = "0" * 64, []
    for at, record in enumerate(records):
        entry = read_entry(record, f"record {at + 1}")
        need(entry["type"] in kind.TYPES, Malformed, f"record {at + 1} is of no known type")
        entries.append(entry)
        first, start = entries[0], entries[0]["seq"] if kind.MAY_BEGIN_LATER else 0
        if at == 0 and start > 0: prev = entry["prev"]
        need((entry["tenant"], entry["run"]) == (first["tenant"], first["run"]), Invalid, "a record of another run")
        follows = (entry["seq"], entry["prev"]) == (start + at, prev)
        need(follows, Invalid, f"record {at + 1} does not follow the one before")
        if kind is runs:
            need((entry["type"] == "run.opened") == (at == 0), Invalid, "the run is not opened once, at its start")
            need((entry["type"] in runs.ENDS) == (at == len(records) - 1), Invalid, "the run does not end with its last record")
        prev = leaf(record).hex()
    whole = len(entries) > 2 and entries[1]["type"] == "input"
    need(kind is not runs or whole, Invalid, "not a run from its opening to its end")
    need(all(shaped(entry["data"], kind.DATA) for entry in entries), Invalid, "a record does not say what it must")
    return entries


def check_log(bundle):
    """The checkpoint, and where the proved records are in its tree."""
    checkpoint, places = read_checkpoint(bundle["checkpoint"]), [-1]
    for proof, record in proved(bundle, bundle["proofs"], "proofs"):
        places.append(place("a record", record, proof, checkpoint, places[-1]))
    return checkpoint, places[1:]


def check_pin(bundle, checkpoint, pin, keys, earlier):
    """The log continues the pin, which a known key signed while its name was that of the log."""
    need(pin is not None, Untrusted, "no pin was given")
    limits = {checkpoint.origin: 2**53, **dict(earlier)}
    need(pin.origin in limits, Untrusted, "the pin is of another log")
    signers_of(pin, keys)
    stolen = "the pin is of a log after it got another name: a stolen key can have signed it"
    need(pin.size <= limits[pin.origin], Untrusted, stolen)
    need(checkpoint.size >= pin.size, Untrusted, "the trail is older than the pin, or the log was cut")
    proof = bundle.get("consistency", {"from": pin.size, "path": []})
    need(proof["from"] == pin.size, Untrusted, "the trail continues another size than the pin")
    shown = "consistency" in bundle or pin.size in (0, checkpoint.size)
    need(shown, Untrusted, "no proof that the log continues the pin")
    whole = continues(pin.size, pin.root, checkpoint.size, checkpoint.root, decode_hashes(proof["path"]))
    need(whole, Invalid, "the log does not continue the pin")


def check_later(bundle, checkpoint, last):
    """A leaf without a record, after the last one, can be a later record that was deleted."""
    leaves = bundle["unstored"]
    rising = all(a < b for a, b in zip([last] + leaves, leaves + [checkpoint.size]))
    need(rising, Invalid, "leaves without a record that are not after the last one")
    raise Untrusted(f"records after the last one are missing from the database of the server: {leaves}")


LIMITS = "Not proved: that the records are true, that everything was submitted, that every reader sees the same log."
SHOWN = "verdict total category state event pass scope subjects screened altered lost"


def report(entries, facts, missing):
    yield "Not enough trust: " + "; ".join(missing) if missing else "Verified."
    first, last = entries[0], entries[-1]
    hash_ = leaf(canonical(last)).hex()
    yield f"{first['run']}: {len(entries)} records from number {first['seq'] + 1} on, audit hash {hash_}."
    for entry in entries:
        data = entry["data"]
        said = [f"{name} {data[name]}" for name in SHOWN.split() if data.get(name) not in (None, [])]
        if said: yield f"Record {entry['seq'] + 1}, {entry['at']}, {entry['type']} by {entry['actor']}: {', '.join(said)}."
    yield from facts
    yield LIMITS


def main():
    options = argparse.ArgumentParser(prog="verify-audit", description="Verify an audit trail of Assay.")
    options.add_argument("file", help="- for standard input")
    options.add_argument("--key", action="append", default=[])
    for name in ("--policy", "--pin", "--record"): options.add_argument(name)
    given = options.parse_args()

    def read(path): return sys.stdin.buffer.read() if path == "-" else open(path, "rb").read()

    try:
        keys = [read_key(key) for key in given.key] + (read_policy(read(given.policy).decode()) if given.policy else [])
        pin = read_checkpoint(read(given.pin).decode()) if given.pin else None
        hex64 = given.record is None or re.fullmatch("[0-9a-f]{64}", given.record)
        need(hex64, Malformed, "the hash of a record has not 64 hex digits")
        found = verify(read(given.file), keys, pin, given.record)
    except Invalid as reason: print("Invalid:", reason); return 1
    except (Malformed, UnicodeDecodeError, OSError) as reason: print("Malformed:", reason); return 3
    print("\n".join(report(*found)))
    return 2 if found[2] else 0


if __name__ == "__main__": sys.exit(main())
