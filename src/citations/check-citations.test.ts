// The decision table of a citation as its caller sees it (rule M-3), with pages and a language model that say what they are told.
import { expect, test } from 'vitest'
import { createFinder } from './claims/claim-finder.ts'
import {
  type LanguageModel,
  LanguageModelUnavailable,
  type MeaningQuestion,
  type Pages,
  type PageSearch,
} from './ports.ts'
import { checkCitations, type CitedQuote } from './check-citations.ts'
import type { Verification } from './judge/verification.ts'
import { seenPage } from './testing/pages.ts'

const TEXT =
  'Our survey of June. We lost a full day every month to chasing invoices that stayed open. ' +
  'It is not true that the tool saved us any money at all. Support answered each of our 12 letters within a week.'
const EXACT = 'We lost a full day every month to chasing invoices'
const NEAR = 'We lost a whole day each month to chasing invoices that stayed unpaid'
const DENIED = 'the tool saved us any money at all'
const OTHER_FIGURE = 'Support answered each of our 21 letters within a week'
const ABSENT = 'Quarterly exports of copper doubled in Chile'

const PAGES: Readonly<Record<string, PageSearch>> = {
  'https://dead.io/': { kind: 'unreachable', status: null },
  'https://film.io/': { kind: 'unsupported', detail: 'it is a film' },
  'https://busy.io/': { kind: 'unavailable', detail: 'too many checks wait' },
}

function pagesOf(): { readonly pages: Pages; readonly searched: [string, number][] } {
  const searched: [string, number][] = []
  return {
    searched,
    pages: {
      search(url, claims) {
        searched.push([url, claims.length])
        const found = claims.map(createFinder(TEXT))
        return Promise.resolve(PAGES[url] ?? { kind: 'searched', seen: seenPage(), found })
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
          ? Promise.resolve({ sameMeaning: says, model: 'm-1', responseSha256: 'cd' })
          : Promise.reject(says)
      },
    },
  }
}

const clock = { now: () => Date.parse('2026-11-20T10:00:09Z') }
const cite = (verbatim: string, source_url = 'https://forum.io/t/1'): CitedQuote => ({ verbatim, source_url })
const verifications = async (...asked: Parameters<typeof checkCitations>): Promise<readonly Verification[]> =>
  (await checkCitations(...asked)).map(({ verification }) => verification)
const check = (citations: readonly CitedQuote[], model?: LanguageModel) =>
  verifications(citations, { clock, pages: pagesOf().pages, model }, { tenant: 'w' })
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
  expect(result).toMatchObject({ page_sha256: 'ab'.repeat(32), at: '2026-11-20T10:00:00.000Z' })
})

