// What a claim costs beside 100,000 due deliveries of one webhook that has as many workers as it may have: `npm run bench:flood`. PostgreSQL
// needs ASSAY_TEST_DATABASE_URL. `-- --write` keeps the figures in bench/jobs/flood.txt.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { openStore } from '../../src/platform/store/store.ts'
import { stores } from '../../test/support/stores.ts'

const ROWS = 100_000
const BATCH = 2_000
const CLAIMS = 20
const BEGIN = Date.parse('2026-11-20T09:00:00Z')
const at = (seconds: number): string => new Date(BEGIN + seconds * 1_000).toISOString()

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const row = (webhookId: string, number: number, due: string) => ({
  webhook_id: webhookId,
  delivery_id: `d${number}`,
  workspace_id: `workspace of ${webhookId}`,
  due_at: due,
  leased_until: null,
  attempts: 0,
  faults: 0,
  fault: null,
  dead_at: null,
})

const lines: string[] = []
for (const { kind, skip, place } of stores) {
  if (skip) continue
  const { location, remove } = await place()
  const store = await openStore(location)
  const { db, deliveryQueue } = store
  for (let from = 0; from < ROWS; from += BATCH)
    await db
      .insertInto('webhook_queue')
      .values(Array.from({ length: BATCH }, (_, number) => row('flood', from + number, at(0))))
      .execute()
  for (let filled = 0; filled < 2; filled++) await deliveryQueue.claim(at(1), at(3_600))
  const times: number[] = []
  for (let claim = 0; claim < CLAIMS; claim++) {
    if (claim % 2 === 0)
      await db
        .insertInto('webhook_queue')
        .values(row(`other ${claim}`, 0, at(1)))
        .execute()
    const from = performance.now()
    const job = await deliveryQueue.claim(at(1), at(3_600))
    times.push(performance.now() - from)
    if ((job === undefined) !== (claim % 2 === 1)) throw new Error('the wrong delivery was claimed')
  }
  const sorted = times.toSorted((one, two) => one - two)
  const quantile = (share: number): string => (sorted[Math.floor(CLAIMS * share)] ?? 0).toFixed(1)
  lines.push(`${kind}: p50 ${quantile(0.5)} ms, p90 ${quantile(0.9)} ms a claim`)
  await store.close()
  await remove()
}
const machine = `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim().split(/\s+/).slice(0, 2).join(' ')}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`
const text = `${machine}\n\n${lines.join('\n')}\n`
process.stdout.write(text)
if (values.write) writeFileSync(new URL('flood.txt', import.meta.url), text)
process.exit(0)
