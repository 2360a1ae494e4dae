// The values of a bundle that stand behind digests of its records, and the digests whose values were erased.
import { digestOf, verifyDisclosure, type SaltedDisclosure } from '../digest.ts'
import type { AuditEntry } from '../entry.ts'
import { digestsOfEntry } from '../erasure.ts'
import { demand } from '../proofs/proof-error.ts'

/**
 * The names of the values, and how many digests have none and were not erased. Throws a ProofError where a value has no digest, a
 * digest has two values, a name is there twice, or a value is shown that was erased.
 */
export function disclosedIn(
  entries: readonly AuditEntry[],
  disclosures: readonly SaltedDisclosure[],
  erased: ReadonlySet<string>,
): { readonly disclosed: readonly string[]; readonly withheld: number } {
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
  }
}
