// The flood of a workspace, in a process of its own: the neighbour's latency is measured without its work. It gets a Flood, says when
// it has begun, and answers the next message with what became of it.
import { load, type Shot } from '../server/load.ts'

export interface Flood {
  readonly origin: string
  readonly connections: number
  /** Sent in turn. */
  readonly shots: readonly Shot[]
}

process.once('message', ({ origin, connections, shots }: Flood) => {
  let [turn, isOver] = [0, false]
  const flood = load(origin, {
    connections,
    milliseconds: 600_000,
    next: () => (isOver ? undefined : shots[turn++ % shots.length]),
  })
  process.once('message', () => {
    isOver = true
    void flood.then((result) => process.send?.(result, () => process.disconnect()))
  })
  process.send?.('begun')
})
