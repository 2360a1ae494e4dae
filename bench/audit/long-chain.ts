// What the first write after a start, and a later one, cost in a workspace whose log has had 200,000 erasures: `npm run bench:chain`.
// PostgreSQL is measured where ASSAY_TEST_DATABASE_URL names a server. `-- --write` keeps the figures in bench/audit/long-chain.txt.
import { createHash } from 'node:crypto'
import { administration } from '../../src/accounts/administration/administration.ts'
import { LOG_CHAIN } from '../../src/audit/entry.ts'
import { erasureDraft } from '../../src/audit/erasure.ts'
import { auditLogOf } from '../../src/installation/audit-log.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { measureStores } from './measure-stores.ts'

const ENTRIES = 200_000
const BATCH = 1_000
const LATER = 200
/** Of the first write: each from a new log, as after a start. */
const STARTS = 9

const ids = randomIds()
const key = { ...ed25519FromSeed(new Uint8Array(32).fill(1)), verify: verifyEd25519 }
const startedLog = () => auditLogOf(key, 'https://assay.example', ids)
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
let made = 0
const draft = () => {
  const run = `run-${made++}`
  const fields = ['subject.name', 'subject.domain', 'scorecard'].map((name) => ({
    name,
    digest: digestOf(`${run} ${name}`),
  }))
  return erasureDraft(
    { run, reason: 'retention', fields },
    { at: '2026-11-20T09:30:00.000Z', actor: 'retention' },
  )
}
const median = (times: readonly number[]): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2)

async function measure(title: string, store: OpenStore): Promise<readonly string[]> {
  const workspace = (
    await administration({ store, clock: systemClock, ids }).createWorkspace('measured', 'pro')
  ).id
  const erase = (auditLog: ReturnType<typeof startedLog>, count: number) =>
    store.write(workspace, async (tenant) => {
      const log = await auditLog.open(tenant)
      await log.record(LOG_CHAIN, Array.from({ length: count }, draft))
    })
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  const lines: string[] = []
  made = 0
  const filling = startedLog()
  for (const size of [BATCH, ENTRIES]) {
    for (let left = size - made; left > 0; left -= BATCH) await erase(filling, Math.min(left, BATCH))
    const first: number[] = []
    while (first.length < STARTS) first.push(await timed(() => erase(startedLog(), 1)))
    const later: number[] = []
    while (later.length < LATER) later.push(await timed(() => erase(filling, 1)))
    lines.push(
      `${title}, ${size} entries: first write after a start ${median(first)} ms, a later one ${median(later)} ms`,
    )
  }
  return lines
}

await measureStores('long-chain', measure)
