// The values of a bundle that stand behind digests of its records, and the digests whose values were erased.
import { digestOf, verifyDisclosure, type SaltedDisclosure } from '../digest.ts'
import type { AuditEntry } from '../entry.ts'
import { digestsOfEntry } from '../erasure.ts'
import { demand } from '../proofs/proof-error.ts'

/** The values that are shown and match their digests. */
export interface DisclosedValues {
  /** Their names. */
  readonly disclosed: readonly string[]
  /** The number of digests whose values the file does not show, without those that the log says were erased. */
  readonly withheld: number
  /** The records, from 0, with such a digest. */
  readonly partial: readonly number[]
}

/**
 * The names of the values, and how many digests have none and were not erased. Throws a ProofError where a value has no digest, a
 * digest has two values, a name is there twice, or a value is shown that was erased.
 */
export function disclosedIn(
  entries: readonly AuditEntry[],
  disclosures: readonly SaltedDisclosure[],
  erased: ReadonlySet<string>,
): DisclosedValues {
  const digests = [...new Set(entries.flatMap(digestsOfEntry))]
  const shown = new Set<string>()
  for (const [at, disclosure] of disclosures.entries()) {
    demand(verifyDisclosure(disclosure, digests), 'invalid', `value ${at + 1} is not in the records`)
    const digest = digestOf(disclosure)
    demand(!erased.has(digest), 'invalid', `value ${at + 1} is there, and the log says that it was erased`)
    shown.add(digest)
  }
  const names = new Set(disclosures.map(({ name }) => name))
  demand(
    shown.size === disclosures.length && names.size === disclosures.length,
    'invalid',
    'a value is there twice',
  )
  return {
    disclosed: disclosures.map(({ name }) => name),
    withheld: digests.length - shown.size - erased.size,
    partial: entries.flatMap((entry, at) =>
      digestsOfEntry(entry).every((digest) => shown.has(digest) || erased.has(digest)) ? [] : [at],
    ),
  }
}
