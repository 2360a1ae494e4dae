// A log whose key was stolen goes on under a new name with a new key: what was logged before still continues every checkpoint from before,
// and nothing that the stolen key signs afterwards counts.
import { describe, expect, test } from 'vitest'
import type { LogKey, LogReads, LogWrites } from '../ports.ts'
import { readUtf8, utf8 } from '../proofs/bytes.ts'
import {
  bytesOfHex,
  demandContinues,
  noteKey,
  openCheckpoint,
  readBase64,
  readCheckpointText,
  readNote,
  signNote,
  verifyConsistency,
  verifyInclusion,
  readTlogProof,
  writeNote,
} from '../proofs/index.ts'
import { readEntry } from '../entry.ts'
import { waitingActs } from './waiting-acts.ts'
import { checkChains } from './check-chains.ts'
import { checkLog } from './check-log.ts'
import { replacementsOf } from './replacements.ts'
import { append, keyFrom, leaf, logOf, openRows } from './testing/log-rows.ts'
import { LogBroken } from './workspace-log.ts'

const AT = '2026-11-25T09:00:00.000Z'
const [STOLEN, B, C] = [keyFrom(1), keyFrom(2), keyFrom(3)]
const both: LogKey = { ...B, previous: STOLEN }
type Tenant = LogReads & LogWrites
type Store = ReturnType<typeof openRows>

async function faultsOf(tenant: Tenant, key: LogKey): Promise<readonly string[]> {
  const found: string[] = []
  const ports = { read: <T>(work: (reads: LogReads) => Promise<T>) => work(tenant), pause: async () => {} }
  await checkLog({ ...ports, key }, (says) => found.push(says))
  await checkChains({ ...ports, waiting: waitingActs(key) }, (says) => found.push(says))
  return found
}
let names = 0
const renamed = (key: LogKey) => logOf(key, { makeId: () => `b${++names}`.padEnd(32, '0') })
const replace = async ({ tenant }: Store, key: LogKey) => (await renamed(key).open(tenant)).replaceKey(AT)
const headOf = (note: string) => readCheckpointText(readNote(utf8(note)).text)

/** Two leaves under the key that is stolen, and two after it was replaced. */
async function replaced(): Promise<Store & { readonly before: string }> {
  const store = openRows()
  await logOf(STOLEN).open(store.tenant)
  await append(logOf(STOLEN), store.tenant, [leaf(0), leaf(1)])
  const before = store.rows.name?.origin ?? ''
  expect(await replace(store, both)).toBe(true)
  await append(logOf(B), store.tenant, [leaf(2), leaf(3)])
  return { ...store, before }
}

test('the log has a new name and a new key alone from the entry on, and the entry has the last checkpoint of the old name', async () => {
  const { rows, tenant, before } = await replaced()
  const origin = rows.name?.origin ?? ''
  expect(origin).not.toBe(before)
  const signers = rows.checkpoints.map(({ size, note }) => [
    size,
    headOf(note).origin,
    readNote(utf8(note)).signatures.map(({ name, id }) => `${name} ${id}`),
  ])
  const [old, next] = [noteKey(before, STOLEN.publicKey), noteKey(origin, B.publicKey)]
  expect(signers).toEqual([
    [0, before, [`${before} ${old.id}`]],
    [2, before, [`${before} ${old.id}`]],
    [3, origin, [`${origin} ${next.id}`]],
    [5, origin, [`${origin} ${next.id}`]],
  ])
  const [entry] = rows.chains.get('log') ?? []
  const reading = readEntry(entry?.record ?? '')
  expect(reading).toMatchObject({
    entry: {
      type: 'key.rotated',
      data: { state: 'replaced', size: 2, checkpoint: rows.checkpoints[1]?.note },
    },
  })
  expect(await faultsOf(tenant, B)).toEqual([])
  const { keys, state } = (await logOf(B).keys(tenant)) ?? {}
  expect(state).toBe('current')
  expect(keys?.map(({ name, sizes }) => [name, sizes])).toEqual([
    [before, { first: 0, last: 2 }],
    [origin, { first: 3 }],
  ])
})

