// The listed parties as entities: search by text, read one, and what there is to search.
import { z } from 'zod'
import { FtmEntity, EntityTotal } from '../../vocabulary/ftm-entity.ts'
import { operation } from '../operation.ts'
import { anyFlag, compatible, Dataset, EntityId, flag, many, numberInQuery, Since } from './shared.ts'

const MAX_PAGE = 500
const MAX_OFFSET = 9_499
const MAX_QUERY = 500

const Facet = z.object({
  label: z.string(),
  values: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
})

export const searchEntitiesOperation = operation({
  ...compatible,
  name: 'search_entities',
  title: 'Search entities',
  description:
    'Find entities by a text: first those that screening finds under it as a name, best first, then those that have every ' +
    'word of it. For a decision, use match_entities: it compares dates, countries and numbers too.',
  method: 'GET',
  path: '/search/{dataset}',
  input: z.strictObject({
    dataset: Dataset,
    q: z.string().max(MAX_QUERY).default('').describe('The text. Empty: every entity.'),
    schema: z
      .string()
      .max(MAX_QUERY)
      .default('Thing')
      .describe('Only entities of this schema or one below it.'),
    include_dataset: many.describe('Only entities of these datasets.'),
    exclude_dataset: many.describe('No entities of these datasets.'),
    exclude_schema: many.describe('No entities of these schemata.'),
    changed_since: Since,
    countries: many.describe('Only entities of these countries (ISO 3166-1, two letters).'),
    topics: many.describe('Only entities with these topics.'),
    datasets: many.describe('Only entities of these datasets.'),
    filter: many.describe('Only entities with this value: `birthDate:1965`.'),
    filter_op: z
      .enum(['OR', 'AND'])
      .default('OR')
      .describe('Whether several values of one filter are alternatives.'),
    limit: numberInQuery(z.int().min(0).max(MAX_PAGE)).default(10).describe('Entities in the answer.'),
    offset: numberInQuery(z.int().min(0).max(MAX_OFFSET)).default(0).describe('Entities to skip.'),
    facets: many.describe(
      'Which facets to count: `countries`, `topics`, `datasets`, `schema`; by default the first three.',
    ),
    target: anyFlag.exactOptional().describe('Only listed parties, or only those that are not.'),
    fuzzy: flag(true).describe('Changes nothing.'),
    simple: flag(true).describe('Changes nothing: the text has no operators.'),
  }),
  output: z
    .object({
      results: z.array(FtmEntity).describe('The entities of this page.'),
      facets: z.record(z.string(), Facet).describe('How many of the entities have each value.'),
      total: EntityTotal.describe('How many there are, beyond this page too.'),
      limit: z.int().describe('The limit that was used.'),
      offset: z.int().describe('The entities that were skipped.'),
    })
    .meta({ id: 'EntitySearch', description: 'Entities that have the text.' }),
  problems: ['not_found'],
})

export const getEntityOperation = operation({
  ...compatible,
  name: 'get_entity',
  title: 'Get an entity',
  description: 'Read one listed party of the lists in force, with its listings as `sanctions`.',
  method: 'GET',
  path: '/entities/{id}',
  input: z.object({ id: EntityId, nested: flag(true).describe('Whether to add the entities beside it.') }),
  output: FtmEntity,
  problems: ['not_found'],
})

const CatalogEntry = z
  .object({
    name: z.string().describe('Name in the path.'),
    title: z.string(),
    summary: z.string(),
    url: z.string().optional().describe('Page of the publisher.'),
    publisher: z.object({ name: z.string(), url: z.string() }).optional(),
    licence: z.string().optional().describe('Terms of the publisher.'),
    entity_count: z
      .int()
      .optional()
      .describe('Entries that are searched; a party accused in a case has two.'),
    version: z.string().optional().describe('Id of the snapshot in force.'),
    updated_at: z.string().optional().describe('When the snapshot was fetched.'),
    load: z.boolean().describe('Whether it is a list; false for a collection.'),
    index_version: z.string().nullable().describe('Id of the snapshot that is searched.'),
    index_current: z.boolean(),
    children: z.array(z.string()).describe('The lists of a collection.'),
  })
  .meta({ id: 'CatalogEntry', description: 'A list or a collection of lists.' })

export const getCatalogOperation = operation({
  ...compatible,
  name: 'get_catalog',
  title: 'Get the catalog',
  description:
    'The lists of this server that can be searched, and the collections that hold several of them.',
  method: 'GET',
  path: '/catalog',
  input: z.object({}),
  output: z
    .object({
      datasets: z.array(CatalogEntry).describe('Collections first, then lists.'),
      current: z.array(z.string()).describe('Lists that are searched.'),
      outdated: z.array(z.string()).describe('Lists whose snapshot is older than their publisher promises.'),
      index_stale: z.boolean().describe('Whether a list is outdated.'),
    })
    .meta({ id: 'EntityCatalog', description: 'What can be searched.' }),
  problems: [],
})

const Feature = z.object({ description: z.string(), coefficient: z.number(), url: z.string() })

export const listAlgorithmsOperation = operation({
  ...compatible,
  name: 'list_algorithms',
  title: 'List the algorithms',
  description: 'The scoring algorithms that match_entities takes. Assay has one.',
  method: 'GET',
  path: '/algorithms',
  input: z.object({}),
  output: z
    .object({
      algorithms: z
        .array(
          z.object({
            name: z.string(),
            description: z.string(),
            features: z.record(z.string(), Feature),
            docs: z.object({
              name: z.string(),
              description: z.string(),
              features: z.record(z.string(), Feature),
              config: z.record(z.string(), z.unknown()),
            }),
          }),
        )
        .describe('Each with its features.'),
      default: z.string().describe('Used when none is named.'),
      best: z.string().describe('What `best` means.'),
    })
    .meta({ id: 'AlgorithmList', description: 'The scoring algorithms.' }),
  problems: [],
})
