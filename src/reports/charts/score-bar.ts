// Draws a value on a scale as a horizontal bar, for risk, upside and any other value from zero to a maximum.
import type { ChartColours } from './chart-colours.ts'
import { element, svg, svgText } from './svg.ts'

export interface Measured {
  readonly label: string
  readonly value: number
  readonly max: number
  /** Whether a high value is good news or a warning. */
  readonly speaks: 'for' | 'against'
}

const WIDTH = 330
const HEIGHT = 44
const TRACK = { x: 0, y: 24, height: 10, rx: 5 }

export function scoreBar({ label, value, max, speaks }: Measured, colours: ChartColours): string {
  const share = Math.min(1, Math.max(0, value / max))
  return svg({ width: WIDTH, height: HEIGHT, title: label, description: `${value} of ${max}.` }, [
    svgText(label, { x: 0, y: 14, fill: colours.ink }),
    svgText(`${value} / ${max}`, { x: WIDTH, y: 14, 'text-anchor': 'end', fill: colours.quiet }),
    element('rect', { ...TRACK, width: WIDTH, fill: colours.grid }),
    ...(share === 0
      ? []
      : [
          element('rect', {
            ...TRACK,
            width: Math.max(TRACK.height, share * WIDTH),
            fill: speaks === 'for' ? colours.accent : colours.warning,
          }),
        ]),
  ])
}
