// What fsck reads of the chain of the matches comes page by page, however long the chain is.
import { expect, test } from 'vitest'
import { continueChain, openChain } from '../../audit/chain.ts'
import type { LogReads, StoredLogEntry } from '../../audit/ports.ts'
import { loggedDeletions, loggedRoots } from './check-matches.ts'
import { NO_MATCHES } from './match-buckets.ts'
import { matchesDraft } from './matches-entry.ts'

const AT = '2026-11-25T09:00:00.000Z'
const rootOf = (number: number): string => number.toString(16).padStart(64, '0')

/** A chain of this length, and the largest number of entries that were read at once and not yet looked at. */
function longChain(length: number) {
  const drafts = Array.from({ length }, (_, at) =>
    matchesDraft({ subjects: 1, sha256: rootOf(at), deleted: at === length - 2 }, { at: AT, actor: 'watch' }),
  )
  const { entries } = continueChain(openChain('log', 'portfolio.matches'), drafts)
  const sizes: number[] = []
  const tenant: Pick<LogReads, 'logEntries'> = {
    logEntries: async (chain, from = 0, limit = Infinity): Promise<readonly StoredLogEntry[]> => {
      expect(chain).toBe('portfolio.matches')
      const page = entries.slice(from, from + limit)
      sizes.push(page.length)
      return page
    },
  }
  return { entries, sizes, read: <T>(work: (reads: typeof tenant) => Promise<T>) => work(tenant) }
}

test.each([0, 1, 499, 500, 501, 2_300])(
  'of %i entries no page has more than 500, and each entry is read once',
  async (length) => {
    const { entries, sizes, read } = longChain(length)
    expect(await loggedDeletions(read, 'portfolio')).toEqual(length < 2 ? [] : [entries.at(-2)?.hash])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(length)
  },
)

test('only the roots that were asked for are kept, the one of no match among them', async () => {
  const { read } = longChain(2_300)
  const wanted = new Set([rootOf(0), rootOf(777), rootOf(2_299), rootOf(5_000)])
  expect(await loggedRoots(read, 'portfolio', wanted)).toEqual(
    new Set([NO_MATCHES, rootOf(0), rootOf(777), rootOf(2_299)]),
  )
})
