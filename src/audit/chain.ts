// The audit chain of a run, and chains that never end: links entries, and checks that stored entries are the linked ones.
// The chain alone shows only damage: an attacker who can rewrite the rows and the head can make a new chain. A signed
// log detects that.
import { entryBytes, entryHash, NO_HASH, readEntry, type AuditEntry, type EntryType } from './entry.ts'

/** Types that end a run; no entry follows them. */
export const TERMINAL_TYPES = ['scorecard.sealed', 'run.failed', 'run.cancelled'] as const
export type TerminalType = (typeof TERMINAL_TYPES)[number]

/** Types of chains that never end: of the log itself, the scorecards of an assessment, the passes over a portfolio,
 * the matches that they left and those that failed, and the decisions about a case. */
const CONTINUING_TYPES: ReadonlySet<EntryType> = new Set([
  'erasure',
  'key.rotated',
  'assessment.scored',
  'retention.set',
  'watch.pass',
  'watch.matches',
  'watch.failed',
  'case.decided',
  'four_eyes.set',
  'activity',
])

/** The state of a chain: plain data, stored and locked with its entries. */
export interface ChainHead {
  readonly tenant: string
  readonly run: string
  /** The number of entries, which is the `seq` of the next. */
  readonly length: number
  /** Hash of the last entry, NO_HASH before the first. For a sealed run it is the audit hash of the scorecard. */
  readonly hash: string
  /** The type that ended the chain; null while it may grow. */
  readonly end: TerminalType | null
}

/** The caller's part of an entry; the chain adds the rest. */
export type EntryDraft = Pick<AuditEntry, 'type' | 'at' | 'actor' | 'data'>

export interface StoredEntry {
  readonly seq: number
  readonly prev: string
  readonly hash: string
  /** The exact canonical text that is hashed. Keep it as bytes or text, never as parsed JSON. */
  readonly record: string
}

export type ChainFault =
  | 'malformed'
  | 'not_canonical'
  /** The entry names another tenant or run than the first one, or its type is none of this chain. */
  | 'foreign'
  | 'wrong_seq'
  /** `prev` is not the hash of the entry before. */
  | 'broken_link'
  /** The first entry is not `run.opened`. */
  | 'not_opened'
  | 'opened_again'
  /** An entry after the terminal one. */
  | 'after_end'
  /** The hash stored with the entry differs, or one of the two is missing. */
  | 'hash_mismatch'
  /** No terminal entry: the run continues, or its end was cut off. */
  | 'unfinished'

export type ChainVerdict =
  | { readonly ok: true; readonly head: ChainHead }
  /** `at` is the first wrong `seq`; for `unfinished`, the missing one. */
  | { readonly ok: false; readonly at: number; readonly reason: ChainFault }

/** The head of an empty chain. */
export function openChain(tenant: string, run: string): ChainHead {
  return { tenant, run, length: 0, hash: NO_HASH, end: null }
}

/**
 * Links drafts to a run in order. The result verifies once it has a terminal entry. Throws, and then the caller must
 * store nothing, when a draft is not a valid entry, when a chain does not begin with its only `run.opened`, and when an
 * entry would follow a terminal one.
 */
export const appendEntries = (head: ChainHead, drafts: readonly EntryDraft[]): Appended =>
  link(head, drafts, faultInRun)

/** The same for a chain that never ends. */
export const continueChain = (head: ChainHead, drafts: readonly EntryDraft[]): Appended =>
  link(head, drafts, faultInContinuing)

interface Appended {
  readonly entries: readonly StoredEntry[]
  readonly head: ChainHead
}

type FindFault = (head: ChainHead, entry: AuditEntry) => ChainFault | undefined

