// The reconciliation service of the draft of version 1.0. Its shapes differ from those of version 0.2, so it has an address of its own.
import { z } from 'zod'
import { operation } from '../operation.ts'
import {
  ExtensionMeta,
  ExtensionQuery,
  ExtensionValue,
  keyInQuery,
  NamedCandidate,
  previewInput,
  previewOutput,
  PropertyValues,
  Proposal,
  proposalInput,
  reconciliation,
  ReconciliationType,
  SUGGESTED,
  suggestInput,
  Suggestions,
} from './reconcile.ts'
import { Dataset } from './shared.ts'

const MAX_QUERIES = 100
const MAX_CONDITIONS = 50
const MAX_TEXT = 500

const Condition = z.object({
  matchType: z.enum(['name', 'id', 'property']),
  propertyId: z.string().max(MAX_TEXT).exactOptional(),
  propertyValue: PropertyValues,
  required: z.boolean().default(false),
  matchQuantifier: z.enum(['any', 'all', 'none']).default('any'),
  matchQualifier: z.string().max(MAX_TEXT).exactOptional(),
})

export const draftManifestOperation = operation({
  ...reconciliation,
  name: 'reconciliation_draft_manifest',
  title: 'Get the reconciliation manifest, draft 1.0',
  description:
    'The manifest of the reconciliation service over a dataset, as the draft of version 1.0 has it.',
  method: 'GET',
  path: '/reconcile/{dataset}/1.0-draft',
  input: z.object({ dataset: Dataset, ...keyInQuery }),
  output: z
    .object({
      versions: z.array(z.string()).describe('Versions of the protocol.'),
      name: z.string().describe('Name of the service.'),
      documentation: z.string().describe('Address of the documentation.'),
      standardizedScore: z.literal(true).describe('Scores are 0 to 100.'),
      view: z.object({ url: z.string() }).describe('Where a person sees an entity.'),
      preview: z.object({ width: z.int(), height: z.int() }).describe('Size of a preview.'),
      suggest: z
        .object({ entity: z.literal(true), type: z.literal(true), property: z.literal(true) })
        .describe('What can be suggested.'),
      extend: z
        .object({
          proposeProperties: z.literal(true),
          propertySettings: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              type: z.literal('number'),
              default: z.number(),
              helpText: z.string(),
            }),
          ),
        })
        .describe('How values can be fetched.'),
      defaultTypes: z.array(ReconciliationType).describe('Types to choose from.'),
    })
    .meta({
      id: 'ReconciliationDraftManifest',
      description: 'What the service offers, draft of version 1.0.',
    }),
  problems: ['not_found'],
})

export const draftMatchOperation = operation({
  ...reconciliation,
  name: 'reconcile_draft',
  title: 'Reconcile, draft 1.0',
  description: 'Find candidates for at most 100 reconciliation queries.',
  method: 'POST',
  path: '/reconcile/{dataset}/1.0-draft/match',
  input: z.object({
    dataset: Dataset,
    queries: z
      .array(
        z.object({
          type: z.string().max(MAX_TEXT).exactOptional(),
          limit: z.int().min(1).max(100).default(5),
          conditions: z.array(Condition).min(1).max(MAX_CONDITIONS),
        }),
      )
      .max(MAX_QUERIES, `must have at most ${MAX_QUERIES} queries`)
      .describe('The queries.'),
  }),
  output: z
    .object({
      results: z
        .array(z.object({ candidates: z.array(NamedCandidate) }))
        .describe('The candidates of each query, best first.'),
    })
    .meta({ id: 'ReconciliationDraftResults', description: 'Candidates, in the order of the queries.' }),
  problems: ['not_found'],
})

export const draftExtendOperation = operation({
  ...reconciliation,
  name: 'extend_draft',
  title: 'Fetch values, draft 1.0',
  description: 'Values of properties of at most 100 entities.',
  method: 'POST',
  path: '/reconcile/{dataset}/1.0-draft/extend',
  input: z.object({ dataset: Dataset, ...ExtensionQuery.shape }),
  output: z
    .object({
      meta: ExtensionMeta,
      rows: z
        .array(
          z.object({
            id: z.string(),
            properties: z.array(z.object({ id: z.string(), values: z.array(ExtensionValue) })),
          }),
        )
        .describe('One for each id, in their order.'),
    })
    .meta({ id: 'ReconciliationDraftExtension', description: 'Values of properties by entity.' }),
  problems: ['not_found'],
})

export const draftSuggestOperation = operation({
  ...reconciliation,
  name: 'suggest_draft',
  title: 'Suggest entities, types or properties, draft 1.0',
  description: 'Complete what a person types: `what` is `entity`, `type` or `property`.',
  method: 'GET',
  path: '/reconcile/{dataset}/1.0-draft/suggest/{what}',
  wordInPath: { field: 'what', words: SUGGESTED, otherwise: 'not_found' },
  input: z.object({
    dataset: Dataset,
    what: z.enum(SUGGESTED).describe('What to suggest.'),
    ...suggestInput,
  }),
  output: Suggestions,
  problems: ['not_found'],
})

export const draftProposalOperation = operation({
  ...reconciliation,
  name: 'propose_properties_draft',
  title: 'Propose properties, draft 1.0',
  description: 'The properties of a type whose values data extension can fetch.',
  method: 'GET',
  path: '/reconcile/{dataset}/1.0-draft/extend/propose',
  input: z.object({ dataset: Dataset, ...proposalInput }),
  output: Proposal,
  problems: ['not_found'],
})

export const draftPreviewOperation = operation({
  ...reconciliation,
  name: 'preview_entity_draft',
  title: 'Preview an entity, draft 1.0',
  description: 'A small page that describes an entity, to be shown in a frame beside the data.',
  method: 'GET',
  path: '/reconcile/{dataset}/1.0-draft/preview',
  input: z.object({ dataset: Dataset, ...previewInput }),
  output: previewOutput,
  produces: 'text/html',
  problems: ['not_found'],
})
