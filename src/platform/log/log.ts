// Where log lines go: standard output, gathered so that a slow reader never holds up an answer.
import pino from 'pino'

const GATHER_BYTES = 4_096
const FLUSH_MS = 1_000

export type Log = Pick<pino.Logger, 'info' | 'warn'>

/** Writes lines of this level and above, in the form of those of requests. */
export const logTo = (stream: pino.DestinationStream, level: string): Log =>
  pino({ level, base: null }, stream)

/** A stream for log lines. They are written at 4 KB or after a second, and at `flush`. */
export function standardOutput(): { write(line: string): void; flush(): void } {
  const destination = pino.destination({ sync: false, minLength: GATHER_BYTES, periodicFlush: FLUSH_MS })
  return { write: (line) => void destination.write(line), flush: () => destination.flushSync() }
}
