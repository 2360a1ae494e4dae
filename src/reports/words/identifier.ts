// Converts identifiers of the contract to words, for those without a name.

const CAPITALS: Readonly<Record<string, string>> = {
  acv: 'ACV',
  api: 'API',
  arpa: 'ARPA',
  cac: 'CAC',
  bic: 'BIC',
  bik: 'BIK',
  cik: 'CIK',
  icp: 'ICP',
  id: 'ID',
  imo: 'IMO',
  isin: 'ISIN',
  lei: 'LEI',
  loi: 'letter of intent',
  ltv: 'LTV',
  mmsi: 'MMSI',
  pct: 'percent',
  sbir: 'SBIR',
  url: 'URL',
  un: 'UN',
  usd: 'USD',
}

/** `source_url` -> `Source URL`; `registrationNumber` -> `Registration number`; `suit-open` -> `Suit open`. */
export const identifierName = (identifier: string): string => capital(wordsOf(identifier))

/** The same within a sentence: `acv_estimate` -> `ACV estimate`. */
export const wordsOf = (identifier: string): string =>
  identifier
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]+/)
    .map((word) => (Object.hasOwn(CAPITALS, word) ? CAPITALS[word] : word))
    .join(' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Identifier {
  readonly scheme: string
  readonly value: string
  readonly country?: string | undefined
}

/** `Passport A6489694 (IQ)`. */
export const identifierSaid = ({ scheme, value, country }: Identifier): string =>
  `${identifierName(scheme)} ${value}${country === undefined ? '' : ` (${country})`}`
