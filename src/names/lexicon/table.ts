// How the tables are written: an entry a line, columns apart by `|`, forms of a column apart by `;`.

/** The lines of a table, each as its columns. */
export function tableRows(table: string): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((column) => column.trim()))
}

/** The forms of a column. */
export const formsOf = (column: string): string[] =>
  column
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '')
