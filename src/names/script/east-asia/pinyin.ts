// Splits a Latin token into pinyin syllables.
import { PINYIN_FINALS_BY_INITIAL } from './tables/pinyin-syllables.ts'

const SYLLABLES: ReadonlySet<string> = new Set(
  PINYIN_FINALS_BY_INITIAL.trim()
    .split('\n')
    .flatMap((line) => {
      const [initial = '', finals = ''] = line.split(':')
      return finals.split(',').map((final) => (initial === '-' ? final : initial + final))
    }),
)
const LONGEST = 6
const MOST = 24

export function isPinyin(syllable: string): boolean {
  return SYLLABLES.has(syllable)
}

/** The fewest syllables of a token, the first as long as possible; null when it is not pinyin. Tones are dropped. */
export function pinyinSyllables(token: string): string[] | null {
  const pieces = plainPinyin(token)
    .split(/[-' ]/u)
    .filter((piece) => piece !== '')
  if (pieces.length === 0) return null
  const found: string[] = []
  for (const piece of pieces) {
    const cut = fewest(piece)
    if (cut === null) return null
    found.push(...cut)
  }
  return found
}

/** Lower case without tones; ü in each of its spellings (ü, v, yu after l and n, u:) is u, as in name lists. */
export function plainPinyin(token: string): string {
  return token
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bb\u02bc`]/gu, "'")
    .replace(/u:|v/gu, 'u')
    .replace(/([ln])yu/gu, '$1u')
    .replace(/\p{M}/gu, '')
    .trim()
}

function fewest(piece: string): string[] | null {
  if (piece.length > MOST) return null
  const best: (string[] | null)[] = [[]]
  // Works from the end: the longer first syllable wins among equals, and xianggang is xiang gang.
  for (let start = 1; start <= piece.length; start++) {
    const text = piece.slice(piece.length - start)
    let chosen: string[] | null = null
    for (let end = Math.min(LONGEST, text.length); end > 0; end--) {
      const rest = best[start - end] ?? null
      const head = text.slice(0, end)
      if (rest === null || !SYLLABLES.has(head)) continue
      if (chosen === null || rest.length + 1 < chosen.length) chosen = [head, ...rest]
    }
    best[start] = chosen
  }
  return best[piece.length] ?? null
}
