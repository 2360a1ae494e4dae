// The samples as a reader gets them, whole or with one file changed, and the real lists outside the checkout.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NameRecord, OpenListFile } from '../files/record-parts.ts'

/** Real files that are not part of the project; tests that need them are skipped without them. */
export const realLists = fileURLToPath(new URL('../../../../shared/data/lists/', import.meta.url))
export const realListsPresent = existsSync(realLists)

export function sampleBytes(folder: string, name: string): Buffer {
  return readFileSync(new URL(`../readers/${folder}/sample/${name}`, import.meta.url))
}

/** Opens files of the table by lower-case name, in pieces so small that every boundary is crossed. */
export function openBytes(files: Readonly<Record<string, Uint8Array>>): OpenListFile {
  return (name) => {
    const bytes = files[name.toLowerCase()]
    return bytes && inPieces(bytes)
  }
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

export async function allOf(records: AsyncIterable<NameRecord>): Promise<readonly NameRecord[]> {
  const all: NameRecord[] = []
  for await (const record of records) all.push(record)
  return all
}
