// The lines of product 192: columns of fixed width, and after them a text whose length is said. The layout was read off a file of
// 2022, and is checked on every line.
import { ListFileError } from '../../files/list-file-error.ts'
import { onOneLine } from '../../files/record-parts.ts'

/** Type 1. */
export interface PersonLine {
  readonly type: 'person'
  readonly number: string
  readonly birth: string
  readonly postalCode: string
  /** Title, forenames, surname, honours, two lines of address, town, county, country, nationality. */
  readonly fields: readonly string[]
}

/** Type 2. */
export interface DisqualificationLine {
  readonly type: 'disqualification'
  readonly number: string
  readonly from: string
  readonly until: string
  readonly law: string
  readonly kind: string
  readonly decided: string
  readonly caseNumber: string
  readonly company: string
  readonly court: string
}

/** Type 3: a company for which the person may act with leave of a court. */
export interface PermissionLine {
  readonly type: 'permission'
  readonly number: string
  readonly from: string
  readonly until: string
  readonly company: string
}

/** Type 4, of which no example is known. */
export interface VariationLine {
  readonly type: 'variation'
  readonly number: string
}

export type DisqualifiedLine = PersonLine | DisqualificationLine | PermissionLine | VariationLine

/** The line, by its first sign. Throws ListFileError for a line that does not keep to its layout. */
export function disqualifiedLine(file: string, at: number, line: string): DisqualifiedLine {
  const number = line.slice(1, 13)
  if (!/^\d{12}$/.test(number)) throw damaged(file, at)
  const day = (from: number): string => {
    const text = line.slice(from, from + 8)
    if (!/^(?:\d{8}| {8})$/.test(text)) throw damaged(file, at)
    return text.trim()
  }
  const column = (from: number, to: number): string => onOneLine(line.slice(from, to))
  switch (line.charAt(0)) {
    case '1': {
      const fields = textAt(file, at, line, 29).split('<').map(onOneLine)
      // ten fields and two that are empty, each with its sign
      if (fields.length !== 13) throw damaged(file, at)
      return { type: 'person', number, birth: day(13), postalCode: column(21, 29), fields }
    }
    case '2':
      return {
        type: 'disqualification',
        number,
        from: day(13),
        until: day(21),
        law: column(29, 49),
        kind: column(49, 79),
        decided: day(79),
        caseNumber: column(87, 117),
        company: column(117, 277),
        court: textAt(file, at, line, 277),
      }
    case '3':
      return {
        type: 'permission',
        number,
        from: day(13),
        until: day(21),
        company: textAt(file, at, line, 39),
      }
    case '4':
      return { type: 'variation', number }
    default:
      throw damaged(file, at)
  }
}

/** The text behind four digits with its length; blanks may follow it. */
function textAt(file: string, at: number, line: string, from: number): string {
  const digits = line.slice(from, from + 4)
  const rest = line.slice(from + 4)
  const length = Number(digits)
  const isWhole =
    /^\d{4}$/.test(digits) &&
    (rest.trimEnd().length === length ||
      Buffer.byteLength(rest.trimEnd()) === length ||
      (rest.length >= length && rest.slice(length).trim() === ''))
  if (!isWhole) throw damaged(file, at)
  return onOneLine(rest)
}

const damaged = (file: string, at: number): ListFileError =>
  new ListFileError(file, `line ${at} does not keep to its layout: the file is damaged or cut; get it again`)
