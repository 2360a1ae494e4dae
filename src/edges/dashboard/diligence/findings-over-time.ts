// Compares the findings of several runs. Findings about one party are one row, however each run judged them and on whatever lists it is.
import type { Finding, Severity } from '../../../contract/vocabulary/finding.ts'
import type { Run } from './run.ts'

/** Maximum number of runs to compare. */
export const MAX_COMPARED = 20

export interface FoundInRun {
  readonly points: number
  readonly severity: Severity
}

export interface FindingOverTime {
  /** The scorer and the records of one of its findings. */
  readonly id: string
  /** In the words of the latest run. */
  readonly statements: readonly string[]
  /** The result of each run, in order: `nothing` if it looked and found none, `unread` if it could not look on each list that
   * has the party. */
  readonly found: readonly (FoundInRun | 'nothing' | 'unread')[]
}

type RunPart = Pick<Run, 'findings' | 'sources'>

/** Rows in the order in which the runs found them. */
export function findingsOverTime(runs: readonly RunPart[]): readonly FindingOverTime[] {
  const partyOf = parties(runs.flatMap(({ findings = [] }) => findings))
  const byRun = runs.map(({ findings = [] }) =>
    Map.groupBy(findings, (finding) => partyOf(recordsOf(finding))),
  )
  const ids = new Set(byRun.flatMap((byRecords) => [...byRecords.keys()]))
  return [...ids].map((id) => {
    const latest = byRun.findLast((byRecords) => byRecords.has(id))?.get(id) ?? []
    const sources = new Set(latest.flatMap(({ citations }) => citations.map(({ source }) => source)))
    return {
      id,
      statements: latest.map(({ statement }) => statement),
      found: byRun.map((byRecords, i) => {
        const findings = byRecords.get(id)
        if (findings !== undefined) return together(findings)
        return couldLook(runs[i], sources) ? 'nothing' : 'unread'
      }),
    }
  })
}

export type Change = 'new' | 'gone' | 'changed' | 'same' | 'unknown'

/** How a finding changed from one run to another; undefined if neither has it. */
export function changeBetween({ found }: FindingOverTime, from: number, to: number): Change | undefined {
  const [before, after] = [found[from], found[to]]
  if (isFound(before) && isFound(after))
    return before.points === after.points && before.severity === after.severity ? 'same' : 'changed'
  if (isFound(after)) return before === 'unread' ? 'unknown' : 'new'
  if (isFound(before)) return after === 'unread' ? 'unknown' : 'gone'
  return undefined
}

export const isFound = (found: FindingOverTime['found'][number] | undefined): found is FoundInRun =>
  typeof found === 'object'

const recordsOf = ({ scorer, citations }: Finding): string =>
  [scorer, ...citations.map(({ source, id }) => `${source}:${id}`).toSorted()].join(' ')

/**
 * The row of findings that cite these records. A party that one more list names, or one list fewer, stays the same party: its
 * findings share a record and a name of the listed party. A record alone does not say so, because all officers of a company
 * cite the same filing.
 */
function parties(findings: readonly Finding[]): (records: string) => string {
  const rowOf = new Map(findings.map((finding) => [recordsOf(finding), recordsOf(finding)]))
  const known = new Map<string, string>()
  for (const finding of findings)
    for (const mark of marksOf(finding)) {
      const [from, to] = [rowOf.get(recordsOf(finding)), rowOf.get(known.get(mark) ?? '')]
      known.set(mark, recordsOf(finding))
      if (from === undefined || to === undefined || from === to) continue
      for (const [records, row] of rowOf) if (row === from) rowOf.set(records, to)
    }
  return (records) => rowOf.get(records) ?? records
}

/** Each record with each name of the listed party; none for a finding that lists no one. */
const marksOf = ({ scorer, citations, listed }: Finding): readonly string[] =>
  citations.flatMap(({ source, id }) =>
    (listed?.names ?? []).map((name) => JSON.stringify([scorer, source, id, name.toLowerCase()])),
  )

const LIGHTEST_FIRST: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical']

const together = (findings: readonly Finding[]): FoundInRun => ({
  points: findings.reduce((sum, { points }) => sum + points, 0),
  severity: LIGHTEST_FIRST.findLast((one) => findings.some(({ severity }) => severity === one)) ?? 'info',
})

/** why all of them: a party may have been on the one list that a run could not read */
function couldLook(run: RunPart | undefined, among: ReadonlySet<string>): boolean {
  const loaded = new Set(
    run?.sources?.filter(({ snapshotDate }) => snapshotDate !== null).map(({ id }) => id),
  )
  return [...among].every((id) => loaded.has(id))
}
