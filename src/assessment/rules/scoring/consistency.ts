// Compares the numbers of a session that must agree (rule O-6). Each comparison names two entries, both numbers and the one that
// was expected. A number that cannot be converted compares with none. Thresholds are design choices, wide enough for honest
// rounding, list prices and different plans.
import { convert } from '../../../reference/currency.ts'
import { isFlagged, type EntryOf } from '../ledger/entry.ts'
import type { Cited } from './axis-rules.ts'
import type { Dossier } from './dossier.ts'
import { median } from './median.ts'

/** Two entries that contradict each other, and how, with the figures. */
export interface Contradiction {
  readonly cites: Cited
  readonly words: string
}

/** ACV may be this many times the highest price of a competitor, or the lowest price this many times ACV. */
const PRICE_FACTOR = 10
/** A year of ARPA may be this many times ACV, or ACV this many times a year of ARPA. */
const ARPA_FACTOR = 3
/** A count may be down to this share of the accounts that are claimed (O-1). */
const COUNT_SHARE = 0.5
/** CAC may be down to this share of the median benchmark (S-DIST-C3). */
const CAC_SHARE = 1 / 3

const MONTHS = 12

/** ACV against the yearly prices that are listed for competitors (S-MARK-C4). Free plans and prices per use say nothing. */
export function acvAgainstPrices({ acv, of }: Dossier): Contradiction | undefined {
  const { currency } = acv.value
  const year = yearlyOf(acv)
  const prices = of('solutions', 'pricing_row')
    .filter((row) => !isFlagged(row) && row.value.price > 0)
    .flatMap((row) => {
      const periods = PRICE_PERIODS[row.value.period]
      const price = convert(
        { amount: row.value.price * (periods ?? Number.NaN), currency: row.value.currency },
        currency,
      )
      return Number.isFinite(price) ? [{ row, price }] : []
    })
    .toSorted((left, right) => left.price - right.price)
  const [lowest, highest] = [prices.at(0), prices.at(-1)]
  if (lowest === undefined || highest === undefined) return undefined
  const nearest = year > highest.price ? highest : lowest
  const isFar = year > highest.price * PRICE_FACTOR || year < lowest.price / PRICE_FACTOR
  return isFar
    ? {
        cites: [acv, nearest.row],
        words: `ACV is ${figure(year)} ${currency} a year; the nearest listed price is ${figure(nearest.price)}: expected at ${year > nearest.price ? `most ${figure(nearest.price * PRICE_FACTOR)}` : `least ${figure(nearest.price / PRICE_FACTOR)}`}`,
      }
    : undefined
}

const PRICE_PERIODS: Readonly<Record<EntryOf<'pricing_row'>['value']['period'], number | undefined>> = {
  month: MONTHS,
  year: 1,
  one_time: undefined,
  usage: undefined,
}

/** The accounts of the ICP against those that a source counts (S-MARK-C5). */
export function accountsAgainstCount({ icp, of }: Dossier): Contradiction | undefined {
  const { reachable_accounts: accounts } = icp.value
  if (accounts === undefined) return undefined
  const short = of('market', 'market_count_source')
    .filter((source) => !isFlagged(source) && source.value.count < accounts * COUNT_SHARE)
    .toSorted((left, right) => left.value.count - right.value.count)[0]
  return (
    short && {
      cites: [icp, short],
      words: `the ICP has ${figure(accounts)} reachable accounts; the source counts ${figure(short.value.count)}: expected at least ${figure(accounts * COUNT_SHARE)}`,
    }
  )
}

/** A year of ARPA against ACV (S-ECON-C8). */
export function arpaAgainstAcv({ ltv, acv }: Dossier): Contradiction | undefined {
  const { currency, arpa_monthly: arpa } = ltv.value
  const year = arpa * MONTHS
  const expected = convert({ amount: yearlyOf(acv), currency: acv.value.currency }, currency)
  const ratio = year / expected
  return ratio > ARPA_FACTOR || ratio < 1 / ARPA_FACTOR
    ? {
        cites: [ltv, acv],
        words: `ARPA of ${figure(arpa)} ${currency} a month is ${figure(year)} a year; ACV is ${figure(expected)}: expected within ${ARPA_FACTOR} times of each other`,
      }
    : undefined
}

/** Customers that break even against the accounts that there are (S-ECON-C9). */
export function breakevenAgainstAccounts({ breakeven, icp }: Dossier): Contradiction | undefined {
  const { customers } = breakeven.value
  const { reachable_accounts: accounts } = icp.value
  return accounts !== undefined && customers > accounts
    ? {
        cites: [breakeven, icp],
        words: `breakeven needs ${figure(customers)} customers; the ICP has ${figure(accounts)} reachable accounts: expected no more than that`,
      }
    : undefined
}

/** CAC against the median of the benchmarks (S-DIST-C3). */
export function cacAgainstBenchmarks({ cac, of }: Dossier): Contradiction | undefined {
  const { amount, currency } = cac.value
  const benchmarks = of('distribution', 'cac_benchmark')
  const expected = median(benchmarks.map(({ value }) => convert(value, currency)))
  return amount < expected * CAC_SHARE
    ? {
        cites: [cac, ...benchmarks],
        words: `CAC is ${figure(amount)} ${currency}; the median benchmark is ${figure(expected)}: expected at least ${figure(expected * CAC_SHARE)}`,
      }
    : undefined
}

/** Customers of the channel against the accounts that there are (S-DIST-C5). */
export function channelAgainstAccounts({ channel, icp }: Dossier, months: number): Contradiction | undefined {
  const { reachable_per_month: reach = 0, conversion_rate: rate = 0 } = channel.value
  const { reachable_accounts: accounts } = icp.value
  const customers = reach * rate * months
  return accounts !== undefined && customers > accounts
    ? {
        cites: [channel, icp],
        words: `${figure(reach)} a month x ${figure(rate * 100)}% x ${months} months is ${figure(customers)} customers; the ICP has ${figure(accounts)} reachable accounts: expected no more than that`,
      }
    : undefined
}

/** A yearly ACV, in the currency of the estimate. */
export function yearlyOf({ value: { amount, period } }: EntryOf<'acv_estimate'>): number {
  return amount * (period === 'month' ? MONTHS : 1)
}

/** A number in at most four digits after the point. */
export const figure = (amount: number): string =>
  String(Number(amount.toFixed(Math.abs(amount) >= 100 ? 0 : Math.abs(amount) >= 1 ? 2 : 4)))
