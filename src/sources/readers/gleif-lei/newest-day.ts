// The date of a golden copy, which tells none: the day on which its newest record was updated.
import type { PartialDate } from '../../model/record.ts'

const DAY = 86_400_000

/** Sees the times of updates as written, in any order and with any offset, and knows the UTC day of the newest. */
export class NewestDay {
  #newest = -Infinity
  #worthReading = ''

  see(written: string): void {
    // Offsets are shorter than a day, so that what is written as more than a day older is older: few need to be read.
    if (written < this.#worthReading) return
    const instant = Date.parse(written)
    if (!(instant > this.#newest)) return
    this.#newest = instant
    this.#worthReading = new Date(instant - DAY).toISOString()
  }

  /** Undefined when no time was seen. */
  get day(): PartialDate | undefined {
    return Number.isFinite(this.#newest) ? new Date(this.#newest).toISOString().slice(0, 10) : undefined
  }
}
