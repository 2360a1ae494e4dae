// Shows one entry of the ledger: its text, what was seen at its source, why it counts less if it does, and what a person can
// do about it.
import { Button } from '@mantine/core'
import { axisName, flagName, kindName, memberName, memberText } from '../../../reports/words/evidence.ts'
import { checkSaid } from '../../../reports/words/source-check.ts'
import { ProvenanceSaid } from '../evidence/provenance-said.tsx'
import { capital, dayText } from '../words/naming.ts'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { Outward } from '../parts/outward.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { anchorOf, countsNoLonger, type ShownEntry } from './assessment.ts'
import type { EntryAction } from './use-entry-actions.tsx'

// The result of checking a quote at its source: the outcome in words, and what the check saw there.
interface SourceCheckProps {
  readonly check: Omit<NonNullable<ShownEntry['verify']>, 'refutation'>
}

function SourceCheck({ check }: SourceCheckProps) {
  const { label, tone, seen } = checkSaid(check)
  return (
    <>
      <p>
        <MarkOf said={{ label: `${label}, ${dayText(check.at)}`, tone }} />
      </p>
      {seen !== '' && <p className="quiet">{capital(seen)}.</p>}
    </>
  )
}

interface EntryItemProps {
  readonly assessmentId: string
  readonly entry: ShownEntry
  /** Whether the scorecard does not know of it. */
  readonly isAdded: boolean
  /** Undefined for a person who only reads. */
  readonly onAct: ((action: EntryAction) => void) | undefined
}

export function EntryItem({ assessmentId, entry, isAdded, onAct }: EntryItemProps) {
  const { id, axis, kind, quote, details, urls, date, flags, verify, provenance, page, established, sentBy } =
    entry
  const others = urls.filter((url) => url !== page)
  return (
    <li id={anchorOf(id)} tabIndex={-1} className={countsNoLonger(flags) ? 'entry past' : 'entry'}>
      <p className="entry-head">
        <strong>{kindName(kind)}</strong>
        <span className="quiet">
          {axisName(axis)} · <code>{id}</code>
          {date !== null && ` · ${dayText(date)}`}
          {sentBy !== undefined && ` · sent by ${sentBy}`}
        </span>
      </p>
      {quote !== null && <blockquote dir="auto">{quote}</blockquote>}
      {details.length > 0 && (
        <ul className="details">
          {details.map(({ name, text }) => (
            <li key={name}>
              <span className="quiet">{memberName(name)}</span> {memberText(name, text)}
            </li>
          ))}
        </ul>
      )}
      <ProvenanceSaid provenance={provenance} quote={quote} page={page} established={established} />
      {others.map((url) => (
        <p key={url} className="entry-source">
          <Outward href={url} />
        </p>
      ))}
      {(flags.length > 0 || isAdded) && (
        <p className="entry-marks">
          {isAdded && <Mark tone="quiet">Not in the scorecard yet</Mark>}
          {flags.map((flag) => (
            <Mark key={flag} tone="care">
              {capital(flagName(flag))}
            </Mark>
          ))}
        </p>
      )}
      {verify !== null && <SourceCheck check={verify} />}
      {verify?.refutation !== undefined && <SourceCheck check={verify.refutation} />}
      {onAct && <EntryActions assessmentId={assessmentId} entry={entry} onAct={onAct} />}
    </li>
  )
}

/** What a button is about, for people who hear it without what is around it. */
const about = ({ kind, id }: ShownEntry): string => `${kindName(kind)}, ${id}`

function EntryActions({
  assessmentId,
  entry,
  onAct,
}: Pick<EntryItemProps, 'assessmentId' | 'entry'> & {
  readonly onAct: NonNullable<EntryItemProps['onAct']>
}) {
  const { id, flags, provenance } = entry
  const shared = { variant: 'subtle', size: 'compact-sm' } as const
  if (countsNoLonger(flags))
    return flags.includes('withdrawn') ? (
      <div className="row-actions">
        <Button
          {...shared}
          aria-label={`Put back: ${about(entry)}`}
          onClick={() => onAct({ name: 'put-back', entry })}
        >
          Put back
        </Button>
      </div>
    ) : null
  return (
    <div className="row-actions">
      <Link
        className="plain-action"
        to={pathTo.correction(assessmentId, id)}
        aria-label={`Correct: ${about(entry)}`}
      >
        Correct
      </Link>
      {(provenance.grade === 'unread' || provenance.grade === 'absent') && !flags.includes('excluded') && (
        <Button
          {...shared}
          aria-label={`Read again: ${about(entry)}`}
          onClick={() => onAct({ name: 'read-again', entry })}
        >
          Read again
        </Button>
      )}
      <Button
        {...shared}
        aria-label={`Withdraw: ${about(entry)}`}
        onClick={() => onAct({ name: 'withdraw', entry })}
      >
        Withdraw
      </Button>
    </div>
  )
}
