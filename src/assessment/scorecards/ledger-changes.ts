// Finds what changed in a ledger after it was sealed although no call changed it: the change was made in the database.
import type { GradedEntry } from '../../audit/scored-entry.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { isJsonObject, type JsonValue } from '../../base/json.ts'
import type { Ledger } from '../rules/index.ts'

/** The texts of the entries of a ledger as they are sealed, by their ids: all that is stored of each. */
export const sealedTexts = (ledger: Ledger): ReadonlyMap<string, string> =>
  new Map(ledger.map((entry) => [entry.id, canonicalRecord(entry)]))

interface SealedLedger {
  readonly entries: readonly Pick<GradedEntry, 'id'>[]
  /** The sealed text of an entry; undefined where it was erased. */
  readonly textOf: (id: string) => string | undefined
}

interface LedgerNow {
  readonly texts: ReadonlyMap<string, string>
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
  { texts, isSameRevision, since }: LedgerNow,
): readonly string[] {
  const before = new Set(sealed.entries.map(({ id }) => id))
  const added = [...texts.keys()].filter((id) => !before.has(id) && (isSameRevision || !since.has(id)))
  const changed = [...before].filter((id) => {
    const [now, then] = [texts.get(id), sealed.textOf(id)]
    if (now === undefined) return true
    if (then === undefined || now === then) return false
    return isSameRevision || (!since.has(id) && sentText(now) !== sentText(then))
  })
  return [...added, ...changed].toSorted()
}

/** What no call changes of an entry. */
function sentText(text: string): string {
  const entry = JSON.parse(text) as JsonValue
  const { flags: _flags, reads: _reads, verify: _verify, ...sent } = isJsonObject(entry) ? entry : {}
  return canonicalRecord(sent)
}
