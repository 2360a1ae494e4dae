// How many HEADs per second one process can send, and what each costs it (trust.md 10.3). The server is a process
// of its own. The bounds are far below what an idle machine reaches, so that a busy one does not fail them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { createWeb } from './web.ts'

const SERVER = `
  const server = require('node:http').createServer({ keepAliveTimeout: 10_000 }, (_request, response) => response.end())
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`
const TENANTS = 16
const CALLS = 4_000

let server: ReturnType<typeof spawn>
let port = 0

beforeAll(async () => {
  server = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line]: unknown[] = server.stdout === null ? [] : await once(server.stdout, 'data')
  port = Number(String(line))
})

afterAll(() => {
  server.kill()
})

it.each([
  ['few hosts, connections kept', 4],
  ['always another host, no connection kept', CALLS],
])('sends well over 1,500 HEADs a second: %s', async (kind, hostsPerTenant) => {
  const web = createWeb({ allow: parseFetchAllow(`*.localhost:${port}`), totalMs: 10_000 })
  const run = async (calls: number): Promise<number> => {
    let next = 0
    let failed = 0
    const worker = async (id: number): Promise<void> => {
      for (let call = next++; call < calls; call = next++) {
        const tenant = `t${id % TENANTS}`
        const [result] = await web.head([`http://h${call % hostsPerTenant}.${tenant}.localhost:${port}/`], {
          tenant,
        })
        if (result?.class !== 'ok') failed += 1
      }
    }
    await Promise.all(Array.from({ length: TENANTS * 4 }, (_, id) => worker(id)))
    return failed
  }
  await run(500)
  const started = performance.now()
  const cpu = process.cpuUsage()
  expect(await run(CALLS)).toBe(0)
  const seconds = (performance.now() - started) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  console.log(
    `${kind}: ${Math.round(CALLS / seconds)} HEAD/s, ${Math.round((user + system) / CALLS)} µs of CPU each ` +
      `(${Math.round(user / CALLS)} user, ${Math.round(system / CALLS)} system)`,
  )
  await web.close()
  expect(CALLS / seconds).toBeGreaterThan(hostsPerTenant === CALLS ? 150 : 1_500)
})
