// The audit log of one workspace: the subtrees of its Merkle tree, and its checkpoints.
import { sql } from 'kysely'
import type { LogReads, LogWrites, StoredHead } from '../../audit/ports.ts'
import { exactColumns, exactRow, exactText } from './exact-text.ts'
import { extendInOne, extendInSteps, newestCheckpoint } from './extend-log.ts'
import { isLeaf, leafIndices, type SubtreeRow } from './leaf-indices.ts'
import { disclosureReads, disclosureWrites } from './log-disclosures.ts'
import { listedIntegers } from './schema/listed-integers.ts'
import { prepared, preparedSql } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { actWrites, waitingActReads } from './waiting-acts.ts'

// why prepared: every run asks these several times, and compiling them takes longer than SQLite needs for the answer

const nameOfLog = prepared(1, (db, workspaceId: string) =>
  db
    .selectFrom('audit_logs')
    .select(['log_id', 'origin'])
    .where('workspace_id', '=', workspaceId)
    .where('origin', '<>', ''),
)

/** why in one statement: each proof asks both, and on PostgreSQL a statement is a journey to the server */
const logWithNewest = prepared(1, (db, workspaceId: string) =>
  db
    .selectFrom('audit_logs as log')
    .leftJoin('audit_checkpoints as newest', (join) =>
      join.on('newest.workspace_id', '=', workspaceId).on('newest.size', '=', (one) =>
        one
          .selectFrom('audit_checkpoints')
          .select(sql<number>`max(size)`.as('size'))
          .where('workspace_id', '=', workspaceId),
      ),
    )
    .select(['log.log_id', 'log.origin', 'newest.size', 'newest.note'])
    .where('log.workspace_id', '=', workspaceId)
    .where('log.origin', '<>', ''),
)

/**
 * why the list as JSON: one statement takes any number of places. why a cross join: SQLite then looks each one up by its key, and
 * reads no other row
 */
const rowsOfPlaces = {
  sqlite: preparedSql(
    2,
    (places: string, workspaceId: string) => sql<SubtreeRow>`
    select level, position, hash from json_each(${places}) as place cross join audit_subtrees
    where workspace_id = ${workspaceId} and level = place.value ->> 0 and position = place.value ->> 1`,
  ),
  postgres: preparedSql(
    2,
    (places: string, workspaceId: string) => sql<SubtreeRow>`
    select level, position, hash from json_array_elements(${places}::json) as place(at) cross join audit_subtrees
    where workspace_id = ${workspaceId} and level = (at ->> 0)::integer and position = (at ->> 1)::integer`,
  ),
}

const leavesWith = (dialect: DialectName) =>
  prepared(2, (db, workspaceId: string, indices: string) =>
    db
      .selectFrom('audit_subtrees as leaf')
      .leftJoin('runs', (join) =>
        join.onRef('runs.id', '=', 'leaf.run_id').on('runs.workspace_id', '=', workspaceId),
      )
      // why by the run: entries without their run are not what a reader finds
      .leftJoin('audit_entries as entry', (join) =>
        join
          .onRef('entry.run_id', '=', 'runs.id')
          .onRef('entry.hash', '=', 'leaf.hash')
          .on('entry.workspace_id', '=', workspaceId),
      )
      .leftJoin('log_entries as other', (join) =>
        join
          .onRef('other.chain', '=', 'leaf.run_id')
          .onRef('other.hash', '=', 'leaf.hash')
          .on('other.workspace_id', '=', workspaceId),
      )
      .select([
        'leaf.position as index',
        'leaf.hash',
        'leaf.run_id as runId',
        exactText(dialect, sql`coalesce(entry.record, other.record)`).as('record'),
      ])
      .where('leaf.workspace_id', '=', workspaceId)
      .where('leaf.level', '=', 0)
      .where('leaf.position', 'in', listedIntegers[dialect](indices))
      .orderBy('leaf.position'),
  )
const leavesOn = { sqlite: leavesWith('sqlite'), postgres: leavesWith('postgres') }

