// The Offshore Leaks database: who publishes it, where its tables are, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

export const ENTITIES_FILE = 'nodes-entities.csv'
export const OFFICERS_FILE = 'nodes-officers.csv'
export const RELATIONSHIPS_FILE = 'relationships.csv'

const SITE = 'https://offshoreleaks.icij.org'
const ARCHIVE = 'https://offshoreleaks-data.icij.org/offshoreleaks/csv/full-oldb.LATEST.zip'

export const icijOffshoreLeaksManifest: SourceManifest = {
  id: 'icij-offshoreleaks',
  title: 'ICIJ Offshore Leaks Database',
  publisher: 'International Consortium of Investigative Journalists',
  landingUrl: `${SITE}/pages/database`,
  licence: 'Open Database License 1.0, contents CC BY-SA 3.0; name ICIJ and share alike',
  kind: 'registry',
  supplementary: true,
  large: true,
  scorers: ['officers', 'risk'],
  sets: [
    [
      { name: ENTITIES_FILE, url: ARCHIVE },
      ...[OFFICERS_FILE, RELATIONSHIPS_FILE].map((name) => ({
        name,
        url: ARCHIVE,
        comesWith: ENTITIES_FILE,
      })),
    ],
  ],
  cadence: { published: 'with every new leak', checkEveryHours: 168, staleAfterHours: 8784 },
  rateLimit: { group: 'icij', perSecond: 1 },
  floors: { party: 750_000 },
  citationTemplate: `${SITE}/nodes/{recordId}`,
  undated: true,
  parserVersion: '1',
}
