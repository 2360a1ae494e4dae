// A list that was cut or damaged on its way is refused in words for an operator, or read: no reader fails in any other way.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { ListFileError } from '../../src/sources/files/list-file-error.ts'
import { openBytes } from '../../src/sources/testing/sample-files.ts'
import type { SourceReader } from '../../src/sources/model/source.ts'
import { SAMPLE_PACK } from '../../src/installation/sample-pack.ts'

/** The files of the pack of a source by their names in lower case. */
function packOf(id: string): Readonly<Record<string, Buffer>> {
  const folder = join(SAMPLE_PACK, id)
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name.toLowerCase(), readFileSync(join(folder, name))]),
  )
}

/** The ids that were read, `refused` in words for an operator, or what went wrong. */
async function outcomeOf(source: SourceReader, files: Readonly<Record<string, Buffer>>): Promise<unknown> {
  const set = Object.keys(files).map((name) => ({ name, url: '' }))
  const ids: string[] = []
  try {
    for await (const { recordId } of source.read({ set, open: openBytes(files) }, { found: () => undefined }))
      ids.push(recordId)
    return ids
  } catch (error) {
    return error instanceof ListFileError ? 'refused' : error
  }
}

const isInOrder = (outcome: unknown): boolean =>
  outcome === 'refused' || (Array.isArray(outcome) && !outcome.includes(''))

test.each([...catalogue.keys()])('%s: cut anywhere, or with any byte changed', async (id) => {
  const source = catalogue.get(id) as SourceReader
  const pack = packOf(id)
  const [main = ''] = Object.keys(pack).toSorted((a, b) => (pack[b]?.length ?? 0) - (pack[a]?.length ?? 0))
  const bytes = pack[main] ?? Buffer.alloc(0)
  const whole = await outcomeOf(source, pack)
  expect(whole).toBeInstanceOf(Array)
  expect(whole).not.toEqual([])
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
      const changed = Buffer.from(isCut ? bytes.subarray(0, at) : bytes)
      if (!isCut) changed[at] = byte
      expect(await outcomeOf(source, { ...pack, [main]: changed })).toSatisfy(isInOrder)
    }),
    { numRuns: 25 },
  )
})
