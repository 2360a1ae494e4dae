// What lists show of an entry, and the change of one.
import type { ListEntry, ListWrites, Listed, Opener } from './ports.ts'
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

/** Carries out an update of an entry inside a transaction. */
export const changeEntry = (
  tenant: ListWrites,
  about: Listed,
  {
    input: { id, title, archived },
    caller,
    now,
  }: Pick<
    Call<{ readonly id: string; readonly title?: string | null; readonly archived?: boolean }>,
    'input' | 'caller' | 'now'
  >,
): Promise<void> =>
  tenant.changeListEntry(about, id, {
    title,
    ...(archived !== undefined && {
      archived: archived ? { at: new Date(now).toISOString(), by: openerOf(caller) } : null,
    }),
  })
