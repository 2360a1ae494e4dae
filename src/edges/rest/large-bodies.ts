// Parses large bodies one after the other, with a rest after each. A body of 240 KB stops every other request for some
// milliseconds; several callers who send such bodies all the time would leave hardly a moment to the others.
import { setTimeout as sleep } from 'node:timers/promises'
import { FairQueue, refuse } from '../../dispatch/dispatcher.ts'

/** Smaller bodies are parsed at once. */
export const LARGE_BYTES = 32_768
/** The rest after a body, in times of its parsing: what is done with the body takes about as long again. */
const REST_TIMES = 4
/** Of one workspace, and of all together. */
const MAX_WAITING = 16
const MAX_WAITING_OF_ALL = 128

export interface LargeBodies {
  /** Parses at the turn of the workspace. Throws Problem where too many wait. */
  parse<T>(workspaceId: string, bytes: number, work: () => T): Promise<T>
}

/** Workspaces take turns. `now` and `rest` are those of the machine unless a test gives its own. */
export function createLargeBodies({
  now = () => performance.now(),
  rest = (milliseconds: number) => sleep(milliseconds),
} = {}): LargeBodies {
  const queue = new FairQueue(1, { maxWaitingOfOne: MAX_WAITING, maxWaiting: MAX_WAITING_OF_ALL })
  return {
    async parse(workspaceId, bytes, work) {
      if (bytes < LARGE_BYTES) return work()
      if (queue.isFull(workspaceId))
        throw refuse('overloaded', { detail: 'Too many large bodies wait for their turn' })
      return new Promise((resolve, reject) => {
        const leave = queue.enter(workspaceId, () => {
          const from = now()
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
          void rest((now() - from) * REST_TIMES).then(() => leave())
        })
      })
    },
  }
}
