// A connection to PostgreSQL goes back to its pool only where this program knows what the server has done on it.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { StoreUnavailable } from '../../call/ports.ts'

/** A pool whose connections are destroyed when they come back in doubt: the next request would meet what the last one left. */
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

  // why the cast: Kysely asks for cursors as well, but only where it was given a package for them
  readonly query = ((text: string, values: readonly unknown[]) =>
    this.#ask(text, values)) as PostgresPoolClient['query']

  release(destroy = false): void {
    // why the status too: a transaction that is open here was ended for everybody else
    this.#client.release(destroy || this.#inDoubt || this.#client.getTransactionStatus() !== 'I')
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    // why at once: a server that hangs would take as long again for the rollback as for the statement before it
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
 * Whether a server may yet do, or may not have done, what it was asked for. It answers a statement that it cannot carry out with
 * a code, and goes on. Nothing is certain after a time-out or a broken link, after a transaction that did not begin or end as
 * asked, and after the codes of a server that leaves, is broken, takes no writes, or is in another transaction than we believe.
 */
function isDoubtful(text: string, error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return (
    /^(08|25|57P|58|XX)/.test(error.code ?? 'XX') ||
    /^(begin|start transaction|commit|rollback)\b/i.test(text)
  )
}
