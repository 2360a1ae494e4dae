// Who publishes the Consolidated List of the Security Council, and where.
import type { SourceManifest } from '../../model/source.ts'

export const UN_LIST_FILE = 'consolidated.xml'
const URL = `https://scsanctions.un.org/resources/xml/en/${UN_LIST_FILE}`

/** The file with the reference number as its anchor: the list has no page for a single entry. */
export function unScCitation(reference: string): string {
  return `${URL}#${reference}`
}

export const unScManifest: SourceManifest = {
  id: 'un-sc',
  title: 'UN Security Council Consolidated List',
  publisher: 'United Nations Security Council',
  landingUrl: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  licence: 'No open licence is stated; free use with attribution, subject to the terms of the United Nations',
  kind: 'watch-list',
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [[{ name: UN_LIST_FILE, url: URL }]],
  cadence: {
    published: 'as the committees decide; the file is generated daily',
    checkEveryHours: 24,
    staleAfterHours: 72,
  },
  rateLimit: { group: 'un-sc', perSecond: 1 },
  floors: { person: 580, organization: 170 },
  citationTemplate: unScCitation('{recordId}'),
  parserVersion: '3',
}
