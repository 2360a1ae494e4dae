// Shows which evidence would move the estimate most, and which fields alone would move it.
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import { axisName, kindName, memberName, memberText } from '../../../reports/words/evidence.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { capital, counted, prose, signed } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { PageSection } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { ShownAssessment } from './assessment.ts'

interface NextSignalsProps {
  readonly assessment: ShownAssessment
  readonly signals: readonly NextSignal[]
}

export function NextSignals({ assessment, signals }: NextSignalsProps) {
  const ofType = (type: NextSignal['type']) => {
    const rows = signals.filter((signal) => signal.type === type)
    return rows.length > 0 && <Signals assessment={assessment} rows={rows} type={type} />
  }
  return (
    <PageSection
      title="What moves it most"
      id="next"
      lead="In percentage points of the estimate, as it was scored with the values named: what a good one adds, and what a bad one takes. What holds the verdict comes first, then a payment, then what moves the estimate most for each day."
    >
      {signals.length === 0 && <p>No single signal would move it.</p>}
      {ofType('evidence')}
      {ofType('housekeeping')}
    </PageSection>
  )
}

/** The title of a list, and its explanation. */
const TYPES: Readonly<Record<NextSignal['type'], readonly [name: string, note?: string]>> = {
  evidence: ['New evidence'],
  housekeeping: ['Housekeeping', 'Filling these in moves the number without telling anybody anything new.'],
}

interface SignalsProps {
  readonly assessment: ShownAssessment
  readonly rows: readonly NextSignal[]
  readonly type: NextSignal['type']
}

function Signals({ assessment: { id }, rows, type }: SignalsProps) {
  const changes = useMayChange()
  const [name, note] = TYPES[type]
  return (
    <>
      <h3>{name}</h3>
      {note !== undefined && <p className="quiet">{note}</p>}
      <DataTable
        caption={`${name} by value`}
        rows={rows}
        idOf={({ axis, kind, rule }) => `${axis} ${kind} ${rule}`}
        columns={[
          {
            name: 'Signal',
            names: true,
            cell: (signal) => (
              <>
                {changes ? (
                  <Link to={pathTo.evidence(id, signal.axis, signal.kind)}>{kindName(signal.kind)}</Link>
                ) : (
                  kindName(signal.kind)
                )}
                {signal.count !== undefined && ` × ${signal.count}`}
                <span className="quiet block">
                  Lifts “{axisName(signal.lifts)}”: {prose(signal.reason)}
                </span>
                <Assumed signal={signal} />
              </>
            ),
          },
          { name: 'If it is good', figures: true, cell: ({ up }) => signed(up * 100, 1) },
          { name: 'If it is bad', figures: true, cell: ({ down }) => signed(down * 100, 1) },
          { name: 'Effort', cell: ({ days, effort }) => capital(effort ?? counted(days, 'day')) },
          {
            name: 'Verdict then',
            cell: ({ verdict_if_up: verdict }) =>
              verdict ? ASSESSMENT_VERDICTS[verdict].label : 'unchanged',
          },
        ]}
      />
    </>
  )
}

/** What was taken for good and for bad. */
function Assumed({ signal: { assumes, replaces } }: { readonly signal: NextSignal }) {
  if (replaces !== undefined)
    return (
      <span className="quiet block">Send again, with a page that can be read: {replaces.join(', ')}</span>
    )
  if (assumes === undefined) return undefined
  return (
    <span className="quiet block">
      Good: {membersWords(assumes.good)}. Bad: {membersWords(assumes.bad)}.
    </span>
  )
}

const membersWords = (members: Readonly<Record<string, unknown>>): string =>
  Object.entries(members)
    .map(([name, member]) => `${memberName(name)}: ${wordsOfMember(name, member)}`)
    .join('; ')

function wordsOfMember(name: string, member: unknown): string {
  if (typeof member === 'string') return memberText(name, member)
  if (typeof member === 'number') return member.toLocaleString('en-GB', { maximumFractionDigits: 4 })
  if (typeof member === 'boolean') return member ? 'yes' : 'no'
  if (Array.isArray(member)) return member.map((item: unknown) => wordsOfMember(name, item)).join(', ')
  return typeof member === 'object' && member !== null
    ? Object.entries(member)
        .filter(([inner]) => !inner.endsWith('url'))
        .map(([inner, item]) => wordsOfMember(inner, item))
        .join(' ')
    : ''
}
