// A watch over many subjects when 500 records come onto a list of 55,000: how long the pass takes where it reads every subject, and
// where it looks the records up in an index of the subjects, in one run. `npm run bench:delta -- --subjects 100000` for fewer;
// `--quick` leaves the pass over everything and the one that reads every subject out, which take twenty minutes for a million: the state
// that the first pass would leave is written, without its matches, so that all matches of what is screened are alerts. `--write` keeps the
// output in bench/desk/delta.txt, or in delta-quick.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { administration } from '../../src/accounts/administration/administration.ts'
import { createClient } from '../../src/client/client.ts'
import { auditLogKey, auditLogOf } from '../../src/installation/audit-log.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { serve } from '../../src/main/serve.ts'
import { screeningNow } from '../../src/main/wiring.ts'
import { listsToScreen } from '../../src/monitoring/lists-to-screen.ts'
import { queuePass } from '../../src/monitoring/queue-pass.ts'
import { NO_MATCHES } from '../../src/monitoring/matches/match-buckets.ts'
import { passData, passDraft } from '../../src/monitoring/watch/pass-entry.ts'
import { sha256Hex } from '../../src/base/sha256.ts'
import { duePasses } from '../../src/monitoring/watch/pass-runner.ts'
import { performPass } from '../../src/monitoring/watch/perform-pass.ts'
import { createSubjectIndexes } from '../../src/monitoring/watch/subject-indexes.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { fillStore, LIST } from '../names/fill-store.ts'
import { dataFolder } from '../names/inputs.ts'
import { subjectFile } from './subjects.ts'

const LISTED = 55_000
const DELTA = 500
const GOAL_SECONDS = 5
const LOOK_MS = 1_000

