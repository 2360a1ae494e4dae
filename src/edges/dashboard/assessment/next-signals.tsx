// Which evidence would move the estimate most, best first.
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { ASSESSMENT_VERDICTS } from '../../../core/report/words/assessment-verdict.ts'
import { axisName, kindName } from '../../../core/report/words/evidence.ts'
import { counted, prose, signed } from '../naming.ts'
import { Listing } from '../parts/listing.tsx'
import { Section } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

interface NextSignalsProps {
  readonly id: string
  readonly signals: readonly NextSignal[]
  /** Whether evidence can be added from here. */
  readonly open: boolean
}

export function NextSignals({ id, signals, open }: NextSignalsProps) {
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
              cell: ({ axis, kind, lifts, reason }) => (
                <>
                  {open ? <Link to={pathTo.evidence(id, axis, kind)}>{kindName(kind)}</Link> : kindName(kind)}
                  <span className="quiet block">
                    Lifts “{axisName(lifts)}”: {prose(reason)}
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
