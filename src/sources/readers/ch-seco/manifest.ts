// The Swiss list of sanctioned parties: who publishes it, where its file is, how often it changes, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

export const SECO_FILE = 'consolidated-list.xml'

const LANDING =
  'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html'

export const chSecoManifest: SourceManifest = {
  id: 'ch-seco',
  title: 'Swiss list of sanctioned individuals, entities and organisations',
  publisher: 'State Secretariat for Economic Affairs (SECO)',
  landingUrl: LANDING,
  licence: 'Official publication of the Swiss Confederation, free to use; no open licence is stated',
  kind: 'watch-list',
  supplementary: true,
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [
    [
      {
        name: SECO_FILE,
        url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
      },
    ],
  ],
  cadence: { published: 'with every change of an ordinance', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: 'ch-seco', perSecond: 1 },
  floors: { person: 3000, organization: 1500, vessel: 100 },
  // A target has no page of its own: the search of the publisher keeps its place in a session.
  citationTemplate: `${LANDING}#{recordId}`,
  parserVersion: '2',
}
