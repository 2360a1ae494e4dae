// The clock of the machine.
import type { Clock } from '../../base/ports.ts'

export const systemClock: Clock = { now: () => Date.now() }
