// Who publishes the US Consolidated Screening List, and where.
import type { SourceManifest } from '../../model/source.ts'

export const CSL_FILE = 'consolidated.csv'
export const LANDING = 'https://www.trade.gov/consolidated-screening-list'

export const usCslManifest: SourceManifest = {
  id: 'us-csl',
  title: 'US Consolidated Screening List',
  publisher: 'US Department of Commerce, International Trade Administration',
  landingUrl: LANDING,
  licence: 'US government work, public domain (17 USC 105)',
  kind: 'watch-list',
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: CSL_FILE,
        url: `https://data.trade.gov/downloadable_consolidated_screening_list/v1/${CSL_FILE}`,
      },
    ],
  ],
  cadence: { published: 'daily, about 05:00 Eastern time', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'us-ita', perSecond: 1 },
  // Rows of Commerce and State have no type.
  floors: { organization: 7590, person: 6310, unknown: 3355 },
  citationTemplate: `${LANDING}#{recordId}`,
  undated: true,
  parserVersion: '3',
}
