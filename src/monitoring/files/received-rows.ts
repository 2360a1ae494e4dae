// Takes the rows of a file in pieces of some hundred: counts them, collects what was refused, and stops at the limit of the tier.
import type { Caller } from '../../call/use-case.ts'
import { Problem } from '../../call/problem.ts'
import { tierRequired } from '../../call/tier.ts'
import {
  MAX_MISTAKES,
  MAX_SUBJECTS,
  MAX_SUBJECTS_FREE,
  type RowMistake,
} from '../../contract/vocabulary/portfolio.ts'
import type { SubjectRow } from './subject-rows.ts'

/** Rows that are stored in one transaction, and screened in one turn: more of them would delay other requests. */
export const PIECE_ROWS = 200

/** What was counted of a file so far. */
export class ReceivedRows {
  readonly mistakes: RowMistake[] = []
  rows = 0
  refused = 0

  /** The rows, `PIECE_ROWS` at a time. */
  async *pieces(rows: AsyncIterable<SubjectRow>): AsyncGenerator<readonly SubjectRow[]> {
    let piece: SubjectRow[] = []
    for await (const row of rows) {
      this.rows++
      if ('message' in row) this.#refuse(row)
      if (piece.push(row) < PIECE_ROWS) continue
      yield piece
      piece = []
    }
    if (piece.length > 0) yield piece
  }

  #refuse({ line, ref, message }: { line: number; ref?: string; message: string }): void {
    this.refused++
    if (this.mistakes.length < MAX_MISTAKES)
      this.mistakes.push({ line, ...(ref !== undefined && { ref }), message })
  }
}

/** Throws where there are more subjects than the tier of the caller has. */
export function assertSubjects(
  subjects: number,
  { tier }: Pick<Caller, 'tier'>,
  ports: { readonly settings: { readonly upgradeUrl: string } },
): void {
  if (tier === 'free' && subjects > MAX_SUBJECTS_FREE)
    throw tierRequired(`More than ${MAX_SUBJECTS_FREE} subjects`, tier, ports)
  if (subjects > MAX_SUBJECTS)
    throw new Problem('invalid_request', {
      detail: `There may be at most ${MAX_SUBJECTS} subjects; split the file over several portfolios or batches`,
    })
}
