// The workspace an operator has who belongs to no other.
import type { Ids } from '../../base/ports.ts'

export const ownWorkspace = (ids: Pick<Ids, 'ulid'>, name: string) => ({
  id: ids.ulid(),
  name: `Workspace of ${name}`,
})
