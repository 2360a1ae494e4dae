// Romanises kana by Hepburn, with the long vowels that passports leave out and others write.
import { readingTable } from './reading-table.ts'
import { KANA_SOUNDS } from './tables/kana-sounds.ts'

const SOUNDS = readingTable(KANA_SOUNDS)

/** One beat of a kana word: its sound, and whether a doubled consonant precedes it or a long vowel mark follows it. */
export interface Kana {
  readonly sound: string
  readonly doubled: boolean
  readonly long: boolean
}

export function isKana(char: string): boolean {
  return /^[\u3041-\u3096\u30a1-\u30fa\u30fc]$/u.test(char)
}

/** The beats of a text; other characters are skipped. */
export function kanaBeats(text: string): Kana[] {
  const chars = [...text.normalize('NFKC')].map(hiragana)
  const beats: Kana[] = []
  let doubled = false
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? ''
    const last = beats.at(-1)
    if (char === 'ー' && last !== undefined) beats[beats.length - 1] = { ...last, long: true }
    if (char === 'っ') doubled = true
    const pair = SOUNDS.get(char + (chars[i + 1] ?? ''))?.[0]
    const sound = pair ?? SOUNDS.get(char)?.[0]
    if (sound === undefined) continue
    if (pair !== undefined) i++
    beats.push({ sound, doubled, long: false })
    doubled = false
  }
  return beats
}

/** Romanisations of a text, the passport's first: taro, tarou. Words stay separate; other characters are a gap. */
export function romaniseKana(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .split(/[^\u3041-\u3096\u30a1-\u30fa\u30fc]+/u)
    .map((word) => kanaBeats(word).map(latin).join(''))
    .filter((word) => word !== '')
  const full = words.join(' ')
  if (full === '') return []
  const short = full.replace(/ou|oo/gu, 'o').replace(/uu/gu, 'u')
  const withH = full
    .replace(/\bo[uo]/gu, 'oh')
    .replace(/ou|oo/gu, 'o')
    .replace(/uu/gu, 'u')
  return [...new Set([short, full, withH, short.replace(/n(?=[bmp])/gu, 'm')])]
}

function latin({ sound, doubled }: Kana): string {
  const written = sound === 'v' ? 'vu' : sound
  if (!doubled) return written
  return (written.startsWith('ch') ? 't' : written.slice(0, 1)) + written
}

function hiragana(char: string): string {
  const code = char.codePointAt(0) ?? 0
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : char
}
