// Says first how much of the evidence was read at its sources (rule P-10).
import type { EvidenceRead } from '../../contract/vocabulary/provenance.ts'

/** One sentence or two; for a scorecard from before pages were read it says so. */
export function evidenceSaid(evidence: EvidenceRead | undefined): string {
  if (evidence === undefined) return 'This scorecard is from before sources were read.'
  const { quotes, grades } = evidence
  const established = quotes.read === 0 ? '' : `, ${quotes.established} of them on established hosts`
  const absent =
    grades.absent === 0
      ? ''
      : grades.absent === 1
        ? ' 1 entry cites a page that does not hold what it claims.'
        : ` ${grades.absent} entries cite pages that do not hold what they claim.`
  return `${quotes.read} of ${quotes.total} quotes were read at their sources${established}.${absent}`
}
