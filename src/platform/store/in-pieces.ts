// Cuts what one statement would hold into pieces: a store takes a limited number of values.

const ROWS = 500

export const inPieces = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS) }, (_, at) => all.slice(at * ROWS, (at + 1) * ROWS))
