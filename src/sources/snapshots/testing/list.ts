// A watch list and a snapshot of it for the tests of source handling.
import type { Snapshot } from '../../ports.ts'
import type { SourceManifest } from '../../model/source.ts'

export const manifestOf = (id: string, checkEveryHours = 24): SourceManifest => ({
  id,
  title: 'A list',
  publisher: 'A publisher',
  landingUrl: 'https://example.org/',
  licence: 'CC0 1.0',
  kind: 'watch-list',
  scorers: [],
  sets: [],
  cadence: { published: 'daily', checkEveryHours, staleAfterHours: 72 },
  rateLimit: { group: id, perSecond: 1 },
  floors: {},
  citationTemplate: 'https://example.org/{recordId}',
  parserVersion: '1',
})

export const fetched: Snapshot = {
  id: 'list@000000000000',
  sourceId: 'list',
  seq: 1,
  fetchedAt: '2026-11-10T08:00:00.000Z',
  asOf: '2020-01-01',
  url: 'https://example.org/list.csv',
  importedFrom: null,
  etag: null,
  lastModified: null,
  bytes: 1,
  contentSha256: '0',
  recordsHash: '0',
  counts: { person: 1 },
  records: 1,
  parserVersion: '1',
  licence: 'CC0 1.0',
  warnings: [],
  sample: false,
}

/** The same, imported by hand. */
export const brought: Snapshot = { ...fetched, url: null, importedFrom: '/lists/list.csv' }
