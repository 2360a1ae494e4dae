// Who publishes the court dockets, where the two files are, and how often they change.
import type { SourceManifest } from '../../model/source.ts'

const BULK = 'https://storage.courtlistener.com/bulk-data'
const SITE = 'https://www.courtlistener.com'

export const DOCKETS_FILE = 'dockets.csv'
export const COURTS_FILE = 'courts.csv'

/**
 * The page of a docket. The publisher finds it by the number alone, but its addresses have a second part: a placeholder
 * replaces it if the file gives none.
 */
export function docketPage(id: string, slug: string): string {
  return `${SITE}/docket/${id}/${/^[-\w]+$/.test(slug) ? slug : '_'}/`
}

export const courtlistenerManifest: SourceManifest = {
  id: 'courtlistener',
  title: 'CourtListener: dockets of US courts',
  publisher: 'Free Law Project',
  landingUrl: `${SITE}/help/api/bulk-data/`,
  licence: 'Public domain (PDDL)',
  kind: 'registry',
  large: true,
  scorers: ['litigation', 'risk'],
  // Official names include the last day of the quarter, and both files must have the same day.
  sets: [
    [
      { name: DOCKETS_FILE, url: `${BULK}/dockets-{YYYY-MM-DD}.csv.bz2` },
      { name: COURTS_FILE, url: `${BULK}/courts-{YYYY-MM-DD}.csv.bz2` },
    ],
  ],
  cadence: {
    published: 'quarterly, a full snapshot on the last day of March, June, September and December',
    checkEveryHours: 7 * 24,
    staleAfterHours: 2 * 92 * 24,
  },
  rateLimit: { group: 'free-law-project', perSecond: 1 },
  floors: { case: 50_000_000 },
  narrowedBy: 'court',
  citationTemplate: `${SITE}/docket/{recordId}/_/`,
  parserVersion: '1',
}
