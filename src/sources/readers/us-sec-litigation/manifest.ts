// The manifest of the SEC litigation releases feed: who publishes it and how often it changes.
import type { SourceManifest } from '../../model/source.ts'
import { secTerms } from '../../files/edgar.ts'

export const FEED_FILE = 'litigation-releases.rss'

export const usSecLitigationManifest: SourceManifest = {
  id: 'us-sec-litigation',
  title: 'SEC litigation releases',
  ...secTerms,
  landingUrl: 'https://www.sec.gov/enforcement-litigation/litigation-releases',
  kind: 'watch-list',
  partial: true,
  scorers: ['litigation', 'risk'],
  sets: [[{ name: FEED_FILE, url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/rss' }]],
  cadence: {
    published: 'as releases come out, several a week; the feed holds the latest of them',
    checkEveryHours: 24,
    staleAfterHours: 72,
  },
  // One feed.
  floors: { case: 3 },
  citationTemplate: 'https://www.sec.gov/enforcement-litigation/litigation-releases/{recordId}',
  parserVersion: '1',
}
