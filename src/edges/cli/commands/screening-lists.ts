// The lists a screening command was given with `--list ID=PATH`, read and indexed in memory.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isIndexFile, loadIndex, saveIndex } from '../../../platform/index-file/index-file.ts'
import { listReaders, readList } from '../../../sources/catalogue/readers.ts'
import type { NameRecord } from '../../../names/parse/record.ts'
import type { Matcher, Screen } from '../../../names/matcher/matcher.ts'
import { lateBar } from '../parts/late-bar.ts'
import { CommandFailed } from './command-failed.ts'

export interface GivenList {
  readonly id: string
  readonly path: string
}

export interface OpenLists {
  readonly screen: Screen
  readonly lists: readonly { readonly id: string; readonly records: number }[]
}

const KNOWN = [...listReaders.keys()].join(', ')
const EXAMPLE = 'for example --list un-sc=consolidated.xml --list us-ofac-sdn=FOLDER'

/** Reads `ID=PATH`. Throws CommandFailed for what is no list. */
function givenLists(written: readonly string[]): GivenList[] {
  if (written.length === 0)
    throw new CommandFailed(
      `No list to screen against. Give at least one with --list ID=PATH, ${EXAMPLE}; ids are ${KNOWN}.`,
    )
  const lists = written.map((text) => {
    const at = text.indexOf('=')
    const [id, path] = at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    if (path === '') throw new CommandFailed(`--list ${text} names no file. Write ID=PATH, ${EXAMPLE}.`)
    if (!listReaders.has(id)) throw new CommandFailed(`There is no list "${id}". The ids are ${KNOWN}.`)
    return { id, path }
  })
  const twice = lists.find(({ id }, at) => lists.findIndex((other) => other.id === id) < at)
  if (twice !== undefined)
    throw new CommandFailed(`The list ${twice.id} is given twice. Give one path per list.`)
  return lists
}

const MEGABYTE = 1_000_000

export interface ListOptions {
  readonly list: readonly string[]
  /** A file that keeps the index: written where lists are given, read where none is. */
  readonly index?: string
}

/** The lists as they were asked for, before anything is read. Throws CommandFailed. */
export function checkLists({ list, index }: ListOptions): readonly GivenList[] {
  return index !== undefined && list.length === 0 ? [] : givenLists(list)
}

/** Opens the index that was kept, or one over the lists given, which is kept where a file for it is named. */
export async function openLists(
  matcher: Matcher,
  given: readonly GivenList[],
  index?: string,
): Promise<OpenLists> {
  if (given.length > 0 && index !== undefined) await checkTarget(index)
  const bytes = given.length === 0 && index !== undefined ? await kept(index) : await indexOf(matcher, given)
  const screen = opened(matcher, bytes)
  if (given.length > 0 && index !== undefined) await saveIndex(index, bytes)
  return { screen, lists: screen.lists.map(([id, records]) => ({ id, records })) }
}

async function kept(path: string): Promise<Uint8Array> {
  try {
    return await loadIndex(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new CommandFailed(
        `The index ${path} does not exist. Give --list ID=PATH once to make it, ${EXAMPLE}.`,
      )
    throw new CommandFailed(
      `${path} cannot be read (${code ?? (error as Error).message}). Give --index the file of an index.`,
    )
  }
}

/** Before lists are read for minutes: the folder is there, and nothing but an index is replaced. */
async function checkTarget(path: string): Promise<void> {
  if (!existsSync(dirname(resolve(path))))
    throw new CommandFailed(
      `The folder of ${path} does not exist. Give --index a path in an existing folder.`,
    )
  if (existsSync(path) && !(await isIndexFile(path)))
    throw new CommandFailed(
      `${path} exists and is not an index. Give --index another path, or remove the file.`,
    )
}

function opened(matcher: Matcher, bytes: Uint8Array): Screen {
  try {
    return matcher.open(bytes)
  } catch (error) {
    throw new CommandFailed(
      `The index is not usable: ${(error as Error).message}. Give --list ID=PATH to make it again, ${EXAMPLE}.`,
    )
  }
}

/** Reads every list to its end, then indexes all of them together. */
async function indexOf(matcher: Matcher, given: readonly GivenList[]): Promise<Uint8Array> {
  const records: NameRecord[] = []
  for (const { id, path } of given) {
    const before = records.length
    let bar: ReturnType<typeof lateBar> | undefined
    try {
      for await (const record of readList(id, path, ({ bytes, totalBytes }) => {
        bar ??= lateBar(`MB of ${id} read`, Math.ceil(totalBytes / MEGABYTE))
        bar.reach(Math.floor(bytes / MEGABYTE))
      }))
        records.push(record)
    } finally {
      bar?.stop()
    }
    if (records.length === before)
      throw new CommandFailed(
        `${path} holds no record of ${id}. Check that it is the complete official file.`,
      )
  }
  const bar = lateBar('records indexed', records.length)
  let done = 0
  try {
    return matcher.buildIndex(records, () => bar.reach(++done))
  } finally {
    bar.stop()
  }
}
