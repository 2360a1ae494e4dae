// The consolidated list of Canada's autonomous sanctions: who publishes it, where its file is, how often it changes.
import type { SourceManifest } from '../../model/source.ts'

export const SEMA_FILE = 'sema-lmes.xml'

const SITE = 'https://www.international.gc.ca/world-monde'
const LANDING = `${SITE}/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng`

export const caSemaManifest: SourceManifest = {
  id: 'ca-sema',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  publisher: 'Global Affairs Canada',
  landingUrl: LANDING,
  licence: 'Terms of use of Canada.ca; in effect Open Government Licence – Canada, unconfirmed',
  kind: 'watch-list',
  supplementary: true,
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: SEMA_FILE,
        url: `${SITE}/assets/office_docs/international_relations-relations_internationales/sanctions/${SEMA_FILE}`,
      },
    ],
  ],
  cadence: {
    published: 'with every change of the regulations',
    checkEveryHours: 24,
    staleAfterHours: 72,
  },
  rateLimit: { group: 'ca-gac', perSecond: 1 },
  floors: { person: 2760, organization: 1050 },
  // An entry has no page of its own.
  citationTemplate: `${LANDING}#{recordId}`,
  undated: true,
  parserVersion: '2',
}
