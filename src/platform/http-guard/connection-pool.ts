// Keeps connections for the next request of the same tenant to the same scheme, host and port. The pool never lends a
// connection to another tenant, because one tenant's requests may leave data on it.
import type { Connect, GuardedConnection } from './connection.ts'
import type { Target } from './target.ts'

export interface Loan {
  readonly connection: GuardedConnection
  /** True when the connection has carried a request before. */
  readonly reused: boolean
  /** Returns the connection for the next request. Without this call the borrower destroys it. */
  giveBack(): void
}

export interface ConnectionPool {
  borrow(tenant: string, target: Target, options?: { readonly fresh: boolean }): Loan
  /** Closes the idle connections now, and borrowed ones when they are returned. */
  close(): void
}

interface Idle {
  readonly key: string
  readonly connection: GuardedConnection
}

/** Keeps at most `maxIdle` idle connections and closes the one that was idle longest first. */
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
    // A borrowed connection reconnects through the guard; an idle one is dropped.
    entry.connection.client.on('disconnect', () => {
      if (idle.has(entry)) discard(entry)
    })
    return entry
  }

  return {
    borrow(tenant, target, options) {
      // An origin contains no space, so two pairs never share a key.
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
