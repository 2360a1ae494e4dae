// `assay verify FILE`: verifies a saved audit trail with nothing but the file, a key and an earlier checkpoint.
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { EXIT_CODES, linesOfReport } from '../../../audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../../audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import { print, type Printing } from './with-administration.ts'

export interface AuditVerification extends Printing {
  readonly pin?: string
  readonly policy?: string
  readonly key: readonly string[]
}

/** Prints the report, and sets the exit code to that of its outcome. A file that cannot be read counts as malformed. */
export async function verifyAudit(
  path: string,
  { pin, policy, key, ...printing }: AuditVerification,
): Promise<void> {
  let files: readonly [Uint8Array, Uint8Array | undefined, Uint8Array | undefined]
  try {
    files = [
      await bytesOf(path),
      pin === undefined ? undefined : await bytesOf(pin),
      policy === undefined ? undefined : await bytesOf(policy),
    ]
  } catch (error) {
    process.stderr.write(`A file cannot be read: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = EXIT_CODES.malformed
    return
  }
  const [file, pinned, rules] = files
  const trust = {
    keys: key,
    ...(pinned !== undefined && { pin: pinned }),
    ...(rules !== undefined && { policy: rules }),
  }
  const report = verifyBundle(file, trust, verifyEd25519)
  print(report, printing, linesOfReport(report))
  process.exitCode = EXIT_CODES[report.outcome]
}

const bytesOf = async (path: string): Promise<Uint8Array> =>
  path === '-' ? buffer(process.stdin) : readFile(path)
