// Names the next page of a list.
import type { ListTotal } from '../../../contract/vocabulary/page.ts'

/** On standard error, so that what is printed as JSON stays whole. */
export function sayMore(next: string | undefined, total?: ListTotal): void {
  if (next === undefined) return
  const of = total === undefined ? '' : `50 of ${total.exact ? '' : 'at least '}${total.count}. `
  process.stderr.write(`${of}More: --before ${next}\n`)
}
