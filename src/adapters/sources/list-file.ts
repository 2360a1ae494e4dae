// Where the files of a list lie: one file, or a folder that holds a set under its official names in any letter case.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ListFileError } from './list-file-error.ts'
import type { OpenListFile } from './source.ts'

export interface ListFiles {
  readonly open: OpenListFile
  /** Bytes of those files of the set that are there. */
  readonly totalBytes: number
}

/** Few and large reads: a list is read from end to end. */
const CHUNK = 256 * 1024

/**
 * The files of a set. `names` are its official names, the main one first. A file of another name stands for the main
 * one; its companions are looked for beside it.
 */
export async function openListFiles(path: string, names: readonly string[] = []): Promise<ListFiles> {
  const isFolder = await folderAt(path)
  const folder = isFolder ? path : dirname(path)
  const paths = new Map<string, string>()
  for (const entry of (await readdir(folder)).sort()) {
    const official = entry.toLowerCase()
    if (!paths.has(official)) paths.set(official, join(folder, entry))
  }
  if (!isFolder) {
    const own = basename(path).toLowerCase()
    const known = names.some((name) => name.toLowerCase() === own)
    paths.set(known ? own : (names[0] ?? own).toLowerCase(), path)
  }
  const present = names.flatMap((name) => paths.get(name.toLowerCase()) ?? [])
  const [main] = names
  if (main !== undefined && !paths.has(main.toLowerCase())) {
    throw new ListFileError(path, `no ${main} here; ${expected(names)}`)
  }
  const sizes = await Promise.all(present.map(async (file) => (await stat(file)).size))
  return {
    open: (name) => {
      const file = paths.get(name.toLowerCase())
      return file === undefined ? undefined : bytesOf(file)
    },
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Opened when it is read: a set that is refused for a missing file leaves nothing open. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>
}

function expected(names: readonly string[]): string {
  return names.length === 1
    ? 'name the file itself, or a folder that holds it under this name'
    : `a folder with ${names.join(', ')} is expected (letter case does not matter)`
}

async function folderAt(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problem = code === 'ENOENT' ? 'there is no such file or folder' : `it cannot be read (${code})`
    throw new ListFileError(path, `${problem}; check the path`)
  }
}
