// What an entry claims of its pages, the grade it gets for them, and what the grade is worth (rules P-2 to P-4, P-7 to
// P-10).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plain, PLAIN_QUOTES, set } from '../../../../test/vectors/assessment/changes.ts'
import {
  asRead,
  exampleCase,
  examples,
  ledgerOf,
  ledgerOfCase,
  RECEIVED_AT,
  signalOf,
} from '../../../../test/vectors/assessment/examples.ts'
import { fingerprintOf } from '../../../base/text-fingerprint.ts'
import type { JsonObject } from '../../../base/json.ts'
import { type Ledger, type SignalEntry, textOfField } from '../ledger/entry.ts'
import type { PageRead } from '../ledger/page-read.ts'
import { assessUnadvised } from '../outcome/assess.ts'
import { standingOf } from '../outcome/verdict.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { urlsOf } from '../ledger/urls.ts'
import { citedClaims } from './cited-claims.ts'
import { weighLedger } from './weigh-ledger.ts'

const strong = exampleCase('strong')
const seen = { at: RECEIVED_AT, status: 200, sha256: 'ab'.repeat(32), fingerprint: '' }
const found = (url: string): PageRead => ({ ...seen, url, outcome: 'found', passage: 'What it says.' })
const absent = (url: string): PageRead => ({ ...seen, url, outcome: 'absent', missing: 'the quote' })
const unread = (url: string): PageRead => ({
  ...seen,
  url,
  outcome: 'unread',
  reason: 'refused',
  status: 403,
})

const KINDS = Object.keys(examples.kinds) as Kind[]

/** The provenance of one signal whose pages all read like this, under a pitch. */
function provenanceOf(kind: Kind, value: object, read: (url: string) => PageRead, pitch = 'A pitch.') {
  const ledger = ledgerOf([signalOf(kind, value as never)]).map((entry) => ({
    ...entry,
    reads: urlsOf(kind, entry.value).map(read),
  }))
  return weighLedger(ledger, pitch)[0]?.provenance
}

const withReads = (ledger: Ledger, read: (entry: SignalEntry, url: string) => PageRead): Ledger =>
  ledger.map((entry) => ({
    ...entry,
    reads: citedClaims(entry.kind, entry.value).map(({ url }) => read(entry, url)),
  }))

function scored(ledger: Ledger) {
  const result = assessUnadvised(ledger, { pitch: strong.pitch, category: strong.category })
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  return result.assessment
}

describe('P-2 what is looked for', () => {
  test.each(KINDS)('%s: only addresses of the value, and something on each', (kind) => {
    const { value } = examples.kinds[kind]
    const cited = citedClaims(kind, value)
    const urls = urlsOf(kind, value)
    for (const { url, parts } of cited) {
      expect(urls).toContain(url)
      expect(parts.flat().length).toBeGreaterThan(0)
    }
    expect(new Set(cited.map(({ url }) => url)).size).toBe(cited.length)
  })

  test('every kind with an address field has something to look for', () => {
    const without = KINDS.filter((kind) => {
      const { value } = examples.kinds[kind]
      return urlsOf(kind, value).length > 0 && citedClaims(kind, value).length === 0
    })
    expect(without).toEqual([])
    expect(Object.keys(fieldsOf('wedge_statement'))).not.toContain('source_url')
  })

  test('a price is looked for in its currency, that of a year also by the month; a price of nothing is not', () => {
    const comparables = [{ name: 'Duechaser', annual_price: 1200, source_url: 'https://duechaser.com/p' }]
    expect(
      citedClaims('acv_estimate', { amount: 900, currency: 'GBP', period: 'year', comparables }),
    ).toEqual([
      {
        url: 'https://duechaser.com/p',
        parts: [
          [{ kind: 'name', text: 'Duechaser' }],
          [
            { kind: 'figure', value: 1200, currency: 'GBP' },
            { kind: 'figure', value: 100, currency: 'GBP' },
          ],
        ],
      },
    ])
    const free = signalOf('pricing_row', { price: 0 }).value
    expect(citedClaims('pricing_row', free)[0]?.parts).toHaveLength(1)
  })

  test.each([
    ['cac_benchmark', /Chairsoft reseller/],
    ['market_count_source', /dental practices.*Dental Register/s],
    ['search_volume_snapshot', /balance reminders/],
    ['review_corpus_snapshot', /Chairsoft/],
    ['icp_definition', /dental practices.*practice manager/s],
  ] as const)('the figure of a %s is looked for near what it is about', (kind, about) => {
    const [cited] = citedClaims(kind, examples.kinds[kind].value)
    expect(cited?.parts).toEqual([
      [expect.objectContaining({ kind: 'figure', about: expect.stringMatching(about) })],
    ])
  })
})

