// The verdict at a glance: the word, the total, the seven axes as a shape, and what kept it from being better.
import type { VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import { dayText } from '../naming.ts'
import { Chart } from '../parts/chart.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Section } from '../parts/page.tsx'
import type { Assessment, Scored } from './assessment.ts'

const MEANS: Readonly<Record<Scored['scorecard']['verdict'], string>> = {
  build: 'The evidence supports building it.',
  iterate: 'There is something here. Strengthen what is weak before building.',
  validate: 'Not enough stands on evidence yet. Test the weakest axes first.',
  kill: 'The evidence speaks against it. Stop, or prove the weakest axis wrong.',
}

const GATES: Readonly<Record<VerdictGate, string>> = {
  kill_rule: 'A rule that ends it applies: the evidence contradicts the pitch.',
  axis_at_or_below_4: 'At least one axis has 4 points or fewer.',
  total_below_42: 'The total is below 42 of 70.',
  total_below_56: 'The total is below 56 of 70.',
  axis_below_6: 'At least one axis has fewer than 6 points.',
  no_costly_signal: 'Nobody has committed money, time or reputation yet.',
}

export function VerdictPanel({
  scored,
  history,
}: {
  readonly scored: Scored
  readonly history: Assessment['history']
}) {
  const { scorecard, gates, charts } = scored
  return (
    <Section title="Verdict" id="verdict">
      <div className="verdict-panel">
        <div>
          <p className="verdict-word">
            <MarkOf word={scorecard.verdict} />
          </p>
          <p>{MEANS[scorecard.verdict]}</p>
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
                {gates.map((gate) => (
                  <li key={gate}>{GATES[gate]}</li>
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
                    {dayText(at)}: {total} of 70, {verdict} ({category})
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Chart svg={charts.radar} />
      </div>
    </Section>
  )
}
