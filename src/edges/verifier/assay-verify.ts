// The verifier as one file: `npm run build` makes dist/verifier/assay-verify.mjs of it. It has no dependency: another program
// imports it in any engine, and Node.js runs it: `node assay-verify.mjs FILE --key VKEY --pin CHECKPOINT`.
import { EXIT_CODES, linesOfReport, type BundleReport } from '../../audit/bundle/bundle-report.ts'
import { verifyBundle, type BundleTrust } from '../../audit/bundle/verify-bundle.ts'
import { portableVerifyEd25519 } from '../../audit/portable/verify-ed25519.ts'

/** Verifies the bytes of an audit trail. */
export const verifyAuditTrail = (file: Uint8Array, trust: BundleTrust = {}): BundleReport =>
  verifyBundle(file, trust, portableVerifyEd25519)

export { EXIT_CODES, linesOfReport }

const USAGE =
  'usage: assay-verify.mjs FILE [--key VKEY]... [--policy FILE] [--pin CHECKPOINT] [--record HASH]'

async function run(args: readonly string[]): Promise<number> {
  const given: Record<string, readonly string[]> = {
    '': [],
    '--key': [],
    '--policy': [],
    '--pin': [],
    '--record': [],
  }
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    const name = word.startsWith('--') ? word : ''
    const value = name === '' ? word : args[++at]
    const values = given[name]
    if (values === undefined || value === undefined) return refuse(USAGE)
    given[name] = [...values, value]
  }
  const { '': files = [], '--key': keys = [], '--policy': policies = [], '--pin': pins = [] } = given
  const { '--record': records = [] } = given
  if (files.length !== 1 || policies.length > 1 || pins.length > 1 || records.length > 1) return refuse(USAGE)
  const { readFile } = await import('node:fs/promises')
  try {
    const [file = '', policy, pin, record] = [files[0], policies[0], pins[0], records[0]]
    const report = verifyAuditTrail(await readFile(file), {
      keys,
      ...(policy !== undefined && { policy: await readFile(policy) }),
      ...(pin !== undefined && { pin: await readFile(pin) }),
      ...(record !== undefined && { record }),
    })
    process.stdout.write(`${linesOfReport(report).join('\n')}\n`)
    return EXIT_CODES[report.outcome]
  } catch (error) {
    return refuse(`A file cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function refuse(text: string): number {
  process.stderr.write(`${text}\n`)
  return EXIT_CODES.malformed
}

/** Whether Node.js runs this file, and no other program imports it. */
async function isProgram(): Promise<boolean> {
  const { process: engine } = globalThis as { readonly process?: NodeJS.Process }
  const program = engine?.argv?.[1]
  if (program === undefined || engine?.versions?.node === undefined) return false
  const { realpathSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  return (
    import.meta.url.startsWith('file:') &&
    realpathSync(program) === realpathSync(fileURLToPath(import.meta.url))
  )
}

if (await isProgram()) process.exitCode = await run(process.argv.slice(2))
