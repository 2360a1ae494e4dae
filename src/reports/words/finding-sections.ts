// Sorts the findings of a run into reading order: what weighs against the subject, what weighs for it, and the rest.
import type { Finding } from '../../contract/vocabulary/finding.ts'

export interface FindingSection {
  readonly id: 'against' | 'for' | 'looked-at'
  readonly title: string
  readonly findings: readonly Finding[]
}

/**
 * All three sections, in reading order; each keeps the order of the findings. A finding with weight counts against the
 * subject even without points: it can force a verdict alone, or be one more of a kind that counts a limited number of
 * times.
 */
export function findingSections(findings: readonly Finding[]): readonly FindingSection[] {
  const of = (side: FindingSection['id']): readonly Finding[] =>
    findings.filter((finding) => sideOf(finding) === side)
  return [
    { id: 'against', title: 'What speaks against', findings: of('against') },
    { id: 'for', title: 'What speaks for', findings: of('for') },
    { id: 'looked-at', title: 'Looked at, gives no points', findings: of('looked-at') },
  ]
}

function sideOf({ points, scorer, severity }: Finding): FindingSection['id'] {
  if (points === 0 && severity === 'info') return 'looked-at'
  return scorer === 'upside' ? 'for' : 'against'
}
