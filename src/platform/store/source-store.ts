// Sources, their snapshots and records, on either store.
import type {
  Snapshot,
  SnapshotDifference,
  SourceState,
  SourceStore,
  StoredRecord,
} from '../../sources/ports.ts'
import { listedIntegers } from './schema/listed-integers.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { aloneOn } from './source-alone.ts'
import { beginIntake } from './source-intake.ts'
import type { Transact } from './source-removal.ts'
import { removeSpare } from './source-retention.ts'
import { treePartsIn } from './snapshot-tiles.ts'
import { heldAt, heldIn, pagesHeldIn, seqOfRow } from './source-rows.ts'

const MAX_VERSIONS_READ = 1_000

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

// why prepared: every run asks these
const allStates = prepared(0, (db) =>
  db
    .selectFrom('sources')
    .leftJoin('source_snapshots', 'source_snapshots.seq', 'sources.current_seq')
    .select(['sources.source_id', 'document', 'checked_at', 'failed_at', 'failure', 'failures'])
    .orderBy('sources.source_id'),
)

const countKept = (dialect: DialectName) =>
  prepared(1, (db, seqs: string) =>
    db
      .selectFrom('source_snapshots')
      .select((e) => e.fn.countAll().as('kept'))
      .where('seq', 'in', listedIntegers[dialect](seqs))
      .where('state', '<>', 'leaving'),
  )
const keptOn = { sqlite: countKept('sqlite'), postgres: countKept('postgres') }

/** `direct`: connections that keep a lock while work goes on. */
export function createSourceStore(
  db: Database,
  direct: Database,
  dialect: DialectName,
  transact: Transact,
): SourceStore {
  return {
    async states() {
      const rows = await allStates(db)
      return rows.map(({ source_id, document, checked_at, failed_at, failure, failures }): SourceState => ({
        sourceId: source_id,
        current: document === null ? null : snapshotOf({ document }),
        checkedAt: checked_at,
        failure: failed_at === null ? null : { at: failed_at, message: failure ?? '', count: failures },
      }))
    },

    async snapshots(sourceId) {
      const rows = await db
        .selectFrom('source_snapshots')
        .select('document')
        .where('source_id', '=', sourceId)
        .where('state', '<>', 'leaving')
        .orderBy('seq', 'desc')
        .execute()
      return rows.map(snapshotOf)
    },

    begin: (sourceId, { signal, refile = false } = {}) =>
      beginIntake(db, { sourceId, refile }, { transact, signal }),

    async note(sourceId, { failure, checkedAt }) {
      const noted = {
        failed_at: failure?.at ?? null,
        failure: failure?.message ?? null,
        ...(checkedAt !== undefined && { checked_at: checkedAt }),
      }
      await db
        .insertInto('sources')
        .values({
          source_id: sourceId,
          current_seq: null,
          pending_seq: null,
          checked_at: null,
          ...noted,
          failures: failure === null ? 0 : 1,
        })
        .onConflict((c) =>
          c.column('source_id').doUpdateSet((e) => ({
            ...noted,
            failures: failure === null ? 0 : e('sources.failures', '+', 1),
          })),
        )
        .execute()
    },

    ...aloneOn(direct),

    removeSpare: (sourceId, signal) => removeSpare(sourceId, { transact, signal }),

    async areKept(snapshots) {
      if (snapshots.length === 0) return true
      const [counted] = await keptOn[dialect](db, JSON.stringify(snapshots.map(({ seq }) => seq)))
      return Number(counted?.kept) === snapshots.length
    },

    async *recordsOf(snapshot) {
      const columns = ['source_id', 'hash', 'url', 'locator', 'parts'] as const
      for await (const page of pagesHeldIn(db, snapshot, columns)) yield page.map(recordOf)
    },

    async withKeys(keys, snapshots, limit) {
      if (keys.length === 0 || snapshots.length === 0) return []
      const rows = await db
        // why a cross join: SQLite then goes from the keys to the few records they name; by default it scans all
        // records of a source
        .selectFrom((e) =>
          e
            .selectFrom('source_record_keys')
            .select('row_id')
            .where('key', 'in', [...keys])
            .distinct()
            .as('named'),
        )
        .crossJoin('source_records')
        .whereRef('source_records.row_id', '=', 'named.row_id')
        .select(['source_id', 'record_id', 'hash', 'url', 'locator', 'parts'])
        .where((e) =>
          e.or(
            snapshots.map(({ sourceId, seq }) => e.and([e('source_id', '=', sourceId), ...heldAt(e, seq)])),
          ),
        )
        .orderBy('source_id')
        .orderBy('record_id')
        .orderBy('source_records.row_id')
        .limit(limit)
        .execute()
      return rows.map(recordOf)
    },

    async versionsOf(sourceId, recordId) {
      const rows = await db
        .selectFrom('source_records')
        .leftJoin('source_record_extracts', 'source_record_extracts.row_id', 'source_records.row_id')
        .select([
          'source_records.row_id',
          'until_seq',
          'source_id',
          'record_id',
          'hash',
          'url',
          'locator',
          'parts',
          'extracts',
        ])
        .where('source_id', '=', sourceId)
        .where('record_id', '=', recordId)
        .orderBy('source_records.row_id', 'desc')
        .limit(MAX_VERSIONS_READ)
        .execute()
      return rows.map((row) => ({
        record: recordOf(row),
        since: seqOfRow(Number(row.row_id)),
        until: row.until_seq,
        ...(row.extracts !== null && { extracts: row.extracts }),
      }))
    },

    async keysIn({ sourceId, seq }, { from, to }) {
      const rows = await heldIn(db, sourceId, seq)
        .innerJoin('source_record_keys', 'source_record_keys.row_id', 'source_records.row_id')
        .select(['record_id', 'key'])
        .where('record_id', '>=', from)
        .where('record_id', '<=', to)
        .execute()
      const keys = new Map<string, string[]>()
      for (const { record_id, key } of rows) {
        const known = keys.get(record_id)
        if (known === undefined) keys.set(record_id, [key])
        else known.push(key)
      }
      return keys
    },

    treeParts: treePartsIn(db),

    async difference(older, newer): Promise<SnapshotDifference> {
      const before = await hashesOf(db, older)
      const [added, changed]: [string[], string[]] = [[], []]
      let unchanged = 0
      for await (const page of pagesHeldIn(db, newer, ['hash']))
        for (const { record_id: id, hash } of page) {
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

async function hashesOf(db: Database, snapshot: Snapshot): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const page of pagesHeldIn(db, snapshot, ['hash']))
    for (const { record_id, hash } of page) hashes.set(record_id, hash)
  return hashes
}
