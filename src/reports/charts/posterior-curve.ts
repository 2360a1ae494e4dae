// What the evidence did to the estimate: the density of the success rate before and after it, the interval, the base rate.
import type { ChartColours } from './chart-colours.ts'
import { percent } from '../words/figures.ts'
import { type Attributes, element, path, type ChartPoint, type Room, svg, svgText } from './svg.ts'

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

interface Layout {
  readonly width: number
  readonly height: number
  readonly plot: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  readonly small: { readonly tick: number; readonly legend: number }
  /** Up to which rate every tenth has room for its name. */
  readonly tenthsTo: number
  /** Where the parts of the legend begin: before, after, interval. */
  readonly legend: readonly [ChartPoint, ChartPoint, ChartPoint]
}

const LAYOUTS: Readonly<Record<Room, Layout>> = {
  wide: {
    width: 460,
    height: 296,
    plot: { left: 10, right: 450, top: 44, bottom: 240 },
    small: { tick: 10, legend: 11 },
    tenthsTo: 1,
    legend: [
      { x: 10, y: 284 },
      { x: 172, y: 284 },
      { x: 262, y: 284 },
    ],
  },
  narrow: {
    width: 300,
    height: 266,
    plot: { left: 10, right: 290, top: 44, bottom: 192 },
    small: { tick: 12, legend: 12 },
    tenthsTo: 0.5,
    legend: [
      { x: 10, y: 236 },
      { x: 182, y: 236 },
      { x: 10, y: 256 },
    ],
  },
}
/** Beyond the rate under which so much of both densities lies, there is nothing to see. */
const SHOWN = 0.995
const WIDEST_LABEL = 120
/** Width of a sample in the legend. */
const SAMPLE = 22

export function posteriorCurve(posterior: Posterior, colours: ChartColours, room: Room = 'wide'): string {
  const { width, height, plot, small, tenthsTo, legend: places } = LAYOUTS[room]
  const { densities, interval, baseRate, estimate } = posterior
  const end = shownUpTo(posterior)
  const shown = densities.filter(({ rate }) => rate <= end)
  const peak = Math.max(...shown.flatMap(({ prior, posterior: after }) => [prior, after]))
  const x = (rate: number): number => plot.left + (rate / end) * (plot.right - plot.left)
  const y = (density: number): number => plot.bottom - (density / peak) * (plot.bottom - plot.top)
  const line = (of: 'prior' | 'posterior'): ChartPoint[] =>
    shown.map((at) => ({ x: x(at.rate), y: y(at[of]) }))
  const [lower, upper] = interval
  const inside = shown.filter(({ rate }) => rate >= lower && rate <= upper)
  const shaded = [
    { x: x(lower), y: plot.bottom },
    ...inside.map((at) => ({ x: x(at.rate), y: y(at.posterior) })),
    { x: x(upper), y: plot.bottom },
  ]
  const after = { fill: 'none', stroke: colours.accent, 'stroke-width': 2 }
  const before = { fill: 'none', stroke: colours.quiet, 'stroke-width': 1.5, 'stroke-dasharray': '4 3' }
  const shade = { fill: colours.wash }

  const mark = (rate: number, label: string, row: number, look: Attributes) => {
    const top = 14 + row * 16
    const isLeft = x(rate) + WIDEST_LABEL > plot.right
    return [
      path(
        [
          { x: x(rate), y: top - 9 },
          { x: x(rate), y: plot.bottom },
        ],
        look,
      ),
      svgText(label, {
        x: x(rate) + (isLeft ? -5 : 5),
        y: top,
        'text-anchor': isLeft ? 'end' : 'start',
        fill: String(look['stroke']),
      }),
    ].join('')
  }

  return svg(
    {
      width,
      height,
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
          { x: plot.left, y: plot.bottom },
          { x: plot.right, y: plot.bottom },
        ],
        { stroke: colours.quiet },
      ),
      ...ticks(end, tenthsTo).map((rate) =>
        svgText(percent(rate), {
          x: x(rate),
          y: plot.bottom + 16,
          'text-anchor': rate === 0 ? 'start' : rate > end - 0.001 ? 'end' : 'middle',
          'font-size': small.tick,
          fill: colours.quiet,
        }),
      ),
      // why the left one above: its name runs to the right, over the top of the other line
      mark(baseRate, `base rate ${percent(baseRate)}`, baseRate <= estimate ? 0 : 1, before),
      mark(estimate, `estimate ${percent(estimate)}`, baseRate <= estimate ? 1 : 0, after),
      ...legend(
        [
          [places[0], stroke(before), 'before the evidence'],
          [places[1], stroke(after), 'after it'],
          [
            places[2],
            ({ x: left, y: at }) =>
              element('rect', { x: left, y: at - 10, width: SAMPLE, height: 11, ...shade }),
            '95% interval',
          ],
        ],
        small.legend,
        colours,
      ),
    ],
  )
}

/** A short piece of a line, for the legend. */
const stroke =
  (look: Attributes) =>
  ({ x, y }: ChartPoint): string =>
    path(
      [
        { x, y: y - 4 },
        { x: x + SAMPLE, y: y - 4 },
      ],
      look,
    )

type Sample = readonly [at: ChartPoint, drawn: (at: ChartPoint) => string, says: string]

const legend = (samples: readonly Sample[], size: number, { quiet }: ChartColours): string[] =>
  samples.map(
    ([at, drawn, says]) =>
      drawn(at) + svgText(says, { x: at.x + 28, y: at.y, 'font-size': size, fill: quiet }),
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
const ticks = (end: number, tenthsTo: number): number[] => {
  const step = end <= 0.1 ? 0.02 : end <= 0.2 ? 0.05 : end <= tenthsTo ? 0.1 : 0.2
  // why the little more: three tenths hold a tenth 2.9999999999999996 times
  return Array.from({ length: Math.floor(end / step + 0.001) + 1 }, (_, i) => i * step)
}
