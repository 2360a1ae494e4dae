// What a migration is. Its name says when it may run, and its form says how: servers of the release before go on meanwhile.
import type { Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

/** Runs whole or not at all. On PostgreSQL it holds its locks to its end, so it changes one table that is in use. */
type InOneTransaction = (tx: Kysely<unknown>, dialect: DialectName) => Promise<void>

/** An index of a table that is in use: on PostgreSQL it is built beside the writers, outside of a transaction. */
export interface BuildIndex {
  readonly index: string
  /** The table and what is indexed, as SQL: `runs (workspace_id, id) where erasure is null`. */
  readonly on: string | Readonly<Record<DialectName, string>>
}

/** Each call is a short transaction of its own, and is repeated where it meets a lock. */
export type RunBatch = <T>(work: (tx: Kysely<unknown>) => Promise<T>) => Promise<T>

/** Writes rows that are there, some in each batch. A killed fill begins again, so it looks for rows that are not filled. */
interface FillRows {
  readonly fill: (batch: RunBatch, dialect: DialectName) => Promise<void>
}

export type Migration = InOneTransaction | BuildIndex | FillRows

/**
 * `expand` adds what the release before does not look at. `fill` writes rows for it. `contract` takes away what only older releases
 * need. `early` is of the time before names had a kind: an older release than all of these serves none of it.
 */
export type MigrationKind = 'expand' | 'fill' | 'contract' | 'early'

/** The kind that the name of a migration says, also of one that this program does not know. */
export const migrationKind = (name: string): MigrationKind =>
  (/^\d{4}-(expand|fill|contract)-/.exec(name)?.[1] as MigrationKind | undefined) ?? 'early'
