// The records of a sanctions or debarment list have what the publisher's file says of them; other sources keep no extract,
// because their files have data of persons that no record holds.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { MAX_EXTRACT, withExtracts } from '../../src/sources/files/extracts.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import { packExtracts, unpackExtracts } from '../../src/sources/files/packed-extracts.ts'
import { collectRecords } from '../../src/sources/testing/read-source.ts'

const SAMPLES = join(import.meta.dirname, '../../samples')
const KEPT = [
  'us-ofac-sdn',
  'us-ofac-cons',
  'us-csl',
  'un-sc',
  'eu-fsf',
  'uk-fcdo',
  'ca-sema',
  'ch-seco',
  'au-dfat',
  'jp-meti-eul',
  'ua-nsdc',
  'wb-debarred',
  'us-sam-exclusions',
]

async function sampleOf(id: string) {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`no source ${id}`)
  const { files } = await openSnapshot(join(SAMPLES, id), source.manifest.sets)
  return collectRecords(source, files)
}

test.each(KEPT)('%s: each record has its text, with a word of its name', async (id) => {
  const { records, extracts } = await sampleOf(id)
  expect(records.length).toBeGreaterThan(0)
  for (const { recordId, parts } of records) {
    const text = (extracts.get(recordId) ?? []).map((one) => one.text).join('\n')
    const [party] = parts
    const name = party?.kind === 'party' ? (party.names[0]?.full ?? '') : ''
    const [word = ''] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length)
    expect(text.toLowerCase(), `${id} ${recordId}`).toContain(word.toLowerCase())
  }
})

test.each([...catalogue.keys()].filter((id) => !KEPT.includes(id)))('%s keeps none', async (id) => {
  const { records, extracts } = await sampleOf(id)
  expect(records.length).toBeGreaterThan(0)
  expect(extracts.size).toBe(0)
})

test('an extract is bounded to 200,000 characters, and packed whole', () => {
  expect(MAX_EXTRACT).toBe(200_000)
  const record = { recordId: '1', url: '', locator: '', parts: [] }
  const { extracts = [] } = withExtracts(
    record,
    ['a.csv', '𝔸'.repeat(100_001)],
    ['b.csv', undefined],
    ['c', ''],
  )
  expect(extracts).toHaveLength(1)
  expect(extracts[0]?.text).toHaveLength(200_000 + '\n[...]'.length)
  expect(unpackExtracts(packExtracts(extracts))).toEqual(extracts)
})
