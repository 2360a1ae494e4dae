// The payload of a session token: the ULID of the session, then base64url of version, kind of key, key, revision, expiry,
// scores and id of the secret (rule G-8). A payload of JSON is one from before; the last of those expires
// 30 days after the upgrade.
import { isJsonObject } from '../base/json.ts'
import { isUlid, ulidFromBytes, ulidToBytes } from '../base/ulid-bytes.ts'
import { dashboardKeyId, isDashboardKeyId } from '../accounts/ports.ts'
import type { Verdict } from '../contract/vocabulary/scorecard.ts'

export const TOKEN_LIFETIME_SECONDS = 30 * 86_400

/** What a token says. Times are Unix seconds. */
export interface TokenPayload {
  /** Session id. */
  readonly sid: string
  /** Id of the API key that the token was made for. */
  readonly kid: string
  /** Revision of the ledger when the token was made; informative, never a lock. */
  readonly rev: number
  readonly iat: number
  readonly exp: number
  readonly skid: string
  /** Seven integers in axis order, and the verdict, while the scorecard is current. For display only. */
  readonly scores?: readonly number[]
  readonly verdict?: Verdict
}

const VERSION = 2
const ID_CHARS = 26
const OF_DASHBOARD = 1
const WITH_SCORES = 2
const SCORES_AT = 26
const AXES = 7
const MAX_SCORE = 10
const SECRET_ID = /^[A-Za-z0-9_-]{1,8}$/
const VERDICTS: readonly Verdict[] = ['kill', 'validate', 'iterate', 'build']
/** The accepted form of an unverified id: visible ASCII, which any database accepts in a query. */
const ID = /^[\x21-\x7e]{1,64}$/

/** Writes the payload. Throws for an id that is no ULID. */
export function writePayload(payload: Omit<TokenPayload, 'iat'>): string {
  const { sid, kid, rev, exp, skid, scores, verdict } = payload
  const ofDashboard = isDashboardKeyId(kid)
  const key = ulidToBytes(ofDashboard ? kid.slice(dashboardKeyId('').length) : kid)
  const scored = scores !== undefined && verdict !== undefined
  const head = Buffer.alloc(SCORES_AT)
  head[0] = VERSION
  head[1] = (ofDashboard ? OF_DASHBOARD : 0) | (scored ? WITH_SCORES : 0)
  head.set(key, 2)
  head.writeUInt32BE(rev, 18)
  head.writeUInt32BE(exp, 22)
  const nibbles = scored ? [...scores, VERDICTS.indexOf(verdict)] : []
  const packed = Buffer.from(nibbles.map((nibble) => nibble.toString(16)).join(''), 'hex')
  const body = Buffer.concat([head, packed, Buffer.from(skid, 'ascii')])
  return `${ulidFromBytes(ulidToBytes(sid))}${body.toString('base64url')}`
}

/** Reads a payload, or finds that it is none. Nothing of it is verified. */
export const readPayload = (text: string): TokenPayload | undefined =>
  isUlid(text.slice(0, ID_CHARS)) ? readPacked(text) : readJson(strictBase64Url(text))

/** Whether a payload is one of JSON. */
export const isOfJson = (text: string): boolean => !isUlid(text.slice(0, ID_CHARS))

/** Decodes base64url and accepts only the encoder's spelling: otherwise one token would have many strings. */
export function strictBase64Url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return text !== '' && bytes.toString('base64url') === text ? bytes : undefined
}

function readPacked(text: string): TokenPayload | undefined {
  const body = strictBase64Url(text.slice(ID_CHARS))
  const flags = body?.[1] ?? 0
  if (
    body === undefined ||
    body.length < SCORES_AT ||
    body[0] !== VERSION ||
    flags > (OF_DASHBOARD | WITH_SCORES)
  )
    return undefined
  const end = (flags & WITH_SCORES) === 0 ? SCORES_AT : SCORES_AT + (AXES + 1) / 2
  const shown = readScores(body.subarray(SCORES_AT, end))
  const skid = body.subarray(end).toString('latin1')
  if (shown === undefined || !SECRET_ID.test(skid)) return undefined
  const key = ulidFromBytes(body.subarray(2, 18))
  const exp = body.readUInt32BE(22)
  return {
    sid: text.slice(0, ID_CHARS),
    kid: (flags & OF_DASHBOARD) === 0 ? key : dashboardKeyId(key),
    rev: body.readUInt32BE(18),
    iat: exp - TOKEN_LIFETIME_SECONDS,
    exp,
    skid,
    ...shown,
  }
}

/** Seven scores and the verdict, four bits each; nothing of no bytes. */
function readScores(packed: Uint8Array): Pick<TokenPayload, 'scores' | 'verdict'> | undefined {
  if (packed.length === 0) return {}
  const nibbles = [...packed].flatMap((byte) => [byte >> 4, byte & 15])
  const scores = nibbles.slice(0, AXES)
  const verdict = VERDICTS[nibbles[AXES] ?? VERDICTS.length]
  return verdict !== undefined && scores.every((score) => score <= MAX_SCORE)
    ? { scores, verdict }
    : undefined
}

function readJson(bytes: Buffer | undefined): TokenPayload | undefined {
  if (!bytes) return undefined
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
  return isPayload(value) ? value : undefined
}

function isPayload(value: unknown): value is TokenPayload {
  if (!isJsonObject(value)) return false
  const { v, sid, kid, rev, iat, exp, skid } = value
  return (
    v === 1 &&
    [sid, kid, skid].every((text) => typeof text === 'string' && ID.test(text)) &&
    [rev, iat, exp].every((number) => Number.isSafeInteger(number))
  )
}