test('every checkpoint from before is continued by every one after, by the keys that may sign each size', async () => {
  const { rows, tenant } = await replaced()
  const log = logOf(B)
  const { keys = [] } = (await log.keys(tenant)) ?? {}
  const opened = (note: string) => openCheckpoint(utf8(note), { origin: headOf(note).origin, keys }, B.verify)
  for (const { size, note } of rows.checkpoints)
    for (const to of rows.checkpoints.filter((each) => each.size >= size)) {
      const continued = await log.continued(tenant, size, to.size)
      expect(continued?.size).toBe(to.size)
      const path = (continued?.path ?? []).map((hash) => readBase64(hash, 'a hash'))
      const head = opened(continued?.checkpoint ?? '')
      expect(() => demandContinues({ ...opened(note), origin: head.origin }, head, path)).not.toThrow()
    }
})

test('a reader gets the entry with its proof, and the proof that the log begins with the last checkpoint of the old name', async () => {
  const { rows, tenant } = await replaced()
  const log = logOf(B)
  const [only, ...others] = await replacementsOf(tenant, log)
  expect(others).toEqual([])
  const head = headOf((await log.head(tenant))?.checkpoint ?? '')
  const { index, path } = readTlogProof(utf8(only?.proof ?? ''))
  expect(index).toBe(2)
  expect(verifyInclusion(bytesOfHex(rows.chains.get('log')?.[0]?.hash ?? ''), index, head, path)).toBe(true)
  const hashes = (only?.path ?? []).map((hash) => readBase64(hash, 'a hash'))
  expect(verifyConsistency(headOf(rows.checkpoints[1]?.note ?? ''), head, hashes)).toBe(true)
})

describe('a server signs nothing', () => {
  test.each<readonly [string, LogKey]>([
    ['with the stolen key alone', STOLEN],
    ['with a key that the log does not know', C],
    ['with the stolen key in the place of the new one', { ...STOLEN, previous: C }],
  ])('%s, once it was replaced', async (_, key) => {
    const { rows, tenant } = await replaced()
    const before = structuredClone(rows)
    await expect(append(logOf(key), tenant, [leaf(9)])).rejects.toThrow(LogBroken)
    await expect((async () => (await logOf(key).open(tenant)).replaceKey(AT))()).rejects.toThrow(LogBroken)
    expect(rows).toEqual(before)
  })
})

describe('a replacement', () => {
  test('that was made is not made again, and a log that is new needs none', async () => {
    const store = await replaced()
    const before = structuredClone(store.rows)
    for (const key of [both, B]) expect(await replace(store, key)).toBe(false)
    expect(store.rows).toEqual(before)
    const fresh = openRows()
    expect(await replace(fresh, both)).toBe(false)
  })

  test('that names a key as the new one which signs since a rotation is refused', async () => {
    const store = openRows()
    await logOf(STOLEN).open(store.tenant)
    await (await logOf(both).open(store.tenant)).rotateKey(AT)
    await (await logOf(both).open(store.tenant)).retireKey(AT)
    const refused = replace(store, { ...B, previous: STOLEN })
    await expect(refused).rejects.toThrow(/signs the log since a rotation: a replacement needs a new key/)
    await expect(refused).rejects.toThrow(LogBroken)
  })

  test('of an empty log holds the checkpoint of no leaf', async () => {
    const store = openRows()
    await logOf(STOLEN).open(store.tenant)
    expect(await replace(store, both)).toBe(true)
    expect(await faultsOf(store.tenant, B)).toEqual([])
    await append(logOf(B), store.tenant, [leaf(0)])
    expect(await faultsOf(store.tenant, B)).toEqual([])
  })

  test('follows a rotation, another replacement, and is followed by a rotation; the stolen key never comes back', async () => {
    const store = await replaced()
    expect(await (await logOf({ ...C, previous: B }).open(store.tenant)).rotateKey(AT)).toBe(true)
    expect(await (await logOf({ ...C, previous: B }).open(store.tenant)).retireKey(AT)).toBe(true)
    for (const old of [STOLEN, B]) {
      const back: LogKey = { ...old, previous: C }
      await expect(replace(store, back)).rejects.toThrow('does not come back')
      await expect((async () => (await logOf(back).open(store.tenant)).rotateKey(AT))()).rejects.toThrow(
        'does not come back',
      )
    }
    const fourth = keyFrom(4)
    expect(await replace(store, { ...fourth, previous: C })).toBe(true)
    await append(logOf(fourth), store.tenant, [leaf(5)])
    expect(await faultsOf(store.tenant, fourth)).toEqual([])
    expect(await replacementsOf(store.tenant, logOf(fourth))).toHaveLength(2)
  })

  test('is refused during a rotation, and without the key that signs the log', async () => {
    const store = openRows()
    await logOf(STOLEN).open(store.tenant)
    await append(logOf(STOLEN), store.tenant, [leaf(0)])
    await expect(replace(store, { ...B, previous: C })).rejects.toThrow('ASSAY_LOG_KEY_PREVIOUS')
    await (await logOf(both).open(store.tenant)).rotateKey(AT)
    const before = structuredClone(store.rows)
    await expect(replace(store, { ...C, previous: B })).rejects.toThrow(LogBroken)
    await expect(replace(store, both)).rejects.toThrow('end that rotation first')
    expect(store.rows).toEqual(before)
  })
})

