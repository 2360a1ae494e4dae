// Whether there is an order of concurrent additions to a set, and of readings of its size, that explains every answer (Wing and Gong). The search is
// short, because additions have the same effect on a size: the one that ends first goes first.

/** `from` and `until`: the moments between which it took effect. */
export type Op =
  | { readonly kind: 'add'; readonly from: number; readonly until: number }
  | { readonly kind: 'read'; readonly from: number; readonly until: number; readonly saw: number }

/** The first reading that no order explains; undefined where one does. */
export function firstImpossible(history: readonly Op[]): Op | undefined {
  const left = history.toSorted((a, b) => a.until - b.until)
  let size = 0
  const take = (op: Op): void => void left.splice(left.indexOf(op), 1)
  for (let next = left[0]; next !== undefined; next = left[0]) {
    // nothing that begins after this moment may come before what ends at it
    const { until } = next
    const isPossible = ({ from }: Op): boolean => from < until
    const explained = left.find((op) => op.kind === 'read' && op.saw === size && isPossible(op))
    const chosen =
      explained ?? (next.kind === 'add' ? next : left.find((op) => op.kind === 'add' && isPossible(op)))
    if (chosen === undefined || (next.kind === 'read' && next.saw < size)) return next
    take(chosen)
    if (chosen.kind === 'add') size++
  }
  return undefined
}
