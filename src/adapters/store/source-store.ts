// Sources, their snapshots and records, on either store.
import type { Snapshot, SnapshotDifference, SourceState, SourceStore, StoredRecord } from '../../app/ports.ts'
import type { Database, Tables } from './schema.ts'
import { beginIntake, heldIn, type Transact } from './source-intake.ts'
import { seqOfRow } from './source-rows.ts'

const PAGE = 2_000

const snapshotOf = ({ document }: { document: string }): Snapshot => JSON.parse(document) as Snapshot

const recordOf = (
  row: Pick<Tables['source_records'], 'source_id' | 'record_id' | 'hash' | 'url' | 'locator' | 'parts'>,
): StoredRecord => ({
  sourceId: row.source_id,
  recordId: row.record_id,
  recordHash: row.hash,
  url: row.url,
  locator: row.locator,
  parts: row.parts,
})

export function createSourceStore(db: Database, transact: Transact): SourceStore {
  return {
    async states() {
      const rows = await db
        .selectFrom('sources')
        .leftJoin('source_snapshots', 'source_snapshots.seq', 'sources.current_seq')
        .select(['sources.source_id', 'document', 'checked_at', 'failed_at', 'failure'])
        .orderBy('sources.source_id')
        .execute()
      return rows.map(({ source_id, document, checked_at, failed_at, failure }): SourceState => ({
        sourceId: source_id,
        current: document === null ? null : snapshotOf({ document }),
        checkedAt: checked_at,
        failure: failed_at === null ? null : { at: failed_at, message: failure ?? '' },
      }))
    },

    async snapshots(sourceId) {
      const rows = await db
        .selectFrom('source_snapshots')
        .select('document')
        .where('source_id', '=', sourceId)
        .orderBy('seq', 'desc')
        .execute()
      return rows.map(snapshotOf)
    },

    begin: (sourceId) => beginIntake(transact, db, sourceId),

    async note(sourceId, { failure, checkedAt }) {
      const noted = {
        failed_at: failure?.at ?? null,
        failure: failure?.message ?? null,
        ...(checkedAt !== undefined && { checked_at: checkedAt }),
      }
      await db
        .insertInto('sources')
        .values({ source_id: sourceId, current_seq: null, pending_seq: null, checked_at: null, ...noted })
        .onConflict((c) => c.column('source_id').doUpdateSet(noted))
        .execute()
    },

    async *recordsOf({ sourceId, seq }) {
      for (let last = ''; ;) {
        const page = await heldIn(db, sourceId, seq)
          .select(['source_id', 'record_id', 'hash', 'url', 'locator', 'parts'])
          .where('record_id', '>', last)
          .orderBy('record_id')
          .limit(PAGE)
          .execute()
        yield page.map(recordOf)
        if (page.length < PAGE) return
        last = (page.at(-1) as { record_id: string }).record_id
      }
    },

    async withKeys(keys, snapshots, limit) {
      const [first, ...others] = snapshots
      if (keys.length === 0 || first === undefined) return []
      const seqs = new Map([first, ...others].map(({ sourceId, seq }) => [sourceId, seq]))
      const rows = await db
        .selectFrom('source_records')
        .select(['row_id', 'source_id', 'record_id', 'hash', 'url', 'locator', 'parts', 'until_seq'])
        .where('row_id', 'in', (e) =>
          e
            .selectFrom('source_record_keys')
            .select('source_record_keys.row_id')
            .where('key', 'in', [...keys]),
        )
        .where('source_id', 'in', [...seqs.keys()])
        .orderBy('source_id')
        .orderBy('record_id')
        .limit(limit)
        .execute()
      return rows
        .filter(({ row_id, source_id, until_seq }) => {
          const seq = seqs.get(source_id) ?? 0
          return seqOfRow(Number(row_id)) <= seq && (until_seq === null || until_seq > seq)
        })
        .map(recordOf)
    },

    async difference(older, newer): Promise<SnapshotDifference> {
      const before = await hashesOf(db, older)
      const [added, changed]: [string[], string[]] = [[], []]
      let unchanged = 0
      for await (const page of hashPages(db, newer))
        for (const [id, hash] of page) {
          const known = before.get(id)
          before.delete(id)
          if (known === undefined) added.push(id)
          else if (known === hash) unchanged++
          else changed.push(id)
        }
      return { added, removed: [...before.keys()], changed, unchanged }
    },
  }
}

async function* hashPages(
  db: Database,
  { sourceId, seq }: Snapshot,
): AsyncGenerator<readonly (readonly [id: string, hash: string])[]> {
  for (let last = ''; ;) {
    const page = await heldIn(db, sourceId, seq)
      .select(['record_id', 'hash'])
      .where('record_id', '>', last)
      .orderBy('record_id')
      .limit(PAGE)
      .execute()
    yield page.map(({ record_id, hash }) => [record_id, hash] as const)
    if (page.length < PAGE) return
    last = (page.at(-1) as { record_id: string }).record_id
  }
}

async function hashesOf(db: Database, snapshot: Snapshot): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const page of hashPages(db, snapshot)) for (const [id, hash] of page) hashes.set(id, hash)
  return hashes
}
