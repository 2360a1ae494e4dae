// Counts the questions a workspace has left today (UTC). The count lives in this process: N servers ask at most N times
// as much, and a restart resets it.
import type { Clock } from '../../base/ports.ts'

/** Far more workspaces than a server has. Further ones are refused, which bounds memory without losing a limit. */
const MAX_WORKSPACES = 100_000

export class DailyCalls {
  readonly #limit: number
  readonly #clock: Clock
  readonly #maxWorkspaces: number
  readonly #taken = new Map<string, number>()
  #day = ''

  constructor(limit: number, clock: Clock, maxWorkspaces = MAX_WORKSPACES) {
    this.#limit = limit
    this.#clock = clock
    this.#maxWorkspaces = maxWorkspaces
  }

  /** Takes one of today's questions; false when none is left. */
  take(workspaceId: string): boolean {
    const today = new Date(this.#clock.now()).toISOString().slice(0, 10)
    if (today !== this.#day) this.#taken.clear()
    this.#day = today
    const taken = this.#taken.get(workspaceId)
    if (taken === undefined ? this.#taken.size >= this.#maxWorkspaces : taken >= this.#limit) return false
    this.#taken.set(workspaceId, (taken ?? 0) + 1)
    return true
  }
}
