// Why a download ended without its file, in words for the operator, and whether another try may help.

/**
 * `final`: the same request will fail again. `later`: another day may help, a prompt repetition does not.
 * `transient`: worth another try now.
 */
export type Hope = 'final' | 'later' | 'transient'

/** The message is shown to operators: it names hosts, never a path or query that a redirect led to. */
export class RequestRefused extends Error {
  override readonly name = 'Refusal'
  readonly hope: Hope
  /** What the server asked to wait before another try, in milliseconds; 0 when it asked nothing. */
  readonly waitMs: number
  /** Of the answer, where its status is the reason. */
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
