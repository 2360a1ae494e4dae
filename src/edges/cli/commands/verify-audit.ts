// `assay verify FILE`: verifies a saved audit trail with nothing but the file, a key and an earlier checkpoint: a pin that is given, or
// the one that an earlier verification remembered.
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { EXIT_CODES, linesOfReport } from '../../../audit/bundle/bundle-report.ts'
import {
  type RememberedLog,
  type KnownLogs,
  rememberedPin,
  rememberLog,
} from '../../../audit/bundle/known-logs.ts'
import { type BundleTrust, verifyBundle } from '../../../audit/bundle/verify-bundle.ts'
import { clientSettings, ConfigError, readConfig } from '../../../installation/config.ts'
import { knownLogsFile, loadKnownLogs, saveKnownLogs } from '../../../installation/known-logs.ts'
import { verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import { print, type Printing } from './with-administration.ts'

export interface AuditVerification extends Printing {
  readonly pin?: string
  /** Hash of a record. */
  readonly record?: string
  readonly policy?: string
  readonly key: readonly string[]
  /** False: neither compares with what was remembered, nor changes it. */
  readonly remember: boolean
}

/** Prints the report, and sets the exit code to that of its outcome. A file that cannot be read counts as malformed. */
export async function verifyAudit(
  path: string,
  { pin, policy, key, record, remember, ...printing }: AuditVerification,
): Promise<void> {
  try {
    const file = await bytesOf(path)
    const given: BundleTrust = {
      keys: key,
      ...(pin !== undefined && { pin: await bytesOf(pin) }),
      ...(policy !== undefined && { policy: await bytesOf(policy) }),
      ...(record !== undefined && { record }),
    }
    const memory = remember ? await readMemory() : undefined
    const remembered = memory && rememberedPin(memory.known, file, given)
    const pinned = given.pin === undefined && remembered !== undefined
    const trust = pinned ? { ...given, pin: Buffer.from(remembered.checkpoint) } : given
    const report = verifyBundle(file, trust, verifyEd25519)
    const now = memory && rememberLog(memory.known, { file, trust, report, at: new Date().toISOString() })
    const isNew = memory !== undefined && now !== undefined && now !== memory.known
    const isKept = isNew && (await isSaved(memory.path, now))
    print(
      { ...report, ...(pinned && { remembered: { size: remembered.size, at: remembered.at } }) },
      printing,
      [
        ...linesOfReport(report),
        ...memorySaid(pinned ? remembered : undefined, isKept, given.pin !== undefined),
      ],
    )
    process.exitCode = EXIT_CODES[report.outcome]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof ConfigError ? `${why}\n` : `A file cannot be read: ${why}\n`)
    process.exitCode = EXIT_CODES.malformed
  }
}

async function readMemory(): Promise<{ readonly path: string; readonly known: KnownLogs }> {
  const path = knownLogsFile(readConfig(clientSettings, process.env).ASSAY_CONFIG_DIR)
  return { path, known: await loadKnownLogs(path) }
}

/** False where it cannot be written, which is said and fails nothing: the verification itself is done. */
async function isSaved(path: string, known: KnownLogs): Promise<boolean> {
  try {
    await saveKnownLogs(path, known)
    return true
  } catch (error) {
    process.stderr.write(
      `The checkpoint of the log was not remembered: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    return false
  }
}

function memorySaid(pin: RememberedLog | undefined, isKept: boolean, hadPin: boolean): readonly string[] {
  const lines = [
    ...(pin === undefined
      ? []
      : [
          `The pin is the checkpoint of size ${pin.size} that was remembered ${pin.at}. Another one is given with --pin.`,
        ]),
    ...(isKept
      ? [
          pin === undefined && !hadPin
            ? 'This is the first trail of this log that was verified here. Its checkpoint is remembered: later trails must continue it.'
            : 'The checkpoint of this trail is remembered: later trails must continue it.',
        ]
      : []),
  ]
  return lines.length === 0 ? [] : ['', ...lines]
}

const bytesOf = async (path: string): Promise<Uint8Array> =>
  path === '-' ? buffer(process.stdin) : readFile(path)