test.each([
  ['https://dead.io/', /^unreachable: /],
  ['https://film.io/', /^unsupported_content: it is a film/],
  ['https://busy.io/', /^check_unavailable: too many checks wait/],
])('M-3 %s: %s', async (url, reason) => {
  expect(await check([cite(EXACT, url)], modelOf(true).model)).toEqual([
    { valid: false, reason: expect.stringMatching(reason), at: '2026-11-20T10:00:09.000Z' },
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
  const results = await verifications(citations, { clock, pages, model: undefined }, { tenant: 'w' })
  expect(results.map(({ valid }) => valid)).toEqual([false, true, false, true, true])
  expect(searched).toEqual([
    ['https://forum.io/t/1', 2],
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

test('a quote that was not looked for to the end is unavailable, and costs no other its result', async () => {
  const { pages } = pagesOf()
  const without: Pages = {
    async search(...asked) {
      const page = await pages.search(...asked)
      return page.kind === 'searched' ? { ...page, found: page.found.with(1, undefined) } : page
    },
  }
  const citations = [cite(EXACT), cite(NEAR), cite(ABSENT)]
  const results = await verifications(citations, { clock, pages: without, model: undefined }, { tenant: 'w' })
  expect(results.map(({ valid, reason }) => reason?.split(':')[0] ?? valid)).toEqual([
    true,
    'check_unavailable',
    'quote_not_found',
  ])
})

test('the pages of one call share what is known of silent hosts, and no other call knows it', async () => {
  const { pages } = pagesOf()
  const told = new Set<unknown>()
  const noting: Pages = {
    search(url, quotes, options) {
      told.add(options.silent)
      return pages.search(url, quotes, options)
    },
  }
  for (const _call of [1, 2])
    await verifications(
      [cite(EXACT), cite(EXACT, 'https://dead.io/')],
      { clock, pages: noting, model: undefined },
      { tenant: 'w' },
    )
  expect([...told]).toEqual([new Map(), new Map()])
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
  const all = verifications(
    [cite(EXACT, 'https://slow.io/'), cite(EXACT), cite(EXACT, 'https://dead.io/')],
    { clock, pages: slow, model: undefined },
    { tenant: 'w', onJudged: (position) => judged.push(position) },
  )
  await new Promise((next) => setImmediate(next))
  expect(judged.toSorted((a, b) => a - b)).toEqual([1, 2])
  wake({ kind: 'unreachable', status: null })
  expect((await all).map(({ valid }) => valid)).toEqual([false, true, false])
})

test('equal citations are checked once', async () => {
  const { model, asked } = modelOf(true)
  const results = await check(
    Array.from({ length: 25 }, (_, i) => cite(NEAR, `https://forum.io/t/1#${i}`)),
    model,
  )
  expect(results.map(({ valid }) => valid)).toEqual(Array<boolean>(25).fill(true))
  expect(asked).toHaveLength(1)
})

test('a passage is told without what moves a cursor or turns the direction of writing', async () => {
  const evil = 'Our customers love the \u001b]0;pwned\u0007\u001b[2Jproduct and \u202eyub\u202c it each day'
  const pages: Pages = {
    search: (_, claims) =>
      Promise.resolve({ kind: 'searched', seen: seenPage(), found: claims.map(createFinder(evil)) }),
  }
  const quote = 'Our customers hate the product and sell it each week'
  const [result] = await verifications([cite(quote)], { clock, pages, model: undefined }, { tenant: 'w' })
  expect(`${result?.reason}${result?.passage}`).toContain('product and yub it each')
  expect(`${result?.reason}${result?.passage}`).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
})

test('a passage is told without its line breaks, and shortened at whole characters', async () => {
  const long = `${EXACT} 😀`.repeat(40)
  const [result] = await check([cite(long)])
  expect(result?.reason?.length).toBeLessThan(1_000)
  expect(result?.reason?.isWellFormed()).toBe(true)
})

test.each([
  [600, 600],
  [601, 601],
])(
  'a passage of %i characters is told with %i: what is beyond 600 becomes an ellipsis',
  async (length, told) => {
    const page = `${'lost '.repeat(200).slice(0, length - 1)}x`
    const pages: Pages = {
      search: (_, claims) =>
        Promise.resolve({ kind: 'searched', seen: seenPage(), found: claims.map(createFinder(page)) }),
    }
    const [result] = await verifications([cite(page)], { clock, pages, model: undefined }, { tenant: 'w' })
    expect([result?.passage?.length, result?.passage?.endsWith('…')]).toEqual([told, told > 600])
  },
)

test.each([
  ['word for word, without a question', EXACT, undefined, true],
  ['near, and the model finds the same meaning', NEAR, true, true],
  ['near, and the model finds another', NEAR, false, false],
  ['near, without a model', NEAR, undefined, false],
  ['denied around it, and the model finds the same meaning', DENIED, true, true],
  ['with another figure', OTHER_FIGURE, true, false],
  ['nowhere, whatever the model says', ABSENT, true, false],
] as const)('a quote is shown by its page: %s', async (_, quote, says, isShown) => {
  const model = says === undefined ? undefined : modelOf(says).model
  const [checked] = await checkCitations(
    [cite(quote)],
    { clock, pages: pagesOf().pages, model },
    { tenant: 'w' },
  )
  expect(checked?.shown?.page).toEqual(isShown ? seenPage() : undefined)
  if (isShown) expect(checked?.verification.valid).toBe(true)
})
