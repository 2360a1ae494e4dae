// The roles of a person in a workspace.
import { z } from 'zod'

export const Role = z
  .enum(['owner', 'member'])
  .meta({ id: 'Role', description: 'An owner also manages keys and members.' })
export type Role = z.infer<typeof Role>
