// The rotation of the key of a log: nothing but the old key brings in a new one, each checkpoint has the signatures that the log
// asks for, and a server with other keys signs nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { continueChain, openChain } from '../chain.ts'
import { erasureDraft } from '../erasure.ts'
import type { LogKey, LogReads, LogWrites } from '../ports.ts'
import { readUtf8, utf8 } from '../proofs/bytes.ts'
import {
  appendLeaf,
  bytesOfHex,
  type CompactRange,
  demandContinues,
  EMPTY_RANGE,
  hexOfBytes,
  noteKey,
  openCheckpoint,
  openReceipt,
  rangeRoot,
  readBase64,
  readCheckpointText,
  readNote,
  signCheckpoint,
  writeNote,
} from '../proofs/index.ts'
import { waitingActs } from './waiting-acts.ts'
import { checkChains } from './check-chains.ts'
import { checkLog } from './check-log.ts'
import { rotationDraft } from './key-history.ts'
import { append, keyFrom, leaf, logOf, openRows } from './testing/log-rows.ts'
import { LogBroken } from './workspace-log.ts'

const AT = '2026-11-25T09:00:00.000Z'
const [A, B, C] = [keyFrom(1), keyFrom(2), keyFrom(3)]
const overlap = { ...B, previous: A }
type Tenant = LogReads & LogWrites
type Store = ReturnType<typeof openRows>

const idOf = (key: LogKey, { rows }: Store): string => noteKey(rows.name?.origin ?? '', key.publicKey).id
/** Which keys signed the checkpoint of each size. */
const signersBySize = (store: Store, keys: Readonly<Record<string, LogKey>>): Record<number, string> =>
  Object.fromEntries(
    store.rows.checkpoints.map(({ size, note }) => [
      size,
      Object.entries(keys)
        .filter(([, key]) => readNote(utf8(note)).signatures.some(({ id }) => id === idOf(key, store)))
        .map(([name]) => name)
        .join(''),
    ]),
  )
async function faultsOf(tenant: Tenant, key: LogKey): Promise<readonly string[]> {
  const found: string[] = []
  const ports = { read: <T>(work: (reads: LogReads) => Promise<T>) => work(tenant), pause: async () => {} }
  await checkLog({ ...ports, key }, (says) => found.push(says))
  await checkChains({ ...ports, waiting: waitingActs(key) }, (says) => found.push(says))
  return found
}
const rotate = async (tenant: Tenant, key: LogKey) => (await logOf(key).open(tenant)).rotateKey(AT)
const retire = async (tenant: Tenant, key: LogKey) => (await logOf(key).open(tenant)).retireKey(AT)

/** A log of two leaves under A, and of one more leaf in each state after it. */
async function rotated(until: 'before' | 'overlap' | 'after'): Promise<Store> {
  const store = openRows()
  const { tenant } = store
  await logOf(A).open(tenant)
  await append(logOf(A), tenant, [leaf(0), leaf(1)])
  if (until === 'before') return store
  await rotate(tenant, overlap)
  await append(logOf(overlap), tenant, [leaf(2)])
  if (until === 'overlap') return store
  await retire(tenant, overlap)
  await append(logOf(B), tenant, [leaf(3)])
  return store
}

test('both keys sign from the entry that begins the rotation to the one that ends it', async () => {
  const store = await rotated('after')
  expect(signersBySize(store, { A, B })).toEqual({ 0: 'A', 2: 'A', 3: 'AB', 4: 'AB', 5: 'B', 6: 'B' })
  for (const key of [B, { ...C, previous: B }]) expect(await faultsOf(store.tenant, key)).toEqual([])
  expect(await faultsOf((await rotated('before')).tenant, A)).toEqual([])
  expect(await faultsOf((await rotated('before')).tenant, overlap)).toEqual([])
  for (const key of [overlap, B]) expect(await faultsOf((await rotated('overlap')).tenant, key)).toEqual([])
})

test('the first write after a start reads the rotations of the key, and no other entry of the log', async () => {
  const store = await rotated('after')
  const { tenant } = store
  const log = await logOf(B).open(tenant)
  const drafts = Array.from({ length: 50 }, (_, at) =>
    erasureDraft({ run: `run-${at}`, reason: 'request', fields: [] }, { at: AT, actor: 'key' }),
  )
  await log.record('log', drafts)
  const read: number[] = []
  const counted: Tenant = {
    ...tenant,
    logEntries: () => expect.unreachable(),
    rotationEntries: async () => {
      const entries = await tenant.rotationEntries()
      read.push(entries.length)
      return entries
    },
  }
  await append(logOf(B), counted, [leaf(7)])
  expect(read).toEqual([2])
  expect(await faultsOf(tenant, B)).toEqual([])
})

