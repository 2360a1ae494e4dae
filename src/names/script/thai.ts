// How Thai is written in Latin letters, by the royal general system: a syllable at a time, for the vowel may
// stand before its consonant, around it, or not be written at all, and a final consonant sounds otherwise
// than an initial one.
import anyAscii from 'any-ascii'
import { letterTable } from './table.ts'

const INITIAL = letterTable(`
  ก k ข kh ฃ kh ค kh ฅ kh ฆ kh ง ng จ ch ฉ ch ช ch ฌ ch ซ s ญ y ฎ d ฏ t ฐ th ฑ th ฒ th ณ n ด d ต t ถ th ท th ธ
  th น n
  บ b ป p ผ ph พ ph ภ ph ฝ f ฟ f ม m ย y ร r ฤ rue ล l ฦ lue ว w ศ s ษ s ส s ห h ฬ l อ - ฮ h`)
const FINAL = letterTable(`
  ก k ข k ค k ฆ k ง ng จ t ช t ซ t ญ n ฎ t ฏ t ฐ t ฑ t ฒ t ณ n ด t ต t ถ t ท t ธ t น n บ p ป p พ p ภ p ฟ p ผ p
  ม m
  ย i ร n ล n ว o ศ t ษ t ส t ฬ n ฮ - ห - อ - ฌ t ฝ p ฉ t`)

const C = '[ก-ฤลฦว-ฮ]'
/** Two letters that are spoken together before a vowel; after a silent h only a sonorant. */
const ONSET = `(?:[กขคตปผพบด][รล]|[กขค]ว|[ซศ]ร|ห[งญนมยรลว]|${C})`
/** A final consonant is one that does not begin the next syllable, alone or in a cluster. */
const CODA = '(?:(?![กขคตปผพศซ]ร[ะาิีึืุู])[ก-ฆงจชซฌญ-ณด-นบปพ-ฟภมยรลวศ-สฬ](?![ะัาิีึืุู็ํ]|รร|อ(?![ก-ฮ]ั|า)))'
/**
 * After an open vowel two last consonants are a syllable: maha-chon; and r between vowels is its own: wira.
 */
const END = `((?![ก-ฮ](?!(?<=[ตท])ร)[ก-ฮ](?:$|[เ-ไ]))${CODA})?`
const SHORT_END = `((?![รวย][ก-ฮ])(?![ก-ฮ](?!(?<=[ตท])ร)[ก-ฮ](?:$|[เ-ไ]))${CODA})?`

/** The shapes of a syllable, tried in turn at each place. The vowel stands between onset and coda. */
const SHAPES: readonly (readonly [shape: RegExp, vowel: string])[] = [
  shape(`เ(${ONSET})ียว`, 'iao'),
  shape(`เ(${ONSET})ียะ?${END}`, 'ia'),
  shape(`เ(${ONSET})ือ${END}`, 'uea'),
  shape(`เ(${ONSET})[ิื]${END}`, 'oe'),
  shape(`เ(${ONSET})าะ`, 'o'),
  shape(`เ(${ONSET})า`, 'ao'),
  shape(`เ(${ONSET})อะ?${END}`, 'oe'),
  shape(`เ(${ONSET})ย(?![ะ-ู])`, 'oei'),
  shape(`[เ](${ONSET})็?ว(?![ะ-ู])`, 'eo'),
  shape(`เ(${ONSET})(?:ะ|็?${END})`, 'e'),
  shape(`แ(${ONSET})(?:ะ|็?${END})`, 'ae'),
  shape(`โ(${ONSET})(?:ะ|${END})`, 'o'),
  shape(`[ใไ](${ONSET})(?:ย(?![ะ-ู]))?`, 'ai'),
  shape(`(${ONSET})ัวะ?`, 'ua'),
  shape(`(${ONSET})ัย`, 'ai'),
  shape(`(${ONSET})ั(${CODA})?`, 'a'),
  shape(`(${ONSET})รร([ณมคพกธ])`, 'a'),
  shape(`(${ONSET})รร(?![ะาิีึืุู])`, 'an'),
  shape(`(${ONSET})ํา`, 'am'),
  shape(`(${ONSET})ะ`, 'a'),
  shape(`(${ONSET})า${END}`, 'a'),
  shape(`(${ONSET})[ิี]${SHORT_END}`, 'i'),
  shape(`(${ONSET})ือ?${END}`, 'ue'),
  shape(`(${ONSET})ึ${END}`, 'ue'),
  shape(`(${ONSET})[ุู]${SHORT_END}`, 'u'),
  shape(`(${ONSET})็?อ${END}`, 'o'),
  shape(`(${ONSET})ว(${CODA})`, 'ua'),
]

function shape(source: string, vowel: string): readonly [RegExp, string] {
  return [new RegExp(source, 'uy'), vowel]
}

const BARE = new RegExp(`${C}{1,60}`, 'uy')

/** A run of Thai letters in Latin. */
export function fromThai(run: string): string {
  const text = respelled(run)
  let latin = ''
  for (let at = 0; at < text.length;) {
    const [piece, length] = bareAt(text, at) ?? syllableAt(text, at) ?? [anyAscii(text[at] ?? ''), 1]
    latin += piece
    at += length
  }
  return latin.replace(/aii/g, 'ai')
}

