// Sets how long a workspace keeps its runs, sessions or alerts, and records in the log who set it.
import { LOG_CHAIN } from '../../audit/entry.ts'
import { logPages } from '../../audit/log/logged-erasures.ts'
import {
  readRetention,
  type RetainedKind,
  retentionDraft,
  type RetentionRecord,
} from '../../audit/retention.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { RunStore } from '../ports.ts'
import type { ErasePorts } from './erase-subject.ts'

export const setRetention: UseCase<DashboardOperations['set_retention'], ErasePorts> = {
  async run({ caller, now, input: { days, of } }, ports) {
    const actor = caller.member?.userId ?? caller.keyId
    const change = { of, days }
    await changeRetention(ports, caller.workspaceId, change, { at: new Date(now).toISOString(), actor })
    return ports.store.read(caller.workspaceId, async (tenant) => ({
      retentionDays: await tenant.retentionDays('runs'),
      sessionRetentionDays: await tenant.retentionDays('sessions'),
      alertRetentionDays: await tenant.retentionDays('alerts'),
    }))
  },
}

/** Records nothing where the workspace has these days already. Throws LogBroken: what cannot be recorded is not set. */
export async function changeRetention(
  { store, auditLog }: ErasePorts,
  workspaceId: string,
  { of, days }: { readonly of: RetainedKind; readonly days: number | null },
  acting: { readonly at: string; readonly actor: string },
): Promise<void> {
  await store.write(workspaceId, async (tenant) => {
    // why before the days are read: so that two changes at once are recorded one after the other
    await tenant.lockSettings()
    const before = await tenant.retentionDays(of)
    if (before === days) return
    await tenant.setRetentionDays(days, of)
    // why last: the head of the log is the last lock that anything takes
    const log = await auditLog.open(tenant)
    await log.record(LOG_CHAIN, [retentionDraft({ of, days, before }, acting)])
  })
}

/** Pages of the changes of a workspace that its log holds, oldest first. */
export async function* retentionsOf(
  store: Pick<RunStore, 'read'>,
  workspaceId: string,
): AsyncGenerator<readonly RetentionRecord[]> {
  for await (const page of logPages((work) => store.read(workspaceId, work)))
    yield page.flatMap((record) => readRetention(record) ?? [])
}

/**
 * Reports where a workspace keeps its runs, sessions or alerts for other days than the log says. One from before changes were logged has no
 * entry.
 */
export async function checkRetention(
  { store, pause }: { readonly store: Pick<RunStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> {
  const newest = async (): Promise<ReadonlyMap<RetainedKind, RetentionRecord>> => {
    const last = new Map<RetainedKind, RetentionRecord>()
    for await (const page of retentionsOf(store, workspaceId)) {
      for (const record of page) last.set(record.of, record)
      await pause()
    }
    return last
  }
  const days = (of: RetainedKind) => store.read(workspaceId, (tenant) => tenant.retentionDays(of))
  for (const kind of ['runs', 'sessions', 'alerts'] as const) {
    const set = await days(kind)
    const last = (await newest()).get(kind)
    // why again: it may have been set meanwhile
    if (last === undefined || last.days === set || last.days === (await days(kind))) continue
    onFault(
      `${kind} are kept ${said(set)}, and the log says ${said(last.days)}: the days were changed in the database. Set them again with: workspaces set-retention`,
    )
  }
}

const said = (days: number | null): string => (days === null ? 'for ever' : `${days} days`)
