// Session tokens `srv1.<payload>.<mac>`: a signed handle to a session, never its content (rule G-8). The payload is
// canonical JSON in base64url. Only `skid` is used before the MAC is verified.
import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonObject } from '../base/json.ts'
import type { Signer } from './ports.ts'

const PREFIX = 'srv1'
const FORM = /^srv1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/
const MAX_CHARS = 4096
const SKEW_SECONDS = 30
/** The accepted form of an unverified id: visible ASCII, which any database accepts in a query. */
const ID = /^[\x21-\x7e]{1,64}$/
export const TOKEN_LIFETIME_SECONDS = 30 * 86_400

/** The payload of a token. Times are Unix seconds. */
export interface TokenPayload {
  readonly v: 1
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
  readonly verdict?: string
}

export type TokenReading =
  | { readonly kind: 'valid'; readonly payload: TokenPayload }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'expired'; readonly payload: TokenPayload }
  /** The MAC does not fit this workspace; `kid` comes from the unverified payload. */
  | { readonly kind: 'foreign'; readonly kid: string }

/** Makes a token valid for 30 days. `now` in milliseconds. */
export function mintToken(
  signer: Signer,
  workspaceId: string,
  fields: Omit<TokenPayload, 'v' | 'iat' | 'exp' | 'skid'> & { readonly now: number },
): string {
  const { now, ...rest } = fields
  const iat = Math.floor(now / 1000)
  const signed = signer.sign(workspaceId, (skid) => {
    const payload = { v: 1, ...rest, iat, exp: iat + TOKEN_LIFETIME_SECONDS, skid } as const
    return `${PREFIX}.${Buffer.from(canonicalJson(payload)).toString('base64url')}`
  })
  return `${signed.text}.${Buffer.from(signed.mac).toString('base64url')}`
}

/** Reads a token for one workspace. Throws only what the signer throws. `now` in milliseconds. */
export function readToken(signer: Signer, workspaceId: string, token: string, now: number): TokenReading {
  if (token.length > MAX_CHARS) return { kind: 'invalid' }
  const [, encoded = '', mac = ''] = FORM.exec(token) ?? []
  const macBytes = strictBase64Url(mac)
  const payload = parsePayload(strictBase64Url(encoded))
  if (!payload || !macBytes) return { kind: 'invalid' }
  if (!signer.verify(workspaceId, payload.skid, `${PREFIX}.${encoded}`, macBytes)) {
    return { kind: 'foreign', kid: payload.kid }
  }
  if (payload.iat > now / 1000 + SKEW_SECONDS) return { kind: 'invalid' }
  if (payload.exp <= now / 1000) return { kind: 'expired', payload }
  return { kind: 'valid', payload }
}

/** Decodes base64url and accepts only the encoder's spelling: otherwise one token would have many strings. */
function strictBase64Url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return text !== '' && bytes.toString('base64url') === text ? bytes : undefined
}

function parsePayload(bytes: Buffer | undefined): TokenPayload | undefined {
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
