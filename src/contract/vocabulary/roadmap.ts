// The schema of the roadmap: what to do next, in order (rules ).
import { z } from 'zod'
import { AxisId } from './axis.ts'

export const Milestone = z
  .object({
    range: z.string().meta({ examples: ['Weeks 1-2'] }),
    kind: z.enum(['validate_or_kill', 'strengthen']),
    axis: AxisId,
    title: z.string().meta({ examples: ['Strengthen: Problem (6/10)'] }),
    body: z.string(),
  })
  .meta({ id: 'Milestone', description: 'One step of the roadmap.' })
export type Milestone = z.infer<typeof Milestone>
