// Which leaves a trail compares with what is stored: those that follow its last record, and the newest.
import { expect, test } from 'vitest'
import { openChain, continueChain } from '../chain.ts'
import type { LogReads, StoredLeaf } from '../ports.ts'
import { draft } from '../testing/drafts.ts'
import { unstoredAfter } from './unstored-leaves.ts'

const SIZE = 2_000
const { entries } = continueChain(openChain('41d4ab1f', 'session-1'), [draft('assessment.scored', { n: 1 })])
const [entry] = entries

/** A log of which these leaves have no record; it notes what was asked. */
function logWithout(lost: readonly number[]) {
  const asked: number[] = []
  const tenant = {
    checkpoint: () => Promise.resolve({ size: SIZE, note: '' }),
    leavesAt: (indices: readonly number[]) => {
      asked.push(...indices)
      return Promise.resolve(
        indices.map((index): StoredLeaf => ({
          index,
          hash: entry?.hash ?? '',
          runId: 'session-1',
          record: lost.includes(index) ? null : (entry?.record ?? ''),
        })),
      )
    },
  } as unknown as LogReads
  return { asked, tenant }
}

test('the 240 leaves after the last record and the newest 16 are compared', async () => {
  const { asked, tenant } = logWithout([5, 10, 11, 250, 251, 1_983, 1_984, 1_999])
  expect(await unstoredAfter(tenant, 10)).toEqual([11, 250, 1_984, 1_999])
  expect(asked).toHaveLength(256)
})

test('each leaf once where they meet, and none where the record is the last leaf', async () => {
  const { asked, tenant } = logWithout([1_990])
  expect(await unstoredAfter(tenant, 1_900)).toEqual([1_990])
  expect(asked).toEqual(Array.from({ length: 99 }, (_, at) => 1_901 + at))
  expect(await unstoredAfter(tenant, SIZE - 1)).toEqual([])
  expect(asked).toHaveLength(99)
})
