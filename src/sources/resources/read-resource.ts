// Reads a file of an open corpus, recognised by what it holds and not by its name.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { isElfCodes, readElfCodes } from './elf-codes.ts'
import { orgTypesOf, readOrgTypes } from './org-types.ts'
import { NOTHING, type Resource, ResourceError, usefulGroup } from './resource.ts'

// Pairs of a given name and a nickname, a row each: the nicknames of one name become one group.
const RELATION = 'has_nickname'

const isNicknames = (head: readonly string[]): boolean => head.join() === 'name1,relationship,name2'

function readNicknames(rows: readonly (readonly string[])[]): Resource {
  const groups = new Map<string, string[]>()
  let leftOut = 0
  for (const [name = '', relation = '', nickname = ''] of rows) {
    if (relation.trim() !== RELATION || name.trim() === '' || nickname.trim() === '') {
      leftOut++
      continue
    }
    const group = groups.get(name.trim())
    if (group === undefined) groups.set(name.trim(), [name, nickname])
    else group.push(nickname)
  }
  const nicknames = [...groups.values()].flatMap((group) => {
    const useful = usefulGroup(group)
    return useful === undefined ? [] : [useful]
  })
  return { corpus: 'nicknames', groups: { ...NOTHING, nicknames }, leftOut }
}

// The names of nomenklatura: a line holds the spellings of one name part in many scripts and its Wikidata id.
const LINE = /^(.+?)\s*=>\s*Q\d+$/

/** Whether the first lines of a text are of this form. */
function isPersonNames(text: string): boolean {
  const lines = text
    .slice(0, 10_000)
    .split('\n')
    .slice(0, 5)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.length > 0 && LINE.test((lines[0] ?? '').trim())
}

function readPersonNames(text: string): Resource {
  const names: string[][] = []
  let leftOut = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const group = usefulGroup((LINE.exec(line.trim())?.[1] ?? '').split(','))
    if (group === undefined) leftOut++
    else names.push(group)
  }
  return { corpus: 'person-names', groups: { ...NOTHING, names }, leftOut }
}

/** Larger than any of the corpora; a file beyond it is something else. */
const MAX_BYTES = 200_000_000
/** A file is looked into only as far as its kind needs. */
const YAML_MAX = 5_000_000

export interface ReadResource {
  readonly file: string
  /** Undefined when the file is no corpus the matcher knows. */
  readonly resource: Resource | undefined
}

/** Every file at a path, a file or a folder with the folders in it, in the order of their names. Throws ResourceError. */
export async function readResources(path: string): Promise<ReadResource[]> {
  const read: ReadResource[] = []
  for (const file of await filesAt(path)) read.push({ file, resource: await readResource(file) })
  return read
}

async function filesAt(path: string): Promise<string[]> {
  let folder: boolean
  try {
    folder = (await stat(path)).isDirectory()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ResourceError(
      path,
      `${code === 'ENOENT' ? 'there is no such file or folder' : `it cannot be read (${code})`}; check the path`,
    )
  }
  if (!folder) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function readResource(file: string): Promise<Resource | undefined> {
  if ((await stat(file)).size > MAX_BYTES) return undefined
  const text = textOf(file, await readFile(file))
  if (text === undefined) return undefined
  if (isPersonNames(text)) return readPersonNames(text)
  const firstLine = text.slice(0, text.indexOf('\n') + 1)
  if (/^"?(?:name1"?,|ELF Code"?,)/.test(firstLine)) return fromCsv(file, text)
  return /^types:\s*$/m.test(text) && text.length <= YAML_MAX ? fromYaml(file, text) : undefined
}

function fromCsv(file: string, text: string): Resource | undefined {
  let rows: string[][]
  try {
    rows = parseCsv(text, { relax_column_count: true, skip_empty_lines: true })
  } catch (error) {
    throw new ResourceError(
      file,
      `not CSV (${error instanceof Error ? error.message : 'malformed'}); download it again`,
    )
  }
  const [head = [], ...body] = rows
  if (isNicknames(head)) return readNicknames(body)
  return isElfCodes(head) ? readElfCodes(head, body) : undefined
}

function fromYaml(file: string, text: string): Resource | undefined {
  let document: unknown
  try {
    document = parseYaml(text)
  } catch (error) {
    throw new ResourceError(
      file,
      `not YAML (${error instanceof Error ? error.message : 'malformed'}); download it again`,
    )
  }
  const types = orgTypesOf(document)
  return types && readOrgTypes(types)
}

/** The text of a file, unpacked where it is packed; undefined when it is no text. */
function textOf(file: string, bytes: Buffer): string | undefined {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  let plain = bytes
  if (packed) {
    try {
      plain = gunzipSync(bytes, { maxOutputLength: MAX_BYTES })
    } catch {
      throw new ResourceError(file, 'the packed file is damaged; download it again')
    }
  }
  if (plain.subarray(0, 4_096).includes(0)) return undefined
  return plain.toString('utf8').replace(/^\uFEFF/, '')
}
