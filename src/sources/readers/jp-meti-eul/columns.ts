// The columns of the End User List by what their titles say, which is in Japanese, in English, or both in one cell.

const COLUMNS = {
  number: /^no\.?$|番号/i,
  country: /country|国名/i,
  name: /company|organization|企業名|組織名/i,
  aliases: /known as|別名/i,
  concern: /type of|懸念区分/i,
} as const

export type EulColumn = keyof typeof COLUMNS

/** The place of each column; undefined for a row that is not the header of the list. */
export function columnsIn(cells: readonly string[]): Readonly<Record<EulColumn, number>> | undefined {
  const places = Object.entries(COLUMNS).map(
    ([column, title]) => [column, cells.findIndex((cell) => title.test(cell.trim()))] as const,
  )
  return places.every(([, at]) => at >= 0)
    ? (Object.fromEntries(places) as Record<EulColumn, number>)
    : undefined
}
