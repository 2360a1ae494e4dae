// The routes by which agents sign in: the metadata of the addresses that they may call, and those of the authorization server,
// which answers by itself. It needs no key, so the dispatcher counts the steps.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Dispatcher, refuse } from '../../dispatch/dispatcher.ts'
import { SCOPES } from '../../contract/operations/operation.ts'
import { metadataPath } from '../challenge.ts'
import type { Mount } from '../mount.ts'
import { browserOf, type BrowserRules } from './browser.ts'
import { addressOf } from './guard.ts'

/** The authorization server, as far as this edge knows it. */
export interface AgentAuthorization {
  /** `accountId`: the person who is signed in to the browser of the request. */
  handle(request: IncomingMessage, response: ServerResponse, accountId?: string): Promise<void>
  /** The account that answered the request of a path at which a browser goes on; undefined for any other path. */
  answeredBy(path: string): Promise<string | undefined>
}

interface AgentRoutes {
  readonly dispatcher: Dispatcher
  readonly browsers: BrowserRules
  readonly publicUrl: string
  readonly mounts: readonly Pick<Mount, 'resource'>[]
  readonly agents: AgentAuthorization
}

export async function addAgentSignIn(server: FastifyInstance, routes: AgentRoutes): Promise<void> {
  addResourceMetadata(server, routes)
  await server.register((scope, _options, done) => {
    // why: the authorization server reads the bytes of a body itself, and caps them
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    const add = (method: string | string[], url: string, handler: Handler): void =>
      void scope.route({ method, url, config: { costly: true }, schema: { hide: true }, handler })
    const pass: Handler = (request, reply) => passOn(routes.agents, request, reply)
    const counted: Handler = async (request, reply) => {
      const refusal = await routes.dispatcher.countAgentStep('ask', addressOf(request))
      if (refusal) throw refusal
      return pass(request, reply)
    }
    add(['GET', 'OPTIONS'], '/.well-known/oauth-authorization-server', pass)
    add('GET', '/oauth/authorize', counted)
    add('GET', '/oauth/authorize/:id', async (request, reply) => {
      return passOn(routes.agents, request, reply, await onePersonOf(routes, request))
    })
    add('POST', '/oauth/register', counted)
    for (const path of ['/oauth/token', '/oauth/revoke'])
      add(['POST', 'OPTIONS'], path, async (request, reply) => {
        const refusal = await routes.dispatcher.countAgentStep('look', addressOf(request))
        if (refusal) throw refusal
        const passed = await pass(request, reply)
        if (reply.raw.statusCode >= 400) await routes.dispatcher.countAgentStep('fail', addressOf(request))
        return passed
      })
    done()
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

async function passOn(
  agents: AgentAuthorization,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId?: string,
): Promise<FastifyReply> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.setHeader('referrer-policy', 'no-referrer')
  reply.hijack()
  try {
    await agents.handle(request.raw, reply.raw, accountId)
  } catch (error) {
    request.log.error({ kind: error instanceof Error ? error.name : typeof error }, 'agent sign-in')
    // why by hand: the framework answers no more
    if (reply.raw.headersSent) reply.raw.destroy()
    else reply.raw.writeHead(400, { 'content-type': 'text/plain' }).end('The request cannot be read.\n')
  }
  return reply
}

/**
 * The person who is signed in to the browser that goes on. Throws unless it is the person who answered: otherwise an attacker
 * could start a request, have another person answer it, and go on with the access of that person. The server compares again,
 * because it finds the request by a cookie and not by the path.
 */
async function onePersonOf(
  { agents, dispatcher, browsers }: AgentRoutes,
  request: FastifyRequest,
): Promise<string | undefined> {
  const answered = await agents.answeredBy(request.url.split('?', 1)[0] ?? '')
  const { accountId } = await dispatcher.signIn('list_sign_ins', {
    input: {},
    browser: browserOf(request, browsers),
    address: addressOf(request),
    userAgent: '',
  })
  if (answered !== undefined && accountId !== answered)
    throw refuse('cross_site_request', {
      detail: 'The person who answered this request of an agent is not signed in to this browser',
    })
  return accountId
}

/** RFC 9728: where to sign in for an address. That of the first address is at the root too, for clients that look there. */
function addResourceMetadata(server: FastifyInstance, { mounts, publicUrl }: AgentRoutes): void {
  const serve = (url: string, resource: string): void => {
    server.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' }).send({
        resource,
        authorization_servers: [publicUrl],
        scopes_supported: SCOPES,
        bearer_methods_supported: ['header'],
        resource_name: 'Assay',
      }),
    )
  }
  for (const { resource } of mounts) serve(metadataPath(resource), resource)
  const [first] = mounts
  if (first) serve('/.well-known/oauth-protected-resource', first.resource)
}
