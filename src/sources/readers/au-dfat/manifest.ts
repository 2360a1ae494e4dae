// The Australian consolidated list: who publishes it, where its workbook is, how often it changes, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

export const DFAT_WORKBOOK = 'Australian_Sanctions_Consolidated_List.xlsx'
/** Members of the workbook. It may have more than one sheet with parts of the list. */
export const DFAT_SHEET = 'sheet#.xml'
export const DFAT_STRINGS = 'sharedStrings.xml'

const SITE = 'https://www.dfat.gov.au'
const LANDING = `${SITE}/international-relations/security/sanctions/consolidated-list`
const WORKBOOK = `${SITE}/sites/default/files/${DFAT_WORKBOOK}`

export const auDfatManifest: SourceManifest = {
  id: 'au-dfat',
  title: 'Australian Sanctions Consolidated List',
  publisher: 'Department of Foreign Affairs and Trade, Australian Sanctions Office',
  landingUrl: LANDING,
  licence: 'Creative Commons Attribution 4.0 International',
  kind: 'watch-list',
  supplementary: true,
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      { name: DFAT_SHEET, url: WORKBOOK },
      { name: DFAT_STRINGS, url: WORKBOOK, comesWith: DFAT_SHEET, optional: true },
    ],
  ],
  cadence: { published: 'with every change of the list', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'au-dfat', perSecond: 1 },
  floors: { person: 2000, organization: 700 },
  // An entry has no page of its own.
  citationTemplate: `${LANDING}#{recordId}`,
  undated: true,
  parserVersion: '4',
}