test('a checkpoint from before the rotation is continued by every one after it, and the keys have their sizes', async () => {
  const store = await rotated('after')
  const [origin, log] = [store.rows.name?.origin ?? '', logOf(B)]
  const { keys = [], state } = (await log.keys(store.tenant)) ?? {}
  expect(state).toBe('current')
  expect(keys.map(({ sizes }) => sizes)).toEqual([{ first: 0, last: 4 }, { first: 3 }])
  const opened = (note: string) => openCheckpoint(utf8(note), { origin, keys }, B.verify)
  for (const { size, note } of store.rows.checkpoints) {
    const continued = await log.continued(store.tenant, size)
    const path = (continued?.path ?? []).map((hash) => readBase64(hash, 'a hash'))
    expect(() => demandContinues(opened(note), opened(continued?.checkpoint ?? ''), path)).not.toThrow()
  }
})

test('the head names the keys that verify it, and receipts are made with each key that signed', async () => {
  const expected = { before: [A], overlap: [B, A], after: [B] }
  for (const [until, keys] of Object.entries(expected)) {
    const store = await rotated(until as keyof typeof expected)
    const log = logOf(overlap)
    const head = await log.head(store.tenant)
    const named = [head?.verifierKey, head?.previousVerifierKey].filter((key) => key !== undefined)
    expect(named.map((key) => key.split('+')[1])).toEqual(keys.map((key) => idOf(key, store)))
    const proved = (await log.prove(store.tenant, [leaf(1)]))?.[0]
    if (proved === undefined) throw new Error('the leaf is not proved')
    const receipts = [log.receipt(proved, 'run'), log.previousReceipt(proved, 'run')]
    for (const [at, receipt] of receipts.filter((each) => each !== undefined).entries()) {
      const signer = keys[at]
      if (signer === undefined) throw new Error('a receipt too many')
      const origin = head?.origin ?? ''
      const known = { origin, keys: [noteKey(origin, signer.publicKey)] }
      expect(openReceipt(receipt, bytesOfHex(leaf(1)), known, A.verify).index).toBe(1)
    }
    expect(receipts.filter((each) => each !== undefined)).toHaveLength(keys.length)
  }
})

describe('a server signs nothing', () => {
  test.each<readonly [string, LogKey, 'before' | 'overlap' | 'after', string]>([
    [
      'with the old key alone, during the rotation',
      A,
      'overlap',
      'start it again with the keys of the other',
    ],
    ['with the new key alone, during the rotation', B, 'overlap', 'assay audit retire-key'],
    ['with the new key alone, before the rotation', B, 'before', 'ASSAY_LOG_KEY_PREVIOUS'],
    ['with the old key alone, after the rotation', A, 'after', 'ASSAY_LOG_KEY'],
    ['with a key that the log does not know', C, 'overlap', 'ASSAY_LOG_KEY'],
  ])('%s', async (_, key, until, says) => {
    const store = await rotated(until)
    const before = structuredClone(store.rows)
    await expect(append(logOf(key), store.tenant, [leaf(9)])).rejects.toThrow(says)
    expect(store.rows).toEqual(before)
  })

  test('that was running when another one rotated the key, and still proves what it has', async () => {
    const store = await rotated('before')
    const running = logOf(A)
    await append(running, store.tenant, [leaf(2)])
    await rotate(store.tenant, overlap)
    await expect(append(running, store.tenant, [leaf(9)])).rejects.toThrow('start it again')
    expect(await running.prove(store.tenant, [leaf(2)])).toHaveLength(1)
  })

  test('with both keys signs with what the log asks for, before, during and after', async () => {
    const store = await rotated('before')
    const running = logOf(overlap)
    await append(running, store.tenant, [leaf(2)])
    await rotate(store.tenant, overlap)
    await append(running, store.tenant, [leaf(3)])
    await retire(store.tenant, B)
    await append(running, store.tenant, [leaf(4)])
    expect(signersBySize(store, { A, B })).toEqual({
      0: 'A',
      2: 'A',
      3: 'A',
      4: 'AB',
      5: 'AB',
      6: 'B',
      7: 'B',
    })
    expect(await faultsOf(store.tenant, B)).toEqual([])
  })
})

