// A row of a batch as it waits to be screened, and as text: one line of JSON each.
import { presentReadable } from '../../call/present-readable.ts'
import { ScreenedRow } from '../../contract/vocabulary/batch.ts'
import type { Subject } from '../../contract/vocabulary/subject.ts'
import type { SubjectRow } from '../files/subject-rows.ts'

/** A row that waits. */
export type WaitingRow =
  | { readonly line: number; readonly ref: string; readonly subject: Subject }
  | { readonly line: number; readonly ref?: string; readonly message: string }

export const waitingLine = (row: SubjectRow): string =>
  'subject' in row
    ? `{"line":${row.line},"ref":${JSON.stringify(row.ref)},"subject":${row.subject}}\n`
    : `${JSON.stringify(row)}\n`

export const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

const LINE = /^\{"line":([1-9]\d{0,8}),/

/** A row of the results. One that was altered in the store counts as refused, and says so. */
export const screenedRow = (line: string): ScreenedRow =>
  presentReadable(
    ScreenedRow,
    () => JSON.parse(line) as ScreenedRow,
    () => ({
      line: Number(LINE.exec(line)?.[1] ?? 0),
      outcome: 'refused',
      matches: [],
      error: 'What was found for this row was altered in the store and cannot be read; screen the row again',
      unreadable: true,
    }),
  )

export const resultLine = (row: ScreenedRow): string => `${JSON.stringify(row)}\n`
