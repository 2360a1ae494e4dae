// Groups the filings of one offering: an amendment repeats the amounts it amends, so the newest filing represents all.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Hit } from './best-found.ts'
import type { CitedRecord, EvidenceMatch } from './evidence.ts'
import type { FundingPart } from '../../sources/model/record.ts'

export interface Offering {
  /** The newest filing, whose amounts count. */
  readonly latest: FundingFiling
  /** The filings it replaces, oldest first. */
  readonly superseded: readonly FundingFiling[]
}

export interface FundingFiling {
  readonly record: CitedRecord
  readonly funding: FundingPart
  readonly match?: EvidenceMatch
}

/**
 * Filings of one source belong together when they share a series key, when one amends the other, or when they are one
 * record (several issuers of one offering). They are in the order of the first sale or filing, then of the record id.
 */
export function offeringsOf(hits: readonly Hit[]): readonly Offering[] {
  const filings = hits.flatMap(filingsOf)
  const chains = Map.groupBy(filings, chainFinder(filings))
  return [...chains.values()]
    .map(offeringOf)
    .toSorted(
      (a, b) => byText(startOf(a), startOf(b)) || byText(a.latest.record.recordId, b.latest.record.recordId),
    )
}

/** Day or less exact date of an offering: its first sale, else the filing. Empty when both are unknown. */
export function startOf({ latest, superseded }: Offering): string {
  const all = [...superseded, latest]
  const sales = all.flatMap(({ funding }) => funding.firstSale ?? []).toSorted(byText)
  const filed = all.flatMap(({ funding }) => funding.filed ?? []).toSorted(byText)
  return latest.funding.firstSale ?? sales[0] ?? filed[0] ?? ''
}

/** The parts of one record repeat its amounts for each issuer, so one part is enough. */
function filingsOf({ record, match }: Hit): readonly FundingFiling[] {
  const [funding] = record.parts
    .filter((part) => part.kind === 'funding')
    .toSorted((a, b) => byText(canonicalRecord(a), canonicalRecord(b)))
  return funding === undefined ? [] : [{ record, funding, ...(match && { match }) }]
}

const keyOf = ({ record }: FundingFiling): string => `${record.sourceId} ${record.recordId}`

/** Identifies the chain of a filing by one of its members. */
function chainFinder(filings: readonly FundingFiling[]): (filing: FundingFiling) => string {
  const parent = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let next = parent.get(root); next !== undefined; next = parent.get(root)) root = next
    return root
  }
  const join = (a: string, b: string): void => {
    const [from, to] = [rootOf(a), rootOf(b)]
    if (from !== to) parent.set(from, to)
  }
  for (const filing of filings) {
    const { seriesKey, amendmentOf } = filing.funding
    const { sourceId } = filing.record
    if (seriesKey !== undefined) join(keyOf(filing), `${sourceId} series ${seriesKey}`)
    if (amendmentOf !== undefined) join(keyOf(filing), `${sourceId} ${amendmentOf}`)
  }
  return (filing) => rootOf(keyOf(filing))
}

/** The filing that no other amends, the last filed of several; the filing date breaks a cycle of amendments. */
function offeringOf(filings: readonly FundingFiling[]): Offering {
  const amended = new Set(filings.flatMap(({ funding }) => funding.amendmentOf ?? []))
  const ordered = filings.toSorted(
    (a, b) =>
      Number(!amended.has(a.record.recordId)) - Number(!amended.has(b.record.recordId)) ||
      byText(a.funding.filed ?? '', b.funding.filed ?? '') ||
      byText(a.record.recordId, b.record.recordId),
  )
  const latest = ordered.at(-1)
  if (latest === undefined) throw new Error('an offering has at least one filing')
  return { latest, superseded: ordered.slice(0, -1) }
}
