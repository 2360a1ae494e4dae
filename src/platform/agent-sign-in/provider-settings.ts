// The settings of the authorization server: authorization code with PKCE S256 for public clients, opaque tokens for our own
// addresses, and a question to a person at every sign-in.
import { generateKeyPairSync } from 'node:crypto'
import { type Configuration, errors, interactionPolicy } from 'oidc-provider'
import { SCOPES } from '../../contract/operations/operation.ts'
import { adapterFor } from './oauth-adapter.ts'
import {
  type AgentSignInOptions,
  type FetchDocument,
  OAUTH_ROUTES,
  SESSION_COOKIE,
  type SignedInBrowsers,
} from './options.ts'
import { redirectFault } from './redirect-address.ts'

const MINUTE = 60
const DAY = 86_400
const ACCESS_TOKEN_SECONDS = 15 * MINUTE
/** A refresh token that is not used for this long ends, however long the access lasts. */
const REFRESH_TOKEN_SECONDS = 14 * DAY
const REQUEST_SECONDS = 10 * MINUTE
const MAX_DOCUMENT_BYTES = 10_240

export function providerSettings(options: AgentSignInOptions, signedIn: SignedInBrowsers): Configuration {
  const { resources, cookieKeys, fetchDocument } = options
  return {
    adapter: adapterFor(options),
    clients: [],
    scopes: [...SCOPES, 'offline_access'],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    extraClientMetadata: {
      // why here: it is checked whenever a client is loaded, so one that was stored before this rule is refused as well
      properties: ['redirect_uris'],
      validator: (_context, _name, addresses) => {
        for (const address of Array.isArray(addresses) ? addresses : []) {
          const fault = redirectFault(address)
          if (fault !== undefined) throw new errors.InvalidRedirectUri(`an address of redirect_uris ${fault}`)
        }
      },
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    // why of this process: an ID token is never issued, and the server does not start without a key
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [...cookieKeys],
      names: { session: SESSION_COOKIE, interaction: 'assay_agent_request', resume: 'assay_agent_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/oauth' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resources[0] ?? '',
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (!resources.includes(resource)) throw new errors.InvalidTarget()
          return {
            scope: SCOPES.join(' '),
            audience: resource,
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
            accessTokenFormat: 'opaque',
          }
        },
      },
    },
    fetch: (input) => documentAt(input instanceof Request ? input.url : input.toString(), fetchDocument),
    fetchResponseBodyLimits: { 'client_id metadata document': MAX_DOCUMENT_BYTES },
    findAccount: (context, accountId) => {
      // why here: the request that goes on is known now, and the path that named one may be any
      if (context.oidc.route === 'resume' && signedIn.get(context.req) !== accountId)
        throw new errors.AccessDenied('another person is signed in to this browser')
      return { accountId, claims: () => ({ sub: accountId }) }
    },
    interactions: { policy: [askEveryTime()], url: (_context, { uid }) => `/connect/${uid}` },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    pkce: { required: () => true },
    routes: OAUTH_ROUTES,
    renderError: (context, { error, error_description: why }) => {
      context.type = 'text/plain'
      context.body = `The agent cannot be signed in: ${error}${why === undefined ? '' : ` (${why})`}. Nothing was given to it.\n`
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      Interaction: REQUEST_SECONDS,
      Session: REQUEST_SECONDS,
      // why that of the grant: no token outlives the access that a person gave
      RefreshToken: (context) => {
        const ends = context.oidc.entities.Grant?.exp
        const left = ends === undefined ? 0 : ends - Math.floor(Date.now() / 1_000)
        return Math.max(1, Math.min(left, REFRESH_TOKEN_SECONDS))
      },
      Grant: DAY,
    },
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}

/** One question at each sign-in, also where the person gave the same agent access before. */
function askEveryTime() {
  const { Check, Prompt } = interactionPolicy
  const isAnswered = new Check('person_asked', 'a person must answer', 'interaction_required', ({ oidc }) =>
    oidc.result?.consent === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  return new Prompt({ name: 'consent', requestable: true }, isAnswered)
}

/** Answers in place of fetch. Any failure is status 502: a difference would reveal addresses and names. */
async function documentAt(url: string, fetchDocument: FetchDocument): Promise<Response> {
  const found = await fetchDocument(url)
  return found === undefined
    ? new Response(null, { status: 502 })
    : new Response(found.body, { status: found.status, headers: { 'cache-control': found.cacheControl } })
}
