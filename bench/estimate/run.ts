// Calibration of the estimate: `npm run bench:estimate` simulates it and prints how often its interval covers, and what
// made-up evidence does to it. `-- --write` keeps the output in bench/estimate/result.txt and the published table in
// src/assessment/rules/protocol/calibration.json; then run `npm run docs`.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FULL, missedGoals, simulate } from './figures.ts'
import { publishedText, resultText } from './result.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const simulated = simulate(FULL)
const missed = missedGoals(simulated)
const text = resultText(simulated)
process.stdout.write(text)
if (values.write) {
  writeFileSync(resolve(import.meta.dirname, 'result.txt'), text)
  const table = resolve(import.meta.dirname, '../../src/assessment/rules/protocol/calibration.json')
  writeFileSync(table, publishedText(simulated))
}
if (missed.length > 0) process.exitCode = 1
