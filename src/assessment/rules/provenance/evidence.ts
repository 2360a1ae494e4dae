// How much of a ledger was read, said beside every scorecard (rule P-10).
import type { EvidenceRead, Grade } from '../../../contract/vocabulary/provenance.ts'
import { establishedCategory } from '../../../reference/hosts/established-hosts.ts'
import { accountOf } from '../../../reference/hosts/platforms.ts'
import { isCounted, isFlagged, isLive, textOfField, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { carriedAddresses } from './address-text.ts'
import { GRADES } from './grade.ts'

/**
 * Whether the pages of an entry were read on hosts where strangers speak or records are kept (P-7). A page that shows another
 * has the lower standing of the two (P-3.2).
 */
export function isOnEstablishedHost(entry: SignalEntry, added: ReadonlySet<string>): boolean {
  const { grade, url } = entry.provenance ?? { grade: 'word' }
  return (
    grade === 'read' &&
    url !== undefined &&
    [url, ...carriedAddresses(url)].every((each) => isEstablished(each, added))
  )
}

/** The page of an account on a social network is the word of its owner. */
function isEstablished(url: string, added: ReadonlySet<string>): boolean {
  const category = establishedCategory(new URL(url).hostname, added)
  return category !== undefined && !(category === 'social' && accountOf(url) !== undefined)
}

/** Whether a grade means that what the entry claims was seen. */
export const isRead = (entry: Pick<SignalEntry, 'provenance'>): boolean =>
  entry.provenance?.grade === 'read' || entry.provenance?.grade === 'attested'

/** Quotes that count, muted ones left out: refuted, templated or echoed ones are no evidence of having been read. */
export const quotesOf = (flagged: Ledger): readonly SignalEntry[] =>
  flagged.filter(
    (entry) => isCounted(entry) && !isFlagged(entry) && textOfField(entry.value, 'verbatim') !== undefined,
  )

/** How much of a weighed ledger was read, scored or not. */
export function ledgerRead(
  weighed: Ledger,
  established: ReadonlySet<string>,
): Omit<EvidenceRead, 'points_on_read'> {
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const entry of weighed.filter(isLive)) grades[entry.provenance?.grade ?? 'word']++
  const quotes = quotesOf(weighed)
  return {
    grades,
    quotes: {
      total: quotes.length,
      read: quotes.filter(isRead).length,
      established: quotes.filter((quote) => isOnEstablishedHost(quote, established)).length,
    },
  }
}
