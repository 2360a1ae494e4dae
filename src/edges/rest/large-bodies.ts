// Parses large bodies one after the other, with a rest after each. A body of 240 KB stops every other request for some
// milliseconds; several callers who send such bodies all the time would leave hardly a moment to the others.
import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../../dispatch/dispatcher.ts'

/** Smaller bodies are parsed at once. */
const LARGE_BYTES = 32_768
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
  /** Who waits, by workspace; the order of the map is that of the turns. */
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0
  let isBusy = false

  async function turn(workspaceId: string): Promise<void> {
    const line = lines.get(workspaceId) ?? []
    if (line.length >= MAX_WAITING || waiting >= MAX_WAITING_OF_ALL)
      throw refuse('overloaded', { detail: 'Too many large bodies wait for their turn' })
    lines.set(workspaceId, line)
    waiting++
    await new Promise<void>((start) => line.push(start))
  }

  function handOn(): void {
    const [next] = lines
    if (next === undefined) {
      isBusy = false
      return
    }
    const [workspaceId, line] = next
    lines.delete(workspaceId)
    const start = line.shift()
    if (line.length > 0) lines.set(workspaceId, line)
    waiting--
    start?.()
  }

  return {
    async parse(workspaceId, bytes, work) {
      if (bytes < LARGE_BYTES) return work()
      if (isBusy) await turn(workspaceId)
      isBusy = true
      const from = now()
      try {
        return work()
      } finally {
        void rest((now() - from) * REST_TIMES).then(handOn)
      }
    },
  }
}
