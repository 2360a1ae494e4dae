// The clock of the machine.
import type { Clock } from '../../app/ports.ts'

export const systemClock: Clock = { now: () => Date.now() }
