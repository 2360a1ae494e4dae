// Downloads the subjects of a portfolio in the form in which they are uploaded.
import type { Operations } from '../../contract/index.ts'
import { FileStream } from '../../contract/vocabulary/file-stream.ts'
import type { Subject } from '../../contract/vocabulary/subject.ts'
import type { Act } from '../../audit/activity.ts'
import { recordActs } from '../../audit/log/record-acts.ts'
import { actingIn } from '../../call/acting-in.ts'
import type { UseCase } from '../../call/use-case.ts'
import { pagesAfter } from '../pages-after.ts'
import { CSV_HEAD, csvOfSubject } from '../files/subject-csv.ts'
import type { MonitoringPorts, PutSubject } from '../ports.ts'
import { noPortfolio } from './manage-portfolios.ts'

const PAGE_ROWS = 1_000

export const downloadSubjects: UseCase<
  Operations['get_portfolio_subjects'],
  Pick<MonitoringPorts, 'store' | 'ids' | 'auditLog'>
> = {
  async run(call, { store, auditLog, ids }) {
    const { input, caller } = call
    const { id, format } = input
    const portfolio = await store.read(caller.workspaceId, (tenant) => tenant.portfolio(id))
    if (portfolio === undefined) throw noPortfolio()
    const act: Act = { ...actingIn(call), kind: 'data.exported', about: id, details: { what: 'portfolio' } }
    await store.write(caller.workspaceId, (tenant) => recordActs(tenant, { auditLog, ids }, [act]))
    const pages = subjectPages(store, caller.workspaceId, id)
    return format === 'csv'
      ? new FileStream(`assay-portfolio-${id}.csv`, 'text/csv', textOf(pages, csvOfSubject, CSV_HEAD))
      : new FileStream(`assay-portfolio-${id}.jsonl`, 'application/x-ndjson', textOf(pages, jsonOf, ''))
  },
}

/** The subjects in the order of their references. Each page is read for itself: changes in between show or do not. */
export async function* subjectPages(
  store: Pick<MonitoringPorts['store'], 'read'>,
  workspaceId: string,
  id: string,
): AsyncGenerator<readonly PutSubject[]> {
  yield* pagesAfter(PAGE_ROWS, refOf, (after) =>
    store.read(workspaceId, (tenant) => tenant.portfolioSubjects(id, after, PAGE_ROWS)),
  )
  // why: the file would look whole, and lack the rest
  if ((await store.read(workspaceId, (tenant) => tenant.portfolio(id))) === undefined)
    throw new Error('the portfolio was deleted while its subjects were read')
}

export const refOf = ({ ref }: Pick<PutSubject, 'ref'>): string => ref

async function* textOf(
  pages: AsyncIterable<readonly PutSubject[]>,
  lineOf: (ref: string, subject: Subject) => string,
  head: string,
): AsyncGenerator<string> {
  if (head !== '') yield head
  for await (const page of pages)
    yield page.map(({ ref, subject }) => lineOf(ref, JSON.parse(subject) as Subject)).join('')
}

const jsonOf = (ref: string, subject: Subject): string => `${JSON.stringify({ ref, ...subject })}\n`
