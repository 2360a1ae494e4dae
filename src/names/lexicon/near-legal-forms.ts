// Finds the legal forms that words with typing errors are meant for.
import { distance, leastByRepeated, leastDistance } from '../script/distance.ts'
import { letterSet, repeatedLetters } from '../script/letter-set.ts'
import type { LegalForm } from './legal-form.ts'
import type { Phrases } from './phrases.ts'

/** Forms of four and five letters are found with two neighbours in the wrong order. */
const SHORTEST_SWAPPED = 4
/** Shorter forms are found only so, or as they are written. */
const SHORTEST_MISSPELT = 6
const SHORTEST_JOINED_FORM = 5

/** Edits at which the words are still the form, in hundredths: one in seven letters. */
const mostEdits = (letters: number): number => Math.floor(letters / 7 + 0.3) * 100

export function nearLegalForms(forms: Phrases<LegalForm>): (joined: string) => LegalForm | undefined {
  const exact = new Map<string, LegalForm>()
  const swapped = new Map<string, LegalForm>()
  const byStart = new Map<string, { text: string; letters: number; repeated: number; meaning: LegalForm }[]>()
  for (const [phrase, meaning] of forms.entries()) {
    const text = phrase.replaceAll(' ', '')
    if (!/^[a-z]+$/.test(text)) continue
    if (!phrase.includes(' ') && text.length >= SHORTEST_SWAPPED && text.length < SHORTEST_MISSPELT)
      for (let at = 1; at < text.length; at++)
        swapped.set(
          text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1),
          meaning,
        )
    if (text.length < SHORTEST_JOINED_FORM || exact.has(text)) continue
    exact.set(text, meaning)
    if (text.length < SHORTEST_MISSPELT) continue
    const start = text[0] as string
    byStart.set(start, [
      ...(byStart.get(start) ?? []),
      { text, letters: letterSet(text), repeated: repeatedLetters(text), meaning },
    ])
  }
  return (joined) => {
    const found = exact.get(joined)
    if (found !== undefined || joined.length < SHORTEST_MISSPELT) return found ?? swapped.get(joined)
    const [letters, repeated] = [letterSet(joined), repeatedLetters(joined)]
    let [best, least]: [LegalForm | undefined, number] = [undefined, Infinity]
    for (const form of byStart.get(joined[0] as string) ?? []) {
      const most = mostEdits(Math.max(form.text.length, joined.length))
      if (
        Math.abs(form.text.length - joined.length) * 100 > most ||
        leastDistance(letters, form.letters) + leastByRepeated(repeated, form.repeated) > most
      )
        continue
      const apart = distance(joined, form.text, most)
      if (apart <= most && apart < least) [best, least] = [form.meaning, apart]
    }
    return best
  }
}
