// Over the shared sessions, every grade that is certain comes out of the page alone: read, absent or unread (P-2, P-3).
import { describe, expect, test } from 'vitest'
import { createFinder } from '../src/citations/claims/claim-finder.ts'
import { judgePage } from '../src/citations/judge/judge-page.ts'
import { textOfPage } from '../src/platform/page-text/text-of.ts'
import { type ClaimedRow, claimedRows, type Grade, hasSessions } from './support/claimed-sessions.ts'

/** Statuses of a page that is there for others. */
const CLOSED = new Set([401, 403, 429, 451, 999])

async function gradeOf({ page, claims }: ClaimedRow): Promise<Grade | 'dead'> {
  if (page.status !== 200) return CLOSED.has(page.status) ? 'unread' : 'dead'
  const read = await textOfPage(Buffer.from(page.html), page.content_type ?? 'text/html', 4_000_000)
  if (read.kind === 'unreadable') return 'unread'
  const find = createFinder(read.text)
  if (claims.every((some) => some.some((claim) => find(claim).found))) return 'read'
  return judgePage(read.signs) === 'whole' ? 'absent' : 'unread'
}

describe.skipIf(!hasSessions)(
  'the shared sessions (skipped where ../shared is not beside the checkout)',
  () => {
    const rows = hasSessions ? claimedRows() : []

    test.each(['read', 'absent', 'unread', 'own'] as const)('what is %s for certain', async (grade) => {
      const certain = rows.filter((row) => row.grade === grade)
      expect(certain.length).toBeGreaterThan(5)
      const others: string[] = []
      for (const row of certain) {
        const found = await gradeOf(row)
        // why: whose page it is, is not decided by its text
        if (found !== (grade === 'own' ? 'read' : grade)) others.push(`${row.name} ${row.kind}: ${found}`)
      }
      expect(others).toEqual([])
    })

    test('a name that a page must have for its kind is there', async () => {
      const named = rows.filter(({ kind }) => /^(?:named_|shipped_)/.test(kind))
      for (const row of named) expect(await gradeOf(row), row.name).toBe('read')
    })

    test('what a pair adds is on its page', async () => {
      const added = rows.filter(({ isExtra }) => isExtra)
      expect(added.length).toBeGreaterThan(15)
      for (const row of added) expect(await gradeOf(row), row.name).toBe('read')
    })

    test('no quote is read that was cut so that its meaning turns', async () => {
      const cut = rows.filter(
        ({ name, kind }) => name.startsWith('cheat-cut-quotes') && kind.endsWith('_quote'),
      )
      expect(cut.length).toBeGreaterThan(5)
      for (const row of cut) expect(await gradeOf(row), row.name).not.toBe('read')
    })
  },
)
