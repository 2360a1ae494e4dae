// A cancellable timer for code that takes its timers as a port.

/** Runs `work` after `ms` milliseconds. The returned function cancels it. */
export function laterBy(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
