// What the evidence did to the estimate: the density of the success rate before and after it, the interval, the base rate.
import type { ChartColours } from './chart-colours.ts'
import { percent } from '../words/figures.ts'
import { type Attributes, element, path, type Point, svg, text } from './svg.ts'

/** Density of a success rate at a rate between 0 and 1, before and after the evidence. */
export interface DensityPoint {
  readonly rate: number
  readonly prior: number
  readonly posterior: number
}

export interface Posterior {
  /** Ordered by rate, over the whole of 0 to 1. */
  readonly densities: readonly DensityPoint[]
  readonly interval: readonly [lower: number, upper: number]
  readonly baseRate: number
  readonly estimate: number
}

const WIDTH = 460
const PLOT = { left: 10, right: 450, top: 44, bottom: 240 }
const AXIS_LABELS_AT = PLOT.bottom + 16
const LEGEND_AT = PLOT.bottom + 44
const HEIGHT = LEGEND_AT + 12
/** Beyond the rate under which so much of both densities lies, there is nothing to see. */
const SHOWN = 0.995
const WIDEST_LABEL = 120
/** Width of a sample in the legend. */
const SAMPLE = 22

export function posteriorCurve(posterior: Posterior, colours: ChartColours): string {
  const { densities, interval, baseRate, estimate } = posterior
  const end = shownUpTo(posterior)
  const shown = densities.filter(({ rate }) => rate <= end)
  const peak = Math.max(...shown.flatMap(({ prior, posterior: after }) => [prior, after]))
  const x = (rate: number): number => PLOT.left + (rate / end) * (PLOT.right - PLOT.left)
  const y = (density: number): number => PLOT.bottom - (density / peak) * (PLOT.bottom - PLOT.top)
  const line = (of: 'prior' | 'posterior'): Point[] => shown.map((at) => ({ x: x(at.rate), y: y(at[of]) }))
  const [lower, upper] = interval
  const inside = shown.filter(({ rate }) => rate >= lower && rate <= upper)
  const shaded = [
    { x: x(lower), y: PLOT.bottom },
    ...inside.map((at) => ({ x: x(at.rate), y: y(at.posterior) })),
    { x: x(upper), y: PLOT.bottom },
  ]
  const after = { fill: 'none', stroke: colours.accent, 'stroke-width': 2 }
  const before = { fill: 'none', stroke: colours.quiet, 'stroke-width': 1.5, 'stroke-dasharray': '4 3' }
  const shade = { fill: colours.wash }

  const mark = (rate: number, label: string, row: number, look: Attributes) => {
    const top = 14 + row * 16
    const isLeft = x(rate) + WIDEST_LABEL > PLOT.right
    return [
      path(
        [
          { x: x(rate), y: top - 9 },
          { x: x(rate), y: PLOT.bottom },
        ],
        look,
      ),
      text(label, {
        x: x(rate) + (isLeft ? -5 : 5),
        y: top,
        'text-anchor': isLeft ? 'end' : 'start',
        fill: String(look['stroke']),
      }),
    ].join('')
  }

  return svg(
    {
      width: WIDTH,
      height: HEIGHT,
      title: 'Estimate before and after the evidence',
      description:
        `Base rate ${percent(baseRate)}, estimate ${percent(estimate)}, ` +
        `95% interval ${percent(lower)} to ${percent(upper)}.`,
    },
    [
      ...(inside.length === 0 ? [] : [path(shaded, shade, true)]),
      path(line('prior'), before),
      path(line('posterior'), after),
      path(
        [
          { x: PLOT.left, y: PLOT.bottom },
          { x: PLOT.right, y: PLOT.bottom },
        ],
        { stroke: colours.quiet },
      ),
      ...ticks(end).map((rate) =>
        text(percent(rate), {
          x: x(rate),
          y: AXIS_LABELS_AT,
          'text-anchor': rate === 0 ? 'start' : rate > end - 0.001 ? 'end' : 'middle',
          'font-size': 10,
          fill: colours.quiet,
        }),
      ),
      // why the left one above: its name runs to the right, over the top of the other line
      mark(baseRate, `base rate ${percent(baseRate)}`, baseRate <= estimate ? 0 : 1, before),
      mark(estimate, `estimate ${percent(estimate)}`, baseRate <= estimate ? 1 : 0, after),
      ...legend(
        [
          [PLOT.left, stroke(before), 'before the evidence'],
          [PLOT.left + 162, stroke(after), 'after it'],
          [
            PLOT.left + 252,
            (at) => element('rect', { x: at, y: LEGEND_AT - 10, width: SAMPLE, height: 11, ...shade }),
            '95% interval',
          ],
        ],
        colours,
      ),
    ],
  )
}

/** A short piece of a line, for the legend. */
const stroke =
  (look: Attributes) =>
  (x: number): string =>
    path(
      [
        { x, y: LEGEND_AT - 4 },
        { x: x + SAMPLE, y: LEGEND_AT - 4 },
      ],
      look,
    )

type Sample = readonly [x: number, drawn: (x: number) => string, says: string]

const legend = (samples: readonly Sample[], { quiet }: ChartColours): string[] =>
  samples.map(
    ([x, drawn, says]) => drawn(x) + text(says, { x: x + 28, y: LEGEND_AT, 'font-size': 11, fill: quiet }),
  )

/** The rate at which the picture ends: whole tens of percent, so that nearly all of both curves is in it. */
function shownUpTo({ densities, interval, baseRate, estimate }: Posterior): number {
  const needed = Math.max(
    interval[1],
    baseRate,
    estimate,
    quantile(densities, 'prior'),
    quantile(densities, 'posterior'),
  )
  return Math.min(1, Math.ceil(needed * 10) / 10)
}

/** The rate below which SHOWN of a density lies, by trapezoids. */
function quantile(densities: readonly DensityPoint[], of: 'prior' | 'posterior'): number {
  let below = 0
  for (let i = 1; i < densities.length; i++) {
    const [from, to] = [densities[i - 1], densities[i]]
    if (from === undefined || to === undefined) break
    below += ((from[of] + to[of]) / 2) * (to.rate - from.rate)
    if (below >= SHOWN) return to.rate
  }
  return 1
}

/** Rates to be named below a picture that ends at a rate. */
const ticks = (end: number): number[] => {
  const step = end <= 0.1 ? 0.02 : end <= 0.2 ? 0.05 : 0.1
  return Array.from({ length: Math.round(end / step) + 1 }, (_, i) => i * step)
}