/** Whether quotes that were read at these addresses are on too few established hosts. */
const onUnknownHosts = (...urls: readonly string[]): boolean =>
  standingOf(
    weighLedger(
      withReads(
        ledgerOf(urls.map((source_url, i) => signalOf('user_quote', { source_url, verbatim: plain(i) }))),
        (_, url) => found(url),
      ),
      PLAIN_QUOTES.join(' '),
    ),
    PLAIN_QUOTES.join(' '),
    new Set(),
  ).unknownHosts

describe('P-3 grades', () => {
  const quote = { source_url: 'https://forum.dentists.org/t/1' }

  test('read, absent, unread and word, with a reason for all but read', () => {
    expect(provenanceOf('user_quote', quote, found)).toEqual({
      grade: 'read',
      passage: 'What it says.',
      url: quote.source_url,
    })
    expect(provenanceOf('user_quote', quote, absent)).toMatchObject({
      grade: 'absent',
      reason: 'not_found: the page does not hold the quote',
    })
    expect(provenanceOf('user_quote', quote, unread)).toMatchObject({
      grade: 'unread',
      reason: 'refused: the server refuses to send the page to a program (status 403)',
    })
    expect(provenanceOf('wedge_statement', {}, found)).toEqual({
      grade: 'word',
      reason: 'no_source: the entry cites no page',
    })
  })

  test('an entry from before pages were read is unread', () => {
    const [entry] = weighLedger(ledgerOf([signalOf('user_quote')]), '')
    expect(entry?.provenance).toMatchObject({ grade: 'unread', reason: expect.stringMatching(/^not_read: /) })
  })

  test.each([
    ['a free publishing host', 'https://onecatblog.wordpress.com/a', 'A pitch.', /^free_host: /],
    [
      'a domain of the pitch',
      'https://www.acme-dental.com/blog',
      'See acme-dental.com for more.',
      /^own_page: /,
    ],
    [
      'an account of the pitch',
      'https://x.com/acmedental/status/1',
      'Follow x.com/acmedental now.',
      /^own_page: /,
    ],
    [
      'an account with the name of the product',
      'https://github.com/duechaser/app/issues/1',
      'Duechaser reminds patients.',
      /^own_page: /,
    ],
    [
      'the same through the API of the platform',
      'https://api.github.com/repos/duechaser/app/issues/1',
      'Duechaser reminds patients.',
      /^own_page: /,
    ],
    [
      'an archived copy of the founder’s page',
      'https://validator.w3.org/nu/?doc=https://acme-dental.com/a',
      'See acme-dental.com.',
      /^own_page: /,
    ],
    [
      'a copy of a free host',
      'https://validator.w3.org/nu/?doc=https://onecatblog.wordpress.com/a',
      'A pitch.',
      /^free_host: /,
    ],
    [
      'an address that carries the claim',
      'https://www.gov.uk/search?q=Duechaser+Standard+£90',
      'A pitch.',
      /^echo: /,
    ],
    [
      'the domain of the product',
      'https://blog.duechaser.io/a',
      'Duechaser reminds patients.',
      /^own_page: /,
    ],
  ])('found on %s is own', (_, source_url, pitch, reason) => {
    expect(provenanceOf('pricing_row', { source_url }, found, pitch)).toMatchObject({
      grade: 'own',
      reason: expect.stringMatching(reason),
    })
  })

  test('a redirect to a page of the founder is own; a competitor named like the product is not', () => {
    const moved = (url: string): PageRead => ({ ...found(url), final_url: 'https://acme-dental.com/x' })
    expect(provenanceOf('pricing_row', {}, moved, 'See acme-dental.com.')).toMatchObject({ grade: 'own' })
    const ledger = ledgerOf([
      signalOf('named_competitor', { name: 'Duechaser', url: 'https://duechaser.io' }),
      signalOf('pricing_row', { source_url: 'https://duechaser.io/pricing' }),
    ])
    const graded = weighLedger(
      withReads(ledger, (_, url) => found(url)),
      'Duechaser is what we replace.',
    )
    expect(graded.map(({ provenance }) => provenance?.grade)).toEqual(['read', 'read'])
  })

  test('P-3.2, P-7 a page that shows another has the lower standing of the two', () => {
    const established = 'https://www.reddit.com/r/dentistry/comments/1/'
    expect(
      onUnknownHosts(established, 'https://validator.w3.org/nu/?doc=https://news.ycombinator.com/item?id=1'),
    ).toBe(false)
    expect(onUnknownHosts(established, 'https://validator.w3.org/nu/?doc=https://nowhere.org/x')).toBe(true)
  })

  test('P-7 the page of an account on a social network is no established host, a group on it is', () => {
    const established = 'https://www.reddit.com/r/dentistry/comments/1/'
    expect(onUnknownHosts(established, 'https://www.facebook.com/groups/dentists/posts/1')).toBe(false)
    expect(onUnknownHosts(established, 'https://www.facebook.com/some.dentist/posts/1')).toBe(true)
    expect(onUnknownHosts(established, 'https://x.com/dentist/status/1')).toBe(true)
    expect(onUnknownHosts(established, 'https://github.com/some/tool/issues/1')).toBe(true)
  })

  test('a site of the founder’s stays their own, even where they list it as a competitor and as a customer', () => {
    const home = 'https://forgewheel.org'
    const ledger = ledgerOf([
      signalOf('shipped_artifact', { artifact_url: `${home}/tool` }),
      signalOf('named_competitor', { name: 'Rival', url: `${home}/rival` }),
      signalOf('named_prospect', { organization: 'Birch Dental', organization_url: `${home}/birch` }),
      signalOf('pricing_row', { competitor: 'Rival', source_url: `${home}/rival` }),
      signalOf('commitment_record', { counterparty: 'Birch Dental', source_url: `${home}/birch/spending` }),
    ])
    const weighed = weighLedger(
      withReads(ledger, (_, url) => found(url)),
      'A pitch.',
    )
    const graded = new Map(weighed.map(({ kind, provenance }) => [kind, provenance?.grade]))
    expect(graded.get('shipped_artifact')).toBe('read')
    for (const kind of ['named_competitor', 'named_prospect', 'pricing_row', 'commitment_record'] as const)
      expect(graded.get(kind)).toBe('own')
    expect(standingOf(weighed, 'A pitch.', new Set()).costly).toBe('unproved')
  })

  test('a pitch that begins with the name of an established host does not make it the founder’s', () => {
    const source_url = 'https://www.reddit.com/r/mods/comments/1'
    expect(provenanceOf('pricing_row', { source_url }, found, 'Reddit moderators lose hours.')).toMatchObject(
      {
        grade: 'read',
      },
    )
  })

  test('P-7 a page behind a redirect has the standing of the host it is on', () => {
    const ledger = weighLedger(
      withReads(ledgerOfCase(strong), (_, url) => ({ ...found(url), final_url: 'https://nowhere.org/x' })),
      strong.pitch,
    )
    expect(standingOf(ledger, strong.pitch, new Set())).toMatchObject({
      unknownHosts: true,
      costly: 'unproved',
    })
  })

  test('P-3.4 a quote that the founder signs on the page of another is own; the same words of another author are read', () => {
    const verbatim = 'We copy the notebook by hand for 3 days of each month.'
    const by =
      (author: string) =>
      (url: string): PageRead => ({
        ...found(url),
        passage: verbatim,
        context: `It rained.\n${author}\n101 posts\n${verbatim}\nThank you.`,
      })
    const graded = (author: string, pitch: string, value: object = {}) =>
      provenanceOf('user_quote', { ...quote, verbatim, ...value }, by(author), pitch)
    const pitch = 'Acequia shares out the water of a community.'
    expect(graded('Team Acequia', pitch)).toMatchObject({
      grade: 'own',
      reason: expect.stringMatching(/^own_author: /),
    })
    expect(graded('Team Acequia', 'A pitch about another thing.')?.grade).toBe('read')
    expect(graded('Paco R.', pitch)?.grade).toBe('read')
    expect(graded('Team Waterhour', 'See waterhour.com.')?.grade).toBe('own')
  })

  test('P-3.7 a quote of which its page says that it is invented is own', () => {
    const invented = (url: string): PageRead => ({ ...found(url), invention: 'The quotes are fictional.' })
    expect(provenanceOf('user_quote', quote, invented)).toMatchObject({
      grade: 'own',
      reason: 'invented: the page says of its words: “The quotes are fictional.”',
    })
    expect(provenanceOf('user_quote', quote, found)?.grade).toBe('read')
  })

  test('P-3 a word of the trade is no name of a product: by the role of the speaker, then by the ICP', () => {
    const pitch = 'Farriers need a diary that refills a cancelled visit.'
    const said = (speaker_role: string) =>
      provenanceOf(
        'user_quote',
        { ...quote, source_url: 'https://farriers.co.uk/t/1', speaker_role },
        found,
        pitch,
      )
    expect(said('farrier, Somerset')?.grade).toBe('read')
    expect(said('rider')?.grade).toBe('own')
    const ledger = weighLedger(
      withReads(
        ledgerOf([
          signalOf('icp_definition', { segment: 'Self-employed farriers in England', buyer_role: 'farrier' }),
          signalOf('user_quote', { source_url: 'https://farriers.co.uk/t/1', speaker_role: 'rider' }),
        ]),
        (_, url) => found(url),
      ),
      pitch,
    )
    expect(ledger.map(({ provenance }) => provenance?.grade)).toEqual(['read', 'read'])
  })

  test('a shipped artifact may be on a page of the founder', () => {
    const artifact = { artifact_url: 'https://acme-dental.com/tool' }
    expect(provenanceOf('shipped_artifact', artifact, found, 'See acme-dental.com.')).toMatchObject({
      grade: 'read',
    })
  })

  test('the lowest of several pages decides', () => {
    const comparables = ['a', 'b', 'c'].map((host) => ({
      name: 'Duechaser',
      annual_price: 1200,
      source_url: `https://${host}.com/pricing`,
    }))
    const by = (url: string): PageRead =>
      url.includes('//b.') ? absent(url) : url.includes('//c.') ? unread(url) : found(url)
    expect(provenanceOf('acv_estimate', { comparables }, by)).toMatchObject({
      grade: 'absent',
      url: 'https://b.com/pricing',
    })
  })

  test('of host names under .localhost what precedes it decides (Q-18)', () => {
    const source_url = 'http://onecatblog.wordpress.com.localhost:8080/a'
    expect(provenanceOf('pricing_row', { source_url }, found)).toMatchObject({ grade: 'own' })
  })
})

