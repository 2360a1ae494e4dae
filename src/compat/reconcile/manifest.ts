// The manifests of the reconciliation service over a dataset, of version 0.2 and of the draft of version 1.0.
import type { CompatibleOperations } from '../../contract/compatible.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { ListDataset } from '../datasets.ts'
import { findSchema, listedSchemata, type Schema } from '../ftm/schemata.ts'

const PREVIEW = { width: 430, height: 300 }
const BATCH = 20
const SCHEMA_SPACE = 'https://followthemoney.tech/explorer/'
const LIMIT_SAYS = 'The most values of each property; 0 for all.'

interface Address {
  readonly publicUrl: string
  /** The key that came in the query: the pages that a client opens by themselves need it too. */
  readonly key: string | undefined
}

const queryOf = (key: string | undefined): string =>
  key === undefined ? '' : `?api_key=${encodeURIComponent(key)}`

export function manifestOf(dataset: ListDataset, { publicUrl, key }: Address) {
  const service_url = `${publicUrl}/reconcile/${dataset.name}`
  const service = (path: string) => ({ service_url, service_path: `${path}${queryOf(key)}` })
  const preview = `${service_url}/preview${queryOf(key)}${key === undefined ? '?' : '&'}id={{id}}`
  return {
    versions: ['0.2'],
    name: `${dataset.title} (Assay)`,
    identifierSpace: `${publicUrl}/entities/`,
    schemaSpace: SCHEMA_SPACE,
    documentation: `${publicUrl}/docs/`,
    batchSize: BATCH,
    view: { url: preview },
    preview: { url: preview, ...PREVIEW },
    suggest: {
      entity: service('/suggest/entity'),
      type: service('/suggest/type'),
      property: service('/suggest/property'),
    },
    extend: {
      propose_properties: service('/extend/property'),
      property_settings: [
        { name: 'limit', label: 'Limit', type: 'number' as const, default: 0, help_text: LIMIT_SAYS },
      ],
    },
    defaultTypes: listedSchemata.map(typeOf),
  }
}

export function draftManifestOf(
  dataset: ListDataset,
  { publicUrl, key }: Address,
): OutputOf<CompatibleOperations['reconciliation_draft_manifest']> {
  const root = `${publicUrl}/reconcile/${dataset.name}/1.0-draft`
  return {
    versions: ['1.0-draft'],
    name: `${dataset.title} (Assay)`,
    documentation: `${publicUrl}/docs/`,
    standardizedScore: true,
    view: { url: `${root}/preview${queryOf(key)}${key === undefined ? '{?id}' : '{&id}'}` },
    preview: PREVIEW,
    suggest: { entity: true, type: true, property: true },
    extend: {
      proposeProperties: true,
      propertySettings: [{ id: 'limit', name: 'Limit', type: 'number', default: 0, helpText: LIMIT_SAYS }],
    },
    defaultTypes: listedSchemata.map(typeOf),
  }
}

export const typeOf = ({ name, label, above }: Schema) => ({
  id: name,
  name: label,
  broader: above.slice(0, 1).map((id) => ({ id, name: findSchema(id)?.label ?? id })),
})
