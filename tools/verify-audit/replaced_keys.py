"""The names that a log had before a key was stolen. Each new name begins with an entry that holds the last checkpoint of the old
one."""
from encoding import decode_hashes
from merkle import continues
from note import place, read_checkpoint, read_key, signers_of
from outcome import Invalid, Malformed, Untrusted, need
from shape import anything, count, members, shaped, text
from trail import read_entry

REPLACEMENT = {"*": anything, "size": count, **members("state old new checkpoint", text)}


def earlier_names(bundle, tenant, checkpoint):
    """The names as (name, last size): each entry that replaced a key is the first leaf under the new name, the old key signed the
    checkpoint in it, and the log begins with the leaves of this checkpoint."""
    earlier, name = [], None
    for each in bundle["replacements"]:
        entry = read_entry(each["record"], "the name of the log")
        old, new, last = read_replacement(entry)
        need(entry["tenant"] == tenant, Invalid, "the name of the log of other records")
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
    fits = entry["type"] == "key.rotated" and shaped(data, REPLACEMENT) and data["state"] == "replaced"
    need(fits, Malformed, "not an entry that named the log")
    old, new, last = read_key(data["old"]), read_key(data["new"]), read_checkpoint(data["checkpoint"])
    fits = (last.origin, last.size) == (old.name, data["size"]) and new.name != old.name
    need(fits, Malformed, "an entry that named the log has the checkpoint of another one")
    return old, new, last
