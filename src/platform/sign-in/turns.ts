// Work that costs much processor and memory takes turns: so many at a time, so many waiting, and no more.
import { SignInOverloaded } from '../../accounts/ports.ts'

/** Runs work in turns. Throws SignInOverloaded when too many wait already. */
export function takeTurns(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy < atOnce) busy++
    else {
      if (queue.length >= waiting) throw new SignInOverloaded('Too many passwords wait to be compared')
      // whoever ends hands the turn on, so `busy` stays
      await new Promise<void>((turn) => queue.push(turn))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
