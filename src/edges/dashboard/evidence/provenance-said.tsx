// Shows what was seen at the source of an entry: its grade, the reason in words, the passage of the page, and the page.
import type { Provenance } from '../../../contract/vocabulary/provenance.ts'
import { gradeName, isHeld } from '../../../reports/words/evidence.ts'
import { capital } from '../words/naming.ts'
import { Mark, type MarkTone } from '../parts/mark.tsx'
import { Outward } from '../parts/outward.tsx'
import { foundPassage } from './found-passage.ts'

export const GRADE_TONES: Readonly<Record<Provenance['grade'], MarkTone>> = {
  attested: 'good',
  read: 'good',
  own: 'quiet',
  unread: 'care',
  absent: 'bad',
  word: 'quiet',
}

interface ProvenanceSaidProps {
  readonly provenance: Provenance
  readonly quote?: string | null
  /** The page that decided the grade. */
  readonly page?: string | undefined
  /** Whether the host of the page is established; left out where that is not known. */
  readonly established?: boolean
}

export function ProvenanceSaid({ provenance, quote = null, page, established }: ProvenanceSaidProps) {
  const { grade, reason, passage } = provenance
  return (
    <>
      <p className="entry-marks">
        <Mark tone={GRADE_TONES[grade]}>{`${capital(gradeName(grade))}${hostSaid(grade, established)}`}</Mark>
        {page !== undefined && (
          <span className="entry-source">
            <Outward href={page} />
          </span>
        )}
      </p>
      {reason !== undefined && grade !== 'word' && (
        <p className="quiet">{capital(reason.replace(/^\w+: /, ''))}.</p>
      )}
      {passage !== undefined && <Passage passage={passage} quote={quote} held={isHeld(grade)} />}
    </>
  )
}

/** P-7: a host where strangers speak or records are kept is named apart from an unknown one. */
function hostSaid(grade: Provenance['grade'], established: boolean | undefined): string {
  if (grade !== 'read' || established === undefined) return ''
  return established ? ', on an established host' : ', on a host that is not established'
}

interface PassageProps {
  readonly passage: string
  readonly quote: string | null
  /** Whether the page holds the claim; else the passage is the closest one. */
  readonly held: boolean
}

function Passage({ passage, quote, held }: PassageProps) {
  const found = held && quote !== null ? foundPassage(passage, quote) : undefined
  if (found && found.before.trim() === '' && found.after.trim() === '')
    return <p className="quiet">The page holds it word for word.</p>
  return (
    <p className="quiet passage">
      {held ? 'The page says' : 'Closest on the page'}:{' '}
      <q dir="auto">
        {found ? (
          <>
            {found.before}
            <mark>{found.found}</mark>
            {found.after}
          </>
        ) : (
          passage
        )}
      </q>
    </p>
  )
}
