"""Values, each behind a salted digest of the records: shown, withheld, or erased as the log says."""
import re

from encoding import base64url, canonical, sha256
from note import place
from outcome import Invalid, Malformed, need
from shape import members, shaped, text
from trail import read_entry

ERASURE = {**members("run reason", text), "fields": [members("name digest", text)]}


def digest(salt, name, value): return base64url(sha256(base64url(canonical([salt, name, value]).encode()))).decode()


def digests_in(entries):
    lists = [entry["data"].get("_sd") for entry in entries]
    return {each for digests in lists if isinstance(digests, list) for each in digests if text(each)}


def erased_digests(bundle, entries, checkpoint, last):
    """The digests whose values the log says were erased, after the last record."""
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
    """Each shown value is behind its digest, and none of them was erased. The number of digests without a value."""
    values, digests = bundle.get("disclosures", []), digests_in(entries)
    shown, names = {digest(**value) for value in values}, {value["name"] for value in values}
    need(not names & {"", "_sd", "..."}, Invalid, "a value has a reserved name")
    need(shown <= digests, Invalid, "a value is not in the records")
    need(not shown & set(erased), Invalid, "a value is there that the log says was erased")
    need(len(shown) == len(names) == len(values), Invalid, "a value is there twice")
    return len(digests) - len(shown) - len(erased)
