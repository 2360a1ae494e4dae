// One offering, many filings: an amendment repeats the amounts of what it amends, so the newest filing stands for all.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Hit } from './best-found.ts'
import type { CitedRecord, NameMatch } from './evidence.ts'
import type { FundingPart } from '../../sources/model/record.ts'

export interface Offering {
  /** The newest filing, whose amounts count. */
  readonly latest: FundingFiling
  /** The filings it stands for, oldest first. */
  readonly superseded: readonly FundingFiling[]
}

export interface FundingFiling {
  readonly record: CitedRecord
  readonly funding: FundingPart
  readonly match?: NameMatch
}

/**
 * Filings of one source belong together when they share a series key, one names the other as what it amends, or they
 * are one record (several issuers of one offering). In the order of the first sale or filing, then of the record id.
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

/** Day or less exact date of an offering: its first sale, else the filing. Empty when neither is known. */
export function startOf({ latest, superseded }: Offering): string {
  const all = [...superseded, latest]
  const sales = all.flatMap(({ funding }) => funding.firstSale ?? []).toSorted(byText)
  const filed = all.flatMap(({ funding }) => funding.filed ?? []).toSorted(byText)
  return latest.funding.firstSale ?? sales[0] ?? filed[0] ?? ''
}

/** The parts of one record repeat its amounts for each issuer: one of them is enough. */
function filingsOf({ record, match }: Hit): readonly FundingFiling[] {
  const [funding] = record.parts
    .filter((part) => part.kind === 'funding')
    .toSorted((a, b) => byText(canonicalRecord(a), canonicalRecord(b)))
  return funding === undefined ? [] : [{ record, funding, ...(match && { match }) }]
}

const keyOf = ({ record }: FundingFiling): string => `${record.sourceId} ${record.recordId}`

/** Names the chain of a filing by one of its members. */
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

/** The filing no other amends, the last filed of several; a circle of amendments is broken by the filing date. */
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
