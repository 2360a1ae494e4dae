// The bench of the verifier: `npm run bench:verify` times the verification of trails of 10 to 10,000 records in a log of 3,000
// leaves, and of a watch of 1,000 passes, with key and pin; the watch also without the engine's Ed25519, as in a browser. `-- --write` keeps the figures in bench/audit/verify.txt.
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
import { sampleWatch, watchLog } from '../../src/audit/bundle/testing/sample-watch.ts'
import { portableVerifyEd25519 } from '../../src/audit/portable/verify-ed25519.ts'
import type { VerifyEd25519 } from '../../src/audit/ports.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const [ROUNDS, OTHERS, PINNED, PASSES] = [20, 999, 1_500, 1_000]
/** The records of a run besides its steps: opened, input, two sources, sealed. */
const AROUND = 5

const lines = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
  '',
]
const others = Array.from({ length: OTHERS }, (_, at) => sampleRun(`run-${at}`))
/** Adds a line about the verification of these bytes. */
function measure(
  of: string,
  bytes: Uint8Array,
  pin: Uint8Array,
  verify: VerifyEd25519,
  records: number,
): void {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    const { outcome, facts } = verifyBundle(bytes, { keys: [BUNDLE_KEY], pin }, verify)
    times.push(performance.now() - begun)
    if (outcome !== 'verified' || facts?.records !== records) throw new Error(`not verified: ${outcome}`)
  }
  times.sort((a, b) => a - b)
  const [first, median, last] = [times[0], times[ROUNDS / 2], times.at(-1)].map((time) => time?.toFixed(1))
  lines.push(
    `${of}, ${(bytes.length / 1e6).toFixed(2)} MB: ${first} ms at best, ${median} ms in the middle, ${last} ms at worst of ${ROUNDS}.`,
  )
}

for (const records of [10, 100, 1_000, 10_000]) {
  const log = bundleLog([...others, sampleRun('measured', { steps: records - AROUND })])
  const bytes = bytesOfBundle(log.bundle(OTHERS, { from: PINNED }))
  measure(`${records} records`, bytes, log.checkpoint(PINNED), verifyEd25519, records)
}
const watched = watchLog([
  sampleWatch('others', { passes: PINNED }),
  sampleWatch('measured', { passes: PASSES }),
])
const trail = bytesOfBundle(watched.bundle(1, { from: PINNED }))
measure(`${PASSES} passes of a watch`, trail, watched.checkpoint(PINNED), verifyEd25519, PASSES)
measure('The same as in a browser', trail, watched.checkpoint(PINNED), portableVerifyEd25519, PASSES)
const text = `${lines.join('\n')}\n`
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'verify.txt'), text)
