// How much of a diligence answer an agent gets: arguments that the tools have beside those of the operation, which never sees them.
import type { OperationName } from '../../contract/index.ts'

/** How many findings, and how much of each. */
export interface AnswerSize {
  /** Undefined: as many of the first ten as fit into the usual size. */
  readonly limit: number | undefined
  readonly isWhole: boolean
}

export const USUAL_SIZE: AnswerSize = { limit: undefined, isWhole: false }
export const MAX_FINDINGS = 100

/** Operations whose answers hold findings. */
export const WITH_FINDINGS: ReadonlySet<OperationName> = new Set([
  'run_diligence',
  'get_run',
  'score_subject',
])

/** The arguments, as JSON Schema shows them. */
export const SIZE_ARGUMENTS = {
  limit: {
    type: 'integer',
    description: 'Findings, 1 to 100; without it, up to 10 in 4,000 tokens.',
  },
  detail: {
    type: 'string',
    enum: ['brief', 'full'],
    description: '`full` adds how names compare, and all citations and sources.',
  },
} as const

/** What the arguments ask for. A value that fits neither is read as if it were absent: it changes no result. */
export function answerSize({ limit, detail }: Readonly<Record<string, unknown>>): AnswerSize {
  const asked = Number(limit)
  return {
    limit:
      limit === undefined || limit === null || !Number.isFinite(asked)
        ? undefined
        : Math.min(MAX_FINDINGS, Math.max(1, Math.floor(asked))),
    isWhole: detail === 'full',
  }
}
