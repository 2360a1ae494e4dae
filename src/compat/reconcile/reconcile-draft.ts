// The reconciliation service of the draft of version 1.0.
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { CompatibleOperations } from '../../contract/compatible.ts'
import type { z } from 'zod'
import { datasetInPath } from '../datasets.ts'
import type { CompatPorts } from '../ports.ts'
import { refuseTooLong } from '../find-entities.ts'
import { candidatesFor, type ReconciliationQuery, textsToCompare } from './candidates.ts'
import { extendEntities, proposeProperties } from './extend.ts'
import { draftManifestOf } from './manifest.ts'
import { previewOf } from './preview.ts'
import { searchFor } from './reconcile.ts'
import { suggestions } from './suggest.ts'
import { valueIds, valueTexts } from './values.ts'

type Operations = CompatibleOperations
type Query = z.output<Operations['reconcile_draft']['input']>['queries'][number]
type Condition = Query['conditions'][number]

export const draftManifest: UseCase<Operations['reconciliation_draft_manifest'], CompatPorts> = {
  run({ input: { dataset, api_key: key } }, { manifests, settings: { publicUrl } }) {
    return Promise.resolve(draftManifestOf(datasetInPath(manifests, dataset), { publicUrl, key }))
  },
}

export const reconcileDraft: UseCase<Operations['reconcile_draft'], CompatPorts> = {
  async run(call, ports) {
    const search = await searchFor(call, ports)
    const asked = call.input.queries.map((query, at) => ({
      query: queryOf(query, at),
      path: `queries[${at}]`,
    }))
    refuseTooLong(asked.flatMap(({ query }) => textsToCompare(query)))
    const results: { candidates: Awaited<ReturnType<typeof candidatesFor>> }[] = []
    for (const { query, path } of asked)
      results.push({ candidates: await candidatesFor(query, path, search) })
    return { results }
  },
}

export const extendDraft: UseCase<Operations['extend_draft'], CompatPorts> = {
  async run(call, ports) {
    const { lists, sources } = await searchFor(call, ports)
    return extendEntities(call.input, lists, sources)
  },
}

export const suggestDraft: UseCase<Operations['suggest_draft'], CompatPorts> = {
  run: (call, ports) => suggestions(call.input, () => searchFor(call, ports)),
}

export const proposeDraft: UseCase<Operations['propose_properties_draft'], CompatPorts> = {
  run({ input }, { manifests }) {
    datasetInPath(manifests, input.dataset)
    return Promise.resolve(proposeProperties(input))
  },
}

export const previewDraft: UseCase<Operations['preview_entity_draft'], CompatPorts> = {
  async run(call, ports) {
    const { lists, sources } = await searchFor(call, ports)
    return previewOf(call.input.id, lists, sources)
  },
}

function queryOf({ type, limit, conditions }: Query, at: number): ReconciliationQuery {
  conditions.forEach((condition, place) => assertSupported(condition, `queries[${at}].conditions[${place}]`))
  const of = (kind: Condition['matchType']): readonly Condition[] =>
    conditions.filter(({ matchType }) => matchType === kind)
  const [name, ...others] = of('name').flatMap(({ propertyValue }) => valueTexts(propertyValue))
  return {
    schema: type,
    name,
    ids: of('id').flatMap(({ propertyValue }) => valueIds(propertyValue)),
    properties: [
      ...(others.length === 0 ? [] : [{ id: 'alias', values: others }]),
      ...of('property').map(({ propertyId = '', propertyValue }) => ({
        id: propertyId,
        values: valueTexts(propertyValue),
      })),
    ],
    limit,
  }
}

/** Why refused: candidates that the client wanted left out would be among the answers. */
function assertSupported(
  { matchType, propertyId, matchQuantifier, required }: Condition,
  path: string,
): void {
  const refuse = (message: string): never => {
    throw new Problem('invalid_request', { detail: `${path} ${message}`, issues: [{ path, message }] })
  }
  if (matchType === 'property' && propertyId === undefined) refuse('needs a propertyId')
  if (matchQuantifier === 'none')
    refuse('has the matchQuantifier none, which Assay does not offer; leave it out')
  if (matchType === 'property' && required)
    refuse('is required, but Assay weighs a property and does not filter by it; send required=false')
}
