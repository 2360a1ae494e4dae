// The entry of the audit log that seals the matches that passes left of a portfolio. Each write to them appends one to a chain of their own,
// beside that of the passes: what the next pass compares with is what the newest of these entries has the root of.
import type { EntryDraft } from '../../audit/chain.ts'
import { readEntry } from '../../audit/entry.ts'
import type { LogReads } from '../../audit/ports.ts'
import { NO_MATCHES } from './match-buckets.ts'

/** Of how many subjects something is remembered, and the root over it. */
export interface MatchesRoot {
  readonly subjects: number
  /** SHA-256, hex. */
  readonly sha256: string
}

export interface LoggedMatches extends MatchesRoot {
  /** Of the entry; undefined where none was made. */
  readonly hash: string | undefined
}

/** The matches that are stored are not those that were sealed. */
export class MatchesAltered extends Error {
  constructor() {
    super('the matches that its passes left are not those that the log has')
  }
}

export const matchesChain = (portfolioId: string): string => `${portfolioId}.matches`

export const matchesDraft = (
  { subjects, sha256, deleted = false }: MatchesRoot & { readonly deleted?: boolean },
  { at, actor }: Pick<EntryDraft, 'at' | 'actor'>,
): EntryDraft => ({
  type: 'watch.matches',
  at,
  actor,
  data: { subjects, sha256, ...(deleted && { deleted }) },
})

/** Undefined where it is no such entry. Never throws. */
export function readMatchesEntry(
  record: string,
): (MatchesRoot & { readonly hash: string; readonly deleted: boolean }) | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'watch.matches') return undefined
  const { subjects, sha256, deleted = false } = reading.entry.data
  return typeof subjects === 'number' && typeof sha256 === 'string'
    ? { subjects, sha256, hash: reading.hash, deleted: deleted === true }
    : undefined
}

/** What the log says is remembered of a portfolio. Throws MatchesAltered where its newest entry is not the one that the log has. */
export async function loggedMatches(
  tenant: Pick<LogReads, 'lastLogEntry' | 'chainEnd'>,
  portfolioId: string,
): Promise<LoggedMatches> {
  const chain = matchesChain(portfolioId)
  const [last, end] = [await tenant.lastLogEntry(chain), await tenant.chainEnd(chain)]
  if (last === undefined && end === undefined) return { subjects: 0, sha256: NO_MATCHES, hash: undefined }
  const logged = last && readMatchesEntry(last.record)
  if (logged === undefined || logged.hash !== end?.hash) throw new MatchesAltered()
  return logged
}
