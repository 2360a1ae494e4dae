// POST /match: many parties in FollowTheMoney form, screened at once.
import { z } from 'zod'
import { ScoredFtmEntity, EntityTotal } from '../../vocabulary/ftm-entity.ts'
import { operation } from '../operation.ts'
import { compatible, Dataset, flag, many, numberInQuery, Since } from './shared.ts'

const MAX_QUERIES = 100
const MAX_MATCHES = 500
const MAX_VALUES = 200
const MAX_VALUE = 500
const MAX_PROPERTIES = 100

const Scalar = z.union([
  z.string().max(MAX_VALUE),
  z.number(),
  z.boolean(),
  z.null(),
  z.record(z.string(), z.unknown()),
])
const Values = z.union([Scalar, z.array(Scalar).max(MAX_VALUES, `must have at most ${MAX_VALUES} values`)])

const EntityExample = z
  .object({
    id: z.string().max(MAX_VALUE).nullish().describe('Your id; it comes back with the answer.'),
    schema: z
      .string()
      .max(MAX_VALUE)
      .describe('Schema of FollowTheMoney: `Person`, `Company`, `Vessel`, `LegalEntity` ...'),
    properties: z
      .record(z.string().max(MAX_VALUE), Values)
      .refine(
        (all) => Object.keys(all).length <= MAX_PROPERTIES,
        `must have at most ${MAX_PROPERTIES} properties`,
      )
      .describe(
        `Values by the name of the property, at most ${MAX_VALUES} values of ${MAX_VALUE} characters each.`,
      ),
  })
  .meta({ id: 'EntityExample', description: 'A party to be screened.' })
export type EntityExample = z.infer<typeof EntityExample>

const Matches = z
  .object({
    status: z.literal(200),
    results: z.array(ScoredFtmEntity).describe('Best first.'),
    total: EntityTotal.describe('How many of the records that were found have `match` true.'),
    query: z
      .object({
        id: z.string().nullish(),
        schema: z.string(),
        properties: z.record(z.string(), z.array(z.string())),
      })
      .describe('The query as it was understood.'),
    warnings: z.array(z.string()).describe('What was not understood and was left out.'),
  })
  .meta({ id: 'EntityMatches', description: 'What one query found.' })

export const matchEntitiesOperation = operation({
  ...compatible,
  name: 'match_entities',
  title: 'Match entities',
  description:
    'Screen up to 100 parties in FollowTheMoney form against the lists in force, as `assay screen` does. The address and the ' +
    'shapes are those of the API of OpenSanctions (yente); docs/guide/opensanctions-clients.md says how its parameters map.',
  method: 'POST',
  path: '/match/{dataset}',
  maxBodyBytes: 1_048_576,
  queryFields: [
    'limit',
    'threshold',
    'cutoff',
    'algorithm',
    'include_dataset',
    'exclude_dataset',
    'exclude_schema',
    'topics',
    'changed_since',
    'exclude_entity_ids',
    'fuzzy',
  ],
  input: z.strictObject({
    dataset: Dataset,
    queries: z
      .record(z.string().max(MAX_VALUE), EntityExample.nullable())
      .refine((all) => Object.values(all).some((each) => each !== null), 'must have a query')
      .refine(
        (all) => Object.keys(all).length <= MAX_QUERIES,
        `must have at most ${MAX_QUERIES} queries; split the rest over several calls`,
      )
      .describe('Queries under names of your choice.')
      .meta({
        examples: [
          { q1: { schema: 'Person', properties: { name: ['John Doe'], birthDate: ['1975-04-21'] } } },
        ],
      }),
    weights: z
      .record(z.string(), z.number())
      .refine(
        (all) => Object.keys(all).length === 0,
        'must be empty: the weights of Assay are the published ones',
      )
      .exactOptional()
      .describe('Must be empty.'),
    config: z
      .record(z.string(), z.unknown())
      .refine(
        (all) => Object.keys(all).length === 0,
        'must be empty: the algorithm of Assay has no parameters',
      )
      .exactOptional()
      .describe('Must be empty.'),
    limit: numberInQuery(z.int().min(1).max(MAX_MATCHES))
      .default(5)
      .describe('At most this many results for each query.'),
    threshold: numberInQuery(z.number().min(0).max(1))
      .exactOptional()
      .describe('`match` is false below this score. It makes no match of what Assay calls none.'),
    cutoff: numberInQuery(z.number().min(0).max(1))
      .exactOptional()
      .describe(
        'With `threshold`: results have at least the lower of the two, each 0.7 if only the other is sent.',
      ),
    algorithm: z
      .string()
      .max(MAX_VALUE)
      .default('best')
      .describe('`best` or `assay`, which are the same; /algorithms lists them.'),
    include_dataset: many.describe('Only entities of these datasets.'),
    exclude_dataset: many.describe('No entities of these datasets.'),
    exclude_schema: many.describe('No entities of these schemata.'),
    topics: many.describe('Only entities with one of these topics.'),
    changed_since: Since,
    exclude_entity_ids: many.describe('No entities with these ids; at most 50.'),
    fuzzy: flag(true).describe('Changes nothing: Assay always compares spellings and sounds.'),
  }),
  output: z
    .object({
      responses: z.record(z.string(), Matches).describe('The answers under the names of the queries.'),
      limit: z.int().describe('The limit that was used.'),
    })
    .meta({ id: 'EntityMatchResponse', description: 'What the queries found.' }),
  problems: ['not_found'],
})
