// In which ways a name in Han characters, kana or Hangul may be read aloud. The script does not tell the language.
import { foreignHan, isForeignHan } from '../script/east-asia/han-foreign.ts'
import { foldHan } from '../script/east-asia/fold-han.ts'
import { hanReadings } from '../script/east-asia/han.ts'
import { hangulForeign } from '../script/east-asia/hangul-foreign.ts'
import { romaniseHangul } from '../script/east-asia/hangul.ts'
import { kanaForeign } from '../script/east-asia/kana-foreign.ts'
import { japaneseSurname } from '../script/east-asia/japanese-name.ts'
import { romaniseKana } from '../script/east-asia/kana.ts'
import { koreanReadings } from '../script/east-asia/korean-name.ts'
import type { Word } from '../token/words.ts'

/** One word of a person's name as it may sound. */
export interface SpokenPart {
  readonly text: string
  /** Whose sounds were bent to another language's syllables: vowels tell nothing. */
  readonly bent: boolean
  /** The official romanisation of Chinese, in which another syllable is another word. */
  readonly pinyin: boolean
}

const MAX_READINGS = 6

const plain = (parts: readonly string[], bent = false, pinyin = false): SpokenPart[] =>
  parts.map((text) => ({ text, bent, pinyin }))

/** Whether a word is in a script that writes syllables or whole words, and so is read by the name, not by the letter. */
export const isEastAsian = ({ script }: Word): boolean =>
  script === 'han' || script === 'kana' || script === 'hangul'

/** The ways a person's name in these scripts may be read, the likeliest first; never empty for a name with letters. */
export function personReadings(words: readonly Word[], written: string): SpokenPart[][] {
  const text = words.map(({ surface }) => surface).join(' ')
  const run = words.map(({ surface }) => surface).join('')
  const readings: SpokenPart[][] = []
  const add = (parts: SpokenPart[]): void => {
    // a run of two words read as one would be one word of anybody
    if (parts.length === 1 && words.length > 1) return
    if (parts.length > 0 && parts.every((part) => part.text !== '')) readings.push(parts)
  }
  if (words.every(({ script }) => script === 'hangul')) {
    const last = words.at(-1)?.surface ?? ''
    // a family name of one syllable after the given name is read before it
    const korean = [run, ...(words.length > 1 && last.length === 1 ? [last + run.slice(0, -1)] : [])].flatMap(
      koreanReadings,
    )
    for (const parts of korean) add(plain(parts))
    const foreign = korean.length === 0 && words.every(({ surface }) => surface.length > 1)
    if (foreign) for (const parts of firsts(hangulForeign(text))) add(plain(parts, true))
    if (korean.length === 0)
      add(
        plain(
          foreign
            ? words.map(({ surface }) => romaniseHangul(surface).syllables.join(''))
            : romaniseHangul(run).syllables,
        ),
      )
  } else if (words.every(({ script }) => script === 'kana')) {
    for (const parts of firsts(kanaForeign(text))) add(plain(parts, true))
    add(plain(words.map(({ surface }) => romaniseKana(surface)[0] ?? '')))
  } else {
    const dotted = words.map(({ surface }) => surface).join('·')
    if (words.length > 1 ? written.includes('·') : isForeignHan(run))
      for (const parts of firsts(foreignHan(dotted))) add(plain(parts, true))
    const given = words[0]?.surface ?? ''
    const family = words.at(-1)?.surface ?? ''
    // a family name after the given name is read before it, as where it is written first
    const orders =
      words.length === 1
        ? [run]
        : [
            text,
            run,
            `${family} ${words
              .slice(0, -1)
              .map(({ surface }) => surface)
              .join('')}`,
          ]
    for (const order of orders)
      for (const { language, parts } of hanReadings(order))
        if (language === 'zh' || (language === 'ko' ? foldHan(run) === run : isJapanese(run, given, family)))
          add(plain(parts, false, language === 'zh'))
  }
  return distinct(readings).slice(0, MAX_READINGS)
}

function distinct(readings: readonly SpokenPart[][]): SpokenPart[][] {
  const seen = new Set<string>()
  return readings.filter((parts) => {
    const key = parts.map(({ text }) => text).join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** Without a known family name a Japanese reading is a guess that makes namesakes of everybody. */
const isJapanese = (run: string, ...words: readonly string[]): boolean =>
  /[\u3040-\u30FF]/.test(run) ||
  [...words, run.slice(0, 1), run.slice(0, 2), run.slice(0, 3)].some(
    (part) => japaneseSurname(foldHan(part)).length > 0 && part !== run,
  )

/** The best spelling of every word. */
function firsts(words: readonly (readonly string[])[]): string[][] {
  const best = words.map(([first]) => first).filter((first) => first !== undefined)
  return best.length === 0 ? [] : [best]
}

/** How one word of a firm's name may be read: in Han characters by language, otherwise one way. */
export function wordReadings({ surface, script }: Word): { readonly zh: string; readonly ja: string } {
  if (script === 'hangul') {
    const text = romaniseHangul(surface).syllables.join('')
    return { zh: text, ja: text }
  }
  if (script === 'kana') {
    const text = romaniseKana(surface)[0] ?? ''
    return { zh: text, ja: text }
  }
  const readings = hanReadings(surface)
  // why the last: in Chinese the earlier ones take the word for a person's name
  const zh = readings.findLast(({ language }) => language === 'zh')?.parts.join('') ?? ''
  const ja = readings.find(({ language }) => language === 'ja')?.parts.join('') ?? zh
  return { zh, ja }
}
