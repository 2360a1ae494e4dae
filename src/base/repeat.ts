// Does work again and again with a pause between two, for schedules that take their timer as a port.

export interface Pauses {
  readonly everyMs: number
  /** Runs work once after some milliseconds; the result cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly onError: (error: unknown) => void
}

/** Begins at once. `stop` waits for the work that is under way. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, later, onError }: Pauses,
): { stop(): Promise<void> } {
  let [stopped, cancel] = [false, (): void => undefined]
  const once = async (): Promise<void> => {
    await work().catch(onError)
    if (!stopped) cancel = later(() => void (working = once()), everyMs)
  }
  let working = once()
  return {
    async stop() {
      stopped = true
      cancel()
      await working
    },
  }
}
