// Writes log lines to standard output, buffered: a slow reader never delays a response.
import pino from 'pino'

/** Passes on the message of a fault, the same message at most once in `everyMs`. Messages hold neither key nor contents. */
export function throttleByMessage(
  write: (message: string) => void,
  { everyMs, now }: { readonly everyMs: number; readonly now: () => number },
): (fault: { readonly message: string }) => void {
  const passedOn = new Map<string, number>()
  return ({ message }) => {
    for (const [says, at] of passedOn) if (now() - at >= everyMs) passedOn.delete(says)
    if (passedOn.has(message)) return
    passedOn.set(message, now())
    write(message)
  }
}

const GATHER_BYTES = 4_096
const FLUSH_MS = 1_000

export type Log = Pick<pino.Logger, 'info' | 'warn'>

/** Writes lines of this level and above, in the format of request lines. */
export const logTo = (stream: pino.DestinationStream, level: string): Log & Pick<pino.Logger, 'error'> =>
  pino({ level, base: null }, stream)

/** A stream for log lines. It writes them at 4 KB, after a second, and at `flush`. */
export function standardOutput(): { write(line: string): void; flush(): void } {
  const destination = pino.destination({ sync: false, minLength: GATHER_BYTES, periodicFlush: FLUSH_MS })
  return { write: (line) => void destination.write(line), flush: () => destination.flushSync() }
}
