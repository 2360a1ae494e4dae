// What a reader remembers of the logs whose trails were verified: the newest checkpoint of each, by the key that the reader gave. It is
// the pin of the next verification, so that a log that was set back or rewritten is found without a pin (trust on first use).
import { canonicalJson } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { readEntry } from '../entry.ts'
import { utf8 } from '../proofs/bytes.ts'
import { readCheckpointText } from '../proofs/checkpoint.ts'
import { readKeyRotation, writeNoteKey } from '../proofs/index.ts'
import { ProofError } from '../proofs/proof-error.ts'
import { readNote } from '../proofs/signed-note.ts'
import { type BundleFile, readBundle } from './bundle-file.ts'
import type { BundleReport } from './bundle-report.ts'
import { policyOfKeys, readPolicy } from './policy.ts'
import type { BundleTrust } from './verify-bundle.ts'

const FORMAT = 'assay-known-logs/v1'

export interface RememberedLog {
  /** The signed note. */
  readonly checkpoint: string
  readonly size: number
  /** ISO instant of the verification. */
  readonly at: string
  /** SHA-256 of the file that it came from, hex: a file is not verified against its own checkpoint. */
  readonly file: string
}

/** By verifier key. */
export type KnownLogs = ReadonlyMap<string, RememberedLog>

/** Throws a ProofError, `malformed`. */
export function readKnownLogs(text: string): KnownLogs {
  try {
    const value = JSON.parse(text) as JsonValue
    if (isJsonObject(value) && value['format'] === FORMAT && isJsonObject(value['logs']))
      return new Map(
        Object.entries(value['logs']).map(([key, log]) => {
          const { checkpoint, at, file } = log as JsonObject
          if (typeof checkpoint !== 'string' || typeof at !== 'string' || typeof file !== 'string')
            throw new ProofError('malformed', 'a log is described otherwise')
          return [key, { checkpoint, at, file, size: sizeOf(checkpoint) }]
        }),
      )
  } catch (error) {
    if (!(error instanceof ProofError || error instanceof SyntaxError || error instanceof TypeError))
      throw error
  }
  throw new ProofError('malformed', 'it is not a list of known logs')
}

export function writeKnownLogs(known: KnownLogs): string {
  const logs = Object.fromEntries(
    [...known].map(([key, { checkpoint, at, file }]) => [key, { checkpoint, at, file }]),
  )
  return `${canonicalJson({ format: FORMAT, logs })}\n`
}

const sizeOf = (checkpoint: string): number => readCheckpointText(readNote(utf8(checkpoint)).text).size

/**
 * The largest checkpoint that is remembered for the log of a file under one of the given keys, unless it came from this very file: one
 * of its present name, or else of an earlier one. why by the keys: what a file says of itself must not choose what it is compared with.
 */
export function rememberedPin(
  known: KnownLogs,
  file: Uint8Array,
  trust: Pick<BundleTrust, 'keys' | 'policy'>,
): RememberedLog | undefined {
  const largestBy = (namesOf: (log: LogOfFile) => readonly string[]): RememberedLog | undefined =>
    keysFor(file, trust, namesOf)
      .flatMap((key) => known.get(key) ?? [])
      .toSorted((a, b) => b.size - a.size)[0]
  // why first: a thief can sign a larger one under an earlier name, and every honest one of that name is smaller
  const largest =
    largestBy(({ origin }) => [origin]) ??
    // a log whose key was replaced continues what was remembered under its earlier names
    largestBy(namesIn)
  return largest?.file === sha256Hex(file) ? undefined : largest
}

interface Verification {
  readonly file: Uint8Array
  readonly trust: BundleTrust
  readonly report: Pick<BundleReport, 'outcome' | 'steps'>
  /** ISO instant. */
  readonly at: string
}

/**
 * The known logs after a verification. It remembers the checkpoint of a file whose signature holds, that nothing contradicts, and that
 * continues the pin where there is one; never a smaller one than before. Where it proves earlier names of the log, the last checkpoint of
 * each is remembered in the place of any other, so that nothing that forks from it is verified.
 */
export function rememberLog(
  known: KnownLogs,
  { file, trust, report: { outcome, steps }, at }: Verification,
): KnownLogs {
  const isProved = (step: string): boolean =>
    steps.some((each) => each.step === step && each.state === 'proved')
  const isTrusted = isProved('signature') && (isProved('pin') || trust.pin === undefined)
  if (outcome === 'invalid' || outcome === 'malformed' || !isTrusted) return known
  const checkpoint = readBundle(file).log?.checkpoint ?? ''
  const log = { checkpoint, size: sizeOf(checkpoint), at, file: sha256Hex(file) }
  const grown = keysFor(file, trust, ({ origin }) => [origin]).filter(
    (key) => (known.get(key)?.size ?? -1) < log.size,
  )
  const ended = isProved('names') ? endsOf(file) : []
  const earlier = ended.flatMap(({ name, checkpoint: last }) =>
    keysFor(file, trust, () => [name]).map(
      (key) => [key, { ...log, checkpoint: last, size: sizeOf(last) }] as const,
    ),
  )
  if (grown.length === 0 && earlier.length === 0) return known
  return new Map([...known, ...earlier, ...grown.map((key) => [key, log] as const)])
}

/** The earlier names of the log of a file, each with its last checkpoint. */
const endsOf = (file: Uint8Array): readonly { readonly name: string; readonly checkpoint: string }[] =>
  (readBundle(file).replacements ?? []).flatMap(({ record }) => {
    const reading = readEntry(record)
    if (reading.kind !== 'entry') return []
    const { old, checkpoint } = readKeyRotation(reading.entry.data)
    return checkpoint === undefined ? [] : [{ name: old.name, checkpoint }]
  })

interface LogOfFile extends Pick<BundleFile, 'replacements'> {
  readonly origin: string
}

/** The name of a log, and those that it had before, as its file says. */
const namesIn = ({ origin, replacements = [] }: LogOfFile): readonly string[] => [
  origin,
  ...replacements.flatMap(({ record }) => {
    const reading = readEntry(record)
    return reading.kind === 'entry' ? readKeyRotation(reading.entry.data).old.name : []
  }),
]

/** The given keys of names of the log of a file; none where either cannot be read. */
function keysFor(
  file: Uint8Array,
  { keys = [], policy }: Pick<BundleTrust, 'keys' | 'policy'>,
  namesOf: (log: LogOfFile) => readonly string[],
): readonly string[] {
  try {
    const { log, replacements } = readBundle(file)
    if (log === undefined) return []
    const { origin } = readCheckpointText(readNote(utf8(log.checkpoint)).text)
    const names = namesOf({ origin, replacements })
    const given = [...policyOfKeys(keys).logs, ...(policy === undefined ? [] : readPolicy(policy).logs)]
    return given.filter(({ name }) => names.includes(name)).map(writeNoteKey)
  } catch (error) {
    if (error instanceof ProofError) return []
    throw error
  }
}
