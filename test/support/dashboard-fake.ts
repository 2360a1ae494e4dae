// A server for the dashboard to be looked at: the real service, and in place of its sign-in and the dashboard's own
// operations answers made here, each checked against the contract. Run by itself it stays up on a port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { dashboardOperations, type DashboardOperationName } from '../../src/contract/dashboard.ts'
import { filledPath, pathFields } from '../../src/contract/operation.ts'
import { problemBodyOf } from '../../src/contract/problem-body.ts'
import type { ProblemCode } from '../../src/contract/problems.ts'
import { loadSamplePack } from '../../src/main/sample-pack.ts'
import { dashboardAnswers } from './dashboard-answers.ts'
import { createWorld, example, NOW, type World } from './world.ts'

export const EMAIL = 'ada@example.org'
export const PASSWORD = 'a long sentence nobody else would write'
const COOKIE = 'assay_session=signed-in'
const DAY_MS = 86_400_000

interface Opened {
  readonly id: string
  readonly token: string
}

export interface FakeDashboard {
  readonly url: string
  /** The cookie of somebody who is signed in. */
  readonly cookie: { readonly name: string; readonly value: string }
  /** A scored and an open assessment, and a run with findings. */
  readonly ids: { readonly scored: string; readonly open: string; readonly runs: readonly string[] }
  /** Ends the session of everybody; the next request is refused until somebody signs in. */
  endSessions(): void
  close(): Promise<void>
}

export async function openFakeDashboard(port = 0, { filled = true } = {}): Promise<FakeDashboard> {
  const world = await createWorld({ logLevel: 'silent' })
  await loadSamplePack(world.ports.store.sources, new Date(NOW - DAY_MS).toISOString())
  const { workspaceId, key } = await world.tenant('pro')
  const opened: Opened[] = []
  const runs: string[] = []
  const tenant = { workspaceId, key, opened, runs }
  const ids = filled ? await fill(world, tenant) : { scored: '', open: '', runs }
  const answers = dashboardAnswers(world, tenant)
  let signedIn = true

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request
    const body = await textOf(request)
    const json = (status: number, value: unknown, extra: Record<string, string> = {}): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...extra })
        .end(JSON.stringify(value))
    const refuse = (code: ProblemCode, detail?: string): void => {
      const said = problemBodyOf(code, detail === undefined ? {} : { detail }, 'req-1')
      json(said.status, said)
    }
    const [path = '/'] = url.split('?')
    const sent = body === '' ? {} : (JSON.parse(body) as Record<string, string>)

    if (method === 'POST' && path === '/auth/sign-in') {
      if (sent['email'] !== EMAIL || sent['password'] !== PASSWORD)
        return refuse('missing_credentials', 'E-mail address and password do not belong together')
      signedIn = true
      return json(200, { ok: true }, { 'set-cookie': `${COOKIE}; Path=/; HttpOnly; SameSite=Lax` })
    }
    if (path === '/auth/link/look')
      return sent['token'] === 'good'
        ? json(200, { email: EMAIL, purpose: 'invitation', workspace: 'Northlight Ventures', known: false })
        : refuse('not_found', 'The link does not exist, was used, or has expired')
    if (!path.startsWith('/v1') && !(path.startsWith('/auth/') && method + path !== 'GET/auth/link')) {
      const page = await world.server.inject({ method: method as 'GET', url, headers: plain(headers) })
      response.writeHead(page.statusCode, page.headers as Record<string, string>).end(page.rawPayload)
      return
    }
    if (!signedIn || headers.cookie !== COOKIE) return refuse('missing_credentials', 'Nobody is signed in')
    if (path === '/auth/sessions') return json(200, { sessions: PLACES })
    if (path.startsWith('/auth/')) return void response.writeHead(204).end()
    if (/^\/v1\/exports\/[^/]+\.pdf$/.test(path)) {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7\n')
      return
    }
    const found = operationAt(method, path)
    if (found) {
      const [name, fields] = found
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams)
      const input = dashboardOperations[name].input.safeParse({ ...query, ...sent, ...fields })
      if (!input.success) {
        const issues = input.error.issues.map((issue) => ({
          path: issue.path.join('.'),
          message: issue.message,
        }))
        return json(400, problemBodyOf('invalid_request', { issues }, 'req-1'))
      }
      const output = await answers[name](input.data as never)
      if (output === undefined) return refuse('not_found')
      return json(200, dashboardOperations[name].output.parse(output))
    }
    const reply = await world.server.inject({
      method: method as 'GET',
      url,
      headers: { ...plain(headers), authorization: `Bearer ${key}` },
      ...(body !== '' && { payload: body }),
    })
    if (path === '/v1/start' && reply.statusCode === 200) {
      const { session_id: id, token } = reply.json<{ session_id: string; token: string }>()
      opened.unshift({ id, token })
    }
    if (path === '/v1/diligence' && reply.statusCode < 300) runs.unshift(reply.json<{ id: string }>().id)
    response.writeHead(reply.statusCode, reply.headers as Record<string, string>).end(reply.rawPayload)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cookie: { name: 'assay_session', value: 'signed-in' },
    ids,
    endSessions: () => {
      signedIn = false
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await world.close()
    },
  }
}

