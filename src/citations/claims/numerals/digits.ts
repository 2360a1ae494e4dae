// The values of a number in digits, in every usual way to write it. Marks between digits are thousands or a decimal sign;
// "1.200" may be both.

const THOUSANDS = /^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$/
/** Indian groups: 12,00,000. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
const DECIMAL = /^(?:0|[1-9]\d*)[.,]\d+$/
/** A rating: 4.5/5. Other fractions are dates or parts. */
const RATING = /^(\d+(?:[.,]\d+)?)\/(?:5|10|100)$/
const WHOLE = /^(?:0|[1-9]\d*)$/

const digitsOf = (numeral: string): number => Number(numeral.replaceAll(/\D/g, ''))

const isGrouped = (numeral: string): boolean => THOUSANDS.test(numeral) || LAKHS.test(numeral)

/** Empty for what is no number by itself: a date, a time, a version, a code with leading zeros. */
export function valuesOfDigits(numeral: string): number[] {
  if (WHOLE.test(numeral)) return [Number(numeral)]
  const rating = RATING.exec(numeral)?.[1]
  if (rating !== undefined) return valuesOfDigits(rating)
  const values: number[] = []
  if (isGrouped(numeral)) values.push(digitsOf(numeral))
  const at = Math.max(numeral.lastIndexOf('.'), numeral.lastIndexOf(','))
  if (at < 0) return values
  const [whole, fraction] = [numeral.slice(0, at), numeral.slice(at + 1)]
  const hasOtherMark = isGrouped(whole) && !whole.includes(numeral.charAt(at))
  if (DECIMAL.test(numeral) || (hasOtherMark && /^\d+$/.test(fraction)))
    values.push(Number(`${digitsOf(whole)}.${fraction}`))
  return values
}
