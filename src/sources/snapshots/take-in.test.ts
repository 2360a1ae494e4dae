// Snapshots taken in on a real store: what comes into force, what is refused, and that a refusal leaves nothing behind.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { recordLeaf } from '../../audit/bundle/cited-records.ts'
import { merkleRoot } from '../../audit/proofs/index.ts'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import type { PartyPart, RecordPart, SourceRecord } from '../model/record.ts'
import { nameKey } from '../../names/parse/name-key.ts'
import { unpackExtracts } from '../files/packed-extracts.ts'
import { readBatches } from './read-batches.ts'
import { SnapshotRefused, SnapshotSuperseded, type Snapshot, type StoredRecord } from '../ports.ts'
import type { SnapshotFacts, SourceManifest } from '../model/source.ts'
import { SnapshotTree } from './snapshot-tree.ts'
import { sourceStanding, warningsOf } from './source-status.ts'
import { type OpenedSnapshot, takeIn, type TakeInOptions, type TakenIn } from './take-in.ts'

const NOW = '2026-11-20T09:00:00.000Z'
const folder = mkdtempSync(join(tmpdir(), 'assay-take-in-'))
const stores: OpenStore[] = []
let store: OpenStore
let path: string
let serial = 0

const opened = async (): Promise<OpenStore> => {
  const fresh = await openEmptyStore(path)
  stores.push(fresh)
  return fresh
}
beforeEach(async () => {
  path = join(folder, `${++serial}.sqlite`)
  store = await opened()
})
afterAll(async () => {
  for (const each of stores) await each.close().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

const manifestOf = (id: string, over: Partial<SourceManifest> = {}): SourceManifest => ({
  id,
  title: 'A source',
  publisher: 'Somebody',
  landingUrl: 'https://example.org/',
  licence: 'CC0 1.0',
  kind: 'registry',
  scorers: [],
  sets: [],
  cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: id, perSecond: 1 },
  floors: {},
  citationTemplate: 'https://example.org/{recordId}',
  parserVersion: '1',
  ...over,
})
const registry = manifestOf('firms')
const list = manifestOf('list', { kind: 'watch-list' })

const partyOf = (name: string, over: Partial<PartyPart> = {}): PartyPart => ({
  kind: 'party',
  ref: 'self',
  partyKind: 'organization',
  names: [{ full: name, kind: 'primary', quality: 'strong' }],
  ...over,
})
const record = (recordId: string, ...parts: readonly RecordPart[]): SourceRecord => ({
  recordId,
  url: `https://example.org/${recordId}`,
  locator: `list.csv id=${recordId}`,
  parts,
})
const firm = (id: string, name = `Firm ${id}`, lei?: string): SourceRecord =>
  record(id, partyOf(name, lei === undefined ? {} : { identifiers: [{ scheme: 'lei', value: lei }] }))
const firms = (...ids: readonly (string | number)[]): readonly SourceRecord[] =>
  ids.map((id) => firm(String(id)))
const range = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Import {
  readonly manifest?: SourceManifest
  readonly content?: string
  readonly facts?: readonly SnapshotFacts[]
  readonly opened?: Partial<OpenedSnapshot>
  readonly options?: Partial<TakeInOptions>
  readonly store?: OpenStore
}

/** Imports records as if they had been read from a file of this content. */
async function importing(
  records: Iterable<SourceRecord> | AsyncIterable<SourceRecord>,
  { manifest = registry, content = 'one', facts = [{ asOf: '2026-11-19' }], ...over }: Import = {},
): Promise<TakenIn> {
  const source = {
    manifest,
    async *read(_: unknown, { found }: { found: (fact: SnapshotFacts) => void }) {
      for (const fact of facts) found(fact)
      yield* records
    },
  }
  const files = { set: [], open: () => undefined }
  return takeIn(
    manifest,
    {
      batches: readBatches(source, files, { nameKey }),
      contentSha256: sha256(content),
      bytes: content.length,
      importedFrom: '/files/list.csv',
      ...over.opened,
    },
    (over.store ?? store).sources,
    { now: NOW, ...over.options },
  )
}

async function taken(...call: Parameters<typeof importing>): Promise<TakenIn & { kind: 'taken' }> {
  const outcome = await importing(...call)
  if (outcome.kind !== 'taken') throw new Error(`it is ${outcome.kind}`)
  return outcome
}

async function recordsOf(snapshot: Snapshot): Promise<readonly StoredRecord[]> {
  const records: StoredRecord[] = []
  for await (const page of store.sources.recordsOf(snapshot)) records.push(...page)
  return records
}
const idsOf = async (snapshot: Snapshot): Promise<readonly string[]> =>
  (await recordsOf(snapshot)).map(({ recordId }) => recordId)

/** Every row there is, and every bound it was given: equal before and after whatever leaves nothing behind. */
async function everything() {
  const { db } = store
  return {
    records: await db.selectFrom('source_records').selectAll().orderBy('row_id').execute(),
    keys: await db.selectFrom('source_record_keys').selectAll().orderBy('key').orderBy('row_id').execute(),
    snapshots: await db.selectFrom('source_snapshots').selectAll().execute(),
    states: await store.sources.states(),
  }
}
const currentOf = async (sourceId: string): Promise<Snapshot | null | undefined> =>
  (await store.sources.states()).find((state) => state.sourceId === sourceId)?.current

describe('a source whose files tell of a part', () => {
  const manifest = manifestOf('filings', { partial: true })
  const quarter = (asOf: string, ...ids: readonly string[]) =>
    taken(firms(...ids), { manifest, content: asOf, facts: [{ asOf }] })

  test('what a file does not name stays, whichever comes first, and is dated by the newest', async () => {
    await quarter('2026-03-31', 'a', 'b')
    const second = await quarter('2026-06-30', 'b', 'c')
    expect(second.intake).toEqual({ added: 1, changed: 0, unchanged: 1, removed: 0 })
    const { snapshot } = await quarter('2025-12-31', 'd')
    expect(await idsOf(snapshot)).toEqual(['a', 'b', 'c', 'd'])
    expect(snapshot).toMatchObject({ records: 4, counts: { organization: 1 }, asOf: '2026-06-30' })

    const another = await opened()
    const whole = await taken(firms('a', 'b', 'c', 'd'), { content: 'whole', store: another })
    expect(snapshot.recordsHash).toBe(whole.snapshot.recordsHash)
  })

  test('a file that adds nothing changes nothing, whichever came last; what is noted as a failure is over', async () => {
    await quarter('2026-03-31', 'a', 'b')
    const { snapshot } = await quarter('2026-06-30', 'b', 'c')
    const before = await everything()
    await store.sources.note('filings', { failure: { at: NOW, message: 'it was cut' } })
    const again = await importing(firms('a', 'b'), {
      manifest,
      content: '2026-03-31',
      facts: [{ asOf: '2026-03-31' }],
    })
    expect(again).toEqual({ kind: 'unchanged', snapshot })
    expect(await everything()).toEqual(before)
  })

  test('one that adds nothing but a newer day, or was fetched, is a snapshot of its own', async () => {
    await quarter('2026-03-31', 'a', 'b')
    expect((await quarter('2026-04-30', 'a')).snapshot.asOf).toBe('2026-04-30')
    const url = 'https://example.org/list.csv'
    const fetched = await taken(firms('a'), { manifest, content: 'fetched', opened: { url } })
    expect(fetched.snapshot).toMatchObject({ url, asOf: '2026-11-19', records: 2 })
  })

  test('a file without a record is refused, however many records stay', async () => {
    await quarter('2026-03-31', 'a', 'b')
    const before = await everything()
    const refusal = importing([], { manifest, content: 'empty', options: { belowFloor: true } })
    await expect(refusal).rejects.toThrow('filings: The files hold no record.')
    expect(await everything()).toEqual(before)
  })

  test('a sample does not stay among what was published, nor what was published among samples', async () => {
    const sample = { manifest, content: 'sample', opened: { sample: true } }
    await taken(firms('made up'), sample)
    const { snapshot } = await quarter('2026-06-30', 'a')
    expect(await idsOf(snapshot)).toEqual(['a'])
    expect(await idsOf((await taken(firms('made up'), sample)).snapshot)).toEqual(['made up'])
  })
})

describe('a snapshot that is taken', () => {
  test('is in force with all that is known of it', async () => {
    const { snapshot, intake } = await taken([firm('b'), firm('a', 'A', 'L1'), record('c', ...caseParts)], {
      facts: [{ warning: 'half a line' }, { asOf: '2026-11-18' }],
    })
    const records = await recordsOf(snapshot)
    expect(snapshot).toEqual({
      id: `firms@${sha256('one').slice(0, 12)}`,
      sourceId: 'firms',
      seq: 1,
      fetchedAt: NOW,
      asOf: '2026-11-18',
      datedBy: 'publisher',
      shortfalls: [],
      url: null,
      importedFrom: '/files/list.csv',
      etag: null,
      lastModified: null,
      bytes: 3,
      contentSha256: sha256('one'),
      recordsHash: sha256(records.map((each) => `${each.recordId}:${each.recordHash}\n`).join('')),
      recordsRoot: Buffer.from(merkleRoot(records.map((each) => recordLeaf(each)))).toString('hex'),
      counts: { organization: 2, case: 1 },
      records: 3,
      parserVersion: '1',
      licence: 'CC0 1.0',
      warnings: ['half a line'],
      sample: false,
    })
    expect(intake).toEqual({ added: 3, changed: 0, unchanged: 0, removed: 0 })
    expect(await store.sources.states()).toEqual([
      { sourceId: 'firms', current: snapshot, checkedAt: null, failure: null },
    ])
    expect(await store.sources.snapshots('firms')).toEqual([snapshot])
    const parts =
      '[{"kind":"party","names":[{"full":"Firm b","kind":"primary","quality":"strong"}],"partyKind":"organization","ref":"self"}]'
    expect(records[1]).toEqual({
      sourceId: 'firms',
      recordId: 'b',
      recordHash: sha256(parts),
      url: 'https://example.org/b',
      locator: 'list.csv id=b',
      parts,
    })
  })

  const caseParts: readonly RecordPart[] = [
    { kind: 'case', caption: 'A v. B', caseKind: 'civil', status: 'open', parties: [] },
  ]

  test('of several pages is whole, in order, and hashed as a whole', async () => {
    const seen: number[] = []
    const ids = range(5_200).map((at) => String(at * 7919))
    const { snapshot } = await taken(firms(...ids), {
      options: { onRecords: (count) => seen.push(count) },
    })
    const records = await recordsOf(snapshot)
    expect(records.map(({ recordId }) => recordId)).toEqual([...ids].sort())
    expect(seen.at(-1)).toBe(5_200)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(snapshot.recordsHash).toBe(
      sha256(records.map((each) => `${each.recordId}:${each.recordHash}\n`).join('')),
    )
    const second = await taken(firms(...ids.slice(1), '-'), { content: 'two' })
    expect(second.intake).toEqual({ added: 1, changed: 0, unchanged: 5_199, removed: 1 })
  })

  test('tells apart what is new, changed, unchanged and gone, and so does the difference', async () => {
    const before = await taken([...firms(...range(8, 1)), firm('x')])
    const after = await taken([...firms(...range(7, 2)), firm('9'), firm('x', 'Another name')], {
      content: 'two',
    })
    expect(after.intake).toEqual({ added: 1, changed: 1, unchanged: 7, removed: 1 })
    expect(await store.sources.difference(before.snapshot, after.snapshot)).toEqual({
      added: ['9'],
      removed: ['1'],
      changed: ['x'],
      unchanged: 7,
    })
    expect(await store.sources.difference(after.snapshot, before.snapshot)).toEqual({
      added: ['1'],
      removed: ['9'],
      changed: ['x'],
      unchanged: 7,
    })
    expect((await store.sources.snapshots('firms')).map(({ seq }) => seq)).toEqual([2, 1])
  })

  test('leaves every snapshot before it as it was', async () => {
    const names = ['first', 'second', 'third']
    const snapshots: Snapshot[] = []
    for (const name of names) {
      const records = [...firms(...range(5)), firm('x', name), firm(`only ${name}`)]
      snapshots.push((await taken(records, { content: name })).snapshot)
    }
    for (const [at, name] of names.entries()) {
      const records = await recordsOf(snapshots[at] as Snapshot)
      expect(records.map(({ recordId }) => recordId)).toEqual([...range(5).map(String), `only ${name}`, 'x'])
      expect(records.at(-1)?.parts).toContain(`"full":"${name}"`)
    }
    const distance = await store.sources.difference(snapshots[0] as Snapshot, snapshots[2] as Snapshot)
    expect(distance).toEqual({
      added: ['only third'],
      removed: ['only first'],
      changed: ['x'],
      unchanged: 5,
    })
  })

  test('a record that comes back is new again, and a content that comes back has a name of its own', async () => {
    const first = await taken(firms(1, 2, 3, 4, 5))
    await taken(firms(1, 2, 3, 4), { content: 'two' })
    const third = await taken(firms(1, 2, 3, 4, 5))
    expect(third.intake).toEqual({ added: 1, changed: 0, unchanged: 4, removed: 0 })
    expect([third.snapshot.id, third.snapshot.recordsHash]).toEqual([
      `${first.snapshot.id}-3`,
      first.snapshot.recordsHash,
    ])
    expect(await idsOf(third.snapshot)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('sources do not touch one another', async () => {
    const mine = await taken(firms(1, 2))
    const other = await taken([firm('2', 'Other'), firm('3')], { manifest: manifestOf('others') })
    await taken(firms(2, 4), { content: 'two', options: { belowFloor: true } })
    expect(await idsOf(other.snapshot)).toEqual(['2', '3'])
    expect(await idsOf(mine.snapshot)).toEqual(['1', '2'])
    expect([mine, other].map(({ snapshot }) => snapshot.seq)).toEqual([1, 2])
  })

  test('clears the failure that was noted before it', async () => {
    await store.sources.note('firms', { failure: { at: NOW, message: 'it was cut' } })
    expect(await store.sources.states()).toEqual([
      {
        sourceId: 'firms',
        current: null,
        checkedAt: null,
        failure: { at: NOW, message: 'it was cut', count: 1 },
      },
    ])
    const { snapshot } = await taken(firms(1))
    await store.sources.note('firms', { failure: null, checkedAt: NOW })
    expect(await store.sources.states()).toEqual([
      { sourceId: 'firms', current: snapshot, checkedAt: NOW, failure: null },
    ])
  })
})

describe('what changes nothing', () => {
  test('the same files again are unchanged: they are not read, and nothing is written', async () => {
    const { snapshot } = await taken(firms(1, 2))
    const before = await everything()
    const unread: Iterable<SourceRecord> = {
      [Symbol.iterator]: () => {
        throw new Error('it was read')
      },
    }
    const again = await importing(unread, { options: { now: '2026-12-01T00:00:00.000Z' } })
    expect(again).toEqual({ kind: 'unchanged', snapshot })
    expect(await everything()).toEqual(before)
  })

  test('the same files again end the failure that was noted meanwhile', async () => {
    await taken(firms(1, 2))
    const before = await everything()
    await store.sources.note('firms', { failure: { at: NOW, message: 'it was cut' } })
    expect(await everything()).not.toEqual(before)
    expect((await importing(firms(1, 2))).kind).toBe('unchanged')
    expect(await everything()).toEqual(before)
  })

  test('other bytes with equal records are another snapshot of equal hash, and no row is written', async () => {
    const first = await taken(firms(1, 2, 3))
    const { records, keys } = await everything()
    const second = await taken(firms(3, 1, 2), { content: 'two' })
    expect(second.intake).toEqual({ added: 0, changed: 0, unchanged: 3, removed: 0 })
    expect(second.snapshot.recordsHash).toBe(first.snapshot.recordsHash)
    expect(second.snapshot.id).not.toBe(first.snapshot.id)
    expect(await everything()).toMatchObject({ records, keys })
  })

  test.each<[string, Import]>([
    ['another parser', { manifest: { ...registry, parserVersion: '2' } }],
    ['another date from the operator', { facts: [], options: { asOf: '2026-11-01' } }],
    ['a narrower choice', { options: { only: new Set(['GB']) } }],
    ['a sample in place of the real one', { opened: { sample: true } }],
  ])('%s makes the same files another snapshot', async (_, other) => {
    await taken(firms(1, 2))
    expect(await importing(firms(1, 2), other)).toMatchObject({ kind: 'taken' })
    expect(await importing(firms(1, 2), other)).toMatchObject({ kind: 'unchanged' })
  })

  test('the order of a narrower choice does not matter, and it is told in a warning', async () => {
    const { snapshot } = await taken(firms(1), { options: { only: new Set(['GB', 'FR']) } })
    expect(snapshot.warnings).toEqual(['Narrowed to FR, GB.'])
    const again = await importing(firms(1), { options: { only: new Set(['FR', 'GB']) } })
    expect(again.kind).toBe('unchanged')
  })
})

describe('the date', () => {
  const without = { facts: [], content: 'two' }

  test.each<[string, Import, string]>([
    ['of the operator', { ...without, options: { asOf: '2026-11' } }, '2026-11'],
    ['in the files', { opened: { lastModified: '2026-01-01T00:00:00Z' } }, '2026-11-19'],
    [
      'of the last change',
      { ...without, opened: { lastModified: 'Tue, 17 Nov 2026 22:00:00 GMT' } },
      '2026-11-17',
    ],
    ['of the fetch', { ...without, opened: { url: 'https://example.org/list.csv' } }, '2026-11-20'],
    [
      'of the fetch, where the last change is no date',
      { ...without, opened: { url: 'https://example.org/list.csv', lastModified: 'soon' } },
      '2026-11-20',
    ],
  ])('is that %s', async (_, given, asOf) => {
    expect((await taken(firms(1), given)).snapshot.asOf).toBe(asOf)
  })

  test.each<[string, Import]>([
    ['its publisher', { facts: [{ asOf: '2099-01-01' }] }],
    ['its publisher, as a year', { facts: [{ asOf: '2027' }] }],
    ['its last change', { ...without, opened: { lastModified: 'Mon, 23 Nov 2026 08:00:00 GMT' } }],
  ])('that has not come, as told by %s, is held to today, and the snapshot says so', async (_, given) => {
    const { snapshot } = await taken(firms(1), given)
    expect(snapshot.asOf).toBe('2026-11-20')
    expect(snapshot.warnings).toEqual([
      expect.stringMatching(/^The files are dated \S+, which has not come: they count as of 2026-11-20\.$/),
    ])
  })

  test('of tomorrow is taken: east of Greenwich it has come', async () => {
    expect((await taken(firms(1), { facts: [{ asOf: '2026-11-21' }] })).snapshot).toMatchObject({
      asOf: '2026-11-21',
      warnings: [],
    })
    const given = await taken(firms(1), { content: 'two', facts: [], options: { asOf: '2026-11-21' } })
    expect(given.snapshot.asOf).toBe('2026-11-21')
  })

  test.each(['2026-11-22', '2026-12', '2099-01-01'])(
    '%s of the operator is refused: it has not come',
    async (asOf) => {
      const { snapshot } = await taken(firms(1))
      const before = await everything()
      const refusal = importing(firms(1, 2), { content: 'two', options: { asOf } })
      await expect(refusal).rejects.toBeInstanceOf(SnapshotRefused)
      await expect(refusal).rejects.toThrow(
        `--as-of ${asOf} has not come. Give the day the files are of: today, 2026-11-20, or one before.`,
      )
      await expect(importing(firms(1), { options: { asOf } })).rejects.toThrow('has not come')
      expect(await everything()).toEqual(before)
      expect(await currentOf('firms')).toEqual(snapshot)
    },
  )

  test('of the files and the word of the operator are kept apart, and another word is refused', async () => {
    expect((await taken(firms(1))).snapshot.datedBy).toBe('publisher')
    const before = await everything()
    const refusal = importing(firms(1, 2), { content: 'two', options: { asOf: '2026-11-20' } })
    await expect(refusal).rejects.toThrow(
      'The files of firms carry the date 2026-11-19; --as-of 2026-11-20 is another. Leave --as-of out: it is for files without a date.',
    )
    expect(await everything()).toEqual(before)
    const equal = await taken(firms(1, 2), { content: 'two', options: { asOf: '2026-11-19' } })
    expect(equal.snapshot.datedBy).toBe('publisher')
    const given = await taken(firms(1, 2), { ...without, content: 'three', options: { asOf: '2026-11-19' } })
    expect(given.snapshot.datedBy).toBe('operator')
    const url = 'https://example.org/list.csv'
    const fetched = await taken(firms(1, 2), { ...without, content: 'four', opened: { url } })
    expect(fetched.snapshot.datedBy).toBe('server')
  })

  test('older than that of the files in force sets the source back only where the operator says so, and the snapshot tells it', async () => {
    await taken(firms(...range(10)))
    const before = await everything()
    const older = { content: 'old', facts: [{ asOf: '2026-10-01' }] }
    await expect(importing(firms(1), older)).rejects.toThrow(
      'firms: The files are of 2026-10-01, older than those in force, of 2026-11-19. The snapshot before stays in force. To set the source back, import them with --rollback.',
    )
    expect(await everything()).toEqual(before)
    const { snapshot } = await taken(firms(...range(3)), { ...older, options: { rollback: true } })
    expect(snapshot).toMatchObject({ asOf: '2026-10-01', rolledBackFrom: '2026-11-19', shortfalls: [] })
    expect(warningsOf(snapshot)).toEqual([
      'The operator set the source back: files of 2026-10-01 took the place of those of 2026-11-19.',
    ])
    const newer = await taken(firms(...range(3)), { content: 'new', facts: [{ asOf: '2026-11-20' }] })
    expect(warningsOf(newer.snapshot)).toEqual([])
  })

  test('that only the operator gave gives way to what the publisher sends', async () => {
    await taken(firms(1), { ...without, options: { asOf: '2026-11-20' } })
    const url = 'https://example.org/list.csv'
    const fetched = await taken(firms(1), {
      content: 'sent',
      facts: [{ asOf: '2026-11-01' }],
      opened: { url },
    })
    expect(fetched.snapshot).toMatchObject({ asOf: '2026-11-01', datedBy: 'publisher' })
    const stale = importing(firms(1), { content: 'older', facts: [{ asOf: '2026-10-01' }], opened: { url } })
    await expect(stale).rejects.toThrow('older than those in force')
  })

  test('is asked for where nobody tells it', async () => {
    const before = await everything()
    const refusal = importing(firms(1), without)
    await expect(refusal).rejects.toBeInstanceOf(SnapshotRefused)
    await expect(refusal).rejects.toThrow(
      'The files of firms carry no date. Say of which day they are with --as-of YYYY-MM-DD.',
    )
    const { states, ...rows } = await everything()
    expect(rows).toEqual({ records: before.records, keys: before.keys, snapshots: before.snapshots })
    expect(states).toEqual([{ sourceId: 'firms', current: null, checkedAt: null, failure: null }])
  })
})

describe('a snapshot that is refused leaves the one before in force, and nothing behind', () => {
  const floors = manifestOf('firms', { kind: 'watch-list', floors: { organization: 5, vessel: 1 } })
  const ten = firms(...range(10))

  async function expectRefusal(refused: Promise<unknown>, message: string): Promise<void> {
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(SnapshotRefused)
  }
  async function expectNothing(before: Awaited<ReturnType<typeof everything>>): Promise<void> {
    expect(await everything()).toEqual(before)
    expect((await currentOf('firms'))?.seq).toBe(before.states[0]?.current?.seq)
  }

  test.each<[string, readonly SourceRecord[], Import, string]>([
    [
      'fewer of a kind than the source should have',
      [...ten.slice(0, 4), ...range(7).map((at) => record(`p${at}`, partyOf('P', { partyKind: 'person' })))],
      { manifest: floors },
      'firms: The files hold 4 of kind organization where at least 5 are due. The files hold 0 of kind vessel where at least 1 are due. The snapshot before stays in force. If the file is whole, import it with --below-floor.',
    ],
    [
      'more than 20 % lost',
      ten.slice(0, 7),
      {},
      'firms: The files hold 7 records where the snapshot before had 10. The snapshot before stays',
    ],
    ['no record', [], {}, 'firms: The files hold no record. The snapshot before stays'],
    [
      'no record, whatever the operator takes',
      [],
      { options: { belowFloor: true } },
      'firms: The files hold no record. The snapshot before stays',
    ],
    [
      'no record of what it is narrowed to',
      [],
      { options: { only: new Set(['GB', 'IE']), belowFloor: true } },
      'firms: No record of the files is of GB, IE: name others with --only, or leave it out. The snapshot before stays',
    ],
    [
      'what the files say of themselves',
      ten,
      { facts: [{ asOf: '2026-11-19' }, { shortfall: 'The file counts 11 records and holds 10.' }] },
      'firms: The file counts 11 records and holds 10. The snapshot before stays',
    ],
    ['no date', [firm('new'), ...ten.slice(1)], { facts: [] }, 'The files of firms carry no date.'],
  ])('%s', async (_, records, given, message) => {
    await taken(ten)
    const before = await everything()
    const changed = records.map((each, at) => (at === 1 ? firm(each.recordId, 'Another name') : each))
    await expectRefusal(importing(changed, { content: 'two', ...given }), message)
    await expectNothing(before)
  })

  test('a fifth of the records may go, and a sample says nothing of how many there should be', async () => {
    await taken(ten)
    expect((await taken(ten.slice(0, 8), { content: 'two' })).intake).toMatchObject({ removed: 2 })
    const other = manifestOf('others')
    await taken(ten, { manifest: other, opened: { sample: true } })
    expect(await taken(ten.slice(0, 1), { manifest: other })).toMatchObject({ intake: { removed: 9 } })
  })

  test('a register below its floors is taken, and is not whole until it is above them', async () => {
    const manifest = manifestOf('firms', { floors: { organization: 5 } })
    const statusOf = async () =>
      sourceStanding(manifest, (await store.sources.states())[0], Date.parse(NOW)).status
    const { snapshot } = await taken(ten.slice(0, 4), { manifest })
    expect(snapshot.warnings).toEqual(['The files hold 4 of kind organization where at least 5 are due.'])
    expect(await statusOf()).toBe('partial')
    await taken(ten, { manifest, content: 'two' })
    expect(await statusOf()).toBe('current')
    const narrowed = await taken(ten.slice(0, 9), {
      manifest,
      content: 'three',
      options: { only: new Set(['GB']) },
    })
    expect(narrowed.snapshot.shortfalls).toEqual([])
  })

  test('the operator may take it all the same; the warning stays with the snapshot', async () => {
    await taken(ten)
    const { snapshot, intake } = await taken(ten.slice(0, 3), {
      manifest: floors,
      content: 'two',
      facts: [{ asOf: '2026-11-19', warning: 'half a line' }, { shortfall: 'It is cut.' }],
      options: { belowFloor: true },
    })
    expect(intake).toEqual({ added: 0, changed: 0, unchanged: 3, removed: 7 })
    expect(snapshot.warnings).toEqual([
      'half a line',
      'It is cut.',
      'The files hold 3 of kind organization where at least 5 are due.',
      'The files hold 0 of kind vessel where at least 1 are due.',
      'The files hold 3 records where the snapshot before had 10.',
    ])
    expect(await currentOf('firms')).toEqual(snapshot)
  })

  test.each([1, 2_000, 4_500])('a reader that throws after %i records', async (count) => {
    await taken([...ten, firm('gone')])
    const before = await everything()
    const broken = async function* (): AsyncGenerator<SourceRecord> {
      yield firm('0', 'Another name')
      yield* firms(...range(count, 100))
      await Promise.resolve()
      throw new Error('row 7 has no name')
    }
    await expect(importing(broken(), { content: 'two' })).rejects.toThrow('row 7 has no name')
    await expectNothing(before)
    const { intake } = await taken([...ten, firm('new')], { content: 'two' })
    expect(intake).toEqual({ added: 1, changed: 0, unchanged: 10, removed: 1 })
  })

  test.each([
    ['in one batch', [firm('1'), firm('2'), firm('1')]],
    ['in one batch, unchanged', [...ten, firm('1')]],
    ['in two batches', [...ten, ...firms(...range(3_000, 100)), firm('100')]],
    ['in two batches, changed', [firm('1', 'B'), ...firms(...range(3_000, 100)), firm('1', 'C')]],
  ])('a register with one id twice: %s', async (_, records) => {
    await taken(ten)
    const before = await everything()
    await expect(importing(records, { content: 'two' })).rejects.toThrow(
      /the record \d+ is there twice; compare the file with the official one/,
    )
    await expectNothing(before)
  })
})

describe('a record of the same content that a newer parser files otherwise', () => {
  const newer = manifestOf('firms', { parserVersion: '2' })
  const moved = (id: string, name?: string): SourceRecord => ({
    ...firm(id, name),
    url: `https://example.org/new/${id}`,
  })
  const urlsOf = async (snapshot: Snapshot): Promise<readonly string[]> =>
    (await recordsOf(snapshot)).map(({ url }) => url.slice('https://example.org/'.length))

  test('is written anew, under its new address, and the snapshot before keeps the old one', async () => {
    const first = await taken(firms('a', 'b', 'c'))
    const second = await taken([moved('a'), moved('b', 'Another name'), firm('c')], { manifest: newer })
    expect(second.intake).toEqual({ added: 0, changed: 1, unchanged: 2, removed: 0 })
    expect(await urlsOf(second.snapshot)).toEqual(['new/a', 'new/b', 'c'])
    expect(await urlsOf(first.snapshot)).toEqual(['a', 'b', 'c'])
    expect(await store.sources.difference(first.snapshot, second.snapshot)).toMatchObject({
      changed: ['b'],
      unchanged: 2,
    })
    // a row each for what moved and what changed, none for what is as it was
    expect((await everything()).records).toHaveLength(5)
  })

  test('is found by its new keys and not by its old ones', async () => {
    const filed = { recordId: 'a', recordHash: 'h', url: 'u', locator: 'l', parts: '[]' }
    const read = (key: string, manifest: SourceManifest) =>
      importing([], {
        manifest,
        opened: {
          batches: (async function* () {
            yield await Promise.resolve({
              records: [{ ...filed, keys: [key] }],
              kinds: ['organization'],
              found: [{ asOf: '2026-11-19' }],
            })
          })(),
        },
      })
    await read('lei:OLD', registry)
    const { snapshot } = await read('lei:NEW', newer)
    expect(await store.sources.withKeys(['lei:OLD'], [snapshot], 10)).toEqual([])
    expect(await store.sources.withKeys(['lei:NEW'], [snapshot], 10)).toHaveLength(1)
  })

  test('gets the text of the file that an older parser did not keep, in the row that it has', async () => {
    const written = (id: string, text: string): SourceRecord => ({
      ...firm(id),
      extracts: [{ file: 'list.csv', text }],
    })
    const textOf = async (id: string) => {
      const [version] = await store.sources.versionsOf('firms', id)
      return version?.extracts === undefined ? undefined : unpackExtracts(version.extracts)[0]?.text
    }
    await taken(firms('a', 'b'))
    expect(await textOf('a')).toBeUndefined()
    const { intake } = await taken([written('a', 'a,1'), written('b', 'b,2'), written('c', 'c,3')], {
      manifest: newer,
    })
    expect(intake).toMatchObject({ added: 1, changed: 0, unchanged: 2 })
    expect([await textOf('a'), await textOf('b'), await textOf('c')]).toEqual(['a,1', 'b,2', 'c,3'])
    // why not the newer text: the parts are those that were read from the older one
    await taken([written('a', 'a,9'), written('b', 'b,2'), written('c', 'c,3')], {
      manifest: newer,
      content: 'again',
    })
    expect(await textOf('a')).toBe('a,1')
  })

  test('of a source whose files tell of a part is written anew whenever its file comes again', async () => {
    const [old, latest] = ['1', '2'].map((parserVersion) =>
      manifestOf('filings', { partial: true, parserVersion }),
    ) as [SourceManifest, SourceManifest]
    await taken(firms('a'), { manifest: old, content: 'first' })
    await taken(firms('b'), { manifest: old, content: 'second' })
    await taken([moved('b')], { manifest: latest, content: 'second' })
    const { snapshot } = await taken([moved('a')], { manifest: latest, content: 'first' })
    expect(await urlsOf(snapshot)).toEqual(['new/a', 'new/b'])
    expect(await importing([moved('b')], { manifest: latest, content: 'second' })).toMatchObject({
      kind: 'unchanged',
    })
  })
})

describe('imports that meet or break off', () => {
  test('of two imports of a source the one begun last goes on, and the other can put nothing more', async () => {
    await taken(firms(1, 2, 3))
    let inner: TakenIn | undefined
    const outer = async function* (): AsyncGenerator<SourceRecord> {
      yield* firms(...range(2_500, 100))
      inner = await importing(firms(2, 3, 4), { content: 'inner' })
      yield* firms(...range(2_500, 10_000))
    }
    const lost = importing(outer(), { content: 'outer' })
    await expect(lost).rejects.toBeInstanceOf(SnapshotSuperseded)
    await expect(lost).rejects.toThrow(
      'another import of firms has begun since; let it finish, then import again',
    )
    expect(inner).toMatchObject({ intake: { added: 1, changed: 0, unchanged: 2, removed: 1 } })
    const current = await currentOf('firms')
    expect(current?.contentSha256).toBe(sha256('inner'))
    expect(await idsOf(current as Snapshot)).toEqual(['2', '3', '4'])
    expect((await everything()).records).toHaveLength(4)
  })

  test('it can neither finish nor come into force nor take anything away', async () => {
    const filed = {
      recordId: 'a',
      recordHash: 'h',
      url: 'u',
      locator: 'l',
      parts: '[]',
      keys: ['lei:A'],
    }
    const { snapshot } = await taken(firms(1))
    const first = await store.sources.begin('firms')
    await first.put([filed])
    const second = await store.sources.begin('firms')
    await second.put([filed])
    const lost = 'another import of firms has begun since'
    await expect(first.put([{ ...filed, recordId: 'b' }])).rejects.toThrow(lost)
    await expect(first.finish('close', new SnapshotTree())).rejects.toThrow(lost)
    await expect(first.putInForce(snapshot)).rejects.toThrow(lost)
    await expect(first.abandon()).rejects.toThrow(lost)
    await second.abandon()
    // a third one must not be given a number that the first still believes in
    const third = await store.sources.begin('firms')
    await expect(first.put([{ ...filed, recordId: 'b' }])).rejects.toThrow(lost)
    await expect(second.put([filed])).rejects.toThrow(lost)
    expect(await third.finish('close', new SnapshotTree())).toMatchObject({
      records: 0,
      intake: { removed: 1 },
    })
    await third.abandon()
    expect(await idsOf(snapshot)).toEqual(['1'])
  })

  test('what a crash left is removed by the next import, and seen by nobody before', async () => {
    const { snapshot } = await taken(firms(1, 2, 3))
    const before = await everything()
    const crashed = await store.sources.begin('firms')
    const filed = { recordHash: 'h', url: 'u', locator: 'l', parts: '[]' }
    await crashed.put([
      { ...filed, recordId: '2', keys: ['lei:TWO'] },
      { ...filed, recordId: 'new', keys: ['lei:NEW'] },
    ])
    await crashed.finish('close', new SnapshotTree())
    await store.close()
    store = await opened()
    expect(await currentOf('firms')).toEqual(snapshot)
    expect(await recordsOf(snapshot)).toHaveLength(3)
    expect(await store.sources.withKeys(['lei:TWO', 'lei:NEW'], [snapshot], 10)).toEqual([])
    const begun = await store.sources.begin('firms')
    expect(await everything()).toEqual(before)
    await begun.abandon()
    const next = await taken(firms(1, 2, 3, 4), { content: 'two' })
    expect(next.intake).toEqual({ added: 1, changed: 0, unchanged: 3, removed: 0 })
    expect(await idsOf(next.snapshot)).toEqual(['1', '2', '3', '4'])
  })

  test('the error of an import is told, also where it cannot be cleared away any more', async () => {
    const broken = async function* (): AsyncGenerator<SourceRecord> {
      yield firm('1')
      await store.close()
      throw new Error('the disk is gone')
    }
    await expect(importing(broken())).rejects.toThrow('the disk is gone')
  })
})

describe('what is found by its keys', () => {
  const key = (name: string): string => `name:${nameKey(name)}`

  test('a record is found by identifier and by name, in the snapshots that are asked only', async () => {
    const first = await taken([firm('1', 'Quillfeather Ltd', 'L1'), firm('2', 'Dorran', 'L2')])
    const second = await taken([firm('1', 'Quillfeather Ltd', 'L9'), firm('2', 'Dorran', 'L2')], {
      content: 'two',
    })
    const other = await taken([firm('7', 'Quillfeather', 'L1')], { manifest: manifestOf('others') })
    const found = async (keys: readonly string[], ...takens: readonly { snapshot: Snapshot }[]) =>
      (
        await store.sources.withKeys(
          keys,
          takens.map(({ snapshot }) => snapshot),
          100,
        )
      ).map(({ sourceId, recordId, parts }) => [sourceId, recordId, /L\d/.exec(parts)?.[0]])
    expect(await found(['lei:L1'], first)).toEqual([['firms', '1', 'L1']])
    expect(await found(['lei:L1'], second)).toEqual([])
    expect(await found(['lei:L1', 'lei:L2'], second, other)).toEqual([
      ['firms', '2', 'L2'],
      ['others', '7', 'L1'],
    ])
    expect(await found([key('The Quillfeather Company')], second, other)).toEqual([
      ['firms', '1', 'L9'],
      ['others', '7', 'L1'],
    ])
    expect(await found([key('Quillfeather'), 'lei:L1', 'lei:L1'], first)).toEqual([['firms', '1', 'L1']])
    expect(await found(['lei:L1'])).toEqual([])
    expect(await found([], first)).toEqual([])
    expect(await found(['lei:none'], first, second, other)).toEqual([])
  })

  test('rows of other snapshots do not count against the limit', async () => {
    for (const at of range(5))
      await taken([firm('1', `Name ${at}`, 'L1'), firm('2', 'B', 'L1')], { content: `${at}` })
    const [current] = await store.sources.snapshots('firms')
    const found = await store.sources.withKeys(['lei:L1'], [current as Snapshot], 1)
    expect(found.map(({ recordId, parts }) => [recordId, parts.includes('Name 4')])).toEqual([['1', true]])
    expect(await store.sources.withKeys(['lei:L1'], [current as Snapshot], 5)).toHaveLength(2)
  })

  test('the names of a watch list are no keys: they are searched in memory, with their slips', async () => {
    const { snapshot } = await taken([firm('1', 'Quillfeather', 'L1')], { manifest: list })
    expect(await store.sources.withKeys([key('Quillfeather')], [snapshot], 10)).toEqual([])
    expect(await store.sources.withKeys(['lei:L1'], [snapshot], 10)).toHaveLength(1)
  })
})

describe('a watch list with one id in several rows', () => {
  const listing = (program: string): RecordPart => ({
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: 'A',
    programs: [program],
    status: 'active',
  })
  const partsOf = async ({ snapshot }: { snapshot: Snapshot }, id: string): Promise<unknown> => {
    const found = (await recordsOf(snapshot)).find(({ recordId }) => recordId === id)
    return JSON.parse(found?.parts ?? 'null')
  }
  const rows = [
    record('1', partyOf('Dorran'), listing('P')),
    record('2', partyOf('Other'), listing('P')),
    record('1', partyOf('Dorran'), listing('Q')),
    record('1', partyOf('Elsa Doran'), listing('P')),
    record('1', partyOf('Elsa Doran'), listing('Q')),
  ]

  test('holds one record of it, with each listing beside the party it speaks of', async () => {
    const outcome = await taken(rows, { manifest: list })
    expect(outcome.snapshot).toMatchObject({ records: 2, counts: { organization: 2 } })
    expect(await partsOf(outcome, '1')).toEqual([
      partyOf('Dorran'),
      listing('P'),
      listing('Q'),
      partyOf('Elsa Doran', { ref: 'self-2' }),
      { ...listing('P'), party: 'self-2' },
      { ...listing('Q'), party: 'self-2' },
    ])
  })

  test('a role keeps its person', async () => {
    const role: RecordPart = {
      kind: 'role',
      person: 'person-1',
      personName: { full: 'Ilsa', kind: 'primary', quality: 'strong' },
      org: 'lei:A',
      role: 'director',
    }
    const person = (name: string) => partyOf(name, { ref: 'person-1', partyKind: 'person' })
    const outcome = await taken(
      [record('1', partyOf('A'), person('Ilsa'), role), record('1', partyOf('A'), person('Jon'), role)],
      { manifest: list },
    )
    expect(await partsOf(outcome, '1')).toEqual([
      partyOf('A'),
      person('Ilsa'),
      role,
      partyOf('Jon', { ref: 'person-1-2', partyKind: 'person' }),
      { ...role, person: 'person-1-2' },
    ])
  })

  test('is the same list in whatever order its rows stand', async () => {
    const first = await taken(rows, { manifest: list })
    for (const turn of range(rows.length - 1, 1)) {
      const turned = [...rows.slice(turn), ...rows.slice(0, turn)]
      const again = await taken(turn % 2 === 0 ? turned : turned.reverse(), {
        manifest: list,
        content: `${turn}`,
      })
      expect(again.snapshot.recordsHash).toBe(first.snapshot.recordsHash)
      expect(again.intake).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 })
    }
  })
})

test('the order of the records never changes the hash over them, whatever letters their ids have', async () => {
  const ids = ['10', '9', 'Z', 'a', 'Ä', 'é', '中', '～', '😀', 'a\u0301']
  const hashes = new Set<string>()
  for (const turn of range(ids.length)) {
    const turned = [...ids.slice(turn), ...ids.slice(0, turn)]
    const { snapshot } = await taken(firms(...turned), { manifest: manifestOf(`s${turn}`) })
    hashes.add(snapshot.recordsHash)
    expect(await idsOf(snapshot)).toEqual(
      [...ids].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
  }
  expect(hashes.size).toBe(1)
})
