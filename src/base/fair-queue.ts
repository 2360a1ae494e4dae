// Limits concurrent work. Workspaces take turns, so one with much work does not delay the others.

/** Ends the work, or takes it out of the line. Further calls do nothing. */
export type Leave = () => void

export interface FairQueueOptions {
  /** Work that may wait, of one workspace and of all: `isFull` says whether it does. Unbounded by default. */
  readonly maxWaitingOfOne?: number
  readonly maxWaiting?: number
  /**
   * Whether work may begin now, where a place is free; otherwise it calls `again` when work may. `begun` says how much has begun and is
   * not over. By default always.
   */
  readonly pace?: (again: () => void, begun: () => number) => boolean
  /** Whether the newest work of the workspace goes first now. By default the oldest does, always. */
  readonly isNewestFirst?: (workspaceId: string) => boolean
  /**
   * Whether it is no workspace, but a caller who may come under ever new names. Such lines do not go first when they come, and have
   * every second turn together. By default none is.
   */
  readonly isGuest?: (workspaceId: string) => boolean
  /** Work of one workspace that may have begun and not be over, now. Unbounded by default. */
  readonly maxBegunOfOne?: () => number
}

interface Work {
  readonly workspaceId: string
  /** Turns that it takes. */
  readonly cost: number
  readonly start: () => void
  state: 'waits' | 'begun' | 'over'
}

interface Line {
  /** Oldest first. */
  readonly works: Work[]
  /** Turns that were saved for the first work. */
  saved: number
}

export class FairQueue {
  readonly #parallel: number
  #free: number
  #waiting = 0
  readonly #options: Required<FairQueueOptions>
  /**
   * Work by workspace; the order of a map is that of the turns. A line that has come goes first, once: it stays, perhaps empty, until its
   * next turn, so that who sends one work after the other has no more than one turn of a round.
   */
  readonly #lines = new Map<string, Line>()
  readonly #newLines = new Map<string, Line>()
  readonly #guests = new Map<string, Line>()
  #isTurnOfGuest = false

  readonly #begunOf = new Map<string, number>()

  constructor(parallel: number, options: FairQueueOptions = {}) {
    this.#parallel = parallel
    this.#free = parallel
    this.#options = {
      maxWaitingOfOne: Number.POSITIVE_INFINITY,
      maxWaiting: Number.POSITIVE_INFINITY,
      pace: () => true,
      isNewestFirst: () => false,
      isGuest: () => false,
      maxBegunOfOne: () => Number.POSITIVE_INFINITY,
      ...options,
    }
  }

  /** Works of the workspace that wait. */
  waitingOf(workspaceId: string): number {
    return this.#lineOf(workspaceId)?.works.length ?? 0
  }

  /** Whether no more work of the workspace may wait. */
  isFull(workspaceId: string): boolean {
    const { maxWaitingOfOne, maxWaiting } = this.#options
    return this.#waiting >= maxWaiting || this.waitingOf(workspaceId) >= maxWaitingOfOne
  }

  /** Does the work at its turn. Rejects with the signal's reason if that comes first. */
  async run<T>(workspaceId: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = (): void => reject(signal?.reason as Error)
    signal?.addEventListener('abort', giveUp)
    const leave = this.enter(workspaceId, resolve)
    try {
      await turn
      // why again: it may have come between the turn and the work
      signal?.throwIfAborted()
      return await work()
    } finally {
      signal?.removeEventListener('abort', giveUp)
      leave()
    }
  }

  /** Calls `start` at the turn of the workspace, perhaps at once. While others wait, work that costs several turns lets as many pass. */
  enter(workspaceId: string, start: () => void, cost = 1): Leave {
    const work: Work = { workspaceId, cost, start, state: 'waits' }
    let line = this.#lineOf(workspaceId)
    if (line === undefined) {
      const lines = this.#options.isGuest(workspaceId) ? this.#guests : this.#newLines
      lines.set(workspaceId, (line = { works: [], saved: 0 }))
    }
    line.works.push(work)
    this.#waiting += 1
    this.#startNext()
    return () => this.#leave(work)
  }

  #leave(work: Work): void {
    const { state } = work
    work.state = 'over'
    if (state === 'waits') this.#takeOut(work)
    if (state !== 'begun') return
    this.#free += 1
    this.#countBegun(work.workspaceId, -1)
    this.#startNext()
  }

  #lineOf(workspaceId: string): Line | undefined {
    return this.#lines.get(workspaceId) ?? this.#newLines.get(workspaceId) ?? this.#guests.get(workspaceId)
  }

  readonly #begun = (): number => this.#parallel - this.#free

  readonly #startNext = (): void => {
    while (this.#free > 0 && this.#isWorkReady() && this.#options.pace(this.#startNext, this.#begun)) {
      const work = this.#next()
      if (work === undefined) return
      this.#takeOut(work)
      this.#free -= 1
      this.#countBegun(work.workspaceId, 1)
      work.state = 'begun'
      work.start()
    }
  }

  #countBegun(workspaceId: string, by: 1 | -1): void {
    const count = (this.#begunOf.get(workspaceId) ?? 0) + by
    if (count === 0) this.#begunOf.delete(workspaceId)
    else this.#begunOf.set(workspaceId, count)
  }

  #mayBegin(workspaceId: string): boolean {
    return (this.#begunOf.get(workspaceId) ?? 0) < this.#options.maxBegunOfOne()
  }

  /** why before the pace is asked: it takes a work that it lets begin for begun */
  #isWorkReady(): boolean {
    if (this.#waiting === 0) return false
    for (const lines of [this.#newLines, this.#lines, this.#guests])
      for (const [workspaceId, { works }] of lines)
        if (works.length > 0 && this.#mayBegin(workspaceId)) return true
    return false
  }

  /** The first work, or the newest, of the next workspace that has saved the turns for it. */
  #next(): Work | undefined {
    for (;;) {
      const lines = this.#linesNow()
      const [[workspaceId, line] = []] = lines
      if (workspaceId === undefined || line === undefined) return undefined
      lines.delete(workspaceId)
      const work = line.works.at(this.#options.isNewestFirst(workspaceId) ? -1 : 0)
      if (work === undefined) continue
      const kept = lines === this.#guests ? this.#guests : this.#lines
      kept.set(workspaceId, line)
      if (!this.#mayBegin(workspaceId)) continue
      line.saved += 1
      const othersWait = line.works.length < this.#waiting
      if (line.saved < work.cost && othersWait) continue
      line.saved = 0
      return work
    }
  }

  #linesNow(): Map<string, Line> {
    if (this.#newLines.size > 0) return this.#newLines
    this.#isTurnOfGuest = !this.#isTurnOfGuest
    const [first, other] = this.#isTurnOfGuest ? [this.#guests, this.#lines] : [this.#lines, this.#guests]
    return first.size > 0 ? first : other
  }

  #takeOut(work: Work): void {
    const works = this.#lineOf(work.workspaceId)?.works
    works?.splice(works.indexOf(work), 1)
    this.#waiting -= 1
    // why not kept until its turn, as others are: its names may have no end
    if (works?.length === 0) this.#guests.delete(work.workspaceId)
    if (this.#waiting > 0) return
    this.#lines.clear()
    this.#newLines.clear()
    this.#guests.clear()
  }
}
