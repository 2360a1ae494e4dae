"""The trail of an assessment, one record for each scoring: that each adds up, cites its ledger, and has the values that are
shown."""
from encoding import parse_object
from outcome import Invalid, need
from shape import anything, count, flag, members, optional, shaped, text
from trail import EACH, SHARED, VALUES
from values import digest

MAY_BEGIN_LATER = False
TYPES = ("assessment.scored",)
DATA = {
    "*": anything, **members("revision total", count), **members("category protocol settings verdict requested?", text),
    "_sd": [text], "altered?": optional([text]), "lost?": optional([count]),
    "axes": [{"*": anything, "id": text, "score": count, "cites": [text]}],
    "entries": [{"*": anything, **members("id axis kind grade", text), "verified": flag, "flags": [text]}],
}
FILE = {**SHARED, **VALUES, **EACH}


def check_scorings(bundle, entries):
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


CHECKS = (check_scorings,)
