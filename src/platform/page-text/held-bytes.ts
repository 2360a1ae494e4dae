// How many bytes of pages are held for those that wait: so many for a workspace, and so many in all.

export interface HeldLimits {
  readonly perWorkspace: number
  readonly inAll: number
}

export class HeldBytes {
  readonly #limits: HeldLimits
  readonly #held = new Map<string, number>()
  #inAll = 0

  constructor(limits: HeldLimits) {
    this.#limits = limits
  }

  /** False, and nothing is taken, where that would be more than may be held. */
  take(workspaceId: string, bytes: number): boolean {
    const held = (this.#held.get(workspaceId) ?? 0) + bytes
    if (held > this.#limits.perWorkspace || this.#inAll + bytes > this.#limits.inAll) return false
    this.#held.set(workspaceId, held)
    this.#inAll += bytes
    return true
  }

  giveBack(workspaceId: string, bytes: number): void {
    const held = (this.#held.get(workspaceId) ?? 0) - bytes
    if (held > 0) this.#held.set(workspaceId, held)
    else this.#held.delete(workspaceId)
    this.#inAll -= bytes
  }
}
