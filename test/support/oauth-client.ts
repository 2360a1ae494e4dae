// A client of OAuth without a library, at a test world: every step of the sign-in of an agent can be sent as an attacker would
// send it. The person answers with a browser that keeps the cookies of the request.
import { createHash, randomBytes } from 'node:crypto'
import { HOST, OWN, type Person } from './browser.ts'
import type { Answer, World } from './world.ts'

export const REDIRECT = 'http://127.0.0.1:9999/callback'
export const MCP = `${OWN}/mcp`
export const DILIGENCE = `${OWN}/mcp/diligence`

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: HOST }

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

export const register = (world: World, metadata: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  world.send({
    method: 'POST',
    url: '/oauth/register',
    headers: { 'content-type': 'application/json', host: HOST },
    body: JSON.stringify({ client_name: 'Claude', redirect_uris: [REDIRECT], ...metadata }),
  })

export type Parameters = Readonly<Record<string, string | undefined>>

/** Fields of a request; those of undefined are left out. */
const fieldsOf = (fields: Parameters): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

/** A browser on its way through the sign-in: it keeps the cookies of the request beside that of the dashboard. */
export interface Way {
  cookies: Map<string, string>
}

export const newWay = (): Way => ({ cookies: new Map() })

export async function follow(world: World, way: Way, path: string, person?: Person): Promise<Answer> {
  const cookie = [...[...way.cookies].map(([name, value]) => `${name}=${value}`), person?.cookie ?? '']
    .filter((pair) => pair !== '')
    .join('; ')
  const answer = await world.send({ url: path, headers: { host: HOST, accept: 'text/html', cookie } })
  for (const given of [answer.headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
    if (value === '') way.cookies.delete(name)
    else way.cookies.set(name, value)
  }
  return answer
}

export const authorizePath = (clientId: string, verifier: string, parameters: Parameters = {}): string =>
  `/oauth/authorize?${fieldsOf({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'of-the-client',
    resource: MCP,
    scope: 'read run',
    ...parameters,
  })}`

/** The id of the request that the consent page is about. */
export const requestIn = (answer: Answer): string =>
  /^\/connect\/([\w-]+)$/.exec(String(answer.headers['location']).replace(OWN, ''))?.[1] ?? ''

/** Asks for access, has the person give it, and goes back to the client. The address there. */
export async function consent(
  world: World,
  person: Person,
  asked: string,
  given: { readonly scopes?: readonly string[]; readonly days?: number; readonly workspace?: string } = {},
): Promise<URL> {
  const way = newWay()
  const started = await follow(world, way, asked)
  const id = requestIn(started)
  if (id === '') throw new Error(`${started.status} ${started.text}`)
  const { workspace } = given
  const answer = await person.ask(
    'answer_agent_request',
    { id, scopes: given.scopes ?? ['read', 'run'], days: given.days ?? 30 },
    workspace === undefined ? {} : { 'x-assay-workspace': workspace },
  )
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  const back = await follow(world, way, String(answer.body['continueAt']), person)
  if (back.headers['location'] === undefined) throw new Error(`${back.status} ${back.text}`)
  return new URL(back.headers['location'])
}

export const sendToken = (world: World, fields: Parameters): Promise<Answer> =>
  world.send({ method: 'POST', url: '/oauth/token', headers: FORM, body: fieldsOf(fields) })

export const exchange = (
  world: World,
  {
    clientId,
    code,
    verifier,
  }: { readonly clientId: string; readonly code: string; readonly verifier: string },
  fields: Parameters = {},
): Promise<Answer> =>
  sendToken(world, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
    resource: MCP,
    ...fields,
  })

export const refresh = (
  world: World,
  clientId: string,
  token: string,
  fields: Parameters = {},
): Promise<Answer> =>
  sendToken(world, { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...fields })

export const revoke = (world: World, clientId: string, token: string): Promise<Answer> =>
  world.send({
    method: 'POST',
    url: '/oauth/revoke',
    headers: FORM,
    body: fieldsOf({ client_id: clientId, token }),
  })

export interface SignedInAgent {
  readonly clientId: string
  readonly access: string
  readonly refresh: string
}

/** An agent that a person gave access, for one of our addresses. */
export async function connectAgent(
  world: World,
  person: Person,
  {
    resource = MCP,
    scopes = ['read', 'run'],
    clientId,
    ...given
  }: {
    readonly resource?: string
    readonly scopes?: readonly string[]
    readonly clientId?: string
    readonly days?: number
    readonly workspace?: string
  } = {},
): Promise<SignedInAgent> {
  const id = clientId ?? String((await register(world)).body['client_id'])
  const verifier = newVerifier()
  const asked = authorizePath(id, verifier, { resource, scope: scopes.join(' ') })
  const back = await consent(world, person, asked, { scopes, ...given })
  const code = back.searchParams.get('code') ?? ''
  const { status, text, body } = await exchange(world, { clientId: id, code, verifier }, { resource })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return { clientId: id, access: String(body['access_token']), refresh: String(body['refresh_token']) }
}
