// A row of a file before it is read as a subject.

/** A row as its file has it. */
export interface RawRow {
  /** From 1. */
  readonly line: number
  /** The fields of a subject and `ref`; a text says why there are none. */
  readonly fields: Readonly<Record<string, unknown>> | string
}
