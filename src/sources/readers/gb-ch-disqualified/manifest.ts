// The disqualified officers of Companies House: who publishes them, and how the file is had.
import type { SourceManifest } from '../../model/source.ts'

/** Product 192 of Companies House; the signs are the number of its run. */
export const DISQUALIFIED_FILE = 'Prod192_####.txt'

export const gbChDisqualifiedManifest: SourceManifest = {
  id: 'gb-ch-disqualified',
  title: 'UK disqualified directors (Companies House)',
  publisher: 'Companies House',
  landingUrl: 'https://www.gov.uk/guidance/companies-house-data-products',
  licence:
    'Public register data of Companies House, free to use (in effect Open Government Licence, unconfirmed)',
  kind: 'watch-list',
  supplementary: true,
  // A finding of sanctions cites every record of its party.
  scorers: ['sanctions', 'officers', 'risk'],
  // Companies House gives access to the file on request, and then under an address of the customer.
  sets: [[{ name: DISQUALIFIED_FILE, url: 'https://download.companieshouse.gov.uk/{CUSTOMER}/{FILE}' }]],
  cadence: { published: 'weekly, on Saturday', checkEveryHours: 24, staleAfterHours: 14 * 24 },
  rateLimit: { group: 'gb-companies-house', perSecond: 1 },
  floors: { person: 5_000 },
  // The file has other numbers than the pages, which the search finds by name.
  citationTemplate:
    'https://find-and-update.company-information.service.gov.uk/search/disqualified-officers?q={recordId}',
  parserVersion: '1',
}
