// Everything that speaks of the entities a subject was resolved to, and of the same entities under their other numbers.
import type { CitedRecord, FoundRecords, NameMatch, Resolved } from '../rules/evidence.ts'
import { entityOf, keysSpokenOf, type LookUp, recordKey, sureKeys } from './registry.ts'

/** A number leads to an entry with another number, and that to further records; a third step leads nowhere new. */
const ROUNDS = 3

/** Through which entity a key is known. */
interface Via {
  readonly rank: number
  readonly match?: NameMatch
}

/**
 * Entities in order of rank: a record of several belongs to the first. `own` are identifiers of the subject itself, which
 * need no entry to be spoken of.
 */
export async function findReferring(
  entities: readonly Resolved[],
  own: readonly string[],
  lookUp: LookUp,
): Promise<readonly FoundRecords[]> {
  const vias = new Map<string, Via>(own.map((key) => [key, { rank: -1 }]))
  const learn = (keys: readonly string[], via: Via): readonly string[] => {
    const fresh = keys.filter((key) => !vias.has(key))
    for (const key of fresh) vias.set(key, via)
    return fresh
  }
  const first = entities.flatMap(({ record, match }, rank) =>
    learn(numbersOf(record), { rank, ...(match && { match }) }),
  )
  const seen = new Set(entities.map(({ record }) => recordKey(record)))
  const found: FoundRecords[] = []
  let keys: readonly string[] = [...own, ...first]
  for (let round = 0; round < ROUNDS && keys.length > 0; round++) {
    const records = await lookUp(keys)
    const next: string[] = []
    for (const record of records) {
      if (seen.has(recordKey(record))) continue
      const [via] = [...keysSpokenOf(record)]
        .flatMap((key) => vias.get(key) ?? [])
        .toSorted((a, b) => a.rank - b.rank)
      if (via === undefined) continue
      seen.add(recordKey(record))
      found.push({ record, ...(via.match && { match: via.match }) })
      const numbers = numbersOf(record)
      // why: a filing of several issuers speaks of the entity, and the numbers of its first issuer are of another
      if (numbers.some((key) => vias.get(key) === via)) next.push(...learn(numbers, via))
    }
    keys = next
  }
  return found
}

const numbersOf = (record: CitedRecord): readonly string[] => {
  const party = entityOf(record)
  return party === undefined ? [] : sureKeys(party)
}
