// Finds the Korean syllable of a Latin spelling in any romanisation: Revised, McCune-Reischauer, passport or North
// Korean. Syllables are named by their Revised Romanisation; jong may be jeong, and chong too.
import { INITIAL_SOUND_PAIRS, KOREAN_CUSTOMARY, KOREAN_NAME_SYLLABLES } from './tables/korean-syllables.ts'

const INITIALS: Readonly<Record<string, readonly string[]>> = {
  g: ['g', 'k'],
  d: ['d', 't'],
  b: ['b', 'p'],
  j: ['j', 'ch', 'z'],
  r: ['r', 'l'],
  ss: ['ss', 's'],
  t: ['t', 'th'],
  p: ['p', 'ph'],
  k: ['k', 'kh'],
  ch: ['ch', 'chh'],
}
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  eo: ['eo', 'o', 'u', 'ou'],
  yeo: ['yeo', 'yo', 'you', 'yu'],
  eu: ['eu', 'u', 'oo'],
  u: ['u', 'oo', 'ou'],
  ae: ['ae', 'ai'],
  oe: ['oe', 'oi', 'we'],
  wo: ['wo', 'weo'],
  ui: ['ui', 'eui', 'i'],
  i: ['i', 'ee'],
  yu: ['yu', 'yoo', 'you'],
  wae: ['wae', 'wai'],
}
const FINALS: Readonly<Record<string, readonly string[]>> = { k: ['k', 'g'], p: ['p', 'b'], t: ['t', 'd'] }

const customary: ReadonlyMap<string, readonly string[]> = customarySpellings()

/** Every spelling of each syllable, its own name first. */
export const KOREAN_SYLLABLES: ReadonlyMap<string, readonly string[]> = new Map(
  words(KOREAN_NAME_SYLLABLES).map((syllable) => [
    syllable,
    [...new Set([syllable, ...regularSpellings(syllable), ...(customary.get(syllable) ?? [])])],
  ]),
)

const BY_SPELLING: ReadonlyMap<string, readonly string[]> = bySpelling()

/** The syllables that a Latin token may represent, exact spelling first; none when it is no Korean syllable. */
export function koreanSyllable(latin: string): string[] {
  const plain = plainLatin(latin)
  const found = BY_SPELLING.get(plain.replaceAll("'", '')) ?? []
  // The apostrophe of ch'ol marks an aspirate; without it the plain sound is also possible.
  const aspirate = /^(ch|k|t|p)'/u.exec(plain)?.[1]
  return aspirate === undefined ? [...found] : found.filter((syllable) => syllable.startsWith(aspirate))
}

function plainLatin(latin: string): string {
  return latin
    .normalize('NFD')
    .replace(/[\u2018\u2019\u02bb\u02bc`]/gu, "'")
    .toLowerCase()
    .replace(/[^a-z'-]/gu, '')
}

function regularSpellings(syllable: string): string[] {
  const [, initial = '', vowel = '', final = ''] =
    /^(kk|tt|pp|ss|jj|ch|[gndrmbsjktph])?([aeiouwy]+)(ng|[nmlkpt])?/u.exec(syllable) ?? []
  const initials = initial === 's' && vowel === 'i' ? ['s', 'sh'] : (INITIALS[initial] ?? [initial])
  const vowels = initial === '' && vowel === 'u' ? ['u', 'wu', 'woo', 'oo'] : (VOWELS[vowel] ?? [vowel])
  const finals = FINALS[final] ?? [final]
  return initials.flatMap((start) => vowels.flatMap((middle) => finals.map((end) => start + middle + end)))
}

function customarySpellings(): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const group of [...KOREAN_CUSTOMARY.split('|'), ...INITIAL_SOUND_PAIRS.split('|')]) {
    const [syllable = '', ...others] = words(group)
    table.set(syllable, [...(table.get(syllable) ?? []), ...others])
  }
  for (const pair of INITIAL_SOUND_PAIRS.split('|')) {
    const [northern = '', southern = ''] = words(pair)
    table.set(southern, [...(table.get(southern) ?? []), northern, northern.replace(/^r/u, 'l')])
  }
  return table
}

function bySpelling(): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const syllable of KOREAN_SYLLABLES.keys()) table.set(syllable, [syllable])
  for (const [syllable, spellings] of KOREAN_SYLLABLES) {
    for (const spelling of spellings) {
      const known = table.get(spelling) ?? []
      if (!known.includes(syllable)) table.set(spelling, [...known, syllable])
    }
  }
  return table
}

function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}
