// Who publishes the LEI golden copies, where, how often and under which licence. Level 1 says who is who, level 2 who
// owns whom.
import type { SourceManifest } from '../../model/source.ts'

const COPIES = 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes'

/** The level 1 file without the date and time that the publisher puts before it. */
export const LEI_FILE = 'gleif-goldencopy-lei2-golden-copy.csv'
/** The level 2 file, named in the same way. */
export const RR_FILE = 'gleif-goldencopy-rr-golden-copy.csv'
/** The page of an entity; its LEI follows. */
export const RECORD_PAGE = 'https://search.gleif.org/#/record/'

const shared = {
  publisher: 'Global Legal Entity Identifier Foundation (GLEIF)',
  landingUrl: 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy',
  licence: 'CC0 1.0',
  kind: 'registry',
  registers: 'companies',
  large: true,
  cadence: {
    published: 'three times a day (00:00, 08:00 and 16:00 UTC)',
    checkEveryHours: 24,
    staleAfterHours: 72,
  },
  rateLimit: { group: 'gleif', perSecond: 1 },
  parserVersion: '1',
} as const

export const gleifLeiManifest: SourceManifest = {
  ...shared,
  id: 'gleif-lei',
  title: 'GLEIF LEI records (level 1)',
  scorers: ['officers', 'risk', 'upside'],
  floors: { organization: 2_200_000 },
  sets: [[{ name: LEI_FILE, url: `${COPIES}/lei2/latest.csv` }]],
  citationTemplate: `${RECORD_PAGE}{recordId}`,
  narrowedBy: 'country',
}

/** A relationship has no page. Its records cite the page of the entity it starts from. */
export const gleifRrManifest: SourceManifest = {
  ...shared,
  id: 'gleif-rr',
  title: 'GLEIF relationship records (level 2)',
  scorers: ['litigation', 'officers', 'risk'],
  floors: { relation: 300_000 },
  sets: [[{ name: RR_FILE, url: `${COPIES}/rr/latest.csv` }]],
  citationTemplate: 'https://search.gleif.org/',
}
