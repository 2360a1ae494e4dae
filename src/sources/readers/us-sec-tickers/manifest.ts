// The manifest of the two SEC ticker files: who publishes them and how often they change.
import type { SourceManifest } from '../../model/source.ts'
import { secTerms } from '../../files/edgar.ts'

export const TICKERS_FILE = 'company_tickers.json'
export const EXCHANGES_FILE = 'company_tickers_exchange.json'

const exchanges = { name: EXCHANGES_FILE, url: `https://www.sec.gov/files/${EXCHANGES_FILE}` }

export const usSecTickersManifest: SourceManifest = {
  id: 'us-sec-tickers',
  title: 'SEC company tickers',
  ...secTerms,
  landingUrl: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
  kind: 'registry',
  registers: 'companies',
  scorers: ['risk', 'upside'],
  sets: [
    [
      { name: TICKERS_FILE, url: `https://www.sec.gov/files/${TICKERS_FILE}` },
      { ...exchanges, optional: true },
    ],
    [exchanges],
  ],
  cadence: { published: 'nightly', checkEveryHours: 24, staleAfterHours: 72 },
  floors: { organization: 7_500 },
  citationTemplate: 'https://www.sec.gov/edgar/browse/?CIK={recordId}',
  undated: true,
  parserVersion: '1',
}
