// The bench of the verifier: `npm run bench:verify` times the verification of trails of 10 to 10,000 records in a log of 3,000
// leaves, with key and pin. `-- --write` keeps the figures in bench/audit/verify.txt.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BUNDLE_KEY,
  bundleLog,
  bytesOfBundle,
  sampleRun,
} from '../../src/audit/bundle/testing/sample-bundle.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const [ROUNDS, OTHERS, PINNED] = [20, 999, 1_500]
/** The records of a run besides its steps: opened, input, two sources, sealed. */
const AROUND = 5

const lines = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
  '',
]
const others = Array.from({ length: OTHERS }, (_, at) => sampleRun(`run-${at}`))
for (const records of [10, 100, 1_000, 10_000]) {
  const log = bundleLog([...others, sampleRun('measured', { steps: records - AROUND })])
  const bytes = bytesOfBundle(log.bundle(OTHERS, { from: PINNED }))
  const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(PINNED) }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    const { outcome, facts } = verifyBundle(bytes, trust, verifyEd25519)
    times.push(performance.now() - begun)
    if (outcome !== 'verified' || facts?.records !== records) throw new Error(`not verified: ${outcome}`)
  }
  times.sort((a, b) => a - b)
  const [first, median, last] = [times[0], times[ROUNDS / 2], times.at(-1)].map((time) => time?.toFixed(1))
  lines.push(
    `${records} records, ${(bytes.length / 1e6).toFixed(2)} MB: ${first} ms at best, ${median} ms in the middle, ${last} ms at worst of ${ROUNDS}.`,
  )
}
const text = `${lines.join('\n')}\n`
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'verify.txt'), text)
