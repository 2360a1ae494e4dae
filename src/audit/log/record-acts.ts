// Writes what people and keys do to the log of the workspace, in the transaction of what they do. There is one way to write it.
//
// The order of locks: the lock of people and keys, then the rows that the act changes, and the head of the log last. Nothing takes
// another lock after the head. So two transactions never wait for each other.
//
// A log that was altered refuses every act, except those that protect people: to revoke a key, remove a member, lower a role or
// cut off an agent must not depend on it. Their acts wait in a row of their own, and the log takes them in when it can be written again. The server
// signs the row, and no row that it did not sign is taken in.
import type { Ids } from '../../base/ports.ts'
import { type Act, activityDraft } from '../activity.ts'
import { base64Url } from '../base64url.ts'
import { digestsOf, type SaltedDisclosure } from '../digest.ts'
import { LOG_CHAIN } from '../entry.ts'
import type { LogReads, LogWrites } from '../ports.ts'
import type { WorkspaceLog } from './workspace-log.ts'

const SALT_BYTES = 32
/** Acts that waited and are taken in with the next one. */
const TAKEN_AT_ONCE = 100
/** Rows of acts that are read for them. why no more: what puts more of other rows there could as well delete the acts */
const READ_AT_ONCE = 1_000

export interface ActPorts {
  readonly auditLog: Pick<WorkspaceLog, 'open' | 'waiting'>
  readonly ids: Pick<Ids, 'ulid' | 'randomBytes'>
}

type Tenant = LogReads & LogWrites

/** Records acts, after those that wait. Call it last in a transaction. Throws LogBroken: what cannot be recorded is not done. */
export async function recordActs(tenant: Tenant, ports: ActPorts, acts: readonly Act[]): Promise<void> {
  if (acts.length > 0) await appendActs(tenant, ports, acts)
}

/** Takes in some of the acts that wait. Returns how many. Throws LogBroken. */
export async function takeInWaitingActs(tenant: Tenant, ports: ActPorts): Promise<number> {
  return (await tenant.waitingActs(1)).length === 0 ? 0 : appendActs(tenant, ports, [])
}

/** Returns how many were taken in that waited. */
async function appendActs(tenant: Tenant, ports: ActPorts, acts: readonly Act[]): Promise<number> {
  // why before the waiting ones are read: another server may take them in
  const log = await ports.auditLog.open(tenant)
  const waited = (await tenant.waitingActs(READ_AT_ONCE))
    .flatMap((row) => {
      // why the others stay: they are not those that were recorded, and the operator must see them
      const act = ports.auditLog.waiting.read(tenant.workspaceId, row)
      return act === undefined ? [] : [{ id: row.id, act }]
    })
    .slice(0, TAKEN_AT_ONCE)
  await tenant.removeWaitingActs(waited.map(({ id }) => id))
  const salted = [
    ...waited.map(({ act }) => ({ act, late: true })),
    ...acts.map((act) => ({ act, late: false })),
  ].map((one) => ({ ...one, disclosures: saltedOf(one.act, ports) }))
  const drafts = salted.map(({ act, late, disclosures }) => activityDraft(act, digestsOf(disclosures), late))
  const entries = drafts.length === 0 ? [] : await log.record(LOG_CHAIN, drafts)
  await tenant.keepLogDisclosures(
    LOG_CHAIN,
    entries.flatMap(({ seq }, at) =>
      (salted[at]?.disclosures ?? []).map(({ name, salt, value }) => ({
        seq,
        name,
        salt,
        value: JSON.stringify(value),
      })),
    ),
  )
  return waited.length
}

/** The same for acts that protect people: where the log cannot be written they wait for it, and what was done stays done. */
export async function recordOrKeepActs(tenant: Tenant, ports: ActPorts, acts: readonly Act[]): Promise<void> {
  try {
    await tenant.undoable(() => recordActs(tenant, ports, acts))
  } catch {
    // why whatever failed: where the store itself is gone, this fails too, and nothing was done
    const rows = acts.map((act) => ({ id: ports.ids.ulid(), act: JSON.stringify(act) }))
    const { waiting } = ports.auditLog
    await tenant.keepWaitingActs(rows.map((row) => waiting.sign(tenant.workspaceId, row)))
  }
}

const saltedOf = ({ personal = {} }: Act, { ids }: ActPorts): readonly SaltedDisclosure[] =>
  Object.entries(personal).map(([name, value]) => ({
    name,
    salt: base64Url(ids.randomBytes(SALT_BYTES)),
    value,
  }))
