// One piece of evidence as the caller sends it. Its value is checked by the protocol, not by this schema (rules ).
import { z } from 'zod'

export const Signal = z
  .strictObject({
    axis: z.string().describe('Axis id, for example `problem`.'),
    kind: z.string().describe('Signal kind listed for the axis, for example `user_quote`.'),
    value: z
      .record(z.string(), z.unknown())
      .describe('The evidence. Its shape depends on the kind: see `protocol.axes[].schemas` of start.'),
  })
  .meta({ id: 'Signal', description: 'One signal: evidence of one kind for one axis.' })
export type Signal = z.infer<typeof Signal>
