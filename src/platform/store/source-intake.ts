// Imports a snapshot while the one in force stays. No reader sees its rows before it is in force: a row holds from the
// snapshot its id names up to the snapshot that closed it.
import { createHash } from 'node:crypto'
import {
  type FiledRecord,
  type Intake,
  type Snapshot,
  type SnapshotIntake,
  type SnapshotTile,
  SnapshotRefused,
  SnapshotSuperseded,
} from '../../sources/ports.ts'
import type { Database } from './schema/schema.ts'
import { insertTiles } from './snapshot-tiles.ts'
import { newNumber } from './source-numbers.ts'
import { filedOtherwise, type HeldRecord } from './source-refiled.ts'
import { type Removal, removeUnfinished } from './source-removal.ts'
import {
  close,
  firstRow,
  indexOf,
  insertExtracts,
  insertKeys,
  insertRecords,
  openRows,
  PAGE,
  pagesHeldIn,
  rowsBefore,
} from './source-rows.ts'

/** Begins a snapshot of a source, after removing an unfinished one. */
export async function beginIntake(
  db: Database,
  { sourceId, refile }: { readonly sourceId: string; readonly refile: boolean },
  removal: Removal,
): Promise<SnapshotIntake> {
  const seq = await newNumber(sourceId, removal)
  const before = await rowsBefore(db, sourceId, seq, removal.signal)
  return new Taking(db, { sourceId, refile, seq, before }, removal)
}

const NO_ROWS: Awaited<ReturnType<typeof openRows>> = new Map()
const NO_IDS: ReadonlySet<number> = new Set()

interface Taken {
  readonly sourceId: string
  readonly refile: boolean
  readonly seq: number
  readonly before: Float64Array
}

class Taking implements SnapshotIntake {
  readonly #db: Database
  readonly #taken: Taken
  readonly #removal: Removal
  readonly #seen: Uint8Array
  #rows = 0
  #counts = { added: 0, changed: 0, unchanged: 0 }
  #refiled = 0
  #mended = 0

  constructor(db: Database, taken: Taken, removal: Removal) {
    this.#db = db
    this.#taken = taken
    this.#removal = removal
    this.#seen = new Uint8Array(taken.before.length)
  }

