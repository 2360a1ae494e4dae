// An act that waits counts only as a key of this server signed it, for its workspace and its row.
import { expect, test } from 'vitest'
import { keyFrom } from './testing/log-rows.ts'
import { waitingActs } from './waiting-acts.ts'

const ACT = { kind: 'key.revoked', at: '2026-11-25T09:00:00.000Z', actor: 'p1', about: 'k1' } as const
const [A, B] = [keyFrom(1), keyFrom(2)]
const row = waitingActs(A).sign('w1', { id: 'a1', act: JSON.stringify(ACT) })

test('a server reads what it signed, and what it signed with the key before a rotation', () => {
  expect(waitingActs(A).read('w1', row)).toEqual(ACT)
  expect(waitingActs({ ...B, previous: A }).read('w1', row)).toEqual(ACT)
})

test.each([
  ['another key', waitingActs(B), 'w1', row],
  ['another workspace', waitingActs(A), 'w2', row],
  ['another row', waitingActs(A), 'w1', { ...row, id: 'a2' }],
  ['another act', waitingActs(A), 'w1', { ...row, act: row.act.replace('k1', 'k2') }],
  ['no signature', waitingActs(A), 'w1', { ...row, signature: '' }],
  ['a signature that is no base64', waitingActs(A), 'w1', { ...row, signature: '*' }],
  ['a signature that is no text', waitingActs(A), 'w1', { ...row, signature: 7 as unknown as string }],
])('it reads no row of %s', (_name, waiting, workspaceId, changed) => {
  expect(waiting.read(workspaceId, changed)).toBeUndefined()
})
