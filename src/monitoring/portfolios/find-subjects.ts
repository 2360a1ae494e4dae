// Finds subjects of a portfolio by words of their names, also where they are written otherwise.
import type { z } from 'zod'
import { searchText, searchWords } from '../../base/search-text.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { PAGE_SIZE } from '../../call/page.ts'
import type { CloseSpelling } from '../../call/ports.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { Operations } from '../../contract/index.ts'
import type { ReferredSubject } from '../../contract/vocabulary/portfolio.ts'
import type { Subject } from '../../contract/vocabulary/subject.ts'
import type { MonitoringPorts } from '../ports.ts'
import { noPortfolio } from './manage-portfolios.ts'

/** Subjects of one read, so that other requests go on between. */
const ROWS_AT_ONCE = 500
/** Subjects that one call looks through. */
const MAX_ROWS = 20_000

export const findSubjects: UseCase<
  Operations['find_portfolio_subjects'],
  Pick<MonitoringPorts, 'store'> & { readonly closeSpelling: CloseSpelling }
> = {
  async run({ input: { id, query, after = '' }, caller: { workspaceId }, signal }, { store, closeSpelling }) {
    const words = searchWords(query)
    const isNamed = closeSpelling(words)
    const subjects: z.output<typeof ReferredSubject>[] = []
    let from = after
    for (let looked = 0; looked < MAX_ROWS; looked += ROWS_AT_ONCE) {
      const rows = await store.read(workspaceId, async (tenant) => {
        if ((await tenant.portfolio(id)) === undefined) throw noPortfolio()
        return tenant.portfolioSubjects(id, from, ROWS_AT_ONCE)
      })
      for (const { ref, subject } of rows) {
        const read = JSON.parse(subject) as Subject
        if (isNamed(searchText([ref, read.name, ...(read.aliases ?? [])].join('\n'))))
          subjects.push({ ref, ...read })
        from = ref
        if (subjects.length === PAGE_SIZE) return { subjects, next: from }
      }
      if (rows.length < ROWS_AT_ONCE || signal?.aborted === true) return { subjects }
      await yieldToEventLoop()
    }
    return { subjects, next: from }
  },
}
