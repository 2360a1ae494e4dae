// The roles of a person in a workspace.
import { z } from 'zod'

export const ROLES_OF_PEOPLE = {
  owner: 'does everything, manages keys and members, and erases',
  reviewer: 'works as a member does, and decides cases',
  member: 'assesses, runs, watches, and works on cases without deciding them',
  auditor: 'reads everything and changes nothing',
} as const

export const Role = z.enum(Object.keys(ROLES_OF_PEOPLE) as [keyof typeof ROLES_OF_PEOPLE]).meta({
  id: 'Role',
  description: Object.entries(ROLES_OF_PEOPLE)
    .map(([role, meaning]) => `\`${role}\`: ${meaning}.`)
    .join(' '),
})
export type Role = z.infer<typeof Role>
