// Sets whether each decision about a case needs two people, and records in the log who set it.
import type { DashboardOperations } from '../contract/dashboard.ts'
import { LOG_CHAIN, readEntry } from '../audit/entry.ts'
import { logPages } from '../audit/log/logged-erasures.ts'
import type { UseCase } from '../call/use-case.ts'
import type { CasePorts, CaseStore } from './ports.ts'

const FOUR_EYES_ENTRY = 'four_eyes.set'

export const setFourEyes: UseCase<
  DashboardOperations['set_four_eyes'],
  Pick<CasePorts, 'store' | 'auditLog'>
> = {
  async run({ caller, now, input: { required } }, { store, auditLog }) {
    const acting = { at: new Date(now).toISOString(), actor: caller.member?.userId ?? caller.keyId }
    await changeFourEyes({ store, auditLog }, caller.workspaceId, required, acting)
    return { fourEyes: required }
  },
}

/** Records nothing where it is so already. Throws LogBroken: what cannot be recorded is not set. */
export async function changeFourEyes(
  { store, auditLog }: { readonly store: Pick<CaseStore, 'write'> } & Pick<CasePorts, 'auditLog'>,
  workspaceId: string,
  required: boolean,
  acting: { readonly at: string; readonly actor: string },
): Promise<void> {
  await store.write(workspaceId, async (tenant) => {
    // why before it is read: so that two changes at once are recorded one after the other
    await tenant.lockSettings()
    if ((await tenant.isFourEyes()) === required) return
    await tenant.setFourEyes(required)
    // why last: the head of the log is the last lock that anything takes
    const log = await auditLog.open(tenant)
    await log.record(LOG_CHAIN, [{ ...acting, type: FOUR_EYES_ENTRY, data: { required } }])
  })
}

/** Reports where the database says something else than the log. */
export async function checkFourEyes(
  { store, pause }: { readonly store: Pick<CaseStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> {
  const newest = async (): Promise<boolean> => {
    let required = false
    for await (const page of logPages((work) => store.read(workspaceId, work))) {
      for (const record of page) {
        const reading = readEntry(record)
        if (reading.kind === 'entry' && reading.entry.type === FOUR_EYES_ENTRY)
          required = reading.entry.data['required'] === true
      }
      await pause()
    }
    return required
  }
  const stored = (): Promise<boolean> => store.read(workspaceId, (tenant) => tenant.isFourEyes())
  // why again: it may have been set meanwhile
  if ((await stored()) === (await newest()) || (await stored()) === (await newest())) return
  onFault(
    `a decision about a case needs ${(await stored()) ? 'two people' : 'one person'}, and the log says otherwise: it was changed in the database. Set it again`,
  )
}
