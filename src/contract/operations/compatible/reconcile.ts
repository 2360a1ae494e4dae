// The reconciliation service of version 0.2, as OpenRefine uses it.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { compatible, Dataset, EntityId, numberInQuery } from './shared.ts'

const MAX_QUERIES = 100
const MAX_CANDIDATES = 100
const MAX_IDS = 100
const MAX_PROPERTIES = 100
const MAX_VALUES = 50
const MAX_TEXT = 500
const MAX_SUGGESTED = 100

/** Pages of any site may use the service: OpenRefine does, and can send no header with the key. */
export const reconciliation = { ...compatible, fromPages: true } as const

export const ReconciliationType = z
  .object({
    id: z.string(),
    name: z.string(),
    broader: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'ReconciliationType', description: 'A schema of FollowTheMoney.' })

const CandidateParts = {
  id: z.string(),
  name: z.string(),
  description: z.string().describe('The schema, the list, and facts that tell namesakes apart.'),
  type: z.array(ReconciliationType.omit({ broader: true })),
  score: z.number().describe('Score of Assay, 0 to 100.'),
  match: z
    .boolean()
    .describe('True where the level of Assay is `strong` and no other candidate of the query is strong.'),
}

const Candidate = z.object({
  ...CandidateParts,
  features: z
    .array(z.object({ id: z.string(), value: z.number() }))
    .describe('Features of the comparison, 0 to 1.'),
})

export const NamedCandidate = z.object({
  ...CandidateParts,
  features: z.array(z.object({ id: z.string(), name: z.string(), value: z.number() })),
})

/** One value of a property in an answer of data extension. */
export const ExtensionValue = z.object({ str: z.string() })
export const ExtensionMeta = z
  .array(z.object({ id: z.string(), name: z.string() }))
  .describe('The properties that were asked for.')

const Service = z.object({ service_url: z.string(), service_path: z.string() })
const Setting = {
  name: z.string(),
  label: z.string(),
  help_text: z.string(),
}

const Manifest = z
  .object({
    versions: z.array(z.string()),
    name: z.string(),
    identifierSpace: z.string(),
    schemaSpace: z.string(),
    documentation: z.string(),
    batchSize: z.int(),
    view: z.object({ url: z.string() }),
    preview: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    suggest: z.object({ entity: Service, type: Service, property: Service }),
    extend: z.object({
      propose_properties: Service,
      property_settings: z.array(z.object({ ...Setting, type: z.literal('number'), default: z.number() })),
    }),
    defaultTypes: z.array(ReconciliationType),
  })
  .meta({ id: 'ReconciliationManifest', description: 'What the service offers, version 0.2.' })

const Results = z
  .record(z.string(), z.object({ result: z.array(Candidate).describe('Best first.') }))
  .meta({ id: 'ReconciliationResults', description: 'Candidates under the names of the queries.' })

const Extension = z
  .object({
    meta: ExtensionMeta,
    rows: z.record(z.string(), z.record(z.string(), z.array(ExtensionValue))),
  })
  .meta({ id: 'ReconciliationExtension', description: 'Values of properties by entity and property.' })

export const PropertyValue = z.union([
  z.string().max(MAX_TEXT),
  z.number(),
  z.boolean(),
  z.object({ id: z.string().max(MAX_TEXT), name: z.string().max(MAX_TEXT).exactOptional() }),
])

export const PropertyValues = z.union([
  PropertyValue,
  z.array(PropertyValue).max(MAX_VALUES, `must have at most ${MAX_VALUES} values`),
])

const Query = z
  .object({
    query: z.string().max(MAX_TEXT).nullish(),
    type: z.union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_TEXT)).max(MAX_VALUES)]).nullish(),
    limit: z.int().min(1).max(MAX_CANDIDATES).default(5),
    properties: z
      .array(z.object({ pid: z.string().max(MAX_TEXT), v: PropertyValues }))
      .max(MAX_PROPERTIES)
      .default([]),
  })
  .meta({ id: 'ReconciliationQuery', description: 'A party to find, version 0.2.' })

export const ExtensionQuery = z
  .object({
    ids: z
      .array(z.string().max(1_000))
      .max(MAX_IDS, `must have at most ${MAX_IDS} ids`)
      .describe('Ids of entities.'),
    properties: z
      .array(
        z.object({
          id: z.string().max(MAX_TEXT),
          settings: z.record(z.string(), z.unknown()).exactOptional(),
        }),
      )
      .max(MAX_PROPERTIES, `must have at most ${MAX_PROPERTIES} properties`)
      .describe('The properties to fetch; `settings.limit` is the most values of each.'),
  })
  .meta({ id: 'ReconciliationExtensionQuery', description: 'Entities and the properties to fetch of them.' })

