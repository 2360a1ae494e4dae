// Seals that less is remembered of a portfolio: a subject was removed, or the watch ends. A row that was altered goes too, because it is
// personal data; the log has no entry of it then.
import { LogBroken } from '../../audit/log/log-broken.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import type { MatchReads, MatchWrites } from '../ports.ts'
import { NO_MATCHES } from './match-buckets.ts'
import { MatchesAltered, matchesChain, matchesDraft } from './matches-entry.ts'
import { SealedMatches, type Sealing } from './sealed-matches.ts'

/**
 * Whether the rows that are remembered are those that were sealed. Throws LogBroken where the signed log does not hold the seal: what
 * cannot be recorded is not done. Reads what is committed alone.
 */
export async function areMatchesSealed(
  tenant: MatchReads & LogReads,
  { portfolioId, ref }: { readonly portfolioId: string; readonly ref: string },
  auditLog: Pick<WorkspaceLog, 'prove'>,
): Promise<boolean> {
  if ((await tenant.watchMatches(portfolioId, [ref])).length === 0) return true
  const matches = new SealedMatches(portfolioId)
  const isAltered = (check: Promise<unknown>): Promise<boolean> =>
    check.then(
      () => false,
      (error: unknown) => {
        if (error instanceof MatchesAltered) return true
        throw error
      },
    )
  if (await isAltered(matches.root(tenant))) return false
  if (await isAltered(matches.assertSealed(tenant, auditLog)))
    throw new LogBroken('the log does not hold the seal of the matches of a portfolio')
  return true
}

/** The caller removes what is stored of the subject too, and found the matches sealed: a new seal vouches for all the others. */
export async function forgetMatches(
  tenant: MatchReads & MatchWrites & LogReads & LogWrites,
  { portfolioId, ref }: { readonly portfolioId: string; readonly ref: string },
  sealing: Sealing,
): Promise<void> {
  if ((await tenant.watchMatches(portfolioId, [ref])).length === 0) return
  try {
    await new SealedMatches(portfolioId).replace(tenant, [{ ref, matches: [] }], sealing)
  } catch (error) {
    // why: a row that was altered must not stay for it; the next pass and fsck find that the rest is not what the log has
    if (!(error instanceof MatchesAltered)) throw error
  }
}

/** The caller removes the rows of all subjects; `deleted`: and the portfolio with its passes. Throws LogBroken: what cannot be recorded is not done. */
export async function sealNoMatches(
  tenant: LogReads & LogWrites,
  portfolioId: string,
  {
    auditLog,
    at,
    actor,
    deleted,
  }: { readonly auditLog: Pick<WorkspaceLog, 'open'>; readonly deleted: boolean } & Pick<
    Sealing,
    'at' | 'actor'
  >,
): Promise<void> {
  const chain = matchesChain(portfolioId)
  const [last, pass] = [await tenant.lastLogEntry(chain), await tenant.lastLogEntry(portfolioId)]
  // why also where the last entry says so already, or passes left matches before these were sealed: the entry may be forged, and no
  // later row may be taken for one of them
  if (last === undefined && pass === undefined) return
  const log = await auditLog.open(tenant)
  await log.record(chain, [matchesDraft({ subjects: 0, sha256: NO_MATCHES, deleted }, { at, actor })])
}
