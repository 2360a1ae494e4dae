import { expect, test } from 'vitest'
import type { Downloads, FetchOutcome } from './downloads.ts'
import { fetchSet, isFetchable } from './fetch-set.ts'
import type { FileValidators } from '../ports.ts'
import type { SourceFile, SourceManifest } from '../model/source.ts'

const MAIN = { name: 'main.csv', url: 'https://a.example/main.csv' }
const MORE = { name: 'more.csv', url: 'https://a.example/more.csv' }
const NOTES = { name: 'notes.csv', url: 'https://a.example/notes.csv', optional: true }
const OTHER = { name: 'other.xml', url: 'https://a.example/other.xml' }

const manifestOf = (...sets: (readonly SourceFile[])[]): SourceManifest => ({
  id: 'a',
  title: 'A',
  publisher: 'A',
  landingUrl: 'https://a.example/',
  licence: 'none',
  kind: 'watch-list',
  scorers: [],
  sets,
  cadence: { published: 'quarterly', checkEveryHours: 24, staleAfterHours: 2 * 92 * 24 },
  rateLimit: { group: 'a', perSecond: 1 },
  floors: {},
  citationTemplate: '',
  parserVersion: '1',
})

/** A publisher of these versions by address; `asked` tells what it was asked, with `?` behind conditional requests. */
function publisherOf(versions: Readonly<Record<string, string | FetchOutcome>>) {
  const asked: string[] = []
  const downloads: Downloads = {
    fetch(_name, url, previous) {
      asked.push(`${url.slice('https://a.example/'.length)}${previous === undefined ? '' : '?'}`)
      const version = versions[url]
      if (typeof version === 'object') return Promise.resolve(version)
      if (version === undefined) return Promise.resolve({ kind: 'missing', reason: 'answered 404' })
      if (version === previous?.etag) return Promise.resolve({ kind: 'unchanged' })
      return Promise.resolve({ kind: 'saved', validators: { url, etag: version } })
    },
    open: () => Promise.reject(new Error('not here')),
    clear: () => Promise.reject(new Error('not here')),
  }
  return { asked, downloads }
}

const today = '2026-11-20'
const known = (...files: readonly { readonly name: string; readonly url: string }[]) =>
  Object.fromEntries(files.map(({ name, url }): [string, FileValidators] => [name, { url, etag: 'v1' }]))

test('all files of the preferred set are fetched, an optional one where it is there', async () => {
  const manifest = manifestOf([MAIN, MORE, NOTES], [OTHER])
  const { downloads, asked } = publisherOf({ [MAIN.url]: 'v1', [MORE.url]: 'v1', [OTHER.url]: 'v1' })
  expect(await fetchSet(manifest, downloads, { today, inForce: {} })).toEqual({
    kind: 'fetched',
    files: new Map(Object.entries(known(MAIN, MORE))),
  })
  expect(asked).toEqual(['main.csv', 'more.csv', 'notes.csv'])
})

test('a file that comes with another is not asked for, unless the operator has an address for it', async () => {
  const packed = { ...MORE, comesWith: MAIN.name }
  const manifest = manifestOf([MAIN, packed])
  const { downloads, asked } = publisherOf({ [MAIN.url]: 'v1', 'https://a.example/mine.csv': 'v1' })
  expect(await fetchSet(manifest, downloads, { today, inForce: {} })).toMatchObject({ kind: 'fetched' })
  expect(asked.splice(0)).toEqual(['main.csv'])
  const urlOf = (name: string) => (name === MORE.name ? 'https://a.example/mine.csv' : undefined)
  expect(await fetchSet(manifest, downloads, { today, inForce: {}, urlOf })).toMatchObject({
    kind: 'fetched',
  })
  expect(asked).toEqual(['main.csv', 'mine.csv'])
})

test('a set that is in force in all its files is unchanged', async () => {
  const manifest = manifestOf([MAIN, MORE, NOTES])
  const { downloads, asked } = publisherOf({ [MAIN.url]: 'v1', [MORE.url]: 'v1' })
  expect(await fetchSet(manifest, downloads, { today, inForce: known(MAIN, MORE) })).toEqual({
    kind: 'unchanged',
  })
  expect(asked).toEqual(['main.csv?', 'more.csv?', 'notes.csv'])
})

test.each([
  ['a changed file', { [MAIN.url]: 'v1', [MORE.url]: 'v2' }, known(MAIN, MORE), ['main.csv', 'more.csv']],
  [
    'an optional file that is new',
    { [MAIN.url]: 'v1', [MORE.url]: 'v1', [NOTES.url]: 'v1' },
    known(MAIN, MORE),
    ['main.csv', 'more.csv', 'notes.csv'],
  ],
  [
    'an optional file that is gone',
    { [MAIN.url]: 'v1', [MORE.url]: 'v1' },
    known(MAIN, MORE, NOTES),
    ['main.csv', 'more.csv'],
  ],
])('%s brings all files of the set', async (_what, versions, inForce, names) => {
  const { downloads } = publisherOf(versions)
  const fetched = await fetchSet(manifestOf([MAIN, MORE, NOTES]), downloads, { today, inForce })
  expect(fetched.kind === 'fetched' && [...fetched.files.keys()]).toEqual(names)
})

