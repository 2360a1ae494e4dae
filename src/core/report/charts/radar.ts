// The scores of the axes as a radar: one ray each, from 0 in the middle to the best score at the rim.
import type { ChartColours } from './chart-colours.ts'
import { element, path, type Point, svg, text } from './svg.ts'

export interface ScoredAxis {
  readonly label: string
  readonly score: number
  readonly max: number
}

const WIDTH = 500
const HEIGHT = 300
const CENTRE: Point = { x: WIDTH / 2, y: 158 }
const RADIUS = 112
/** From the rim to the names. */
const GAP = 14
const RINGS = [0.2, 0.4, 0.6, 0.8, 1]

/** The radar of three axes or more. Scores beyond 0 and their maximum are drawn at the edge they pass. */
export function radar(axes: readonly ScoredAxis[], colours: ChartColours): string {
  const on = (share: number): Point[] => axes.map((_, i) => spot(i, axes.length, share * RADIUS))
  const marks = axes.map(({ score, max }, i) =>
    spot(i, axes.length, Math.min(1, Math.max(0, score / max)) * RADIUS),
  )
  const best = axes[0]?.max ?? 0
  return svg(
    {
      width: WIDTH,
      height: HEIGHT,
      title: 'Scores by axis',
      description: `${axes.map(({ label, score, max }) => `${label} ${score} of ${max}`).join(', ')}.`,
    },
    [
      path(marks, { fill: colours.wash }, true),
      ...RINGS.map((share) => path(on(share), { fill: 'none', stroke: colours.grid }, true)),
      ...on(1).map((end) => path([CENTRE, end], { stroke: colours.grid })),
      path(marks, { fill: 'none', stroke: colours.accent, 'stroke-width': 2 }, true),
      ...marks.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 3, fill: colours.accent })),
      ...RINGS.map((share) =>
        text(String(share * best), {
          x: CENTRE.x + 4,
          y: CENTRE.y - share * RADIUS + 10,
          'font-size': 9,
          fill: colours.quiet,
        }),
      ),
      ...axes.map((axis, i) => name(axis, spot(i, axes.length, RADIUS + GAP), colours)),
    ],
  )
}

/** Where the ray of an axis is at a distance from the middle; the first one points up, the others follow the clock. */
function spot(axis: number, axes: number, distance: number): Point {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2
  return { x: CENTRE.x + Math.cos(angle) * distance, y: CENTRE.y + Math.sin(angle) * distance }
}

/** A name beside the end of its ray: it grows away from the figure, so that it meets neither the figure nor another one. */
function name({ label, score, max }: ScoredAxis, { x, y }: Point, colours: ChartColours): string {
  const lean = x - CENTRE.x
  const anchor = Math.abs(lean) < 1 ? 'middle' : lean > 0 ? 'start' : 'end'
  const top = y < CENTRE.y - RADIUS ? y - 14 : y
  const line = { x, 'text-anchor': anchor }
  return [
    text(label, { ...line, y: top, fill: colours.ink }),
    text(`${score} / ${max}`, { ...line, y: top + 14, 'font-size': 11, fill: colours.quiet }),
  ].join('')
}
