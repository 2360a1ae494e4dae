// Finds what changed in a ledger after it was sealed although no call changed it: somebody wrote to the database.
import type { GradedEntry } from '../../audit/scored-entry.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonValue } from '../../base/json.ts'
import type { Ledger, SignalEntry } from '../rules/index.ts'

/** The text of an entry that is sealed: all that is stored of it. */
export const sealedText = (entry: SignalEntry): string => canonicalRecord(entry)

export interface SealedLedger {
  readonly entries: readonly Pick<GradedEntry, 'id'>[]
  /** The sealed text of an entry; undefined where it was erased. */
  readonly textOf: (id: string) => string | undefined
}

export interface LedgerNow {
  readonly ledger: Ledger
  /** Whether no call has changed the ledger since. */
  readonly isSameRevision: boolean
  /** Ids of entries that calls have added or reinstated since. */
  readonly since: ReadonlySet<string>
}

/**
 * Ids of the entries that were changed, added or removed, in the order of their ids. After a later call, flags, reads and checks
 * of an entry may differ: calls set them. What was sent does not.
 */
export function alteredEntries(
  sealed: SealedLedger,
  { ledger, isSameRevision, since }: LedgerNow,
): readonly string[] {
  const before = new Set(sealed.entries.map(({ id }) => id))
  const now = new Map(ledger.map((entry) => [entry.id, entry]))
  const added = ledger.filter(({ id }) => !before.has(id) && (isSameRevision || !since.has(id)))
  const changed = sealed.entries.filter(({ id }) => {
    const [entry, text] = [now.get(id), sealed.textOf(id)]
    if (entry === undefined) return true
    if (text === undefined || sealedText(entry) === text) return false
    return (
      isSameRevision ||
      (!since.has(id) && sentText(JSON.parse(sealedText(entry))) !== sentText(JSON.parse(text)))
    )
  })
  return [...added, ...changed].map(({ id }) => id).toSorted()
}

/** What no call changes of an entry. */
function sentText(entry: JsonValue): string {
  const { flags: _flags, reads: _reads, verify: _verify, ...sent } = isJsonObject(entry) ? entry : {}
  return canonicalRecord(sent)
}
