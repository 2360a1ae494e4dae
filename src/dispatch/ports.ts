// What dispatching takes of the world: who calls, how often, and whether the service can answer.
import type { AccountPorts } from '../accounts/ports.ts'

export interface DispatcherPorts extends AccountPorts {
  readonly store: AccountPorts['store'] & {
    /** Resolves when the store takes a write. */
    proveWrite(): Promise<void>
  }
}

/** The process this runs in. */
export interface ServerFacts {
  readonly version: string
  /** ISO instant. */
  readonly startedAt: string
  readonly storeKind: 'sqlite' | 'postgres'
  /** Memory the process holds. */
  residentBytes(): number
  /** Starts to measure; the answer tells the milliseconds since, with fractions. */
  stopwatch(): () => number
}
