// What the rounds of a company say together: how many, how much, from how many, growing or not.
import type { CitedRecord } from './evidence.ts'
import type { NonEmpty } from './finding.ts'
import { startOf, type FundingFiling, type Offering } from './funding-chains.ts'
import { centsOf, showMoney, showTotal, sumByCurrency, type Total } from './money.ts'
import { isWithinYears } from './partial-day.ts'
import type { KindOf } from './rules.ts'
import type { FindingDraft } from './tally.ts'

type Kind = KindOf<'upside'>

/** Currencies in which a million is a million near enough; other totals are told and earn nothing. */
const COMPARABLE: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF'])

/** Whole units of a comparable currency, most first. */
const AMOUNTS: readonly (readonly [bigint, Kind])[] = [
  [100_000_000n, 'raised-100m'],
  [10_000_000n, 'raised-10m'],
  [1_000_000n, 'raised-1m'],
]

const RECENT_YEARS = 2

/** Whether an investment fund collects the money: by its exemption from the Investment Company Act, or by what is sold. */
export function isFund({ latest: { funding } }: Offering): boolean {
  return (
    (funding.exemptions ?? []).some((exemption) => /^3\s?\(?c/i.test(exemption.trim())) ||
    (funding.securities ?? []).some((security) => /pooled/i.test(security))
  )
}

/** Findings about the rounds, given in the order of their start. */
export function roundDrafts(rounds: readonly Offering[]): readonly FindingDraft<'upside'>[] {
  return [
    ...rounds.map(roundDraft),
    ...rounds.filter(isRecent).map(recentDraft),
    ...raisedDraft(rounds),
    ...investorsDraft(rounds),
    ...growthDrafts(rounds),
  ]
}

function roundDraft(round: Offering): FindingDraft<'upside'> {
  const { funding } = round.latest
  const sold = showSold(round.latest)
  const investors = funding.investors === undefined ? '' : ` from ${funding.investors} investors`
  const start = startOf(round)
  const since = start === '' ? '' : ` since ${start}`
  const count = round.superseded.length
  const amended = count === 0 ? '' : `, by the latest of ${count + 1} filings`
  return draft('round', `Sold ${sold}${investors}${since}${amended}.`, round, start)
}

const showSold = ({ funding: { sold } }: FundingFiling): string =>
  sold === undefined ? 'an amount not told' : showMoney(sold)

const isRecent = (round: Offering): boolean => {
  const start = startOf(round)
  return start !== '' && isWithinYears(start, round.latest.record.snapshotDate, RECENT_YEARS)
}

function recentDraft(round: Offering): FindingDraft<'upside'> {
  const start = startOf(round)
  const today = round.latest.record.snapshotDate
  return draft('round-recent', `Money came in ${start}, within 2 years of ${today}.`, round, start)
}

/** The largest total that reaches an amount; totals of different currencies are never added. */
function raisedDraft(rounds: readonly Offering[]): readonly FindingDraft<'upside'>[] {
  const sold = rounds.filter(({ latest }) => latest.funding.sold !== undefined)
  const totals = sumByCurrency(sold.flatMap(({ latest }) => latest.funding.sold ?? []))
  const reached = (total: Total): Kind | undefined =>
    COMPARABLE.has(total.currency) ? AMOUNTS.find(([units]) => total.cents >= units * 100n)?.[1] : undefined
  const [best] = totals
    .flatMap((total) => {
      const kind = reached(total)
      return kind === undefined ? [] : [{ total, kind }]
    })
    .toSorted((a, b) => (a.total.cents < b.total.cents ? 1 : a.total.cents > b.total.cents ? -1 : 0))
  const [first, ...others] = sold
    .filter(({ latest }) => latest.funding.sold?.currency === best?.total.currency)
    .map(({ latest }) => latest.record)
  if (best === undefined || first === undefined) return []
  const count = others.length + 1
  const statement = `Raised ${showTotal(best.total)} in ${count === 1 ? 'one round' : `${count} rounds`}.`
  return [{ kind: best.kind, statement, records: [first, ...others], about: best.total.currency }]
}

function investorsDraft(rounds: readonly Offering[]): readonly FindingDraft<'upside'>[] {
  const [most] = rounds.toSorted(
    (a, b) => (b.latest.funding.investors ?? 0) - (a.latest.funding.investors ?? 0),
  )
  const count = most?.latest.funding.investors ?? 0
  if (most === undefined || count < 5) return []
  const kind = count >= 25 ? 'investors-25' : 'investors-5'
  return [draft(kind, `${count} investors joined one round.`, most, '')]
}

/** Each round against the one before it, where both tell what they sold in one currency. */
function growthDrafts(rounds: readonly Offering[]): readonly FindingDraft<'upside'>[] {
  return rounds.flatMap((round, index) => {
    const before = rounds[index - 1]?.latest
    const now = round.latest
    if (before === undefined || before.funding.sold?.currency !== now.funding.sold?.currency) return []
    const [less, more] = [before, now].map(({ funding }) => centsOf(funding.sold?.amount ?? ''))
    if (less === undefined || more === undefined || less <= 0n || more <= less) return []
    const statement = `A round sold ${showSold(now)} after ${showSold(before)} in the one before.`
    const records: NonEmpty<CitedRecord> = [now.record, before.record]
    return [{ kind: 'larger-round', statement, records, rank: startOf(round) }]
  })
}

function draft(kind: Kind, statement: string, round: Offering, rank: string): FindingDraft<'upside'> {
  const { record, match } = round.latest
  return {
    kind,
    statement,
    records: [record, ...round.superseded.map((filing) => filing.record)],
    ...(match && { match }),
    rank,
  }
}
