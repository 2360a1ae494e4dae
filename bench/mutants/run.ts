// Which changes of a rule or a limit no test notices: every limit and a seeded sample of the rules is changed, one at a
// time, in a copy of the tree, and the tests that can notice run. `npm run mutants -- --write` keeps the table in
// bench/mutants/result.txt and result.jsonl; `--seed 7` draws another sample, `--only REGEX` tries the mutants whose file
// or line fits. Exits with 1 where a mutant survives that equivalent.ts does not excuse.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBench, type Tried } from './bench.ts'
import { chooseMutants, SAMPLED, SEED } from './choose.ts'
import { equivalence } from './equivalent.ts'
import { createRelated } from './related.ts'

/** Benches side by side: each has one process of tests. */
const BENCHES = 2

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(SEED) },
    sampled: { type: 'string', default: String(SAMPLED) },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const root = resolve(import.meta.dirname, '../..')
const only = new RegExp(values.only)
const chosen = chooseMutants(root, seed, Number(values.sampled)).filter(({ key, file }) =>
  only.test(`${file} ${key}`),
)
const relatedTo = createRelated(root)
const from = performance.now()
const benches = Array.from({ length: BENCHES }, () => createBench(root))
const close = (): void => {
  for (const bench of benches) bench.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.stderr.write(`stopped by ${signal}\n`)
    close()
    process.exit(1)
  })

/** The tests are green before anything is changed: else a failing test would seem to kill every mutant. */
async function requireGreen(): Promise<void> {
  const tests = [...new Set(chosen.flatMap(({ file }) => relatedTo(file).flat()))]
  const red = await Promise.all(
    benches.map((bench, at) => bench.red(tests.filter((_, i) => i % BENCHES === at))),
  )
  if (red.flat().length > 0) throw new Error(`tests fail without a mutant:\n${red.flat().join('\n')}`)
}

const lineOf = ({ outcome, mutant: { kind, file, key } }: Tried): string =>
  `${outcome.padEnd(10)} ${kind.padEnd(10)} ${dirname(file)}/${key}`

async function tryAll(): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  let next = 0
  const work = async (bench: (typeof benches)[number]): Promise<void> => {
    for (let at = next++; at < chosen.length; at = next++) {
      const mutant = chosen[at]
      if (mutant === undefined) return
      const one = await bench.attempt(mutant, relatedTo(mutant.file))
      tried[at] = one
      process.stdout.write(`${lineOf(one)}\n${one.by === undefined ? '' : `           by ${one.by}\n`}`)
    }
  }
  await Promise.all(benches.map(work))
  return tried
}

let tried: readonly Tried[] = []
try {
  await requireGreen()
  tried = await tryAll()
} finally {
  close()
}

const count = (...outcomes: readonly Tried['outcome'][]): number =>
  tried.filter(({ outcome }) => outcomes.includes(outcome)).length
const limits = tried.filter(({ mutant }) => mutant.kind === 'limit').length
const cpu = cpus()[0]?.model.split(' ').slice(0, 2).join(' ')
const seconds = Math.round((performance.now() - from) / 1000)
const summary = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpu}, ${new Date().toISOString().slice(0, 10)}`,
  `seed ${seed}: ${tried.length} mutants, ${limits} of them of limits (each MAX_ and MOST_, and NEAREST), the others sampled`,
  `${count('killed')} killed, ${count('timeout')} ended because they ran on, ${count('equivalent')} equivalent, ` +
    `${count('survived', 'untested')} survived; ${seconds} s`,
]
process.stdout.write(`${summary.join('\n')}\n`)

if (values.write) {
  const excused = tried
    .filter(({ outcome }) => outcome === 'equivalent')
    .map(({ mutant: { key } }) => `${key}: ${equivalence(key)}`)
  const text = [...summary, '', ...tried.map(lineOf), '', 'equivalent, because', ...excused]
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${text.join('\n')}\n`)
  const raw = tried.map(({ mutant: { key, file, line, kind, replacement }, ...how }) =>
    JSON.stringify({ seed, key, file, line, kind, replacement, ...how }),
  )
  writeFileSync(join(import.meta.dirname, 'result.jsonl'), `${raw.join('\n')}\n`)
}
process.exitCode = count('survived', 'untested') > 0 ? 1 : 0
