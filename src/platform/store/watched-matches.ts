// The matches that passes left of the subjects of one workspace, in their buckets.
import type { MatchReads, MatchWrites } from '../../monitoring/ports.ts'
import { inPieces } from './in-pieces.ts'
import type { Database } from './schema/schema.ts'

export function matchReads(db: Database, workspaceId: string): MatchReads {
  const matches = (portfolioId: string) =>
    db
      .selectFrom('watch_matches')
      .select(['ref', 'matches', 'salt', 'digest'])
      .where('workspace_id', '=', workspaceId)
      .where('portfolio_id', '=', portfolioId)
  return {
    watchMatches: (portfolioId, refs) =>
      inTurn(refs, (some) => matches(portfolioId).where('ref', 'in', some).execute()),

    matchesAfter: (portfolioId, after, limit) =>
      matches(portfolioId).where('ref', '>', after).orderBy('ref').limit(limit).execute(),

    matchBuckets: (portfolioId) =>
      db
        .selectFrom('watch_buckets')
        .select(['bucket', 'sha256'])
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolioId)
        .execute(),

    digestsIn: (portfolioId, buckets) =>
      inTurn(buckets, (some) =>
        db
          .selectFrom('watch_matches')
          .select(['bucket', 'ref', 'digest'])
          .where('workspace_id', '=', workspaceId)
          .where('portfolio_id', '=', portfolioId)
          .where('bucket', 'in', some)
          .execute(),
      ),

    recordsIn: (portfolioId, buckets) =>
      inTurn(buckets, (some) =>
        db
          .selectFrom('watch_records')
          .select(['bucket', 'record', 'ref'])
          .where('workspace_id', '=', workspaceId)
          .where('portfolio_id', '=', portfolioId)
          .where('bucket', 'in', some)
          .execute(),
      ),
  }
}

export interface MatchRemovals {
  /** Removes what is remembered of these subjects; without them, of the whole portfolio, with its buckets. */
  dropMatches(portfolioId: string, refs?: readonly string[]): Promise<void>
}

export function matchWrites(db: Database, workspaceId: string): MatchReads & MatchWrites & MatchRemovals {
  const drop = async (
    table: 'watch_records' | 'watch_matches' | 'watch_buckets',
    portfolioId: string,
  ): Promise<void> => {
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('portfolio_id', '=', portfolioId)
      .execute()
  }
  const dropOf = async (
    table: 'watch_records' | 'watch_matches',
    portfolioId: string,
    refs: readonly string[],
  ): Promise<void> => {
    for (const some of inPieces(refs))
      await db
        .deleteFrom(table)
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolioId)
        .where('ref', 'in', some)
        .execute()
  }
  const writes: MatchReads & MatchWrites & MatchRemovals = {
    ...matchReads(db, workspaceId),

    async dropMatches(portfolioId, refs) {
      if (refs === undefined) {
        await drop('watch_records', portfolioId)
        await drop('watch_matches', portfolioId)
        await drop('watch_buckets', portfolioId)
      } else {
        await dropOf('watch_records', portfolioId, refs)
        await dropOf('watch_matches', portfolioId, refs)
      }
    },

    async replaceMatches(portfolioId, refs, now) {
      await writes.dropMatches(portfolioId, refs)
      const own = { portfolio_id: portfolioId, workspace_id: workspaceId }
      for (const some of inPieces(now))
        await db
          .insertInto('watch_matches')
          .values(
            some.map(({ ref, matches, salt, digest, bucket }) => ({
              ...own,
              ref,
              matches,
              salt,
              digest,
              bucket,
            })),
          )
          .execute()
      const records = now.flatMap(({ ref, records: those }) =>
        those.map(({ record, bucket }) => ({ ...own, record, ref, bucket })),
      )
      for (const some of inPieces(records)) await db.insertInto('watch_records').values(some).execute()
    },

    async setMatchBuckets(portfolioId, buckets) {
      const empty = buckets.flatMap(({ bucket, sha256 }) => (sha256 === undefined ? [bucket] : []))
      for (const some of inPieces(empty))
        await db
          .deleteFrom('watch_buckets')
          .where('workspace_id', '=', workspaceId)
          .where('portfolio_id', '=', portfolioId)
          .where('bucket', 'in', some)
          .execute()
      const own = { portfolio_id: portfolioId, workspace_id: workspaceId }
      const full = buckets.flatMap(({ bucket, sha256 }) =>
        sha256 === undefined ? [] : [{ ...own, bucket, sha256 }],
      )
      for (const some of inPieces(full))
        await db
          .insertInto('watch_buckets')
          .values(some)
          .onConflict((conflict) =>
            conflict
              .columns(['portfolio_id', 'bucket'])
              .doUpdateSet((e) => ({ sha256: e.ref('excluded.sha256') })),
          )
          .execute()
    },
  }
  return writes
}

async function inTurn<T, R>(
  all: readonly T[],
  read: (some: T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const found: R[] = []
  for (const some of inPieces(all)) found.push(...(await read(some)))
  return found
}
