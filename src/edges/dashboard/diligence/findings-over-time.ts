// What several runs found, side by side: findings that rest on the same records are one row, however each run judged them.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import type { Run } from './run.ts'

export interface FindingOverTime {
  /** The scorer and the records. */
  readonly id: string
  /** As the latest run says it. */
  readonly statements: readonly string[]
  /** In the order of the runs; undefined where a run has none of it. */
  readonly points: readonly (number | undefined)[]
}

/** Rows in the order in which the runs found them. */
export function findingsOverTime(runs: readonly Pick<Run, 'findings'>[]): readonly FindingOverTime[] {
  const found = runs.map(({ findings = [] }) => Map.groupBy(findings, recordsOf))
  const ids = new Set(found.flatMap((byRecords) => [...byRecords.keys()]))
  return [...ids].map((id) => ({
    id,
    statements: (found.findLast((byRecords) => byRecords.has(id))?.get(id) ?? []).map(
      ({ statement }) => statement,
    ),
    points: found.map((byRecords) => byRecords.get(id)?.reduce((sum, { points }) => sum + points, 0)),
  }))
}

const recordsOf = ({ scorer, citations }: Finding): string =>
  [scorer, ...citations.map(({ source, id }) => `${source}:${id}`).toSorted()].join(' ')
