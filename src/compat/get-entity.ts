// Reads one entity of the lists in force by its id.
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import { listedEntries } from '../screening/watch-lists/watch-index.ts'
import type { RecordPart } from '../sources/model/record.ts'
import type { StoredRecord } from '../sources/ports.ts'
import { type EntryOfRecord, toFtmEntity, nestedOf } from './ftm/entity.ts'
import { readEntityId } from './ftm/entity-id.ts'
import type { CompatPorts, ListsInForce } from './ports.ts'
import { seenIn } from './seen.ts'

export const getEntity: UseCase<CompatibleOperations['get_entity'], CompatPorts> = {
  async run({ input: { id, nested } }, { store, listsInForce }) {
    const lists = await listsInForce()
    const found = findEntry(lists, id)
    if (found === undefined)
      throw new Problem('not_found', {
        detail: 'No list in force has an entity with this id. Send an id as a query returned it',
      })
    const seen = await seenIn(store.sources, lists.index.lists)(found.stored)
    const { properties, ...entity } = toFtmEntity(found)
    return {
      ...entity,
      properties: { ...properties, ...(nested && withSeen(nestedOf(found), seen)) },
      ...seen,
    }
  },
}

/** The entry of the lists in force that has this id. */
export function findEntry(
  { index }: ListsInForce,
  id: string,
): (EntryOfRecord & { readonly stored: StoredRecord }) | undefined {
  const key = readEntityId(
    id,
    index.lists.map(({ sourceId }) => sourceId),
  )
  const stored = key && index.records.get(`${key.source} ${key.record}`)
  if (stored === undefined) return undefined
  const parts = JSON.parse(stored.parts) as readonly RecordPart[]
  const entry = listedEntries(parts).find(({ ref }) => ref === key?.ref)
  return entry && { stored, parts, entry }
}

const withSeen = (nested: ReturnType<typeof nestedOf>, seen: object) =>
  Object.fromEntries(
    Object.entries(nested).map(([property, entities]) => [
      property,
      entities.map((entity) => ({ ...entity, ...seen })),
    ]),
  )
