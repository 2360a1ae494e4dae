// An OpenID provider on loopback in the format of real ones: description, keys, a redirect with a code, and a token endpoint that checks the
// secret of the client and PKCE. Tests change what it says.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, type JWK, SignJWT } from 'jose'

export const CLIENT_ID = 'assay at work'
export const CLIENT_SECRET = 'client: secret & more'

/** Who signs in at the provider next. */
export interface Identity {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: unknown
  readonly name?: string
}

export interface Answered {
  /** Of the redirect address. */
  readonly workspaceId: string
  readonly state: string
  readonly code: string
  readonly iss?: string
}

export interface OpenIdProvider {
  readonly issuer: string
  /** `127.0.0.1:PORT`, for ASSAY_FETCH_ALLOW. */
  readonly host: string
  readonly publicKey: KeyObject
  person: Identity
  /** Replaces claims of the next ID tokens; undefined leaves one out. */
  claims: Readonly<Record<string, unknown>>
  /** Replaces fields of the description. */
  description: Readonly<Record<string, unknown>>
  /** Makes the ID token in place of the provider. */
  token: ((claims: Readonly<Record<string, unknown>>) => Promise<string> | string) | undefined
  /** Answers every request but that of a browser with this redirect. */
  redirect: string | undefined
  /** The algorithm of its key. */
  readonly algorithm: 'RS256' | 'ES256'
  /** Requests so far: method and path. */
  readonly asked: string[]
  /** Follows an address of `ask_provider` as a browser does, and returns what it brings back. */
  answer(continueAt: unknown): Promise<Answered>
  close(): Promise<void>
}

interface Grant {
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
  readonly person: Identity
}

/** `now`: milliseconds since 1970. */
export async function openIdProvider(
  now: () => number = Date.now,
  algorithm: OpenIdProvider['algorithm'] = 'RS256',
): Promise<OpenIdProvider> {
  const { publicKey, privateKey } =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig', alg: algorithm }
  const grants = new Map<string, Grant>()
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `http://${host}`

  const self: OpenIdProvider = {
    issuer,
    host,
    publicKey,
    algorithm,
    person: { sub: 'none' },
    claims: {},
    description: {},
    token: undefined,
    redirect: undefined,
    asked: [],
    async answer(continueAt) {
      const reply = await fetch(String(continueAt), { redirect: 'manual' })
      const { pathname, searchParams: back } = new URL(reply.headers.get('location') ?? 'about:blank')
      const iss = back.get('iss')
      const workspaceId = pathname.split('/').at(-1) ?? ''
      return {
        workspaceId,
        state: back.get('state') ?? '',
        code: back.get('code') ?? '',
        ...(iss !== null && { iss }),
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  function authorize({ searchParams: asked }: URL, response: ServerResponse): void {
    const code = randomBytes(16).toString('hex')
    const redirectUri = asked.get('redirect_uri') ?? ''
    grants.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
      person: self.person,
    })
    const back = new URL(redirectUri)
    for (const [name, value] of Object.entries({ code, state: asked.get('state') ?? '', iss: issuer }))
      back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  async function exchange(request: IncomingMessage): Promise<readonly [number, object]> {
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const inHeader = Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    const isPost =
      self.description['token_endpoint_auth_methods_supported']?.toString() === 'client_secret_post'
    const [id, secret] = isPost ? [form.get('client_id'), form.get('client_secret')] : inHeader
    if (isPost && request.headers.authorization !== undefined) return [400, { error: 'invalid_request' }]
    if (id !== CLIENT_ID || secret !== CLIENT_SECRET) return [401, { error: 'invalid_client' }]
    const verifier = form.get('code_verifier') ?? ''
    const isOwn =
      grant !== undefined &&
      form.get('redirect_uri') === grant.redirectUri &&
      createHash('sha256').update(verifier).digest('base64url') === grant.challenge
    if (!isOwn) return [400, { error: 'invalid_grant' }]
    const seconds = Math.floor(now() / 1_000)
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      iat: seconds,
      exp: seconds + 300,
      nonce: grant.nonce,
      ...grant.person,
      ...self.claims,
    }
    const made = self.token?.(claims) ?? signed(claims, privateKey, algorithm)
    return [200, { access_token: 'unused', token_type: 'Bearer', id_token: await made }]
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    self.asked.push(`${request.method} ${url.pathname}`)
    if (url.pathname === '/authorize') return authorize(url, response)
    if (self.redirect !== undefined)
      return void response
        .writeHead(302, { location: self.redirect, 'content-type': 'application/json' })
        .end('{}')
    const [status, body] = await answerOf(url.pathname, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async function answerOf(path: string, request: IncomingMessage): Promise<readonly [number, object]> {
    if (path === '/token') return exchange(request)
    if (path === '/keys') return [200, { keys: [jwk] }]
    if (path !== '/.well-known/openid-configuration') return [404, {}]
    return [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [algorithm],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        ...self.description,
      },
    ]
  }

  return self
}

/** A signed ID token. */
export const signed = (
  claims: Readonly<Record<string, unknown>>,
  key: KeyObject | Uint8Array,
  alg: string,
): Promise<string> => new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: 'one' }).sign(key)
