// Who publishes the SBIR and STTR awards, where the file is, and how often it changes.
import type { SourceManifest } from '../../model/source.ts'

const DATA = 'https://data.www.sbir.gov'
const AWARDS = 'https://www.sbir.gov/awards?keywords='

/** The publisher's search for a tracking or contract number: awards have no page that can be addressed by number. */
export function awardPage(number: string): string {
  return `${AWARDS}${encodeURIComponent(number)}`
}

export const usSbirManifest: SourceManifest = {
  id: 'us-sbir',
  title: 'US SBIR and STTR awards',
  publisher: 'US Small Business Administration',
  landingUrl: 'https://www.sbir.gov/data-resources',
  licence: 'Public domain (US government work)',
  kind: 'registry',
  scorers: ['litigation', 'officers', 'risk', 'upside'],
  // The older address `awarddatapublic/award_data.csv` still answers with a file that is no longer updated.
  sets: [
    [
      {
        name: 'award_data_no_abstract.csv',
        url: `${DATA}/mod_awarddatapublic_no_abstract/award_data_no_abstract.csv`,
      },
    ],
    [{ name: 'award_data.csv', url: `${DATA}/mod_awarddatapublic/award_data.csv` }],
  ],
  cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'us-sba', perSecond: 1 },
  floors: { organization: 150_000 },
  citationTemplate: `${AWARDS}{recordId}`,
  undated: true,
  parserVersion: '1',
}
