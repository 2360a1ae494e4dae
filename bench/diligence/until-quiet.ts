// Waits until a server that has just started has finished its check of the store, which would be measured with the runs.
import { setTimeout as rest } from 'node:timers/promises'

const WINDOW_MS = 2_000
/** Of one processor. A server without work takes less. */
const QUIET_PERCENT = 2
const MAX_WINDOWS = 300

/** Throws if this process is still busy after ten minutes. */
export async function untilQuiet(): Promise<void> {
  for (let window = 0; window < MAX_WINDOWS; window++) {
    const before = process.cpuUsage()
    await rest(WINDOW_MS)
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 < (WINDOW_MS * QUIET_PERCENT) / 100) return
  }
  throw new Error('the server is still busy ten minutes after its start')
}
