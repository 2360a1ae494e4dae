// Finds the runs about a subject, and shows them as a list.
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { searchWords } from '../../base/search-text.ts'
import { pageOf } from '../../call/page.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noSuchRun } from '../runs/get-run.ts'
import { presentRun } from '../runs/present-run.ts'
import type { DiligencePorts, RunReads, RunStore, StoredRun } from '../ports.ts'

type RunAbout = OutputOf<Operations['get_subject']>['runs'][number]

const MAX_MENTIONS = 50
const MAX_SHOWN = 100

export const searchSubjects: UseCase<Operations['search_subjects'], Pick<DiligencePorts, 'store'>> = {
  async run({ caller, input: { name, before } }, { store }) {
    const { items, next } = await pageOf({ query: name, before }, (request) =>
      store.read(caller.workspaceId, (tenant) => tenant.runs(request)),
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
  readonly same: readonly StoredRun[]
  /** The number of all of them. */
  readonly total: number
  /** Other runs that have every word of its name. */
  readonly mentions: readonly StoredRun[]
}

async function aboutSubject(
  read: <T>(work: (tenant: RunReads) => Promise<T>) => Promise<T>,
  ref: string,
): Promise<FoundRuns> {
  const run = await read((tenant) => tenant.run(ref))
  if (run === undefined) throw noSuchRun()
  if (run.erasure !== null) return { same: [run], total: 1, mentions: [] }
  const { same, total } = await read(async (tenant) => {
    const found: StoredRun[] = []
    for (const id of await tenant.runsAbout(run.subject, MAX_SHOWN)) {
      const one = await tenant.run(id)
      if (one !== undefined) found.push(one)
    }
    return { same: found, total: await tenant.countRunsAbout(run.subject) }
  })
  const name = presentRun(run, false).subject.name
  if (searchWords(name).length === 0) return { same, total, mentions: [] }
  const mentions: StoredRun[] = []
  for (let before: string | undefined, more = true; more && mentions.length < MAX_MENTIONS;) {
    const page = await pageOf({ query: name, before }, (request) => read((tenant) => tenant.runs(request)))
    mentions.push(...page.items.filter(({ subject }) => subject !== run.subject))
    before = page.next
    more = before !== undefined
  }
  return { same, total, mentions: mentions.slice(0, MAX_MENTIONS) }
}

/** A run in a list: its chain is not verified, so that an altered run does not make the whole list fail. */
export function runAbout(run: StoredRun): RunAbout {
  const { id, status, subject, createdAt, erased } = presentRun(run, false)
  return { id, status, subject, createdAt, ...(erased && { erased }) }
}
