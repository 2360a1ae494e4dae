// Shows which evidence would move the estimate most, and which fields alone would move it.
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import { axisName, kindName } from '../../../reports/words/evidence.ts'
import { counted, prose, signed } from '../words/naming.ts'
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
      lead="In percentage points of the estimate: what a success adds, and what a contradiction takes. What moves it most for each day of effort, in either direction, comes first."
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
                <Link to={pathTo.evidence(id, signal.axis, signal.kind)}>{kindName(signal.kind)}</Link>
                <span className="quiet block">
                  Lifts “{axisName(signal.lifts)}”: {prose(signal.reason)}
                </span>
              </>
            ),
          },
          { name: 'If it succeeds', figures: true, cell: ({ up }) => signed(up * 100, 1) },
          { name: 'If not', figures: true, cell: ({ down }) => signed(down * 100, 1) },
          { name: 'Effort', figures: true, cell: ({ days }) => counted(days, 'day') },
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
