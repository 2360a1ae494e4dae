// How often an operator is told that the language model gives no answers: the same reason once in a while, because every
// question of every caller may fail for it.
import type { LanguageModelUnavailable } from '../../citations/ports.ts'

/** Passes on what a fault says, the same at most once in `everyMs`. What faults say holds neither key nor contents. */
export function seldom(
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
