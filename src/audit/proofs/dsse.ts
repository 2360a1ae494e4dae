// Envelopes of DSSE, version 1, in which supply-chain tools read signed statements. An envelope here is canonical JSON with
// Ed25519 signatures.
import { canonicalJson } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonValue } from '../../base/json.ts'
import { parseCanonicalJson } from '../parse-canonical-json.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { base64, concatBytes, readBase64, utf8 } from './bytes.ts'
import { demand } from './proof-error.ts'
import type { NoteKey, NoteSigner } from './signed-note.ts'

const MAX_ENVELOPE_BYTES = 1_000_000
const MAX_SIGNATURES_OF_ENVELOPE = 16

export interface OpenedEnvelope {
  readonly payloadType: string
  readonly payload: Uint8Array
  readonly signedBy: readonly NoteKey[]
}

/** The bytes that a signature covers: PAE(type, body) (DSSE protocol, "Signature Definition"). */
export function dssePreAuth(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = utf8(payloadType)
  return concatBytes(utf8(`DSSEv1 ${type.length} `), type, utf8(` ${payload.length} `), payload)
}

/** An envelope as canonical JSON, with one signature per signer. */
export function writeEnvelope(
  payloadType: string,
  payload: Uint8Array,
  signers: readonly NoteSigner[],
): string {
  const message = dssePreAuth(payloadType, payload)
  return canonicalJson({
    payloadType,
    payload: base64(payload),
    signatures: signers.map(({ id, sign }) => ({ keyid: id, sig: base64(sign(message)) })),
  })
}

/**
 * Verifies an envelope of this payload type. A signature whose key id names no known key is ignored; one of a known key must
 * be valid. Throws a ProofError; `untrusted` where no known key signed. Take the payload from the result, and do not read the
 * envelope again.
 */
export function openEnvelope(
  envelope: string | Uint8Array,
  payloadType: string,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): OpenedEnvelope {
  demand(envelope.length <= MAX_ENVELOPE_BYTES, 'malformed', 'an envelope is longer than a megabyte')
  const reading = parseCanonicalJson(envelope)
  demand(reading.kind === 'value', 'malformed', 'an envelope is not canonical JSON')
  const { payload, signatures, ...rest } = objectWith(reading.value, ['payload', 'payloadType', 'signatures'])
  demand(rest['payloadType'] === payloadType, 'untrusted', 'an envelope is of another payload type')
  demand(typeof payload === 'string', 'malformed', 'an envelope has no payload')
  demand(Array.isArray(signatures), 'malformed', 'an envelope has no signatures')
  const list = signatures as readonly JsonValue[]
  demand(list.length <= MAX_SIGNATURES_OF_ENVELOPE, 'malformed', 'an envelope has more than 16 signatures')
  const bytes = readBase64(payload, 'a payload')
  const message = dssePreAuth(payloadType, bytes)
  const signedBy = list.flatMap((each) => {
    const { keyid, sig } = objectWith(each, ['keyid', 'sig'])
    demand(typeof keyid === 'string' && typeof sig === 'string', 'malformed', 'a signature is no text')
    const key = keys.find(({ id }) => id === keyid)
    const signature = readBase64(sig, 'a signature')
    if (key === undefined) return []
    demand(verify(key.publicKey, message, signature), 'invalid', 'a signature of a known key is wrong')
    return [key]
  })
  demand(signedBy.length > 0, 'untrusted', 'no known key signed the envelope')
  return { payloadType, payload: bytes, signedBy: [...new Set(signedBy)] }
}

/** The object, where it has these members and no other. */
function objectWith(value: JsonValue, names: readonly string[]) {
  demand(
    isJsonObject(value) && Object.keys(value).join() === names.join(),
    'malformed',
    'an envelope has a missing or an unknown member',
  )
  return value
}
