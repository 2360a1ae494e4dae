// Pages as citation checks see them: fetched anew every time, read once, and nothing of one workspace for another.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFinder } from './claims/claim-finder.ts'
import { type PageFetch, type PageFinder, WebOverloaded } from './ports.ts'
import { createPages } from './pages.ts'
import { contentOf, textPage } from './testing/pages.ts'

const URL_OF_PAGE = 'https://forum.io/t/1'
const TEXT = 'We lost a full day every month to this.'
const bytes = Buffer.from(TEXT)
const page: PageFetch = { ...textPage(TEXT, 'https://forum.io/t/1/all'), etag: '"1"' }
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** A web that gives these answers in turn, and a finder; both note what they are asked. */
function scene(answers: readonly (PageFetch | Error)[], reason?: string) {
  const asked: { etag?: string; lastModified?: string; tenant: string }[] = []
  const searchedFor: { tenant: string; signal?: AbortSignal }[] = []
  const read: ('text' | 'bytes')[] = []
  const rest = [...answers]
  const finder: PageFinder = {
    search(source, claims, { tenant, signal }) {
      searchedFor.push({ tenant, ...(signal && { signal }) })
      read.push(typeof source === 'string' ? 'text' : 'bytes')
      if (reason !== undefined) return Promise.resolve({ page: { kind: 'unreadable', reason }, found: [] })
      const text = typeof source === 'string' ? source : Buffer.from(source.bytes).toString()
      return Promise.resolve({
        page: typeof source === 'string' ? undefined : { kind: 'text', ...contentOf(text) },
        found: claims.map(createFinder(text)),
      })
    },
  }
  const web = {
    page(_url: string, options: { tenant: string; signal?: AbortSignal }) {
      asked.push(options)
      const answer = rest.shift() ?? page
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const pages = createPages({ web, finder, clock: { now: () => Date.parse('2026-11-20T10:00:00Z') } })
  const search = (tenant = 'w1', signal?: AbortSignal) =>
    pages.search(URL_OF_PAGE, [{ kind: 'quote', text: 'lost a full day' }], {
      tenant,
      ...(signal && { signal }),
    })
  return { search, asked, read, searchedFor }
}

const searched = {
  kind: 'searched',
  seen: {
    sha256,
    fetchedAt: '2026-11-20T10:00:00.000Z',
    finalUrl: 'https://forum.io/t/1/all',
    status: 200,
    signs: contentOf(TEXT).signs,
    fingerprint: contentOf(TEXT).fingerprint,
  },
  found: [expect.objectContaining({ found: true, passage: 'lost a full day' })],
}

test('a page is searched, with hash, time, final URL, status, signs and fingerprint', async () => {
  expect(await scene([page]).search()).toEqual(searched)
})

test('it is asked for every time; one that has not changed is not read again', async () => {
  const { search, asked, read } = scene([page, { kind: 'unchanged' }, page])
  for (let i = 0; i < 3; i++) expect(await search()).toEqual(searched)
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"', '"1"'])
  expect(read).toEqual(['bytes', 'text', 'text'])
})

test('one that has changed is read anew', async () => {
  const changed: PageFetch = { ...page, bytes: Buffer.from('Something else.') }
  const { search, read } = scene([page, changed])
  await search()
  expect(await search()).toMatchObject({ kind: 'searched', found: [{ found: false }] })
  expect(read).toEqual(['bytes', 'bytes'])
})

test('what one workspace has read is unknown to another', async () => {
  const { search, asked, read } = scene([page, page])
  await search('w1')
  await search('w2')
  expect(asked.map(({ etag }) => etag)).toEqual([undefined, undefined])
  expect(read).toEqual(['bytes', 'bytes'])
})

test('a server that says "unchanged" of nothing gives no page', async () => {
  expect(await scene([{ kind: 'unchanged' }]).search()).toEqual({ kind: 'unreachable', status: null })
})

test.each([
  [16_000_000, '"1"'],
  [16_000_001, undefined],
])('of a text of %i characters the page is asked for as %s', async (length, etag) => {
  const asked: (string | undefined)[] = []
  const pages = createPages({
    web: {
      page: (_, options) => {
        asked.push(options.etag)
        return Promise.resolve(page)
      },
    },
    finder: {
      search: () =>
        Promise.resolve({ page: { kind: 'text', ...contentOf('x'), text: 'x'.repeat(length) }, found: [] }),
    },
    clock: { now: () => 0 },
  })
  for (let i = 0; i < 2; i++) await pages.search(URL_OF_PAGE, [{ kind: 'quote', text: 'x' }], { tenant: 'w' })
  expect(asked).toEqual([undefined, etag])
})

test('it is read for the workspace that asked, and no longer than it waits', async () => {
  const { search, searchedFor } = scene([page])
  const { signal } = new AbortController()
  await search('w7', signal)
  expect(searchedFor).toEqual([{ tenant: 'w7', signal }])
})

test('that it cannot be reached is told with the status alone', async () => {
  expect(await scene([{ kind: 'unreachable', status: 404 }]).search()).toEqual({
    kind: 'unreachable',
    status: 404,
  })
})

test.each([
  ['too_slow', 'unavailable'],
  ['too_heavy', 'unavailable'],
  ['no_turn', 'unavailable'],
  ['encrypted', 'unsupported'],
  ['unsupported_type', 'unsupported'],
  ['empty', 'unsupported'],
])('a page that is %s is %s', async (reason, kind) => {
  expect(await scene([page], reason).search()).toMatchObject({ kind })
})

test('a body that is too large or compressed is unsupported; a server with too much to do says so', async () => {
  expect(await scene([{ kind: 'unsupported', why: 'too_large' }]).search()).toMatchObject({
    kind: 'unsupported',
  })
  expect(await scene([new WebOverloaded('full')]).search()).toMatchObject({ kind: 'unavailable' })
})
