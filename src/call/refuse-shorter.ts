// Refuses to prove that a log continues an earlier one that is longer than it.
import { Problem } from './problem.ts'

/** Undefined where there is no log. Throws `invalid_request` for a log that has fewer leaves. */
export function refuseShorter(
  from: number,
  head: { readonly size: number } | undefined,
  field: 'from' | 'to' = 'from',
): undefined {
  if (head === undefined || head.size >= from) return undefined
  throw new Problem('invalid_request', {
    detail:
      `${field} is ${from}, but the log of this workspace has ${head.size} entries. If a checkpoint of that size came from this ` +
      'server, the log was set back: keep that checkpoint, it is the proof',
  })
}
