// An entity in FollowTheMoney form, as the clients of OpenSanctions read it.
import { z } from 'zod'

const seen = (what: string) =>
  z.string().nullable().describe(`${what} UTC, without a time zone; null if it is not known.`)

const Value = z.union([z.string(), z.record(z.string(), z.unknown())])

export const FtmEntity = z
  .object({
    id: z.string().describe('The list and the id of the record on it: `un-sc.6908555`.'),
    caption: z.string().describe('The primary name.'),
    schema: z
      .string()
      .describe('`Person`, `Organization`, `Company`, `LegalEntity`, `Vessel` or `Airplane`.'),
    properties: z
      .record(z.string(), z.array(Value))
      .describe(
        'Values by the name of the property in FollowTheMoney. /entities/{id} adds the `sanctions` as entities.',
      ),
    datasets: z.array(z.string()).describe('The list that has the record.'),
    referents: z.array(z.string()).describe('Always empty: Assay does not merge records of several lists.'),
    target: z
      .boolean()
      .describe('Whether the record lists the party. A party accused in a case is not listed.'),
    first_seen: seen('When the oldest stored snapshot with the record was fetched.'),
    last_seen: seen('When the snapshot in force was fetched.'),
    last_change: seen('When the record was first fetched as it is now.'),
  })
  .meta({
    id: 'FtmEntity',
    description: 'A listed party in FollowTheMoney form: one entity for each record of a list.',
  })
export type FtmEntity = z.infer<typeof FtmEntity>

const Explanation = z
  .object({
    score: z.number().describe('0 to 1.'),
    detail: z.string().describe('Why, in words.'),
    query: z.string().nullable().describe('What was sent.'),
    candidate: z.string().nullable().describe('What the list has.'),
  })
  .meta({ id: 'FeatureExplanation', description: 'How one feature was compared.' })

export const ScoredFtmEntity = z
  .object({
    ...FtmEntity.shape,
    score: z.number().describe('Score of Assay, 0 to 1.'),
    match: z
      .boolean()
      .describe('True only where the level is `alert` or `strong`, and the score is not below `threshold`.'),
    level: z
      .enum(['none', 'alert', 'strong'])
      .describe('Level of Assay: `alert` from 0.75, `strong` from 0.92.'),
    features: z.record(z.string(), z.number()).describe('The score of each feature, 0 to 1.'),
    explanations: z.record(z.string(), Explanation).describe('How each feature was compared.'),
  })
  .meta({ id: 'ScoredFtmEntity', description: 'A listed party that a query found.' })
export type ScoredFtmEntity = z.infer<typeof ScoredFtmEntity>

export const EntityTotal = z
  .object({ value: z.int().min(0), relation: z.literal('eq') })
  .meta({ id: 'EntityTotal', description: 'A number of entities.' })
