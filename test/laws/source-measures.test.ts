// What each list forbids, from the sample of its reader through the table of measures: a list that freezes nothing never blocks.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALWAYS_BLOCKING, isBlocking, measuresOf } from '../../src/diligence/rules/measures.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'

const READERS = join(import.meta.dirname, '../../src/sources/readers')

/** The measures of every listing in the sample of a reader, and whether one of them blocks. */
async function measuresIn(id: string): Promise<readonly (readonly [measures: string, blocks: boolean])[]> {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`no source ${id}`)
  const { files } = await openSnapshot(join(READERS, id, 'sample'), source.manifest.sets)
  const all: (readonly [string, boolean])[] = []
  for await (const { parts } of source.read(files, { found: () => undefined }))
    for (const part of parts)
      if (part.kind === 'listing') {
        const measures = measuresOf({ sourceId: id }, part)
        all.push([measures.map(({ measure }) => measure).join(' '), isBlocking(measures, ALWAYS_BLOCKING)])
      }
  return all
}

const FROZEN = ['asset_freeze', true] as const

test.each([
  ['ca-sema', [FROZEN, ['sectoral', false], FROZEN, FROZEN, FROZEN]],
  ['ch-seco', [['asset_freeze travel_ban', true], ['securities', false], ['sectoral', false], FROZEN]],
  [
    'wb-debarred',
    [
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
    ],
  ],
  [
    'us-sam-exclusions',
    [
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
      ['debarment', false],
    ],
  ],
  [
    'au-dfat',
    [['asset_freeze travel_ban', true], FROZEN, ['sectoral', false], ['travel_ban', false], FROZEN],
  ],
  [
    'gb-ch-disqualified',
    [
      ['disqualified', false],
      ['disqualified', false],
      ['disqualified', false],
    ],
  ],
  [
    'wikidata-peps',
    [
      ['pep', false],
      ['pep', false],
      ['pep', false],
    ],
  ],
  [
    'jp-meti-eul',
    [
      ['export_control', false],
      ['export_control', false],
      ['export_control', false],
      ['export_control', false],
      ['export_control', false],
    ],
  ],
  ['ua-nsdc', [['asset_freeze travel_ban', true], FROZEN, ['export_control securities', false], FROZEN]],
  ['gb-gazette-insolvency', []],
])('%s says what each of its listings forbids', async (id, expected) => {
  expect(await measuresIn(id)).toEqual(expected)
})
