// The bench of the reader. `npm run bench:reader` prints precision and recall for each label and language; a file of labelled
// quotes may be named. `-- --write` keeps the output in result.txt.
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { figureLine, HEAD } from './figures.ts'
import {
  heldOutPitches,
  type LabelledQuote,
  labelledQuotes,
  OWN,
  ownHeldOut,
  ownWritten,
  SHARED_FILES,
} from './labelled.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})

const lines: string[] = ['== reader == in percent; P precision, R recall; the language is given', '', HEAD]

function add(name: string, rows: readonly LabelledQuote[]): void {
  if (rows.length > 0) lines.push(figureLine(name, rows))
}

function byLanguage(rows: readonly LabelledQuote[]): void {
  for (const language of new Set(rows.map((row) => row.language)))
    add(
      `  ${language}`,
      rows.filter((row) => row.language === language),
    )
}

const own = labelledQuotes(OWN)
add('own', own)
byLanguage(own)

const english = (row: LabelledQuote): boolean => row.language === 'en'
add('own, held out, en', ownHeldOut(own).filter(english))
add(
  'own, held out, others',
  ownHeldOut(own).filter((row) => !english(row)),
)

for (const [writing, name] of [
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
] as const) {
  const rows = ownWritten(own, writing)
  add(`own, ${name} writing, en`, rows.filter(english))
  add(
    `own, ${name} writing, other`,
    rows.filter((row) => !english(row)),
  )
}

const paths = positionals.length > 0 ? positionals : SHARED_FILES
const files = paths.map((path) => ({ name: basename(path, '.jsonl'), rows: labelledQuotes(path) }))
for (const { name, rows } of files) {
  lines.push('')
  add(name, rows)
  byLanguage(rows)
}
const main = files[0]?.rows ?? []
const held = heldOutPitches(main)
const heldRows = (rows: readonly LabelledQuote[]) => rows.filter(({ pitch }) => held.has(pitch))
if (positionals.length === 0 && main.length > 0) {
  const rest = files.slice(1).flatMap(({ rows }) => rows)
  lines.push(
    '',
    'Held out: the pitches of two folds of five, whose rows were not read while the tables were written.',
  )
  add('held out, en', heldRows(main).filter(english))
  add(
    'held out, others',
    heldRows(main).filter((row) => !english(row)),
  )
  add('held out, all', heldRows(main))
  add('held out, with cross', [...heldRows(main), ...heldRows(rest)])
  add(
    'without the language',
    heldRows(main).map((row) => ({ ...row, language: '' })),
  )
}
const text = lines.map((line) => line.trimEnd()).join('\n')

process.stdout.write(`${text}\n`)
if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${text}\n`)
