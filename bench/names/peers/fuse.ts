// Fuse.js with token search, which its documentation advises for queries of several words: each word is looked for
// anywhere in a name, and rare words weigh more.
import Fuse from 'fuse.js'
import { plain } from '../plain.ts'
import { bestPerRecord, type Peer, type PeerHit, type PeerName } from './peer.ts'

const THRESHOLD = 0.4
const ROWS_PER_RECORD = 4

export function fuse(): Peer {
  const options = { includeScore: true, ignoreLocation: true, threshold: THRESHOLD, useTokenSearch: true }
  const records: number[] = []
  let index = new Fuse<string>([], options)

  return {
    name: 'Fuse.js',
    setting: `fuse.js 7.5.0, list of names, useTokenSearch, threshold ${THRESHOLD}, ignoreLocation`,
    async build(names: Iterable<PeerName>) {
      const texts: string[] = []
      for (const { record, text } of names) {
        records.push(record)
        texts.push(plain(text))
      }
      index = new Fuse(texts, options)
    },
    search(query, limit) {
      const text = plain(query)
      if (text === '') return []
      for (let rows = limit * ROWS_PER_RECORD; ; rows *= 4) {
        const found = index.search(text, { limit: rows })
        const hits = found.map(({ refIndex, score }): PeerHit => ({
          record: records[refIndex] ?? -1,
          score: 1 - (score ?? 1),
        }))
        const best = bestPerRecord(hits, limit)
        if (best.length === limit || found.length < rows) return best
      }
    },
    /** Token search needs a collection to count words in, so a pair is compared by the plain fuzzy measure. */
    similarity(a, b) {
      const { isMatch, score } = Fuse.match(plain(a), plain(b), { ignoreLocation: true, threshold: 1 })
      return isMatch ? 1 - score : 0
    },
    async close() {
      index = new Fuse<string>([], options)
      records.length = 0
    },
  }
}
