// Finds the runs about a subject, and shows them as a list.
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { searchWords } from '../../base/search-text.ts'
import { pageOf } from '../../call/page.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noSuchRun } from '../runs/get-run.ts'
import { presentRun } from '../runs/present-run.ts'
import type { DiligencePorts, RunOutline, RunReads, RunStore } from '../ports.ts'

type RunAbout = OutputOf<Operations['get_subject']>['runs'][number]

const MAX_MENTIONS = 50
const MAX_SHOWN = 100
/** Runs with the words of the name that are looked at for mentions: most of them may be about the subject itself. */
const MAX_COMPARED = 1_000

export const searchSubjects: UseCase<Operations['search_subjects'], Pick<DiligencePorts, 'store'>> = {
  async run({ caller, input: { name, before } }, { store }) {
    const { items, next } = await pageOf({ query: name, before }, (request) =>
      store.read(caller.workspaceId, (tenant) => tenant.runOutlines(request)),
    )
    return { runs: items.map(runAbout), ...(next !== undefined && { next }) }
  },
}

export const getSubject: UseCase<Operations['get_subject'], Pick<DiligencePorts, 'store'>> = {
  run: ({ caller, input: { ref } }, { store }) => subjectRuns(store, caller.workspaceId, ref),
}

/** Throws `not_found`. */
export async function subjectRuns(
  store: Pick<RunStore, 'read'>,
  workspaceId: string,
  ref: string,
): Promise<OutputOf<Operations['get_subject']>> {
  const { same, total, mentions } = await aboutSubject((work) => store.read(workspaceId, work), ref)
  return { ref, runs: same.map(runAbout), total, mentions: mentions.map(runAbout) }
}

interface FoundRuns {
  /** The oldest runs with exactly the subject of the run; an erased run alone. */
  readonly same: readonly RunOutline[]
  /** The number of all of them. */
  readonly total: number
  /** Other runs that have every word of its name. */
  readonly mentions: readonly RunOutline[]
}

async function aboutSubject(
  read: <T>(work: (tenant: RunReads) => Promise<T>) => Promise<T>,
  ref: string,
): Promise<FoundRuns> {
  const run = await read((tenant) => tenant.run(ref))
  if (run === undefined) throw noSuchRun()
  if (run.erasure !== null) return { same: [run], total: 1, mentions: [] }
  const { same, total } = await read(async (tenant) => ({
    same: await tenant.outlinesOf(await tenant.runsAbout(run.subject, MAX_SHOWN)),
    total: await tenant.countRunsAbout(run.subject),
  }))
  const name = presentRun(run, false).subject.name
  if (searchWords(name).length === 0) return { same, total, mentions: [] }
  const mentions: RunOutline[] = []
  let compared = 0
  for (let before: string | undefined, more = true; more;) {
    const page = await pageOf({ query: name, before }, (request) =>
      read((tenant) => tenant.runOutlines(request)),
    )
    mentions.push(...page.items.filter(({ subject }) => subject !== run.subject))
    compared += page.items.length
    before = page.next
    more = before !== undefined && mentions.length < MAX_MENTIONS && compared < MAX_COMPARED
  }
  return { same, total, mentions: mentions.slice(0, MAX_MENTIONS) }
}

/** A run in a list: its chain is not verified, so that an altered run does not make the whole list fail. */
export function runAbout(run: RunOutline): RunAbout {
  const { id, status, subject, createdAt, erased } = presentRun({ ...NOTHING_MORE, ...run }, false)
  return { id, status, subject, createdAt, ...(erased && { erased }) }
}

const NOTHING_MORE = { keyId: '', completedAt: null, scorecard: null, failure: null, auditHash: null }
