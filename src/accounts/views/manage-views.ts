// Lists, saves and deletes the views of tables that people of a workspace saved.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { SavedView } from '../../contract/vocabulary/saved-view.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { AccountPorts, StoredView } from '../ports.ts'
import { memberOf } from '../rules/role.ts'

type Ports = Pick<AccountPorts, 'store'>

/** Views of one person in one workspace. */
const MAX_VIEWS = 50

const presentView = ({ userId, byName, ...view }: StoredView, reader: string): SavedView => ({
  ...view,
  parts: { ...view.parts },
  own: userId === reader,
  by: byName,
})

export const listViews: UseCase<DashboardOperations['list_views'], Ports> = {
  async run({ caller, input: { page } }, { store }) {
    const { userId } = memberOf(caller)
    const views = await store.read(caller.workspaceId, (tenant) => tenant.viewsFor(userId, page))
    return { views: views.map((view) => presentView(view, userId)) }
  },
}

export const saveView: UseCase<DashboardOperations['save_view'], Pick<AccountPorts, 'store' | 'ids'>> = {
  async run({ caller, input, now }, { store, ids }) {
    const { userId, name: byName, role } = memberOf(caller)
    if (input.shared && role === 'auditor')
      throw new Problem('role_required', { detail: 'An auditor shares no view with the workspace' })
    const saved = await store.write(caller.workspaceId, async (tenant) => {
      const known = await tenant.viewNamed(userId, input.page, input.name)
      if (known === undefined && (await tenant.countViews(userId)) >= MAX_VIEWS)
        throw new Problem('invalid_request', {
          detail: `You have ${MAX_VIEWS} saved views in this workspace. Delete one first`,
        })
      const view = {
        id: known?.id ?? ids.ulid(),
        ...input,
        userId,
        byName,
        changedAt: new Date(now).toISOString(),
      }
      await tenant.putView(view)
      return view
    })
    return presentView(saved, userId)
  },
}

export const deleteView: UseCase<DashboardOperations['delete_view'], Ports> = {
  async run({ caller, input: { id } }, { store }) {
    const { userId, role } = memberOf(caller)
    await store.write(caller.workspaceId, async (tenant) => {
      const view = await tenant.view(id)
      const mayDelete = view?.userId === userId || (view?.shared === true && role === 'owner')
      if (!mayDelete) throw new Problem('not_found', { detail: 'You have no saved view of that id' })
      await tenant.deleteView(id)
    })
    return { id }
  },
}
