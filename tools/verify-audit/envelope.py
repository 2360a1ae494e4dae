"""The last record again as an in-toto statement in a DSSE envelope, for tools of supply chains."""
import json

from ed25519 import signed
from encoding import canonical, decode, parse, sha256
from merkle import leaf
from note import key_id
from outcome import Invalid, Malformed, Untrusted, need
from shape import members, shaped, text

PAYLOAD = "application/vnd.in-toto+json"
ENVELOPE = {**members("payload payloadType", text), "signatures": [members("keyid sig", text)]}


def check_envelope(bundle, checkpoint, signers):
    """It says what the last record says, by each key that signed the checkpoint."""
    envelope, record = parse(bundle["envelope"]), bundle["records"][-1]
    fits = shaped(envelope, ENVELOPE) and canonical(envelope) == bundle["envelope"] and len(envelope["signatures"]) <= 16
    need(fits, Malformed, "not an envelope")
    need(envelope["payloadType"] == PAYLOAD, Untrusted, "an envelope of another payload type")
    payload = decode(envelope["payload"])
    message = b"DSSEv1 %d %s %d %s" % (len(PAYLOAD), PAYLOAD.encode(), len(payload), payload)
    ids = {key_id(checkpoint.origin, public).hex(): public for public in signers}
    found = set()
    for each in envelope["signatures"]:
        signature, public = decode(each["sig"]), ids.get(each["keyid"])
        need(public is None or signed(public, message, signature), Invalid, "a signature of a known key is wrong")
        found |= {public} - {None}
    need(found, Untrusted, "no known key signed the envelope")
    same = canonical(statement_of(record, checkpoint)).encode() == payload
    need(same, Invalid, "an envelope says otherwise than the last record")
    need(len(found) == len(signers), Untrusted, "a key that signed the checkpoint did not sign the envelope")


def statement_of(record, checkpoint):
    entry = json.loads(record)
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": entry["run"], "digest": {"sha256": sha256(record.encode()).hex()}}],
        "predicateType": "urn:assay:audit-entry:v1",
        "predicate": {"log": checkpoint.origin, "hash": leaf(record).hex(), "entry": entry},
    }
