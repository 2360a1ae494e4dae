// Parses the lexicon tables: one entry per line, columns separated by `|`, forms in a column separated by `;`.

/** The lines of a table, each split into columns. */
export function tableRows(table: string): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((column) => column.trim()))
}

/** The forms in a column. */
export const formsOf = (column: string): string[] =>
  column
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '')
