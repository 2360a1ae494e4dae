// Holders of public office from Wikidata: who publishes them, and which extract of the dump the reader takes.
import type { SourceManifest } from '../../model/source.ts'

export const PEPS_FILE = 'wikidata-peps.jsonl'

export const wikidataPepsManifest: SourceManifest = {
  id: 'wikidata-peps',
  title: 'Holders of public office (Wikidata)',
  publisher: 'Wikidata contributors',
  landingUrl: 'https://www.wikidata.org/wiki/Wikidata:Database_download',
  licence: 'CC0 1.0',
  kind: 'watch-list',
  supplementary: true,
  // A finding of sanctions cites every record of its party.
  scorers: ['sanctions', 'officers', 'risk'],
  // The dump is of all items: an extract of it is made by hand, see the guide on sources.
  sets: [[{ name: PEPS_FILE, url: 'https://dumps.wikimedia.org/wikidatawiki/entities/{EXTRACT}' }]],
  cadence: { published: 'the dump is weekly', checkEveryHours: 168, staleAfterHours: 31 * 24 },
  rateLimit: { group: 'wikimedia', perSecond: 1 },
  floors: { person: 100_000 },
  citationTemplate: 'https://www.wikidata.org/wiki/{recordId}',
  parserVersion: '2',
}
