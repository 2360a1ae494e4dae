// How many link checks one process makes per second and what each costs it in CPU, beside plain requests by undici
// without the guard, in one run. `npm run bench:links -- --write` keeps the figures in bench/links/result.txt.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { LookupFunction } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { createWeb } from '../../src/platform/http-guard/web.ts'

const TENANTS = 16
const CALLS = 8_000
const ROUNDS = 3

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const site = spawn(process.execPath, [join(import.meta.dirname, '../server/site.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [announced] = (await once(site.stdout, 'data')) as [Buffer]
const port = Number(/port (\d+)/.exec(announced.toString())?.[1])

type Check = (url: string, tenant: string) => Promise<boolean>

/** Sends CALLS checks, 4 at a time for each tenant, to `hosts` hosts per tenant. Returns checks per second and CPU per check. */
async function measure(check: Check, hosts: number): Promise<{ perSecond: number; cpuMicros: number }> {
  let next = 0
  const worker = async (id: number): Promise<void> => {
    for (let call = next++; call < CALLS; call = next++) {
      const tenant = `t${id % TENANTS}`
      if (!(await check(`http://h${call % hosts}-${tenant}.localhost:${port}/`, tenant)))
        throw new Error('a check failed')
    }
  }
  const from = performance.now()
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: TENANTS * 4 }, (_, id) => worker(id)))
  const { user, system } = process.cpuUsage(before)
  return { perSecond: CALLS / ((performance.now() - from) / 1000), cpuMicros: (user + system) / CALLS }
}

async function guarded(hosts: number) {
  const web = createWeb({ allow: parseFetchAllow(`*.localhost:${port}`), totalMs: 30_000 })
  const figures = await measure(
    async (url, tenant) => (await web.head([url], { tenant }))[0]?.class === 'ok',
    hosts,
  )
  await web.close()
  return figures
}

async function plain(hosts: number) {
  const lookup: LookupFunction = (_host, _options, answer) =>
    answer(null, [{ address: '127.0.0.1', family: 4 }])
  const dispatcher = new Agent({ connections: 2, connect: { lookup } })
  const figures = await measure(async (url) => {
    const { statusCode, body } = await request(url, { method: 'HEAD', dispatcher })
    await body.dump()
    return statusCode === 200
  }, hosts)
  await dispatcher.destroy()
  return figures
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`,
)
say(
  `${ROUNDS} rounds of ${CALLS} HEAD requests, ${TENANTS} workspaces with 4 at a time each, the site in another process`,
)
for (const [what, hosts] of [
  ['4 hosts a workspace, connections kept', 4],
  ['always another host, no connection kept', CALLS],
] as const) {
  const runs = {
    guarded: [] as number[],
    plain: [] as number[],
    guardedCpu: [] as number[],
    plainCpu: [] as number[],
  }
  for (let i = 0; i < ROUNDS; i++) {
    const [ours, theirs] = [await guarded(hosts), await plain(hosts)]
    runs.guarded.push(ours.perSecond)
    runs.guardedCpu.push(ours.cpuMicros)
    runs.plain.push(theirs.perSecond)
    runs.plainCpu.push(theirs.cpuMicros)
  }
  const [ours, theirs] = [median(runs.guarded), median(runs.plain)]
  const [oursCpu, theirsCpu] = [median(runs.guardedCpu), median(runs.plainCpu)]
  say(`${what}:`)
  say(`  guarded  ${ours.toFixed(0).padStart(6)}/s  CPU ${oursCpu.toFixed(0).padStart(4)} us each`)
  say(
    `  undici   ${theirs.toFixed(0).padStart(6)}/s  CPU ${theirsCpu.toFixed(0).padStart(4)} us each   guarded reaches ${((ours / theirs) * 100).toFixed(0)}%`,
  )
}
site.kill()
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
process.exit()
