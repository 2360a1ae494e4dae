// Whether what a portfolio says that its last pass compared is what the log says. From it follows what the next pass leaves out, so a
// state that was changed in the database must not be believed.
import type { LogReads } from '../../audit/ports.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { MonitoringReads, StoredPortfolio, WatchState } from '../ports.ts'
import { readPassEntry } from './pass-entry.ts'

/** The state that a pass can go on from: null where there is none, or where the log has another. */
export async function loggedState(
  tenant: Pick<MonitoringReads, 'pass'> & Pick<LogReads, 'lastLogEntry' | 'chainEnd'>,
  { id, watch }: Pick<StoredPortfolio, 'id' | 'watch'>,
): Promise<WatchState | null> {
  const state = watch?.state ?? null
  if (state === null) return null
  const [last, end] = [await tenant.lastLogEntry(id), await tenant.chainEnd(id)]
  const logged = last === undefined ? undefined : readPassEntry(last.record)
  if (logged === undefined || logged.hash !== end?.hash) return null
  const pass = await tenant.pass(logged.pass)
  if (pass?.plan == null || sha256Hex(canonicalRecord(pass.plan)) !== logged.data['plan']) return null
  const { lists, screener, revision } = pass.plan
  return canonicalRecord(state) === canonicalRecord({ lists, screener, revision }) ? state : null
}
