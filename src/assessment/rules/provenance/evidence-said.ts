// Says first how much of the evidence was read at its sources (rule P-10).
import type { EvidenceRead } from '../../../contract/vocabulary/provenance.ts'

/** One sentence or two; for a scorecard from before pages were read it says so. */
export function evidenceSaid(evidence: Omit<EvidenceRead, 'points_on_read'> | undefined): string {
  if (evidence === undefined) return 'This scorecard is from before sources were read.'
  const { quotes, grades } = evidence
  return `${quotesSaid(quotes)}${absentSaid(grades.absent)}`
}

function quotesSaid({ total, read, established }: EvidenceRead['quotes']): string {
  if (total === 0) return 'There is no quote that counts.'
  const where = read === 0 ? '' : `, ${established} of them on established hosts`
  if (total === 1) return `${read} of 1 quote was read at its source${where}.`
  return `${read} of ${total} quotes were read at their sources${where}.`
}

function absentSaid(absent: number): string {
  if (absent === 0) return ''
  return absent === 1
    ? ' 1 entry cites a page that does not hold what it claims.'
    : ` ${absent} entries cite pages that do not hold what they claim.`
}
