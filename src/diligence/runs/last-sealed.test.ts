import { expect, test } from 'vitest'
import type { StoredLeaf } from '../../audit/ports.ts'
import { openChain } from '../../audit/chain.ts'
import { createLastSealed } from './last-sealed.ts'
import { failTrail } from './audit-trail.ts'

const sealedLeaf = (index: number, run: string): StoredLeaf => ({
  index,
  hash: `hash of ${run}`,
  runId: run,
  record: '{"type":"scorecard.sealed"}',
})
const openedLeaf = (index: number): StoredLeaf => ({ index, hash: 'other', runId: 'open', record: '{}' })

/** A log, and the runs whose trail was read. */
function logWith(leaves: readonly StoredLeaf[]) {
  const read: string[] = []
  const { entries } = failTrail(
    { ...openChain('log', 'run'), length: 1, hash: 'a'.repeat(64) },
    { code: 'internal', message: '' },
    { at: '2026-11-02T09:00:00.000Z', actor: 'key' },
  )
  return {
    read,
    checkpoint: () => Promise.resolve({ size: leaves.length, note: '' }),
    leavesAt: (indices: readonly number[]) =>
      Promise.resolve(leaves.filter(({ index }) => indices.includes(index))),
    auditTrail(run: string) {
      read.push(run)
      return Promise.resolve({ entries, disclosures: [] })
    },
  }
}

test('a run that this process sealed is remembered as long as the log says that it is the last', async () => {
  const lastSealed = createLastSealed()
  const sources = [{ snapshot: 's@1' }]
  lastSealed.remember('w', { hash: 'hash of mine', sources })
  const mine = [sealedLeaf(0, 'mine'), openedLeaf(1), openedLeaf(2)]
  const last = logWith(mine)
  expect(await lastSealed.sources(last, 'w')).toEqual(sources)
  expect(last.read).toEqual([])
  const followed = logWith([...mine, sealedLeaf(3, 'of another server')])
  expect(await lastSealed.sources(followed, 'w')).toEqual([])
  expect(followed.read).toEqual(['of another server'])
  const elsewhere = logWith(mine)
  await lastSealed.sources(elsewhere, 'other workspace')
  expect(elsewhere.read).toEqual(['mine'])
})

test('the last sealed run is found behind the leaves of runs that are open', async () => {
  const log = logWith([sealedLeaf(0, 'last'), ...Array.from({ length: 15 }, (_, at) => openedLeaf(at + 1))])
  await createLastSealed().sources(log, 'w')
  expect(log.read).toEqual(['last'])
})
