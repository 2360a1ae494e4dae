// Limits concurrent work. Workspaces take turns, so one with much work does not delay the others.

type Start = () => void

export class FairQueue {
  #free: number
  /** Waiting work by workspace; the map's order is the order of turns. */
  readonly #lines = new Map<string, Set<Start>>()

  constructor(parallel: number) {
    this.#free = parallel
  }

  /** Does the work at its turn. Rejects with the signal's reason if that comes first. */
  async run<T>(workspaceId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#wait(workspaceId, signal)
    try {
      return await work()
    } finally {
      this.#handOn()
    }
  }

  #wait(workspaceId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(workspaceId) ?? new Set()
      this.#lines.set(workspaceId, line)
      const leave = (): void => {
        line.delete(start)
        if (line.size === 0) this.#lines.delete(workspaceId)
        signal.removeEventListener('abort', giveUp)
      }
      const start = (): void => {
        leave()
        resolve()
      }
      const giveUp = (): void => {
        leave()
        reject(signal.reason as Error)
      }
      line.add(start)
      signal.addEventListener('abort', giveUp)
    })
  }

  /** Gives the free place to the next workspace, and moves that workspace to the end of the order. */
  #handOn(): void {
    for (const [workspaceId, line] of this.#lines) {
      const [start] = line
      if (start === undefined) continue
      this.#lines.delete(workspaceId)
      this.#lines.set(workspaceId, line)
      start()
      return
    }
    this.#free += 1
  }
}
