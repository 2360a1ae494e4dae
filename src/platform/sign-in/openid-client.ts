// This server as a client of identity providers: OpenID Connect, authorization code with PKCE (S256). jose checks signatures.
import { createHash } from 'node:crypto'
import type { JSONWebKeySet, JWTPayload } from 'jose'
import {
  IdentityRefused,
  type OpenIdClient,
  type ProvenIdentity,
  type ProvenPerson,
  ProviderFault,
} from '../../accounts/ports.ts'
import type { JsonObject } from '../../base/json.ts'
import type { Clock } from '../../base/ports.ts'

/** Signatures by a private key. why none with a shared secret: a public key would pass for one */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_SECONDS = 60
const MAX_AGE_SECONDS = 600
const MAX_NAME = 80
/** Milliseconds for which a description and keys are not read again. */
const KEPT_MS = 5 * 60_000
const MAX_KEPT = 200
/** Printable ASCII: a mail address that looks like another one is none. */
const EMAIL = /^[\x21-\x3f\x41-\x7e]{1,64}@[A-Za-z0-9.-]{1,189}$/
/** Its accounts of consumers may have any verified address, also one of a firm. */
const GOOGLE = 'https://accounts.google.com'
const SUBJECT = /^[\x20-\x7e]{1,255}$/

interface Description {
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly jwksUri: string
  /** The secret is sent in the body: the provider takes it in no header. */
  readonly secretInBody: boolean
  /** Each answer names the issuer (RFC 9207). */
  readonly namesItself: boolean
}

/** Guarded requests to providers. */
export interface AskJson {
  /** Follows no redirect, and waits for the turn of the workspace. Throws ProviderFault. */
  ask(
    workspaceId: string,
    request: {
      readonly url: string
      readonly method: 'GET' | 'POST'
      readonly headers: Readonly<Record<string, string>>
      readonly body?: string
    },
  ): Promise<{ readonly status: number; readonly json: JsonObject }>
  /** Whether an address may be asked. */
  isAllowed(url: string): boolean
}

export interface OpenIdClientOptions {
  readonly http: AskJson
  readonly clock: Clock
}

export function createOpenIdClient({ http, clock }: OpenIdClientOptions): OpenIdClient {
  const descriptions = createShortMemory<Description>(clock)
  const keySets = createShortMemory<JsonObject>(clock)

  const read = async (workspaceId: string, url: string, what: string): Promise<JsonObject> => {
    const { status, json } = await http.ask(workspaceId, { url, method: 'GET', headers: {} })
    if (status !== 200) throw new ProviderFault(`${new URL(url).host} answers ${status} for its ${what}`)
    return json
  }

  async function describe({ issuer, workspaceId }: Provider): Promise<Description> {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const found = await read(workspaceId, url, 'description')
    const { host } = new URL(url)
    if (found['issuer'] !== issuer)
      throw new ProviderFault(`${host} describes another issuer. Enter the issuer exactly as it is described`)
    const address = (name: string): string => {
      const value = found[name]
      if (typeof value === 'string' && http.isAllowed(value)) return value
      throw new ProviderFault(`${host} describes no ${name} that is an https address of a public host`)
    }
    const lists = (name: string, wanted: string): boolean => {
      const listed = found[name]
      return !Array.isArray(listed) || listed.includes(wanted)
    }
    if (!lists('code_challenge_methods_supported', 'S256'))
      throw new ProviderFault(`${host} does not support PKCE with S256`)
    return {
      authorizationEndpoint: address('authorization_endpoint'),
      tokenEndpoint: address('token_endpoint'),
      jwksUri: address('jwks_uri'),
      namesItself: found['authorization_response_iss_parameter_supported'] === true,
      secretInBody: !lists('token_endpoint_auth_methods_supported', 'client_secret_basic'),
    }
  }

  const readDescription = async (provider: Provider): Promise<Description> =>
    descriptions.keep(provider.issuer, await describe(provider))
  const description = (provider: Provider): Description | Promise<Description> =>
    descriptions.get(provider.issuer) ?? readDescription(provider)

  /** The claims of a token, by the keys of before or by those of now. */
  async function claimsIn(token: string, workspaceId: string, jwksUri: string, expected: Expected) {
    const kept = keySets.get(jwksUri)
    // why again: the provider may have other keys by now
    const found = kept && (await checked(token, kept, expected).catch(() => undefined))
    if (found !== undefined) return found
    const keys = keySets.keep(jwksUri, await read(workspaceId, jwksUri, 'keys'))
    return checked(token, keys, expected)
  }

  return {
    async check(provider) {
      await readDescription(provider)
    },

    async authorizeUrl({ clientId, redirectUri, ...provider }, { state, nonce, verifier, loginHint }) {
      const url = new URL((await description(provider)).authorizationEndpoint)
      const asked = {
        response_type: 'code',
        scope: 'openid email profile',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(loginHint !== undefined && { login_hint: loginHint }),
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },

    async identity(
      { workspaceId, issuer, clientId, clientSecret, redirectUri },
      { code, nonce, verifier, iss },
    ) {
      const { tokenEndpoint, jwksUri, secretInBody, namesItself } = await description({ workspaceId, issuer })
      if (namesItself && iss === undefined)
        throw new IdentityRefused('The answer does not name the provider, which names itself in each')
      const basic = Buffer.from(`${formText(clientId)}:${formText(clientSecret)}`).toString('base64')
      const { status, json } = await http.ask(workspaceId, {
        url: tokenEndpoint,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(!secretInBody && { authorization: `Basic ${basic}` }),
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          ...(secretInBody && { client_id: clientId, client_secret: clientSecret }),
        }).toString(),
      })
      const token = json['id_token']
      if (status !== 200 || typeof token !== 'string')
        throw new ProviderFault(`${new URL(tokenEndpoint).host} refuses the code (${status})`)
      const expected = { issuer, clientId, nonce, now: clock.now() }
      const claims = await claimsIn(token, workspaceId, jwksUri, expected)
      return identityOf(claims, issuer)
    },
  }
}

