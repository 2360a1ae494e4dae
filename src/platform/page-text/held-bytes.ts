// Limits the bytes of pages held for waiting requests, per workspace and in total.

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

  /** False, without taking any, when the bytes would exceed a limit. */
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
