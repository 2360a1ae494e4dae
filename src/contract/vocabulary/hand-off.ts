// The schemas of the input for downstream tools (rules H-1 to H-6). The service itself sends nothing.
import { z } from 'zod'
import { perAxis } from './axis.ts'
import { Verdict } from './scorecard.ts'

export const StackHandoff = z
  .object({
    intent: z.string().describe('What to build, for whom, sold through which channel.'),
    profile: z.string().describe('Kind of product the stack is for.'),
    attribution: z
      .string()
      .describe('`<tag>@<session id>`.')
      .meta({ examples: ['assess@01JBP6T0Z8Q4W7X2M5N9R3C1KD'] }),
    compose_call: z.string().describe('The call for the stack-composition tool.'),
  })
  .meta({ id: 'StackHandoff', description: 'Intent for a stack-composition tool.' })
export type StackHandoff = z.infer<typeof StackHandoff>

export const DeckSeed = z
  .object({
    session_id: z.string(),
    protocol: z.string(),
    verdict: Verdict,
    problem_quote: z.string(),
    icp_definition: z.string(),
    wedge_statement: z.string(),
    signal_summary: perAxis(z.int()),
    __attribution: z.string(),
  })
  .meta({ id: 'DeckSeed', description: 'Stable seed for a deck-generation tool.' })
export type DeckSeed = z.infer<typeof DeckSeed>
