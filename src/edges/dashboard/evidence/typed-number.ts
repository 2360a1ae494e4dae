// A number as people write it. A point or a comma before exactly three digits means a thousand to one reader and a fraction
// to another, so that is asked, never guessed; and no number is read that is not to the last digit the one typed.
export type TypedNumber =
  | { readonly kind: 'number'; readonly value: number }
  /** It could be the one or the other; each written so that it is certain. */
  | { readonly kind: 'doubtful'; readonly thousands: string; readonly fraction: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'none' }

/** Digits a binary floating-point number keeps whatever they are. */
const MAX_DIGITS = 15

/** Thousands, and the fraction after them where there is one. */
const GROUPED = [
  /^(\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d+)$/,
  /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d+))?$/,
]

export function readNumber(text: string): TypedNumber {
  const [, sign = '', digits = ''] = /^([-−+]?)\s*(.*)$/s.exec(text.trim()) ?? []
  for (const pattern of GROUPED) {
    const [, whole, fraction] = pattern.exec(digits) ?? []
    if (whole !== undefined) return numberOf(sign, whole.replaceAll(/\D/g, ''), fraction)
  }
  const [, whole, fraction] = /^(\d*)(?:[.,](\d+))?$/.exec(digits) ?? []
  if (whole === undefined || digits === '') return { kind: 'none' }
  if (fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return doubtful(sign, whole, fraction)
  return numberOf(sign, whole, fraction)
}

function numberOf(sign: string, whole: string, fraction = ''): TypedNumber {
  const significant = `${whole}${fraction}`.replace(/^0+/, '')
  if (significant.length > MAX_DIGITS) return { kind: 'too-long' }
  return { kind: 'number', value: Number(`${minus(sign)}${whole}.${fraction}0`) }
}

function doubtful(sign: string, whole: string, fraction: string): TypedNumber {
  const short = `${whole}.${fraction}`.replace(/\.?0+$/, '')
  return {
    kind: 'doubtful',
    thousands: `${minus(sign)}${whole}${fraction}`,
    fraction: `${minus(sign)}${short === `${whole}.${fraction}` ? `${short}0` : short}`,
  }
}

const minus = (sign: string): string => (sign === '' || sign === '+' ? '' : '-')

/** What to say beside the field; undefined where the number can be sent, and where there is none. */
export function doubtAbout(text: string): string | undefined {
  const read = readNumber(text)
  if (read.kind === 'too-long') return `Has more digits than can be kept: write at most ${MAX_DIGITS}.`
  if (read.kind !== 'doubtful') return undefined
  return `Could be read in two ways: write ${read.thousands} or ${read.fraction}.`
}
