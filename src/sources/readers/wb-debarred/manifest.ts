// The firms and individuals that the World Bank shuts out of its contracts: who publishes the list, and where.
import type { SourceManifest } from '../../model/source.ts'

export const DEBARRED_FILE = 'SANCTIONED_FIRM.json'

const LANDING = 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms'

export const wbDebarredManifest: SourceManifest = {
  id: 'wb-debarred',
  title: 'World Bank listing of ineligible firms and individuals',
  publisher: 'World Bank Group',
  landingUrl: LANDING,
  licence: 'World Bank terms of use for datasets; in effect CC BY 4.0, unconfirmed',
  kind: 'watch-list',
  supplementary: true,
  // A finding of sanctions cites every record of its party.
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: DEBARRED_FILE,
        url: 'https://apigwext.worldbank.org/dvsvc/v1.0/json/APPLICATION/ADOBE_EXPRNCE_MGR/FIRM/SANCTIONED_FIRM',
      },
    ],
  ],
  cadence: { published: 'as decisions are made, about daily', checkEveryHours: 24, staleAfterHours: 72 },
  // The landing page sends this to every browser, because the service refuses requests without it.
  headers: { apikey: 'z9duUaFUiEUYSHs97CU38fcZO7ipOPvm' },
  rateLimit: { group: 'world-bank', perSecond: 1 },
  floors: { listing: 1005 },
  // An entry has no page of its own.
  citationTemplate: `${LANDING}#{recordId}`,
  parserVersion: '2',
}
