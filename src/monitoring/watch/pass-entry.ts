// The entry of the audit log that records a completed pass: which lists it compared, how many subjects, and a digest over its alerts.
// A pass that found nothing leaves one as well.
import { digestOf } from '../../audit/digest.ts'
import type { EntryDraft } from '../../audit/chain.ts'
import { readEntry } from '../../audit/entry.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LogReads } from '../../audit/ports.ts'
import { WATCH_PASS } from '../../audit/watched-pass.ts'
import type { JsonObject } from '../../base/json.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { AlertsDigest } from '../alerts-digest.ts'
import type { MatchesRoot } from '../matches/matches-entry.ts'
import type { PassPlan, StoredAlert, StoredPass } from '../ports.ts'

/** Who acts in the entries that a pass makes. */
export const ACTOR = 'watch'

/** The digest of one alert, which stays where the alert is removed. */
export const alertDigest = ({
  id,
  salt,
  alert,
}: Pick<StoredAlert, 'id' | 'salt'> & { readonly alert: string }): string =>
  digestOf({ salt, name: id, value: alert })

/** What the entry says of a pass. */
export const passData = (
  pass: Pick<StoredPass, 'id' | 'screened'> & { readonly plan: PassPlan },
  alerts: AlertsDigest,
  matches: MatchesRoot,
): JsonObject => {
  const { scope, subjects, revision, screener, changes } = pass.plan
  return {
    pass: pass.id,
    scope,
    subjects,
    revision,
    screened: pass.screened,
    screener: { matcher: screener.matcher, resources: screener.resources },
    // why a hash beside what it is of: the states and the dates of the lists are in it as well
    plan: sha256Hex(canonicalRecord(pass.plan)),
    lists: changes.map(({ id, from, to, added, changed, removed }) => ({
      id,
      from,
      to,
      added,
      changed,
      removed,
    })),
    alerts: { count: alerts.count, sha256: alerts.sha256 },
    matches: { subjects: matches.subjects, sha256: matches.sha256 },
  }
}

/** Whether the newest pass, as the signed log has it, is from before the matches that it left were sealed. Reads what is committed alone. */
export async function isUnsealed(
  tenant: LogReads,
  portfolioId: string,
  auditLog: Pick<WorkspaceLog, 'prove'>,
): Promise<boolean> {
  const last = await tenant.lastLogEntry(portfolioId)
  const pass = last && readPassEntry(last.record)
  if (pass === undefined || pass.data['matches'] !== undefined) return false
  // why proved: matches that are taken for unsealed ones are sealed as they are stored
  const end = await tenant.chainEnd(portfolioId)
  return end?.hash === pass.hash && (await auditLog.prove(tenant, [pass.hash])) !== undefined
}

export const passDraft = (data: JsonObject, at: string): EntryDraft => ({
  type: WATCH_PASS,
  at,
  actor: ACTOR,
  data,
})

export interface LoggedPass {
  /** Id of the pass. */
  readonly pass: string
  readonly at: string
  readonly data: JsonObject
  /** Of the entry. */
  readonly hash: string
}

/** What an entry says of a pass; undefined where it is no such entry. Never throws. */
export function readPassEntry(record: string): LoggedPass | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== WATCH_PASS) return undefined
  const { at, data } = reading.entry
  return typeof data['pass'] === 'string' ? { pass: data['pass'], at, data, hash: reading.hash } : undefined
}
