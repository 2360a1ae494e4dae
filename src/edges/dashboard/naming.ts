// Words for what the contract writes as identifiers, and figures as people read them.
const CAPITALS: Readonly<Record<string, string>> = {
  url: 'URL',
  icp: 'ICP',
  acv: 'ACV',
  cac: 'CAC',
  ltv: 'LTV',
  arpa: 'ARPA',
  pct: 'percent',
  api: 'API',
  lei: 'LEI',
  usd: 'USD',
  id: 'id',
}

/** `source_url` -> `Source URL`; `registrationNumber` -> `Registration number`. */
export function wordsOf(identifier: string): string {
  const words = identifier
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]+/)
    .map((word) => CAPITALS[word] ?? word)
    .join(' ')
  return capital(words)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence of the service with its identifiers as words: `a better acv_estimate` -> `a better ACV estimate`. */
export const prose = (text: string): string =>
  text.replaceAll(/(?<![\w./])[a-z]+(?:_[a-z]+)*(?![\w/]|\.\w)/g, (identifier) =>
    identifier
      .split('_')
      .map((word) => CAPITALS[word] ?? word)
      .join(' '),
  )

/** The first words of a text, for a heading or a row. */
export function opening(text: string, most = 90): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, line.lastIndexOf(' ', most)).replace(/[\s,;:.-]+$/, '')}…`
}

/** A change with its sign: `+0.8`, `−1.2`. */
export const signed = (change: number, digits: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(digits)}`

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` -> `November 2026`. */
export const monthText = (yearAndMonth: string): string => month.format(new Date(`${yearAndMonth}-01`))

/** A day or an instant where the reader is. */
export const dayText = (instant: string): string => day.format(new Date(instant))
export const minuteText = (instant: string): string => minute.format(new Date(instant))
