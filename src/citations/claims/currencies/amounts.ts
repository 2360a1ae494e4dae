// Reads the amounts of money that a short text states.
import { fold } from '../../find/fold/fold.ts'
import { numeralsIn } from '../numerals/numerals.ts'
import { currencyAmong } from './beside.ts'

/** The currencies of the languages that Assay reads. */
const CURRENCIES = 'EUR USD GBP CHF PLN RUB TRY SAR AED EGP INR CNY JPY KRW BRL MXN'.split(' ')

/** Each amount once, without its currency. */
export function moneyAmounts(source: string): readonly number[] {
  const text = fold(source)
  const amounts = numeralsIn(text, { steps: 0 }).filter(
    (numeral) => currencyAmong(CURRENCIES, text, numeral) !== undefined,
  )
  return [...new Set(amounts.flatMap(({ values }) => values))]
}
