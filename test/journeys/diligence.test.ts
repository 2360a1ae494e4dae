// Diligence from the request to the sealed chain: small invented lists are read by the real readers, and what was answered
// is checked against what is stored, by node:crypto alone.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { gatherEvidence } from '../../src/diligence/evidence/gather.ts'
import { Screener } from '../../src/screening/screener.ts'
import { type Answer, createWorld, LOG_SEED, NOW, type Ports, type World } from '../support/world.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import type { Condition } from '../../src/contract/vocabulary/condition.ts'
import type { StartedRunner } from '../../src/call/job-runner.ts'
import { queueJob } from '../../src/platform/store/work-queue.ts'
import { createRunner } from '../../src/diligence/runs/runner.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { laterBy } from '../../src/platform/clock/timers.ts'
import { LISTS_DAY, loadList, sampleOf } from '../support/lists.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { get, start as startProcess } from '../support/process.ts'

const LISTS = ['us-ofac-sdn', 'un-sc', 'eu-fsf', 'uk-fcdo']
const MINUTE = 60_000

const screener = new Screener(new Matcher())

/** The evidence of the store as it is by this clock, as the service gathers it. */
function gatheringOf({
  store,
  manifests,
  clock,
}: Pick<Ports, 'store' | 'manifests' | 'clock'>): Ports['gather'] {
  const watchLists = screener.watchLists(store.sources, manifests)
  const deps = {
    store: store.sources,
    manifests,
    watchLists,
    screener,
    clock,
    requiredLists: LISTS,
    blockingMeasures: ['asset_freeze'] as const,
  }
  return (subject) => gatherEvidence(subject, deps)
}

interface Service extends World {
  readonly gather: Ports['gather']
  readonly db: OpenStore['db']
}

/** A world whose evidence is as old as its clock says, with these lists loaded in this order. */
async function serviceWith(
  lists: readonly string[],
  options: NonNullable<Parameters<typeof createWorld>[0]> = {},
  through: (gather: Ports['gather']) => Ports['gather'] = (gather) => gather,
): Promise<Service> {
  let gather: Ports['gather'] = () => Promise.reject(new Error('asked before it was ready'))
  const world = await createWorld({ gather: (subject) => gather(subject), ...options })
  gather = through(gatheringOf(world.ports))
  for (const id of lists) await loadList(world.ports.store, id)
  return { ...world, gather, db: (world.ports.store as OpenStore).db }
}

/** Whoever wakes it is not heard, as where the process dies first. */
const SLEEPING: Ports['runner'] = { wake: () => undefined, ended: () => Promise.resolve() }

const COMPANY = { name: 'Quilfeather Tradin Co., Ltd.', type: 'company' }
const UNKNOWN = { name: 'Zephyr Bakehouse Cooperative Ltd', type: 'company' }

interface Citation {
  readonly source: string
  readonly id: string
  readonly url: string
  readonly snapshotDate: string
}
interface Finding {
  readonly scorer: string
  readonly citations: readonly Citation[]
}
interface RunBody {
  readonly id: string
  readonly status: string
  readonly verdict: string
  readonly conditions: readonly Condition[]
  readonly notes: readonly Condition[]
  readonly findings: readonly Finding[]
  readonly sources: readonly { id: string; snapshotDate: string | null; recordsHash: string | null }[]
  readonly audit: { readonly hash: string; readonly tamperEvident: boolean }
  readonly error?: { readonly code: string; readonly message: string }
}
const bodyOf = ({ body }: Answer): RunBody => body as unknown as RunBody

const start = (
  service: World,
  key: string,
  subject: object = COMPANY,
  headers: Record<string, string> = {},
): Promise<Answer> => service.call(key, 'run_diligence', { subject }, headers)

async function completed(world: World, key: string, subject?: object): Promise<RunBody> {
  const answer = await start(world, key, subject)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'completed',
    log: { checkpoint: expect.any(String) as string },
  })
  const { log: _log, ...run } = answer.body
  return run as unknown as RunBody
}

const read = async (world: World, key: string, id: string): Promise<RunBody> => {
  const answer = await world.call(key, 'get_run', { id })
  expect(answer.status, answer.text).toBe(200)
  return bodyOf(answer)
}

