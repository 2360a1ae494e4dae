// Places the parties of a run for a picture: listed parties on the outside, those who run or own the subject beside it. The
// same parties give the same picture.
import type { Relationships, RelatedParty } from './relationships.ts'

export interface PlacedParty extends RelatedParty {
  readonly x: number
  readonly y: number
  /** The name in at most two lines. */
  readonly lines: readonly string[]
}

export interface PlacedLink {
  readonly number: number
  readonly from: PlacedParty
  readonly to: PlacedParty
  readonly ended: boolean
}

export interface RelationshipLayout {
  readonly width: number
  readonly height: number
  readonly parties: readonly PlacedParty[]
  /** Numbered as the links are in their order. */
  readonly links: readonly PlacedLink[]
  /** Parties that have no room. */
  readonly leftOut: number
}

export const BOX = { width: 190, height: 48 } as const
const GAP = { across: 90, down: 18 } as const
const EDGE = 8
/** Parties of one column; a picture of more is no longer read. */
const MAX_IN_COLUMN = 12
const LINE_CHARACTERS = 25

export function layOut({ parties, links }: Relationships): RelationshipLayout {
  const subject = parties.find(({ place }) => place === 'subject')?.key
  const ofSubject = new Set(links.flatMap(({ from, to }) => (from === subject ? [to] : [])))
  const columns = [
    // listed parties of those in the next column, of whom none is one of the subject
    parties.filter(({ key, place }) => place === 'listed' && !ofSubject.has(key)),
    parties.filter(({ place }) => place === 'holder' || place === 'parent'),
    parties.filter(({ place }) => place === 'subject'),
    parties.filter(
      ({ key, place }) => place === 'organisation' || (place === 'listed' && ofSubject.has(key)),
    ),
  ].filter((column) => column.length > 0)
  const shown = columns.map((column) => column.slice(0, MAX_IN_COLUMN))
  const rows = Math.max(...shown.map(({ length }) => length))
  const heightOf = (count: number): number => count * BOX.height + (count - 1) * GAP.down
  const placed = shown.flatMap((column, across) =>
    column.map((party, down) => ({
      ...party,
      x: EDGE + across * (BOX.width + GAP.across),
      y: EDGE + (heightOf(rows) - heightOf(column.length)) / 2 + down * (BOX.height + GAP.down),
      lines: linesOf(party.name),
    })),
  )
  const byKey = new Map(placed.map((party) => [party.key, party]))
  return {
    width: 2 * EDGE + shown.length * BOX.width + (shown.length - 1) * GAP.across,
    height: 2 * EDGE + heightOf(rows),
    parties: placed,
    links: links.flatMap(({ from, to, ended }, at) => {
      const ends = [byKey.get(from), byKey.get(to)] as const
      return ends[0] === undefined || ends[1] === undefined
        ? []
        : [{ number: at + 1, from: ends[0], to: ends[1], ended }]
    }),
    leftOut: parties.length - placed.length,
  }
}

/** The curve of a link, and the place of its number on it. */
export function curveOf({ from, to }: Pick<PlacedLink, 'from' | 'to'>): {
  readonly path: string
  readonly x: number
  readonly y: number
} {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from]
  const [x1, x2] = [left.x + BOX.width, right.x]
  const [y1, y2] = [left.y + BOX.height / 2, right.y + BOX.height / 2]
  const middle = (x1 + x2) / 2
  // why beside the box with more of them: in the middle, the numbers of several links would meet
  const nearLeft = right.place === 'subject' || left.place === 'listed'
  const [share, y] = nearLeft ? [0.25, y1 + (y2 - y1) * 0.16] : [0.75, y1 + (y2 - y1) * 0.84]
  return { path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`, x: x1 + (x2 - x1) * share, y }
}

/** Breaks a name between words, and cuts what two lines do not hold. */
function linesOf(name: string): readonly string[] {
  const whole = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  )
  if (whole.length <= LINE_CHARACTERS) return [name]
  const space = whole.lastIndexOf(' ', LINE_CHARACTERS)
  const end = space > LINE_CHARACTERS / 3 ? space : LINE_CHARACTERS
  const rest = whole.slice(whole[end] === ' ' ? end + 1 : end)
  const second = rest.length > LINE_CHARACTERS ? [...rest.slice(0, LINE_CHARACTERS - 1), '…'] : rest
  return [whole.slice(0, end).join(''), second.join('')]
}
