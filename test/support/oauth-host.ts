// A host of agents as its user sees it: it knows the address of a server, opens a browser for the sign-in, and has tools then. The
// official SDK does the rest: discovery, registration, PKCE, tokens.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'

/** Opens an address in the browser of a person, and answers there. */
export type OpenInBrowser = (url: URL) => Promise<void>

export interface ConnectedHost {
  readonly client: Client
  /** The access token now. */
  token(): string
  close(): Promise<void>
}

export async function connectHost(
  address: string,
  open: OpenInBrowser,
  scope?: string,
): Promise<ConnectedHost> {
  const callback = createServer()
  callback.listen(0, '127.0.0.1')
  await once(callback, 'listening')
  const redirectUrl = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`
  const back = new Promise<URLSearchParams>((done) => {
    callback.on('request', (request, response) => {
      response.end('Back at the agent.')
      const url = new URL(request.url ?? '/', redirectUrl)
      if (url.pathname === '/callback') done(url.searchParams)
    })
  })
  const kept: {
    client?: StoredOAuthClientInformation
    tokens?: StoredOAuthTokens
    verifier?: string
    found?: OAuthDiscoveryState
  } = {}
  let opened: Promise<void> = Promise.resolve()
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: 'Test host',
      redirect_uris: [redirectUrl],
      ...(scope !== undefined && { scope }),
    },
    state: () => 'of-the-host',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (opened = open(url)),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    saveDiscoveryState: (found) => void (kept.found = found),
    discoveryState: () => kept.found,
    codeVerifier: () => kept.verifier ?? '',
  }
  const newTransport = () => new StreamableHTTPClientTransport(new URL(address), { authProvider: provider })
  const newClient = () =>
    new Client({ name: 'test-host', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const transport = newTransport()
  try {
    await newClient().connect(transport)
    throw new Error('the server let a client in without a sign-in')
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error
  }
  await opened
  await transport.finishAuth(await back)
  callback.close()
  const client = newClient()
  await client.connect(newTransport())
  return { client, token: () => kept.tokens?.access_token ?? '', close: () => client.close() }
}
