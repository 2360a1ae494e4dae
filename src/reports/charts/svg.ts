// How charts are written: presentation attributes only, so that a strict Content-Security-Policy has nothing to block, and
// numbers of two decimals, so that the same figures give the same bytes.

export type Attributes = Readonly<Record<string, string | number>>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML cannot hold, and halves of characters. */
const UNFIT = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNFIT, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** Two decimals at most, and never a negative zero. */
export const fixed = (value: number): string => String(Math.round(value * 100) / 100 + 0)

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? fixed(value) : escapeXml(value)}"`,
  )
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

export const svgText = (said: string, attributes: Attributes): string =>
  element('text', attributes, escapeXml(said))

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** A path through points; closed, it can be filled. */
export const path = (points: readonly ChartPoint[], attributes: Attributes, close = false): string =>
  element('path', {
    d: `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}${close ? 'Z' : ''}`,
    ...attributes,
  })

/** What a chart is drawn for: paper and screens, or a phone, where everything stands closer and no text is small. */
export type Room = 'wide' | 'narrow'

export interface Picture {
  readonly width: number
  readonly height: number
  readonly title: string
  /** What the picture shows, in words, for whoever cannot see it. */
  readonly description: string
}

/** The whole picture, which grows and shrinks with its place. */
export const svg = ({ width, height, title, description }: Picture, parts: readonly string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${fixed(width)} ${fixed(height)}`,
      role: 'img',
      'font-family': 'Noto Sans, system-ui, sans-serif',
      'font-size': 12,
    },
    [element('title', {}, escapeXml(title)), element('desc', {}, escapeXml(description)), ...parts].join(''),
  )