export function logReads(db: Database, workspaceId: string, dialect: DialectName): LogReads {
  const checkpoints = () =>
    db.selectFrom('audit_checkpoints').select(['size', 'note']).where('workspace_id', '=', workspaceId)
  const entriesOf = (chain: string) =>
    db
      .selectFrom('log_entries')
      .select(['seq', ...exactColumns(dialect, ['hash', 'record'])])
      .where('workspace_id', '=', workspaceId)
      .where('chain', '=', chain)
  return {
    workspaceId,
    ...waitingActReads(db, workspaceId),
    ...disclosureReads(db, workspaceId, dialect),

    async logName() {
      const [row] = await nameOfLog(db, workspaceId)
      return row && { logId: row.log_id, origin: row.origin }
    },

    async signedLog() {
      const [row] = await logWithNewest(db, workspaceId)
      if (row === undefined) return undefined
      const { log_id: logId, origin, size, note } = row
      return { logId, origin, checkpoint: size === null || note === null ? undefined : { size, note } }
    },

    async logHead() {
      const [row] = await unlockedLog(db, workspaceId)
      return row && headOf(row)
    },

    async subtrees(wanted) {
      const places = JSON.stringify(wanted.map(({ level, index }) => [level, index]))
      const rows = await rowsOfPlaces[dialect](db, places, workspaceId)
      return rows.map(({ level, position, hash }) => ({ level, index: position, hash }))
    },

    leafIndices: (hashes) => leafIndices(db, workspaceId, dialect, hashes),

    async leavesAt(indices) {
      return (await leavesOn[dialect](db, workspaceId, JSON.stringify(indices))).map(exactRow)
    },

    async checkpoint() {
      const [newest] = await newestCheckpoint(db, workspaceId)
      return newest
    },

    async checkpointsAfter(size, limit) {
      return checkpoints().where('size', '>', size).orderBy('size').limit(limit).execute()
    },

    async logChains(after, limit) {
      const rows = await db
        .selectFrom('log_entries')
        .select('chain')
        .distinct()
        .where('workspace_id', '=', workspaceId)
        .where('chain', '>', after)
        .orderBy('chain')
        .limit(limit)
        .execute()
      return rows.map(({ chain }) => chain)
    },

    async logEntries(chain, from = 0, limit) {
      const rows = await entriesOf(chain)
        .where('seq', '>=', from)
        .orderBy('seq')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
      return rows.map(exactRow)
    },

    async rotationEntries() {
      const rows = await entriesOf('log')
        // why literals: the index has this condition
        .where(sql<boolean>`chain = 'log' and ${isRotation[dialect]}`)
        .orderBy('seq')
        .execute()
      return rows.map(exactRow)
    },

    async lastLogEntry(chain) {
      const row = await entriesOf(chain).orderBy('seq', 'desc').limit(1).executeTakeFirst()
      return row && exactRow(row)
    },

    async logEntriesBefore(chain, before, limit) {
      const rows = await entriesOf(chain)
        .where('seq', '<', before)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute()
      return rows.map(exactRow)
    },

    async chainEnd(chain) {
      const [end] = await endOfChain(db, workspaceId, chain)
      if (end === undefined) return undefined
      const { index, hash, lastSeq, lastHash } = end
      if (lastHash === hash && lastSeq !== null) return { index, hash, length: lastSeq + 1 }
      // why so late: it reads as many rows as the chain is long
      const [leaves] = await leavesOfChain(db, workspaceId, chain)
      return { index, hash, length: Number(leaves?.count) }
    },

    async cosignatures(size) {
      const rows = await db
        .selectFrom('audit_cosignatures')
        .select('line')
        .where('workspace_id', '=', workspaceId)
        .where('size', '=', size)
        .orderBy('witness')
        .execute()
      return rows.map(({ line }) => line)
    },

    async lastCosigned(witness) {
      const row = await db
        .selectFrom('audit_cosignatures')
        .select('size')
        .where('workspace_id', '=', workspaceId)
        .where('witness', '=', witness)
        .orderBy('size', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.size ?? 0
    },
  }
}

const isRotation = {
  sqlite: sql`instr(record, '"type":"key.rotated"') > 0`,
  postgres: sql`strpos(record, '"type":"key.rotated"') > 0`,
}

const endOfChain = prepared(2, (db, workspaceId: string, chain: string) =>
  db
    .selectFrom('audit_subtrees')
    // why in one statement: a log may be locked meanwhile
    .select([
      'position as index',
      'hash',
      sql<number | null>`(select seq ${lastOf(workspaceId, chain)})`.as('lastSeq'),
      sql<string | null>`(select hash ${lastOf(workspaceId, chain)})`.as('lastHash'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', chain)
    .where(isLeaf)
    .orderBy('position', 'desc')
    .limit(1),
)

const lastOf = (workspaceId: string, chain: string) =>
  sql`from log_entries where workspace_id = ${workspaceId} and chain = ${chain} order by seq desc limit 1`

const leavesOfChain = prepared(2, (db, workspaceId: string, chain: string) =>
  db
    .selectFrom('audit_subtrees')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', chain)
    .where('level', '=', 0),
)

const unlockedLog = prepared(1, (db, workspaceId: string) => rowOfLog(db, workspaceId))

const lockedLog = {
  // why: a writing transaction of SQLite already holds the whole file
  sqlite: unlockedLog,
  postgres: prepared(1, (db, workspaceId: string) => rowOfLog(db, workspaceId).forUpdate()),
}

const rowOfLog = (db: Database, workspaceId: string) =>
  db
    .selectFrom('audit_logs')
    .select(['log_id', 'origin', 'size', 'note', 'subtrees'])
    .where('workspace_id', '=', workspaceId)

const headOf = ({
  size,
  note,
  subtrees,
}: Pick<Tables['audit_logs'], 'size' | 'note' | 'subtrees'>): StoredHead => ({
  size,
  note,
  subtrees: subtrees === '' ? [] : subtrees.split(' '),
})

export function logWrites(db: Database, workspaceId: string, dialect: DialectName): LogWrites {
  return {
    ...actWrites(db, workspaceId, dialect),
    ...disclosureWrites(db, workspaceId),

    async lockLog(fresh) {
      let [row] = await lockedLog[dialect](db, workspaceId)
      if (row !== undefined && row.origin !== '')
        return { logId: row.log_id, origin: row.origin, isNew: false, head: headOf(row) }
      const { logId, origin } = fresh()
      if (row === undefined) {
        await db
          .insertInto('audit_logs')
          .values({ workspace_id: workspaceId, log_id: logId, origin: '', size: 0, note: '', subtrees: '' })
          .onConflict((c) => c.column('workspace_id').doNothing())
          .execute()
        ;[row] = await lockedLog[dialect](db, workspaceId)
      }
      if (row === undefined) throw new Error('the row of a log that was made is not there')
      if (row.origin !== '') {
        return { logId: row.log_id, origin: row.origin, isNew: false, head: headOf(row) }
      }
      await db.updateTable('audit_logs').set({ origin }).where('workspace_id', '=', workspaceId).execute()
      return { logId: row.log_id, origin, isNew: true }
    },

    async renameLog(origin) {
      await db.updateTable('audit_logs').set({ origin }).where('workspace_id', '=', workspaceId).execute()
    },

    extendLog: (subtrees, head, before) =>
      (dialect === 'postgres' ? extendInOne : extendInSteps)(db, workspaceId, subtrees, head, before),

    async appendLogEntries(chain, entries) {
      const rows = entries.map(({ seq, hash, record }) => ({
        workspace_id: workspaceId,
        chain,
        seq,
        hash,
        record,
      }))
      if (rows.length > 0) await db.insertInto('log_entries').values(rows).execute()
    },

    async keepCosignature(size, witness, line) {
      await db
        .insertInto('audit_cosignatures')
        .values({ workspace_id: workspaceId, size, witness, line })
        .onConflict((c) => c.columns(['workspace_id', 'witness', 'size']).doNothing())
        .execute()
    },

    async leavesOfRuns() {
      return db
        .selectFrom('runs')
        .innerJoin('audit_entries as entry', 'entry.run_id', 'runs.id')
        .select(['entry.hash', 'entry.run_id as runId'])
        .where('runs.workspace_id', '=', workspaceId)
        .where((one) =>
          one.or([
            one.eb('entry.seq', '<', 2),
            one.and([
              one.eb('runs.completed_at', 'is not', null),
              one.eb(
                'entry.seq',
                '=',
                one
                  .selectFrom('audit_entries as last')
                  .select(sql<number>`max(last.seq)`.as('seq'))
                  .whereRef('last.run_id', '=', 'runs.id'),
              ),
            ]),
          ]),
        )
        .orderBy('runs.id')
        .orderBy('entry.seq')
        .execute()
    },
  }
}
