// Prepares a document for printing. It replaces and reports characters that no font has, lets endless words break, and
// cuts endless texts and tables with a note.
import type { Block, ReportDocument } from '../../reports/ports.ts'
import type { Fonts } from './fonts.ts'

/** Rows and other blocks. More would delay all other reports, and no reader wants them on paper. */
const MAX_ROWS = 2_000
/** Characters in them, and in any one text; a line feed counts as a line. */
const MAX_CHARACTERS = 500_000
const LONGEST_TEXT = 20_000
const LINE = 60
/** Marks on one letter beyond what any script needs; more would overprint the lines around. */
const MARKS = /([\p{M}\p{Default_Ignorable_Code_Point}]{8})[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
const LINE_END = /\r\n?|[\x85\u2028\u2029]/g
/** Control characters, which the page does not need: those of direction break Typst. A tab separates words. */
const CONTROL = /[[\p{Cc}--[\t\n]]\p{Bidi_Control}\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gv
/** Right-to-left scripts. */
const FROM_RIGHT = String.raw`[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Samr}]`
/**
 * Typst breaks where a piece of text runs against the direction of its script. Signs of a right-to-left script without
 * a direction (the Arabic percent sign) get the script's direction.
 */
const UNDIRECTED = new RegExp(`[${FROM_RIGHT}&&[\\p{P}\\p{S}]]+`, 'gv')
const DIRECTED = '\u200f$&\u200f'
/** Left-to-right scripts whose words need their marks. */
const FROM_LEFT =
  'Latn Grek Cyrl Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Mymr Khmr Hang Hira Kana'
    .split(' ')
    .map((script) => String.raw`\p{sc=${script}}`)
    .join('')
/** Marks after a letter of the same direction. */
const OWN_MARKS =
  String.raw`[\p{L}&&[${FROM_LEFT}]][\p{M}&&[${FROM_LEFT}[\p{sc=Zinh}--\p{scx=Arab}]]]+|` +
  String.raw`[\p{L}&&${FROM_RIGHT}][\p{M}&&[${FROM_RIGHT}\p{scx=Arab}]]+`
/** Characters that can run against their script. Letters and most digits have a direction; Persian digits do not. */
const UNPLAIN = String.raw`[[\p{M}\p{N}\p{P}\p{S}]--[\p{Nd}\p{sc=Common}]]`
/** The characters to omit at each level of marks; the first group is kept. */
const LEFT_OUT = {
  own: new RegExp(`(${OWN_MARKS})|${UNPLAIN}`, 'gv'),
  none: new RegExp(`()${UNPLAIN}`, 'gv'),
}
const PERSIAN_DIGIT = /[\u06f0-\u06f9]/g
const REPLACEMENT = '\ufffd'
const EXAMPLES = 8
/** Unicode script names, to name a script without a font; a character of no script is reported by its code point. */
const SCRIPTS =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Khmer ' +
  'Mongolian Hiragana Katakana Bopomofo Han Yi Tifinagh Vai Javanese Balinese Cham Ol_Chiki Meetei_Mayek Adlam ' +
  'Coptic Glagolitic Gothic Runic Ogham Tagalog Limbu Tai_Le New_Tai_Lue Tai_Tham Sundanese Lepcha Lisu Osage Samaritan'
const scripts = SCRIPTS.split(' ').map(
  (name) => [name.replaceAll('_', ' '), new RegExp(`^\\p{Script=${name}}`, 'u')] as const,
)
const NEEDS_NO_SHAPE = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u
/** A word longer than a narrow column; scripts that break anywhere have none. */
const LONG_WORD =
  /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{19,}/gu
/** The best places to break an address or a name in code. */
const JOINT = /[/.?&=_,;:-](?=[^/])/g
/** A piece of a stretch without joints; a mark stays with its letter. */
const STRETCH = /[^/.?&=_,;:\u200b-]{19,}/gu
const PIECE = /(.{9})(?=.)(?![\p{M}\p{Default_Ignorable_Code_Point}])/gu
const MAY_BREAK = '\u200b'

export interface Printable {
  readonly document: ReportDocument
  /** Notes for the reader. */
  readonly notes: readonly string[]
}

/**
 * Which marks and signs of single scripts are printed, because Typst breaks on them: all; the marks of a letter's own
 * script, which words of many languages need; or none.
 */
export type Marks = 'all' | 'own' | 'none'

export function printableDocument(
  document: ReportDocument,
  fonts: Pick<Fonts, 'covers' | 'packageFor'>,
  marks: Marks = 'all',
): Printable {
  const missing = new Map<string, Set<string>>()
  const note = (character: string): string => {
    const [script = 'symbols'] = scripts.find(([, pattern]) => pattern.test(character)) ?? []
    missing.set(script, (missing.get(script) ?? new Set()).add(character))
    return REPLACEMENT
  }
  const noted = new Set<string>()
  const withNote = (cut: string, what: string): string => {
    noted.add(what)
    return cut
  }
  const directed = (text: string): string =>
    marks === 'all'
      ? text.replace(UNDIRECTED, DIRECTED)
      : text
          .replace(LEFT_OUT[marks], (_, kept = '') => kept || withNote('', MADE_PLAIN))
          .replace(PERSIAN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
  const shaped = (text: string): string =>
    directed(text.replace(LINE_END, '\n').replace(CONTROL, ''))
      .replace(MARKS, (_all, kept: string) => withNote(kept, MARKS_CUT))
      .replace(/[^\x20-\x7e]/gu, (character) =>
        NEEDS_NO_SHAPE.test(character) || fonts.covers(character.codePointAt(0) ?? 0)
          ? character
          : note(character),
      )
  const fit = (text: string): string =>
    shaped(shortened(text, (cut) => withNote(cut, TEXT_CUT))).replace(LONG_WORD, breakable)
  // why the texts alone: the rest is markup of the program
  const fitPicture = (block: Block): Block =>
    block.kind === 'picture' ? { ...block, svg: block.svg.replace(/(?<=>)[^<>]+(?=<)/g, shaped) } : block

  const { cut, sections } = bounded(document.sections)
  const { charts, seal, ...said } = document
  const drawn = sections.map((section) => ({ ...section, blocks: section.blocks.map(fitPicture) }))
  const fitted = { ...everyText({ ...said, sections: drawn }, fit), charts, seal }
  return { document: fitted, notes: [...[...missing].map((each) => unshown(each, fonts)), ...noted, ...cut] }
}

const TEXT_CUT = `Texts of more than ${LONGEST_TEXT} characters are cut at “…”. The API has all of them.`
const MADE_PLAIN =
  'Marks and signs of some scripts are left out: this report could not be set with them. The API has all of them.'
const MARKS_CUT = 'Of more than 8 marks on one letter, the first 8 are printed.'

/** The approximate room a text takes. */
const weightOf = (text: string): number => text.length + LINE * (text.split('\n').length - 1)

function shortened(text: string, cut: (kept: string) => string): string {
  if (weightOf(text) <= LONGEST_TEXT) return text
  let weight = 0
  let end = 0
  while (weight < LONGEST_TEXT) weight += text[end++] === '\n' ? LINE : 1
  return cut(`${text.slice(0, end).toWellFormed()}…`)
}

function unshown(
  [script, characters]: readonly [string, ReadonlySet<string>],
  { packageFor }: Pick<Fonts, 'packageFor'>,
): string {
  const codes = [...characters]
    .slice(0, EXAMPLES)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
  const name = packageFor(script)
  return (
    `This server has no font for characters of the script ${script} (${codes.join(', ')}` +
    `${characters.size > EXAMPLES ? ' and others' : ''}): ${REPLACEMENT} replaces them. ` +
    (name === undefined
      ? 'Its operator can set ASSAY_FONT_DIR to a folder with a font that has them.'
      : `Its operator can install one beside Assay with: npm install ${name}, and restart it.`)
  )
}

/** Short pieces stay together: every possible line break costs time. */
const TOGETHER = 12

function breakable(word: string): string {
  const pieces = word
    .replace(JOINT, `$&${MAY_BREAK}`)
    .replace(STRETCH, (stretch) => stretch.replace(PIECE, `$1${MAY_BREAK}`))
    .split(MAY_BREAK)
  let line = 0
  return pieces.reduce((before, piece) => {
    const joins = line === 0 || line + piece.length <= TOGETHER
    line = joins ? line + piece.length : piece.length
    return before + (joins ? '' : MAY_BREAK) + piece
  }, '')
}

/** The same data with `change` applied to every text. */
function everyText<T>(data: T, change: (text: string) => string): T {
  if (typeof data === 'string') return change(data) as T
  if (Array.isArray(data)) return data.map((each: unknown) => everyText(each, change)) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, NAMES.has(name) ? value : everyText(value, change)]),
  ) as T
}