describe('a step of a rotation', () => {
  test('that was done is not done again, and a log that is new needs none', async () => {
    const { tenant } = await rotated('overlap')
    expect(await rotate(tenant, overlap)).toBe(false)
    expect(await retire(tenant, overlap)).toBe(true)
    expect(await retire(tenant, overlap)).toBe(false)
    const fresh = openRows()
    expect(await rotate(fresh.tenant, overlap)).toBe(false)
    expect(await retire(fresh.tenant, overlap)).toBe(false)
    expect(signersBySize(fresh, { A, B })).toEqual({ 0: 'B' })
  })

  test('is ended by the new key alone, where the old one is lost', async () => {
    const store = await rotated('overlap')
    expect(await retire(store.tenant, B)).toBe(true)
    await append(logOf(B), store.tenant, [leaf(4)])
    expect(await faultsOf(store.tenant, B)).toEqual([])
  })

  test('follows another one, and a key comes back never', async () => {
    const store = await rotated('after')
    await rotate(store.tenant, { ...C, previous: B })
    await retire(store.tenant, { ...C, previous: B })
    expect(await faultsOf(store.tenant, C)).toEqual([])
    const { keys = [] } = (await logOf(C).keys(store.tenant)) ?? {}
    expect(keys.map(({ sizes }) => sizes)).toEqual([
      { first: 0, last: 4 },
      { first: 3, last: 7 },
      { first: 7 },
    ])
    for (const old of [A, B])
      await expect(rotate(store.tenant, { ...old, previous: C })).rejects.toThrow('does not come back')
  })

  test.each<readonly [string, LogKey, string]>([
    ['with the two keys exchanged', { ...A, previous: B }, 'exchange ASSAY_LOG_KEY'],
    ['to a third key', { ...C, previous: B }, 'the key'],
  ])('during a rotation is refused %s', async (_, key, says) => {
    const { tenant, rows } = await rotated('overlap')
    const before = structuredClone(rows)
    await expect(rotate(tenant, key)).rejects.toThrow(says)
    expect(rows).toEqual(before)
  })
})

