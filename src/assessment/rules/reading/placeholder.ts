// Detects placeholder or invented text, and hosts that have no owner (rule Q-7). A word such as TODO inside of a sentence is
// a word: what counts is whether the text is a placeholder, not whether it mentions one. Ids are part of the protocol
// version.
import {
  FILLER_WORDS,
  FORM_HINTS,
  INSTRUCTIONS,
  KEY_ROWS,
  MODEL_VOICES,
  SAMPLES,
  STAND_IN_NAME,
} from './tables/placeholder-phrases.ts'

/** Words that a text needs around a mark or a slot to be a sentence about it. */
const SENTENCE = 8

const MARKS = /(^|[\s[(<{"'])(TBD|TBA|TODO|FIXME|XXX+|N\/A)([\s\])>}"'.,:;!?]|$)/g
const BRACKETED_MARK = /[[(<{](?:TBD|TBA|TODO|FIXME|XXX+|N\/A)[\])>}]/
/** Three capitals before a capitalised word are a name: "TBA Freight Ltd". */
const MARK_AS_NAME = /^(?:TBA|TBD|XXX)\s+\p{Lu}\p{Ll}/u
const ONLY_MARK =
  /^\s*(tbd|tba|todo|n\/a|none|null|undefined|unknown|test|placeholder)\b\s*[:.-]?\s*$|^\s*(todo|fixme|placeholder)\s*[:-]/i
const BRACES =
  /\{\{[^}]*\}\}|\$\{[^}]*\}|<%[^%]*%>|\{[a-z_ ]{2,40}\}|\[[A-Z][A-Z _]{2,40}\]|%%\w{2,40}%%|__[A-Z][A-Z_]{1,40}__/g
const SLOTS =
  /\[(?:your|customer|company|user|name|role|competitor|product|problem|quote|date|url|number|industry|job title|pain point|x|n)(?:[ _-][a-z _-]{0,30})?\]|<(?:your|customer|company|name|role|product|problem|quote|insert)(?:[ _-][a-z _-]{0,30})?>/gi
/** A slot for the evidence itself is never what a sentence is about. */
const EVIDENCE_SLOT = /quote|testimonial|your|company|competitor|role/i
const REPORTED =
  /^\s*["'\u201c]?(users|interviewees?|respondents?|prospects|the (user|customer|client|interviewee|respondent|prospect)|(some|many|most|several|multiple|numerous) (users|customers|clients|people|founders|teams|owners))\b[^.!?]{0,20}\b(said|say|says|told (me|us)|mentioned|reported|express(ed)?|indicated|stated|feel|felt) (that|they|about|to|frustrat\w+)\b/i
const FIRST_PERSON = /\b(?:i|we|my|our|us|me)\b/i
const MASH = /^(?:foo ?bar|foobar|blah|abc123|lol(?:lol)+|asdf\w*|qwer\w*|zxcv\w*|hjkl\w*|sdfg\w*)$/i
const RESERVED_HOST = /(?<!@)\bexample\.(?:com|org|net|edu)\b/i
const NO_WORDS = /^[\s.\u2026\-_*#]+$/

export type PlaceholderId =
  | 'lorem'
  | 'marker_caps'
  | 'marker_start'
  | 'marker_phrase'
  | 'template_braces'
  | 'template_slot'
  | 'reported_speech'
  | 'ai_voice'
  | 'keyboard_mash'
  | 'reserved_host'
  | 'punctuation_only'
  | 'stand_in_name'
  | 'form_hint'
  | 'word_run'
  | 'low_variety'
  | 'char_run'
  | 'no_vowels'

const BAD_HOST =
  /^(localhost|.*\.(example|invalid|test|localhost|local|internal|home\.arpa|onion)|(www\.)?example\.(com|org|net|edu)|(www\.)?(yoursite|yourdomain|your-?company|yourcompany|website|placeholder|mycompany|fakeurl|fake-?site|sampleurl|dummy)\.(com|org|net|io|co)|\d{1,3}(\.\d{1,3}){3}|\[.*\])$/i

/** Id of the first placeholder rule that a text meets, or null. */
export function placeholderIn(text: string): PlaceholderId | null {
  const read = readingOf(shortenGaps(text))
  return RULES.find(([, holds]) => holds(read))?.[0] ?? null
}

/** Whether a parsed host name is reserved, local, numeric or a well-known placeholder. */
export function isPlaceholderHost(host: string): boolean {
  return BAD_HOST.test(host)
}

interface Reading {
  readonly text: string
  /** After NFKC, in lower case. */
  readonly folded: string
  /** Runs of letters and digits of `folded`. */
  readonly words: readonly string[]
}

function readingOf(text: string): Reading {
  const folded = text.normalize('NFKC').toLowerCase()
  return { text, folded, words: folded.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [] }
}

const RULES: readonly (readonly [PlaceholderId, (reading: Reading) => boolean])[] = [
  [
    'lorem',
    ({ words }) =>
      isMost(
        words.filter((word) => FILLER_WORDS.has(spelledOut(word))),
        words,
        0.5,
      ),
  ],
  ['marker_caps', isMarked],
  ['marker_start', ({ text }) => ONLY_MARK.test(text)],
  ['marker_phrase', ({ folded }) => [...INSTRUCTIONS, ...SAMPLES].some((phrase) => phrase.test(folded))],
  ['template_braces', (reading) => isTemplate(reading, BRACES)],
  ['template_slot', (reading) => isTemplate(reading, SLOTS)],
  ['form_hint', ({ folded }) => FORM_HINTS.some((hint) => hint.test(folded))],
  ['stand_in_name', ({ text }) => STAND_IN_NAME.test(text.trim())],
  ['reported_speech', ({ text }) => REPORTED.test(text) && !FIRST_PERSON.test(text)],
  ['ai_voice', ({ folded }) => MODEL_VOICES.some((voice) => voice.test(folded))],
  ['keyboard_mash', isMashed],
  ['reserved_host', ({ text }) => RESERVED_HOST.test(text)],
  ['punctuation_only', ({ text }) => NO_WORDS.test(text)],
  ['word_run', hasWordRun],
  ['low_variety', ({ words }) => words.length >= 8 && hasFew(new Set(words).size, words.length)],
  ['char_run', isCharRun],
  ['no_vowels', isMute],
]

const isMost = (part: readonly string[], words: readonly string[], share: number): boolean =>
  words.length >= 3 && part.length >= words.length * share

/** Digits that stand for letters: "L0rem 1psum". */
const spelledOut = (word: string): string =>
  word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e')

function isMarked({ text, words }: Reading): boolean {
  const marks = [...text.matchAll(MARKS)].length
  if (marks === 0 || MARK_AS_NAME.test(text.trim())) return false
  return BRACKETED_MARK.test(text) || words.length - marks < SENTENCE
}

function isTemplate({ text, words }: Reading, slots: RegExp): boolean {
  const found = [...text.matchAll(slots)].map(([slot]) => slot)
  return (
    found.length > 1 ||
    (found.length === 1 && (EVIDENCE_SLOT.test(found[0] ?? '') || words.length < SENTENCE))
  )
}

const ROWS = KEY_ROWS.flatMap((row) => [row, [...row].toReversed().join('')])

/** Whether a word runs along a row of keys. Short ones, such as "were" or "as", are words too. */
function runsAlongKeys(word: string): boolean {
  if (MASH.test(word)) return true
  return word.length >= 4 && !/^\d+$/.test(word) && ROWS.some((row) => row.includes(word))
}

function isMashed({ folded, words }: Reading): boolean {
  const mashed = words.filter((word) => runsAlongKeys(word))
  return (
    /\b(?:blah( blah)+|test test|foo bar)\b/.test(folded) ||
    (mashed.length > 0 && mashed.length >= words.length * 0.2)
  )
}

/**
 * A word three times in a row in a short text, or four times with few others; commas between them are emphasis, and so is a
 * run in a sentence: "No no no no, not another login for my waiters".
 */
const RUN_OF_THREE = /(?<![\p{L}\p{N}'])([\p{L}\p{N}']+)(?:\s+\1){2}(?![\p{L}\p{N}'])/u
const RUN_OF_FOUR = /(?<![\p{L}\p{N}'])([\p{L}\p{N}']+)(?:\s+\1){3,}(?![\p{L}\p{N}'])/u
/** Fewer words besides a run make no sentence. */
const FEW_OTHERS = 6

function hasWordRun({ folded, words }: Reading): boolean {
  const run = RUN_OF_FOUR.exec(folded)?.[0].split(/\s+/).length ?? 0
  const others = words.length - run
  return (run > 0 && others < FEW_OTHERS) || (words.length < SENTENCE + 2 && RUN_OF_THREE.test(folded))
}

/** Someone who copies and pastes all day says so with few words; a filler has fewer. */
function hasFew(distinct: number, all: number): boolean {
  return distinct <= 5 && distinct / all < 0.45
}

/** A stretched vowel, many exclamation marks or the zeros of a number are part of a sentence. */
function isCharRun({ text }: Reading): boolean {
  const dense = text.replace(/\s/g, '')
  const inRuns = [...dense.matchAll(/([\p{L}\p{N}])\1{5,}/gu)].reduce((sum, [run]) => sum + run.length, 0)
  return inRuns > 0 && inRuns >= dense.length * 0.3
}

function isMute({ words }: Reading): boolean {
  const mute = words.filter((word) => /^[b-df-hj-np-tv-xz]{5,}$/.test(word))
  return words.length >= 6 && mute.length / words.length > 0.3
}

/**
 * Cuts runs of white space to 64 characters. No pattern counts beyond 50, so the result is the same. Without the cut,
 * `\s*` would search 200 KB of spaces for minutes.
 */
function shortenGaps(text: string): string {
  return text.replace(/(\s{64})\s+/g, '$1')
}
