// Timers as those want them who take them as a port.

/** Does a work later; the answer cancels it. */
export function laterBy(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
