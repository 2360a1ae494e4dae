// The reconciliation service of version 0.2: manifest, queries, suggestions, data extension and preview.
import { Problem } from '../../call/problem.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import type { CompatibleOperations } from '../../contract/compatible.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { z } from 'zod'
import { datasetInPath, sourcesInScope } from '../datasets.ts'
import type { CompatPorts } from '../ports.ts'
import { refuseTooLong } from '../find-entities.ts'
import {
  candidatesFor,
  type CandidateSearch,
  type ReconciliationQuery,
  textsToCompare,
} from './candidates.ts'
import { extendEntities, proposeProperties } from './extend.ts'
import { manifestOf } from './manifest.ts'
import { previewOf } from './preview.ts'
import { suggestions } from './suggest.ts'
import { valueTexts } from './values.ts'

type Operations = CompatibleOperations
type Asked = Pick<z.output<Operations['reconcile']['input']>, 'queries' | 'extend' | 'dataset'>
type Answer = OutputOf<Operations['reconcile']>

export const reconciliationManifest: UseCase<Operations['reconciliation_manifest'], CompatPorts> = {
  async run(call, ports) {
    const { queries, extend, dataset, api_key: key } = call.input
    if (queries !== undefined || extend !== undefined) return answer(call, ports)
    return manifestOf(datasetInPath(ports.manifests, dataset), { publicUrl: ports.settings.publicUrl, key })
  },
}

export const reconcile: UseCase<Operations['reconcile'], CompatPorts> = { run: answer }

export const suggest: UseCase<Operations['suggest'], CompatPorts> = {
  run: (call, ports) => suggestions(call.input, () => searchFor(call, ports)),
}

export const proposeExtension: UseCase<Operations['propose_properties'], CompatPorts> = {
  run({ input }, { manifests }) {
    datasetInPath(manifests, input.dataset)
    return Promise.resolve(proposeProperties(input))
  },
}

export const previewEntity: UseCase<Operations['preview_entity'], CompatPorts> = {
  async run(call, ports) {
    const { lists, sources } = await searchFor(call, ports)
    return previewOf(call.input.id, lists, sources)
  },
}

/** What a call searches: the lists of its dataset, on behalf of its workspace. Throws `not_found`. */
export async function searchFor(
  { input, caller, signal }: Call<{ readonly dataset: string }>,
  ports: CompatPorts,
): Promise<CandidateSearch> {
  const sources = sourcesInScope(ports.manifests, datasetInPath(ports.manifests, input.dataset), {})
  const lists = await ports.listsInForce()
  return {
    ports,
    lists,
    sources,
    workspaceId: caller.workspaceId,
    signal: signal ?? new AbortController().signal,
  }
}

async function answer(call: Call<Asked>, ports: CompatPorts): Promise<Answer> {
  const { queries, extend } = call.input
  const search = await searchFor(call, ports)
  if (extend !== undefined) {
    const { meta, rows } = extendEntities(extend, search.lists, search.sources)
    const byId = rows.map(({ id, properties }) => [
      id,
      Object.fromEntries(properties.map(({ id: name, values }) => [name, values])),
    ])
    return { meta, rows: Object.fromEntries(byId) as Record<string, Record<string, { str: string }[]>> }
  }
  if (queries === undefined)
    throw new Problem('invalid_request', {
      detail: 'The form has neither queries nor extend; send one of them as JSON text',
      issues: [{ path: 'queries', message: 'is required, unless extend is given' }],
    })
  const asked = Object.entries(queries).map(([name, query]) => ({ name, query: queryOf(query) }))
  refuseTooLong(asked.flatMap(({ query }) => textsToCompare(query)))
  const found: Record<string, { result: Awaited<ReturnType<typeof candidatesFor>> }> = {}
  for (const { name, query } of asked)
    found[name] = { result: await candidatesFor(query, `queries.${name}`, search) }
  return found
}

function queryOf({
  query,
  type,
  limit,
  properties,
}: NonNullable<Asked['queries']>[string]): ReconciliationQuery {
  return {
    // why the first: a list of types means any of them, and the first is the one that the client prefers
    schema: [type ?? []].flat()[0],
    name: query === null || query?.trim() === '' ? undefined : query,
    properties: properties.map(({ pid, v }) => ({ id: pid, values: valueTexts(v) })),
    limit,
  }
}
