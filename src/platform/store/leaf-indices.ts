// Finds the places of leaves of an audit log by their hashes.
import { sql } from 'kysely'
import { prepared, preparedSql } from './schema/prepared.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

export type SubtreeRow = Pick<Tables['audit_subtrees'], 'level' | 'position' | 'hash'>

/** A literal, as in the condition of the indexes. */
export const isLeaf = sql<boolean>`level = 0`

/** Hashes of one statement: those of a run, and one more. */
const HASHES = 4
const rowsOfHashes = {
  // why with the name of the index: SQLite else reads all leaves, in the order of the key
  sqlite: preparedSql(
    1 + HASHES,
    (workspaceId: string, ...hashes: string[]) => sql<SubtreeRow>`
    select level, position, hash from audit_subtrees indexed by audit_leaves_by_hash
    where workspace_id = ${workspaceId} and hash in (${sql.join(hashes)}) and ${isLeaf}`,
  ),
  postgres: prepared(1 + HASHES, (db, workspaceId: string, ...hashes: string[]) =>
    // why no condition on the level: it would lead past the index of hashes
    db
      .selectFrom('audit_subtrees')
      .select(['level', 'position', 'hash'])
      .where('workspace_id', '=', workspaceId)
      .where('hash', 'in', hashes),
  ),
}

/** As many at a time as a statement takes; the last part is filled up with its first. */
function filledParts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const parts: (readonly T[])[] = []
  for (let at = 0; at < list.length; at += size) {
    const part = list.slice(at, at + size)
    parts.push([...part, ...Array.from({ length: size - part.length }, () => part[0] as T)])
  }
  return parts
}

/** The index of the first leaf with each of these hashes, as far as there is one. */
export async function leafIndices(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const indices = new Map<string, number>()
  for (const part of filledParts(hashes, HASHES))
    for (const { level, position, hash } of await rowsOfHashes[dialect](db, workspaceId, ...part))
      // why the lowest: a leaf counts where it came first
      if (level === 0 && position < (indices.get(hash) ?? Infinity)) indices.set(hash, position)
  return indices
}