type Provider = Parameters<OpenIdClient['check']>[0]

interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The claims of an ID token that this provider signed for this client and this sign-in. Throws IdentityRefused. */
async function checked(
  token: string,
  keys: JsonObject,
  { issuer, clientId, nonce, now }: Expected,
): Promise<JWTPayload> {
  const { createLocalJWKSet, errors, jwtVerify } = await import('jose')
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as unknown as JSONWebKeySet), {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_SECONDS,
      currentDate: new Date(now),
    })
    const { aud, azp } = payload
    if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== clientId)
      throw new IdentityRefused('The ID token was made for another client')
    if (payload['nonce'] !== nonce) throw new IdentityRefused('The ID token is of another sign-in')
    return payload
  } catch (error) {
    if (error instanceof IdentityRefused) throw error
    // why by its code: the message of the library may hold what the provider sent
    const code = error instanceof errors.JOSEError ? error.code : 'the key cannot be read'
    throw new IdentityRefused(`The ID token is not valid (${code})`, { cause: error })
  }
}

function identityOf(claims: JWTPayload, issuer: string): ProvenIdentity {
  const { sub } = claims
  if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw new IdentityRefused('The ID token names no one')
  return { issuer, subject: sub, person: () => personOf(claims, issuer) }
}

function personOf({ email, email_verified, name, hd }: JWTPayload, issuer: string): ProvenPerson {
  // why before lower case: letters of other alphabets become ours
  const address = typeof email === 'string' && EMAIL.test(email) ? email.toLowerCase() : undefined
  if (address === undefined)
    throw new IdentityRefused('The ID token has no e-mail address. The provider has to send the claim email')
  if (email_verified !== true)
    throw new IdentityRefused(
      'The provider does not say that the e-mail address is verified. It has to send the claim email_verified as true',
    )
  // why only here, where the address decides: who has linked an account is known by `sub`
  if (issuer === GOOGLE && hd !== address.split('@')[1])
    throw new IdentityRefused(
      'Google does not say that the account is one of the organization of its address: the claim hd has to be the domain of the address',
    )
  const given =
    typeof name === 'string'
      ? name
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, MAX_NAME)
      : ''
  return { email: address, name: given || (address.split('@')[0] ?? address) }
}

/** Keeps up to 200 values for five minutes; the one that was kept first makes room. */
function createShortMemory<T>(clock: Clock) {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()
  return {
    get(key: string): T | undefined {
      const found = kept.get(key)
      return found !== undefined && clock.now() < found.until ? found.value : undefined
    },
    keep(key: string, value: T): T {
      kept.delete(key)
      kept.set(key, { value, until: clock.now() + KEPT_MS })
      for (const oldest of kept.keys())
        if (kept.size > MAX_KEPT) kept.delete(oldest)
        else break
      return value
    },
  }
}

/** RFC 6749, 2.3.1: the parts of the header are encoded as in a form. */
const formText = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)
