import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'
import type { Tables } from './schema/schema.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let db: Kysely<Tables>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-group-'))
  db = openSqlite(join(folder, 'a.sqlite'))
  await sql`create table parents (id integer primary key) strict`.execute(db)
  await sql`create table children (id integer primary key, parent integer not null references parents (id) deferrable initially deferred) strict`.execute(
    db,
  )
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const rows = async (): Promise<number> => (await sql`select id from children`.execute(db)).rows.length
const child = (id: number, parent: number) => async (tx: Kysely<Tables>) => {
  await sql`insert into children (id, parent) values (${id}, ${parent})`.execute(tx)
  return id
}

test('nothing is acknowledged when the commit fails: every write of the group is told, and the next group goes on', async () => {
  const write = groupCommit(db)
  await write((tx) => sql`insert into parents (id) values (1)`.execute(tx))
  const outcomes = await Promise.allSettled([write(child(1, 1)), write(child(2, 99)), write(child(3, 1))])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  for (const outcome of outcomes)
    expect(String((outcome as PromiseRejectedResult).reason)).toContain('FOREIGN KEY')
  expect(await rows()).toBe(0)
  expect(await write(child(4, 1))).toBe(4)
  expect(await rows()).toBe(1)
})

test('a write is acknowledged after the commit, not before: at that moment another connection sees it', async () => {
  const other = openSqlite(join(folder, 'a.sqlite'))
  const write = groupCommit(db)
  await write((tx) => sql`insert into parents (id) values (1)`.execute(tx))
  const seen = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const id = await write(child(i + 1, 1))
      return (await sql`select id from children where id = ${id}`.execute(other)).rows.length
    }),
  )
  expect(seen).toEqual(seen.map(() => 1))
  await other.destroy()
})

test('where SQLite rolls back by itself, the first error is reported, not that of the second rollback', async () => {
  const write = groupCommit(db)
  const failing = write(async (tx) => {
    await sql`rollback`.execute(tx)
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  await write((tx) => sql`insert into parents (id) values (7)`.execute(tx))
  expect((await sql`select id from parents`.execute(db)).rows).toHaveLength(1)
})

test.each([
  [64, 1],
  [65, 2],
])('%i writes that wait together are %i transactions', async (count, transactions) => {
  let begun = 0
  const counting = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'transaction') begun++
      const value: unknown = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
  const write = groupCommit(counting)
  await write((tx) => sql`insert into parents (id) values (1)`.execute(tx))
  begun = 0
  await Promise.all(Array.from({ length: count }, (_, i) => write(child(i + 1, 1))))
  expect(begun).toBe(transactions)
  expect(await rows()).toBe(count)
})

test('a group waits for the disk unless every write of it may be lost', async () => {
  const write = groupCommit(db)
  const level = async (tx: Kysely<Tables>): Promise<unknown> =>
    (await sql`pragma synchronous`.execute(tx)).rows
  const [mayBeLost, full, relaxed] = [{ mayBeLost: true }, [{ synchronous: 2 }], [{ synchronous: 1 }]]
  expect(await write(level)).toEqual(full)
  expect(await write(level, mayBeLost)).toEqual(relaxed)
  expect(await Promise.all([write(level, mayBeLost), write(level, mayBeLost)])).toEqual([relaxed, relaxed])
  expect(await Promise.all([write(level, mayBeLost), write(level)])).toEqual([full, full])
})

test('each statement runs in the asynchronous context of its own write, and those of all in that of the first', async () => {
  const caller = new AsyncLocalStorage<string>()
  const seen: string[] = []
  const watched = openSqlite(join(folder, 'a.sqlite'), ({ query }) => {
    seen.push(`${String(caller.getStore())}: ${/^\w+(?: to)?/.exec(query.sql)?.[0]}`)
  })
  const write = groupCommit(watched)
  const add = (id: number) => (tx: Kysely<Tables>) => sql`insert into parents (id) values (${id})`.execute(tx)
  const both = ['A', 'B'].map((name, at) => caller.run(name, () => write(add(at + 1))))
  await Promise.all(both)
  expect(seen).toEqual([
    'A: begin',
    ...['A', 'B'].flatMap((name) => [`${name}: savepoint`, `${name}: insert`, `${name}: release`]),
    'A: commit',
  ])
  seen.length = 0
  await caller.run('C', () => write(add(3)))
  expect(seen).toEqual(['C: begin', 'C: insert', 'C: commit'])
  await watched.destroy()
})
