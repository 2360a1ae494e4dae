// The chain of a run: how entries are linked, and whether stored entries are still the ones that were linked.
// Alone it shows damage only: who may rewrite the rows and the head can chain a new history. A signed log answers that.
import { entryBytes, entryHash, NO_HASH, readEntry, type AuditEntry, type EntryType } from './entry.ts'

/** Types that end a run; nothing follows them. */
export const TERMINAL_TYPES = ['scorecard.sealed', 'run.failed', 'run.cancelled'] as const
export type TerminalType = (typeof TERMINAL_TYPES)[number]

/** Where a chain stands: plain data, to be stored and locked beside its entries. */
export interface ChainHead {
  readonly tenant: string
  readonly run: string
  /** How many entries there are, which is the `seq` of the next. */
  readonly length: number
  /** Hash of the last entry, NO_HASH before the first. Of a sealed run it is the audit hash of the scorecard. */
  readonly hash: string
  /** What ended the chain; null while it may grow. */
  readonly end: TerminalType | null
}

/** What the caller says of an entry; the chain says the rest. */
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
  /** The entry names another tenant or run than the first one. */
  | 'foreign'
  | 'wrong_seq'
  /** `prev` is not the hash of the entry before. */
  | 'broken_link'
  /** The first entry is not `run.opened`. */
  | 'not_opened'
  | 'opened_again'
  /** An entry after the terminal one. */
  | 'after_end'
  /** The hash stored beside the entry is another, or one of the two is missing. */
  | 'hash_mismatch'
  /** No terminal entry: the run still goes on, or its end was cut off. */
  | 'unfinished'

export type ChainVerdict =
  | { readonly ok: true; readonly head: ChainHead }
  /** `at` is the first `seq` that is wrong; for `unfinished`, the one that is missing. */
  | { readonly ok: false; readonly at: number; readonly reason: ChainFault }

/** The head of a chain that has no entry yet. */
export function openChain(tenant: string, run: string): ChainHead {
  return { tenant, run, length: 0, hash: NO_HASH, end: null }
}

/**
 * Links drafts to a run, in their order. What it returns verifies, once a terminal entry is in. Throws, and then
 * nothing is to be stored, when a draft is no entry, when a chain does not begin with its only `run.opened`, and when
 * something would follow a terminal entry.
 */
export function appendEntries(
  head: ChainHead,
  drafts: readonly EntryDraft[],
): { readonly entries: readonly StoredEntry[]; readonly head: ChainHead } {
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
 * Whether stored records are one whole run, from `run.opened` to its end. Everything is derived again from the records
 * themselves; `hashes`, those stored beside the records in the same order, must agree. Never throws.
 *
 * Nothing follows the last entry, so only its stored hash shows that it was altered. And a chain whose hashes were
 * rewritten with it verifies: compare `head` with the tenant, run and hash that are known from elsewhere.
 */
export function verifyChain(records: readonly string[], hashes?: readonly string[]): ChainVerdict {
  let head: ChainHead | undefined
  for (const [at, record] of records.entries()) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry') return { ok: false, at, reason: reading.kind }
    const { entry, hash } = reading
    head ??= openChain(entry.tenant, entry.run)
    const fault = faultOf(head, entry)
    if (fault !== undefined) return { ok: false, at, reason: fault }
    if (hashes !== undefined && hashes[at] !== hash) return { ok: false, at, reason: 'hash_mismatch' }
    head = advance(head, entry, hash)
  }
  const at = records.length
  if (hashes !== undefined && hashes.length > at) return { ok: false, at, reason: 'hash_mismatch' }
  return head === undefined || head.end === null
    ? { ok: false, at, reason: 'unfinished' }
    : { ok: true, head }
}

/** What forbids the entry as the next one; the more telling fault first. */
function faultOf(head: ChainHead, entry: AuditEntry): ChainFault | undefined {
  if (entry.tenant !== head.tenant || entry.run !== head.run) return 'foreign'
  if (head.end !== null) return 'after_end'
  if (entry.seq !== head.length) return 'wrong_seq'
  if (entry.prev !== head.hash) return 'broken_link'
  if (head.length === 0) return entry.type === 'run.opened' ? undefined : 'not_opened'
  return entry.type === 'run.opened' ? 'opened_again' : undefined
}

function advance(head: ChainHead, entry: AuditEntry, hash: string): ChainHead {
  return { ...head, length: head.length + 1, hash, end: terminal(entry.type) }
}

function terminal(type: EntryType): TerminalType | null {
  return TERMINAL_TYPES.find((end) => end === type) ?? null
}
