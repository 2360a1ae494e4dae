// The schemas of the seven protocol axes and of the signals an axis requires (rules ).
import { z } from 'zod'

export const AxisId = z
  .enum(['problem', 'market', 'solutions', 'wedge', 'distribution', 'economics', 'founder'])
  .meta({ id: 'AxisId', description: 'Id of one of the seven axes, in protocol order.' })
export type AxisId = z.infer<typeof AxisId>

/** A map with one member for each of the seven axes. */
export const perAxis = <T extends z.ZodType>(member: T) =>
  z.object({
    problem: member,
    market: member,
    solutions: member,
    wedge: member,
    distribution: member,
    economics: member,
    founder: member,
  })

export const JsonSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'JsonSchema', description: 'A JSON Schema (2020-12) for the value of one signal kind.' })
export type JsonSchema = z.infer<typeof JsonSchema>

export const AxisSpecification = z
  .object({
    id: AxisId,
    label: z.string().describe('Human title of the axis.'),
    question: z.string().describe('The question the evidence of this axis answers.'),
    requirements: z
      .record(z.string(), z.int())
      .describe('Required kind -> how many counted signals of it the axis needs.'),
    schemas: z.record(z.string(), JsonSchema).describe('Required kind -> JSON Schema of its value.'),
  })
  .meta({ id: 'AxisSpecification', description: 'What one axis asks for.' })
export type AxisSpecification = z.infer<typeof AxisSpecification>

export const CategoryOption = z
  .object({ id: z.string(), label: z.string() })
  .meta({ id: 'CategoryOption', description: 'A reference class that can anchor the estimate.' })
export type CategoryOption = z.infer<typeof CategoryOption>

export const ProtocolLimits = z
  .object({
    verbatim_min_chars: z.int(),
    verbatim_min_words: z.int(),
    verbatim_min_chars_cjk: z.int(),
    cjk_share: z.number(),
    verbatim_max_chars: z.int(),
    url_max_chars: z.int(),
    entries_per_plural_kind: z.int(),
    head_timeout_ms: z.int(),
    head_redirects: z.int(),
    pitch_min_chars: z.int(),
    pitch_max_chars: z.int(),
  })
  .meta({ id: 'ProtocolLimits', description: 'Every published limit on evidence (rule A-3).' })
export type ProtocolLimits = z.infer<typeof ProtocolLimits>

export const Protocol = z
  .object({
    id: z.string().meta({ examples: ['7-axis@2026.06'] }),
    axes: z.array(AxisSpecification),
    categories: z.array(CategoryOption),
    limits: ProtocolLimits,
  })
  .meta({ id: 'Protocol', description: 'The protocol a session is assessed along.' })
export type Protocol = z.infer<typeof Protocol>
