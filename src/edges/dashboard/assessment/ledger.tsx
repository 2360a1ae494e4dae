// Shows the evidence: every entry as it was sent, where to read it, what checks found, and why it counts less if it
// does.
import { NativeSelect } from '@mantine/core'
import { useCallback, useState } from 'react'
import {
  axisName,
  flagName,
  gradeName,
  kindName,
  memberName,
  memberText,
} from '../../../reports/words/evidence.ts'
import type { SignedInAccount } from '../api/account.ts'
import { capital, counted, dayText } from '../words/naming.ts'
import { useAnchorFocus } from '../parts/anchor-focus.ts'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { Outward } from '../parts/outward.tsx'
import { PageSection } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { anchorOf, countsNoLonger, type ShownAssessment, type ShownEntry } from './assessment.ts'
import { CheckQuotes } from './check-quotes.tsx'
import { checkSaid } from '../../../reports/words/source-check.ts'

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

interface LedgerProps {
  readonly assessment: ShownAssessment
  readonly account: SignedInAccount
}

export function LedgerPanel({ assessment, account }: LedgerProps) {
  const { entries, scored } = assessment
  const [axis, setAxis] = useState('')
  const showAsked = useCallback((anchor: string) => {
    if (anchor.startsWith(anchorOf(''))) setAxis('')
  }, [])
  useAnchorFocus(showAsked)
  const axes = [...new Set(entries.map((entry) => entry.axis))]
  const shown = entries.filter((entry) => axis === '' || entry.axis === axis)
  return (
    <PageSection
      title="Evidence"
      id="evidence"
      lead={`${counted(entries.length, 'entry', 'entries')} in the ledger.`}
    >
      {entries.length === 0 ? (
        <Empty title="Nothing has been submitted yet">
          <p>Begin with the words of three people who have the problem.</p>
        </Empty>
      ) : (
        <>
          <CheckQuotes assessment={assessment} account={account} />
          {axes.length > 1 && (
            <NativeSelect
              className="narrow"
              label="Axis"
              value={axis}
              data={[
                { value: '', label: 'All axes' },
                ...axes.map((id) => ({ value: id, label: axisName(id) })),
              ]}
              onChange={({ currentTarget }) => setAxis(currentTarget.value)}
            />
          )}
          <ol className="ledger">
            {shown.map((entry) => (
              <LedgerEntry
                key={entry.id}
                entry={entry}
                isAdded={scored?.since?.entries.includes(entry.id) === true}
              />
            ))}
          </ol>
        </>
      )}
    </PageSection>
  )
}

const GRADE_TONES = { attested: 'good', read: 'good', own: 'quiet', unread: 'care', absent: 'bad' } as const

function LedgerEntry({ entry, isAdded }: { readonly entry: ShownEntry; readonly isAdded: boolean }) {
  const { id, axis, kind, quote, details, urls, date, flags, verify, provenance, sentBy } = entry
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
      {urls.map((url) => (
        <p key={url} className="entry-source">
          <Outward href={url} />
        </p>
      ))}
      {(provenance.grade === 'absent' || provenance.grade === 'unread') &&
        provenance.passage !== undefined && (
          <p className="quiet">
            Closest on the page: “<bdi>{provenance.passage}</bdi>”
          </p>
        )}
      {provenance.grade !== 'word' || flags.length > 0 || isAdded ? (
        <p className="entry-marks">
          {provenance.grade !== 'word' && (
            <Mark tone={GRADE_TONES[provenance.grade]}>{capital(gradeName(provenance.grade))}</Mark>
          )}
          {isAdded && <Mark tone="quiet">Not in the scorecard yet</Mark>}
          {flags.map((flag) => (
            <Mark key={flag} tone="care">
              {capital(flagName(flag))}
            </Mark>
          ))}
        </p>
      ) : null}
      {provenance.reason !== undefined && provenance.grade !== 'word' && (
        <p className="quiet">{capital(provenance.reason.replace(/^\w+: /, ''))}.</p>
      )}
      {verify !== null && <SourceCheck check={verify} />}
      {verify?.refutation !== undefined && <SourceCheck check={verify.refutation} />}
    </li>
  )
}
