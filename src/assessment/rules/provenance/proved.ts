// Whether a costly signal is proved (rule P-8): attested, or read on the counterparty's own page or an established one.
import { isMuted, isOf, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { domainOf } from '../reading/source.ts'
import { counterpartyDomains } from './counterparty-domains.ts'
import { isOnEstablishedHost } from './evidence.ts'

/** The entry belongs to the flagged ledger. `established`: hosts that the operator added to the table (P-7). */
export function isProved(entry: SignalEntry, flagged: Ledger, established: ReadonlySet<string>): boolean {
  if (isMuted(entry)) return false
  const { grade, url } = entry.provenance ?? { grade: 'word' }
  if (grade === 'attested') return true
  if (grade !== 'read' || url === undefined) return false
  // why: a page that names two parties and no amount shows no commitment between them
  if (isOf('commitment_record', entry) && !(entry.value.amount !== undefined && entry.value.amount > 0))
    return false
  if (isOnEstablishedHost(entry, established)) return true
  return (
    isOf('commitment_record', entry) &&
    counterpartyDomains(entry.value.counterparty, flagged).has(domainOf(url))
  )
}
