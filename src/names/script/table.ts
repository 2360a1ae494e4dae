// How the tables of this folder are written: letters and their Latin forms in turn, separated by white space,
// `-` for a letter that is left out.

export type LetterTable = ReadonlyMap<string, string>

/** The table of a text like `ж zh ь -`. */
export function letterTable(text: string): LetterTable {
  const words = text.trim().split(/\s+/)
  const map = new Map<string, string>()
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [letter = '', latin = ''] = [words[i], words[i + 1]]
    map.set(letter, latin === '-' ? '' : latin)
  }
  return map
}

/** One table over another: what the first names counts. */
export function tableOver(first: string, second: LetterTable): LetterTable {
  return new Map([...second, ...letterTable(first)])
}
