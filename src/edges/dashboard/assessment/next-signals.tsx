// Which evidence would move the estimate most, best first.
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { ASSESSMENT_VERDICTS } from '../../../core/report/words/assessment-verdict.ts'
import { axisName, kindName } from '../../../core/report/words/evidence.ts'
import { counted, prose, signed } from '../naming.ts'
import { Listing } from '../parts/listing.tsx'
import { Section } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { Assessment } from './assessment.ts'

interface NextSignalsProps {
  readonly assessment: Assessment
  readonly signals: readonly NextSignal[]
  readonly pro: boolean
}

export function NextSignals({ assessment: { id, progress, sessionToken }, signals, pro }: NextSignalsProps) {
  const isOffered = ({ axis, kind }: NextSignal): boolean => pro || kind in progress.axes[axis].requirements
  return (
    <Section
      title="What moves it most"
      id="next"
      lead="In percentage points of the estimate: what a success adds, and what a contradiction takes."
    >
      {signals.length === 0 ? (
        <p>No single signal would move it.</p>
      ) : (
        <Listing
          caption="Next signals by value"
          rows={signals}
          idOf={({ axis, kind, rule }) => `${axis} ${kind} ${rule}`}
          columns={[
            {
              name: 'Signal',
              names: true,
              cell: (signal) => (
                <>
                  {sessionToken !== undefined && isOffered(signal) ? (
                    <Link to={pathTo.evidence(id, signal.axis, signal.kind)}>{kindName(signal.kind)}</Link>
                  ) : (
                    kindName(signal.kind)
                  )}
                  {!isOffered(signal) && ' (Pro)'}
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
      )}
    </Section>
  )
}
