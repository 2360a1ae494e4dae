// The evidence of a match, as a decision is bound to it: what is known of the subject, what the lists say of the party, and how the two
// compare. Only facts count: not the spelling of white space and letter case, not snapshots, and no weight that other parties change.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { CaseEvidence } from '../../contract/vocabulary/case.ts'

/** Name of a fact -> its values, in the order of the text, each once. */
export type MatchFacts = Readonly<Record<string, readonly string[]>>

export interface MatchEvidence {
  readonly subject: MatchFacts
  readonly listed: MatchFacts
  readonly comparison: MatchFacts
}

const PARTS = ['subject', 'listed', 'comparison'] as const

/** White space and letter case are no evidence; an accent can be another name. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().toWellFormed()

/** Facts in which letter case tells two values apart: ids of records, and numbers such as those of wallets. */
const EXACT: ReadonlySet<string> = new Set(['records', 'numbers'])

/** Facts without a value are left out, so that a fact that was added is one that was not there. */
export function matchFacts(values: Readonly<Record<string, readonly string[]>>): MatchFacts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, texts]) => {
      const distinct = [...new Set(EXACT.has(name) ? texts : texts.map(folded))]
        .filter((text) => text !== '')
        .toSorted(byText)
      return distinct.length === 0 ? [] : [[name, distinct] as const]
    }),
  )
}

export const evidenceText = ({ subject, listed, comparison }: MatchEvidence): string =>
  canonicalRecord({ subject, listed, comparison })

export const evidenceHash = (evidence: MatchEvidence): string => sha256Hex(evidenceText(evidence))

/** The names of the facts that differ: `listed.births`. Empty for the same evidence. */
export function changedFacts(before: MatchEvidence, now: MatchEvidence): readonly string[] {
  return PARTS.flatMap((part) => {
    const names = new Set([...Object.keys(before[part]), ...Object.keys(now[part])])
    return [...names]
      .toSorted(byText)
      .filter((name) => JSON.stringify(before[part][name]) !== JSON.stringify(now[part][name]))
      .map((name) => `${part}.${name}`)
  })
}

const shown = (facts: MatchFacts): Record<string, string[]> =>
  Object.fromEntries(Object.entries(facts).map(([name, values]) => [name, [...values]]))

export const shownEvidence = (evidence: MatchEvidence): CaseEvidence => ({
  hash: evidenceHash(evidence),
  subject: shown(evidence.subject),
  listed: shown(evidence.listed),
  comparison: shown(evidence.comparison),
})
