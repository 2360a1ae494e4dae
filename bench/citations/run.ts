// The citation bench. `npm run bench:citations` prints what is found of the labelled quotes and how fast; `-- --write`
// keeps it in result.txt and frozen.json. It fails when a goal is missed.
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { figureLines, missedGoals } from './figures.ts'
import { FROZEN_PATH, frozenText } from './frozen.ts'
import { judgeRows } from './labelled.ts'
import { speed } from './speed.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const rows = await judgeRows()
const timed = await speed()
const missed = [...missedGoals(rows), ...timed.missed]
const machine =
  `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
  new Date().toISOString().slice(0, 10)
const text = [
  `== citations == ${machine}`,
  ...figureLines(rows),
  '',
  ...timed.lines,
  '',
  missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}`,
].join('\n')

process.stdout.write(`${text}\n`)
if (values.write) {
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${text}\n`)
  writeFileSync(FROZEN_PATH, frozenText(rows))
}
if (missed.length > 0) process.exitCode = 1
