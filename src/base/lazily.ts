/** A function that computes its result at the first call and keeps it: for what a start should not wait for. */
export function lazily<T>(compute: () => T): () => T {
  let kept: { readonly result: T } | undefined
  return () => (kept ??= { result: compute() }).result
}
