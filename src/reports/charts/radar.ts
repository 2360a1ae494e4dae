// The scores of the axes as a radar: one ray each, from 0 in the middle to the best score at the rim.
import type { ChartColours } from './chart-colours.ts'
import { element, path, type ChartPoint, type Room, svg, svgText } from './svg.ts'

export interface ScoredAxis {
  readonly label: string
  readonly score: number
  readonly max: number
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly centre: ChartPoint
  readonly radius: number
  /** From the rim to the names. */
  readonly gap: number
  readonly small: { readonly ring: number; readonly score: number }
  /** The lines of a name. */
  readonly lines: (label: string) => readonly string[]
}

const LAYOUTS: Readonly<Record<Room, Layout>> = {
  wide: {
    width: 500,
    height: 300,
    centre: { x: 250, y: 158 },
    radius: 112,
    gap: 14,
    small: { ring: 9, score: 11 },
    lines: (label) => [label],
  },
  narrow: {
    width: 300,
    height: 212,
    centre: { x: 150, y: 114 },
    radius: 77,
    gap: 8,
    small: { ring: 12, score: 12 },
    lines: (label) => label.split(' '),
  },
}
const LINE = 14
const RINGS = [0.2, 0.4, 0.6, 0.8, 1]

/** The radar of three axes or more. Scores beyond 0 and their maximum are drawn at the edge they pass. */
export function radar(axes: readonly ScoredAxis[], colours: ChartColours, room: Room = 'wide'): string {
  const { width, height, centre, radius, small } = LAYOUTS[room]
  const on = (share: number): ChartPoint[] => axes.map((_, i) => spot(i, axes.length, centre, share * radius))
  const marks = axes.map(({ score, max }, i) =>
    spot(i, axes.length, centre, Math.min(1, Math.max(0, score / max)) * radius),
  )
  const best = axes[0]?.max ?? 0
  return svg(
    {
      width,
      height,
      title: 'Scores by axis',
      description: `${axes.map(({ label, score, max }) => `${label} ${score} of ${max}`).join(', ')}.`,
    },
    [
      path(marks, { fill: colours.wash }, true),
      ...RINGS.map((share) => path(on(share), { fill: 'none', stroke: colours.grid }, true)),
      ...on(1).map((end) => path([centre, end], { stroke: colours.grid })),
      path(marks, { fill: 'none', stroke: colours.accent, 'stroke-width': 2 }, true),
      ...marks.map(({ x, y }) => element('circle', { cx: x, cy: y, r: 3, fill: colours.accent })),
      ...RINGS.map((share) =>
        svgText(String(share * best), {
          x: centre.x + 4,
          y: centre.y - share * radius + 10,
          'font-size': small.ring,
          fill: colours.quiet,
        }),
      ),
      ...axes.map((axis, i) => name(axis, i, axes.length, LAYOUTS[room], colours)),
    ],
  )
}

/** Where the ray of an axis is at a distance from the middle; the first one points up, the others follow the clock. */
function spot(axis: number, axes: number, centre: ChartPoint, distance: number): ChartPoint {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2
  return { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance }
}

/** A name beside the end of its ray: it grows away from the figure, so that it meets neither the figure nor another one. */
function name(
  { label, score, max }: ScoredAxis,
  axis: number,
  axes: number,
  { centre, radius, gap, small, lines }: Layout,
  colours: ChartColours,
): string {
  const { x, y } = spot(axis, axes, centre, radius + gap)
  const lean = x - centre.x
  const said = lines(label)
  const top = y - LINE * (y < centre.y - radius ? said.length : said.length - 1)
  const line = { x, 'text-anchor': Math.abs(lean) < 1 ? 'middle' : lean > 0 ? 'start' : 'end' }
  return [
    ...said.map((part, i) => svgText(part, { ...line, y: top + i * LINE, fill: colours.ink })),
    svgText(`${score} / ${max}`, {
      ...line,
      y: top + said.length * LINE,
      'font-size': small.score,
      fill: colours.quiet,
    }),
  ].join('')
}
