// Removes what trade documents write around the name of a firm or ship: labels, addresses, branches, former names.
import { byText } from '../../base/by-text.ts'
import { formsOf, tableRows } from '../lexicon/table.ts'
import {
  BRANCH_WORDS,
  CARE_OF,
  FORMER_MARKERS,
  IDENTIFIER_LABELS,
  PARTY_LABELS,
  VESSEL_PREFIXES,
} from '../lexicon/tables/name-residue.ts'
import { foldLatin } from '../script/transliterate.ts'

export interface CleanName {
  readonly name: string
  /** Former and other names found inside the text. */
  readonly others: readonly string[]
  /** Whether a prefix such as MV or M/T precedes the name. */
  readonly vessel: boolean
}

const list = (table: string): string[] =>
  tableRows(table)
    .flatMap(([column = '']) => formsOf(column))
    .sort((a, b) => b.length - a.length || byText(a, b))

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
const alternatives = (forms: readonly string[]): string => forms.map(escaped).join('|')
const EDGE = '(?![\\p{L}\\p{N}])'

const partyLabel = new RegExp(
  `^\\s*(?:(?:${alternatives(list(PARTY_LABELS))})\\s*[:.]|messrs\\.?\\s|m/s\\.?\\s)\\s*`,
  'iu',
)
const fieldLabel = /^\s*[\p{L}\s]{0,20}\d{1,4}[\p{L}]?\s*:\s*/u
const careOf = new RegExp(`[\\s,(](?:${alternatives(list(CARE_OF))})${EDGE}.*$`, 'iu')
const branch = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${alternatives(list(BRANCH_WORDS))})${EDGE}`, 'iu')
const markers = tableRows(FORMER_MARKERS).flatMap(([, forms = '']) => list(forms))
/** One-word markers that are also words of names count only in brackets; these are never part of a name. */
const ABBREVIATED = new Set(['aka', 'fka', 'nka', 'dba', 'formerly'])
const former = new RegExp(`^\\s*(?:${alternatives(markers)})(?![\\p{L}\\p{N}])[\\s:.-]*(.+)$`, 'iu')
const formerInside = new RegExp(
  `^(.{3,}?)[\\s,;](?:${alternatives(markers.filter((marker) => /[\\s/.]/.test(marker) || ABBREVIATED.has(marker)))})(?![\\p{L}\\p{N}])[\\s:.]*(.+)$`,
  'iu',
)
const identifier = new RegExp(
  `[\\s,;](?:${alternatives(list(IDENTIFIER_LABELS).filter((label) => label !== 'inn'))})${EDGE}[\\s.:#]*[\\p{L}]{0,4}\\s*\\d[\\d\\s./-]{4,}$`,
  'iu',
)
const prefixed = (forms: readonly string[]): RegExp =>
  new RegExp(`^\\s*(?:${alternatives(forms)})(?:\\s*["'“«]\\s*|[\\s.]+)(?=\\S)`, 'iu')
const vesselPrefix = prefixed(list(VESSEL_PREFIXES))
/** Before a name not known to be a ship's, only marks count, not words such as Yacht. */
const vesselMark = prefixed(list(VESSEL_PREFIXES).filter((form) => /[./]/.test(form) || form.length < 4))
const voyage = /\sV\.?\s?\d{1,4}[A-Z]?$/u
const flag = /(?:^|\s)(?:flag|flagged|registered|registry|home ?port|bandera|pavillon|flagge)(?:\s|$)/iu
const branchTail = new RegExp(`[\\s,(](?:${alternatives(list(BRANCH_WORDS))})${EDGE}(?: \\S+){0,3} ?$`, 'iu')

/** Where a ship's former names follow each other: `ex Petrel Bay ex Gulf Petrel`. */
const EX = /(?:^|[\s,;/])ex(?:[-.]\s?|\s+)(?=\S)/iu

/** The former names of a text that begins with a marker; each has its own marker, or a comma before it. */
const formerNames = (text: string): string[] =>
  text
    .split(EX)
    .map((each) => each.replace(/^[\s,;/]+|[\s,;/]+$/g, ''))
    .filter((each) => each !== '')

/** Several words with a number among them: a street, a post box, a unit. */
const isAddress = (piece: string): boolean => /\d/.test(piece) && /\S\s+\S/.test(piece)

/** A house number and a street. `Trust No. 2`, `Trust 2011 2` and `Corporation 13th Institute` are no addresses. */
const isStreet = (words: readonly string[]): boolean =>
  words.some((word) => /^[^()]*\d[^()]*$/.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word)) &&
  words.some((word) => /^\p{L}{3,}/u.test(word))