/** Members whose texts are words of the document model or markup, not content. */
const NAMES = new Set(['kind', 'tone', 'svg'])

/** The texts of a block, except table rows. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items
  // why empty: its names are bounded, and the table after it has them
  if (block.kind === 'picture') return []
  if (block.kind === 'facts') return block.facts.flatMap(({ name, text }) => [name, text])
  return block.kind === 'table' ? block.columns.map(({ title }) => title) : [block.text]
}

/** The parts that take room: a block with its texts, and each of its rows. */
const partsOf = (block: Block): (readonly string[])[] => [
  textsOf(block),
  ...(block.kind === 'table' ? block.rows : []),
]

/** Counts the room for printing: every block and every row takes some. One request is kept or dropped as a whole. */
function roomFor(): (parts: readonly (readonly string[])[]) => boolean {
  let rows = MAX_ROWS
  let characters = MAX_CHARACTERS
  return (parts) => {
    if (rows <= 0 || characters <= 0) return false
    rows -= parts.length
    characters -= parts.flat().reduce((sum, text) => sum + Math.min(LONGEST_TEXT, weightOf(text)), 0)
    return true
  }
}

/** The first of each list, then the second of each, and so on. */
const alternating = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()

/**
 * The sections as far as they fit. Sections take turns. Findings get the room that all else leaves, and rows of other
 * tables get the room that all but those leave: nothing else is cut for them. A finding keeps its rows, unless it alone
 * exceeds a report.
 */
