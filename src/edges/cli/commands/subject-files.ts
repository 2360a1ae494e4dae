// Files of subjects and of results: the form of a file by its name, and how it is read and written.
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { CommandFailed } from './command-failed.ts'
import { readInputFile, STANDARD_INPUT } from './input-file.ts'

export type FileFormat = 'csv' | 'jsonl'

export const formatOf = (path: string, chosen: FileFormat | undefined): FileFormat =>
  chosen ?? (/\.(jsonl|ndjson|json)$/i.test(path) || path === STANDARD_INPUT ? 'jsonl' : 'csv')

/** A file to send. Throws CommandFailed. */
export async function subjectFile(
  path: string,
  format: FileFormat | undefined,
): Promise<{ readonly type: string; readonly content: Blob }> {
  try {
    const type = formatOf(path, format) === 'csv' ? 'text/csv' : 'application/x-ndjson'
    const content = path === STANDARD_INPUT ? new Blob([await readInputFile(path)]) : await openAsBlob(path)
    return { type, content }
  } catch (error) {
    throw new CommandFailed(`${path} cannot be read. Give the path of a CSV or JSON Lines file.`, {
      cause: error,
    })
  }
}

/** Writes a file whole or not at all; `-` is standard output. Throws CommandFailed. */
export async function writePieces(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  if (path === STANDARD_INPUT) {
    for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
    return
  }
  const draft = `${path}.part`
  const file = await open(draft, 'w').catch((error: unknown) => {
    throw new CommandFailed(`${path} cannot be written. Give --out a path in a folder that exists.`, {
      cause: error,
    })
  })
  try {
    for await (const piece of pieces) await file.write(piece)
    await file.sync()
    await file.close()
    await rename(draft, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}
