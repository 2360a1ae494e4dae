"""The file of a trail: its members, and the entries in it."""
import json

from encoding import canonical, parse
from outcome import Invalid, Malformed, need
from shape import anything, count, encoded, hash32, members, shaped, some, text

PARTS = "opened input sealed?"

# The members of every trail; of one with values behind digests; of one with a proof for each record.
SHARED = {
    "format": text, "records": [text], "checkpoint?": text, "consistency?": {"from": count, "path": [hash32]},
    "replacements?": some([{**members("record proof", text), "path": [hash32]}]), "fault?": {"record": anything, "reason": text},
}
VALUES = {"erasure?": members("record proof", text), "disclosures": [{"salt": text, "name": text, "value": anything}]}
EACH = {"proofs?": [text], **members("receipts? previousReceipts?", [encoded]), "unstored?": some([count])}

# A member that says nothing without another one.
NEEDS = {
    "proofs": "checkpoint", "previousReceipts": "receipts",
    **members("receipts envelope erasure replacements unstored checkpoint", "proofs"),
}

ENTRY = {
    "v": lambda value: type(value) is int and value == 1, "seq": count, "data": lambda value: isinstance(value, dict),
    **members("tenant run prev type at actor", text),
}


def read_trail(data, kinds):
    """The trail and its kind, in one of the two spellings that the server sends; so no member is there twice, and no bit goes
    unread."""
    spelling = data.decode("utf-8")
    bundle = parse(spelling)
    need(isinstance(bundle, dict) and bundle.get("format") in list(kinds), Malformed, "not an audit trail")
    spellings = [json.dumps(bundle, ensure_ascii=False, **how) for how in ({"separators": (",", ":")}, {"indent": 2})]
    need(spelling.removesuffix("\n") in spellings, Malformed, "not spelled as the server sent it")
    kind = kinds[bundle["format"]]
    need(shaped(bundle, kind.FILE), Malformed, "not of the format")
    for part, whole in NEEDS.items(): need(whole in bundle or part not in bundle, Malformed, f"{part} without {whole}")
    need("fault" not in bundle, Invalid, "the server itself found an alteration")
    return bundle, kind


def read_entry(record, what):
    entry = parse(record)
    need(shaped(entry, ENTRY) and canonical(entry) == record, Malformed, f"{what} is not a canonical entry")
    return entry


def proved(bundle, parts, what):
    """The proofs or the receipts, each with the record that it is of: three of a run, and each of the others."""
    records = bundle["records"]
    if isinstance(parts, list):
        need(len(parts) == len(records), Invalid, f"not one of the {what} for each record")
        return list(zip(parts, records))
    need("sealed" in parts, Invalid, f"none of the {what} is of the last record")
    return [(parts["opened"], records[0]), (parts["input"], records[1]), (parts["sealed"], records[-1])]