describe('P-4 what grades are worth', () => {
  const ledger = ledgerOfCase(strong)
  const best = scored(asRead(ledger))
  const scoreOf = ({ scorecard }: ReturnType<typeof scored>) => scorecard.total

  test('with every page read the ledger scores as the rules of section 5 say', () => {
    expect(best.scorecard).toMatchObject({ total: 57, verdict: 'build' })
  })

  test('with no page that holds its claim only the minimum and the founder’s word earn', () => {
    const worst = scored(withReads(ledger, (_, url) => absent(url)))
    expect(worst.scorecard.verdict).toBe('kill')
    const earned = Object.values(worst.explanations).flatMap(({ points }) => points.map(({ rule }) => rule))
    expect(new Set(earned)).toEqual(
      new Set(
        [
          'base',
          'icp_precise',
          'targets_icp',
          'measurable',
          'structural_reason',
          'replication_6',
          'churn_sober',
          'fit_quantified',
          'volume',
        ].filter((rule) => earned.includes(rule)),
      ),
    )
  })

  test('an axis with mostly unread sources is held at 6, so 56 points are out of reach', () => {
    const shut = scored(withReads(ledger, (_, url) => unread(url)))
    expect(scoreOf(shut)).toBeLessThan(56)
    for (const { id, score } of shut.scorecard.axes)
      if (shut.explanations[id].caps.some(({ cap }) => cap === 'evidence_unread'))
        expect(score).toBeLessThanOrEqual(6)
    expect(shut.explanations.problem.caps).toContainEqual(
      expect.objectContaining({ cap: 'evidence_unread', at: 6, cites: expect.any(Array) }),
    )
  })

  test('an unread entry that speaks against the axis lifts no cap that it holds when it speaks for it (O-2)', () => {
    const unreadMost = (result: number): boolean => {
      const value = {
        method: 'concierge',
        n: 24,
        metric: 'hours a week',
        baseline: 6,
        result,
        better: 'lower',
      }
      const source = { captured_at: '2026-09-20', source_url: 'https://forum.example-boards.org/t/1' }
      const tested = ledgerOf([{ axis: 'wedge', kind: 'wedge_test', value: { ...value, ...source } }], ledger)
      const cited = tested.filter(
        ({ axis, kind, value: its }) => axis === 'wedge' && urlsOf(kind, its).length > 0,
      )
      // so that the test alone makes the majority
      const read = new Set(cited.filter(({ kind }) => kind !== 'wedge_test').slice(0, cited.length >> 1))
      const reads = withReads(tested, (entry, url) => (read.has(entry) ? found(url) : unread(url)))
      return scored(reads).explanations.wedge.caps.some(({ cap }) => cap === 'evidence_unread')
    }
    expect([unreadMost(2), unreadMost(9)]).toEqual([true, true])
  })

  test('P-4 an axis of quotes is held at 5 while none of its quotes was read, and one is enough', () => {
    const capsAt = (unseen: (entry: SignalEntry) => boolean) => {
      const { explanations } = scored(
        withReads(ledger, (entry, url) => (unseen(entry) ? unread(url) : found(url))),
      )
      return (['problem', 'solutions', 'founder'] as const).map((axis) =>
        explanations[axis].caps.some(({ cap, at }) => cap === 'quotes_unread' && at === 5),
      )
    }
    const isQuote = ({ value }: SignalEntry): boolean => textOfField(value, 'verbatim') !== undefined
    expect(capsAt(isQuote)).toEqual([true, true, false])
    expect(capsAt(() => false)).toEqual([false, false, false])
    const spared = ledger.find((entry) => entry.axis === 'problem' && isQuote(entry))
    expect(capsAt((entry) => isQuote(entry) && entry.id !== spared?.id)).toEqual([false, true, false])
  })

  test('law: a lower grade of any entry never raises the total', () => {
    const outcomes = [found, unread, absent]
    const choices = fc.array(fc.nat(2), { minLength: ledger.length, maxLength: ledger.length })
    fc.assert(
      fc.property(choices, fc.nat(ledger.length - 1), (levels, at) => {
        const reading = (lower: number) =>
          withReads(ledger, (entry, url) => {
            const place = ledger.findIndex(({ id }) => id === entry.id)
            const level = Math.min(2, (levels[place] ?? 0) + (place === at ? lower : 0))
            return (outcomes[level] ?? absent)(url)
          })
        expect(scoreOf(scored(reading(1)))).toBeLessThanOrEqual(scoreOf(scored(reading(0))))
      }),
      { numRuns: 150 },
    )
  })
})

