// The decision table of a citation as its caller sees it (rule M-3), with pages and a language model that say what they are told.
import { expect, test } from 'vitest'
import { findQuotes } from '../../core/citation/find-quotes.ts'
import { type LanguageModel, LanguageModelUnavailable, type MeaningQuestion } from '../ports.ts'
import { checkCitations, type Citation } from './check-citations.ts'
import type { Pages, PageSearch } from './page-search.ts'

const TEXT =
  'Our survey of June. We lost a full day every month to chasing invoices that stayed open. ' +
  'It is not true that the tool saved us any money at all. Support answered each of our 12 letters within a week.'
const EXACT = 'We lost a full day every month to chasing invoices'
const NEAR = 'We lost a whole day each month to chasing invoices that stayed unpaid'
const DENIED = 'the tool saved us any money at all'
const OTHER_FIGURE = 'Support answered each of our 21 letters within a week'
const ABSENT = 'Quarterly exports of copper doubled in Chile'

const PAGES: Readonly<Record<string, PageSearch>> = {
  'https://dead.io/': { kind: 'unreachable' },
  'https://film.io/': { kind: 'unsupported', detail: 'it is a film' },
  'https://busy.io/': { kind: 'unavailable', detail: 'too many checks wait' },
}

function pagesOf(): { readonly pages: Pages; readonly searched: [string, number][] } {
  const searched: [string, number][] = []
  return {
    searched,
    pages: {
      search(url, quotes) {
        searched.push([url, quotes.length])
        const seen = { sha256: 'ab'.repeat(32), fetchedAt: '2026-11-20T10:00:00.000Z' }
        return Promise.resolve(PAGES[url] ?? { kind: 'searched', seen, found: findQuotes(quotes, TEXT) })
      },
    },
  }
}

function modelOf(says: boolean | Error): {
  readonly model: LanguageModel
  readonly asked: MeaningQuestion[]
} {
  const asked: MeaningQuestion[] = []
  return {
    asked,
    model: {
      sameMeaning(question) {
        asked.push(question)
        return typeof says === 'boolean'
          ? Promise.resolve({ sameMeaning: says, explanation: '', model: 'm-1', responseSha256: 'cd' })
          : Promise.reject(says)
      },
    },
  }
}

const cite = (verbatim: string, source_url = 'https://forum.io/t/1'): Citation => ({ verbatim, source_url })
const check = (citations: readonly Citation[], model?: LanguageModel) =>
  checkCitations(citations, { pages: pagesOf().pages, model }, { tenant: 'w' })
const gone = new LanguageModelUnavailable('no answer')

test.each([
  ['exact', EXACT, 'no model', undefined],
  ['exact', EXACT, false, undefined],
  ['near', NEAR, 'no model', /^check_unavailable: .*no language model is configured.*“We lost a full day/],
  ['near', NEAR, true, undefined],
  ['near', NEAR, false, /^meaning_differs: the page says “We lost a full day/],
  ['near', NEAR, gone, /^check_unavailable: .*gave no answer.*“We lost a full day/],
  [
    'denied',
    DENIED,
    'no model',
    /^check_unavailable: what stands around it may deny or qualify it, .*no language model/,
  ],
  ['denied', DENIED, true, undefined],
  ['denied', DENIED, false, /^meaning_differs: /],
  ['other figures', OTHER_FIGURE, 'no model', /^check_unavailable: .*no language model is configured/],
  ['other figures', OTHER_FIGURE, true, /^meaning_differs: the page says “Support answered each of our 12/],
  ['other figures', OTHER_FIGURE, gone, /^meaning_differs: /],
  ['absent', ABSENT, 'no model', /^quote_not_found: /],
  ['absent', ABSENT, true, /^quote_not_found: /],
] as const)('M-3 %s, "%s", model %s: %s', async (_, quote, says, reason) => {
  const [result] = await check([cite(quote)], says === 'no model' ? undefined : modelOf(says).model)
  expect(result?.valid).toBe(reason === undefined)
  if (reason === undefined) expect(result?.reason).toBeUndefined()
  else expect(result?.reason).toMatch(reason)
  expect(result?.page_sha256).toBe('ab'.repeat(32))
})

test.each([
  ['https://dead.io/', /^unreachable: /],
  ['https://film.io/', /^unsupported_content: it is a film/],
  ['https://busy.io/', /^check_unavailable: too many checks wait/],
])('M-3 %s: %s', async (url, reason) => {
  expect(await check([cite(EXACT, url)], modelOf(true).model)).toEqual([
    { valid: false, reason: expect.stringMatching(reason) },
  ])
})

test('M-2 results stand in the order of the request, and each page is asked for once', async () => {
  const { pages, searched } = pagesOf()
  const citations = [
    cite(ABSENT),
    cite(EXACT, 'https://forum.io/t/1#post-7'),
    cite(EXACT, 'https://dead.io/'),
    cite(EXACT, 'https://forum.io/t/2'),
    cite(EXACT),
  ]
  const results = await checkCitations(citations, { pages, model: undefined }, { tenant: 'w' })
  expect(results.map(({ valid }) => valid)).toEqual([false, true, false, true, true])
  expect(searched).toEqual([
    ['https://forum.io/t/1', 3],
    ['https://dead.io/', 1],
    ['https://forum.io/t/2', 1],
  ])
})

test('the model is asked once for each quote whose meaning decides, and for no other', async () => {
  const { model, asked } = modelOf(true)
  const results = await check(
    [EXACT, NEAR, ABSENT, DENIED, OTHER_FIGURE].map((quote) => cite(quote)),
    model,
  )
  expect(asked.map(({ quote }) => quote)).toEqual([NEAR, DENIED])
  expect(asked[0]).toMatchObject({
    passage: expect.stringMatching(/^We lost a full day every month to chasing invoices/),
    before: 'Our survey of June. ',
  })
  expect(results[1]).toMatchObject({ valid: true, model: 'm-1', response_sha256: 'cd' })
  expect(results[0]).not.toHaveProperty('model')
})

test('one page that does not answer holds up nobody else', async () => {
  const { pages } = pagesOf()
  let wake: (page: PageSearch) => void = () => undefined
  const slow: Pages = {
    search: (url, quotes, options) =>
      url === 'https://slow.io/'
        ? new Promise((answer) => (wake = answer))
        : pages.search(url, quotes, options),
  }
  const judged: number[] = []
  const all = checkCitations(
    [cite(EXACT, 'https://slow.io/'), cite(EXACT), cite(EXACT, 'https://dead.io/')],
    { pages: slow, model: undefined },
    { tenant: 'w', onJudged: (position) => judged.push(position) },
  )
  await new Promise((next) => setImmediate(next))
  expect(judged.toSorted((a, b) => a - b)).toEqual([1, 2])
  wake({ kind: 'unreachable' })
  expect((await all).map(({ valid }) => valid)).toEqual([false, true, false])
})

test('a passage is told without its line breaks, and shortened at whole characters', async () => {
  const long = `${EXACT} 😀`.repeat(40)
  const [result] = await check([cite(long)])
  expect(result?.reason?.length).toBeLessThan(1_000)
  expect(result?.reason?.isWellFormed()).toBe(true)
})
