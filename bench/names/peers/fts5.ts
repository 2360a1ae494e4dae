// SQLite FTS5 with its trigram tokeniser, in memory. A phrase finds only substrings, so a query is any of its trigrams,
// and bm25 ranks by how many and how rare they are.
import { DatabaseSync } from 'node:sqlite'
import { plain } from '../plain.ts'
import { bestPerRecord, type Peer, type PeerHit, type PeerName } from './peer.ts'

/** Rows to read for each record wanted, because a record has many names. More are read only if these are not enough. */
const ROWS_PER_RECORD = 4

/** A space on both sides makes the start and the end of a name trigrams like those between its words. */
const padded = (text: string): string => ` ${plain(text)} `

/** Null for a text too short to hold a trigram. */
function anyTrigram(text: string): string | null {
  const letters = [...padded(text)]
  const trigrams = new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))
  return trigrams.size === 0 ? null : [...trigrams].map((trigram) => `"${trigram}"`).join(' OR ')
}

export function fts5(): Peer {
  const database = new DatabaseSync(':memory:')
  // Without stored text bm25 needs full detail: with less it counts from the text, and every rank is 0.
  database.exec(
    `create virtual table names using fts5 (text, content = '', tokenize = 'trigram case_sensitive 1')`,
  )
  const { version } = database.prepare('select sqlite_version() as version').get() as { version: string }
  const ranked = database.prepare(
    'select rowid, rank from names where names match ? order by rank, rowid limit ?',
  )
  // A name's row is its place here plus one: the index keeps no text and no second column.
  const records: number[] = []

  return {
    name: 'SQLite FTS5 trigram',
    setting: `SQLite ${version}, :memory:, tokenize trigram, detail full, contentless; any trigram of the query, bm25`,
    async build(names: Iterable<PeerName>) {
      const insert = database.prepare('insert into names (rowid, text) values (?, ?)')
      database.exec('begin')
      for (const { record, text } of names) insert.run(records.push(record), padded(text))
      database.exec('commit')
      database.exec(`insert into names (names) values ('optimize')`)
    },
    search(query, limit) {
      const match = anyTrigram(query)
      if (match === null) return []
      for (let rows = limit * ROWS_PER_RECORD; ; rows *= 4) {
        const found = ranked.all(match, rows) as { rowid: number; rank: number }[]
        const hits = found.map(({ rowid, rank }): PeerHit => ({
          record: records[rowid - 1] ?? -1,
          score: -rank,
        }))
        const best = bestPerRecord(hits, limit)
        if (best.length === limit || found.length < rows) return best
      }
    },
    async close() {
      database.close()
    },
  }
}