/** `216 Raids`, `215 - Investigation`: the number of a branch that is a party of its own; `12 Tehran` and `12 Main Street` are addresses. */
const isNumbered = (
  [number = '', ...rest]: readonly string[],
  isPlace: (piece: string) => boolean,
): boolean => /^\d+$/.test(number) && (rest[0] === '-' || (rest.length === 1 && !isPlace(rest[0] as string)))

/** A part with a number after the legal form is an address, and so is a house number with a post code after it. */
function withoutAddress(
  name: string,
  isPlace: (piece: string) => boolean,
  isForm: (piece: string) => boolean,
): string {
  const words = name.trim().split(/\s+/)
  const house = words.findIndex(
    (word, at) =>
      at > 1 && /^\d{1,5}$/.test(word) && words.length - at > 3 && /^\d{4,6}$/.test(words.at(-1) ?? ''),
  )
  if (house > 0) return words.slice(0, house).join(' ')
  for (let at = 1; at < words.length - 2; at++) {
    const next = words[at + 1] as string
    if (!isForm(words[at] as string) || !isStreet(words.slice(at + 1)) || /^[(&,]/.test(next)) continue
    const before = words.slice(0, at + 1).join(' ')
    const isParty = branch.test(words[at] as string) && isNumbered(words.slice(at + 1), isPlace)
    // behind a form that begins the name comes the name
    if (!isParty && !isForm(before)) return before
  }
  return name
}

/** `Organization for Technological Industries (OTI)`: initials of the words before them, in brackets. */
function withoutInitials(name: string): string {
  return name.replace(/\s\((\p{Lu}{2,8})\)/gu, (bracket, initials: string, at: number) => {
    const words = name.slice(0, at).match(/\p{L}+/gu) ?? []
    let found = 0
    for (const word of words) if (word[0]?.toUpperCase() === initials[found]) found++
    return found === initials.length ? ' ' : bracket
  })
}

/** `... Sucursal Panamá`, `... Filiale di Milano`: the words before the branch word are the name. */
function withoutBranch(name: string): string {
  const tail = branchTail.exec(name)
  // a numbered branch of a service or a party is a party of its own: Branch 216
  return tail !== null && tail.index > 2 && !/\d/.test(tail[0]) ? name.slice(0, tail.index) : name
}

/** `isPlace` and `isForm` classify a piece of the text; `ship`: the name is known to be a ship's. */
export function cleanName(
  text: string,
  isPlace: (piece: string) => boolean,
  isForm: (piece: string) => boolean,
  ship = false,
): CleanName {
  const others: string[] = []
  let vessel = ship
  // why one space each: a pattern that may begin at every space of a run takes quadratic time
  let name = text.replace(/\s+/gu, ' ').trim().replace(fieldLabel, '').replace(partyLabel, '')
  name = name.replace(careOf, '').replace(identifier, '')
  const inside = formerInside.exec(name)
  if (inside !== null && !/[([]/.test(inside[1] as string)) {
    others.push(inside[2] as string)
    name = inside[1] as string
  }
  const ex = ship ? EX.exec(name) : null
  if (ex !== null && ex.index > 2 && !/[([]/.test(name.slice(0, ex.index))) {
    others.push(...formerNames(name.slice(ex.index)))
    name = name.slice(0, ex.index)
  }
  name = name.replace(/[([]([^()[\]]*)[)\]]/g, (_, inner: string) => {
    const marked = former.exec(inner)
    if (marked !== null) {
      others.push(...formerNames(marked[1] as string))
      return ' '
    }
    return branch.test(inner) || flag.test(inner) || (ship && isPlace(inner)) ? ' ' : ` (${inner}) `
  })
  name = withoutAddress(withoutInitials(name), isPlace, isForm)
  name = name.trim()
  const stripped = name.replace(ship ? vesselPrefix : vesselMark, '').trim()
  if (stripped !== name && stripped !== '' && !stripped.split(/\s+/).some(isForm)) {
    vessel = true
    name = stripped.replace(voyage, '')
  }
  const [head = '', ...tail] = name.split(/\s*[,;\u060C\uFF0C]\s*|\s+[-–—]\s+/)
  const kept = [head]
  let address = false
  for (const piece of tail) {
    const plain = foldLatin(piece)
    // why: after an address begins, the rest belongs to it
    if (
      address ||
      branch.test(piece) ||
      flag.test(piece) ||
      isAddress(piece) ||
      (!isForm(piece) &&
        (/^\d/.test(plain) ||
          (isPlace(piece) && (vessel || kept.some(isForm) || tail.length > 1)) ||
          /^port\s+d/.test(plain)))
    )
      address = true
    else kept.push(piece)
  }
  name = withoutBranch(kept.join(' ').trim()).replace(voyage, '')
  return { name: name === '' ? text : name, others, vessel }
}