const { values } = parseArgs({
  options: {
    subjects: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const subjects = Number(values.subjects)
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const count = (n: number): string => n.toLocaleString('en-US')
const secondsSince = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`
const rssMb = (): string => `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`

const folder = mkdtempSync(join(tmpdir(), 'assay-delta-'))
const config = readConfig(settings, {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_LOG_LEVEL: 'warn',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: LIST,
})
const location = { kind: 'sqlite', path: join(folder, 'assay.sqlite') } as const
const listed = async (store: Awaited<ReturnType<typeof openStore>>, entities: number): Promise<void> =>
  void (await fillStore(store, { data: dataFolder(), entities, now: new Date().toISOString() }))

/** Puts the subjects, and waits for the first pass where it is not left out. The workspace and the portfolio. */
async function watched(): Promise<{ readonly workspaceId: string; readonly portfolioId: string }> {
  const empty = await openStore(location)
  await listed(empty, LISTED)
  await empty.close()
  const server = await serve(config)
  try {
    const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
    const { id: workspaceId } = await admin.createWorkspace('Bench', 'pro')
    const { key } = await admin.createKey(workspaceId, { name: 'bench', scopes: ['run'] })
    const client = createClient({ url: server.url, key })
    const { id } = await client.call('create_portfolio', { name: 'Watched' })
    const content = new Blob([...subjectFile(subjects)])
    let from = performance.now()
    await client.upload('put_portfolio_subjects', { id }, { type: 'text/csv', content })
    say(`put: ${count(subjects)} subjects in ${secondsSince(from)}`)
    if (values.quick) return { workspaceId, portfolioId: id }
    from = performance.now()
    await client.call('watch_portfolio', { id })
    for (;;) {
      const [pass] = (await client.call('list_passes', { id })).passes
      if (pass?.status === 'completed') {
        say(`first pass, over everything: ${secondsSince(from)}; ${count(pass.alerts)} alerts`)
        return { workspaceId, portfolioId: id }
      }
      if (pass?.status === 'failed') throw new Error(pass.error ?? 'the pass failed')
      await wait(LOOK_MS)
    }
  } finally {
    await server.close()
  }
}

try {
  say(
    `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}; SQLite; ${count(LISTED)} listed parties; load at the beginning ${loadavg()[0]?.toFixed(1)}`,
  )
  const { workspaceId, portfolioId } = await watched()
  const store = await openStore(location)
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const screening = screeningNow(
    store.sources,
    manifests,
    screenerInForce(config, (error) => {
      throw error
    }),
  )
  const ids = randomIds()
  const deps = {
    store,
    clock: systemClock,
    manifests,
    requiredLists: [LIST],
    screening,
    ids,
    auditLog: auditLogOf(await auditLogKey(config, store), 'http://127.0.0.1', ids),
  }
  const queueDue = duePasses({ ...deps, workspaces: () => Promise.resolve([{ id: workspaceId }]) })
  const signal = new AbortController().signal
  const subjectIndexes = createSubjectIndexes({
    store,
    screening,
    onFault(error) {
      throw error
    },
    large: 1,
  })

  /** The watch, and its entry in the log, as a first pass leaves them that found nothing. */
  async function beginWatch(): Promise<void> {
    const { lists } = await listsToScreen(deps)
    const { screener } = await screening()
    const at = new Date().toISOString()
    const none = { count: 0, sha256: sha256Hex('') }
    await store.write(workspaceId, async (tenant) => {
      await tenant.setWatch(portfolioId, at)
      await queuePass(tenant, portfolioId, ids, at)
      const open = await tenant.openPass(portfolioId)
      const pass = open === undefined ? undefined : await tenant.lockPass(open)
      const portfolio = await tenant.lockPortfolio(portfolioId)
      if (pass === undefined || portfolio === undefined) throw new Error('the watch did not begin')
      const state = { lists, screener: screener.version, revision: portfolio.revision }
      const plan = { ...state, scope: 'all', subjects: portfolio.subjects, changes: [] } as const
      await tenant.beginPass(pass.id, plan)
      const log = await deps.auditLog.open(tenant)
      const data = passData({ id: pass.id, screened: 0, plan }, none, { subjects: 0, sha256: NO_MATCHES })
      const [entry] = await log.record(portfolioId, [passDraft(data, at)])
      const auditHash = entry?.hash ?? null
      await tenant.endPass(pass, { status: 'completed', at, auditHash, error: null, state })
    })
  }

  /** Lists 500 records more, makes the index of the lists, and times the pass alone. */
  async function passAfter(entities: number, title: string, work: typeof deps): Promise<number> {
    await listed(store, entities)
    const { watchLists } = await screening()
    const states = await store.sources.states()
    await watchLists.inForce(states.flatMap(({ current }) => current ?? []))
    if ((await queueDue()) !== 1) throw new Error('no pass is due')
    const now = new Date().toISOString()
    const job = await store.passQueue.claim(now, new Date(Date.now() + 3_600_000).toISOString())
    if (job === undefined) throw new Error('no pass waits')
    const from = performance.now()
    await performPass(job, work, signal)
    const took = performance.now() - from
    const pass = await store.read(workspaceId, (tenant) => tenant.pass(job.id))
    say(
      `${title}: ${(took / 1000).toFixed(2)} s; ${pass?.status}, ${count(pass?.screened ?? 0)} screened, ${pass?.alerts} alerts; memory ${rssMb()}`,
    )
    return took
  }
  if (values.quick) await beginWatch()
  else await passAfter(LISTED + DELTA, `pass over ${DELTA} records, reading every subject`, deps)
  const from = performance.now()
  await subjectIndexes.prepare(workspaceId, portfolioId, signal)
  say(`index of the subjects: read in ${secondsSince(from)}; memory ${rssMb()}`)
  const indexed = { ...deps, subjectIndexes }
  const title = `pass over ${DELTA} records, looking them up`
  await passAfter(LISTED + 2 * DELTA, `${title}, the first one`, indexed)
  const took = await passAfter(LISTED + 3 * DELTA, title, indexed)
  say(`memory ${rssMb()}; load at the end ${loadavg()[0]?.toFixed(1)}`)
  if (subjects === 1_000_000)
    say(
      `Goal: a pass within ${GOAL_SECONDS} s. ${took <= GOAL_SECONDS * 1000 ? 'Reached.' : 'Not reached on this machine in this run.'}`,
    )
  await subjectIndexes.close()
  await store.close()
} finally {
  rmSync(folder, { recursive: true })
}
if (values.write)
  writeFileSync(
    join(import.meta.dirname, values.quick ? 'delta-quick.txt' : 'delta.txt'),
    `${lines.join('\n')}\n`,
  )
