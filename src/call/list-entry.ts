// What lists show of an entry, and the change of one.
import { actingIn } from './acting-in.ts'
import type { ListEntry, ListWrites, Listed, Opener } from './ports.ts'
import { Problem } from './problem.ts'
import type { Call, Caller } from './use-case.ts'

/** Who opened an assessment or a run in the dashboard, where it is older than the names of openers. */
const UNRECORDED = 'a person of the workspace'

/** Who calls: a person, or a key, whose name the store fills in. */
export const openerOf = ({ keyId, member }: Pick<Caller, 'keyId' | 'member'>): Opener =>
  member === undefined ? { id: keyId, name: '' } : { id: member.userId, name: member.name || member.email }

const nameOf = ({ id, name }: Opener): string =>
  id.startsWith('dashboard:') ? UNRECORDED : name === '' ? id : name

export const presentEntry = ({ title, owner, archivedAt, archivedBy, isUnreadable }: ListEntry) => ({
  ...(title !== null && { title }),
  owner: { id: owner.id, name: nameOf(owner) },
  ...(archivedAt !== null && { archivedAt }),
  ...(archivedBy !== null && { archivedBy: nameOf(archivedBy) }),
  ...(isUnreadable === true && { unreadable: true as const }),
})

/** The entry of something whose entry was deleted from the store. */
export const bareEntry = (keyId: string): ListEntry => ({
  title: null,
  owner: { id: keyId, name: '' },
  archivedAt: null,
  archivedBy: null,
})

type EntryUpdate = Pick<
  Call<{ readonly id: string; readonly title?: string | null; readonly archived?: boolean }>,
  'input' | 'caller' | 'now'
>

/** What is recorded of a change of an entry. why without the title: it may name a person, and the entry of the log stays */
export interface EntryAct {
  readonly kind: 'entry.titled' | 'entry.archived' | 'entry.unarchived'
  readonly at: string
  readonly actor: string
  readonly about: string
  readonly details: { readonly what: 'assessment' | 'run' }
}

/** Carries out an update of an entry inside a transaction. Returns the acts to record there. Throws `erased_entry`. */
export async function changeEntry(
  tenant: ListWrites,
  about: Listed,
  call: EntryUpdate,
): Promise<readonly EntryAct[]> {
  const { id, title, archived } = call.input
  const acting = actingIn(call)
  const changed = await tenant.changeListEntry(about, id, {
    title,
    ...(archived !== undefined && {
      archived: archived ? { at: acting.at, by: openerOf(call.caller) } : null,
    }),
  })
  if (changed === undefined) throw new Problem('erased_entry')
  const act = (kind: EntryAct['kind']): EntryAct => ({
    ...acting,
    kind,
    about: id,
    details: { what: about === 'session' ? 'assessment' : 'run' },
  })
  return [
    ...(changed.title ? [act('entry.titled')] : []),
    ...(changed.archived ? [act(archived === true ? 'entry.archived' : 'entry.unarchived')] : []),
  ]
}
