// The authorization server for agents (OAuth 2.1), with oidc-provider on our records. It loads at the first request, because
// most servers answer keys only. The person is the one who is signed in to the dashboard; the server keeps no session of
// its own.
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AgentRequest, AgentSignIn } from '../../accounts/ports.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { SCOPES } from '../../contract/operations/operation.ts'
import { type AgentSignInOptions, OAUTH_ROUTES, SESSION_COOKIE, type SignedInBrowsers } from './options.ts'
import { shownRedirect } from './redirect-address.ts'

export interface AgentSignInServer extends AgentSignIn {
  /** Answers a request to the metadata or under /oauth. */
  handle(request: IncomingMessage, response: ServerResponse, accountId?: string): Promise<void>
  /** The account that answered the request of a path at which a browser goes on; undefined for any other path. */
  answeredBy(path: string): Promise<string | undefined>
}

const MAX_NAME = 80
const DEFAULT_SCOPES = ['read', 'run'] as const

export function createAgentSignIn(options: AgentSignInOptions): AgentSignInServer {
  let loading: ReturnType<typeof load> | undefined
  const signedIn: SignedInBrowsers = new WeakMap()
  const loaded = () =>
    (loading ??= load(options, signedIn).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const { host, protocol } = new URL(options.issuer)

  async function open(id: string) {
    const { provider } = await loaded()
    const interaction = await provider.Interaction.find(id)
    return interaction && { provider, interaction }
  }

  /** Stores the answer of a person. Returns the path at which the browser goes on. */
  async function answered(id: string, result: Answer): Promise<string> {
    const found = await open(id)
    if (!found) throw new Error('a request of an agent ended while it was answered')
    const { interaction } = found
    Object.assign(interaction, { result })
    await interaction.persist()
    const { pathname, search } = new URL(interaction.returnTo)
    return pathname + search
  }

  return {
    async request(id) {
      const found = await open(id)
      if (!found || found.interaction.result !== undefined) return undefined
      const { params } = found.interaction
      const client = await found.provider.Client.find(String(params['client_id']))
      return client && askedBy(client, params, options.resources)
    },

    async approve(id, { id: connectionId, accountId, scopes, seconds }) {
      const found = await open(id)
      if (!found) throw new Error('a request of an agent ended while it was answered')
      const clientId = String(found.interaction.params['client_id'])
      const grant = new found.provider.Grant({ accountId, clientId })
      // why its own id: the connection is the grant, so that cutting it off needs no other look-up
      Object.assign(grant, { jti: connectionId, expiresIn: seconds })
      grant.addResourceScope(resourceOf(found.interaction.params, options.resources), scopes.join(' '))
      await grant.save()
      await options.records.keep('Client', sha256Hex(clientId))
      return answered(id, { login: { accountId, remember: false }, consent: { grantId: connectionId } })
    },

    refuse: (id, accountId) =>
      answered(id, {
        login: { accountId, remember: false },
        error: 'access_denied',
        error_description: 'the person refused',
      }),

    async answeredBy(path) {
      const [, id] = RESUME.exec(path) ?? []
      const found = id === undefined ? undefined : await open(id)
      return found?.interaction.result?.login?.accountId
    },

    async handle(request, response, accountId) {
      const { listener } = await loaded()
      if (accountId !== undefined) signedIn.set(request, accountId)
      // why: the server makes its addresses of these headers, and they are those of the operator's setting
      request.headers.host = host
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      delete request.headers['x-forwarded-host']
      const { cookie } = request.headers
      if (cookie !== undefined) request.headers.cookie = withoutSession(cookie)
      request.url = withKnownScopes(request.url ?? '/')
      await listener(request, response)
    },
  }
}

interface Answer {
  readonly login: { readonly accountId: string; readonly remember: false }
  readonly consent?: { readonly grantId: string }
  readonly error?: string
  readonly error_description?: string
}

const RESUME = new RegExp(`^${OAUTH_ROUTES.authorization}/([A-Za-z0-9_-]{10,64})$`)

async function load(options: AgentSignInOptions, signedIn: SignedInBrowsers) {
  const [{ default: Provider }, { providerSettings }] = await Promise.all([
    import('oidc-provider'),
    import('./provider-settings.ts'),
  ])
  const provider = new Provider(options.issuer, providerSettings(options, signedIn))
  provider.proxy = true
  provider.on('server_error', (_context, error) => options.onFault(error))
  // why: an error without a listener is written to standard error
  const emitter: EventEmitter = provider
  emitter.on('error', (error) => options.onFault(error))
  provider.use(async (context, next) => {
    await next()
    if (context.path.startsWith('/.well-known/')) forgetIdentity(context.body)
  })
  return { provider, listener: provider.callback() }
}

/** Removes from the metadata what concerns ID tokens, which are never issued. */
function forgetIdentity(metadata: unknown): void {
  if (typeof metadata !== 'object' || metadata === null) return
  const record = metadata as Record<string, unknown>
  for (const name of ['jwks_uri', 'id_token_signing_alg_values_supported', 'subject_types_supported'])
    delete record[name]
  for (const name of ['claims_supported', 'claim_types_supported', 'claims_parameter_supported'])
    delete record[name]
  record['scopes_supported'] = [...SCOPES]
  record['response_modes_supported'] = ['query']
}

type Params = Readonly<Record<string, unknown>>

/** The address that a request is about: that of assessments where it names none. */
const resourceOf = ({ resource }: Params, resources: readonly string[]): string =>
  String((Array.isArray(resource) ? resource[0] : resource) ?? resources[0])

function askedBy(
  { clientId, clientName }: { readonly clientId: string; readonly clientName?: string | undefined },
  params: Params,
  resources: readonly string[],
): AgentRequest {
  const host = clientId.startsWith('https://') ? new URL(clientId).host : null
  const words = (clientName ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed()
  const asked = String(params['scope']).split(' ')
  return {
    clientId,
    clientName: words || (host ?? 'An agent without a name'),
    clientHost: host,
    redirectTo: shownRedirect(String(params['redirect_uri'])),
    resource: resourceOf(params, resources),
    scopes: SCOPES.filter((scope) => asked.includes(scope)),
  }
}

/** An address with our scopes alone in the request of an agent, or those of most agents where it names none of them. */
function withKnownScopes(address: string): string {
  const url = new URL(address, 'http://localhost')
  if (url.pathname !== OAUTH_ROUTES.authorization) return address
  const asked = url.searchParams.getAll('scope').join(' ').split(' ')
  // why read in any case: each of the others includes it
  const known = SCOPES.filter((scope) => scope === 'read' || asked.includes(scope))
  // why one: the person is asked about one address
  const [resource] = url.searchParams.getAll('resource')
  if (resource !== undefined) url.searchParams.set('resource', resource)
  url.searchParams.set(
    'scope',
    (known.length > 1 || asked.includes('read') ? known : DEFAULT_SCOPES).join(' '),
  )
  return url.pathname + url.search
}

/** Cookies without those of a session of the server itself. */
const withoutSession = (cookies: string): string =>
  cookies
    .split(';')
    .filter((pair) => !pair.trim().startsWith(SESSION_COOKIE))
    .join(';')
