// The workspace for an operator who is a member of no other.
import type { Ids } from '../../base/ports.ts'

export const ownWorkspace = (ids: Pick<Ids, 'ulid'>, name: string) => ({
  id: ids.ulid(),
  name: `Workspace of ${name}`,
})
