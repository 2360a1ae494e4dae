// Says when work may begin, so that the event loop reads what has come between a few works. Work that begins and then waits, such as a
// write for its commit, takes no time: more begin in the same turn of the loop, and a commit takes them together.

export interface PaceOptions {
  /** Works that may be over in a turn of the loop until no more begin in it. */
  readonly perTurn: () => number
  /** Calls back when what the work does at once is done. */
  readonly afterWork?: (done: () => void) => void
  /** Calls back when the event loop has read what came meanwhile. */
  readonly afterTurn?: (done: () => void) => void
}

/** The pace of a FairQueue. */
export function paceByTurns({
  perTurn,
  // why both: a tick comes after all promises that are settled by then, those that settle meanwhile included
  afterWork = (done) => queueMicrotask(() => process.nextTick(done)),
  afterTurn = setImmediate,
}: PaceOptions): (again: () => void, begun: () => number) => boolean {
  let isTurnOver = true
  let isHeld = false
  /** Works that were in progress at the start of the turn, and those that began in it. */
  let all = 0
  return (again, begun) => {
    if (isTurnOver) all = begun()
    const isDone = (): boolean => all - begun() >= perTurn()
    if (isHeld || isDone()) return false
    isHeld = true
    all += 1
    afterWork(() => {
      if (isDone()) return
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
