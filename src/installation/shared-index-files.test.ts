// Of several machines one makes an index; no row of the store, whatever is in it, changes what is found.
import { beforeEach, expect, test } from 'vitest'
import { createSecretBox } from '../platform/signing/secret-box.ts'
import type { SharedIndexes } from '../screening/ports.ts'
import type { IndexFiles } from '../screening/watch-lists/watch-index.ts'
import { sharedIndexFiles } from './shared-index-files.ts'

const NOW = '2026-11-29T09:00:00.000Z'
const secretBox = createSecretBox([{ id: 's1', secret: Buffer.alloc(32, 1) }])
/** Larger than two rows of the store. */
const index = Uint8Array.from({ length: 9_000_000 }, (_, at) => (at * 31) % 251)

const isIndex = (bytes: Uint8Array | undefined): boolean =>
  bytes !== undefined && Buffer.compare(bytes, index) === 0

let rows: Map<string, Uint8Array[]>
let faults: unknown[]
let away: Error | undefined

const indexes: SharedIndexes = {
  async *read(key) {
    if (away !== undefined) throw away
    yield* rows.get(key) ?? []
  },
  write(key, pieces) {
    if (away !== undefined) return Promise.reject(away)
    rows.set(
      key,
      Array.from(pieces, (piece) => piece.slice()),
    )
    return Promise.resolve()
  },
  remove: (key) => Promise.resolve(void rows.delete(key)),
  alone: (_, work) => (away === undefined ? work() : Promise.reject(away)),
}

function machine(sealedBy = secretBox): IndexFiles {
  const files = new Map<string, Uint8Array>()
  const local: IndexFiles = {
    read: (madeOf) => Promise.resolve(files.get(madeOf)),
    write: (madeOf, bytes) => Promise.resolve(void files.set(madeOf, bytes)),
    kept: () => Promise.resolve([...files.keys()]),
    alone: (_, work) => work(),
  }
  return sharedIndexFiles(local, {
    indexes,
    secretBox: sealedBy,
    now: () => NOW,
    onFault: (error) => faults.push(error),
  })
}

beforeEach(() => {
  ;[rows, faults, away] = [new Map(), [], undefined]
})

test('a machine fetches what another one made, and keeps it', async () => {
  await machine().write('lists', index)
  const other = machine()
  expect(isIndex(await other.read('lists'))).toBe(true)
  rows.clear()
  expect(isIndex(await other.read('lists'))).toBe(true)
  expect(await other.kept()).toEqual(['lists'])
  expect(await machine().read('lists')).toBeUndefined()
})

test('an index that is made in a moment is not shared', async () => {
  await machine().write('lists', index.subarray(0, 90_000))
  expect(rows.size).toBe(0)
})

const first = (): Uint8Array[] => [...rows.values()][0] as Uint8Array[]

test.each<[what: string, alter: () => void]>([
  ['an altered byte', () => void ((first()[2] as Uint8Array)[7] = 255)],
  ['a piece that is missing', () => void first().pop()],
  ['a piece too many', () => void first().push(Uint8Array.of(1))],
  [
    'pieces in another order',
    () => void first().splice(1, 2, first()[2] as Uint8Array, first()[1] as Uint8Array),
  ],
  ['a description written by hand', () => void (first()[0] = Buffer.from('{"length":1,"sha256":"00"}'))],
  ['no description', () => void first().shift()],
])('%s is no index', async (_, alter) => {
  await machine().write('lists', index)
  alter()
  expect(await machine().read('lists')).toBeUndefined()
  expect(faults).toHaveLength(1)
  await machine().write('lists', index)
  expect(isIndex(await machine().read('lists'))).toBe(true)
})

test('an index put in the place of another one, or sealed by other secrets, is no index', async () => {
  await machine().write('lists of today', index)
  const [today = ''] = rows.keys()
  await machine().write('lists of yesterday', index.toReversed())
  const [, yesterday = ''] = rows.keys()
  rows.set(today, rows.get(yesterday) ?? [])
  expect(await machine().read('lists of today')).toBeUndefined()
  expect(isIndex((await machine().read('lists of yesterday'))?.toReversed())).toBe(true)
  const stranger = machine(createSecretBox([{ id: 's1', secret: Buffer.alloc(32, 2) }]))
  expect(await stranger.read('lists of yesterday')).toBeUndefined()
})

test('where the store is away, the index is made here, once', async () => {
  away = new Error('away')
  const here = machine()
  let made = 0
  const make = async (): Promise<Uint8Array> => {
    made++
    await here.write('lists', index)
    return index
  }
  expect(await here.read('lists')).toBeUndefined()
  expect(await here.alone('lists', make)).toBe(index)
  expect(made).toBe(1)
  expect(await here.read('lists')).toBe(index)
  expect(faults).toEqual([away, away, away])
})

test('an index that cannot be made is an error, and is not made twice', async () => {
  let made = 0
  const fails = (): Promise<Uint8Array> => {
    made++
    return Promise.reject(new Error('a record was altered'))
  }
  await expect(machine().alone('lists', fails)).rejects.toThrow('a record was altered')
  expect([made, faults]).toEqual([1, []])
})
