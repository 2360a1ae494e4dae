// What it costs a pass over a change to keep the matches that passes left sealed in the audit log: `npm run bench:sealed`. A portfolio in
// which 10,000, 100,000 and 300,000 subjects have a match, and a change of 500 records about 421 subjects, as a pass of bench:delta screens.
// The pass verifies the root, reads the subjects of the records and their matches, and stores and seals other ones. Beside it, in the same
// run, the same rows read and stored without the checks. `-- --write` keeps the output in bench/desk/sealed-matches.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { administration } from '../../src/accounts/administration/administration.ts'
import type { BatchMatch } from '../../src/contract/vocabulary/batch.ts'
import { auditLogOf } from '../../src/installation/audit-log.ts'
import { areMatchesLogged } from '../../src/monitoring/matches/check-matches.ts'
import { bucketOfRecord, bucketOfRef, matchesDigest } from '../../src/monitoring/matches/match-buckets.ts'
import { SealedMatches, type Sealing } from '../../src/monitoring/matches/sealed-matches.ts'
import type { PlacedMatches, WatchedMatches } from '../../src/monitoring/ports.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { openStore } from '../../src/platform/store/store.ts'

const REMEMBERED = [10_000, 100_000, 300_000]
const SCREENED = 421
const RECORDS = 500
const PAGE = 1_000
const LISTED = 55_000
const ROUNDS = 5

const at = '2026-11-26T09:00:00.000Z'
const ids = randomIds()
const key = { ...ed25519FromSeed(new Uint8Array(32).fill(1)), verify: verifyEd25519 }
const auditLog = auditLogOf(key, 'https://assay.example', ids)
const sealing: Sealing = { auditLog, ids, at, actor: 'watch' }
const folder = mkdtempSync(join(tmpdir(), 'assay-sealed-'))
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const count = (n: number): string => n.toLocaleString('en-US')

/** About 900 bytes as JSON, with two records. `version` changes its text and not its records. */
function left(number: number, version: number): WatchedMatches {
  const citations = [number % LISTED, (number * 7) % LISTED].map((record) => ({
    source: 'us-ofac-sdn',
    id: String(record),
    url: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${record}`,
    locator: `sdn.xml uid=${record}`,
  }))
  const match = {
    outcome: 'possible',
    active: true,
    matchedName: `Name ${number}`,
    score: version,
    citations,
  }
  return {
    ref: `C-${number}`,
    matches: [{ ...match, measures: [], reasons: ['x'.repeat(450)] } as unknown as BatchMatch],
  }
}

const recordsOf = ({ matches }: WatchedMatches): readonly string[] =>
  matches.flatMap(({ citations }) => citations.map(({ source, id }) => `${source} ${id}`))

/** Processor time and time of a piece of work, in milliseconds: the median of some rounds. */
async function measured(work: (round: number) => Promise<unknown>): Promise<string> {
  const took: { readonly cpu: number; readonly wall: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [cpu, from] = [process.cpuUsage(), performance.now()]
    await work(round)
    const { user, system } = process.cpuUsage(cpu)
    took.push({ cpu: (user + system) / 1_000, wall: performance.now() - from })
  }
  const median = (values: number[]): string => (values.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0).toFixed(0)
  return `${median(took.map(({ wall }) => wall))} ms, processor time ${median(took.map(({ cpu }) => cpu))} ms`
}

try {
  say(
    `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}; SQLite; load at the beginning ${loadavg()[0]?.toFixed(1)}`,
  )
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const admin = administration({ store, clock: systemClock, ids })
  for (const remembered of REMEMBERED) {
    const { id: workspaceId } = await admin.createWorkspace('measured', 'pro')
    const id = ids.ulid()
    await store.write(workspaceId, (tenant) =>
      tenant.insertPortfolio({ id, name: 'Watched', createdAt: at, changedAt: at }),
    )
    const filling = new SealedMatches(id)
    for (let from = 0; from < remembered; from += PAGE) {
      const page = Array.from({ length: PAGE }, (_, place) => left(from + place, 0))
      await store.write(workspaceId, (tenant) => filling.replace(tenant, page, sealing))
    }
    const screened = (version: number): readonly WatchedMatches[] =>
      Array.from({ length: SCREENED }, (_, place) =>
        left(Math.floor((place * remembered) / SCREENED), version),
      )
    const records = [...new Set(screened(0).flatMap(recordsOf))].slice(0, RECORDS)
    const refs = screened(0).map(({ ref }) => ref)
    const sealed = await measured(async (round) => {
      const matches = new SealedMatches(id)
      await store.read(workspaceId, async (tenant) => {
        await matches.assertSealed(tenant, auditLog)
        await matches.refsOfRecords(tenant, records)
        await matches.of(tenant, refs)
      })
      await store.write(workspaceId, (tenant) => matches.replace(tenant, screened(round + 1), sealing))
      await store.read(workspaceId, (tenant) => matches.root(tenant))
    })
    const isWhole = await areMatchesLogged(
      (work) => store.read(workspaceId, work),
      id,
      () => Promise.resolve(),
    )
    if (!isWhole) throw new Error('the matches are not those that were sealed')
    const bare = await measured(async (round) => {
      await store.read(workspaceId, async (tenant) => {
        await tenant.recordsIn(id, records.map(bucketOfRecord))
        await tenant.watchMatches(id, refs)
      })
      const rows = screened(round + 100).map((each): PlacedMatches => {
        const row = { ref: each.ref, matches: JSON.stringify(each.matches), salt: '' }
        return {
          ...row,
          digest: matchesDigest(row),
          bucket: bucketOfRef(each.ref),
          records: [...new Set(recordsOf(each))].map((record) => ({
            record,
            bucket: bucketOfRecord(record),
          })),
        }
      })
      await store.write(workspaceId, (tenant) => tenant.replaceMatches(id, refs, rows))
    })
    say(`${count(remembered)} subjects with a match: sealed ${sealed}; the rows alone ${bare}`)
  }
  say(`load at the end ${loadavg()[0]?.toFixed(1)}`)
  await store.close()
} finally {
  rmSync(folder, { recursive: true })
}
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'sealed-matches.txt'), `${lines.join('\n')}\n`)
