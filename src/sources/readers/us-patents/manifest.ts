// The bulk tables of US patents by owner: who publishes them, which of them are read, how a patent is cited.
import type { SourceManifest } from '../../model/source.ts'

export const ASSIGNEES_FILE = 'g_assignee_disambiguated.tsv'
/** Days of the patents. Without it, their number alone is known. */
export const PATENTS_FILE = 'g_patent.tsv'

/** The publisher gives an address to those who ask its service with a key. */
const table = (name: string) => ({ name, url: `https://data.uspto.gov/{KEY}/${name}.zip` })

export const patentPage = (id: string): string =>
  `https://patents.google.com/patent/US${encodeURIComponent(id)}`

export const usPatentsManifest: SourceManifest = {
  id: 'us-patents',
  title: 'US patents by owner (PatentsView)',
  publisher: 'US Patent and Trademark Office',
  landingUrl: 'https://data.uspto.gov/bulkdata/datasets/pvgpatdis',
  licence: 'Creative Commons Attribution 4.0 International',
  kind: 'registry',
  registers: 'companies',
  supplementary: true,
  large: true,
  scorers: ['upside'],
  sets: [[table(ASSIGNEES_FILE), { ...table(PATENTS_FILE), optional: true }]],
  cadence: {
    published: 'quarterly, three months or more after the grant',
    checkEveryHours: 24,
    staleAfterHours: 200 * 24,
  },
  rateLimit: { group: 'us-uspto', perSecond: 1 },
  floors: { organization: 300_000 },
  // The page of the newest patent: an owner has none.
  citationTemplate: patentPage('{recordId}').replace('%7BrecordId%7D', '{recordId}'),
  undated: true,
  parserVersion: '1',
}
