// The error for a list file that cannot be read as its format: names the file, the fault and the remedy.
export class ListFileError extends Error {
  override readonly name = 'ListFileError'

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
  }
}
