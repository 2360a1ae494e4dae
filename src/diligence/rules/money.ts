// Computes with amounts of money, exact to the cent. Only amounts of one currency are added or compared.
import { byText } from '../../base/by-text.ts'
import type { Money } from '../../sources/model/record.ts'

/** Cents of a decimal text, without digits after the second; undefined for a text that is no decimal number. */
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

/** `USD 4,500,000` or `USD 12.50`: shows cents only when they are not zero. */
export function showTotal({ currency, cents }: Total): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const fraction = digits.slice(-2)
  return `${currency} ${cents < 0n ? '-' : ''}${whole}${fraction === '00' ? '' : `.${fraction}`}`
}

/** Formats an amount like `showTotal`; an amount that is no decimal number is unchanged. */
export function showMoney({ amount, currency }: Money): string {
  const cents = centsOf(amount)
  return cents === undefined ? `${currency} ${amount}` : showTotal({ currency, cents })
}
