"""The trail of a watched portfolio, one record for each pass: that the alerts are those of the pass, and no pass is left out."""
from encoding import parse_object, sha256
from outcome import Invalid, Untrusted, need
from shape import anything, count, members, optional, shaped, text
from trail import EACH, SHARED
from values import digest

MAY_BEGIN_LATER = True
TYPES = ("watch.pass",)
LIST = {"*": anything, "id": text, **members("from to", optional(text)), **members("added changed removed", count)}
DATA = {
    "*": anything, **members("pass scope", text), **members("subjects screened", count),
    "alerts": {"*": anything, "count": count, "sha256": text},
    "lists": lambda value: shaped(value, [LIST]) and len({each["id"] for each in value}) == len(value),
}


def is_alert(value):
    """Each alert with the digest of its pass; its salt and its text come together, or were erased."""
    return shaped(value, members("id digest salt? alert?", text)) and ("salt" in value) == ("alert" in value)


FILE = {**SHARED, **EACH, "alerts": [optional([is_alert])]}


def check_passes(bundle, entries):
    """The alerts are those that each pass sealed, and each pass continues from the lists that the one before left."""
    passes = [entry["data"] for entry in entries]
    need(len(bundle["alerts"]) == len(passes), Invalid, "not one list of alerts for each record")
    need(len({each["pass"] for each in passes}) == len(passes), Invalid, "a pass is there twice")
    for alerts, data in [each for each in zip(bundle["alerts"], passes) if each[0] is not None]:
        lines = "".join(f"{alert['id']} {alert['digest']}\n" for alert in alerts)
        sealed = {"count": len(alerts), "sha256": sha256(lines.encode()).hex()}
        need(data["alerts"].items() >= sealed.items(), Invalid, "alerts that the pass was not sealed with")
        for alert in [each for each in alerts if "alert" in each]:
            its = digest(alert["salt"], alert["id"], alert["alert"]) == alert["digest"]
            need(its, Invalid, "an alert is not behind its digest")
            own = {"id": alert["id"], "pass": data["pass"], "portfolio": entries[0]["run"]}
            need(parse_object(alert["alert"]).items() >= own.items(), Invalid, "an alert of another pass")
    for before, after in zip(passes, passes[1:]):
        left, now = {each["id"]: each["to"] for each in before["lists"]}, {each["id"]: each["from"] for each in after["lists"]}
        begun = all(each is None for each in now.values())
        same = all(left.get(id_) == now.get(id_) for id_ in {**left, **now})
        need(begun or same, Untrusted, "a pass does not continue from the lists that the one before left")


CHECKS = (check_passes,)
