// The UK Sanctions List as a source: who publishes it, where its file is, how often it changes, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

/** Official name of the file. The retired consolidated list of OFSI (ConList.csv) is another format and is refused. */
export const ukFcdoFile = 'UK-Sanctions-List.csv'

export const ukFcdoManifest: SourceManifest = {
  id: 'uk-fcdo',
  title: 'UK Sanctions List',
  publisher: 'Foreign, Commonwealth & Development Office',
  landingUrl: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  licence: 'Open Government Licence v3.0',
  kind: 'watch-list',
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [[{ name: ukFcdoFile, url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv' }]],
  cadence: {
    published: 'with every designation change, about weekly',
    checkEveryHours: 24,
    staleAfterHours: 72,
  },
  rateLimit: { group: 'fcdo', perSecond: 1 },
  floors: { person: 3060, organization: 890, vessel: 125 },
  // The page of a designation also holds its type, so the reader makes that address; this one always works.
  citationTemplate: 'https://www.gov.uk/government/publications/the-uk-sanctions-list#{recordId}',
  parserVersion: '3',
}
