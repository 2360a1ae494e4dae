// Processes of one PostgreSQL store share the indexes of its lists: one makes an index, the others fetch it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listed, MANIFESTS, putInForce } from '../../src/diligence/evidence/testing/records.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { createSecretBox } from '../../src/platform/signing/secret-box.ts'
import { sharedIndexesOn } from '../../src/platform/store/shared-indexes.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { indexFiles } from '../../src/screening/index-files/index-files.ts'
import { sharedIndexFiles } from '../../src/installation/shared-index-files.ts'
import type { SharedIndexes } from '../../src/screening/ports.ts'
import { buildWatchIndex, makeIndexWith } from '../../src/screening/watch-lists/watch-index.ts'
import { stores } from '../support/stores.ts'

const [, { kind, skip, place }] = stores as [unknown, (typeof stores)[number]]
const AT = '2026-11-29T09:00:00.000Z'
const later = (seconds: number): string => new Date(Date.parse(AT) + seconds * 1_000).toISOString()

describe.skipIf(skip)(`on ${kind}`, () => {
  let [one, two]: OpenStore[] = []
  let remove: () => Promise<unknown>
  beforeEach(async () => {
    const placed = await place()
    remove = placed.remove
    ;[one, two] = [await openStore(placed.location), await openStore(placed.location)]
  })
  afterEach(async () => {
    await one?.close()
    await two?.close()
    await remove()
  })
  const indexesOf = (store: OpenStore | undefined): SharedIndexes => store?.sharedIndexes as SharedIndexes
  async function readAll(store: OpenStore | undefined, key: string): Promise<number[][]> {
    const pieces: number[][] = []
    for await (const piece of indexesOf(store).read(key)) pieces.push([...piece])
    return pieces
  }

  test('an index is read as it was written, by any process, until three others are made', async () => {
    const pieces = [Uint8Array.of(1), Uint8Array.of(2, 3), new Uint8Array(0)]
    await indexesOf(one).write('a', pieces, AT)
    await indexesOf(two).write('a', [Uint8Array.of(9)], later(9))
    expect(await readAll(two, 'a')).toEqual([[1], [2, 3], []])
    for (const [at, key] of ['b', 'c'].entries()) await indexesOf(one).write(key, pieces, later(at + 1))
    expect(await readAll(two, 'a')).toHaveLength(3)
    await indexesOf(two).write('d', pieces, later(3))
    expect(await readAll(one, 'a')).toEqual([])
    for (const key of ['b', 'c', 'd']) expect(await readAll(one, key)).toHaveLength(3)
  })

  test('an index that is there, or is being written, is not written again, and rows put there by hand push none out', async () => {
    const db = (one as OpenStore).db
    const future = { piece: 0, bytes: Uint8Array.of(0), made_at: '9999' }
    await db
      .insertInto('shared_indexes')
      .values(['x', 'y', 'z'].map((key) => ({ key, ...future })))
      .execute()
    let read = 0
    function* pieces(): Generator<Uint8Array> {
      read++
      yield Uint8Array.of(1)
    }
    await Promise.all([one, two].map((store) => indexesOf(store).write('a', pieces(), AT)))
    await indexesOf(two).write('a', pieces(), later(1))
    expect(read).toBe(1)
    expect(await readAll(two, 'a')).toEqual([[1]])
    await indexesOf(two).remove('a')
    await indexesOf(one).write('a', pieces(), later(2))
    expect(await readAll(two, 'a')).toEqual([[1]])
  })

  test('a process waits for another one that makes the same index, and for no other', async () => {
    const order: string[] = []
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const first = indexesOf(one).alone('a', async () => {
      begun.resolve()
      await end.promise
      order.push('first')
    })
    await begun.promise
    const second = indexesOf(two).alone('a', () => Promise.resolve(void order.push('second')))
    await indexesOf(two).alone('b', () => Promise.resolve(void order.push('other')))
    end.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['other', 'first', 'second'])
    // why at once: a lock that is kept would end with its connection, ten seconds later
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(
      (one as OpenStore).db,
    )
    expect(rows).toEqual([])
  })

  test('a process that ends while it makes an index, or takes too long, keeps no other one waiting', async () => {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    void indexesOf(one)
      .alone('a', async () => {
        begun.resolve()
        await stopped.promise
      })
      .catch(() => undefined)
    await begun.promise
    const db = (two as OpenStore).db
    expect(await sharedIndexesOn(db, db, 1).alone('a', () => Promise.resolve('beside it'))).toBe('beside it')
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
    expect(await indexesOf(two).alone('a', () => Promise.resolve('after it'))).toBe('after it')
    stopped.resolve()
  })

  test('of two machines that start at once one reads the names', async () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'assay-shared-')))
    try {
      const matcher = new Matcher()
      const people = Array.from({ length: 4_000 }, (_, at) =>
        listed(String(at), `Tobias ${at.toString(36)} Marwen`, { partyKind: 'person' }),
      )
      const snapshot = await putInForce((one as OpenStore).sources, MANIFESTS[0]?.id ?? '', people)
      const secretBox = createSecretBox([{ id: 's1', secret: Buffer.alloc(32, 1) }])
      let read = 0
      const faults: unknown[] = []
      const start = (store: OpenStore | undefined, folder: string) =>
        buildWatchIndex(
          (store as OpenStore).sources,
          [snapshot],
          matcher,
          (task) => {
            read += task.put.length
            return makeIndexWith(matcher)(task)
          },
          {
            files: sharedIndexFiles(indexFiles(folder), {
              indexes: indexesOf(store),
              secretBox,
              now: () => AT,
              onFault: (error) => faults.push(error),
            }),
          },
        )
      const made = await Promise.all([start(one, folders[0] as string), start(two, folders[1] as string)])
      expect([read, faults]).toEqual([people.length, []])
      expect(Buffer.compare(...(made.map(({ bytes }) => bytes) as [Uint8Array, Uint8Array]))).toBe(0)
      rmSync(folders[0] as string, { recursive: true })
      await start(one, folders[0] as string)
      expect([read, faults]).toEqual([people.length, []])
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    }
  })
})
