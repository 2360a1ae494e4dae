// The priority of a thread that computes for long.
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Below the thread that answers requests. */
const PRIORITY = 10

/** On Linux, where each thread has a priority of its own; elsewhere the threads stay as they are. */
export function yieldToRequests(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, PRIORITY)
  } catch {
    // why nothing: it is no fault where there is no such thing
  }
}
