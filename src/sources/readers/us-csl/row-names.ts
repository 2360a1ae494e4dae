// Reads names of the Consolidated Screening List and separates them from phrases of the order.
import type { PartyName } from '../../model/record.ts'

const SUCCESSORS = /[;,]?\s*\band any successors?,? sub-?units?,? (?:or|and) subsidiar(?:y|ies) thereof\.?/gi
/** `A (a.k.a. B; C)`, `A [aka B]` and `A, a.k.a. B`. */
const IN_BRACKETS = /^(.+?)\s*[([]\s*(a\.?k\.?a|f\.?k\.?a)\.?[:,]?\s+(.+)[)\]]$/i
const IN_LINE = /^(.+?)[\s,]+(a\.k\.a|f\.k\.a)\.[:,]?\s+(.+)$/i
/** A comma separates names, unless the legal form of the name before follows it. */
const BETWEEN_NAMES = /;\s*|,\s+(?!(?:inc|ltd|llc|co|corp|jsc|s\.a|gmbh|limited|corporation)\b)/i

/** The names of a row, the primary first; some may be empty. The list does not grade aliases. */
export function rowNames(name: string, aliases: string): readonly PartyName[] {
  const plain = repair(name)
  const [, before, label, known] = IN_BRACKETS.exec(plain) ?? IN_LINE.exec(plain) ?? []
  const kind = label?.toLowerCase().startsWith('f') ? 'previous' : 'alias'
  return [
    { full: before ?? plain, kind: 'primary', quality: 'strong' },
    ...(known?.split(BETWEEN_NAMES) ?? []).map((full): PartyName => ({ full, kind, quality: 'unknown' })),
    ...repair(aliases)
      .split(/;\s*/)
      .map((alias): PartyName => {
        return { full: alias.replace(/^and\s+/, ''), kind: 'alias', quality: 'unknown' }
      }),
  ]
}

/** Apostrophes, quotation marks and dashes became question marks in this file: `Academy?s`, `?Zvezda?`. */
function repair(text: string): string {
  return text
    .replace(SUCCESSORS, '')
    .replace(/(?<=\p{L})\?(?=\p{Ll})|(?<=(?<!\p{L})\p{L})\?(?=\p{L})/gu, "'")
    .replace(/(?<=\p{L})\?(?=\p{Lu})/gu, '-')
    .replaceAll('?', '')
    .trim()
}