/**
 * Silences what the killing mark kills, drops tones, and spells out the common words that break the rules.
 */
function respelled(run: string): string {
  return run
    .replace(/ำ/g, 'ํา')
    .replace(/[่้๊๋ๆฯฺ๎]/g, '')
    .replace(/(?<=[าิีืูเแ]|เ[ก-ฮ]อ|เ[ก-ฮ])ร์/g, 'r')
    .replace(/(?<=[กตทพม])ฤ/g, 'ริ')
    .replace(/[ก-ฮ][ิุ]?์/g, '์')
    .replace(/([ก-ฮ])([ก-ฮ])์/g, (_all, first: string, second: string, at: number, whole: string) =>
      at > 0 && (whole[at - 1] === 'ั' || (/[าิีึืุู]/.test(whole[at - 1] ?? '') && /[ตทธ]/.test(second)))
        ? first
        : first + second,
    )
    .replace(/์/g, '')
    .replace(/(ชาต|เกียรต|โชต|ญาต)ิ/g, '$1')
    .replace(/เกียรต/g, 'เกียต')
    .replace(/ภูมิ/g, 'ภูม')
    .replace(/ทร(?=ง|ัพ|าย$|าบ)/g, 'ซ')
    .replace(/ั([ฒตท])(?=[นยม][าะิุก-ฮ])/g, 'ั$1$1ะ')
    .replace(/เจริญ/g, 'จะเริน')
    .replace(/ิทย(?=[าะุ])/g, 'ิททะย')
    .replace(/วร(?=[ก-ฮ])(?!รร?[^ก-ฮ]?)/g, 'วอระ')
    .replace(/พชร/g, 'พะชะระ')
    .replace(/เกษม/g, 'กะเสม')
    .replace(/([เแโ])([ฉสถผข])([ลมนวงร])(?=[ิีื็])/g, '$2ะ$1$3')
    .replace(/^บริ/g, 'บอริ')
    .replace(/พรหม/g, 'พรม')
    .replace(/(ัก|[ัาิีึืุู][ตท]|ชร(?<=เ.ชร))ร?$/, (silent) => silent.replace(/ร$/, ''))
    .replace(/ัช(?=[ก-ฮ])/g, 'ัชชะ')
    .replace(/วุฒิ/g, 'วุฒ')
}

function syllableAt(text: string, at: number): readonly [string, number] | null {
  for (const [pattern, vowel] of SHAPES) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) continue
    const [all, onset = '', coda = ''] = found
    return [onsetSound(onset) + vowel + (FINAL.get(coda) ?? ''), all.length]
  }
  return null
}

function onsetSound(onset: string): string {
  const letters = onset.length === 2 && onset.startsWith('ห') ? onset.slice(1) : onset
  let latin = ''
  for (const letter of letters) latin += INITIAL.get(letter) ?? ''
  return latin
}

/**
 * Consonants without a written vowel: o between two of them, a after one that is left over. The last
 * consonants before a written vowel belong to that vowel.
 */
function bareAt(text: string, at: number): readonly [string, number] | null {
  BARE.lastIndex = at
  const found = BARE.exec(text)?.[0]
  if (found === undefined) return null
  const after = text[at + found.length]
  const sign = after !== undefined && /[ะัาิีึืุู็ํ]/.test(after)
  // A written vowel may also be one of the letters: o, and the doubled r that is an a.
  const vowelAt = found.search(sign ? /(?<!^)(?:รร(?!$)|อ(?!$))/ : /(?<!^)(?:รร|อ)/)
  const bare = vowelAt > 0 ? withoutOnset(found.slice(0, vowelAt)) : sign ? withoutOnset(found) : found
  if (bare === '' || /^.ว.$/.test(bare)) return null
  if (/^.ว$/.test(bare)) return [`${onsetSound(bare.slice(0, 1))}a`, 1]
  if (bare.length === 1) {
    // One letter at the end after a closed syllable is silent, as in the Sanskrit spellings.
    const silent = at > 0 && at + 1 === text.length
    return [silent ? '' : `${onsetSound(bare)}${/[ฤฦ]/.test(bare) ? '' : 'a'}`, 1]
  }
  const cluster = new RegExp(`^(?:[กขคตปผ][รล]|ห[งญนมยรลว])${C}`, 'u').test(bare) ? 2 : 1
  const odd = (bare.length - cluster) % 2 === 0 && bare.length > 2 && at + bare.length === text.length
  if (odd) return [`${onsetSound(bare.slice(0, 1))}a`, 1]
  const coda = bare[cluster] ?? ''
  return [`${onsetSound(bare.slice(0, cluster))}o${FINAL.get(coda) ?? ''}`, cluster + 1]
}

function withoutOnset(bare: string): string {
  const cluster = /(?:[กขคตปผพ][รล]|[กขค]ว|[ซศ]ร|ห[งญนมยรลว])$/.test(bare) ? 2 : 1
  return bare.slice(0, -cluster)
}
