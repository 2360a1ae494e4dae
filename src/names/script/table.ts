// How the tables of this folder are written: letters and their Latin forms in turn, separated by white space,
// `-` for a letter that is left out.

export type Table = ReadonlyMap<string, string>

/** The table of a text like `ж zh ь -`. */
export function table(text: string): Table {
  const words = text.trim().split(/\s+/)
  const map = new Map<string, string>()
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [letter = '', latin = ''] = [words[i], words[i + 1]]
    map.set(letter, latin === '-' ? '' : latin)
  }
  return map
}

/** One table over another: what the first names counts. */
export function tableOver(first: string, second: Table): Table {
  return new Map([...second, ...table(first)])
}
