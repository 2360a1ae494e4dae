// Names of datasets: our lists, their names at OpenSanctions, and collections of them.
import { expect, test } from 'vitest'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import { datasetInPath, findDataset, listDatasets, sourcesInScope } from './datasets.ts'

const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
const watchLists = manifests.filter(({ kind }) => kind === 'watch-list').map(({ id }) => id)

test('the default dataset has every watch list and no register; a collection names lists that exist', () => {
  expect(findDataset(manifests, 'default')?.sources).toEqual(watchLists)
  for (const { name, sources } of listDatasets(manifests)) {
    expect(sources.length, name).toBeGreaterThan(0)
    for (const id of sources) expect(watchLists).toContain(id)
  }
})

test.each([
  ['us-ofac-sdn', 'us-ofac-sdn'],
  ['us_ofac_sdn', 'us-ofac-sdn'],
  ['un_sc_sanctions', 'un-sc'],
  ['gb_hmt_sanctions', 'uk-fcdo'],
  ['worldbank_debarred', 'wb-debarred'],
  ['wd_peps', 'wikidata-peps'],
])('%s is the list %s', (name, id) => {
  expect(findDataset(manifests, name)?.sources).toEqual([id])
})

test('a register, or what no dataset is called, is not found', () => {
  for (const name of ['gleif-lei', 'gleif_lei', 'toString', ''])
    expect(() => datasetInPath(manifests, name), name).toThrow('There is no dataset')
})

test('included and excluded datasets narrow the dataset, and an unknown one excludes nothing in silence', () => {
  const all = datasetInPath(manifests, 'sanctions')
  const scope = (include: readonly string[], exclude: readonly string[] = []) => [
    ...sourcesInScope(manifests, all, { include, exclude }),
  ]
  expect(scope(['un_sc', 'wb_debarred', 'nothing'])).toEqual(['un-sc'])
  expect(scope(['nothing'])).toEqual([])
  expect(scope(['un_sc', 'eu_fsf'], ['un-sc'])).toEqual(['eu-fsf'])
  expect(() => scope([], ['nothing'])).toThrow('exclude_dataset names "nothing"')
})
