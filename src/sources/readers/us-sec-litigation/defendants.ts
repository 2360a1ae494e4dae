// Reads the parties of a release from its title: `Jane Doe; Tern Capital, LLC` or `SEC v. Jane Doe, et al.`
import type { CaseParty } from '../../model/record.ts'

/** A comma before these is part of the name. */
const BELONGS =
  '(?:inc|incorporated|l\\.?l\\.?c|l\\.?l\\.?p|l\\.?p|ltd|limited|corp|corporation|co|company|n\\.?a|n\\.?v|s\\.?a|plc|gmbh|jr|sr|ii|iii|iv|cpa|esq|m\\.?d|ph\\.?d)\\b'
const BETWEEN_COMMAS = new RegExp(`\\s*,(?!\\s*${BELONGS})\\s*(?:and\\s+)?`, 'i')
/** In lower case, unless the Commission comes before it: `John V. Roe` is one name. */
const AGAINST = /\s+vs?\.?\s+|(?<=^(?:SEC|.*COMMISSION))\s+VS?\.?\s+/
const OTHERS = /,?\s*\bet\s+al\b\.?/gi
/** Other names become separate parties, because a party of a case has one name. */
const ALSO =
  /[,(\s]+(?:a\/?k\/?a|d\/?b\/?a|f\/?k\/?a|n\/?k\/?a|also known as|doing business as|formerly known as)\b\.?:?\s*/i

/** Parties in the order of the title, each once. Without `v.` all are defendants; before it comes one plaintiff. */
export function partiesOf(title: string): readonly CaseParty[] {
  const [before = '', ...after] = title.split(AGAINST)
  const defendants = namesOf(after.length === 0 ? before : after.join(' '))
  const plaintiffs = after.length === 0 ? [] : [before.trim()]
  return [
    ...plaintiffs.map((name): CaseParty => ({ name, role: 'plaintiff', derivedFrom: 'caption' })),
    ...defendants.map((name): CaseParty => ({ name, role: 'defendant', derivedFrom: 'caption' })),
  ]
}

function namesOf(list: string): readonly string[] {
  const text = list.replace(OTHERS, '')
  // Where semicolons separate the names, commas are part of them.
  const parts = text.includes(';') ? text.split(';') : text.split(BETWEEN_COMMAS)
  const names = parts
    .map((part) => part.trim().replace(/^and\s+/i, ''))
    .flatMap(pair)
    .flatMap((name) => name.split(ALSO))
    .map((name) =>
      name
        .replace(/[\s,]+$/, '')
        .replace(/^([^(]*)\)$/, '$1')
        .trim(),
    )
  return [...new Set(names.filter((name) => /\p{L}/u.test(name)))]
}

/** `Jane Doe and Tern Capital` are two, `Ferrand and Hale Capital` is one: a party's name has at least two words. */
function pair(part: string): readonly string[] {
  const names = part.split(/\s+and\s+/i)
  return names.every((name) => /\S\s+\S/.test(name.trim())) ? names : [part]
}