function bounded(sections: ReportDocument['sections']): {
  readonly sections: ReportDocument['sections']
  readonly cut: string[]
} {
  const fits = roomFor()
  const left = { Rows: 0, Findings: 0, 'Paragraphs, lists and tables': 0 }
  const kept = <T>(all: readonly T[], what: keyof typeof left, fit: (each: T) => boolean): readonly T[] => {
    const fitting = all.filter(fit)
    left[what] += all.length - fitting.length
    return fitting
  }
  const withRows = (block: Block, room: typeof fits): Block =>
    block.kind === 'table' ? { ...block, rows: kept(block.rows, 'Rows', (row) => room([row])) } : block

  const said = sections.map((section) => ({
    ...section,
    blocks: kept(section.blocks, 'Paragraphs, lists and tables', (block) => fits([textsOf(block)])),
  }))
  const within = said.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withRows(block, fits)),
  }))
  // why in turn: endless findings against a subject would leave no room for those in its favour
  const inTurn = new Set(
    alternating(within.map(({ findings = [] }) => findings)).filter((blocks) =>
      fits(blocks.flatMap(partsOf)),
    ),
  )
  const whole = within.map(({ findings = [], ...section }) => {
    const printed = kept(findings, 'Findings', (blocks) => inTurn.has(blocks))
    const missing = findings.length - printed.length
    const end = `Findings that are not printed here: ${missing} of ${findings.length}.`
    return {
      ...section,
      blocks: [
        ...section.blocks,
        ...printed.flatMap((blocks) => {
          const room = roomFor()
          return blocks.map((block) => withRows(block, room))
        }),
        ...(missing === 0 ? [] : [{ kind: 'paragraph' as const, text: end, isNote: true as const }]),
      ],
    }
  })
  const cut = Object.entries(left).filter(([, count]) => count > 0)
  return {
    sections: whole,
    cut: cut.map(([what, count]) => `${what} that are not printed here: ${count}. The API has all of them.`),
  }
}