/** Two assessments, four runs, keys and events. */
async function fill(
  world: World,
  { workspaceId, key, opened, runs }: { workspaceId: string; key: string; opened: Opened[]; runs: string[] },
): Promise<FakeDashboard['ids']> {
  const remember = async (token: string): Promise<string> => {
    const { body } = await world.call(key, 'check_progress', { session: token })
    const id = String(body['session_id'])
    opened.unshift({ id, token })
    return id
  }
  await remember(await world.scored(key, example('weak')))
  world.travel(DAY_MS)
  const scored = await remember(await world.scored(key, example('middling')))
  world.travel(DAY_MS / 2)
  const middling = example('middling')
  const open = await remember(
    await world.session(key, {
      pitch: 'Card on file for veterinary practices, so that nobody chases the owner of a dog by telephone.',
      signals: middling.signals.slice(0, 12),
    }),
  )
  for (const subject of [
    { name: 'Tesco PLC', type: 'company' },
    { name: 'Rosoboronexprot JSC', type: 'company' },
    { name: 'Kim Jong Un', type: 'person', birthDate: '1971' },
    { name: 'Rosoboronexprot JSC', type: 'company', country: 'RU' },
  ]) {
    world.travel(DAY_MS / 4)
    const { body } = await world.call(key, 'run_diligence', { subject }, { prefer: 'wait=30' })
    runs.unshift(String(body['id']))
  }
  for (const [name, scopes] of [
    ['Claude, on my laptop', ['read', 'run']],
    ['Nightly report', ['read']],
  ] as const)
    await world.admin.createKey(workspaceId, { name, scopes })
  return { scored, open, runs }
}

const PLACES = [
  {
    id: 's1',
    current: true,
    createdAt: '2026-11-01T08:10:00.000Z',
    lastSeenAt: '2026-11-02T09:00:00.000Z',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
    address: '127.0.0.1',
  },
  {
    id: 's2',
    current: false,
    createdAt: '2026-10-21T18:40:00.000Z',
    lastSeenAt: '2026-10-29T21:05:00.000Z',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
    address: '203.0.113.7',
  },
]

function operationAt(
  method: string,
  path: string,
): [DashboardOperationName, Record<string, string>] | undefined {
  for (const name of Object.keys(dashboardOperations) as DashboardOperationName[]) {
    const operation = dashboardOperations[name]
    if (operation.method !== method) continue
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
    const match = pattern.exec(path)
    if (!match) continue
    const fields = Object.fromEntries(
      pathFields(operation).map((field, i) => [field, decodeURIComponent(match[i + 1] ?? '')]),
    )
    if (filledPath(operation.path, fields) === path) return [name, fields]
  }
  return undefined
}

const plain = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

if (process.argv[1] === import.meta.filename) {
  const fake = await openFakeDashboard(Number(process.argv[2] ?? 8790))
  process.stdout.write(`${fake.url}  sign in with ${EMAIL} and "${PASSWORD}"\n`)
}
