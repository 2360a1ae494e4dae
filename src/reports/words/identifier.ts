// Converts identifiers of the contract to words, for those without a name.
const CAPITALS: Readonly<Record<string, string>> = {
  acv: 'ACV',
  api: 'API',
  arpa: 'ARPA',
  cac: 'CAC',
  cik: 'CIK',
  icp: 'ICP',
  id: 'ID',
  lei: 'LEI',
  loi: 'letter of intent',
  ltv: 'LTV',
  pct: 'percent',
  sbir: 'SBIR',
  url: 'URL',
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
