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
  let isTurnOver = true
  let isHeld = false
  /** Works in progress after the last one began. */
  let before = 0
  return (again, begun) => {
    if (isHeld || (!isTurnOver && begun() < before)) return false
    isHeld = true
    before = begun() + 1
    afterWork(() => {
      if (begun() < before) return
      isHeld = false
      again()
    })
    if (isTurnOver)
      afterTurn(() => {
        isTurnOver = true
        isHeld = false
        again()
      })
    isTurnOver = false
    return true
  }
}