describe('who has the database and the stolen key', () => {
  test('cannot take the replacement away, change it, or put another checkpoint in its place', async () => {
    const changes: readonly ((store: Store & { readonly before: string }) => void)[] = [
      ({ rows }) => void rows.chains.set('log', []),
      ({ rows }) => {
        const [entry] = rows.chains.get('log') ?? []
        const record = entry?.record.replace('"size":2', '"size":1') ?? ''
        rows.chains.set('log', [{ seq: 0, hash: entry?.hash ?? '', record }])
      },
      ({ rows, before }) => {
        rows.name = { logId: rows.name?.logId ?? '', origin: before }
      },
      // the checkpoint of the old name, signed again with another root
      ({ rows, before }) => {
        const [, old] = rows.checkpoints
        const { text } = readNote(utf8(old?.note ?? ''))
        const root = headOf(rows.checkpoints[2]?.note ?? '').root
        const forged = text.replace(/[^\n]+\n$/, `${Buffer.from(root).toString('base64')}\n`)
        const note = signNote(forged, [{ ...noteKey(before, STOLEN.publicKey), sign: STOLEN.sign }])
        rows.checkpoints[1] = { size: 2, note: readUtf8(writeNote(note), 'a note') }
      },
      ({ rows }) => {
        rows.checkpoints.splice(1, 1)
      },
    ]
    for (const [at, change] of changes.entries()) {
      const store = await replaced()
      change(store)
      expect(await faultsOf(store.tenant, B), `change ${at}`).not.toEqual([])
      // why not the first: a log without the entry has the new key alone from its start, and fsck misses the entry
      if (at > 0)
        await expect(append(logOf(B), store.tenant, [leaf(9)]), `change ${at}`).rejects.toThrow(LogBroken)
    }
  })

  test('cannot go on with the old name above its last size, nor sign the new one, for a reader of the policy', async () => {
    const { rows, tenant, before } = await replaced()
    const { keys = [] } = (await logOf(B).keys(tenant)) ?? {}
    const origin = rows.name?.origin ?? ''
    for (const { size, note } of rows.checkpoints.filter((each) => each.size > 2)) {
      const { text } = readNote(utf8(note))
      for (const name of [before, origin]) {
        const forged = signNote(text.replace(origin, name), [
          { ...noteKey(name, STOLEN.publicKey), sign: STOLEN.sign },
        ])
        expect(
          () => openCheckpoint(writeNote(forged), { origin: name, keys }, B.verify),
          `${name} ${size}`,
        ).toThrow(name === before ? 'may not sign' : 'no known key')
      }
    }
  })
})
