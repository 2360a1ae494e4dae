// What several runs found, side by side: findings that rest on the same records are one row, however each run judged them.
import type { Finding, Severity } from '../../../contract/vocabulary/finding.ts'
import type { Run } from './run.ts'

/** Runs that can be put side by side. */
export const MAX_COMPARED = 20

export interface FoundInRun {
  readonly points: number
  readonly severity: Severity
}

export interface FindingOverTime {
  /** The scorer and the records. */
  readonly id: string
  /** As the latest run says it. */
  readonly statements: readonly string[]
  /** In the order of the runs: what each made of it, `nothing` where it looked and found none, `unread` where it could not look. */
  readonly found: readonly (FoundInRun | 'nothing' | 'unread')[]
}

type RunPart = Pick<Run, 'findings' | 'sources'>

/** Rows in the order in which the runs found them. */
export function findingsOverTime(runs: readonly RunPart[]): readonly FindingOverTime[] {
  const byRun = runs.map(({ findings = [] }) => Map.groupBy(findings, recordsOf))
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

/** What became of a finding from one run to another; undefined where neither has it. */
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

const LIGHTEST_FIRST: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical']

const together = (findings: readonly Finding[]): FoundInRun => ({
  points: findings.reduce((sum, { points }) => sum + points, 0),
  severity: LIGHTEST_FIRST.findLast((one) => findings.some(({ severity }) => severity === one)) ?? 'info',
})

const couldLook = (run: RunPart | undefined, among: ReadonlySet<string>): boolean =>
  run?.sources?.some(({ id, snapshotDate }) => among.has(id) && snapshotDate !== null) ?? false
