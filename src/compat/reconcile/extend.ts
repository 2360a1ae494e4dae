// Data extension: the values of properties of entities, and the properties that a type has.
import { Problem } from '../../call/problem.ts'
import type { z } from 'zod'
import type { ExtensionQuery } from '../../contract/operations/compatible/reconcile.ts'
import { toFtmEntity } from '../ftm/entity.ts'
import { findProperty, propertiesUnder } from '../ftm/properties.ts'
import { findSchema, schemaNames } from '../ftm/schemata.ts'
import { findEntry } from '../get-entity.ts'
import type { ListsInForce } from '../ports.ts'

type Query = z.output<typeof ExtensionQuery>

export interface ExtendedRow {
  readonly id: string
  readonly properties: { id: string; values: { str: string }[] }[]
}

/** One row for each id. An entity or property that does not exist has no values, as the protocol says. */
export function extendEntities(
  { ids, properties }: Query,
  lists: ListsInForce,
  sources: ReadonlySet<string>,
): { meta: { id: string; name: string }[]; rows: ExtendedRow[] } {
  const rows = ids.map((id) => {
    const entry = findEntry(lists, id)
    const entity = entry !== undefined && sources.has(entry.stored.sourceId) ? toFtmEntity(entry) : undefined
    return {
      id,
      properties: properties.map(({ id: asked, settings }) => {
        const name = findProperty(asked)?.name
        const all = name === undefined ? [] : (entity?.properties[name] ?? [])
        const most = limitOf(settings)
        const values = most === 0 ? all : all.slice(0, most)
        return {
          id: asked,
          values: values.map((str) => ({ str })),
        }
      }),
    }
  })
  return { meta: properties.map(({ id }) => ({ id, name: findProperty(id)?.label ?? id })), rows }
}

/** Clients send numbers as text, too. */
function limitOf(settings: Query['properties'][number]['settings']): number {
  const limit = Number(settings?.['limit'] ?? 0)
  if (Number.isInteger(limit) && limit >= 0) return limit
  throw new Problem('invalid_request', {
    detail: 'settings.limit of a property is no whole number; send 0 for all values',
    issues: [{ path: 'properties', message: 'have a settings.limit that is no whole number' }],
  })
}

export function proposeProperties({ type, limit }: { readonly type: string; readonly limit: number }) {
  if (findSchema(type) === undefined)
    throw new Problem('invalid_request', {
      detail: `There is no type "${type}"; types are ${schemaNames.join(', ')}`,
      issues: [{ path: 'type', message: `must be one of ${schemaNames.join(', ')}` }],
    })
  const all = propertiesUnder(type).map(({ name, label }) => ({ id: name, name: label }))
  return { type, limit, properties: limit === 0 ? all : all.slice(0, limit) }
}
