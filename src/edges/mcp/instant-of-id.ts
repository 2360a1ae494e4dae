// When an id was made: a ULID begins with the milliseconds since 1970.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_DIGITS = 10
/** The last instant that a date can hold. */
const LAST_MS = 8_640_000_000_000_000

/** ISO instant of a ULID; 1970 for an id of another kind. */
export function instantOf(id: string): string {
  const digits = Array.from(id.slice(0, TIME_DIGITS), (digit) => DIGITS.indexOf(digit))
  const isUlid = digits.length === TIME_DIGITS && digits.every((digit) => digit >= 0)
  const ms = isUlid ? digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0) : 0
  return new Date(Math.min(ms, LAST_MS)).toISOString()
}
