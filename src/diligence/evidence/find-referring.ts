// Finds every record about the entities a subject was resolved to, and about the same entities under other numbers.
import type { CitedRecord, FoundRecords, EvidenceMatch, Resolved } from '../rules/evidence.ts'
import { entityOf, keysSpokenOf, type LookUp, recordKey, sureKeys } from './registry.ts'

/** A number leads to an entry with another number, and that one to further records; a third step adds no new ones. */
const ROUNDS = 3

/** The entity through which a key is known. */
interface Via {
  readonly rank: number
  readonly match?: EvidenceMatch
}

/**
 * Entities come in order of rank: a record of several belongs to the first. `own` holds the subject's identifiers;
 * records may refer to them without an entry.
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
      // why: a filing of several issuers is about the entity, but the numbers of its first issuer are another's
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
