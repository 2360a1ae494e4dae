import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../call/ports.ts'
import { prepared } from './schema/prepared.ts'
import type { Tables } from './schema/schema.ts'
import { trustedConnections } from './trusted-connections.ts'

const answered = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('what the server says', 0, 'error'), { code })

/** A pool of one connection whose server fails at some statements, and what became of both. */
function poolThatFails(failures: Readonly<Record<string, Error>>, status = 'I', keepsStatements = false) {
  const asked: string[] = []
  const destroyed: boolean[] = []
  const client = {
    query(asking: string | { readonly name: string; readonly text: string }) {
      const text = typeof asking === 'string' ? asking : asking.text
      asked.push(typeof asking === 'string' ? asking : `${asking.name}: ${asking.text}`)
      const error = failures[text]
      return error ? Promise.reject(error) : Promise.resolve({ command: 'SELECT', rows: [] })
    },
    release: (destroy: boolean) => void destroyed.push(destroy),
    getTransactionStatus: () => status,
  }
  // why the cast: of a pool only this is used
  const connections = { options: {}, connect: () => Promise.resolve(client) } as unknown as Pool
  const pool = trustedConnections(connections, { keepsStatements })
  return { pool, asked, destroyed }
}

const TIMED_OUT = new Error('Query read timeout')

