// How many entries a list has, as commands print it before they name the next page.
import type { ListTotal } from '../../../contract/vocabulary/page.ts'

/** Empty where the answer does not say it. */
export const ofTotal = (total: ListTotal | undefined): string =>
  total === undefined ? '' : `50 of ${total.exact ? '' : 'at least '}${total.count}. `
