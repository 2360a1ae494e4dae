// A row of a batch as it waits to be screened, and as text: one line of JSON each.
import type { ScreenedRow } from '../../contract/vocabulary/batch.ts'
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

export const resultLine = (row: ScreenedRow): string => `${JSON.stringify(row)}\n`
