import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../call/ports.ts'
import { postgresFailure } from './postgres.ts'

const coded = (code: string): Error => Object.assign(new Error('what the server says'), { code })

test.each([
  ['08006', 'a connection that failed'],
  ['25001', 'a transaction where none should be'],
  ['25006', 'a server that is read-only'],
  ['25P02', 'a transaction that has failed already'],
  ['25P03', 'a transaction that was idle for too long'],
  ['40001', 'two transactions that do not agree'],
  ['40P01', 'a deadlock'],
  ['53100', 'a full disk'],
  ['53200', 'no memory'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock that is not given back'],
  ['57014', 'a statement that took too long'],
  ['57P01', 'a shutdown'],
  ['57P02', 'a server that crashed'],
  ['57P03', 'a server that starts'],
  ['57P05', 'a session that was idle for too long'],
  ['58030', 'a disk that fails'],
  ['ECONNREFUSED', 'nobody at the port'],
  ['ECONNRESET', 'a link that was cut'],
  ['EHOSTUNREACH', 'no way to the host'],
  ['ENETUNREACH', 'no network'],
])('%s, %s, is StoreUnavailable: 503 with Retry-After', (code) => {
  expect(postgresFailure(coded(code))).toBeInstanceOf(StoreUnavailable)
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so is what the driver says without a code: %s', (message) => {
  expect(postgresFailure(new Error(message))).toBeInstanceOf(StoreUnavailable)
})

test.each(['23505', '22P02', '42P01', '42501', '28P01', 'XX000'])(
  '%s is told as it is: waiting does not help',
  (code) => {
    const error = coded(code)
    expect(postgresFailure(error)).toBe(error)
  },
)
