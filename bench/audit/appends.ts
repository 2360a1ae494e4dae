// How many appends a second the log of one workspace takes: `npm run bench:appends`. An append is one transaction that locks the
// log, stores a leaf with its subtrees and signs the new checkpoint. Beside it, in the same run, the bare transaction: one row
// that holds a hash. PostgreSQL is measured where ASSAY_TEST_DATABASE_URL names a server. `-- --write` keeps the figures in
// bench/audit/appends.txt.
import { createHash } from 'node:crypto'
import { administration } from '../../src/accounts/administration/administration.ts'
import { auditLogOf } from '../../src/installation/audit-log.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { measureStores } from './measure-stores.ts'

const APPENDS = 4_000
const AT_ONCE = [1, 8, 32]

const ids = randomIds()
const key = { ...ed25519FromSeed(new Uint8Array(32).fill(1)), verify: verifyEd25519 }
const auditLog = auditLogOf(key, 'https://assay.example', ids)
let made = 0
const leaf = () => createHash('sha256').update(`leaf ${made++}`).digest('hex')

/** Calls of `work` per second, with this number of calls at once. */
async function rate(work: () => Promise<unknown>, atOnce: number): Promise<number> {
  let left = APPENDS
  const begun = performance.now()
  const line = async (): Promise<void> => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return Math.round(APPENDS / ((performance.now() - begun) / 1_000))
}

async function measure(title: string, store: OpenStore): Promise<readonly string[]> {
  const admin = administration({ store, clock: systemClock, ids })
  const workspace = async () => (await admin.createWorkspace('measured', 'pro')).id
  const lines: string[] = []
  for (const atOnce of AT_ONCE) {
    const [logged, bare] = [await workspace(), await workspace()]
    let seq = 0
    const appends = await rate(
      () =>
        store.write(logged, async (tenant) => {
          const log = await auditLog.open(tenant)
          await log.append([{ hash: leaf(), runId: 'run' }])
        }),
      atOnce,
    )
    const rows = await rate(
      () =>
        store.write(bare, (tenant) =>
          tenant.appendLogEntries('log', [{ seq: seq++, hash: leaf(), record: '' }]),
        ),
      atOnce,
    )
    lines.push(
      `${title}, ${atOnce} at once: ${appends} appends/s; bare rows ${rows}/s; ratio ${(rows / appends).toFixed(1)}`,
    )
  }
  return lines
}

await measureStores('appends', measure)
