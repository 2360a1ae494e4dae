// The filing history that the SEC keeps of each filer: one file per CIK.
import type { SourceManifest } from '../../model/source.ts'
import { secTerms } from '../../files/edgar.ts'

/** For any one filer: the ten digits of its CIK replace the signs, and `{CIK}` in the URL. */
export const SUBMISSIONS_FILE = 'CIK##########.json'

/** Where a filer has filed often, older filings lie in files of their own. */
const OLDER_FILE = 'CIK##########-submissions-###.json'
/** The archive of all filers has a file of each under the same name. */
const SUBMISSIONS = 'https://data.sec.gov/submissions'

export const usSecSubmissionsManifest: SourceManifest = {
  id: 'us-sec-submissions',
  title: 'SEC EDGAR filers and their filings',
  ...secTerms,
  landingUrl: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
  kind: 'registry',
  partial: true,
  ofOneCompany: true,
  narrowedBy: 'filer',
  registers: 'companies',
  scorers: ['risk', 'upside'],
  sets: [
    [
      { name: SUBMISSIONS_FILE, url: `${SUBMISSIONS}/CIK{CIK}.json` },
      { name: OLDER_FILE, url: `${SUBMISSIONS}/CIK{CIK}-submissions-{NUMBER}.json`, optional: true },
    ],
  ],
  cadence: { published: 'as filings come in', checkEveryHours: 24, staleAfterHours: 72 },
  // One company.
  floors: { organization: 1 },
  citationTemplate: 'https://www.sec.gov/edgar/browse/?CIK={recordId}',
  undated: true,
  parserVersion: '2',
}