test('the next set is taken when a file of the preferred one is not published, and asked for conditionally if in force', async () => {
  const manifest = manifestOf([MAIN, MORE], [OTHER])
  const { downloads, asked } = publisherOf({ [MAIN.url]: 'v1', [OTHER.url]: 'v1' })
  expect(await fetchSet(manifest, downloads, { today, inForce: known(OTHER) })).toEqual({ kind: 'unchanged' })
  expect(asked).toEqual(['main.csv', 'more.csv', 'other.xml?'])
})

test('any other trouble ends it, also with an optional file: nothing is taken in its place', async () => {
  const manifest = manifestOf([MAIN, NOTES], [OTHER])
  const broken: FetchOutcome = { kind: 'failed', reason: 'a.example answered 500' }
  const { downloads, asked } = publisherOf({ [MAIN.url]: 'v1', [NOTES.url]: broken, [OTHER.url]: 'v1' })
  expect(await fetchSet(manifest, downloads, { today, inForce: {} })).toEqual({
    kind: 'failed',
    reason: 'notes.csv: a.example answered 500',
  })
  expect(asked).toEqual(['main.csv', 'notes.csv'])
})

test('where nothing is published, the reason is that of the first file, with what can be done', async () => {
  const { downloads } = publisherOf({})
  expect(await fetchSet(manifestOf([MAIN], [OTHER]), downloads, { today, inForce: {} })).toEqual({
    kind: 'failed',
    reason:
      'main.csv: answered 404. Another address can be set with ASSAY_SOURCE_URLS=a/main.csv=URL; the page of the publisher is https://a.example/',
  })
})

const dated = ({ name }: SourceFile): SourceFile => ({ name, url: `https://a.example/{YYYY}q{Q}-${name}` })
const of = (quarter: string, { name }: SourceFile): string => `https://a.example/${quarter}-${name}`

test('files of one date belong together: a date at which one is missing is passed over', async () => {
  const manifest = manifestOf([dated(MAIN), dated(MORE)])
  const versions = { [of('2026q3', MAIN)]: 'v1', [of('2026q2', MAIN)]: 'v1', [of('2026q2', MORE)]: 'v1' }
  const { downloads, asked } = publisherOf(versions)
  const fetched = await fetchSet(manifest, downloads, { today, inForce: {} })
  expect(fetched.kind === 'fetched' && [...fetched.files.values()].map(({ url }) => url)).toEqual([
    of('2026q2', MAIN),
    of('2026q2', MORE),
  ])
  expect(asked).toEqual(['2026q3-main.csv', '2026q3-more.csv', '2026q2-main.csv', '2026q2-more.csv'])
})

test('no date before the one in force is asked for, even when that one has gone', async () => {
  const { downloads, asked } = publisherOf({ [of('2026q1', MAIN)]: 'v1' })
  const inForce = { [MAIN.name]: { url: of('2026q2', MAIN), etag: 'v1' } }
  const fetched = await fetchSet(manifestOf([dated(MAIN)]), downloads, { today, inForce })
  expect(fetched.kind).toBe('failed')
  expect(asked).toEqual(['2026q3-main.csv', '2026q2-main.csv?'])
})

test('validators of one address say nothing of another', async () => {
  const { downloads, asked } = publisherOf({ 'https://a.example/moved.csv': 'v1' })
  const urlOf = (name: string) => (name === MAIN.name ? 'https://a.example/moved.csv' : undefined)
  const fetched = await fetchSet(manifestOf([MAIN]), downloads, { today, inForce: known(MAIN), urlOf })
  expect(fetched.kind).toBe('fetched')
  expect(asked).toEqual(['moved.csv'])
})

test('a file that vanishes while the set is fetched fails it', async () => {
  const { downloads } = publisherOf({ [MAIN.url]: 'v1', [MORE.url]: 'v2' })
  const vanishing: Downloads = {
    ...downloads,
    fetch: (name, url, previous) =>
      name === MAIN.name && previous === undefined
        ? Promise.resolve({ kind: 'missing', reason: 'answered 404' })
        : downloads.fetch(name, url, previous),
  }
  expect(await fetchSet(manifestOf([MAIN, MORE]), vanishing, { today, inForce: known(MAIN, MORE) })).toEqual({
    kind: 'failed',
    reason: 'main.csv: answered 404',
  })
})

test('a source of one address per company is not fetched, unless an operator has one for all', () => {
  const manifest = manifestOf([{ name: 'CIK#.json', url: 'https://a.example/{CIK}.json' }])
  expect(isFetchable(manifest, undefined)).toBe(false)
  expect(isFetchable(manifest, () => 'https://a.example/all.zip')).toBe(true)
  expect(isFetchable(manifestOf([dated(MAIN)]), undefined)).toBe(true)
})