test('P-5 quotes on pages with nearly the same text are one source', () => {
  const words = (from: number): string[] => Array.from({ length: 80 }, (_, i) => `word${from + i}`)
  const texts = [words(0), [...words(0), 'more'], words(500)].map((tokens) => fingerprintOf(tokens))
  const copied = withReads(ledgerOfCase(strong), ({ kind }, url) => ({
    ...found(url),
    ...(kind === 'user_quote' && { fingerprint: texts[0] ?? '' }),
  }))
  const capOf = (ledger: Ledger) => scored(ledger).explanations.problem.caps.map(({ cap }) => cap)
  expect(capOf(copied)).toContain('single_source')
  let at = 0
  const two = withReads(ledgerOfCase(strong), ({ kind }, url) => ({
    ...found(url),
    ...(kind === 'user_quote' && { fingerprint: texts[at++ % 3] ?? '' }),
  }))
  expect(capOf(two)).not.toContain('single_source')
})

describe('P-5 what is one source', () => {
  const capsOf = (
    members: (position: number) => JsonObject,
    read: (url: string, position: number) => Partial<PageRead>,
  ) => {
    let at = 0
    const ledger = withReads(set('user_quote', members)(ledgerOfCase(strong)), ({ kind }, url) => ({
      ...found(url),
      ...(kind === 'user_quote' && (read(url, at++) as object)),
    }))
    return scored(ledger).explanations.problem.caps.map(({ cap }) => cap)
  }
  const elsewhere = (i: number): JsonObject => ({ source_url: `https://short${i}.org/x` })

  test('pages behind redirects are of the site that they are on', () => {
    expect(capsOf(elsewhere, () => ({}))).toEqual([])
    expect(capsOf(elsewhere, () => ({ final_url: 'https://one-forum.org/t/1' }))).toContain('single_source')
  })

  test('pages that hold each other’s quotes show one text', () => {
    const words = ledgerOfCase(strong)
      .filter(({ kind }) => kind === 'user_quote')
      .flatMap(({ value }) => textOfField(value, 'verbatim') ?? [])
    expect(capsOf(elsewhere, (_, i) => ({ context: words[i] ?? '' }))).toEqual([])
    expect(capsOf(elsewhere, () => ({ context: words.join(' ') }))).toContain('single_source')
  })

  test('the posts of one account are one source; issues of one owner on a platform are several', () => {
    expect(
      capsOf(
        (i) => ({ source_url: `https://x.com/ana/status/${i + 1}` }),
        () => ({}),
      ),
    ).toContain('single_source')
    const issues = capsOf(
      (i) => ({ source_url: `https://github.com/acme/tool/issues/${i + 1}` }),
      () => ({}),
    )
    expect(issues).toContain('single_domain')
    expect(issues).not.toContain('single_source')
  })
})

