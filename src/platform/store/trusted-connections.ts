// Returns a PostgreSQL connection to its pool only when the program knows what the server did on it, and saves round trips to it.
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, escapeLiteral, type Pool, type PoolClient } from 'pg'
import { StoreUnavailable } from '../../call/ports.ts'
import { statementName } from './schema/prepared.ts'

/**
 * A pool that destroys a connection returned in doubt: the next request would inherit what the last one left. With `keepsStatements`
 * each connection keeps the plans of prepared queries; a pooler in transaction mode has them on another one.
 */
export function trustedConnections(pool: Pool, { keepsStatements = false } = {}): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new WatchedConnection(await pool.connect(), keepsStatements),
    end: () => pool.end(),
  }
}

class WatchedConnection implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #keepsStatements: boolean
  #inDoubt = false
  /** Begins a transaction, and is sent with the statement after it. */
  #begin: string | undefined

  constructor(client: PoolClient, keepsStatements: boolean) {
    this.#client = client
    this.#keepsStatements = keepsStatements
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
    if (BEGINS.test(text)) {
      this.#begin = text
      return { command: 'BEGIN', rows: [] }
    }
    // why before: a statement that is not sent leaves its transaction to the next one
    const [asked, rest] = NAMES_WORKSPACE.test(text) ? [withValues(text, values), []] : [text, values]
    const begin = this.#begin
    this.#begin = undefined
    if (begin === undefined) return this.#send(asked, rest)
    if (rest.length === 0) return this.#send(`${begin}; ${asked}`, [])
    await this.#send(begin, [])
    return this.#send(asked, rest)
  }

  async #send(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = this.#keepsStatements ? statementName(text) : undefined
    try {
      const result: unknown = await (name === undefined
        ? this.#client.query(text, [...values])
        : this.#client.query({ name, text, values: [...values] }))
      // why the last: of several statements in one text, those before it prepare it
      return Array.isArray(result) ? result.at(-1) : result
    } catch (error) {
      this.#inDoubt ||= isDoubtful(text, error)
      throw error
    }
  }
}

/** why in the text: PostgreSQL takes values only with a statement that is sent alone */
function withValues(text: string, values: readonly unknown[]): string {
  // why: it would end the text, and with it the statement
  if (values.some((value) => String(value).includes('\0')))
    throw new TypeError('A value has the character U+0000, which no text of PostgreSQL has')
  return text.replaceAll(/\$(\d+)/g, (_, number) => escapeLiteral(String(values[Number(number) - 1])))
}

const NAMES_WORKSPACE = /^\s*select set_config\('assay\.workspace_id', \$1, true\)/
const BEGINS = /^(begin|start transaction)\b[^;]*$/i

/**
 * True when a server may still do, or may not have done, what it was asked for. It answers a statement that it cannot
 * carry out with a code, and continues. No outcome is certain after a time-out or a broken connection, after a
 * transaction that did not begin or end as asked, and after the codes of a server that is shutting down, broken,
 * read-only, or in another transaction than we believe. A prepared statement whose table changed, or that the server has lost, would fail on
 * this connection for ever.
 */
function isDoubtful(text: string, error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return (
    /^(08|25|57P|58|XX|0A000|26000|42P05)/.test(error.code ?? 'XX') ||
    /^(begin|start transaction|commit|rollback)\b/i.test(text)
  )
}
