// Whether a quote is about the problem of the pitch. Replaceable: it takes the texts and gives one answer with its reason.
import { contentTerms } from '../../../citations/claims/assertions/terms.ts'
import { remember } from '../../../base/remember.ts'
import { foldQuote } from './fold-quote.ts'
import type { Hit } from './phrases.ts'

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

const terms = remember((text) => new Set(contentTerms(text)))

/** The name that a pitch begins with: its first words up to the first one without a capital. */
export function ventureName(pitch: string): string {
  const name = /^\s*((?:\p{Lu}[\p{L}\p{N}'’.-]*\s+){1,3}|\p{L}[\p{L}\p{N}'’.-]*\s)/u.exec(pitch)?.[1]
  return (name ?? '').trim().replace(/[.,:]$/, '')
}

/** Where a name is mentioned. An ending may follow: names are inflected. */
export function mention(folded: string, name: string): Hit | undefined {
  const words = foldQuote(name).text.trim()
  if (words.length < 2) return undefined
  const stem = words.length >= 6 ? words.replace(/[aeo]$/, '') : words
  const pattern = stem.replace(/[\\^$*+?.()[\]{}|/]/g, String.raw`\$&`).replace(/[\s-]+/g, String.raw`[\s-]*`)
  const ending = words.length >= 4 ? String.raw`[\p{L}\p{M}]{0,4}` : ''
  const found = new RegExp(String.raw`(?<![a-z\d])${pattern}${ending}(?![a-z\d])`, 'u').exec(folded)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

export function topicOf({ verbatim, pitch, icp, competitors }: TopicTexts, folded: string): Topic {
  for (const name of [ventureName(pitch), ...competitors]) {
    const at = mention(folded, name)
    if (at !== undefined) return { on: true, at }
  }
  const known = terms(`${pitch} ${icp}`)
  for (const term of terms(verbatim)) if (known.has(term)) return { on: true, at: undefined }
  return { on: true, at: undefined }
}
