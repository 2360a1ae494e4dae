// Draws how the parties of a run are related, with the places that the page gives them.
import { BOX, curveOf, type PlacedParty, type RelationshipLayout } from '../words/relationship-layout.ts'
import { PARTY_PLACES, type Relationships } from '../words/relationships.ts'
import type { ChartColours } from './chart-colours.ts'
import { element, fixed, svg, svgText } from './svg.ts'

const NUMBER = { r: 11, below: 4 }

export function relationshipPicture(
  { parties, links }: Relationships,
  placed: RelationshipLayout,
  colours: ChartColours,
): string {
  const curves = placed.links.map((link) => ({ ...link, ...curveOf(link) }))
  return svg(
    {
      width: placed.width,
      height: placed.height,
      title: 'Relationships',
      description: `${parties.length} parties and ${links.length} relationships. The table has the same in words.`,
    },
    [
      ...curves.map(({ path, ended }) =>
        element('path', {
          d: path,
          fill: 'none',
          stroke: colours.quiet,
          'stroke-width': 1.5,
          ...(ended && { 'stroke-dasharray': '5 4' }),
        }),
      ),
      ...curves.flatMap(({ number, x, y }) => [
        element('circle', { cx: x, cy: y, r: NUMBER.r, fill: colours.wash, stroke: colours.quiet }),
        svgText(fixed(number), { x, y: y + NUMBER.below, 'text-anchor': 'middle', fill: colours.ink }),
      ]),
      ...placed.parties.flatMap((party) => partyBox(party, colours)),
    ],
  )
}

const STROKES = { subject: 'accent', listed: 'warning' } as const satisfies Readonly<
  Record<string, keyof ChartColours>
>

function partyBox({ x, y, place, lines }: PlacedParty, colours: ChartColours): readonly string[] {
  const middle = x + BOX.width / 2
  const stroke = place === 'subject' || place === 'listed' ? colours[STROKES[place]] : colours.quiet
  const [first, under] = lines.length === 1 ? [20, 36] : [15, 43]
  const said = (text: string, at: number, fill: string): string =>
    svgText(text, { x: middle, y: y + at, 'text-anchor': 'middle', fill })
  return [
    element('rect', { x, y, width: BOX.width, height: BOX.height, rx: 6, fill: '#ffffff', stroke }),
    ...lines.map((line, at) => said(line, first + at * 14, colours.ink)),
    said(PARTY_PLACES[place], under, colours.quiet),
  ]
}
