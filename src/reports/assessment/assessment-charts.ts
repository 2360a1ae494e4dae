// Draws the charts of a scored assessment, the same on a page and in print.
import type { Scorecard } from '../../contract/vocabulary/scorecard.ts'
import type { ChartColours } from '../charts/chart-colours.ts'
import { type DensityPoint, posteriorCurve } from '../charts/posterior-curve.ts'
import { radar } from '../charts/radar.ts'
import type { Room } from '../charts/svg.ts'

/** The charts as SVG. `densities` are those of the estimate. */
export function assessmentCharts(
  { axes, estimate }: Scorecard,
  densities: readonly DensityPoint[],
  colours: ChartColours,
  room?: Room,
): { readonly radar: string; readonly posterior: string } {
  const { posterior_p, ci_95, reference } = estimate
  const posterior = {
    densities,
    interval: [ci_95[0] ?? 0, ci_95[1] ?? 0] as const,
    baseRate: reference.base_rate_pmf_24mo,
    estimate: posterior_p,
  }
  return { radar: radar(axes, colours, room), posterior: posteriorCurve(posterior, colours, room) }
}
