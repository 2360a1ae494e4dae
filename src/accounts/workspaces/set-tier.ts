// Moves a workspace to a tier. The door reads the tier at every call.
import type { AccountPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'

export const setTier: UseCase<DashboardOperations['set_tier'], Pick<AccountPorts, 'store'>> = {
  async run({ input: { id, tier } }, { store }) {
    if (await store.accounts.setTier(id, tier)) return { id, tier }
    throw new Problem('not_found', { detail: 'There is no workspace of that id. list_workspaces has them' })
  },
}
