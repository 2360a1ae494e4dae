// MiniSearch as its documentation advises for misspelt words: fuzzy 0.2 (one edit in five letters), prefixes, any word.
import MiniSearch from 'minisearch'
import { plain } from '../plain.ts'
import { bestPerRecord, type Peer, type PeerHit, type PeerName } from './peer.ts'

interface Row {
  readonly id: number
  readonly text: string
}

export function miniSearch(): Peer {
  const index = new MiniSearch<Row>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { fuzzy: 0.2, prefix: true, combineWith: 'OR' },
  })
  const records: number[] = []

  return {
    name: 'MiniSearch',
    setting: 'minisearch 7.2.0, one document a name, fuzzy 0.2, prefix, combineWith OR, BM25+ as it comes',
    async build(names: Iterable<PeerName>) {
      for (const { record, text } of names) index.add({ id: records.push(record) - 1, text: plain(text) })
    },
    search(query, limit) {
      const found = index.search(plain(query))
      const hits = found.map(({ id, score }): PeerHit => ({ record: records[id as number] ?? -1, score }))
      return bestPerRecord(hits, limit)
    },
    async close() {
      index.removeAll()
      records.length = 0
    },
  }
}
