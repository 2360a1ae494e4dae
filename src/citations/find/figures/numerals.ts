// What digits with separators may mean: "1,500" is 1500 here and 1.5 there, '90 may be 1990, and 9:00 is also 21:00.

const digitsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** Every value that a numeral of ASCII digits may have; none where it is none. */
export function valuesOf(numeral: string): number[] {
  if (/^\d{2}$/.test(numeral)) return [0, 1900, 2000].map((century) => century + Number(numeral))
  if (/^\d+$/.test(numeral)) return [Number(numeral)]
  const clock = /^(\d{1,2}):(\d{2})$/.exec(numeral)
  if (clock !== null) return [0, 12, -12].map((half) => half + Number(`${clock[1]}.${clock[2]}`))
  const fraction = /^(\d+)\/(\d+)$/.exec(numeral)
  if (fraction !== null) return [Number(fraction[1]) / Number(fraction[2])]
  if (!/^\d+(?:[.,:']\d+)+$/.test(numeral)) return []

  const marks = numeral.replaceAll(/\d/g, '')
  const last = numeral.lastIndexOf(marks.slice(-1))
  const whole = digitsOf(numeral)
  const decimal = Number(`${digitsOf(numeral.slice(0, last))}.${numeral.slice(last + 1)}`)
  if (marks.length > 1) return /^(.)\1+$/.test(marks) ? [whole] : [decimal]
  return /^[1-9]\d{0,2}[.,']\d{3}$/.test(numeral) ? [whole, decimal] : [decimal]
}
