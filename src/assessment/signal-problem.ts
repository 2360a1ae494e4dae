// Says in words why the rules refuse a signal (rules, C-1).
import { Problem } from '../call/problem.ts'
import type { Ledger, SignalEntry, SignalRefusal, SubmittedSignal } from './rules/index.ts'

/** The problem of a refused signal, in words that say which rule it breaks. Entries of `ledger` can be corrected (C-1). */
export function signalProblem(
  { code, issues, entry, kinds, run }: SignalRefusal,
  { axis, kind }: Pick<SubmittedSignal, 'axis' | 'kind'>,
  ledger: Ledger = [],
): Problem {
  const [first] = issues ?? []
  const details: Partial<Record<SignalRefusal['code'], string>> = {
    kind_not_on_axis: `"${kind.slice(0, 64).toWellFormed()}" is not a kind of the axis ${axis}; its kinds are ${kinds?.join(', ') ?? ''}`,
    duplicate_signal: `The ledger already holds this signal as ${entry}`,
    near_duplicate: `The text nearly repeats entry ${entry}${correctionSaid(
      ledger.find(({ id }) => id === entry),
      axis,
    )}`,
    pitch_echo: `The quote repeats the pitch: "${run}"`,
    unknown_entry: `There is no live entry "${entry?.toWellFormed()}" on the axis ${axis}`,
  }
  const detail = details[code] ?? (first && `${first.path} ${first.message}`)
  return new Problem(code, {
    ...(detail !== undefined && { detail }),
    ...(issues && { issues }),
    ...(entry !== undefined && { entry }),
  })
}

function correctionSaid(near: SignalEntry | undefined, axis: string): string {
  if (near === undefined) return ''
  const signal = near.axis === axis ? 'this signal' : `the signal to the axis ${near.axis}`
  return ` (${near.axis}, ${near.kind}). To correct that entry, send ${signal} with "replaces": "${near.id}"`
}
