// The End User List of Japan: who publishes it, what its workbook holds, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

/** Members of the workbook. */
export const EUL_SHEET = 'sheet#.xml'
export const EUL_STRINGS = 'sharedStrings.xml'
/** In locators: the publisher names the workbook after the day of an edition. */
export const EUL_WORKBOOK = 'End User List'

const LANDING = 'https://www.meti.go.jp/policy/anpo/law00.html'
const WORKBOOK = 'https://www.meti.go.jp/policy/anpo/{EDITION}.xlsx'

export const jpMetiEulManifest: SourceManifest = {
  id: 'jp-meti-eul',
  title: 'Japanese End User List',
  publisher: 'Ministry of Economy, Trade and Industry of Japan',
  landingUrl: LANDING,
  licence: 'Government of Japan Standard Terms of Use 2.0, compatible with CC BY 4.0',
  kind: 'watch-list',
  supplementary: true,
  // A finding of sanctions cites every record of its party.
  scorers: ['sanctions', 'officers', 'risk'],
  // Each edition has an address of its own.
  sets: [
    [
      { name: EUL_SHEET, url: WORKBOOK },
      { name: EUL_STRINGS, url: WORKBOOK, comesWith: EUL_SHEET, optional: true },
    ],
  ],
  cadence: { published: 'about once a year', checkEveryHours: 24, staleAfterHours: 400 * 24 },
  rateLimit: { group: 'jp-meti', perSecond: 1 },
  floors: { organization: 700 },
  // An entry has no page of its own.
  citationTemplate: `${LANDING}#{recordId}`,
  undated: true,
  parserVersion: '1',
}
