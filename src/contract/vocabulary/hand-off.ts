// What downstream tools receive (rules H-1 to H-6). Nothing is sent by us.
import { z } from 'zod'
import { AxisId } from './axis.ts'
import { Verdict } from './scorecard.ts'

export const StackHandoff = z
  .object({
    intent: z.string(),
    profile: z.string(),
    attribution: z.string().meta({ examples: ['assess@01JBP6T0Z8Q4W7X2M5N9R3C1KD'] }),
    compose_call: z.string(),
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
    signal_summary: z.record(AxisId, z.int()),
    __attribution: z.string(),
  })
  .meta({ id: 'DeckSeed', description: 'Stable seed for a deck-generation tool.' })
export type DeckSeed = z.infer<typeof DeckSeed>
