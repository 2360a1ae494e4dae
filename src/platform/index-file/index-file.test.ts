import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Matcher } from '../../names/matcher/matcher.ts'
import { isIndexFile, loadIndex, saveIndex } from './index-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-index-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what is saved is loaded byte for byte, into memory that threads share', async () => {
  const path = join(folder, 'names.index')
  const bytes = Uint8Array.from({ length: 70_001 }, (_, k) => (k * 31) & 255)
  await saveIndex(path, bytes)
  const loaded = await loadIndex(path)
  expect(loaded.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(Buffer.from(loaded).equals(Buffer.from(bytes))).toBe(true)
})

test('a save that fails leaves neither a half nor a draft', async () => {
  await expect(saveIndex(join(folder, 'missing', 'names.index'), new Uint8Array(3))).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['names.index'])
})

test('only a file that begins as an index does is taken for one', async () => {
  const matcher = new Matcher()
  const index = join(folder, 'real.index')
  await saveIndex(index, matcher.buildIndex([]))
  const text = join(folder, 'customers.csv')
  writeFileSync(text, 'id,name')
  expect([await isIndexFile(index), await isIndexFile(text), await isIndexFile(folder)]).toEqual([
    true,
    false,
    false,
  ])
})
