// Every matcher in the tables of peers, behind one interface: build from the same records, answer with the keys of the
// records found, nearest first.
import { Matcher, type Screen } from '../../src/names/matcher/matcher.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { keysIn, readQuery } from './name-queries.ts'
import { fts5 } from './peers/fts5.ts'
import { fuse } from './peers/fuse.ts'
import { miniSearch } from './peers/minisearch.ts'
import type { Peer, PeerName } from './peers/peer.ts'
import { pgTrgm } from './peers/pg-trgm.ts'
import { keyOf, type NameQuery } from './queries.ts'

export interface Contender {
  readonly name: string
  readonly setting: string
  build(records: readonly NameRecord[]): Promise<void>
  search(query: NameQuery, limit: number): Promise<readonly string[]> | readonly string[]
  close(): Promise<void>
}

/** How many queries are timed, and how many of each set measure recall: fixed samples where all of them take too long. */
export interface Asked {
  readonly timed: number
  readonly recall: number
}

/** For the real lists, up to 100,000 entities, and beyond; undefined where the build alone does not end within minutes. */
type AskedBySize = readonly [real: Asked, to100k: Asked, beyond: Asked | undefined]

export const CONTENDERS = ['assay', 'pg-gist', 'pg-gin', 'fts5', 'minisearch', 'fuse'] as const
export type ContenderId = (typeof CONTENDERS)[number]

const INDEXED: AskedBySize = [
  { timed: 500, recall: 100 },
  { timed: 200, recall: 50 },
  { timed: 20, recall: 10 },
]

const ASKED: Readonly<Record<ContenderId, AskedBySize>> = {
  assay: [
    { timed: 2_000, recall: 100 },
    { timed: 2_000, recall: 50 },
    { timed: 2_000, recall: 10 },
  ],
  'pg-gist': [{ timed: 200, recall: 100 }, { timed: 100, recall: 50 }, undefined],
  'pg-gin': INDEXED,
  fts5: INDEXED,
  minisearch: INDEXED,
  fuse: [{ timed: 50, recall: 20 }, { timed: 10, recall: 5 }, undefined],
}

export const askedOf = (id: ContenderId, entities: number): Asked | undefined =>
  ASKED[id][entities === 0 ? 0 : entities <= 100_000 ? 1 : 2]

function assay(): Contender {
  const matcher = new Matcher()
  let screen: Screen | undefined
  return {
    name: 'Assay',
    setting: 'name and type; index of the built-in tables, in process',
    async build(records) {
      screen = matcher.open(matcher.buildIndex(records))
    },
    search: (query, limit) => keysIn(screen?.search(readQuery(matcher, query), limit) ?? []),
    async close() {
      screen = undefined
    },
  }
}

function* namesOf(records: readonly NameRecord[]): Generator<PeerName> {
  for (const [record, { names }] of records.entries()) for (const { text } of names) yield { record, text }
}

function ofPeer(peer: Peer): Contender {
  let listed: readonly NameRecord[] = []
  return {
    name: peer.name,
    setting: peer.setting,
    async build(records) {
      listed = records
      await peer.build(namesOf(records))
    },
    async search({ text }, limit) {
      const hits = await peer.search(text, limit)
      return hits.flatMap(({ record }) => {
        const found = listed[record]
        return found === undefined ? [] : [keyOf(found)]
      })
    },
    close: () => peer.close(),
  }
}

/** `url` names a PostgreSQL login that may create databases. */
export async function contender(id: ContenderId, url: string): Promise<Contender> {
  switch (id) {
    case 'assay':
      return assay()
    case 'pg-gist':
      return ofPeer(await pgTrgm('gist', url))
    case 'pg-gin':
      return ofPeer(await pgTrgm('gin', url))
    case 'fts5':
      return ofPeer(fts5())
    case 'minisearch':
      return ofPeer(miniSearch())
    case 'fuse':
      return ofPeer(fuse())
  }
}
