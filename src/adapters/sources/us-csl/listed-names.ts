// Names of the Consolidated Screening List: what is a name in them, and what is a phrase of the order.
import type { ListedName } from '../source.ts'

const SUCCESSORS = /[;,]?\s*\band any successors?,? sub-?units?,? (?:or|and) subsidiar(?:y|ies) thereof\.?/gi
/** `A (a.k.a. B; C)`, `A [aka B]` and `A, a.k.a. B`. */
const IN_BRACKETS = /^(.+?)\s*[([]\s*(a\.?k\.?a|f\.?k\.?a)\.?[:,]?\s+(.+)[)\]]$/i
const IN_LINE = /^(.+?)[\s,]+(a\.k\.a|f\.k\.a)\.[:,]?\s+(.+)$/i
/** A comma stands between names, unless what follows it is the legal form of the name before. */
const BETWEEN_NAMES = /;\s*|,\s+(?!(?:inc|ltd|llc|co|corp|jsc|s\.a|gmbh|limited|corporation)\b)/i

/** The names of a row, the primary first. */
export function listedNames(name: string, aliases: string): readonly ListedName[] {
  const plain = repair(name)
  const [, before, label, known] = IN_BRACKETS.exec(plain) ?? IN_LINE.exec(plain) ?? []
  const kind = label?.toLowerCase().startsWith('f') ? 'former' : 'alias'
  return [
    { text: before ?? plain, kind: 'primary' },
    ...(known?.split(BETWEEN_NAMES) ?? []).map((text): ListedName => ({ text, kind })),
    ...repair(aliases)
      .split(/;\s*/)
      .map((text): ListedName => ({ text: text.replace(/^and\s+/, ''), kind: 'alias' })),
  ]
}

/** Apostrophes, quotation marks and dashes became question marks on the way to this file: `Academy?s`, `?Zvezda?`. */
function repair(text: string): string {
  return text
    .replace(SUCCESSORS, '')
    .replace(/(?<=\p{L})\?(?=\p{Ll})|(?<=(?<!\p{L})\p{L})\?(?=\p{L})/gu, "'")
    .replace(/(?<=\p{L})\?(?=\p{Lu})/gu, '-')
    .replaceAll('?', '')
    .trim()
}
