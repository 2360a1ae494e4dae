// How Khmer is written in Latin letters, the way Cambodian names are in the press. A consonant belongs to one
// of two series, and the series decides how the vowel after it sounds.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

/** Capital O after a letter: second series. */
const CONSONANTS = letterTable(`
  ក k ខ kh គ kO ឃ khO ង ngO ច ch ឆ chh ជ chO ឈ chhO ញ nhO ដ d ឋ th ឌ dO ឍ thO ណ n ត t ថ th ទ tO ធ thO ន nO
  ប b ផ ph ព pO ភ phO ម mO យ yO រ rO ល lO វ vO ឝ s ឞ s ស s ហ h ឡ l អ -`)
const FIRST_SERIES = letterTable(`
  ា a ិ e ី i ឹ e ឺ eu ុ o ូ ou ួ uo ើ aeu ឿ oeu ៀ ie េ e ែ e ៃ ai ោ ao ៅ au ំ am ាំ am ុំ om ះ ah ័ a`)
const SECOND_SERIES = letterTable(`
  ា ea ិ i ី i ឹ u ឺ eu ុ u ូ u ួ uo ើ eu ឿ oeu ៀ ie េ e ែ e ៃ ei ោ o ៅ ov ំ om ាំ oam ុំ um ះ eah ័ oa`)
const INDEPENDENT = letterTable(
  'ឣ a ឤ a ឥ e ឦ i ឧ u ឨ uk ឩ u ឪ ov ឫ rue ឬ rue ឭ lue ឮ lue ឯ ae ឰ ai ឱ ao ឲ ao ឳ au',
)
const AT_END = letterTable('ដ t ឌ t ប p ត t ទ t ញ nh យ y')
/** An h with another letter below spells a sound of other languages. */
const FOREIGN = letterTable('hk g hv f hs z hm m hl l hn n hb p')
const COENG = '្'
const SIGN = /[\u17b6-\u17d1\u17d3\u17dd]/

interface Cluster {
  readonly sound: string
  readonly second: boolean
  readonly signs: string
  readonly first: string
  readonly stacked: boolean
}

/** A run of Khmer letters in Latin. */
export function fromKhmer(run: string): string {
  const clusters = clustersOf([...run])
  let latin = ''
  let closable = false
  for (const [i, cluster] of clusters.entries()) {
    const { sound, second, signs, first, stacked } = cluster
    const vowel = (second ? SECOND_SERIES : FIRST_SERIES).get(signs.replace(/[់៌៍៎៏័](?=.)|[់៌៎៏]/g, ''))
    if (signs.includes('៍')) continue
    if (!CONSONANTS.has(first)) latin += sound
    else if (vowel !== undefined) latin += sound + vowel
    else if (closable && !/^[ហអ]$/.test(first) && !(stacked && i < clusters.length - 1)) {
      // A consonant with nothing after an open syllable closes it.
      latin += AT_END.get(first) ?? sound
      closable = false
      continue
    } else latin += sound + (i === clusters.length - 1 && i > 0 ? '' : second ? 'o' : 'a')
    closable = !/[ំះ]/.test(signs)
  }
  return latin.replace(/amng/g, 'ang').replace(/iev$/, 'ieu').replace(/tt/g, 't').replace(/ie$/, 'ea')
}

function clustersOf(letters: readonly string[]): readonly Cluster[] {
  const clusters: Cluster[] = []
  for (let i = 0; i < letters.length;) {
    const first = letters[i++] ?? ''
    const coded = CONSONANTS.get(first)
    if (coded === undefined) {
      clusters.push({
        sound: INDEPENDENT.get(first) ?? anyAscii(first),
        second: false,
        signs: '',
        first,
        stacked: false,
      })
      continue
    }
    let sound = coded.replace('O', '')
    let second = coded.endsWith('O')
    let [signs, stacked] = ['', false]
    for (let next = letters[i]; next !== undefined; next = letters[i]) {
      const below = next === COENG ? CONSONANTS.get(letters[i + 1] ?? '') : undefined
      if (below !== undefined) {
        sound += below.replace('O', '')
        // Below a first-series stop a sonorant does not change the series.
        if (!/^[ញនមយរលវងណឡ]$/.test(letters[i + 1] ?? '') || coded === '') second = below.endsWith('O')
        stacked = true
        i += 2
      } else if (next === '៉') {
        // The sign that changes the series makes b a p.
        if (first === 'ប') sound = sound.replace(/^b/, 'p')
        second = false
        i++
      } else if (next === '៊') [second, i] = [true, i + 1]
      else if (next === COENG) i++
      else if (SIGN.test(next)) [signs, i] = [signs + next, i + 1]
      else break
    }
    clusters.push({ sound: FOREIGN.get(sound) ?? sound, second, signs, first, stacked })
  }
  return clusters
}