async function finished(world: World, key: string, id: string): Promise<RunBody> {
  for (;;) {
    const run = await read(world, key, id)
    if (run.status === 'completed' || run.status === 'failed') return run
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** JSON with sorted members and no blanks; numbers are integers here. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`
}

interface Bundle {
  readonly records: readonly string[]
  readonly disclosures: readonly { salt: string; name: string; value: unknown }[]
  readonly snapshots: readonly { id: string; source: string; snapshotDate: string; recordsHash: string }[]
}

async function auditOf(world: World, key: string, id: string): Promise<Bundle> {
  const answer = await world.call(key, 'get_run_audit', { id })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as Bundle
}

const runner = ({ ports }: World, gather: Ports['gather']): StartedRunner =>
  createRunner({ ...ports, gather }, { parallel: 1, everyMs: 1e6, onFault: () => undefined, later: laterBy })

/** An id of a run that is in the queue alone. */
const made = (number: number): string => `01ZZ${String(number).padStart(22, '0')}`

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-diligence-'))
  folders.push(folder)
  return folder
}

const opened: World[] = []
/** The same, closed after the test. */
async function ownService(...given: Parameters<typeof serviceWith>): Promise<Service> {
  const service = await serviceWith(...given)
  opened.push(service)
  return service
}
afterEach(async () => {
  for (const world of opened.splice(0)) await world.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

let world: Service
let key: string
beforeAll(async () => {
  world = await serviceWith(LISTS)
  key = (await world.tenant('free')).key
})
afterAll(() => world.close())

describe('asked for and fetched', () => {
  test('a run is answered whole, and get_run answers the same without the place in the log', async () => {
    const run = await completed(world, key)
    expect(run.audit.tamperEvident).toBe(true)
    expect(await read(world, key, run.id)).toEqual(run)
    const other = await world.tenant('pro')
    expect((await world.call(other.key, 'get_run', { id: run.id })).status).toBe(404)
    expect((await world.call(other.key, 'get_run_audit', { id: run.id })).status).toBe(404)
  })

  test.each([
    ['respond-async', 'respond-async'],
    ['wait=0', 'wait=0'],
  ])('Prefer: %s is answered 202 with an address that leads to the same run', async (prefer, applied) => {
    const answer = await start(world, key, COMPANY, { prefer })
    expect(answer.status).toBe(202)
    const { id, status } = bodyOf(answer)
    expect(answer.body).toEqual({ id, status, log: expect.any(Object) as object })
    expect(['queued', 'running', 'completed']).toContain(status)
    expect(answer.headers).toMatchObject({ location: `/v1/runs/${id}`, 'preference-applied': applied })
    const run = await finished(world, key, id)
    const { body } = await world.send({
      url: String(answer.headers.location),
      headers: { authorization: `Bearer ${key}` },
    })
    expect(body).toEqual(run)
    const { id: _id, audit: _audit, ...same } = await completed(world, key)
    expect(run).toMatchObject({ ...same, createdAt: expect.any(String) as string })
  })

  test('who waits is answered with the run, who waits in vain with 202', async () => {
    const answer = await start(world, key, COMPANY, { prefer: 'wait=10' })
    expect(answer.status).toBe(200)
    expect(answer.headers['preference-applied']).toBe('wait=10')
    const slept = await ownService([], { runner: SLEEPING })
    const late = await start(slept, (await slept.tenant('free')).key)
    expect(late.status).toBe(202)
    expect(late.body).toEqual({ id: bodyOf(late).id, status: 'queued', log: expect.any(Object) as object })
  })
})

describe('the verdict', () => {
  test('a sanctioned company under a misspelt name is found, with the record it was found by', async () => {
    const run = await completed(world, key)
    expect(['enhanced_diligence', 'do_not_proceed']).toContain(run.verdict)
    const citations = run.findings.filter(({ scorer }) => scorer === 'sanctions').flatMap((f) => f.citations)
    expect(citations).toContainEqual(
      expect.objectContaining({
        source: 'us-ofac-sdn',
        id: '101',
        url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=101',
        snapshotDate: LISTS_DAY,
      }),
    )
  })

  test.each([
    ['un-sc', 'Lantern Hongkong Shiping'],
    ['eu-fsf', 'Haroun Zahry'],
    ['uk-fcdo', 'JSC Lantren & Sons'],
  ])('%s is screened as well, and cited by its own record', async (source, name) => {
    const run = await completed(world, key, { name })
    expect(['enhanced_diligence', 'do_not_proceed']).toContain(run.verdict)
    const stored = await world.db
      .selectFrom('source_records')
      .select(['record_id', 'url'])
      .where('source_id', '=', source)
      .execute()
    const cited = run.findings.flatMap(({ citations }) => citations).filter((each) => each.source === source)
    expect(cited.length).toBeGreaterThan(0)
    for (const { id, url, snapshotDate } of cited) {
      expect(stored).toContainEqual({ record_id: id, url })
      expect(snapshotDate).toBe(LISTS_DAY)
    }
  })

  test('who shares a sanctioned name but not the birth date is not stopped, who shares both is', async () => {
    const person = { name: 'Tobias Elie Marwen', type: 'person' }
    const namesake = await completed(world, key, { ...person, birthDate: '1991-02-03' })
    expect(namesake.verdict).not.toBe('do_not_proceed')
    expect(namesake.verdict).not.toBe('insufficient_data')
    const same = await completed(world, key, { ...person, birthDate: '1954-07-07' })
    expect(same.verdict).toBe('do_not_proceed')
  })

  test('a company no source knows may proceed, and a note says that no register has it', async () => {
    const run = await completed(world, key, UNKNOWN)
    expect(run.verdict).toBe('proceed')
    expect(run.notes).toContainEqual({
      code: 'not_in_registry',
      severity: 'coverage',
      parameters: {},
      text: 'The subject was found in no registry.',
    })
  })

  test('without lists nothing is clean, and every missing list is named', async () => {
    const bare = await ownService([])
    const run = await completed(bare, (await bare.tenant('free')).key, UNKNOWN)
    expect(run.verdict).toBe('insufficient_data')
    const blocking = run.conditions.filter(({ severity }) => severity === 'blocking')
    expect(blocking.map(({ source }) => source)).toEqual(expect.arrayContaining([...LISTS]))
  })

  test('a list that has become stale is no ground for a clean answer', async () => {
    const old = await ownService(LISTS)
    const { key: own } = await old.tenant('free')
    expect((await completed(old, own, UNKNOWN)).verdict).toBe('proceed')
    old.travel(73 * 60 * MINUTE)
    expect((await completed(old, own, UNKNOWN)).verdict).toBe('insufficient_data')
  })

  test.each(['sanctions', 'litigation', 'officers', 'risk', 'upside'])(
    'the scorer %s alone finds what it finds in the run, twice in the same bytes',
    async (scorer) => {
      const run = await completed(world, key)
      const once = await world.call(key, 'score_subject', { scorer, subject: COMPANY })
      const again = await world.call(key, 'score_subject', { scorer, subject: COMPANY })
      expect(once.status, once.text).toBe(200)
      expect(again.text).toBe(once.text)
      const { findings } = once.body as unknown as RunBody
      const own = (all: readonly Finding[]): readonly Finding[] =>
        all.filter((each) => each.scorer === scorer)
      expect(own(findings)).toEqual(own(run.findings))
      if (scorer === 'sanctions') expect(own(findings).length).toBeGreaterThan(0)
    },
  )
})

describe('the audit trail', () => {
  const subject = {
    name: 'Quilfeather Tradin Co., Ltd.',
    type: 'company',
    country: 'CY',
    aliases: ['Żółta Gęś Handel'],
  }

  test('is a chain of canonical records that ends in the hash of the run', async () => {
    const run = await completed(world, key, subject)
    const { records } = await auditOf(world, key, run.id)
    let prev = '0'.repeat(64)
    for (const [seq, record] of records.entries()) {
      const entry = JSON.parse(record) as Record<string, unknown>
      expect(canonical(entry)).toBe(record)
      expect(entry).toMatchObject({ seq, prev, run: run.id })
      prev = sha256(new Uint8Array([0]), record).toString('hex')
    }
    expect(prev).toBe(run.audit.hash)
    const types = records.map((record) => (JSON.parse(record) as { type: string }).type)
    expect([types[0], types[1], types.at(-1)]).toEqual(['run.opened', 'input', 'scorecard.sealed'])
    const stored = await world.db
      .selectFrom('audit_entries')
      .select(['seq', 'record'])
      .where('run_id', '=', run.id)
      .orderBy('seq')
      .execute()
    expect(stored).toEqual(records.map((record, seq) => ({ seq, record })))
  })

  test('holds a digest for every disclosure, and of the subject nothing else', async () => {
    const run = await completed(world, key, subject)
    const { records, disclosures } = await auditOf(world, key, run.id)
    const digests = records.flatMap(
      (record) => (JSON.parse(record) as { data: { _sd?: string[] } }).data._sd ?? [],
    )
    for (const { salt, name, value } of disclosures) {
      const text = Buffer.from(canonical([salt, name, value])).toString('base64url')
      expect(digests, name).toContain(sha256(text).toString('base64url'))
      expect(Buffer.from(salt, 'base64url')).toHaveLength(32)
    }
    expect(digests).toHaveLength(disclosures.length)
    expect(new Set(disclosures.map(({ salt }) => salt)).size).toBe(disclosures.length)
    const shown = Object.fromEntries(disclosures.map(({ name, value }) => [name, value]))
    expect(shown).toMatchObject(
      Object.fromEntries(Object.entries(subject).map(([field, value]) => [`subject.${field}`, value])),
    )
    const said = records.join('\n').toLowerCase()
    for (const word of [subject.name, ...subject.aliases, 'quilfeather', 'tradin ', 'gęś'])
      expect(said).not.toContain(word.toLowerCase())
  })

  test('names the snapshots the run was read from, and no other', async () => {
    const run = await completed(world, key, subject)
    const { records, snapshots } = await auditOf(world, key, run.id)
    const used = run.sources.filter(({ snapshotDate }) => snapshotDate !== null)
    const named = snapshots.map((each) => [each.source, each.snapshotDate, each.recordsHash])
    expect(named).toEqual(used.map((each) => [each.id, each.snapshotDate, each.recordsHash]))
    expect(named.map(([id]) => id)).toEqual(LISTS.toSorted())
    const entries = records.map((record) => JSON.parse(record) as { type: string; data: { id: string } })
    const sources = entries.filter(({ type }) => type === 'source').map(({ data }) => data.id)
    expect(sources).toEqual(run.sources.map(({ id }) => id))
  })
})

describe('the snapshots a run was computed from', () => {
  test('stay as long as it does; of the others the two newest stay', async () => {
    const own = await serviceWith(['un-sc'])
    const folder = mkdtempSync(join(tmpdir(), 'assay-snapshots-'))
    try {
      const { key: pro } = await own.tenant('pro')
      const { sources } = own.ports.store
      const text = readFileSync(join(sampleOf('un-sc'), 'consolidated.xml'), 'utf8')
      const renew = async (number: number): Promise<string> => {
        const path = join(folder, 'consolidated.xml')
        writeFileSync(path, text.replace('</CONSOLIDATED_LIST>', `<!-- ${number} --></CONSOLIDATED_LIST>`))
        await loadList(own.ports.store, 'un-sc', path)
        await sources.removeSpare('un-sc')
        const [newest] = await sources.snapshots('un-sc')
        return newest?.id ?? ''
      }
      const used: string[] = []
      const renewed: string[] = []
      for (const number of [1, 2, 3, 4, 5, 6]) {
        renewed.push(await renew(number))
        if (number === 2) {
          const { records } = await auditOf(own, pro, (await completed(own, pro)).id)
          const entries = records.map(
            (each) => JSON.parse(each) as { data: { id?: string; snapshot?: string } },
          )
          used.push(entries.find(({ data }) => data.id === 'un-sc')?.data.snapshot ?? '')
        }
      }
      expect(used).toEqual([renewed[1]])
      const kept = (await sources.snapshots('un-sc')).map(({ id }) => id)
      expect(kept).toEqual([renewed[5], renewed[4], renewed[1]])
    } finally {
      await own.close()
      rmSync(folder, { recursive: true })
    }
  })
})

describe('tamperEvident', () => {
  type Tampering = (db: OpenStore['db'], run: string) => Promise<unknown>
  const entryAt = (run: string, seq: number) => (table: OpenStore['db']) =>
    table.selectFrom('audit_entries').selectAll().where('run_id', '=', run).where('seq', '=', seq)
  const withEntry =
    (
      seq: number,
      change: (entry: { record: string; hash: string }) => { record?: string; hash?: string },
    ): Tampering =>
    async (db, run) => {
      const entry = await entryAt(run, seq)(db).executeTakeFirstOrThrow()
      await db
        .updateTable('audit_entries')
        .set(change(entry))
        .where('run_id', '=', run)
        .where('seq', '=', seq)
        .execute()
    }
  const otherDigit = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1)
  const deleting =
    (which: 'first' | 'second' | 'last'): Tampering =>
    async (db, run) => {
      const seqs = await db.selectFrom('audit_entries').select('seq').where('run_id', '=', run).execute()
      const seq = which === 'first' ? 0 : which === 'second' ? 1 : seqs.length - 1
      await db.deleteFrom('audit_entries').where('run_id', '=', run).where('seq', '=', seq).execute()
    }
  const inRun =
    (column: 'scorecard' | 'subject', find: RegExp, put: string): Tampering =>
    async (db, run) => {
      const row = await db.selectFrom('runs').selectAll().where('id', '=', run).executeTakeFirstOrThrow()
      const before = row[column] ?? ''
      const after = before.replace(find, put)
      expect(after).not.toBe(before)
      await db
        .updateTable('runs')
        .set({ [column]: after })
        .where('id', '=', run)
        .execute()
    }
  const toRun =
    (values: Record<string, string>): Tampering =>
    (db, run) =>
      db.updateTable('runs').set(values).where('id', '=', run).execute()
  const disclosed =
    (name: string, values: Record<string, string>): Tampering =>
    (db, run) =>
      db
        .updateTable('audit_disclosures')
        .set(values)
        .where('run_id', '=', run)
        .where('name', '=', name)
        .execute()

  test.each<readonly [string, Tampering]>([
    [
      'a byte of the first record',
      withEntry(0, ({ record }) => ({ record: record.replace('run.opened', 'run.openee') })),
    ],
    [
      'a byte of a record in the middle',
      withEntry(2, ({ record }) => ({ record: record.replace('"seq":2', '"seq":3') })),
    ],
    ['a blank in a record', withEntry(1, ({ record }) => ({ record: `${record} ` }))],
    [
      'a record and the hash beside it',
      withEntry(2, ({ record }) => {
        const other = record.replace(/"status":"\w+"/, '"status":"current2"')
        return { record: other, hash: sha256(new Uint8Array([0]), other).toString('hex') }
      }),
    ],
    ['a stored hash', withEntry(1, ({ hash }) => ({ hash: otherDigit(hash) }))],
    ['the hash the run is known by', toRun({ audit_hash: '0'.repeat(64) })],
    ['the first entry, deleted', deleting('first')],
    ['the second entry, deleted', deleting('second')],
    ['the last entry, deleted', deleting('last')],
    ['a point of the stored scorecard', inRun('scorecard', /"points":\d+/, '"points":7')],
    ['a verdict of the stored scorecard', inRun('scorecard', /"verdict":"\w+"/, '"verdict":"proceed"')],
    ['the date of a source', inRun('scorecard', /("sources":.*"snapshotDate":")2026/, '$12025')],
    ['how two names were aligned', inRun('scorecard', /("aligned":.*?"parts":\[\{.*?:")/, '$1x')],
    ['the name of the subject', inRun('subject', /Tradin/, 'Trading')],
    ['a field of the subject, removed', inRun('subject', /,"type":"company"/, '')],
    ['a field of the subject, added', inRun('subject', /\}$/, ',"country":"CY"}')],
    ['when the run was asked for', toRun({ created_at: '2020-01-01T00:00:00.000Z' })],
    ['when the run was completed', toRun({ completed_at: '2020-01-01T00:00:00.000Z' })],
    ['a salt', disclosed('subject.name', { salt: Buffer.alloc(32).toString('base64url') })],
    ['a disclosed value', disclosed('subject.name', { value: '"Somebody Else"' })],
  ])('turns false where someone changed %s', async (_what, tamper) => {
    const untouched = await completed(world, key)
    const { id, audit } = await completed(world, key)
    expect(audit.tamperEvident).toBe(true)
    await tamper(world.db, id)
    expect((await read(world, key, id)).audit.tamperEvident).toBe(false)
    expect((await read(world, key, untouched.id)).audit).toEqual(untouched.audit)
  })
})

describe('a workspace with 1,000 runs in the queue', () => {
  const LATER = { prefer: 'respond-async' }

  test('gets 429 for a further one, of which nothing is stored, keeps those it has, and delays no other workspace', async () => {
    const [own, other] = [await world.tenant('free'), await world.tenant('free')]
    const { workspaceId } = own
    const storedOf = () =>
      Promise.all(
        (['runs', 'job_queue', 'audit_subtrees', 'idempotency_keys'] as const).map((table) =>
          world.db.selectFrom(table).selectAll().where('workspace_id', '=', workspaceId).execute(),
        ),
      )
    for (let number = 0; number < 999; number++)
      await queueJob(world.db, 'run', {
        id: made(number),
        workspaceId,
        queuedAt: new Date(NOW).toISOString(),
      })
    // why leased: a worker that took them would find no run
    const leased_until = '9999-01-01T00:00:00.000Z'
    await world.db
      .updateTable('job_queue')
      .set({ leased_until })
      .where('workspace_id', '=', workspaceId)
      .execute()

    const last = await start(world, own.key, COMPANY, { ...LATER, 'idempotency-key': 'k1' })
    expect(last.status).toBe(202)
    const stored = await storedOf()
    const refused = await start(world, own.key, COMPANY, { ...LATER, 'idempotency-key': 'k2' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5'])
    expect(refused.body).toMatchObject({ error: 'rate_limited', retryable: true, retry_after_seconds: 5 })
    expect(refused.body['message']).toContain('1,000 runs')
    expect(await storedOf()).toEqual(stored)
    const repeated = await start(world, own.key, COMPANY, { ...LATER, 'idempotency-key': 'k1' })
    expect(bodyOf(repeated).id).toBe(bodyOf(last).id)
    expect((await start(world, other.key)).status).toBe(200)

    await world.db.deleteFrom('job_queue').where('job_id', '=', made(0)).execute()
    const again = await start(world, own.key, COMPANY, { ...LATER, 'idempotency-key': 'k2' })
    expect(again.status).toBe(202)
    await world.db.deleteFrom('job_queue').where('workspace_id', '=', workspaceId).execute()
  })
})

describe('Idempotency-Key', () => {
  const runsOf = (service: Service, workspace: string) =>
    service.db.selectFrom('runs').select(['id', 'status']).where('workspace_id', '=', workspace).execute()

  test('the same request twice, or many times at once, is one run', async () => {
    const own = await world.tenant('free')
    const headers = { 'idempotency-key': 'k1' }
    const first = await start(world, own.key, COMPANY, headers)
    const before = performance.now()
    const second = await start(world, own.key, COMPANY, { ...headers, prefer: 'wait=30' })
    // a run that has ended is not waited for
    expect(performance.now() - before).toBeLessThan(25_000)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    const many = await Promise.all(
      Array.from({ length: 6 }, () => start(world, own.key, COMPANY, { 'idempotency-key': 'k2' })),
    )
    expect(new Set(many.map((each) => bodyOf(each).id)).size).toBe(1)
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await runsOf(world, own.workspaceId)).toHaveLength(2)
  })

  test('another request under the same key is refused', async () => {
    const own = await world.tenant('free')
    const headers = { 'idempotency-key': 'k1' }
    await start(world, own.key, COMPANY, headers)
    const other = await start(world, own.key, UNKNOWN, headers)
    expect([other.status, other.body['error']]).toEqual([409, 'idempotency_key_reused'])
    expect(await runsOf(world, own.workspaceId)).toHaveLength(1)
  })

  test('a run that failed says why, and the same key tries again, as another run', async () => {
    let faults = 1
    const broken = await ownService(LISTS, {}, (gather) => (subject) => {
      if (faults-- > 0) throw new Error('a secret of the inside')
      return gather(subject)
    })
    const own = await broken.tenant('free')
    const headers = { 'idempotency-key': 'k1' }
    const first = await start(broken, own.key, COMPANY, headers)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
    expect(first.text).not.toContain('secret')
    expect(bodyOf(first).error?.message).toMatch(/again/)
    const second = await start(broken, own.key, COMPANY, headers)
    expect(second.body).toMatchObject({ status: 'completed', audit: { tamperEvident: true } })
    expect(bodyOf(second).id).not.toBe(bodyOf(first).id)
    const third = await start(broken, own.key, COMPANY, headers)
    expect(third.body).toEqual(second.body)
    expect(await read(broken, own.key, bodyOf(first).id)).toMatchObject({ status: 'failed' })
    const { records } = await auditOf(broken, own.key, bodyOf(first).id)
    expect(JSON.parse(records.at(-1) ?? '')).toMatchObject({ type: 'run.failed', data: { code: 'internal' } })
  })
})

describe('a run outlives the process that queued it', () => {
  const queue = async (service: World, own: string, count = 1): Promise<readonly string[]> => {
    const ids: string[] = []
    for (let i = 0; i < count; i += 1) {
      const answer = await start(
        service,
        own,
        { name: `Quilfeather Tradin ${i}` },
        { prefer: 'respond-async' },
      )
      expect(answer.status).toBe(202)
      ids.push(bodyOf(answer).id)
    }
    return ids
  }
  /** What is stored of the run is one chain with one seal, and it holds. */
  async function expectSealedOnce(service: Service, own: string, id: string): Promise<void> {
    const run = await finished(service, own, id)
    expect(run).toMatchObject({ status: 'completed', audit: { tamperEvident: true } })
    const { records } = await auditOf(service, own, id)
    const entries = records.map((record) => JSON.parse(record) as { type: string; seq: number })
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at))
    expect(entries.filter(({ type }) => type === 'scorecard.sealed')).toHaveLength(1)
  }
  const queueLength = async ({ db }: Service): Promise<number> =>
    (await db.selectFrom('job_queue').select('job_id').execute()).length

  test('queued and never begun: the next process takes it up', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [id = ''] = await queue(service, own)
    expect(await read(service, own, id)).toMatchObject({ id, status: 'queued' })
    const next = runner(service, service.gather)
    await next.ended(id, 10_000)
    await next.stop()
    await expectSealedOnce(service, own, id)
    expect(await queueLength(service)).toBe(0)
  })

  test('begun and left: the next process takes it up when the lease is over, and not before', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own, workspaceId: workspace } = await service.tenant('free')
    const [id = ''] = await queue(service, own)
    const { store } = service.ports
    const at = (ms: number): string => new Date(NOW + ms).toISOString()
    expect(await store.queue.claim(at(0), at(MINUTE))).toMatchObject({ id, attempts: 1 })
    await store.write(workspace, (tenant) => tenant.setRunning(id))
    service.travel(MINUTE - 1)
    await runner(service, service.gather).stop()
    expect(await read(service, own, id)).toMatchObject({ status: 'running' })
    service.travel(1)
    await runner(service, service.gather).stop()
    await expectSealedOnce(service, own, id)
    expect(await queueLength(service)).toBe(0)
  })

  test('of a process that lives it is never begun anew, however long it takes; of one that died, six seconds later', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [id = ''] = await queue(service, own)
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const timers: { readonly work: () => void; readonly ms: number }[] = []
    const process = createRunner(
      {
        ...service.ports,
        async gather(subject) {
          begun.resolve()
          await released.promise
          return service.gather(subject)
        },
      },
      {
        parallel: 1,
        everyMs: 1e6,
        onFault: () => undefined,
        later: (work, ms) => {
          timers.push({ work, ms })
          return () => undefined
        },
      },
    )
    await begun.promise
    const other = async (): Promise<string> => {
      await runner(service, service.gather).stop()
      return (await read(service, own, id)).status
    }
    for (let lived = 0; lived < 2 * MINUTE;) {
      const renewal = timers.findLast(({ ms }) => ms < 1e6)
      if (renewal === undefined) throw new Error('nobody renews the lease')
      service.travel(renewal.ms)
      lived += renewal.ms
      expect(await other()).toBe('running')
      renewal.work()
      await new Promise(setImmediate)
    }
    service.travel(6_000)
    expect(await other()).toBe('completed')
    const chain = await auditOf(service, own, id)
    released.resolve()
    await process.stop()
    expect(await auditOf(service, own, id)).toEqual(chain)
    await expectSealedOnce(service, own, id)
  })

  test('left by a server that was killed at it: the next one on the data folder ends it without waiting for its lease of a minute', async () => {
    const folder = newFolder()
    const killed = await createWorld({
      store: await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') }),
      clock: { now: () => Date.now() },
      runner: SLEEPING,
    })
    const { key: own } = await killed.tenant('free')
    const [id = ''] = await queue(killed, own)
    const at = (ms: number): string => new Date(Date.now() + ms).toISOString()
    expect(await killed.ports.store.queue.claim(at(0), at(MINUTE))).toMatchObject({ id })
    await killed.close()

    const next = await startProcess('serve', {
      ASSAY_DATA_DIR: folder,
      ASSAY_LOG_KEY: LOG_SEED,
      ASSAY_PORT: '0',
      ASSAY_LOG_LEVEL: 'warn',
    })
    const status = async () => (await get(next.url, `/v1/runs/${id}`, own)).body['status']
    // why seldom: every look is a request of the hour
    await expect.poll(status, { interval: 500 }).toBe('completed')
    await next.end()
  })

  test('worked on by another process meanwhile: who waits here is answered all the same', async () => {
    const service = await ownService(LISTS, {
      runner: { wake: () => undefined, ended: (_id, ms) => new Promise((done) => void setTimeout(done, ms)) },
    })
    const { key: own } = await service.tenant('free')
    const asked = start(service, own, COMPANY, { prefer: 'wait=30' })
    while ((await queueLength(service)) === 0) await new Promise(setImmediate)
    const before = performance.now()
    await runner(service, service.gather).stop()
    const answer = await asked
    expect([answer.status, answer.body['status']]).toEqual([200, 'completed'])
    expect(performance.now() - before).toBeLessThan(25_000)
  })

  test('cancelled in the queue or under work: it fails, its trail says so, and the work on it changes nothing', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [waiting = '', worked = ''] = await queue(service, own, 2)
    const { key: stranger } = await service.tenant('pro')
    expect((await service.call(stranger, 'cancel_run', { id: waiting })).status).toBe(404)
    expect((await read(service, own, waiting)).status).toBe('queued')
    expect(bodyOf(await service.call(own, 'cancel_run', { id: waiting }))).toMatchObject({
      status: 'failed',
      error: { code: 'cancelled' },
    })
    expect(await queueLength(service)).toBe(1)
    const cancelling: Ports['gather'] = async (subject) => {
      bodyOf(await service.call(own, 'cancel_run', { id: worked }))
      return service.gather(subject)
    }
    await runner(service, cancelling).stop()
    for (const id of [waiting, worked]) {
      expect((await read(service, own, id)).error?.code).toBe('cancelled')
      const trail = await service.call(own, 'get_run_audit', { id })
      expect(trail.text).toMatch(/"code\\":\\"cancelled\\".{1,400}run\.failed/)
      bodyOf(await service.call(own, 'cancel_run', { id }))
      expect((await service.call(own, 'get_run_audit', { id })).body['records']).toEqual(
        trail.body['records'],
      )
    }
    expect(await queueLength(service)).toBe(0)
  })

  test('left again and again: it fails, says so, and does not come back', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [id = ''] = await queue(service, own)
    for (let i = 0; i < 3; i += 1) {
      const at = (ms: number): string => new Date(NOW + i * MINUTE + ms).toISOString()
      expect(await service.ports.store.queue.claim(at(0), at(MINUTE))).toMatchObject({ id })
      service.travel(MINUTE)
    }
    await runner(service, service.gather).stop()
    const run = await read(service, own, id)
    expect(run.status).toBe('failed')
    expect(run.error).toMatchObject({
      code: 'interrupted',
      message: expect.stringMatching(/stopped three times/) as string,
    })
    expect(await queueLength(service)).toBe(0)
  })

  test('a store that cannot be read for a while delays a run, and after three attempts fails it', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [short = '', long = ''] = await queue(service, own, 2)
    let faults = 1
    const shaky: Ports['gather'] = (subject) => {
      if (subject.name.endsWith(' 0') && faults-- <= 0) return service.gather(subject)
      throw new StoreUnavailable('busy')
    }
    for (let i = 0; i < 3; i += 1) {
      const next = runner(service, shaky)
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      await next.stop()
      service.travel(MINUTE + 1)
      const there = await read(service, own, long)
      if (i < 2) expect(there.status).toBe('running')
    }
    await expectSealedOnce(service, own, short)
    expect(await read(service, own, long)).toMatchObject({ status: 'failed', error: { code: 'overloaded' } })
    expect(await queueLength(service)).toBe(0)
  })

  test('a process that was thought dead and comes back changes nothing', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const [id = ''] = await queue(service, own)
    let [begun, goOn] = [(): void => undefined, (): void => undefined]
    const isBegun = new Promise<void>((resolve) => (begun = resolve))
    const released = new Promise<void>((resolve) => (goOn = resolve))
    const slow = runner(service, async (subject) => {
      begun()
      await released
      return service.gather(subject)
    })
    await isBegun
    service.travel(MINUTE)
    await runner(service, service.gather).stop()
    const run = await read(service, own, id)
    const chain = await auditOf(service, own, id)
    goOn()
    await slow.stop()
    expect(await read(service, own, id)).toEqual(run)
    expect(await auditOf(service, own, id)).toEqual(chain)
    await expectSealedOnce(service, own, id)
  })

  test('two runners on one store seal every run once', async () => {
    const service = await ownService(LISTS, { runner: SLEEPING })
    const { key: own } = await service.tenant('free')
    const ids = await queue(service, own, 20)
    const worked: string[][] = [[], []]
    const both = worked.map((names) =>
      runner(service, (subject) => {
        names.push(subject.name)
        return service.gather(subject)
      }),
    )
    await Promise.all(ids.map((id) => finished(service, own, id)))
    await Promise.all(both.map((each) => each.stop()))
    for (const id of ids) await expectSealedOnce(service, own, id)
    expect(worked.flat().toSorted()).toEqual(ids.map((_, i) => `Quilfeather Tradin ${i}`).toSorted())
    expect(Math.min(...worked.map(({ length }) => length))).toBeGreaterThan(0)
    expect(await queueLength(service)).toBe(0)
  })
})

const SUBJECTS = [
  COMPANY,
  UNKNOWN,
  { name: 'Tobias Elie Marwen', type: 'person', birthDate: '1991-02-03' },
  { name: 'Harun Talib al-Zahri', type: 'person' },
  { name: 'JSC Lantern and Sons', aliases: ['Lantern Lines', 'Old Lantern Company'] },
]

/** What is stored and what is answered of a run, without its id, its times and the hash that covers both. */
async function scorecards(service: Service): Promise<readonly string[]> {
  const own = await service.tenant('free')
  const texts: string[] = []
  for (const subject of SUBJECTS) {
    const { id } = await completed(service, own.key, subject)
    const stored = await service.ports.store.read(own.workspaceId, (tenant) => tenant.run(id))
    const { text } = await service.call(own.key, 'get_run', { id })
    const answered = text
      .replaceAll(id, 'ID')
      .replace(/"(createdAt|completedAt)":"[^"]*"/g, '"$1":""')
      .replace(/"audit":\{"hash":"\w+"/, '"audit":{"hash":""')
    texts.push(stored?.scorecard ?? '', answered)
  }
  return texts
}

describe('the same subject and the same lists give the same scorecard, byte for byte', () => {
  test('on another day of the clock, in another store, taken in in another order', async () => {
    const before = await scorecards(world)
    expect(await scorecards(world)).toEqual(before)
    const other = await ownService(LISTS.toReversed())
    other.travel(17 * 60 * MINUTE)
    expect(await scorecards(other)).toEqual(before)
  })

  describe.skipIf(postgresUrl === undefined)(
    `on PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`,
    () => {
      let database: Awaited<ReturnType<typeof migratedDatabase>>
      beforeAll(async () => {
        database = await migratedDatabase()
      })
      afterAll(() => database.drop())

      test('as on SQLite, and two processes on one database seal every run once', async () => {
        const store = await openStore({ kind: 'postgres', url: database.url })
        const there = await ownService(LISTS, { store })
        expect(await scorecards(there)).toEqual(await scorecards(world))

        const asleep = await serviceWith([], {
          store: await openStore({ kind: 'postgres', url: database.url }),
          runner: SLEEPING,
        })
        opened.push(asleep)
        const own = await asleep.tenant('free')
        const ids: string[] = []
        for (let i = 0; i < 20; i += 1)
          ids.push(bodyOf(await start(asleep, own.key, COMPANY, { prefer: 'respond-async' })).id)
        const worked = [0, 0]
        const both = [there, asleep].map((service, at) =>
          runner(service, (subject) => {
            worked[at] = (worked[at] ?? 0) + 1
            return service.gather(subject)
          }),
        )
        for (const id of ids) {
          expect(await finished(asleep, own.key, id)).toMatchObject({
            status: 'completed',
            audit: { tamperEvident: true },
          })
          const { records } = await auditOf(there, own.key, id)
          expect(records.filter((record) => record.includes('"type":"scorecard.sealed"'))).toHaveLength(1)
        }
        await Promise.all(both.map((each) => each.stop()))
        // why not exactly 20: the runner that served the first runs may look once more, and take some of these
        expect(worked.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20)
      })
    },
  )
})

test('a run keeps its answer and its snapshots when a list changes afterwards', async () => {
  const service = await ownService(LISTS)
  const { key: own } = await service.tenant('free')
  const subject = { name: 'Lantern Hong Kong Shiping', type: 'company' }
  const run = await completed(service, own, subject)
  expect(run.verdict).not.toBe('proceed_with_conditions')
  const chain = await auditOf(service, own, run.id)

  const file = join(newFolder(), 'consolidated.xml')
  const xml = readFileSync(join(sampleOf('un-sc'), 'consolidated.xml'), 'utf8')
  for (const [at, name] of ['PEBBLE', 'GRAVEL', 'COBBLE'].entries()) {
    const changed = xml
      .replaceAll(/LANTERN|Lantern/g, name)
      .replaceAll('Denglong', name)
      .replace('灯笼船务', '')
    expect(changed).not.toBe(xml)
    writeFileSync(file, changed)
    await loadList(service.ports.store, 'un-sc', file, `2026-11-0${at + 1}`)
  }
  expect(await read(service, own, run.id)).toEqual(run)
  expect(await auditOf(service, own, run.id)).toEqual(chain)

  const cited = ({ findings }: RunBody): readonly string[] =>
    findings.flatMap(({ citations }) => citations.map(({ source }) => source))
  const anew = await completed(service, own, subject)
  expect([cited(run).includes('un-sc'), cited(anew).includes('un-sc')]).toEqual([true, false])
  const { snapshots } = await auditOf(service, own, anew.id)
  const dates = snapshots.map(({ source, snapshotDate }) => [source, snapshotDate])
  expect(dates).toContainEqual(['un-sc', '2026-11-03'])
})
