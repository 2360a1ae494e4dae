// The values of a bundle that stand behind digests of its records.
import { digestOf, verifyDisclosure, type SaltedDisclosure } from '../digest.ts'
import type { AuditEntry } from '../entry.ts'
import { demand } from '../proofs/proof-error.ts'

/**
 * The names of the values, and how many digests have none. Throws a ProofError where a value has no digest, a digest has two
 * values, or a name is there twice.
 */
export function disclosedIn(
  entries: readonly AuditEntry[],
  disclosures: readonly SaltedDisclosure[],
): { readonly disclosed: readonly string[]; readonly withheld: number } {
  const digests = [...new Set(entries.flatMap(({ data }) => digestsIn(data['_sd'])))]
  const shown = new Set<string>()
  for (const [at, disclosure] of disclosures.entries()) {
    demand(verifyDisclosure(disclosure, digests), 'invalid', `value ${at + 1} is not in the records`)
    shown.add(digestOf(disclosure))
  }
  const names = new Set(disclosures.map(({ name }) => name))
  demand(
    shown.size === disclosures.length && names.size === disclosures.length,
    'invalid',
    'a value is there twice',
  )
  return { disclosed: disclosures.map(({ name }) => name), withheld: digests.length - shown.size }
}

const digestsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((digest) => typeof digest === 'string') : []
