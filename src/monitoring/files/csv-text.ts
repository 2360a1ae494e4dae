// Writes CSV that a spreadsheet can open: RFC 4180, and no cell that it would compute. Reads back what was written.

import { csvCell } from '../../base/csv-cell.ts'

/** A text that begins so is a formula for a spreadsheet, whatever it was meant to be. An apostrophe before it says that it is none. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** One line of cells, with a line feed. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\n`

function cellText(cell: string): string {
  return csvCell(FORMULA.test(cell) ? `'${cell}` : cell)
}

/** The value of a cell, trimmed. */
export function cellValue(cell: string): string {
  const text = cell.trim()
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
