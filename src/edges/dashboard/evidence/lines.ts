// A list of signals to submit one after another, as the browser keeps it: what each says, whether it is confirmed, and what
// became of it.
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import type { Offered } from '../api/endpoints.ts'
import type { FieldDraft } from './form-value.ts'
import type { SignalText } from './parse-signals.ts'

export type LineOutcome =
  | { readonly kind: 'accepted'; readonly answer: OutputOf<Offered['submit_signal']> }
  /** The ledger held it already. */
  | { readonly kind: 'known'; readonly entry: string }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }

export interface Line extends SignalText {
  readonly id: number
  /** Whether the person confirmed that it is to be sent. */
  readonly chosen: boolean
  readonly outcome: LineOutcome | null
  /** What the person is changing and has not saved. */
  readonly edit?: FieldDraft
}

export interface LinesDraft {
  /** The content of the field for pasting. */
  readonly text: string
  readonly lines: readonly Line[]
  /** The pitch of the file that they come from. */
  readonly pitch: string | null
}

export const NO_LINES: LinesDraft = { text: '', lines: [], pitch: null }

/** The name of the draft of an assessment. */
export const linesForm = (assessmentId: string): string => `${assessmentId} lines`

/** Lists signals after those that are there; a signal that is there and not done is not listed twice. */
export function withLines(before: readonly Line[], signals: readonly SignalText[]): Line[] {
  const open = new Set(before.filter((line) => !isDone(line)).map(({ text }) => text))
  const next = Math.max(0, ...before.map(({ id }) => id)) + 1
  const added = signals.filter(({ text }) => !open.has(text))
  return [
    ...before,
    ...added.map((signal, i): Line => ({ ...signal, id: next + i, chosen: true, outcome: null })),
  ]
}

/** Whether the ledger holds it, so that there is nothing left to send. */
export const isDone = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  outcome?.kind === 'accepted' || outcome?.kind === 'known'

/** Statuses of refusals that are about one signal; any other would affect all of them. */
const OF_ONE_SIGNAL: ReadonlySet<number> = new Set([400, 413, 422])

/** What a refusal means for the line that was sent; undefined if it is not about the line. */
export function refusedLine(problem: ProblemBody): LineOutcome | undefined {
  if (problem.error === 'duplicate_signal' && problem.entry !== undefined)
    return { kind: 'known', entry: problem.entry }
  return OF_ONE_SIGNAL.has(problem.status) ? { kind: 'refused', problem } : undefined
}

/** The line with what became of it. A refused line is not sent again before a person says so. */
export const withOutcome = (line: Line, outcome: LineOutcome): Line => ({ ...line, outcome, chosen: false })
