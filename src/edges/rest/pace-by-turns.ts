// Says when work may begin, so that the event loop reads what has come between two works: one in each of its turns. Work that begins and
// then waits, such as a write for its commit, takes no time: several begin in one turn, and a commit takes them together.

export interface PaceOptions {
  /** Calls back when what the work does at once is done. */
  readonly afterWork?: (done: () => void) => void
  /** Calls back when the event loop has read what came meanwhile. */
  readonly afterTurn?: (done: () => void) => void
}

/** The pace of a FairQueue. */
export function paceByTurns({
  // why both: a tick comes after all promises that are settled by then, those that settle meanwhile included
  afterWork = (done) => queueMicrotask(() => process.nextTick(done)),
  afterTurn = setImmediate,
}: PaceOptions = {}): (again: () => void, begun: () => number) => boolean {
  let isHeld = false
  return (again, begun) => {
    if (isHeld) return false
    isHeld = true
    const before = begun()
    const goOn = (): void => {
      isHeld = false
      again()
    }
    afterWork(() => (begun() > before ? goOn() : afterTurn(goOn)))
    return true
  }
}
