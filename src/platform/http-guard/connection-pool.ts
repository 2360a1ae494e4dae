// Connections kept for the next request of the same tenant to the same scheme, host and port.
// Never lent to another tenant: what one tenant's requests leave behind on a connection stays with it.
import type { Connect, GuardedConnection } from './connection.ts'
import type { Target } from './target.ts'

export interface Loan {
  readonly connection: GuardedConnection
  /** True when a request went over it before. */
  readonly reused: boolean
  /** Keeps it for the next request. Without this call the borrower destroys it. */
  giveBack(): void
}

export interface ConnectionPool {
  borrow(tenant: string, target: Target, options?: { readonly fresh: boolean }): Loan
  /** Closes the idle connections; those given back later are closed then. */
  close(): void
}

interface Idle {
  readonly key: string
  readonly connection: GuardedConnection
}

/** At most `maxIdle` idle connections in all; the one idle for longest goes first. */
export function createConnectionPool(connect: Connect, maxIdle: number): ConnectionPool {
  const idle = new Set<Idle>()
  const byKey = new Map<string, Idle[]>()
  let closed = false

  function remove(entry: Idle): void {
    if (!idle.delete(entry)) return
    const entries = (byKey.get(entry.key) ?? []).filter((other) => other !== entry)
    if (entries.length === 0) byKey.delete(entry.key)
    else byKey.set(entry.key, entries)
  }

  function discard(entry: Idle): void {
    remove(entry)
    entry.connection.destroy()
  }

  function keep(entry: Idle): void {
    if (closed) {
      entry.connection.destroy()
      return
    }
    idle.add(entry)
    byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry])
    const [oldest] = idle
    if (idle.size > maxIdle && oldest !== undefined) discard(oldest)
  }

  function open(key: string, target: Target): Idle {
    const entry: Idle = { key, connection: connect(target) }
    // A borrowed one reconnects by itself, through the guard; an idle one is dropped.
    entry.connection.client.on('disconnect', () => {
      if (idle.has(entry)) discard(entry)
    })
    return entry
  }

  return {
    borrow(tenant, target, options) {
      // A space cannot occur in an origin, so no two pairs share a key.
      const key = `${target.url.origin} ${tenant}`
      const known = options?.fresh === true ? undefined : byKey.get(key)?.at(-1)
      if (known !== undefined) remove(known)
      const entry = known ?? open(key, target)
      return { connection: entry.connection, reused: known !== undefined, giveBack: () => keep(entry) }
    },
    close() {
      closed = true
      for (const entry of idle) discard(entry)
    },
  }
}
