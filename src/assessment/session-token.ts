// Session tokens `srv1.<payload>.<mac>`: a signed handle to a session, never its content (rule G-8). Only the ids of the
// secret and of the key are used before the MAC is verified. An agent copies the token into every call, so it is short.
import type { Signer } from './ports.ts'
import {
  isOfJson,
  readPayload,
  strictBase64Url,
  TOKEN_LIFETIME_SECONDS,
  type TokenPayload,
  writePayload,
} from './token-payload.ts'

export { TOKEN_LIFETIME_SECONDS }

const PREFIX = 'srv1'
const FORM = /^srv1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{43})$/
/** The limit of tokens from before the packed payload; none that is made today has more than 120 characters. */
const MAX_CHARS = 4096
/** 128 bits of HMAC-SHA-256, the shortest that RFC 2104 recommends. */
const MAC_BYTES = 16
/** A payload of JSON came with the whole MAC. */
const WHOLE_MAC_BYTES = 32

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
  fields: Omit<TokenPayload, 'iat' | 'exp' | 'skid'> & { readonly now: number },
): string {
  const { now, ...rest } = fields
  const exp = Math.floor(now / 1000) + TOKEN_LIFETIME_SECONDS
  const { text, mac } = signer.sign(
    workspaceId,
    (skid) => `${PREFIX}.${writePayload({ ...rest, exp, skid })}`,
  )
  return `${text}.${Buffer.from(mac.subarray(0, MAC_BYTES)).toString('base64url')}`
}

/** Reads a token for one workspace. Throws only what the signer throws. `now` in milliseconds. */
export function readToken(signer: Signer, workspaceId: string, token: string, now: number): TokenReading {
  if (token.length > MAX_CHARS) return { kind: 'invalid' }
  const [, encoded = '', mac = ''] = FORM.exec(token) ?? []
  const macBytes = strictBase64Url(mac)
  const payload = readPayload(encoded)
  // why by form: a MAC that may be cut would give one token two strings
  if (!payload || macBytes?.length !== (isOfJson(encoded) ? WHOLE_MAC_BYTES : MAC_BYTES))
    return { kind: 'invalid' }
  if (!signer.verify(workspaceId, payload.skid, `${PREFIX}.${encoded}`, macBytes)) {
    return { kind: 'foreign', kid: payload.kid }
  }
  // why not that it is of the future: we signed it, and a clock that was set back makes no token false
  if (payload.exp <= now / 1000) return { kind: 'expired', payload }
  return { kind: 'valid', payload }
}
