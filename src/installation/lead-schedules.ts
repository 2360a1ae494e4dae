// Keeps schedules going in one process of all that share a store: where the one that leads ends, another begins them.
import { setTimeout as rest } from 'node:timers/promises'
import type { Leadership } from '../platform/store/leadership.ts'

export interface Schedules {
  stop(): Promise<void>
}

export interface LeadOptions {
  readonly store: Leadership
  /** Starts the schedules, each time that this process begins to lead. */
  readonly begin: () => Schedules
  /** How often a process looks whether it may lead, and the leader whether it still does. */
  readonly everyMs: number
  readonly onFault: (error: unknown) => void
}

/** Starts at once. `stop` ends the schedules, and lets another process lead. */
export function leadSchedules({ store, begin, everyMs, onFault }: LeadOptions): Schedules {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (): Promise<void> => rest(everyMs, undefined, { signal, ref: false }).catch(() => undefined)

  async function whileLeading(confirm: () => Promise<void>): Promise<void> {
    if (signal.aborted) return
    const schedules = begin()
    try {
      for (await pause(); !signal.aborted; await pause()) await confirm()
    } finally {
      // why meanwhile: a leader that is silent while its schedules end would lose the lead, and another begin them
      const stopped = schedules.stop()
      const beat = new AbortController()
      const beating = keepConfirming(confirm, beat.signal)
      await stopped.finally(() => beat.abort())
      await beating
    }
  }

  async function keepConfirming(confirm: () => Promise<void>, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await confirm().catch(() => undefined)
      await rest(everyMs, undefined, { signal: ended }).catch(() => undefined)
    }
  }

  async function keepTrying(): Promise<void> {
    while (!signal.aborted) {
      try {
        await store.lead(whileLeading)
      } catch (error) {
        onFault(error)
      }
      await pause()
    }
  }

  const trying = keepTrying()
  return {
    async stop() {
      stopping.abort()
      await trying
    },
  }
}
