// The schema of what an estimate rests on: the allowance for evidence that may be made up, the sources of the base rate,
// and what was counted instead of product-market fit.
import { z } from 'zod'

/** The page with the calibration of the estimate and the sources of every base rate, on every server. */
export const ESTIMATE_PAGE = '/docs/estimate'

const count = z.int().min(0)
const groups = (of: z.ZodNumber) => z.object({ read: of, unread: of, absent: of })
const range = z.array(z.number()).length(2)

export const ObservedProxy = z
  .object({
    event: z.string().describe('What was counted; it is not product-market fit.'),
    events: count.describe('Numerator.'),
    n: count.describe('Denominator.'),
    rate: z.number(),
    wilson_95: range.describe('Wilson interval of the rate.'),
    cohort: z.string().describe('Who was counted, and when.'),
    codes: z.array(z.string()).describe('Categories of the data that were counted; empty for all.'),
    attribution: z.string(),
  })
  .meta({ id: 'ObservedProxy', description: 'A counted outcome beside the base rate (rule E-2).' })
export type ObservedProxy = z.infer<typeof ObservedProxy>

export const EstimateBasis = z
  .object({
    allowance: z
      .number()
      .min(0)
      .max(1)
      .describe('Allowance for evidence that may be made up: its share of the estimate, 4 decimals.'),
    quotes: groups(count).describe(
      'The quotes that give the allowance: read or attested; unread; and absent, own or refuted.',
    ),
    assumed: z
      .object({
        share: z.number().describe('Sessions with made-up evidence, before the grades are known.'),
        honest: groups(z.number()).describe('Weights of the groups in an honest session.'),
        made_up: groups(z.number()).describe('The same in a session with made-up evidence.'),
      })
      .describe('The design choice behind the allowance; an operator can change it.'),
    base_rate: z.object({
      grade: z
        .string()
        .describe('Grade of its evidence: A measured, B proxy, C product of rates, D judgement.'),
      range_80: range.describe('Judged 80% interval of the rate of the whole class.'),
      sources: z.array(z.string()).describe('Publications it is derived from.'),
    }),
    observed: ObservedProxy.optional().describe('Absent for a class without counted outcomes.'),
    not_observed: z.string().optional().describe('Why the class has no counted outcomes.'),
    calibration: z
      .literal(ESTIMATE_PAGE)
      .describe(
        'Path on this server: how often the interval covers in simulation, and every source. Nothing shows that the seven-axis score predicts anything.',
      ),
  })
  .meta({ id: 'EstimateBasis', description: 'What the estimate rests on (rules E-2, E-7).' })
export type EstimateBasis = z.infer<typeof EstimateBasis>
