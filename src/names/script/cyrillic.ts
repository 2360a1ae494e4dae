// How Cyrillic is written in Latin letters: one sensible form for every letter, and the forms of another
// language when the word itself tells the language by a letter or an ending.
import anyAscii from 'any-ascii'
import { letterTable, tableOver, type LetterTable } from './table.ts'

/** Russian, and every letter that reads the same whatever the language. */
const GENERAL = letterTable(`
  а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh
  щ shch
  ъ - ы y ь - э e ю yu я ya
  і i ї yi є ye ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ gj ќ kj ѕ dz ѝ i
  ә a ғ g қ k ң ng ө o ү u ұ u һ h ҷ j ӣ i ӯ u ҳ h җ j ҡ k ҙ z ҫ s ҥ ng ҕ g ӕ ae ӏ - ҝ g ҹ j ӑ a ӗ e ӳ u ӝ j ӟ
  z ӥ i ӧ o
  ӵ ch ҵ ts ҭ t ҧ p ԥ p қ k ҟ k ҽ ch ҿ ch ӷ gh ҩ o ә a ӡ dz ӹ y ӓ a ӱ u ӊ n ҏ r ѣ e ѳ f ѵ i ѫ a ѧ ya ѩ ya ѭ ya
  ѡ o`)

const UKRAINIAN = tableOver('г h и y', GENERAL)
const BELARUSIAN = tableOver('г h ё yo', GENERAL)
const BULGARIAN = tableOver('щ sht ъ a х h', GENERAL)
/** As in Serbian Latin without its accents, which is how Serbian names stand in foreign lists. */
const SERBIAN = tableOver('ж z х h ц c ч c ш s', GENERAL)
const MACEDONIAN = tableOver('х h ц c', GENERAL)
const MONGOLIAN = tableOver('ө u ё yo ж j', GENERAL)
const UZBEK = tableOver('ў o х kh', GENERAL)

/** The first language all of whose tells the word has decides. */
const TELLS: readonly (readonly [language: LetterTable, ...tells: readonly RegExp[]])[] = [
  [MACEDONIAN, /[ѓќѕ]/],
  [SERBIAN, /[ђјљњћџ]/],
  [UZBEK, /ў/, /[қғҳ]/],
  [GENERAL, /[әғқңұһҷҳҡҙҫҕҥӣӯ]/],
  [BELARUSIAN, /ў/],
  [UKRAINIAN, /[їєґ]|[бвгджзклмнпрстфхцчшщ]'[яює]/],
  [BELARUSIAN, /і/, /[ыэё]/],
  [UKRAINIAN, /і|[нрйвлузцо][сз]?ьк(?:ий|ого|ому|ою)$|[нрйвл]ська$|[бвдзклмнпрст]ьо/],
  [BULGARIAN, /ъ(?![еёюяи])/],
  [MONGOLIAN, /[өү]/, /х|өө|үү|э/],
  [MONGOLIAN, /аа|ээ|уу|гийн$/],
  [MONGOLIAN, /^э[^э]+э|[^э]э[^э]+э/],
]

/** A lower-case run of Cyrillic letters in Latin. */
export function fromCyrillic(run: string): string {
  const letters = TELLS.find(([, ...tells]) => tells.every((tell) => tell.test(run)))?.[0] ?? GENERAL
  // -ий and -ый are one sound; Maria and Natalia are written without the glide; a soft sign before a vowel is
  // one.
  const respelled = run
    .replace(/(?:ий|ый)$/, 'y')
    .replace(/[иі]я$/, 'ia')
    .replace(/ий(?=[^еёюяиіаоуэ])/g, letters === MONGOLIAN ? 'ii' : 'ий')
    .replace(/[ьъ](?=[еёиоі])/g, (sign, at: number) => (isCarrier(letters, sign, run, at) ? 'y' : sign))
    .replace(/(^|[аеёиоуыэюя])ё/g, '$1yo')
    .replace(/'/g, '')
  let latin = ''
  for (const letter of respelled) latin += letters.get(letter) ?? anyAscii(letter)
  return latin.replace(/yy/g, 'y')
}

/**
 * Whether the sign stands between a consonant and a vowel; in Bulgarian the hard sign is a vowel of its own.
 */
function isCarrier(letters: LetterTable, sign: string, run: string, at: number): boolean {
  if (sign === 'ъ' && letters === BULGARIAN) return false
  return at > 0 && run.length > at + 1
}
