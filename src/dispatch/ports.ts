// The ports of dispatching: who calls, how often, and whether the service can answer.
import type { AccountPorts, UsageCounter } from '../accounts/ports.ts'
import type { LogReads } from '../audit/ports.ts'

export interface DispatcherPorts extends AccountPorts {
  readonly store: AccountPorts['store'] & {
    /** Resolves when the store accepts a write. */
    proveWrite(): Promise<void>
    read<T>(workspaceId: string, work: (tenant: LogReads) => Promise<T>): Promise<T>
  }
  readonly usage: Pick<UsageCounter, 'count'>
}

/** Facts about this process. */
export interface ServerFacts {
  readonly version: string
  /** ISO instant. */
  readonly startedAt: string
  readonly storeKind: 'sqlite' | 'postgres'
  /** Memory of the process in bytes. */
  residentBytes(): number
  /** Starts to measure; the returned function gives the milliseconds since, with fractions. */
  stopwatch(): () => number
}
