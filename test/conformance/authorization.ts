// The authorization scenarios of the conformance suite against the program as it is shipped. The suite prints an address and waits
// for a person; here a person of the server follows it, with the requests that a browser and the dashboard would send.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../src/platform/limits/testing/free-port.ts'
import { root, type Running } from '../support/process.ts'

const SUITE = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const PASSWORD = 'correct horse battery staple'

export interface AuthorizationResult {
  /** The line of the suite with the numbers. */
  readonly total: string
  readonly code: number
  readonly said: string
}

/** Makes the first account of a server. Returns its cookie. */
export async function firstAccount(server: Running): Promise<string> {
  const [, token] = /link#token=([\w-]{43})/.exec(server.output()) ?? []
  const response = await fetch(`${server.url}/auth/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ token, name: 'Ada', email: 'ada@example.com', password: PASSWORD }),
  })
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? []
  if (response.status !== 200 || cookie === undefined) throw new Error(await response.text())
  return cookie
}

export async function runAuthorization(
  { url }: Running,
  cookie: string,
  revision: string,
): Promise<AuthorizationResult> {
  const port = await freePort()
  const registered = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Suite', redirect_uris: [`http://127.0.0.1:${port}/callback`] }),
  })
  const { client_id: client } = (await registered.json()) as { client_id: string }
  const flags = ['--url', url, '--client-id', client, '-p', String(port), '--resource', `${url}/mcp`]
  const suite = spawn(process.execPath, [SUITE, 'authorization', ...flags, '--spec-version', revision], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let followed: Promise<void> | undefined
  for (const stream of [suite.stdout, suite.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [address] = /^http\S+\/oauth\/authorize\?\S+$/m.exec(said) ?? []
      // why killed: the suite would wait five minutes for a person
      if (address !== undefined && said.includes('Waiting'))
        followed ??= giveAccess(url, cookie, address).catch((error: unknown) => {
          said += String(error)
          suite.kill()
        })
    })
  const [code] = (await once(suite, 'close')) as [number | null]
  await followed
  return { total: /^Total: .*$/m.exec(said)?.[0] ?? 'no total', code: code ?? -1, said }
}

/** Follows an authorization request to the end, as the browser of a person does. */
async function giveAccess(url: string, cookie: string, address: string): Promise<void> {
  const asked = await fetch(address, { redirect: 'manual', headers: { cookie } })
  const kept = asked.headers.getSetCookie().map((given) => given.split(';', 1)[0] ?? '')
  const id = new URL(asked.headers.get('location') ?? '', url).pathname.replace('/connect/', '')
  const answered = await fetch(`${url}/v1/dashboard/agent-requests/${id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ scopes: ['read', 'run'], days: 1 }),
  })
  const { continueAt } = (await answered.json()) as { continueAt: string }
  const back = await fetch(new URL(continueAt, url), {
    redirect: 'manual',
    headers: { cookie: [cookie, ...kept].join('; ') },
  })
  const callback = back.headers.get('location')
  if (callback === null) throw new Error(`${back.status} ${await back.text()}`)
  await fetch(callback)
}
