// The step of a verifier that compares the decisions that the file shows with the records of a case.
import { type DecidedCase, readReasons, type ShownReasons } from '../decided-case.ts'
import { verifyDisclosure } from '../digest.ts'
import { demand } from '../proofs/proof-error.ts'
import type { BundleFile } from './bundle-file.ts'
import type { BundleRecords } from './bundle-records.ts'

/** What the file shows of each decision; undefined where it has its digest alone. */
export type ShownDecisions = readonly (ShownReasons | undefined)[]

/** Throws a ProofError where a decision is not the one of its record. */
export function caseStep(
  { decisions: listed }: BundleFile,
  { decided = [] }: BundleRecords,
): readonly [says: string, ShownDecisions] {
  demand(
    listed.length === decided.length,
    'invalid',
    'the file has not one decision, or null, for each record',
  )
  demand(
    new Set(decided.map(({ event }) => event)).size === decided.length,
    'invalid',
    'a decision is there twice',
  )
  const shown = decided.map((its, at) => {
    const decision = listed[at]
    return decision == null ? undefined : reasonsOf(decision, its, at)
  })
  const count = shown.filter((each) => each !== undefined).length
  return [`${count} decisions are those of their records.`, shown]
}

function reasonsOf(
  { salt, text }: { readonly salt: string; readonly text: string },
  its: DecidedCase,
  at: number,
): ShownReasons {
  demand(
    verifyDisclosure({ salt, name: its.event, value: text }, [its.digest]),
    'invalid',
    `the decision of record ${at + 1} is not behind its digest`,
  )
  const reasons = readReasons(text, its)
  demand(reasons !== undefined, 'invalid', `the decision of record ${at + 1} is another one`)
  return reasons
}
