// How the scripts of India are written in Latin letters. Their blocks have one layout, so a letter is looked
// up as its Devanagari counterpart unless its own script reads it differently. In the north an unwritten a is
// dropped where it is not spoken; in the south it is kept.
import anyAscii from 'any-ascii'
import { scriptOf, scriptOfCodePoint, type Script } from './script-of.ts'
import { letterTable, tableOver, type LetterTable } from './table.ts'
import { tamilSounds } from './tamil.ts'
import type { Unit } from './unit.ts'

const CONSONANTS = letterTable(`
  क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ऩ n
  प p फ f ब b भ bh म m य y र r ऱ r ल l ळ l ऴ zh व v श sh ष sh स s ह h`)
const NUKTA = letterTable('क k ख kh ग g ज z ड r ढ rh फ f य y स sh ल l न n र r ळ zh च ch')
const VOWELS = letterTable(`
  ऄ a अ a आ a इ i ई i उ u ऊ u ऋ ri ऌ li ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au ॠ ri ॡ li
  ा a ि i ी i ु u ू u ृ ri ॄ ri ॅ e ॆ e े e ै ai ॉ o ॊ o ो o ौ au ॕ - ॖ - ॗ au`)

const VIRAMA = '्'
const NUKTA_SIGN = '़'
const DEVANAGARI = 0x900

/** Letters a script has beside the common layout or reads in its own way. */
const OWN: ReadonlyMap<Script, LetterTable> = new Map([
  ['devanagari', letterTable('ॲ a ॳ o ॴ o ॵ au ॹ zh ॺ y ॻ g ॼ j ॾ d ॿ b')],
  ['bengali', letterTable('য Y ৎ t ৰ r ৱ w')],
  ['gurmukhi', letterTable('ੜ r ਫ਼ f ਖ਼ kh ਗ਼ g ਜ਼ z ਸ਼ sh ਲ਼ l')],
  ['gujarati', letterTable('ૹ zh')],
  ['odia', letterTable('ଯ j ୟ y ୱ w')],
  ['tamil', letterTable('க K ச C ட T த D ப P ற R ஞ n')],
  ['telugu', letterTable('ౘ ts ౙ dz ౚ r')],
  ['kannada', letterTable('ೞ zh')],
  ['malayalam', tableOver('ത th ദ d ഫ f', letterTable('ൺ n ൻ n ർ r ൽ l ൾ l ൿ k ൔ m ൕ y ൖ zh'))],
])
/** Letters that are never followed by an unwritten vowel. */
const CLOSED = /[ৎൺൻർൽൾൿൔൕൖ]/
const DROPS_SCHWA: ReadonlySet<Script> = new Set<Script>([
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
])

/** A run of one script of India in Latin. */
export function fromIndic(run: string): string {
  const script = scriptOf(run)
  const units = unitsOf(respelled(run, script), script)
  if (script === 'tamil') tamilSounds(units)
  if (DROPS_SCHWA.has(script)) dropSchwas(units)
  return spelled(units, script)
}

/**
 * Spellings that are read as a whole: names in -singh, and the sounds v and w of other languages in Bengali.
 */
function respelled(run: string, script: Script): string {
  if (script === 'bengali') {
    return run
      .replace(/সিংহ/g, 'সিংঘ')
      .replace(/^ভ(?=[ি্])/, 'ৱ়')
      .replace(/^ই(?=\u09df|\u09af\u09bc)/, '')
      .replace(/^ইউ/, '\u09af\u09bcু')
      .replace(/ও\u09df|ও\u09af\u09bc/g, 'ৱ')
  }
  if (script === 'tamil') {
    return run
      .replace(/^பிர(?!ி)/, 'ப்ர')
      .replace(/^கிருஷ/, 'க்ரிஷ')
      .replace(/ந்திர(?![\u0bbe-\u0bcd])/g, 'ந்த்ர')
      .replace(/ந்திரா/g, 'ந்த்ரா')
  }
  if (script === 'malayalam')
    return run
      .replace(/ണ്ട/g, 'ണ്ഡ')
      .replace(/റ്റ/g, 'ട്ട')
      .replace(/ന്റ/g, 'ൻട')
      .replace(/ൻറ(?!്)/g, 'ൻട')
  return run.replace(/सिंह/g, 'सिंघ').replace(/સિંહ/g, 'સિંઘ').replace(/ସିଂହ/g, 'ସିଂଘ')
}