  put: SnapshotIntake['put'] = (records) =>
    this.#unlessStopped(async (tx) => {
      const { sourceId, refile, seq, before } = this.#taken
      const ids = records.map(({ recordId }) => recordId)
      const inBatch = new Set<string>()
      // why not on a first snapshot: only its own rows exist
      const held = before.length + this.#rows === 0 ? NO_ROWS : await openRows(tx, sourceId, ids)
      const otherwise = refile ? await filedOtherwise(tx, sameAmong(records, held)) : NO_IDS
      const rows: (string | number | null)[][] = []
      const keys: (string | number)[][] = []
      const extracts: (string | number)[][] = []
      const lacking: (readonly [rowId: number, extracts: string])[] = []
      const closed: number[] = []
      const counts = { added: 0, changed: 0, unchanged: 0 }
      const altered: HeldRecord[] = []
      let next = this.#rows
      for (const record of records) {
        const known = held.get(record.recordId)
        const at = known === undefined ? -1 : indexOf(before, known.rowId)
        if (inBatch.has(record.recordId) || (known !== undefined && (at < 0 || this.#seen[at] === 1)))
          throw new RecordTwice(record.recordId)
        inBatch.add(record.recordId)
        if (known !== undefined) this.#seen[at] = 1
        if (known?.hash === record.recordHash) {
          counts.unchanged++
          if (known.parts !== record.parts) altered.push({ rowId: known.rowId, record })
          if (!otherwise.has(known.rowId)) {
            if (refile && record.extracts !== undefined) lacking.push([known.rowId, record.extracts])
            continue
          }
        } else counts[known === undefined ? 'added' : 'changed']++
        if (known !== undefined) closed.push(known.rowId)
        const rowId = firstRow(seq) + next++
        const { recordId, recordHash, url, locator, parts } = record
        rows.push([rowId, sourceId, recordId, recordHash, url, locator, parts, null])
        for (const key of new Set(record.keys)) keys.push([key, rowId])
        if (record.extracts !== undefined) extracts.push([rowId, record.extracts])
      }
      await insertRecords(tx, rows)
      // why sorted: neighbours in the tree are written together
      await insertKeys(
        tx,
        keys.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)),
      )
      await insertExtracts(tx, extracts)
      await addExtracts(tx, lacking)
      await close(tx, closed, seq)
      await mend(tx, altered)
      this.#rows = next
      this.#mended += altered.length
      this.#refiled += otherwise.size
      for (const kind of ['added', 'changed', 'unchanged'] as const) this.#counts[kind] += counts[kind]
    })

  finish: SnapshotIntake['finish'] = async (unseen, tree) => {
    const { seq, before } = this.#taken
    const gone =
      unseen === 'stay'
        ? []
        : [...before.keys()].filter((at) => this.#seen[at] === 0).map((at) => before[at] as number)
    for (let at = 0; at < gone.length; at += PAGE)
      await this.#unlessStopped((tx) => close(tx, gone.slice(at, at + PAGE), seq))
    const hash = createHash('sha256')
    let records = 0
    for await (const page of pagesHeldIn(this.#db, this.#taken, ['hash', 'url', 'locator'])) {
      this.#removal.signal?.throwIfAborted()
      const tiles: SnapshotTile[] = []
      for (const row of page) {
        hash.update(`${row.record_id}:${row.hash}\n`)
        const { record_id: recordId, hash: recordHash, url, locator } = row
        const tile = tree.add({ recordId, recordHash, url, locator })
        if (tile !== undefined) tiles.push(tile)
      }
      if (tiles.length > 0) await this.#unlessStopped((tx) => insertTiles(tx, seq, tiles))
      records += page.length
    }
    const intake: Intake = { ...this.#counts, removed: gone.length }
    return {
      recordsHash: hash.digest('hex'),
      records,
      refiled: this.#refiled,
      mended: this.#mended,
      intake,
    }
  }

  putInForce: SnapshotIntake['putInForce'] = (snapshot) =>
    this.#unlessStopped(async (tx) => {
      const { sourceId, seq } = this.#taken
      const again = await tx
        .selectFrom('source_snapshots')
        .select('seq')
        .where('id', '=', snapshot.id)
        .executeTakeFirst()
      const whole: Snapshot = {
        ...snapshot,
        // why: a publisher may return to earlier content
        id: again === undefined ? snapshot.id : `${snapshot.id}-${seq}`,
        seq,
      }
      await tx
        .insertInto('source_snapshots')
        .values({ seq, id: whole.id, source_id: sourceId, document: JSON.stringify(whole), state: 'free' })
        .execute()
      await tx
        .updateTable('sources')
        .set({ current_seq: seq, pending_seq: null, failed_at: null, failure: null, failures: 0 })
        .where('source_id', '=', sourceId)
        .execute()
      return whole
    })

  abandon: SnapshotIntake['abandon'] = async () => {
    const { sourceId, seq } = this.#taken
    await this.#inTurn((tx) =>
      // why keep the number, below zero: an import that still uses it must not meet another import with the same number
      tx.updateTable('sources').set({ pending_seq: -seq }).where('source_id', '=', sourceId).execute(),
    )
    await removeUnfinished(seq, this.#removal)
  }

  async #unlessStopped<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    this.#removal.signal?.throwIfAborted()
    return this.#inTurn(work)
  }

  /** Runs work in one transaction, unless another import of the source has begun. */
  #inTurn<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    const { sourceId, seq } = this.#taken
    return this.#removal.transact(async (tx) => {
      // why an update: it locks the row, and no other import can begin before this transaction ends
      const { numUpdatedRows } = await tx
        .updateTable('sources')
        .set({ pending_seq: seq })
        .where('source_id', '=', sourceId)
        .where('pending_seq', '=', seq)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n)
        throw new SnapshotSuperseded(
          `another import of ${sourceId} has begun since; let it finish, then import again`,
        )
      return work(tx)
    })
  }
}

/** why at once, and in every snapshot that holds the row: its hash, which stays, is that of these parts only */
async function mend(tx: Database, altered: readonly HeldRecord[]): Promise<void> {
  for (const { rowId, record } of altered)
    await tx.updateTable('source_records').set({ parts: record.parts }).where('row_id', '=', rowId).execute()
}

/** To rows from before their source had extracts. */
async function addExtracts(
  tx: Database,
  lacking: readonly (readonly [rowId: number, extracts: string])[],
): Promise<void> {
  for (const [row_id, extracts] of lacking)
    await tx
      .insertInto('source_record_extracts')
      .values({ row_id, extracts })
      .onConflict((c) => c.column('row_id').doNothing())
      .execute()
}

const sameAmong = (records: readonly FiledRecord[], held: typeof NO_ROWS): readonly HeldRecord[] =>
  records.flatMap((record) => {
    const known = held.get(record.recordId)
    return known?.hash === record.recordHash ? [{ rowId: known.rowId, record }] : []
  })

/** A list that contains an id twice does not say which entry is meant. */
class RecordTwice extends SnapshotRefused {
  constructor(recordId: string) {
    super(`the record ${recordId} is there twice; compare the file with the official one`)
  }
}
