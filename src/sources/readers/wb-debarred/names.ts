// The names of an entry of the World Bank: one field, with other names in brackets and marks of footnotes.
import type { PartyName } from '../../model/record.ts'
import { onOneLine } from '../../files/record-parts.ts'

/** Words before another name, in the order in which they are tried, and the kind of name after them. */
const OTHERS: readonly (readonly [words: string, kind: PartyName['kind']])[] = [
  ['f/?k/?a|formerly known as|formerly|previously known as|name change from', 'previous'],
  ['(?:also |currently )?d[./]?b[./]?a|doing business as|trading as', 'trading'],
  ['a[./]?k[./]?a|also known as|n/k/a|now known as|currently known as', 'alias'],
]
const ANY = new RegExp(`[\\s,;([]+(?=(?:${OTHERS.map(([words]) => words).join('|')})\\b)`, 'i')
const FOOTNOTE = /\s*\*+\s*\d*/g
/** In South Asia, `M/S` precedes the name of a firm. */
const FIRM = /^m\/s\.?\s+/i
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|eng|engr|ing|prof)\.?\s+/i

export interface DebarredNames {
  readonly names: readonly PartyName[]
  /** How a person is addressed; undefined for a firm. */
  readonly honorific: string | undefined
}

export function debarredNames(written: string): DebarredNames {
  const [first = '', ...others] = onOneLine(written.replace(FOOTNOTE, ' ')).split(ANY)
  const honorific = FIRM.test(first) ? undefined : HONORIFIC.exec(first)?.[0]?.trim()
  return {
    honorific,
    names: [
      { full: bare(first), kind: 'primary', quality: 'strong' },
      ...others.flatMap((other): readonly PartyName[] => {
        const kind = OTHERS.find(([words]) => new RegExp(`^(?:${words})\\b`, 'i').test(other))
        if (kind === undefined) return []
        const names = other.replace(new RegExp(`^(?:${kind[0]})[.:\\s]*`, 'i'), '')
        return names
          .split(/\s*;\s*/)
          .map((name) => ({ full: bare(name), kind: kind[1], quality: 'unknown' }) as const)
      }),
    ],
  }
}

/** The name without the brackets and commas around it. */
function bare(text: string): string {
  const plain = text
    .replace(FIRM, '')
    .replace(HONORIFIC, '')
    .replace(/^[\s,;("]+|[\s,;"]+$/g, '')
  const open = (plain.match(/[([]/g) ?? []).length
  const closed = (plain.match(/[)\]]/g) ?? []).length
  return closed > open ? plain.replace(/[)\]]\.?$/, '').trim() : plain
}