function unitsOf(run: string, script: Script): Unit[] {
  const own = OWN.get(script)
  const units: Unit[] = []
  let joins = false
  let previous = ''
  for (const letter of run) {
    const code = letter.codePointAt(0) ?? 0
    const common =
      scriptOfCodePoint(code) === script ? String.fromCodePoint(DEVANAGARI + (code & 0x7f)) : letter
    const last = units.at(-1)
    const ownSound = own?.get(letter)
    const consonant = ownSound ?? CONSONANTS.get(common)
    const vowel = VOWELS.get(common)
    if (consonant !== undefined) {
      const sound = joinedSound(consonant, joins ? last : undefined, script)
      units.push({ consonant: sound, vowel: CLOSED.test(letter) ? '' : null, nasal: false })
    } else if (common === VIRAMA) {
      if (last !== undefined && last.vowel === null) last.vowel = ''
    } else if (common === NUKTA_SIGN) {
      if (last !== undefined) last.consonant = nuktaSound(previous, last.consonant, script)
    } else if (common === 'ः') {
      // A Tamil aytham makes the p after it an f.
      if (script === 'tamil') units.push({ consonant: 'F', vowel: '', nasal: false })
    } else if (common === 'ं' || common === 'ँ' || (script === 'gurmukhi' && letter === 'ੰ')) {
      if (last !== undefined && !(script === 'bengali' && common === 'ँ')) last.nasal = true
    } else if (vowel !== undefined) {
      if (code % 0x80 >= 0x3e && last !== undefined) last.vowel = vowel === '' ? last.vowel : vowel
      else units.push({ consonant: '', vowel, nasal: false })
    } else if (!/\p{M}/u.test(letter)) {
      const other = anyAscii(letter)
      if (other !== '') units.push({ consonant: other, vowel: '', nasal: false })
    }
    joins = common === VIRAMA
    previous = common
  }
  return units
}

function nuktaSound(letter: string, consonant: string, script: Script): string {
  if (consonant === 'w') return 'v'
  if (script === 'odia') return consonant === 'Y' || consonant === 'j' ? 'y' : consonant
  return NUKTA.get(letter) ?? consonant
}

/** What a letter sounds like right after another consonant. */
function joinedSound(consonant: string, before: Unit | undefined, script: Script): string {
  if (consonant === 'Y') return before === undefined ? 'Y' : 'y'
  if (before === undefined) return consonant
  if (consonant === 'n' && before.consonant === 'j' && script !== 'kannada') {
    before.consonant = script === 'telugu' || script === 'malayalam' ? 'j' : 'g'
    return script === 'telugu' || script === 'malayalam' ? 'n' : 'y'
  }
  if (consonant === 'v' && /^(?:sh?|d|j)$/.test(before.consonant)) return 'w'
  if (script !== 'bengali') return consonant
  return consonant === 'b' && !/^[bmrl]$/.test(before.consonant) ? 'w' : consonant
}

/** Ohala's rule, from the end: the last unwritten a falls, and every one between two spoken vowels. */
function dropSchwas(units: readonly Unit[]): void {
  for (let i = units.length - 1; i > 0; i--) {
    const [before, unit, after] = [units[i - 1], units[i], units[i + 1]]
    if (
      before === undefined ||
      unit === undefined ||
      unit.vowel !== null ||
      unit.consonant === '' ||
      unit.nasal
    )
      continue
    const clustered = before.vowel === ''
    // Narendra, Krishna and Surya keep it, for the cluster could not be spoken; Anand and Dutt do not.
    if (after === undefined) unit.vowel = clustered && /^(?:r|y|v|w|l|m|n)$/.test(unit.consonant) ? 'a' : ''
    else if (
      !clustered &&
      !before.nasal &&
      after.vowel !== '' &&
      after.consonant !== '' &&
      before.vowel !== ''
    )
      unit.vowel = ''
  }
}

function spelled(units: readonly Unit[], script: Script): string {
  let latin = ''
  for (const [i, unit] of units.entries()) {
    latin += unit.consonant + (unit.vowel ?? 'a')
    if (unit.nasal) latin += nasalBefore(units[i + 1]?.consonant ?? '', script)
  }
  return latin
    .replace(/Y/g, 'j')
    .replace(/(?<=[a-z])val(?=a?$)/, script === 'devanagari' || script === 'gurmukhi' ? 'wal' : 'val')
    .replace(/chchh/g, 'chh')
    .replace(/([a-z])\1h/g, (all, letter: string) => (letter === 's' ? all : `${letter}${letter}h`))
    .replace(/thth/g, 'tth')
    .replace(/shsh/g, 'ssh')
}

function nasalBefore(next: string, script: Script): string {
  if (/^[pbm]/.test(next)) return 'm'
  if (script === 'bengali') return next.startsWith('g') ? 'n' : 'ng'
  if (next === '' && script !== 'devanagari' && script !== 'gurmukhi' && script !== 'gujarati') return 'm'
  return 'n'
}
