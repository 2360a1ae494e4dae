// Whether a quote is about the problem of the pitch. It takes the texts and gives one answer, so that another way of
// comparing them can take its place.
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import { remember } from '../../../base/remember.ts'
import { foldQuote } from './fold-quote.ts'
import type { Hit } from './phrases.ts'
import { SUBJECTS } from './tables/subjects.ts'

export interface Topic {
  readonly on: boolean
  /** The words that decide, where some do. */
  readonly at: Hit | undefined
}

export interface TopicTexts {
  readonly verbatim: string
  readonly pitch: string
  readonly icp: string
  readonly competitors: readonly string[]
}

/** The name that a pitch begins with: its first words up to the first one without a capital. */
export function ventureName(pitch: string): string {
  const name =
    /^\s*((?:\p{Lu}[\p{L}\p{N}'’.-]*\s+){1,3}|\p{L}[\p{L}\p{N}'’.-]*\s)/u.exec(pitch)?.[1]
  return (name ?? '').trim().replace(/[.,:]$/, '')
}

/** Where a name is mentioned. An ending may follow: names are inflected. */
export function mention(folded: string, name: string): Hit | undefined {
  const words = foldQuote(name).text.trim()
  if (words.length < 2) return undefined
  const stem = words.length >= 6 ? words.replace(/[aeo]$/, '') : words
  const pattern = stem
    .replace(/[\\^$*+?.()[\]{}|/]/g, String.raw`\$&`)
    .replace(/[\s-]+/g, String.raw`[\s-]*`)
  const ending = words.length >= 4 ? String.raw`[\p{L}\p{M}]{0,4}` : ''
  const found = new RegExp(String.raw`(?<![a-z\d])${pattern}${ending}(?![a-z\d])`, 'u').exec(folded)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const STEM = 5
/** Shorter words mean different things in different languages. */
const SHORT = 2

const patterns = Object.entries(SUBJECTS).map(([subject, words]) => [subject, patternOf(words)] as const)

function patternOf(words: string): RegExp {
  const bounded: string[] = []
  const free: string[] = []
  for (const entry of new Set(words.trim().split(/\s+/))) {
    const word = foldQuote(entry).text.replaceAll('_', String.raw`[\s-]`)
    if (UNSPACED.test(word)) free.push(word)
    else bounded.push([...entry].length >= STEM ? String.raw`${word}[\p{L}\p{M}]*` : String.raw`${word}(?![\p{L}\p{M}\p{N}])`)
  }
  const prefix = String.raw`(?<![\p{L}\p{M}\p{N}])(?:[وف]?(?:ال|لل|بال|[بلك]))?`
  return new RegExp(`${prefix}(?:${bounded.join('|')})${free.length === 0 ? '' : `|${free.join('|')}`}`, 'u')
}

const subjectsOf = remember((folded): ReadonlyMap<string, Hit> => {
  const found = new Map<string, Hit>()
  for (const [subject, pattern] of patterns) {
    const match = pattern.exec(folded)
    if (match !== null) found.set(subject, { start: match.index, end: match.index + match[0].length })
  }
  return found
})

const terms = remember((text) => new Set(contentTerms(text)))

/**
 * A quote is on the topic when it names the venture or a competitor, or shares a subject or a term with the pitch. It is
 * off the topic when it only has subjects of other trades. A quote without any subject says too little to be off.
 */
export function topicOf({ verbatim, pitch, icp, competitors }: TopicTexts, folded: string): Topic {
  for (const name of [ventureName(pitch), ...competitors]) {
    const at = mention(folded, name)
    if (at !== undefined) return { on: true, at }
  }
  const about = `${pitch} ${icp}`
  const known = subjectsOf(foldQuote(about).text)
  const said = subjectsOf(folded)
  const shared = [...said].find(([subject]) => known.has(subject))
  if (shared !== undefined) return { on: true, at: shared[1] }
  const knownTerms = terms(about)
  if ([...terms(verbatim)].some((term) => knownTerms.has(term))) return { on: true, at: undefined }
  const other = [...said.values()].find(({ start, end }) => end - start > SHORT || UNSPACED.test(folded.slice(start, end)))
  return { on: other === undefined, at: other }
}
