// The log of a workspace: what it proves, and that changes of the store without the key are found.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../base/json.ts'
import type { EntryDraft } from '../chain.ts'
import { entryHash } from '../entry.ts'
import type { LogReads, LogWrites, StoredHead, StoredLogEntry } from '../ports.ts'
import {
  bytesOfHex,
  demandContinues,
  noteKey,
  openCheckpoint,
  openReceipt,
  openTlogProof,
  readBase64,
  readNoteKey,
} from '../proofs/index.ts'
import { utf8 } from '../proofs/bytes.ts'
import { waitingActs } from './waiting-acts.ts'
import { checkChains } from './check-chains.ts'
import { checkLog } from './check-log.ts'
import { append, key, keyFrom, leaf, leaves, logOf, logWith, openRows } from './testing/log-rows.ts'
import { LogBroken } from './workspace-log.ts'

test('every leaf is proved by a file that other verifiers read, whatever the size and however it grew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
      async (steps) => {
        const { tenant, rows } = openRows()
        const log = logOf()
        await log.open(tenant)
        let size = 0
        for (const step of steps) {
          await append(log, tenant, leaves(step, size))
          size += step
        }
        const proved = (await log.prove(tenant, leaves(size))) ?? []
        expect(proved).toHaveLength(size)
        const origin = rows.name?.origin ?? ''
        const known = { origin, keys: [noteKey(origin, key.publicKey)] }
        for (const [index, { proof }] of proved.entries()) {
          const opened = openTlogProof(utf8(proof), bytesOfHex(leaf(index)), known, key.verify)
          expect([opened.index, opened.checkpoint.size]).toEqual([index, size])
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('every checkpoint is shown to be continued by every later one, and by nothing else', async () => {
  const { log, rows, tenant } = await logWith(9)
  const head = await log.head(tenant)
  const keys = [readNoteKey(head?.verifierKey ?? '')]
  const opened = (note: string) =>
    openCheckpoint(utf8(note), { origin: head?.origin ?? '', keys }, key.verify)
  expect(head).toMatchObject({ size: 9, origin: rows.name?.origin })
  for (const { size, note } of rows.checkpoints) {
    const continued = await log.continued(tenant, size)
    const path = (continued?.path ?? []).map((hash) => readBase64(hash, 'a hash'))
    const now = opened(continued?.checkpoint ?? '')
    expect(() => demandContinues(opened(note), now, path)).not.toThrow()
    const other = { ...opened(note), root: bytesOfHex(leaf(77)) }
    expect(() => demandContinues(other, now, path)).toThrow('does not continue')
  }
  expect(rows.checkpoints).toHaveLength(10)
  expect(await log.continued(tenant, 10)).toBeUndefined()
  expect(await log.continued(openRows().tenant, 0)).toBeUndefined()
})

test('a log whose rows were changed is not shown to continue anything', async () => {
  const { log, rows, tenant } = await logWith(9)
  rows.subtrees = rows.subtrees.map((row) => (row.level === 3 ? { ...row, hash: leaf(77) } : row))
  await expect(log.continued(tenant, 8)).rejects.toThrow(LogBroken)
})

test('what is no leaf is not proved', async () => {
  const { log, tenant } = await logWith(5)
  expect(await log.prove(tenant, [leaf(2), leaf(99)])).toBeUndefined()
  expect(await log.prove(tenant, ['no hash'])).toBeUndefined()
  expect(await log.prove(openRows().tenant, [leaf(0)])).toBeUndefined()
})

test('a new log takes in the runs that were before it, of a workspace that had an id for its log', async () => {
  const { tenant, rows } = openRows(leaves(7))
  const lockLog: LogWrites['lockLog'] = async (fresh) => {
    rows.name ??= { logId: 'of before', origin: fresh().origin }
    return {
      ...rows.name,
      ...(rows.head === undefined ? { isNew: true } : { isNew: false, head: rows.head }),
    }
  }
  tenant.lockLog = lockLog
  const log = logOf()
  await log.open(tenant)
  await append(log, tenant, [leaf(7)])
  expect((await log.prove(tenant, leaves(8)))?.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

describe('without the key, the next run finds', () => {
  const SIZE = 11
  type Change = (rows: ReturnType<typeof openRows>['rows']) => void
  const changes: readonly (readonly [string, Change])[] = [
    ['a leaf that was added', (rows) => rows.subtrees.push({ level: 0, index: SIZE, hash: leaf(77) })],
    ['the newest checkpoint deleted', (rows) => rows.checkpoints.pop()],
    ['every checkpoint deleted', (rows) => rows.checkpoints.splice(0)],
    [
      'a checkpoint of a larger size, with the old text',
      (rows) => {
        rows.checkpoints.push({ size: SIZE + 1, note: rows.checkpoints.at(-1)?.note ?? '' })
      },
    ],
    [
      'a text that is no checkpoint',
      (rows) => {
        rows.checkpoints[rows.checkpoints.length - 1] = { size: SIZE, note: 'none\n' }
      },
    ],
    [
      'another name of the log',
      (rows) => {
        rows.name = { logId: 'x', origin: 'assay.test/t/other' }
      },
    ],
  ]
  test.each(changes)('%s', async (_, change) => {
    const { log, rows, tenant } = await logWith(SIZE)
    change(rows)
    expect(await log.prove(tenant, [leaf(77)])).toBeUndefined()
    await expect(append(log, tenant, [leaf(SIZE)])).rejects.toThrow(LogBroken)
  })

  test('any stored hash of the tree changed or deleted, by the proofs', async () => {
    const { rows: whole } = await logWith(SIZE)
    for (const at of whole.subtrees.keys())
      for (const hash of [leaf(1_000), 'damaged', undefined]) {
        const { log, rows, tenant } = await logWith(SIZE)
        const old = rows.subtrees[at]
        rows.subtrees.splice(at, 1, ...(old === undefined || hash === undefined ? [] : [{ ...old, hash }]))
        const isFound = (await log.prove(tenant, leaves(SIZE))) === undefined
        expect(isFound, `${old?.level} ${old?.index} -> ${hash}`).toBe(true)
      }
  })

  test('the head of the log changed, whatever of it', async () => {
    const { rows: whole } = await logWith(SIZE)
    const { size, note, subtrees } = whole.head ?? { size: 0, note: '', subtrees: [] }
    const changed: readonly StoredHead[] = [
      { size: size - 1, note, subtrees },
      { size, note: whole.checkpoints.at(-2)?.note ?? '', subtrees },
      { size, note: '', subtrees },
      { size, note, subtrees: [] },
      { size, note, subtrees: subtrees.slice(1) },
      ...subtrees.flatMap((_, at) => [
        { size, note, subtrees: subtrees.with(at, leaf(77)) },
        { size, note, subtrees: subtrees.with(at, 'damaged') },
      ]),
    ]
    for (const head of changed) {
      const { log, rows, tenant } = await logWith(SIZE)
      rows.head = head
      await expect(append(log, tenant, [leaf(SIZE)])).rejects.toThrow(LogBroken)
    }
  })

  test('the head of the log as it was before, beside the leaves of now', async () => {
    const { log, rows, tenant } = await logWith(SIZE)
    const { head } = await logWith(SIZE - 1).then(({ rows: earlier }) => earlier)
    rows.head = head
    await expect(append(logOf(), tenant, [leaf(77)])).rejects.toThrow(LogBroken)
    await expect(append(log, tenant, [leaf(77)])).rejects.toThrow(LogBroken)
  })

  test('the whole log as it was before, while the server runs', async () => {
    const { log, rows, tenant } = await logWith(4)
    const before = structuredClone(rows)
    await append(log, tenant, [leaf(4)])
    await log.prove(tenant, [leaf(4)])
    Object.assign(rows, before)
    await expect(log.open(tenant)).rejects.toThrow('shorter than it was')
  })

  test('the whole log deleted, while the server runs', async () => {
    const { log, rows, tenant } = await logWith(4)
    await log.prove(tenant, [leaf(3)])
    Object.assign(rows, { subtrees: [], checkpoints: [] })
    const lockLog: LogWrites['lockLog'] = async (fresh) => ({
      ...fresh(),
      logId: rows.name?.logId ?? '',
      isNew: true,
    })
    await expect(log.open({ ...tenant, lockLog })).rejects.toThrow('deleted')
  })
})

describe('the leaves whose entry is not stored', () => {
  const random = new Uint8Array(64).fill(7)
  type Log = Awaited<ReturnType<typeof logWith>>
  const lost = async ({ log, tenant }: Log, bytes = random): Promise<number[]> =>
    (await (await log.open(tenant)).lostLeaves(bytes)).map(({ index }) => index)

  test.each([1, 5, 16, 40])(
    'are all found among the newest of %i, whichever was deleted or changed',
    async (size) => {
      const log = await logWith(size)
      expect(await lost(log)).toEqual([])
      for (let back = 1; back <= Math.min(size, 16); back++) {
        const [kept] = log.rows.records.splice(size - back, 1, 'another entry')
        expect(await lost(log)).toEqual([size - back])
        log.rows.records.splice(size - back, 1, kept ?? '')
      }
    },
  )

  test('are found at random among the older ones, and are none of an empty log', async () => {
    const log = await logWith(40)
    log.rows.records.splice(3, 1)
    expect(await lost(log)).toEqual([])
    expect(await lost(log, new Uint8Array(new Uint32Array([80 + 3]).buffer))).toEqual([3])
    expect(await lost(await logWith(0))).toEqual([])
  })
})

test('a log that is gone is not begun again for runs that belong to another one', async () => {
  const { tenant } = openRows(leaves(3))
  await expect(logOf().open(tenant)).rejects.toThrow('the log was deleted')
})

test('a read of a moment before another read proves its leaves: two readers never make an honest run look altered', async () => {
  const { log, rows, tenant } = await logWith(4)
  const earlier = openRows()
  Object.assign(earlier.rows, structuredClone(rows))
  await append(log, tenant, [leaf(4)])
  expect(await log.prove(tenant, leaves(5))).toHaveLength(5)
  expect(await log.prove(earlier.tenant, leaves(4))).toHaveLength(4)
})

test('a log is continued with the key that signed it alone, and the error says which setting that is', async () => {
  const { tenant } = await logWith(3)
  await expect(logOf(keyFrom(2)).open(tenant)).rejects.toThrow('ASSAY_LOG_KEY')
})

test('the receipt of a leaf proves what its proof file proves, signed with its subject', async () => {
  const { log, rows, tenant } = await logWith(9)
  const proved = (await log.prove(tenant, [leaf(4)]))?.[0]
  if (proved === undefined) throw new Error('the leaf is not proved')
  const known = { origin: rows.name?.origin ?? '', keys: [noteKey(rows.name?.origin ?? '', key.publicKey)] }
  const receipt = log.receipt(proved, 'run_4')
  expect(openReceipt(receipt, bytesOfHex(leaf(4)), known, key.verify)).toMatchObject({
    subject: 'run_4',
    index: proved.index,
    size: 9,
  })
  expect(() => openReceipt(receipt, bytesOfHex(leaf(5)), known, key.verify)).toThrow('signature')
})

describe('a chain that belongs to no run', () => {
  const draft = (data: JsonObject): EntryDraft => ({
    type: 'erasure',
    at: '2026-11-25T09:00:00.000Z',
    actor: 'operator',
    data,
  })
  async function chained() {
    const { log, rows, tenant } = await logWith(3)
    for (const n of [1, 2, 3]) await (await log.open(tenant)).record('log', [draft({ n })])
    return { log, rows, tenant }
  }
  const faults = async (tenant: LogReads): Promise<readonly string[]> => {
    const found: string[] = []
    const ports = { read: <T>(work: (reads: LogReads) => Promise<T>) => work(tenant), pause: async () => {} }
    await checkChains({ ...ports, waiting: waitingActs(key) }, (says) => found.push(says))
    await checkLog({ ...ports, key }, (says) => found.push(says))
    return found
  }

  test('continues over transactions, and each of its entries is a leaf', async () => {
    const { log, rows, tenant } = await chained()
    const entries = rows.chains.get('log') ?? []
    expect(entries.map(({ seq }) => seq)).toEqual([0, 1, 2])
    const proved = await log.prove(
      tenant,
      entries.map(({ hash }) => hash),
    )
    expect(proved?.map(({ index }) => index)).toEqual([3, 4, 5])
    expect(await faults(tenant)).toEqual([])
  })

  test('takes no entry of a run', async () => {
    const { log, tenant } = await chained()
    const opened = await log.open(tenant)
    await expect(opened.record('other', [{ ...draft({}), type: 'run.opened' }])).rejects.toThrow('foreign')
  })

  test.each<readonly [string, (entries: StoredLogEntry[]) => void, string]>([
    ['the last entry deleted', (entries) => entries.pop(), 'leaf 5'],
    ['an entry deleted', (entries) => entries.splice(1, 1), 'chain log'],
    ['two entries swapped', (entries) => entries.reverse(), 'chain log'],
    [
      'an entry changed and hashed again',
      (entries) => {
        const record = (entries[2]?.record ?? '').replace('"n":3', '"n":4')
        entries[2] = { seq: 2, record, hash: entryHash(utf8(record)) }
      },
      'entry 2 is not in the log',
    ],
  ])('with %s is found', async (_, change, says) => {
    const { rows, tenant } = await chained()
    change(rows.chains.get('log') ?? [])
    expect((await faults(tenant)).join('\n')).toContain(says)
  })
})
