// The schema of one piece of evidence from a caller. The protocol checks its value, not this schema (rules Q-1 to
//
import { z } from 'zod'
import { AxisId } from './axis.ts'

export const Signal = z
  .strictObject({
    // why not the enum: an unknown axis has a separate problem, which lists the axes
    axis: z.string().describe('Axis id.').meta({ enum: AxisId.options }),
    kind: z
      .string()
      .describe('Signal kind listed for the axis.')
      .meta({ examples: ['user_quote'] }),
    value: z
      .record(z.string(), z.unknown())
      .describe('The evidence. Its shape depends on the kind: see `protocol.axes[].schemas` of start.'),
  })
  .meta({ id: 'Signal', description: 'One signal: evidence of one kind for one axis.' })
export type Signal = z.infer<typeof Signal>
