// Why a download ended without its file, in a sentence for the operator, and whether a retry may help.

/**
 * `final`: the same request will fail again. `later`: another day may help, an immediate retry does not. `transient`:
 * retry now.
 */
export type Hope = 'final' | 'later' | 'transient'

/** Operators see the message. It names hosts, never the path or query of a redirect. */
export class RequestRefused extends Error {
  override readonly name = 'Refusal'
  readonly hope: Hope
  /** Milliseconds the server asked to wait before a retry; 0 when it did not ask. */
  readonly waitMs: number
  /** The HTTP status, when it is the reason. */
  readonly status: number | undefined

  constructor(
    reason: string,
    hope: Hope,
    answer: { readonly status?: number; readonly waitMs?: number } = {},
  ) {
    super(reason)
    this.hope = hope
    this.waitMs = answer.waitMs ?? 0
    this.status = answer.status
  }
}
