"""What a log signs, in the formats of C2SP: verifier keys, policies, checkpoints as signed notes, and proofs under a
checkpoint."""
import collections, re

from ed25519 import signed
from encoding import decode, decode_hashes, number, sha256
from merkle import included, leaf
from outcome import Invalid, Malformed, Untrusted, need

Key = collections.namedtuple("Key", "name id public first last")
Checkpoint = collections.namedtuple("Checkpoint", "note origin size root body lines")


def key_id(name, public): return sha256(name.encode() + b"\n\1" + public)[:4]


def read_key(vkey, first=0, last=2**53):
    """A verifier key, for checkpoints of these sizes."""
    found = re.fullmatch(r"([^+\s]+)\+([0-9a-f]{8})\+(.*)", vkey)
    need(found, Malformed, "not a verifier key")
    name, id_, data = found[1], bytes.fromhex(found[2]), decode(found[3])
    ours = len(data) == 33 and data[0] == 1 and id_ == key_id(name, data[1:])
    need(ours, Malformed, "not an Ed25519 verifier key")
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


def read_checkpoint(note):
    """The text that is signed, and its signature lines."""
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


def read_proof(proof):
    title, _, rest = proof.partition("\n\n")[0].partition("\n")
    index, *path = rest.split("\n")
    fits = title == "c2sp.org/tlog-proof@v1" and index.startswith("index ") and len(path) < 64
    need(fits, Malformed, "not a proof")
    return number(index[6:]), decode_hashes(path)


def place(what, record, proof, checkpoint, last=-1):
    """Where a record is in the log, after the last one, by its proof under the checkpoint."""
    index, path = read_proof(proof)
    need(proof.partition("\n\n")[2] == checkpoint.note, Invalid, "a proof under another checkpoint")
    root = included(leaf(record), index, checkpoint.size, path)
    need(root == checkpoint.root, Invalid, f"not in the log: {what}")
    need(index > last, Invalid, "the records are in the log in another order")
    return index
