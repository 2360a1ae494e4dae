// The EU list of financial sanctions as a source: who publishes it, where its file is, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

/** The file is built on request under an address without a file name; this is the name of its format. */
export const euFsfFile = 'xmlFullSanctionsList_1_1.xml'

/** Page of an entry in the EU sanctions tracker: it has a different number from the reference. */
export const euFsfSubjectPage = 'https://data.europa.eu/apps/eusanctionstracker/subjects/{logicalId}'

export const euFsfManifest: SourceManifest = {
  id: 'eu-fsf',
  title: 'EU Consolidated Financial Sanctions List',
  publisher: 'European Commission, DG FISMA',
  landingUrl:
    'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  licence: 'Commission reuse policy (CC BY 4.0)',
  kind: 'watch-list',
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: euFsfFile,
        // The token is public and belongs to no user; an operator with their own token overrides the address.
        url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
      },
    ],
  ],
  cadence: { published: 'on every change', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'ec', perSecond: 1 },
  floors: { person: 3400, organization: 970 },
  citationTemplate:
    'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions#{recordId}',
  parserVersion: '3',
}