describe('P-7 to P-9 what a verdict needs', () => {
  const known = new Set<string>()
  const read = weighLedger(asRead(ledgerOfCase(strong)), strong.pitch)
  const graded = (reads: (entry: SignalEntry, url: string) => PageRead): Ledger =>
    weighLedger(withReads(ledgerOfCase(strong), reads), strong.pitch)

  test('G-15 from three absent entries on; two are forgiven', () => {
    const absentFirst = (count: number) => {
      const some = new Set(read.slice(0, count).map(({ id }) => id))
      return standingOf(
        graded(({ id }, url) => (some.has(id) ? absent(url) : found(url))),
        strong.pitch,
        known,
      ).absent
    }
    const counts = [0, 1, 2, 3, 4, 5, 6].map((count) => ({
      count,
      absent: read.slice(0, count).filter(({ provenance }) => provenance?.grade !== 'word').length,
    }))
    for (const { count, absent: lacking } of counts) expect(absentFirst(count)).toBe(lacking >= 3)
  })

  test('G-16 two thirds of the quotes must be read', () => {
    const quotes = read.filter(({ value }) => typeof value['verbatim'] === 'string').map(({ id }) => id)
    for (let shut = 0; shut <= quotes.length; shut++) {
      const some = new Set(quotes.slice(0, shut))
      const { unread: gate } = standingOf(
        graded(({ id }, url) => (some.has(id) ? unread(url) : found(url))),
        strong.pitch,
        known,
      )
      expect(gate).toBe(quotes.length - shut < (quotes.length * 2) / 3)
    }
  })

  test('G-17, P-7 two quotes on established hosts, of the table or of the operator', () => {
    const moved = (hosts: readonly string[]): Ledger =>
      weighLedger(
        withReads(
          set('user_quote', (i) => ({ source_url: `https://${hosts[i] ?? `unknown${i}.org`}/t/${i}` }))(
            set('dissatisfaction_quote', (i) => ({ source_url: `https://nowhere${i}.org/t` }))(
              set('counterfactual_quote', () => ({ source_url: 'https://elsewhere.org/t' }))(
                ledgerOfCase(strong),
              ),
            ),
          ),
          (_, url) => found(url),
        ),
        strong.pitch,
      )
    expect(standingOf(moved([]), strong.pitch, known).unknownHosts).toBe(true)
    expect(standingOf(moved(['www.reddit.com']), strong.pitch, known).unknownHosts).toBe(true)
    expect(
      standingOf(moved(['www.reddit.com', 'news.ycombinator.com']), strong.pitch, known).unknownHosts,
    ).toBe(false)
    expect(
      standingOf(moved(['a.org', 'b.org']), strong.pitch, new Set(['a.org', 'b.org'])).unknownHosts,
    ).toBe(false)
  })

  test('G-18, P-8 a commitment on an unknown page is not proved, on the counterparty’s own page it is', () => {
    const prospect = signalOf('named_prospect', {
      organization: 'Birch Dental',
      organization_url: 'https://birchdental.com',
    })
    const costly = (
      source_url: string | undefined,
      read_: (url: string) => PageRead = found,
      over: JsonObject = {},
    ) => {
      const { axis, kind, value } = signalOf('commitment_record', { counterparty: 'Birch Dental', ...over })
      const { source_url: _, ...rest } = value
      const ledger = ledgerOf([
        prospect,
        { axis, kind, value: source_url === undefined ? rest : { ...rest, source_url } },
      ])
      return standingOf(
        weighLedger(
          withReads(ledger, (__, url) => read_(url)),
          '',
        ),
        '',
        known,
      ).costly
    }
    expect(costly(undefined)).toBe('unproved')
    expect(costly('https://randompage.net/x')).toBe('unproved')
    expect(costly('https://news.birchdental.com/x')).toBe('proved')
    expect(costly('https://birchdental.com/x', found, { amount: 0 })).toBe('unproved')
    expect(costly('https://birchdental.com/x', unread)).toBe('unproved')
    expect(costly('https://birchdental.com/x', absent)).toBe('none')
  })

  test('P-8, G-17 a signed message proves a commitment and stands in for established hosts, on a waiting list it does not', () => {
    const proof = {
      sha256: 'ab'.repeat(32),
      identity: 'cd'.repeat(32),
      signed_by: 'stripe.com',
      selector: 's1',
      from: 'stripe.com',
      date: RECEIVED_AT,
      found: { counterparty: 'Birch Dental' },
    }
    const standing = (type: string, reading: (url: string) => PageRead, withProof = true) => {
      const ledger = withReads(ledgerOf([signalOf('commitment_record', { type })]), (_, url) => reading(url))
      const proved = ledger.map((entry) => (withProof ? { ...entry, proof } : entry))
      return standingOf(weighLedger(proved, ''), '', new Set())
    }
    for (const reading of [found, unread, absent])
      expect(standing('paid', reading)).toMatchObject({ costly: 'proved', unknownHosts: false })
    expect(standing('paid', unread, false)).toMatchObject({ costly: 'unproved', unknownHosts: true })
    expect(standing('waitlist', found)).toMatchObject({ costly: 'none', unknownHosts: true })
    expect(
      weighLedger(
        ledgerOf([signalOf('commitment_record')]).map((e) => ({ ...e, proof })),
        '',
      )[0]?.provenance,
    ).toEqual({
      grade: 'attested',
      reason: `signed: signed by stripe.com, ${RECEIVED_AT.slice(0, 10)}`,
    })
  })
})

test('P-10 the evidence says how many entries have each grade, and how many quotes were read where', () => {
  const half = withReads(ledgerOfCase(strong), ({ kind }, url) =>
    kind === 'user_quote' ? found(url) : unread(url),
  )
  const { evidence, scorecard } = scored(half)
  const quotes = ledgerOfCase(strong).filter(({ value }) => typeof value['verbatim'] === 'string')
  expect(evidence?.quotes.total).toBe(quotes.length)
  expect(evidence?.quotes.read).toBe(quotes.filter(({ kind }) => kind === 'user_quote').length)
  expect(Object.values(evidence?.grades ?? {}).reduce((sum, count) => sum + count, 0)).toBe(
    ledgerOfCase(strong).length,
  )
  expect(evidence?.points_on_read).toBeLessThanOrEqual(scorecard.total)
  const all = scored(asRead(ledgerOfCase(strong))).evidence
  expect(all?.quotes.read).toBe(quotes.length)
})
