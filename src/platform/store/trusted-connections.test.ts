import { DatabaseError, type Pool } from 'pg'
import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../call/ports.ts'
import { trustedConnections } from './trusted-connections.ts'

const answered = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('what the server says', 0, 'error'), { code })

/** A pool of one connection whose server fails at some statements, and what became of both. */
function poolThatFails(failures: Readonly<Record<string, Error>>, status = 'I') {
  const asked: string[] = []
  const destroyed: boolean[] = []
  const client = {
    query(text: string) {
      asked.push(text)
      const error = failures[text]
      return error ? Promise.reject(error) : Promise.resolve({ command: 'SELECT', rows: [] })
    },
    release: (destroy: boolean) => void destroyed.push(destroy),
    getTransactionStatus: () => status,
  }
  // why the cast: of a pool only this is used
  const pool = trustedConnections({ options: {}, connect: () => Promise.resolve(client) } as unknown as Pool)
  return { pool, asked, destroyed }
}

const TIMED_OUT = new Error('Query read timeout')

test.each([
  ['a statement that timed out', 'select 1', TIMED_OUT],
  ['a begin that timed out', 'begin', TIMED_OUT],
  ['a commit that timed out', 'commit', TIMED_OUT],
  ['a rollback that timed out', 'rollback', TIMED_OUT],
  ['a savepoint that timed out', 'savepoint work', TIMED_OUT],
  ['a broken link', 'select 1', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['a begin that was refused', 'start transaction isolation level repeatable read', answered('40001')],
  ['a commit that was refused', 'commit', answered('23503')],
  ['another transaction than we believe', 'select 1', answered('25P02')],
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