function link(head: ChainHead, drafts: readonly EntryDraft[], faultOf: FindFault): Appended {
  const entries: StoredEntry[] = []
  let last = head
  for (const draft of drafts) {
    const { tenant, run, length: seq, hash: prev } = last
    const entry: AuditEntry = { ...draft, v: 1, tenant, run, seq, prev }
    const fault = faultOf(last, entry)
    if (fault !== undefined) throw new Error(`audit chain: entry ${seq} (${entry.type}) is refused: ${fault}`)
    const bytes = entryBytes(entry)
    const hash = entryHash(bytes)
    entries.push({ seq, prev, hash, record: new TextDecoder().decode(bytes) })
    last = advance(last, entry, hash)
  }
  return { entries, head: last }
}

/**
 * Whether stored records are one complete run, from `run.opened` to its end. It derives everything again from the
 * records; `hashes`, those stored with the records in the same order, must agree. Never throws.
 *
 * No entry follows the last one, so only its stored hash shows a change to it. A chain whose hashes were rewritten as
 * well does verify: compare `head` with the tenant, run and hash known from elsewhere. `take` gets each entry that fits, so that a
 * caller need not read it again.
 */
export function verifyChain(
  records: readonly string[],
  hashes?: readonly string[],
  take?: TakeEntry,
): ChainVerdict {
  const verdict = follow(records, { hashes, take }, faultInRun)
  return verdict.ok && verdict.head.end === null
    ? { ok: false, at: records.length, reason: 'unfinished' }
    : verdict
}

/**
 * Whether stored records are the beginning, or all, of a chain that never ends; with the head of its earlier records, whether they
 * follow these. `at` is then counted from the first of the given records. Never throws.
 */
export const verifyContinuing = (
  records: readonly string[],
  hashes?: readonly string[],
  after?: ChainHead,
  take?: TakeEntry,
): ChainVerdict => follow(records, { hashes, take }, faultInContinuing, after)

type TakeEntry = (entry: AuditEntry, hash: string) => void

function follow(
  records: readonly string[],
  { hashes, take }: { readonly hashes: readonly string[] | undefined; readonly take: TakeEntry | undefined },
  faultOf: FindFault,
  after?: ChainHead,
): ChainVerdict {
  let head = after
  for (const [at, record] of records.entries()) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry') return { ok: false, at, reason: reading.kind }
    const { entry, hash } = reading
    head ??= openChain(entry.tenant, entry.run)
    const fault = faultOf(head, entry)
    if (fault !== undefined) return { ok: false, at, reason: fault }
    if (hashes !== undefined && hashes[at] !== hash) return { ok: false, at, reason: 'hash_mismatch' }
    take?.(entry, hash)
    head = advance(head, entry, hash)
  }
  const at = records.length
  if (hashes !== undefined && hashes.length > at) return { ok: false, at, reason: 'hash_mismatch' }
  return head === undefined ? { ok: false, at, reason: 'unfinished' } : { ok: true, head }
}

/** Why the entry cannot be the next one; the more specific fault first. */
function faultInRun(head: ChainHead, entry: AuditEntry): ChainFault | undefined {
  const fault = faultOfLink(head, entry)
  if (fault !== undefined) return fault
  if (head.length === 0) return entry.type === 'run.opened' ? undefined : 'not_opened'
  if (entry.type === 'run.opened') return 'opened_again'
  return CONTINUING_TYPES.has(entry.type) ? 'foreign' : undefined
}

function faultInContinuing(head: ChainHead, entry: AuditEntry): ChainFault | undefined {
  return CONTINUING_TYPES.has(entry.type) ? faultOfLink(head, entry) : 'foreign'
}

function faultOfLink(head: ChainHead, entry: AuditEntry): ChainFault | undefined {
  if (entry.tenant !== head.tenant || entry.run !== head.run) return 'foreign'
  if (head.end !== null) return 'after_end'
  if (entry.seq !== head.length) return 'wrong_seq'
  return entry.prev === head.hash ? undefined : 'broken_link'
}

function advance(head: ChainHead, entry: AuditEntry, hash: string): ChainHead {
  return { ...head, length: head.length + 1, hash, end: terminal(entry.type) }
}

function terminal(type: EntryType): TerminalType | null {
  return TERMINAL_TYPES.find((end) => end === type) ?? null
}
