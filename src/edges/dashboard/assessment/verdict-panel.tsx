// Shows the verdict at a glance: the word, the total, a chart of the seven axes, and what kept it from being better.
import { ASSESSMENT_VERDICTS, gatesSaid } from '../../../reports/words/assessment-verdict.ts'
import { dayText } from '../words/naming.ts'
import { Chart } from '../parts/chart.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { PageSection } from '../parts/page.tsx'
import type { ShownAssessment, Scored } from './assessment.ts'

interface VerdictPanelProps {
  readonly scored: Scored
  readonly history: ShownAssessment['history']
  /** The label of a kind of venture. */
  readonly classNames: (category: string) => string
}

export function VerdictPanel({ scored, history, classNames }: VerdictPanelProps) {
  const { scorecard, gates, gateReasons: held, charts } = scored
  return (
    <PageSection title="Verdict" id="verdict">
      <div className="verdict-panel">
        <div>
          {scored.since !== undefined && <p>{scored.summary}</p>}
          <p className="verdict-word">
            <MarkOf said={ASSESSMENT_VERDICTS[scorecard.verdict]} />
          </p>
          <p>{ASSESSMENT_VERDICTS[scorecard.verdict].meaning}</p>
          <p className="total">
            <a href="#points">
              {scorecard.total}
              <span> of {scorecard.max_total} points</span>
            </a>
          </p>
          {gates.length > 0 && (
            <>
              <h3>What kept it from being better</h3>
              <ul>
                {gatesSaid(gates, held).map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
            </>
          )}
          {history.length > 1 && (
            <>
              <h3>Earlier scorecards</h3>
              <ul className="figures-list">
                {history.slice(0, -1).map(({ at, total, verdict, category }) => (
                  <li key={at}>
                    {dayText(at)}: {total} of 70, {ASSESSMENT_VERDICTS[verdict].label}, as{' '}
                    {classNames(category)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Chart wide={charts.radar} narrow={charts.narrow.radar} />
      </div>
    </PageSection>
  )
}
