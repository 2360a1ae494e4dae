// Converts Wade-Giles syllables to pinyin. Lists drop the apostrophe that distinguishes p from p', so a spelling
// without it has both readings, the strict one first.
import { joinings } from './choices.ts'
import { isPinyin } from './pinyin.ts'

const LIMIT = 12
const LONGEST = 120

const WHOLE: ReadonlyMap<string, readonly string[]> = byKey({
  'chiang kai-shek': ['jiang jieshi'],
  'sun yat-sen': ['sun yixian', 'sun zhongshan'],
  'soong mei-ling': ['song meiling'],
  'soong ching-ling': ['song qingling'],
  'ma ying-jeou': ['ma yingjiu'],
  'james soong': ['song chuyu'],
  'kuo tai-ming': ['guo taiming'],
  'wellington koo': ['gu weijun'],
  'morris chang': ['zhang zhongmou'],
  'lien chan': ['lian zhan'],
  'chiang wei-kuo': ['jiang weiguo'],
})
const IRREGULAR: ReadonlyMap<string, string> = byKey({
  lee: 'li',
  soong: 'song',
  jeou: 'jiu',
  szu: 'si',
  ssu: 'si',
  tzu: 'zi',
  "tz'u": 'ci',
  erh: 'er',
  i: 'yi',
  yi: 'yi',
  yu: 'you',
  yü: 'yu',
  yung: 'yong',
  yen: 'yan',
  yeh: 'ye',
  yueh: 'yue',
  yuan: 'yuan',
  ing: 'ying',
  ying: 'ying',
  yin: 'yin',
  o: 'e',
  ho: 'he',
  ko: 'ge',
  "k'o": 'ke',
  jih: 'ri',
  je: 're',
  jo: 'ruo',
  lo: 'luo',
  no: 'nuo',
  so: 'suo',
  to: 'duo',
  "t'o": 'tuo',
  tso: 'zuo',
  "ts'o": 'cuo',
  cho: 'zhuo',
  "ch'o": 'chuo',
  shih: 'shi',
  chih: 'zhi',
  "ch'ih": 'chi',
  hui: 'hui',
  wei: 'wei',
})
const PAIRS: readonly (readonly [string, string, string])[] = [
  ['ts', 'z', 'c'],
  ['tz', 'z', 'c'],
  ['p', 'b', 'p'],
  ['t', 'd', 't'],
  ['k', 'g', 'k'],
]

/** The pinyin that a Wade-Giles token or name may represent, best first; none when it is not Wade-Giles. */
export function wadeGilesToPinyin(token: string): string[] {
  const plain = token
    .slice(0, LONGEST)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bb\u02bc`]/gu, "'")
    .trim()
  const whole = WHOLE.get(plain.replace(/^(\S+) (\S+) (\S+)$/u, '$1 $2-$3'))
  if (whole !== undefined) return [...whole]
  const parts: (readonly string[])[] = []
  for (const [i, word] of plain.split(/\s+/u).entries()) {
    if (i > 0) parts.push([' '])
    for (const syllable of word.split('-')) parts.push(syllablePinyin(syllable))
  }
  if (parts.some((part) => part.length === 0)) return []
  return joinings(parts, LIMIT).filter((text) => text.trim() !== '')
}

function syllablePinyin(syllable: string): string[] {
  const bare = syllable.replaceAll('ü', 'u').replaceAll('ê', 'e').replaceAll('ŭ', 'u')
  const found = [IRREGULAR.get(syllable) ?? IRREGULAR.get(bare), ...regular(bare)]
  // Without its apostrophe, an aspirate looks like the plain sound.
  const marked = /^(ts|tz|ch|p|t|k)(?!')/u.exec(bare)?.[1]
  if (marked !== undefined) {
    const aspirate = `${marked}'${bare.slice(marked.length)}`
    found.push(IRREGULAR.get(aspirate), ...regular(aspirate))
  }
  return [...new Set(found.filter((pinyin) => pinyin !== undefined))].filter(isPinyin)
}

function regular(syllable: string): string[] {
  const [, initial = '', apostrophe = '', rest = ''] =
    /^(hs|ch|ts|tz|ss|sz|sh|[bpmfdtnlgkhjrswyzcxq])?(')?([a-z]+)$/u.exec(syllable) ?? []
  const final = pinyinFinal(rest)
  const aspirated = apostrophe !== ''
  if (initial === 'hs') return [`x${final}`]
  if (initial === 'j') return [`r${final}`]
  if (initial === 'ss' || initial === 'sz') return [`s${final}`]
  if (initial === 'ch') {
    const front = /^(i|ü)/u.test(final) || /^(uan|ue|un|u)$/u.test(final)
    const back = !/^(i|ia|ian|iang|iao|ie|in|ing|iong|iu|ue)$/u.test(final)
    return [
      ...(back ? [(aspirated ? 'ch' : 'zh') + final] : []),
      ...(front ? [(aspirated ? 'q' : 'j') + final] : []),
    ]
  }
  const pair = PAIRS.find(([sign]) => sign === initial)
  if (pair !== undefined) return [(aspirated ? pair[2] : pair[1]) + final]
  return [initial + final]
}

function pinyinFinal(rest: string): string {
  if (rest === 'ih') return 'i'
  if (rest === 'ien') return 'ian'
  if (rest === 'ieh') return 'ie'
  if (rest === 'ueh') return 'ue'
  if (rest === 'uei') return 'ui'
  if (rest === 'iung') return 'iong'
  if (rest === 'ung') return 'ong'
  if (rest === 'eh') return 'e'
  return rest
}

// A plain object would also match the property names that every object inherits.
function byKey<T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(entries))
}
