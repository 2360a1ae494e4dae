// Runs the tests of the plan at the sizes of the nights: npm run faults:nightly. `--row 3` runs one row, `--size 0.1` a tenth of each size, and
// `--seed 7` repeats what a run with that seed chose. It does not repeat what the machine chose: the moment at which a process is killed.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '../support/process.ts'
import { SIZE } from '../support/tries.ts'
import { plan } from './plan.ts'

const { values } = parseArgs({
  options: {
    row: { type: 'string' },
    size: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const rows = plan.filter(({ row }) => values.row === undefined || String(row) === values.row)
if (rows.length === 0 || !(Number(values.size) > 0) || !Number.isSafeInteger(Number(values.seed))) {
  process.stderr.write('faults:nightly [--row 1..13] [--size part] [--seed number]\n')
  process.exit(2)
}
process.stdout.write(`seed ${values.seed}, size ${values.size}\n`)
for (const { row, fault, tests, without } of rows)
  process.stdout.write(
    `${row} ${fault}: ${tests.join(', ')}${without === undefined ? '' : `\n  not tried: ${without}`}\n`,
  )
const files = [...new Set(rows.flatMap(({ tests }) => tests))]
// why one worker: the kills and the stalls would be those of the tests beside them
const { status } = spawnSync('npx', ['vitest', 'run', '--maxWorkers=1', '--testTimeout=0', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, [SIZE]: values.size, ASSAY_TEST_SEED: values.seed },
})
process.stdout.write(`seed ${values.seed}: ${status === 0 ? 'passed' : 'failed'}\n`)
process.exitCode = status ?? 1
