// Reads product 192 of Companies House: a header with the day, the lines of each person, and a trailer with how many there are.
import type { ReadOptions, SnapshotFiles, SourceReader } from '../../model/source.ts'
import type { SourceRecord } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { listText } from '../../files/list-text.ts'
import { openRequired } from '../../files/record-parts.ts'
import { lineBatches, repairedUtf8 } from '../../files/whole-lines.ts'
import {
  type DisqualificationLine,
  type DisqualifiedLine,
  disqualifiedLine,
  type PermissionLine,
  type PersonLine,
} from './lines.ts'
import { DISQUALIFIED_FILE, gbChDisqualifiedManifest } from './manifest.ts'
import { type DisqualifiedEntry, disqualifiedRecord } from './record.ts'

export const gbChDisqualified: SourceReader = {
  manifest: gbChDisqualifiedManifest,
  read: readGbChDisqualified,
}

const HEADER = /^DISQUALS\d{4}(\d{4})(\d\d)(\d\d)\s*$/
const TRAILER = /^DISQUALS\/(\d{8})\/(\d{8})\/(\d{8})\/(\d{8})\/(\d{8})\s*$/
const TYPES: readonly DisqualifiedLine['type'][] = ['person', 'disqualification', 'permission', 'variation']

async function* readGbChDisqualified(
  files: SnapshotFiles,
  { found }: ReadOptions,
): AsyncGenerator<SourceRecord> {
  const [file = DISQUALIFIED_FILE, another] = files.set.map(({ name }) => name)
  if (another !== undefined)
    throw new ListFileError(file, `another run is beside it (${another}); name one of the two files`)
  const counts = new Map<DisqualifiedLine['type'], number>()
  let person: Person | undefined
  let trailer: readonly number[] | undefined
  let at = 0
  for await (const lines of linesOf(file, files)) {
    for (const line of lines) {
      at++
      if (at === 1) {
        const asOf = headerDay(file, line)
        found({ asOf })
        continue
      }
      if (line.trim() === '') continue
      if (trailer !== undefined)
        throw new ListFileError(file, `line ${at} follows the trailer; get the file again`)
      trailer = TRAILER.exec(line)?.slice(1).map(Number)
      if (trailer !== undefined) continue
      const read = disqualifiedLine(file, at, line)
      counts.set(read.type, (counts.get(read.type) ?? 0) + 1)
      if (read.type === 'person') {
        if (person !== undefined) yield recordOf(file, person)
        person = { ...read, line: at, disqualifications: [], permissions: [] }
      } else if (person?.number !== read.number)
        throw new ListFileError(file, `line ${at} is of a person who is not before it; get the file again`)
      else if (read.type === 'disqualification') person.disqualifications.push(read)
      else if (read.type === 'permission') person.permissions.push(read)
    }
  }
  if (person !== undefined) yield recordOf(file, person)
  if (trailer === undefined) throw new ListFileError(file, 'the file has no trailer: it is cut; get it again')
  const read = TYPES.map((type) => counts.get(type) ?? 0)
  const total = read.reduce((sum, count) => sum + count, 0)
  if ([...read, total].join() !== trailer.join())
    found({
      shortfall: `${file} has ${[...read, total].join('/')} lines of its types where its trailer counts ${trailer.join('/')}`,
    })
}

interface Person extends PersonLine {
  readonly line: number
  readonly disqualifications: DisqualificationLine[]
  readonly permissions: PermissionLine[]
}

function linesOf(file: string, files: SnapshotFiles): AsyncGenerator<readonly string[]> {
  const bytes = openRequired((name) => files.open(name), file)
  return lineBatches(withoutReturns(listText(file, repairedUtf8(file, bytes), 'utf-8')))
}

async function* withoutReturns(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of text) yield chunk.replaceAll('\r', '')
}

function headerDay(file: string, line: string): string {
  const [, year, month, day] = HEADER.exec(line) ?? []
  const asOf = isoDate([year, month, day].join('-'))
  if (asOf === undefined)
    throw new ListFileError(file, 'it does not begin with DISQUALS and a day: this is another file')
  return asOf
}

function recordOf(file: string, person: Person): SourceRecord {
  const { disqualifications, permissions } = person
  const entry: DisqualifiedEntry = { person, disqualifications, permissions }
  const record = disqualifiedRecord(file, entry)
  if (record === undefined || disqualifications.length === 0)
    throw new ListFileError(
      file,
      `the person on line ${person.line} has no name or no disqualification; get the file again`,
    )
  return record
}
