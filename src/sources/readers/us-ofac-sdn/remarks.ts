// The remarks of an OFAC record: facts in a row, `; ` between them, each beginning with a word that says what it is.
import type { PartyIdentifier, PartyName } from '../../model/record.ts'
import { labelledIdentifier } from '../../files/identifier.ts'
import { factLabels, type OfacFact } from './facts.ts'

export interface Remarks {
  readonly names: readonly PartyName[]
  readonly facts: readonly OfacFact[]
  readonly identifiers: readonly PartyIdentifier[]
}

/** An a.k.a. of the remarks is what OFAC calls a weak alias; the strong ones stand in the file of aliases. */
const QUOTED_NAME = /^([afn])\.k\.a\. '(.+)'/
const KIND = { a: 'alias', f: 'previous', n: 'alias' } as const
const QUALITY = { a: 'weak', f: 'unknown', n: 'unknown' } as const

export function readRemarks(text: string): Remarks {
  const remarks = text
    .replace(/\.\s*$/, '')
    .split(/;\s+/)
    .map((remark) => remark.trim().replace(/^alt\. /, ''))
  return {
    names: remarks.flatMap((remark): readonly PartyName[] => {
      const [, written, full] = QUOTED_NAME.exec(remark) ?? []
      const letter = written as keyof typeof KIND
      return full === undefined ? [] : [{ full, kind: KIND[letter], quality: QUALITY[letter] }]
    }),
    facts: remarks.flatMap((remark) => {
      const label = factLabels.find((known) => remark.startsWith(`${known} `))
      return label === undefined ? [] : [{ label, value: remark.slice(label.length + 1).trim() }]
    }),
    identifiers: remarks.flatMap((remark) => labelledIdentifier(remark) ?? []),
  }
}
