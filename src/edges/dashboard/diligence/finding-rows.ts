// Selects and orders the findings of a run for the table above them.
import type { Finding, Severity } from '../../../contract/vocabulary/finding.ts'
import { findingName } from '../../../reports/words/finding-name.ts'

export type FindingOrder = 'points' | 'severity' | 'score' | 'name'

export interface FindingChoice {
  /** Words that the name, the sentence, a source or a record id has. */
  readonly text: string
  /** This severity or a graver one. */
  readonly from: Severity
  readonly order: FindingOrder
}

export const SEVERITIES_UP: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical']

const rank = ({ severity }: Finding): number => SEVERITIES_UP.indexOf(severity)

/** Names of any script, in one order whatever the language of the browser. */
const BY_NAME = new Intl.Collator('en', { sensitivity: 'base' })

const ORDERS: Readonly<Record<FindingOrder, (a: Finding, b: Finding) => number>> = {
  points: (a, b) => b.points - a.points,
  severity: (a, b) => rank(b) - rank(a),
  score: (a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1),
  name: (a, b) => BY_NAME.compare(findingName(a), findingName(b)),
}

/** Findings that are equal in the order stay as the run has them: heaviest first. */
export function findingRows(
  findings: readonly Finding[],
  { text, from, order }: FindingChoice,
): readonly Finding[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return findings
    .filter((finding) => {
      const said = [
        findingName(finding),
        finding.statement,
        ...finding.citations.map(({ source, id }) => `${source} ${id}`),
      ]
      const all = said.join(' ').toLowerCase()
      return rank(finding) >= SEVERITIES_UP.indexOf(from) && words.every((word) => all.includes(word))
    })
    .toSorted(ORDERS[order])
}
