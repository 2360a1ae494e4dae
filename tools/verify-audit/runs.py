"""The trail of a run of diligence: which records it may have, and what its parts say of each other."""
import re

from encoding import canonical, decode_hashes
from merkle import included, leaf
from outcome import Invalid, Untrusted, need
from shape import anything, count, encoded, hash32, members, text
from trail import PARTS, SHARED, VALUES

MAY_BEGIN_LATER = False
ENDS = ("scorecard.sealed", "run.failed", "run.cancelled")
TYPES = (*ENDS, "run.opened", "input", "scorer", "source", "step", "output")
DATA = anything
SNAPSHOT = "id source snapshotDate fetchedAt url bytes contentSha256 recordsHash recordsRoot? records parserVersion sample"
FILE = {
    **SHARED, **VALUES, "proofs?": members(PARTS, text), "envelope?": text, "snapshots": [members(SNAPSHOT, anything)],
    "receipts?": {**members(PARTS, encoded), "previous?": members(PARTS, encoded)},
    "citations?": [{**members("source snapshot id url locator", text), "index": count, "path": [hash32]}],
}


def of_type(entries, type_): return [entry["data"] for entry in entries if entry["type"] == type_]


def check_snapshots(bundle, entries):
    """Each snapshot is described as the records have it."""
    sources, whole = of_type(entries, "source"), True
    for snapshot in bundle["snapshots"]:
        at = next((at for at, data in enumerate(sources) if data.get("snapshot") == snapshot["id"]), None)
        need(at is not None, Invalid, "a snapshot is not in the records, or not in their order")
        recorded = {**sources[at], "source": sources[at].get("id"), "id": sources[at].get("snapshot")}
        sources = sources[at + 1:]
        for name, value in snapshot.items():
            same = canonical(recorded.get(name)) == canonical(value)
            need(name not in recorded or same, Invalid, f"a snapshot is not as recorded: {name}")
        need(("recordsRoot" in snapshot) == ("recordsRoot" in recorded), Invalid, "a snapshot is not as recorded: recordsRoot")
        whole = whole and set(snapshot) <= set(recorded)
    need(whole, Untrusted, "the records do not hold all that the file says of a snapshot")


def check_citations(bundle, entries):
    """Each record that a finding cites was in its snapshot, where that has a tree."""
    trees, cited = {}, {}
    for data in [data for data in of_type(entries, "source") if text(data.get("snapshot"))]:
        root, size = data.get("recordsRoot"), data.get("records")
        treed = text(root) and re.fullmatch("[0-9a-f]{64}", root) and type(size) is int
        trees[data["snapshot"]] = (bytes.fromhex(root), size) if treed else None
    for finding in [finding for data in of_type(entries, "scorer") for finding in objects(data.get("findings"))]:
        for each in objects(finding.get("citations")):
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


def objects(value): return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


CHECKS = (check_snapshots, check_citations)
