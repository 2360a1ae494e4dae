// The exclusions of the System for Award Management: who publishes them, and where the file of a day is.
import type { SourceManifest } from '../../model/source.ts'

/** `#####` is the day: two digits of the year and three of the day in it. */
export const EXCLUSIONS_FILE = 'SAM_Exclusions_Public_Extract_V2_#####.CSV'

export const usSamExclusionsManifest: SourceManifest = {
  id: 'us-sam-exclusions',
  title: 'US federal exclusions (SAM.gov)',
  publisher: 'US General Services Administration',
  landingUrl: 'https://sam.gov/data-services/Exclusions/Public%20V2?privacy=Public',
  licence: 'US government work, public domain (17 USC 105)',
  kind: 'watch-list',
  supplementary: true,
  // A finding of sanctions cites every record of its party.
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: EXCLUSIONS_FILE,
        url: 'https://sam.gov/api/prod/fileextractservices/v1/api/download/Exclusions/Public%20V2/SAM_Exclusions_Public_Extract_V2_{YYDDD}.ZIP?privacy=Public',
      },
    ],
  ],
  cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'us-gsa', perSecond: 1 },
  floors: { person: 81_000, organization: 5_100 },
  // The search of the publisher: an exclusion has no page of its own.
  citationTemplate: 'https://sam.gov/search/?index=ex&q={recordId}',
  parserVersion: '2',
}
