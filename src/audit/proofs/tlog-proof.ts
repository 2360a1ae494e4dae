// Proof files (C2SP tlog-proof, version 1): the index of a leaf, its inclusion path and the checkpoint, in one text that
// other people's tools read.
import type { VerifyEd25519 } from '../ports.ts'
import { HASH_BYTES, base64, concatBytes, readBase64, readDecimal, readUtf8, utf8 } from './bytes.ts'
import { openCheckpoint, type KnownLog, type OpenedCheckpoint } from './checkpoint.ts'
import { verifyInclusion } from './merkle-proof.ts'
import { demand } from './proof-error.ts'

const HEADER = 'c2sp.org/tlog-proof@v1'
/** The longest path of a tree whose size has 63 bits, as in other readers of the format. */
const MAX_PATH = 63
const MAX_PROOF_BYTES = 1_000_000

export interface TlogProof {
  readonly index: number
  /** From the sibling of the leaf up. */
  readonly path: readonly Uint8Array[]
  /** The bytes of the checkpoint, a signed note. */
  readonly checkpoint: Uint8Array
  /** Data that no signature covers. The log writes none. */
  readonly extra?: Uint8Array
}

/** The bytes of a proof file, conventionally named `*.tlog-proof`. */
export function writeTlogProof({ index, path, checkpoint, extra }: TlogProof): Uint8Array {
  const extraLine = extra === undefined ? [] : [`extra ${base64(extra)}`]
  const lines = [HEADER, ...extraLine, `index ${index}`, ...path.map(base64), '', '']
  return concatBytes(utf8(lines.join('\n')), checkpoint)
}

/** Reads a proof file without trusting it. Throws a ProofError unless `writeTlogProof` gives the same bytes again. */
export function readTlogProof(bytes: Uint8Array): TlogProof {
  demand(bytes.length <= MAX_PROOF_BYTES, 'malformed', 'a proof is longer than a megabyte')
  const whole = readUtf8(bytes, 'a proof')
  const split = whole.indexOf('\n\n')
  demand(split !== -1 && split + 2 < whole.length, 'malformed', 'a proof has no checkpoint')
  const [header, ...lines] = whole.slice(0, split).split('\n')
  demand(header === HEADER, 'malformed', 'the first line is not that of a proof, version 1')
  const extra = lines[0]?.startsWith('extra ') ? lines.shift()?.slice('extra '.length) : undefined
  const [, index] = /^index (.*)$/.exec(lines.shift() ?? '') ?? []
  demand(index !== undefined, 'malformed', 'a proof has no index')
  demand(lines.length <= MAX_PATH, 'malformed', 'a proof has more than 63 hashes')
  const path = lines.map((line) => readBase64(line, 'a hash of a proof'))
  demand(
    path.every(({ length }) => length === HASH_BYTES),
    'malformed',
    'a hash of a proof has not 32 bytes',
  )
  return {
    index: readDecimal(index, 'an index'),
    path,
    checkpoint: utf8(whole.slice(split + 2)),
    ...(extra !== undefined && { extra: readBase64(extra, 'the extra data of a proof') }),
  }
}

/**
 * Verifies that the leaf is in the log at the index that the file states (RFC 9162, section 2.1.3.2), under a checkpoint
 * that a known key signed. Refuses extra data, which no signature covers. Throws a ProofError.
 */
export function openTlogProof(
  bytes: Uint8Array,
  leaf: Uint8Array,
  log: KnownLog,
  verify: VerifyEd25519,
): { readonly index: number; readonly checkpoint: OpenedCheckpoint } {
  const { index, path, checkpoint, extra } = readTlogProof(bytes)
  demand(extra === undefined, 'malformed', 'a proof has extra data, which no signature covers')
  const opened = openCheckpoint(checkpoint, log, verify)
  demand(verifyInclusion(leaf, index, opened, path), 'invalid', 'the leaf is not in the log at this index')
  return { index, checkpoint: opened }
}
