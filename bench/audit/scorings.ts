// How long a scoring takes, and the stored answer of one: `npm run bench:scorings`. The golden ledger with the most evidence is
// scored in two categories in turn, so that every scoring is a new one. PostgreSQL is measured where ASSAY_TEST_DATABASE_URL
// names a server. `-- --write` keeps the figures in bench/audit/scorings.txt.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '../../src/platform/store/store.ts'
import { freshDatabase, postgresUrl } from '../../test/support/postgres.ts'
import { createWorld, example } from '../../test/support/world.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const SESSIONS = 24
const PER_SESSION = 8
/** Of the first sessions nothing is measured. */
const WARM_UP = 4
const CATEGORIES = ['vertical_saas', 'devtools_infra']

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)

async function measured(title: string, url: string | undefined): Promise<readonly string[]> {
  const world = await createWorld(
    url === undefined ? {} : { store: await openStore({ kind: 'postgres', url }) },
  )
  try {
    const { key } = await world.tenant('pro')
    const times = async (inputs: (n: number) => Record<string, unknown>): Promise<string> => {
      const taken: number[] = []
      let used = process.cpuUsage()
      for (const [at, session] of sessions.entries()) {
        if (at === WARM_UP) used = process.cpuUsage()
        for (let n = 0; n < PER_SESSION; n++) {
          const begun = performance.now()
          const { status, text } = await world.call(key, 'score', { session, ...inputs(n) })
          if (status !== 200) throw new Error(text)
          if (at >= WARM_UP) taken.push(performance.now() - begun)
        }
      }
      const { user, system } = process.cpuUsage(used)
      const sorted = taken.toSorted((a, b) => a - b)
      const processor = ((user + system) / 1_000 / taken.length).toFixed(1)
      return `p50 ${quantile(sorted, 0.5)} ms, p90 ${quantile(sorted, 0.9)} ms, ${processor} ms of a processor`
    }
    const sessions: string[] = []
    while (sessions.length < SESSIONS) sessions.push(await world.session(key, example('strong')))
    const scored = await times((n) => ({ category: CATEGORIES[n % 2] }))
    const stored = await times(() => ({}))
    return [`${title}: scoring ${scored}; stored answer ${stored}`]
  } finally {
    await world.close()
  }
}

const lines = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
  `${example('strong').signals.length} signals, ${SESSIONS - WARM_UP} sessions, each scored ${PER_SESSION} times`,
  '',
  ...(await measured('SQLite', undefined)),
]
if (postgresUrl === undefined) lines.push('PostgreSQL: not measured, there is no server')
else {
  const database = await freshDatabase()
  lines.push(...(await measured('PostgreSQL', database.url)))
  await database.drop()
}
for (const line of lines) console.log(line)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'scorings.txt'), `${lines.join('\n')}\n`)
