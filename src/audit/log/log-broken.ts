// The error of a log that cannot be continued.

/** The stored log is not the one that was signed: rows were changed from outside, or the key was replaced. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken'
}
