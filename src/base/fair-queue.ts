// Who may work now: so many at a time, and workspaces take turns, so that the much that one wants holds up nobody else.

type Start = () => void

export class FairQueue {
  #free: number
  /** Who waits, by workspace; the map's order is the order of turns. */
  readonly #lines = new Map<string, Set<Start>>()

  constructor(parallel: number) {
    this.#free = parallel
  }

  /** Does the work when its turn has come. Rejects with the signal's reason if that is earlier. */
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

  /** Gives the place to the workspace whose turn it is, and sends that to the end of the order. */
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
