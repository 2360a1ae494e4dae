// The insolvency notices of The Gazette: who publishes them, and where the newest are.
import type { SourceManifest } from '../../model/source.ts'

export const NOTICES_FILE = 'gazette-insolvency.json'

/** The page of a notice. */
export const noticePage = (id: string): string => `https://www.thegazette.co.uk/notice/${id}`

export const gbGazetteInsolvencyManifest: SourceManifest = {
  id: 'gb-gazette-insolvency',
  title: 'The Gazette: insolvency notices of UK companies',
  publisher: 'The Gazette (The National Archives)',
  landingUrl: 'https://www.thegazette.co.uk/insolvency',
  licence: 'Open Government Licence v3.0',
  kind: 'watch-list',
  partial: true,
  supplementary: true,
  scorers: ['litigation', 'risk'],
  sets: [
    [
      {
        name: NOTICES_FILE,
        url: 'https://www.thegazette.co.uk/insolvency/notice/data.json?categorycode=24&results-page-size=100&sort-by=latest-date',
      },
    ],
  ],
  cadence: {
    published: 'on working days; the feed holds the newest 100 notices',
    checkEveryHours: 12,
    staleAfterHours: 72,
  },
  rateLimit: { group: 'gb-gazette', perSecond: 0.5 },
  // One page of the feed.
  floors: { case: 10 },
  citationTemplate: noticePage('{recordId}'),
  parserVersion: '1',
}
