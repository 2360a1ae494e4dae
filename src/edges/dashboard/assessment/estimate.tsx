// Shows the estimate: the base rate first, then how far the evidence moves it and how certain that is.
import {
  observedSaid,
  quotesBehindAllowance,
  shareOf,
  sourcesSaid,
} from '../../../reports/words/estimate-basis.ts'
import { percent } from '../words/naming.ts'
import { Chart } from '../parts/chart.tsx'
import { Facts } from '../parts/facts.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import type { Scored } from './assessment.ts'

interface EstimateProps {
  readonly scored: Scored
  readonly confirmed: number
  readonly quotes: number
  /** The label of a kind of venture. */
  readonly classNames: (category: string) => string
}

export function EstimatePanel({ scored, confirmed, quotes, classNames }: EstimateProps) {
  const { scorecard, reference, estimateBasis: basis, requestedCategory, charts, since } = scored
  const { posterior_p: posterior, ci_95: interval, reference: anchor } = scorecard.estimate
  const [low = 0, high = 1] = interval
  const [least = 0, most = 1] = reference.plausibleRange
  return (
    <PageSection
      title="Estimate"
      id="estimate"
      lead="Product-market fit within 24 months, for ventures with this evidence profile."
    >
      {requestedCategory !== undefined && (
        <Notice tone="care">
          <p>
            You asked for “{classNames(requestedCategory)}”; the evidence fits “{classNames(anchor.category)}
            ”, so that one is used.
          </p>
        </Notice>
      )}
      <div className="estimate">
        <Facts
          of={[
            [`Base rate of “${classNames(anchor.category)}”`, percent(anchor.base_rate_pmf_24mo)],
            ['With this evidence', <strong key="posterior">{percent(posterior)}</strong>],
            ['95% interval', `${percent(low)} to ${percent(high)}`],
            ...(basis === undefined
              ? []
              : [['Allowance for evidence that may be made up', shareOf(basis)] as const]),
            ['The base rate itself', `plausibly ${percent(least)} to ${percent(most)}`],
            // why not with an old scorecard: the count is of the current ledger
            ...(since === undefined
              ? [['Quotes confirmed at their source', `${confirmed} of ${quotes}`] as const]
              : []),
          ]}
        />
        <Chart wide={charts.posterior} narrow={charts.narrow.posterior} />
      </div>
      <p className="quiet">
        Evidence for the base rate: grade {reference.grade}, of A (best) to D. {reference.derivation}{' '}
        {basis === undefined ? '' : sourcesSaid(basis)} {reference.note}
      </p>
      {basis !== undefined && (
        <>
          <p className="quiet">{observedSaid(basis)}</p>
          <p className="quiet">
            The allowance follows from {quotesBehindAllowance(basis)}. {reference.calibration}{' '}
            <a href={basis.calibration}>Calibration and sources</a>
          </p>
        </>
      )}
      <p className="quiet">
        No published study validates a seven-axis evidence score. The base rate is an extrapolation and the
        weights are a structural prior. A low score means that the evidence is weak, which is no proof that
        the idea is.
      </p>
    </PageSection>
  )
}