const asked = {
  queries: z
    .record(z.string().max(MAX_TEXT), Query)
    .refine(
      (all) => Object.keys(all).length <= MAX_QUERIES,
      `must have at most ${MAX_QUERIES} queries; split the rest over several calls`,
    )
    .exactOptional()
    .describe(`At most ${MAX_QUERIES} queries under names of your choice, as JSON text.`),
  extend: ExtensionQuery.exactOptional().describe('A data extension query, as JSON text.'),
}

/** OpenRefine and the pages that it shows can send the key in no other place. */
export const keyInQuery = {
  api_key: z
    .string()
    .max(256)
    .exactOptional()
    .describe(
      'The API key, for clients that can send no header. The addresses in the manifest then have it too.',
    ),
}

export const reconciliationManifestOperation = operation({
  ...reconciliation,
  name: 'reconciliation_manifest',
  title: 'Get the reconciliation manifest',
  description:
    'The manifest of the reconciliation service over a dataset, version 0.2: give this address to OpenRefine, with ' +
    '`?api_key=sk_...`. With `queries` or `extend` it answers those instead.',
  method: 'GET',
  path: '/reconcile/{dataset}',
  jsonFields: ['queries', 'extend'],
  input: z.object({ dataset: Dataset, ...asked, ...keyInQuery }),
  output: z.union([Manifest, Extension, Results]).describe('The manifest, the candidates, or the values.'),
  problems: ['not_found', 'invalid_json'],
})

export const reconcileOperation = operation({
  ...reconciliation,
  name: 'reconcile',
  title: 'Reconcile',
  description:
    'Find candidates for reconciliation queries, or values of properties of entities: version 0.2, as a form.',
  method: 'POST',
  path: '/reconcile/{dataset}',
  takesForm: true,
  maxBodyBytes: 1_048_576,
  jsonFields: ['queries', 'extend'],
  input: z.object({ dataset: Dataset, ...asked }),
  output: z.union([Extension, Results]).describe('The candidates, or the values.'),
  problems: ['not_found'],
})

export const SUGGESTED = ['entity', 'type', 'property'] as const
export const suggestInput = {
  prefix: z
    .string()
    .max(500)
    .default('')
    .describe('What was typed. Empty: every type and property, and no entity.'),
  limit: numberInQuery(z.int().min(1).max(MAX_SUGGESTED))
    .default(10)
    .describe('At most this many suggestions.'),
  offset: numberInQuery(z.int().min(0).max(1_000)).default(0).describe('Suggestions to skip.'),
}

export const Suggestions = z
  .object({
    prefix: z.string().describe('What was typed.'),
    result: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          type: z.array(ReconciliationType.omit({ broader: true })).exactOptional(),
          notable: z.array(z.string()).exactOptional(),
          broader: ReconciliationType.shape.broader.exactOptional(),
        }),
      )
      .describe('What may be meant, the best first.'),
  })
  .meta({ id: 'ReconciliationSuggestions', description: 'Entities, types or properties.' })

export const suggestOperation = operation({
  ...reconciliation,
  name: 'suggest',
  title: 'Suggest entities, types or properties',
  description:
    'Complete what a person types, for the fields of OpenRefine: `what` is `entity`, `type` or `property`.',
  method: 'GET',
  path: '/reconcile/{dataset}/suggest/{what}',
  wordInPath: { field: 'what', words: SUGGESTED, otherwise: 'not_found' },
  input: z.object({
    dataset: Dataset,
    what: z.enum(SUGGESTED).describe('What to suggest.'),
    ...suggestInput,
  }),
  output: Suggestions,
  problems: ['not_found'],
})

export const proposalInput = {
  type: z.string().max(500).default('Thing').describe('A schema of FollowTheMoney.'),
  limit: numberInQuery(z.int().min(0).max(1_000))
    .default(0)
    .describe('At most this many properties; 0 for all.'),
}

export const Proposal = z
  .object({
    type: z.string().describe('The type that was asked for.'),
    limit: z.int().describe('The limit that was used.'),
    properties: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('The properties of the type and of those below it.'),
  })
  .meta({ id: 'ReconciliationProposal', description: 'Properties whose values can be fetched.' })

export const proposePropertiesOperation = operation({
  ...reconciliation,
  name: 'propose_properties',
  title: 'Propose properties',
  description: 'The properties of a type whose values data extension can fetch.',
  method: 'GET',
  path: '/reconcile/{dataset}/extend/property',
  input: z.object({ dataset: Dataset, ...proposalInput }),
  output: Proposal,
  problems: ['not_found'],
})

export const previewInput = { id: EntityId }
export const previewOutput = z.file().mime('text/html').describe('A page that describes the entity.')

export const previewEntityOperation = operation({
  ...reconciliation,
  name: 'preview_entity',
  title: 'Preview an entity',
  description: 'A small page that describes an entity, to be shown in a frame beside the data.',
  method: 'GET',
  path: '/reconcile/{dataset}/preview',
  input: z.object({ dataset: Dataset, ...previewInput }),
  output: previewOutput,
  produces: 'text/html',
  problems: ['not_found'],
})
