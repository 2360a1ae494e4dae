// The quarterly data sets of Form D: who publishes them, where a quarter is and how often one appears.
import type { SourceManifest } from '../../model/source.ts'
import { secTerms } from '../../files/edgar.ts'

export const FORM_D_SUBMISSIONS_FILE = 'FORMDSUBMISSION.tsv'
export const ISSUERS_FILE = 'ISSUERS.tsv'
export const OFFERING_FILE = 'OFFERING.tsv'
export const PERSONS_FILE = 'RELATEDPERSONS.tsv'

// Its folder has moved before: the landing page links the newest file, whose quarter the braces hold here.
const QUARTER = 'https://www.sec.gov/files/datastandardsinnovation/data/form-d-data-sets/{YYYY}q{Q}_d.zip'

export const usSecFormDManifest: SourceManifest = {
  id: 'us-sec-formd',
  title: 'SEC Form D filings (exempt offerings)',
  ...secTerms,
  landingUrl: 'https://www.sec.gov/data-research/sec-markets-data/form-d-data-sets',
  kind: 'registry',
  partial: true,
  scorers: ['litigation', 'officers', 'risk', 'upside'],
  sets: [
    [
      { name: FORM_D_SUBMISSIONS_FILE, url: QUARTER },
      ...[ISSUERS_FILE, OFFERING_FILE, PERSONS_FILE].map((name) => ({
        name,
        url: QUARTER,
        comesWith: FORM_D_SUBMISSIONS_FILE,
      })),
    ],
  ],
  cadence: {
    published: 'quarterly, two to six weeks after the end of the quarter',
    checkEveryHours: 168,
    staleAfterHours: 4416,
  },
  // One quarter.
  floors: { organization: 8_000 },
  citationTemplate: 'https://www.sec.gov/Archives/edgar/data/{cik}/{accession}/{recordId}-index.htm',
  parserVersion: '2',
}