test.each([
  ['a statement that timed out', 'select 1', TIMED_OUT],
  ['a begin that timed out', 'begin; select 1', TIMED_OUT],
  ['a commit that timed out', 'commit', TIMED_OUT],
  ['a rollback that timed out', 'rollback', TIMED_OUT],
  ['a savepoint that timed out', 'savepoint work', TIMED_OUT],
  ['a broken link', 'select 1', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  [
    'a begin that was refused',
    'start transaction isolation level repeatable read; select 1',
    answered('40001'),
  ],
  ['a commit that was refused', 'commit', answered('23503')],
  ['another transaction than we believe', 'select 1', answered('25P02')],
  ['a prepared statement whose table changed', 'select 1', answered('0A000')],
  ['a prepared statement that is gone', 'select 1', answered('26000')],
  ['a server that became read-only', 'insert', answered('25006')],
  ['a server that shuts down', 'select 1', answered('57P01')],
  ['a server that is broken', 'select 1', answered('XX000')],
])('%s: the connection is asked nothing more and destroyed', async (_name, statement, error) => {
  const { pool, asked, destroyed } = poolThatFails({ [statement]: error })
  const connection = await pool.connect()
  await expect(connection.query(statement, [])).rejects.toBe(error)
  await expect(connection.query('rollback', [])).rejects.toBeInstanceOf(StoreUnavailable)
  connection.release()
  expect(asked).toEqual([statement])
  expect(destroyed).toEqual([true])
})

test.each(['23505', '42P01', '57014', '53100', '40P01', '55P03'])(
  'a statement the server answers with %s leaves a connection that is used again',
  async (code) => {
    const { pool, destroyed } = poolThatFails({ insert: answered(code) })
    const connection = await pool.connect()
    await expect(connection.query('insert', [])).rejects.toThrow()
    await connection.query('rollback', [])
    connection.release()
    expect(destroyed).toEqual([false])
  },
)

test('a doubt stays when a statement beside it is refused in the ordinary way', async () => {
  const { pool, destroyed } = poolThatFails({ insert: TIMED_OUT, update: answered('23505') })
  const connection = await pool.connect()
  await Promise.allSettled([connection.query('insert', []), connection.query('update', [])])
  connection.release()
  expect(destroyed).toEqual([true])
})

test.each(['T', 'E'])('a connection that comes back in a transaction (%s) is destroyed', async (status) => {
  const { pool, destroyed } = poolThatFails({}, status)
  const connection = await pool.connect()
  await connection.query('select 1', [])
  connection.release()
  expect(destroyed).toEqual([true])
})

test('the begin of a transaction is sent with its first statement, in one round trip where that has no values', async () => {
  const { pool, asked } = poolThatFails({})
  const connection = await pool.connect()
  for (const values of [[], ['a value']]) {
    await connection.query('start transaction read only', [])
    await connection.query('select 1', values)
    await connection.query('commit', [])
  }
  expect(asked).toEqual([
    'start transaction read only; select 1',
    'commit',
    'start transaction read only',
    'select 1',
    'commit',
  ])
})

test('a workspace is named in the round trip that begins the transaction, as a value whatever it contains', async () => {
  const { pool, asked } = poolThatFails({})
  const connection = await pool.connect()
  await connection.query('begin', [])
  await connection.query("select set_config('assay.workspace_id', $1, true)", ["it's $2 \\"])
  expect(asked).toEqual([`begin; select set_config('assay.workspace_id',  E'it''s $2 \\\\', true)`])
})

test('a workspace whose name would end the statement is not named', async () => {
  const { pool, asked } = poolThatFails({})
  const connection = await pool.connect()
  await connection.query('begin', [])
  const naming = connection.query("select set_config('assay.workspace_id', $1, true)", ['a\0b'])
  await expect(naming).rejects.toThrow('U+0000')
  expect(asked).toEqual([])
  await connection.query('select 1', [])
  expect(asked).toEqual(['begin; select 1'])
})

test('where the begin of a transaction fails, nothing of it is sent and the connection is destroyed', async () => {
  const { pool, asked, destroyed } = poolThatFails({ begin: TIMED_OUT })
  const connection = await pool.connect()
  await connection.query('begin', [])
  await expect(connection.query('insert', ['a value'])).rejects.toBe(TIMED_OUT)
  await expect(connection.query('rollback', [])).rejects.toBeInstanceOf(StoreUnavailable)
  connection.release()
  expect(asked).toEqual(['begin'])
  expect(destroyed).toEqual([true])
})

test('of several statements in one text, the answer is that of the last', async () => {
  const results = [{ rows: [{ of: 'first' }] }, { rows: [{ of: 'last' }] }]
  const client = { query: () => Promise.resolve(results) }
  // why the cast: of a pool only this is used
  const pool = trustedConnections({ connect: () => Promise.resolve(client) } as unknown as Pool)
  expect(await (await pool.connect()).query('select 1; select 2', [])).toBe(results[1])
})

test.each([true, false])(
  'queries that are built once are prepared once for a connection, unless a pooler has the connections: %s',
  async (keepsStatements) => {
    const { pool, asked } = poolThatFails({}, 'I', keepsStatements)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const named = prepared(1, (on, id: string) =>
      on.selectFrom('sessions').select('rev').where('id', '=', id),
    )
    const ofAll = prepared(1, (on, id: string) => on.selectFrom('sessions').selectAll().where('id', '=', id))
    await named(db, 'a')
    await named(db, 'b')
    await ofAll(db, 'a')
    await db.selectFrom('sessions').select('pitch').execute()
    const text = 'select "rev" from "sessions" where "id" = $1'
    expect(asked.map((each) => each.replace(/^assay \d+: /, 'named: '))).toEqual([
      ...Array<string>(2).fill(keepsStatements ? `named: ${text}` : text),
      // why not: a column that an upgrade adds would make it fail
      'select * from "sessions" where "id" = $1',
      'select "pitch" from "sessions"',
    ])
  },
)

test('the same query of two stores has one name, which no other query has', async () => {
  const asked: string[] = []
  const query = prepared(1, (on, id: string) =>
    on.selectFrom('sessions').select('pitch').where('id', '=', id),
  )
  const other = prepared(1, (on, id: string) => on.selectFrom('runs').select('id').where('id', '=', id))
  for (let store = 0; store < 2; store++) {
    const of = poolThatFails({}, 'I', true)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: of.pool }) })
    await query(db, 'a')
    await other(db, 'a')
    asked.push(...of.asked)
  }
  expect(new Set(asked.map((each) => each.split(':')[0])).size).toBe(2)
  expect(asked.slice(0, 2)).toEqual(asked.slice(2))
})
