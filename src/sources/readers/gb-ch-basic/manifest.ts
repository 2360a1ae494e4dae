// Who publishes the two UK company files, where, and how often.
import type { SourceManifest } from '../../model/source.ts'

const DOWNLOADS = 'https://download.companieshouse.gov.uk'
const REGISTER = 'https://find-and-update.company-information.service.gov.uk/company'
const PUBLISHER = 'Companies House'
const LICENCE =
  'Public register data of Companies House, free to use (in effect Open Government Licence, unconfirmed)'
const RATE_LIMIT = { group: 'gb-companies-house', perSecond: 1 }

export const COMPANIES_FILE = 'BasicCompanyDataAsOneFile.csv'
export const OWNERS_FILE = 'persons-with-significant-control-snapshot.txt'

/** The page of a company in the public register. */
export function companiesHousePage(number: string): string {
  return `${REGISTER}/${number}`
}

/** The page with every owner of a company. */
export function ownersPage(number: string): string {
  return `${companiesHousePage(number)}/persons-with-significant-control`
}

// The names of both downloads hold their date, and the landing page links the newest. A date written here would one day
// silently fetch an old file.
export const gbChBasicManifest: SourceManifest = {
  id: 'gb-ch-basic',
  title: 'UK companies: Free Company Data Product',
  publisher: PUBLISHER,
  landingUrl: `${DOWNLOADS}/en_output.html`,
  licence: LICENCE,
  kind: 'registry',
  registers: 'companies',
  large: true,
  scorers: ['officers', 'risk', 'upside'],
  sets: [[{ name: COMPANIES_FILE, url: `${DOWNLOADS}/BasicCompanyDataAsOneFile-{YYYY-MM-DD}.zip` }]],
  cadence: {
    published: 'monthly, within five working days of the end of the month',
    checkEveryHours: 24,
    staleAfterHours: 62 * 24,
  },
  rateLimit: RATE_LIMIT,
  floors: { organization: 4_500_000 },
  citationTemplate: companiesHousePage('{recordId}'),
  parserVersion: '2',
}

export const gbChPscManifest: SourceManifest = {
  id: 'gb-ch-psc',
  title: 'UK companies: persons with significant control',
  publisher: PUBLISHER,
  landingUrl: `${DOWNLOADS}/en_pscdata.html`,
  licence: LICENCE,
  kind: 'registry',
  large: true,
  scorers: ['litigation', 'officers', 'risk'],
  sets: [
    [
      {
        name: OWNERS_FILE,
        url: `${DOWNLOADS}/persons-with-significant-control-snapshot-{YYYY-MM-DD}.zip`,
      },
    ],
  ],
  cadence: { published: 'daily, by 10:00 GMT', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: RATE_LIMIT,
  floors: { person: 4_000_000, organization: 500_000 },
  // An owner has no page of its own: every record knows the page of its company.
  citationTemplate: ownersPage('{companyNumber}'),
  parserVersion: '2',
}