describe('without the old key', () => {
  /** What one can write who has the database and these keys: an entry that begins a rotation, under a checkpoint that they sign. */
  function forge({ rows }: Store, from: LogKey, to: LogKey, signers: readonly LogKey[]): void {
    const { logId = '', origin = '' } = rows.name ?? {}
    const [old, next] = [noteKey(origin, from.publicKey), noteKey(origin, to.publicKey)]
    let range: CompactRange = EMPTY_RANGE
    const hashes = rows.subtrees.filter(({ level }) => level === 0).map(({ hash }) => hash)
    for (const hash of hashes) ({ range } = appendLeaf(range, bytesOfHex(hash)))
    const draft = rotationDraft({ state: 'began', old, new: next, size: range.size }, AT)
    const { entries } = continueChain(openChain(logId, 'log'), [draft])
    const grown = appendLeaf(range, bytesOfHex(entries[0]?.hash ?? ''))
    rows.subtrees.push(
      ...grown.subtrees.map(({ level, index, hash }) => ({
        level,
        index,
        hash: hexOfBytes(hash),
        ...(level === 0 && { runId: 'log' }),
      })),
    )
    rows.chains.set('log', [...entries])
    const head = { origin, size: grown.range.size, root: rangeRoot(grown.range) }
    const note = signCheckpoint(
      head,
      signers.map(({ publicKey, sign }) => ({ ...noteKey(origin, publicKey), sign })),
    )
    const checkpoint = { size: head.size, note: readUtf8(writeNote(note), 'a note') }
    rows.checkpoints.push(checkpoint)
    rows.head = { ...checkpoint, subtrees: grown.range.hashes.map(hexOfBytes) }
  }

  test.each<readonly [string, LogKey, readonly LogKey[], LogKey]>([
    ['a key of the forger, to a server that does not know of it', C, [C], A],
    ['the new key of the server, stolen before the rotation', B, [B], B],
    ['the new key of the server, during its rotation', B, [B], overlap],
  ])('no rotation is made up with %s', async (_, to, signers, server) => {
    const store = await rotated('before')
    forge(store, A, to, signers)
    await expect(append(logOf(server), store.tenant, [leaf(9)])).rejects.toThrow(LogBroken)
    expect(await faultsOf(store.tenant, server)).not.toEqual([])
  })

  test('the forgery is the only thing that is refused: the same entry that the old key signs too is taken', async () => {
    const store = await rotated('before')
    forge(store, A, B, [A, B])
    await append(logOf(overlap), store.tenant, [leaf(9)])
    expect(await faultsOf(store.tenant, overlap)).toEqual([])
  })

  test.each(['before', 'overlap', 'after'] as const)(
    'any signature of a checkpoint that is removed is found by the check, and by the next append where it is the newest (%s)',
    async (until) => {
      const { rows: whole } = await rotated(until)
      for (const [at, { note }] of whole.checkpoints.entries())
        for (const [line] of note.matchAll(/^— .*\n/gm)) {
          const store = await rotated(until)
          const old = store.rows.checkpoints[at]
          if (old === undefined) throw new Error('the same log')
          store.rows.checkpoints[at] = { ...old, note: old.note.replace(line, '') }
          expect(await faultsOf(store.tenant, overlap), `${at} ${line}`).not.toEqual([])
          if (at === whole.checkpoints.length - 1)
            await expect(append(logOf(overlap), store.tenant, [leaf(9)])).rejects.toThrow(LogBroken)
        }
    },
  )

  test('a signature of a retired key, or of a new one too early, is found', async () => {
    const store = await rotated('after')
    const origin = store.rows.name?.origin ?? ''
    for (const [at, key] of [
      [0, B],
      [1, B],
      [4, A],
      [5, A],
      [2, C],
    ] as const) {
      const changed = await rotated('after')
      const old = changed.rows.checkpoints[at]
      const { text, signatures } = readNote(utf8(old?.note ?? ''))
      const more = { ...noteKey(origin, key.publicKey), signature: key.sign(utf8(text)) }
      const note = readUtf8(writeNote({ text, signatures: [...signatures, more] }), 'a note')
      changed.rows.checkpoints[at] = { size: old?.size ?? 0, note }
      const newest = changed.rows.head
      if (newest?.size === old?.size && newest !== undefined) changed.rows.head = { ...newest, note }
      expect(await faultsOf(changed.tenant, B)).toEqual([expect.stringContaining('does not hold')])
    }
  })

  test('a rotation whose checkpoints were deleted, so that no old key is missed, is found', async () => {
    for (const kept of [(size: number) => size !== 3, (size: number) => size !== 5]) {
      const store = await rotated('after')
      store.rows.checkpoints = store.rows.checkpoints.filter(({ size }) => kept(size))
      expect(await faultsOf(store.tenant, B)).toEqual([expect.stringContaining('has no checkpoint')])
      await expect(append(logOf(B), store.tenant, [leaf(9)])).rejects.toThrow('under no checkpoint')
    }
  })

  test('an entry of a rotation that was deleted, moved or changed is found', async () => {
    for (const at of [0, 1])
      for (const change of [undefined, '"size":1', '"state":"ended"']) {
        const store = await rotated('after')
        const entries = store.rows.chains.get('log') ?? []
        const record = (entries[at]?.record ?? '').replace(/"size":\d+|"state":"began"/, change ?? '')
        if (change === undefined) entries.splice(at, 1)
        else entries[at] = { seq: at, hash: entries[at]?.hash ?? '', record }
        expect(await faultsOf(store.tenant, B)).not.toEqual([])
        await expect(append(logOf(B), store.tenant, [leaf(9)])).rejects.toThrow(LogBroken)
      }
  })
})

test('no size has two roots under any key, whichever steps are taken, by which server, and whatever is rolled back', async () => {
  const servers = [A, overlap, B, { ...C, previous: B }, C, { ...A, previous: B }]
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          server: fc.nat({ max: servers.length - 1 }),
          step: fc.constantFrom('append', 'append', 'rotate', 'retire'),
          isRolledBack: fc.boolean(),
        }),
        { maxLength: 25 },
      ),
      async (steps) => {
        const store = openRows()
        const logs = servers.map((key) => logOf(key))
        const roots = new Map<number, string>()
        await logs[0]?.open(store.tenant)
        let serial = 0
        for (const { server, step, isRolledBack } of steps) {
          const before = structuredClone(store.rows)
          const work = async (): Promise<void> => {
            const opened = await logs[server]?.open(store.tenant)
            if (step === 'append') await opened?.append([{ hash: leaf(++serial), runId: 'run' }])
            else await (step === 'rotate' ? opened?.rotateKey(AT) : opened?.retireKey(AT))
            if (isRolledBack) throw new LogBroken('rolled back')
          }
          await work().catch((error: unknown) => {
            if (!(error instanceof LogBroken)) throw error
            Object.assign(store.rows, before)
          })
          for (const { size, note } of store.rows.checkpoints) {
            const root = hexOfBytes(readCheckpointText(readNote(utf8(note)).text).root)
            expect(roots.get(size) ?? root).toBe(root)
            roots.set(size, root)
          }
        }
        const holders = await Promise.all(servers.map((key) => faultsOf(store.tenant, key)))
        expect(holders).toContainEqual([])
      },
    ),
    { numRuns: 60 },
  )
})
