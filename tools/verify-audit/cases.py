"""The trail of a case, one record for each decision: that what is shown is what was decided, by whom, why and on which
evidence."""
from encoding import parse_object, plain
from outcome import Invalid, need
from shape import anything, members, optional, text
from trail import EACH, SHARED
from values import digest

MAY_BEGIN_LATER = True
TYPES = ("case.decided",)
STATES = ("true_match", "false_positive", "closed")
DATA = {"*": anything, **members("event digest", text), "state": lambda value: value in STATES}
FILE = {**SHARED, **EACH, "decisions": [optional(members("salt decision", text))]}


def check_decisions(bundle, entries):
    """Each decision that is shown is the one of its record."""
    need(len(bundle["decisions"]) == len(entries), Invalid, "not one decision, or null, for each record")
    need(len({entry["data"]["event"] for entry in entries}) == len(entries), Invalid, "a decision is there twice")
    for shown, entry in [each for each in zip(bundle["decisions"], entries) if each[0]]:
        data, value = entry["data"], parse_object(shown["decision"])
        its = digest(shown["salt"], data["event"], shown["decision"]) == data["digest"]
        need(its, Invalid, "a decision is not behind its digest")
        own = [data["event"], data["state"], entry["at"], entry["actor"]]
        by = value["by"] if isinstance(value.get("by"), dict) else {}
        same = [value.get("id"), value.get("state"), value.get("at"), by.get("id")] == own
        need(same, Invalid, "another decision than that of its record")
        need(text(by.get("name")) and text(value.get("reason")), Invalid, "a decision without a name or a reason")
        need(isinstance(value.get("evidence"), dict) and plain(value["evidence"]), Invalid, "a decision without evidence")


CHECKS = (check_decisions,)
