// Finds and erases the personal values beside the activity of every workspace of a store, for an operator.
import type { Clock } from '../../base/ports.ts'
import type { ListedValue, StoredErasure } from '../../contract/stored-erasure.ts'
import type { LogReads, LogWrites } from '../ports.ts'
import { entriesWithValue, eraseValue } from './logged-values.ts'
import type { ActPorts } from './record-acts.ts'

/** Acts in entries of the log. */
const ACTOR = 'operator'

export interface StoredValuePorts extends ActPorts {
  readonly store: {
    read<T>(workspaceId: string, work: (tenant: LogReads) => Promise<T>): Promise<T>
    write<T>(workspaceId: string, work: (tenant: LogReads & LogWrites) => Promise<T>): Promise<T>
    purgeDeleted(): Promise<boolean>
  }
  readonly clock: Clock
  readonly workspaces: () => Promise<readonly { readonly id: string }[]>
}

export const storedValues = (
  ports: StoredValuePorts,
): Pick<StoredErasure, 'inActivity' | 'eraseInActivity'> => ({
  async inActivity(value) {
    const found: ListedValue[] = []
    for (const { id: workspace } of await ports.workspaces()) {
      const entries = await ports.store.read(workspace, (tenant) => entriesWithValue(tenant, value))
      found.push(...entries.map((entry) => ({ workspace, ...entry })))
    }
    return found
  },

  async eraseInActivity(value, reason) {
    const erasing = { reason, at: new Date(ports.clock.now()).toISOString(), actor: ACTOR }
    let count = 0
    for (const { id } of await ports.workspaces())
      count += await ports.store.write(id, (tenant) => eraseValue(tenant, ports, value, erasing))
    await ports.store.purgeDeleted()
    return count
  },
})
