// The records of a bundle: that they are one run, all scorings of one assessment up to some time, or passes of one watch or
// decisions about one case that follow each other.
import { type ChainFault, type ChainHead, verifyChain, verifyContinuing } from '../chain.ts'
import { type AuditEntry, readEntry } from '../entry.ts'
import { type DecidedCase, readDecidedCase } from '../decided-case.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import { readScored, type ScoredEntry } from '../scored-entry.ts'
import { readWatchedPass, type WatchedPass } from '../watched-pass.ts'
import type { BundleFile } from './bundle-file.ts'

export interface BundleRecords {
  readonly entries: readonly AuditEntry[]
  readonly hashes: readonly string[]
  /** What each record of an assessment says; undefined for a run. */
  readonly scored: readonly ScoredEntry[] | undefined
  /** What each record of a watch says; undefined for the others. */
  readonly watched?: readonly WatchedPass[]
  /** What each record of a case says; undefined for the others. */
  readonly decided?: readonly DecidedCase[]
}

const CHAIN_FAULTS: Readonly<Record<ChainFault, string>> = {
  malformed: 'is not an entry',
  not_canonical: 'is not canonical JSON',
  foreign: 'belongs to another run or log',
  wrong_seq: 'is not at its place: an entry was dropped, doubled or moved',
  broken_link: 'does not hold the hash of the record before it',
  not_opened: 'does not open the run',
  opened_again: 'opens the run again',
  after_end: 'follows the end of the run',
  hash_mismatch: 'has another hash',
  unfinished: 'is missing: the run has no end. It was not finished, or its end was cut off',
}

/** Throws a ProofError: `malformed` where a text is no entry, else `invalid`. */
export function readRecords({ kind, records }: BundleFile): readonly [says: string, BundleRecords] {
  demand(kind === 'run' || records.length > 0, 'invalid', 'the file has no record')
  const entries: AuditEntry[] = []
  const hashes: string[] = []
  const take = (entry: AuditEntry, hash: string): void => {
    entries.push(entry)
    hashes.push(hash)
  }
  const before = kind === 'watch' || kind === 'case' ? headBefore(records[0]) : undefined
  const verdict =
    kind === 'run'
      ? verifyChain(records, undefined, take)
      : verifyContinuing(records, undefined, before, take)
  if (!verdict.ok) {
    const { at, reason } = verdict
    const fault = reason === 'malformed' || reason === 'not_canonical' ? 'malformed' : 'invalid'
    throw new ProofError(fault, `record ${at + 1} ${CHAIN_FAULTS[reason]}`)
  }
  if (kind === 'run') {
    demand(entries[1]?.type === 'input', 'invalid', 'the second record does not say what was asked')
    return [
      `${records.length} records are one run from its opening to its end; each holds the hash of the one before.`,
      { entries, hashes, scored: undefined },
    ]
  }
  if (kind === 'watch') return readPasses(entries, hashes)
  if (kind === 'case') return readDecisions(entries, hashes)
  const scored = entries.map((entry, at) => {
    const read = readScored(entry)
    demand(read !== undefined, 'invalid', `record ${at + 1} does not say how the assessment was scored`)
    return read
  })
  return [
    `${records.length} records are the scorings of one assessment from the first; each holds the hash of the one before.`,
    { entries, hashes, scored },
  ]
}

/** why: the trail of a watch or a case may begin in the middle; what its first record says it follows is in an earlier trail. */
function headBefore(record: string | undefined): ChainHead | undefined {
  const reading = readEntry(record ?? '')
  if (reading.kind !== 'entry' || reading.entry.seq === 0) return undefined
  const { tenant, run, seq, prev } = reading.entry
  return { tenant, run, length: seq, hash: prev, end: null }
}

function readPasses(
  entries: readonly AuditEntry[],
  hashes: readonly string[],
): readonly [says: string, BundleRecords] {
  const watched = entries.map((entry, at) => {
    const read = readWatchedPass(entry)
    demand(read !== undefined, 'invalid', `record ${at + 1} does not say what a pass compared`)
    return read
  })
  return [
    `${entries.length} records are the passes over one portfolio ${whichOf(entries)}; each holds the hash of the one before.`,
    { entries, hashes, scored: undefined, watched },
  ]
}

function readDecisions(
  entries: readonly AuditEntry[],
  hashes: readonly string[],
): readonly [says: string, BundleRecords] {
  const decided = entries.map((entry, at) => {
    const read = readDecidedCase(entry)
    demand(read !== undefined, 'invalid', `record ${at + 1} does not say what was decided`)
    return read
  })
  return [
    `${entries.length} records are the decisions about one case ${whichOf(entries)}; each holds the hash of the one before.`,
    { entries, hashes, scored: undefined, decided },
  ]
}

function whichOf([entry]: readonly AuditEntry[]): string {
  const first = (entry?.seq ?? 0) + 1
  return first === 1 ? 'from the first' : `from number ${first} on`
}
