// Returns a PostgreSQL connection to its pool only when the program knows what the server did on it.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { StoreUnavailable } from '../../call/ports.ts'

/** A pool that destroys a connection returned in doubt: the next request would inherit what the last one left. */
export function trustedConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new WatchedConnection(await pool.connect()),
    end: () => pool.end(),
  }
}

class WatchedConnection implements PostgresPoolClient {
  readonly #client: PoolClient
  #inDoubt = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  // why the cast: Kysely also requires cursors, but only when it was given a package for them
  readonly query = ((text: string, values: readonly unknown[]) =>
    this.#ask(text, values)) as PostgresPoolClient['query']

  release(destroy = false): void {
    // why the status too: the server may still be in a transaction that its user has ended
    this.#client.release(destroy || this.#inDoubt || this.#client.getTransactionStatus() !== 'I')
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    // why at once: on a server that hangs, the rollback would take as long as the statement before it
    if (this.#inDoubt) throw new StoreUnavailable('This connection to PostgreSQL is in doubt')
    try {
      return await this.#client.query(text, [...values])
    } catch (error) {
      this.#inDoubt ||= isDoubtful(text, error)
      throw error
    }
  }
}

/**
 * True when a server may still do, or may not have done, what it was asked for. It answers a statement that it cannot
 * carry out with a code, and continues. No outcome is certain after a time-out or a broken connection, after a
 * transaction that did not begin or end as asked, and after the codes of a server that is shutting down, broken,
 * read-only, or in another transaction than we believe.
 */
function isDoubtful(text: string, error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return (
    /^(08|25|57P|58|XX)/.test(error.code ?? 'XX') ||
    /^(begin|start transaction|commit|rollback)\b/i.test(text)
  )
}
