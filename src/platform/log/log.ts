// Where log lines go: standard output, gathered so that a slow reader never holds up an answer.
import pino from 'pino'
import type { LanguageModelUnavailable } from '../../citations/ports.ts'

/** Passes on what a fault says, the same at most once in `everyMs`. What faults say holds neither key nor contents. */
export function throttleByMessage(
  tell: (says: string) => void,
  { everyMs, now }: { readonly everyMs: number; readonly now: () => number },
): (fault: LanguageModelUnavailable) => void {
  const told = new Map<string, number>()
  return ({ message }) => {
    for (const [says, at] of told) if (now() - at >= everyMs) told.delete(says)
    if (told.has(message)) return
    told.set(message, now())
    tell(message)
  }
}

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
