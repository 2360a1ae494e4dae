// Tries the laws of outcomes (O-2) and of advice (N-2) on 20,000 generated ledgers each, where `npm test` tries 1,000 and 60.
// Prints the seeds. It takes about an hour of processor time.
//   npm run bench:laws [-- --write]
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LEDGERS = 20_000

const root = join(import.meta.dirname, '../..')
const { stdout, status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=system',
    '--reporter=verbose',
    '--testTimeout=14400000',
    'test/laws/outcomes.test.ts',
    'test/laws/advice.test.ts',
  ],
  { cwd: root, env: { ...process.env, ASSAY_TEST_LEDGERS: String(LEDGERS) }, encoding: 'utf8' },
)
const said = stripVTControlCharacters(stdout)
  .split('\n')
  .filter((line) => /O-2|N-2|ledgers|Tests|AssertionError/.test(line))
  .map((line) => line.trim().replace(/ \d+ms$/, ''))
  .join('\n')
  .concat('\n')
process.stdout.write(said)
if (process.argv.includes('--write')) writeFileSync(join(import.meta.dirname, 'result.txt'), said)
process.exitCode = status ?? 1
