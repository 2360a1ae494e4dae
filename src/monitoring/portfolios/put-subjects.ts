// Puts the subjects of a file into a portfolio while it arrives: a subject replaces the one with the same reference.
import type { Operations } from '../../contract/index.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { MAX_SUBJECT_FILE_BYTES } from '../../contract/vocabulary/portfolio.ts'
import { assertSubjects, ReceivedRows } from '../files/received-rows.ts'
import { readSubjects } from '../files/subject-rows.ts'
import type { MonitoringPorts, MonitoringWrites, PortfolioSubject } from '../ports.ts'
import { queuePass } from '../queue-pass.ts'
import { noPortfolio } from './manage-portfolios.ts'

type Ports = Pick<MonitoringPorts, 'store' | 'clock' | 'ids' | 'passRunner'> & {
  readonly settings: { readonly upgradeUrl: string }
}

export const putSubjects: UseCase<Operations['put_portfolio_subjects'], Ports> = {
  async run({ input: { id }, caller, upload, now }, ports) {
    const { store, clock } = ports
    // why first: a file of minutes for a portfolio that is not there
    const portfolio = await store.read(caller.workspaceId, (tenant) => tenant.portfolio(id))
    if (portfolio === undefined) throw noPortfolio()
    if (upload === undefined) throw new Error('the edge gave no file')
    const file = readSubjects(upload, MAX_SUBJECT_FILE_BYTES, now)
    const received = new ReceivedRows()
    let [added, changed, taken, subjects] = [0, 0, 0, portfolio.subjects]
    try {
      for await (const piece of received.pieces(file.rows)) {
        const rows = piece.flatMap((row) => ('subject' in row ? [row] : []))
        const stored = await store.write(caller.workspaceId, async (tenant) => {
          const held = await tenant.lockPortfolio(id)
          if (held === undefined) throw noPortfolio()
          const put = await putPiece(tenant, id, rows, new Date(clock.now()).toISOString())
          assertSubjects(held.subjects + put.added, caller, ports)
          return { ...put, subjects: held.subjects + put.added }
        })
        added += stored.added
        changed += stored.changed
        subjects = stored.subjects
        taken = piece.at(-1)?.line ?? taken
      }
    } catch (error) {
      // why before: the rows that are stored are watched, whatever became of the rest
      if (added + changed > 0) await passOver(ports, caller.workspaceId, id)
      throw error instanceof Problem && taken > 0 ? withStored(error, taken) : error
    }
    if (added + changed > 0) await passOver(ports, caller.workspaceId, id)
    const { rows, refused, mistakes } = received
    return {
      rows,
      added,
      changed,
      unchanged: rows - refused - added - changed,
      refused,
      mistakes,
      ignoredColumns: [...file.ignoredColumns()],
      subjects,
    }
  },
}

/** Queues a pass if the portfolio is watched. */
async function passOver(
  { store, clock, ids, passRunner }: Ports,
  workspaceId: string,
  id: string,
): Promise<void> {
  const isQueued = await store.write(workspaceId, async (tenant) => {
    const portfolio = await tenant.lockPortfolio(id)
    return portfolio?.watch != null && queuePass(tenant, id, ids, new Date(clock.now()).toISOString())
  })
  if (isQueued) passRunner.wake()
}

/** Says which rows a refused file left in the portfolio. */
function withStored(problem: Problem, line: number): Problem {
  const { code, extras } = problem
  const stored = `The rows up to line ${line} are stored: sent again, they count as unchanged`
  return new Problem(code, {
    ...extras,
    detail: extras.detail === undefined ? stored : `${extras.detail}. ${stored}`,
  })
}

/** Puts some subjects into a portfolio, the last of those with the same reference, and counts what became of them. */
export async function putPiece(
  tenant: MonitoringWrites,
  id: string,
  rows: readonly PortfolioSubject[],
  at: string,
): Promise<{ readonly added: number; readonly changed: number }> {
  const held = new Map(
    (await tenant.heldSubjects(id, [...new Set(rows.map(({ ref }) => ref))])).map(({ ref, subject }) => [
      ref,
      subject,
    ]),
  )
  const put = new Map<string, PortfolioSubject>()
  let [added, changed] = [0, 0]
  for (const { ref, subject } of rows) {
    const before = held.get(ref)
    if (before === subject) continue
    if (before === undefined) added++
    else changed++
    held.set(ref, subject)
    put.set(ref, { ref, subject })
  }
  await tenant.putSubjects(id, [...put.values()], { at, added })
  return { added, changed }
}
