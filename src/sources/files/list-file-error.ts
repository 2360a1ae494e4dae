// Thrown when a list file cannot be read as what it should be: says which file, what is wrong and what to do.
export class ListFileError extends Error {
  override readonly name = 'ListFileError'

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
  }
}
