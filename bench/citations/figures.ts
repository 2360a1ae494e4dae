// The figures of the labelled set, by kind and by language, and the goals they are held to.
import { type JudgedRow, KINDS } from './labelled.ts'

/** Of verbatim and typographic quotes, in percent. */
const FOUND_GOAL = 98

interface Count {
  readonly name: string
  readonly rows: readonly JudgedRow[]
}

const counted = (rows: readonly JudgedRow[], of: (row: JudgedRow) => boolean): string =>
  String(rows.filter(of).length).padStart(7)

function table(heading: string, counts: readonly Count[]): string[] {
  const head = `${heading.padEnd(14)}   rows  exact   near absent  valid  wrongly valid  refuted  wrongly refuted`
  return [
    head,
    ...counts.map(
      ({ name, rows }) =>
        name.padEnd(14) +
        String(rows.length).padStart(7) +
        counted(rows, ({ finding }) => finding.kind === 'exact') +
        counted(rows, ({ finding }) => finding.kind === 'near') +
        counted(rows, ({ finding }) => finding.kind === 'absent') +
        counted(rows, ({ valid }) => valid) +
        counted(rows, isWronglyValid).padStart(15) +
        counted(rows, ({ refuted }) => refuted).padStart(9) +
        counted(rows, isWronglyRefuted).padStart(17),
    ),
  ]
}

const isWronglyValid = ({ valid, expected }: JudgedRow): boolean => valid && expected !== 'valid'

const isWronglyRefuted = ({ refuted, expected }: JudgedRow): boolean => refuted && expected !== 'invalid'

/** Every goal that is missed, in words; none when all are met. */
export function missedGoals(rows: readonly JudgedRow[]): string[] {
  const wrong = [
    ...rows.filter(isWronglyValid).map(({ id }) => `${id} is valid without a model`),
    ...rows.filter(isWronglyRefuted).map(({ id }) => `${id} is refuted without a model`),
  ]
  const copies = rows.filter(({ kind }) => kind === 'verbatim' || kind === 'typographic')
  const found = copies.filter(({ finding }) => finding.kind === 'exact')
  const share = (100 * found.length) / copies.length
  return share >= FOUND_GOAL
    ? wrong
    : [...wrong, `${share.toFixed(1)} % of verbatim and typographic quotes are found, not ${FOUND_GOAL} %`]
}

export function figureLines(rows: readonly JudgedRow[]): string[] {
  const languages = [...new Set(rows.map(({ language }) => language))]
  return [
    `${rows.length} quotes, ${new Set(rows.map(({ page }) => page)).size} pages, ${languages.length} languages, no model`,
    '',
    ...table(
      'kind',
      KINDS.map((kind) => ({ name: kind, rows: rows.filter((row) => row.kind === kind) })),
    ),
    '',
    ...table(
      'language',
      languages.map((language) => ({
        name: language,
        rows: rows.filter((row) => row.language === language),
      })),
    ),
    '',
    ...table('all', [{ name: '', rows }]),
  ]
}
