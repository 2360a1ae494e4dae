// PostgreSQL with pg_trgm, in a database of its own on the server that ASSAY_TEST_DATABASE_URL names: nearest names by
// the GiST index, or names above a similarity by the GIN index.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { plain } from '../plain.ts'
import { bestPerRecord, type Peer, type PeerHit, type PeerName } from './peer.ts'

const BATCH = 20_000
const ROWS_PER_RECORD = 4
const SIGNATURE_BYTES = 64
/** The default of 0.3 loses every second alias with a typo in each word; 0.1 finds what KNN finds, but slower than KNN. */
const SIMILARITY = 0.2

const INDEX = {
  gist: `gist (text gist_trgm_ops (siglen = ${SIGNATURE_BYTES}))`,
  gin: 'gin (text gin_trgm_ops)',
} as const

/**
 * KNN gives the nearest names whatever their similarity; the GIN index can only cut at one and sort what is left.
 * Word similarity looks for the query inside a longer name: on mistyped names it found fewer records than similarity.
 */
const SEARCH = {
  gist: 'select record, 1 - (text <-> $1) as score from names order by text <-> $1 limit $2',
  gin: 'select record, similarity(text, $1) as score from names where text % $1 order by 2 desc, record limit $2',
} as const

const ASKED = {
  gist: `GiST siglen ${SIGNATURE_BYTES}, order by <->`,
  gin: `GIN, % with similarity_threshold ${SIMILARITY}, sorted by similarity`,
} as const

/** jit and parallel workers cost more than they give on queries of milliseconds, and the tables count one core. */
const SESSION = [
  'set jit = off',
  'set max_parallel_workers_per_gather = 0',
  'set max_parallel_maintenance_workers = 0',
  `set maintenance_work_mem = '512MB'`,
  `set work_mem = '64MB'`,
  `set pg_trgm.similarity_threshold = ${SIMILARITY}`,
]

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** `url` names a login that may create databases; the database made here is dropped by `close`. */
export async function pgTrgm(kind: 'gist' | 'gin', url: string): Promise<Peer> {
  const admin = await connected(url)
  const database = `assay_bench_${randomBytes(6).toString('hex')}`
  // In the C locale pg_trgm takes only ASCII for letters, so every other script would be left without trigrams.
  await admin.query(`create database ${database} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  const own = new URL(url)
  own.pathname = `/${database}`
  const client = await connected(own.href)
  await client.query('create extension pg_trgm')
  for (const statement of SESSION) await client.query(statement)
  await client.query('create unlogged table names (record integer not null, text text not null)')
  const { rows } = await client.query<{ server: string; extension: string }>(
    `select current_setting('server_version') as server, extversion as extension
     from pg_extension where extname = 'pg_trgm'`,
  )
  const [about] = rows

  return {
    name: `pg_trgm ${kind === 'gist' ? 'GiST' : 'GIN'}`,
    setting:
      `PostgreSQL ${about?.server ?? '?'}, pg_trgm ${about?.extension ?? '?'}, locale C.UTF-8, ${ASKED[kind]}, ` +
      'no jit, no parallel workers, unlogged table, over a local connection',
    async build(names: Iterable<PeerName>) {
      let [records, texts]: [number[], string[]] = [[], []]
      const flush = async (): Promise<void> => {
        if (records.length === 0) return
        await client.query('insert into names select * from unnest($1::integer[], $2::text[])', [
          records,
          texts,
        ])
        ;[records, texts] = [[], []]
      }
      for (const { record, text } of names) {
        records.push(record)
        texts.push(plain(text))
        if (records.length === BATCH) await flush()
      }
      await flush()
      await client.query(`create index names_text on names using ${INDEX[kind]}`)
      await client.query('vacuum analyze names')
    },
    async search(query, limit) {
      const text = plain(query)
      for (let count = limit * ROWS_PER_RECORD; ; count *= 4) {
        const found = await client.query<PeerHit>({
          name: 'search',
          text: SEARCH[kind],
          values: [text, count],
        })
        const best = bestPerRecord(found.rows, limit)
        if (best.length === limit || found.rows.length < count) return best
      }
    },
    async similarity(a, b) {
      const found = await client.query<{ score: number }>({
        name: 'similarity',
        text: 'select similarity($1, $2) as score',
        values: [plain(a), plain(b)],
      })
      return found.rows[0]?.score ?? 0
    },
    async close() {
      await client.end()
      await admin.query(`drop database ${database}`)
      await admin.end()
    },
  }
}
