// A refused request: one row of the closed table of problems, with the details for this caller.
import { type ProblemDetails, problemBodyOf, retryAfterOf } from '../contract/problems/problem-body.ts'
import { type ProblemCode, problemMessage, problems } from '../contract/problems/problems.ts'
import type { ProblemBody } from '../contract/vocabulary/problem.ts'

/** The details of a problem besides its code. `cause` never leaves the process. */
export interface ProblemExtras extends ProblemDetails {
  readonly cause?: unknown
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(problemMessage(code, extras.detail), { cause: extras.cause })
    this.name = 'Problem'
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return problems[this.code].status
  }

  /** Whole seconds for Retry-After; present with every 429 and 503. */
  get retryAfterSeconds(): number | undefined {
    return retryAfterOf(this.code, this.extras)
  }
}

/** The body of a problem, the same on every face. */
export const problemBody = ({ code, extras }: Problem, requestId: string): ProblemBody =>
  problemBodyOf(code, extras, requestId)

/** The refusal of one field of an input. */
export const refusedField = (path: string, message: string): Problem =>
  new Problem('invalid_request', { detail: `${path} ${message}`, issues: [{ path, message }] })
