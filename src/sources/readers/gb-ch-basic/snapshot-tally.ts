// Compares the counts of the owner file with its trailer, and counts what was left out of the records.
import type { JsonObject } from '../../../base/json.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { countIn } from './json-field.ts'

const COUNTED = [
  ['persons', 'persons_of_significant_control_count'],
  ['statements', 'statements_count'],
  ['exemptions', 'exemptions_count'],
] as const

/** Lines by kind; protected and incomplete ones also count as persons or statements. */
export class SnapshotTally {
  persons = 0
  statements = 0
  exemptions = 0
  unknown = 0
  protected = 0
  incomplete = 0

  /**
   * How the file falls short of its trailer. Lines of an unknown kind may fill a gap, because it is unknown how the
   * publisher counts them. Throws ListFileError for a trailer without counts.
   */
  shortfalls(file: string, trailer: JsonObject): readonly string[] {
    const counts = COUNTED.map(([what, field]) => {
      const expected = countIn(trailer, field)
      if (expected === undefined) {
        throw new ListFileError(
          file,
          `the trailer has no ${field}: the format has changed; it cannot be checked`,
        )
      }
      return { what, expected, lacking: expected - this[what] }
    })
    const missing = counts.reduce((sum, { lacking }) => sum + lacking, 0)
    if (missing <= this.unknown && counts.every(({ lacking }) => lacking >= 0)) return []
    return counts
      .filter(({ lacking }) => lacking !== 0)
      .map(
        ({ what, expected }) =>
          `The trailer of ${file} counts ${expected} ${what}, the file has ${this[what]}: the download is cut or damaged.`,
      )
  }

  /** Counts only, without any data of the records. */
  warnings(file: string): readonly string[] {
    return [
      [this.protected, 'records of protected persons were left out, as the register withholds them'],
      [this.unknown, 'records of an unknown kind were left out'],
      [this.incomplete, 'records without a name, a statement, a company or an id were left out'],
    ].flatMap(([count, what]) => (count === 0 ? [] : [`${file}: ${count} ${what}`]))
  }
}
