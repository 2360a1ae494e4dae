// Amounts of money, exact to the cent. Only amounts of one currency are ever added or compared.
import { byText } from '../../base/by-text.ts'
import type { Money } from '../../sources/model/record.ts'

/** Cents of a decimal text; digits after the second are cut off, a text that is no decimal number is undefined. */
export function centsOf(amount: string): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount.trim()) ?? []
  if (sign === undefined) return undefined
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

export interface Total {
  readonly currency: string
  readonly cents: bigint
}

/** One total per currency, in the order of their codes; amounts that are no numbers are left out. */
export function sumByCurrency(amounts: readonly Money[]): readonly Total[] {
  const totals = new Map<string, bigint>()
  for (const { amount, currency } of amounts) {
    const cents = centsOf(amount)
    if (cents !== undefined) totals.set(currency, (totals.get(currency) ?? 0n) + cents)
  }
  return [...totals]
    .map(([currency, cents]) => ({ currency, cents }))
    .toSorted((a, b) => byText(a.currency, b.currency))
}

/** `USD 4,500,000` or `USD 12.50`: cents only where there are any. */
export function showTotal({ currency, cents }: Total): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const fraction = digits.slice(-2)
  return `${currency} ${cents < 0n ? '-' : ''}${whole}${fraction === '00' ? '' : `.${fraction}`}`
}

/** An amount as `showTotal` writes it; one that is no decimal number as it stands. */
export function showMoney({ amount, currency }: Money): string {
  const cents = centsOf(amount)
  return cents === undefined ? `${currency} ${amount}` : showTotal({ currency, cents })
}
