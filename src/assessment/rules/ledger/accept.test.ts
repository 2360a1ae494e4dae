// Which signals enter the ledger (rules Q-2 to Q-12, Q-14, Q-18), and that no input breaks the answer.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../base/json.ts'
import { AXES, kindsOf } from '../protocol/axes.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { examples, ledgerOf, RECEIVED_AT, signalOf } from '../../../../test/vectors/assessment/examples.ts'
import { checkSignal, type AcceptContext } from './accept.ts'
import { append } from './append.ts'
import { isLive, textOfField, type Ledger, type SignalEntry, type SubmittedSignal } from './entry.ts'
import type { PageRead } from './page-read.ts'
import type { SignalRefusal } from './refusal.ts'
import { urlsOf } from './urls.ts'

const context: AcceptContext = {
  pitch: 'We ring the patients about balances they forgot every single week of the year.',
  receivedAt: RECEIVED_AT,
}

function check(signal: SubmittedSignal, ledger: Ledger = [], pitch = context.pitch): SignalRefusal | null {
  return checkSignal(signal, ledger, { ...context, pitch })
}

/** Code of a changed example; null when accepted. */
function code(kind: Kind, changes: JsonObject = {}, ledger: Ledger = []): string | null {
  return check(signalOf(kind, changes), ledger)?.code ?? null
}

function issues(kind: Kind, changes: JsonObject): string[] {
  return (check(signalOf(kind, changes))?.issues ?? []).map(({ path, message }) => `${path} ${message}`)
}

test('one valid value of every kind is accepted', () => {
  for (const kind of AXES.flatMap(kindsOf)) expect(check(signalOf(kind)), kind).toBeNull()
})

test('Q-2 an unknown axis is refused, names of Object.prototype included', () => {
  for (const axis of ['pricing', 'constructor', '', 'Problem'])
    expect(check({ ...signalOf('user_quote'), axis })?.code).toBe('unknown_axis')
})

test('Q-6 own words of Korean may have half of the letters: a syllable says as much as two', () => {
  for (const role of ['의사', '점주', '塾長', 'CEO'])
    expect(code('user_quote', { speaker_role: role }), role).toBeNull()
  expect(code('founder_channel_fit', { quantity: { value: 350, unit: '명' } })).toBeNull()
  for (const role of ['장', 'MD']) expect(code('user_quote', { speaker_role: role }), role).toBe('too_short')
})

test('Q-3 a kind of another axis is refused with the kinds of this one', () => {
  expect(check({ ...signalOf('user_quote'), kind: 'ltv' })).toEqual({
    code: 'kind_not_on_axis',
    kinds: ['user_quote', 'counterfactual_quote', 'search_volume_snapshot', 'commitment_record'],
  })
  expect(check({ ...signalOf('user_quote'), kind: 'toString' })?.code).toBe('kind_not_on_axis')
})

test('Q-4 no unknown field at any depth, names of Object.prototype included', () => {
  expect(issues('user_quote', { mood: 'cross' })).toEqual([
    'value.mood is not a field of user_quote; its fields are verbatim, source_url, source_date, speaker_role, translation',
  ])
  for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
    expect(code('user_quote', { [name]: 1 })).toBe('unknown_field')
  const comparables = [{ name: 'One', annual_price: 1, source_url: 'https://a.com', note: 'x' }]
  expect(issues('acv_estimate', { comparables })).toEqual([
    'value.comparables[0].note is not a field of value.comparables[0]; its fields are name, annual_price, source_url',
  ])
})

test('Q-4 wins over everything that is wrong with the known fields', () => {
  expect(code('user_quote', { mood: 'cross', verbatim: 'x', source_date: '2030-01-01' })).toBe(
    'unknown_field',
  )
})

test('Q-5 required fields, types, ranges and lists say what would be right', () => {
  expect(issues('user_quote', { source_date: undefined })).toEqual([
    'value.source_date is required: ISO date YYYY-MM-DD',
  ])
  expect(issues('acv_estimate', { period: 'week' })).toEqual(['value.period must be one of year, month'])
  expect(issues('acv_estimate', { amount: 0 })).toEqual(['value.amount must be a number above 0'])
  expect(issues('domain_years', { years: 61 })).toEqual(['value.years must be a number from 0 to 60'])
  expect(issues('review_corpus_snapshot', { review_count: 1.5 })).toEqual([
    'value.review_count must be a whole number of at least 0',
  ])
  expect(issues('acv_estimate', { comparables: [] })).toEqual([
    'value.comparables must be a list of 1 to 8 items',
  ])
  expect(issues('cac', { currency: 'euro' })).toEqual([
    'value.currency must be an ISO 4217 currency code such as EUR',
  ])
  expect(issues('wedge_statement', { metric: 'fast' })).toEqual([
    'value.metric must be an object with name, baseline, target, unit',
  ])
  const rows = [
    { plan: 'A', price: 1, currency: 'GBP', period: 'month' },
    { plan: 'B', price: -1, currency: 'GBP', period: 'month' },
  ]
  expect(issues('competitor_pricing_scrape', { rows })).toEqual([
    'value.rows[1].price must be a number of at least 0',
  ])
})

test('Q-5 all findings of the code are listed, in schema order', () => {
  expect(issues('user_quote', { source_date: 'soon', speaker_role: 7 })).toEqual([
    'value.source_date must be ISO date YYYY-MM-DD',
    'value.speaker_role must be text of 3 to 80 characters',
  ])
})

test('Q-5 dates: real days from 2000 to the day after receipt, quotes at most 3,650 days old', () => {
  const dated = (day: string): string | null => code('user_quote', { source_date: day })
  expect(['2026-02-30', '2026-2-3', '2026-02-03T00:00:00Z', ''].map(dated)).toEqual(
    Array(4).fill('invalid_value'),
  )
  expect([dated('2026-11-03'), dated('2026-11-04')]).toEqual([null, 'future_date'])
  expect([dated('2016-11-04'), dated('2016-11-03')]).toEqual([null, 'too_old'])
  expect(code('cac_benchmark', { source_date: '2000-01-01' })).toBeNull()
  expect(code('cac_benchmark', { source_date: '1999-12-31' })).toBe('invalid_value')
})

test('Q-5 URLs: http or https, at most 2,048 characters, no credentials, port 80 or 443, dotted host', () => {
  const at = (url: string): string | null => code('user_quote', { source_url: url })
  const bad = [
    'ftp://a.com/x',
    'a.com/x',
    'https://a.com:8443/x',
    'https://me:pw@a.com/',
    'https://intranet/x',
    `https://a.com/${'x'.repeat(2048)}`,
    'javascript:alert(1)',
  ]
  expect(bad.filter((url) => at(url) !== 'invalid_value')).toEqual([])
  expect(['http://a.com:80/x', 'https://a.com:443/x', 'https://münchen.de/'].map(at)).toEqual([
    null,
    null,
    null,
  ])
})

test('Q-5 conditions between fields', () => {
  expect(code('ltv', { basis: 'benchmark' })).toBe('invalid_value')
  expect(code('commitment_record', { amount: 5, currency: undefined })).toBe('invalid_value')
  expect(code('channel_experiment', { end_date: '2026-07-31' })).toBe('invalid_value')
  expect(code('channel_experiment', { clicks: 5000 })).toBe('invalid_value')
  expect(code('retention_snapshot', { retained: [0.5, 0.6] })).toBe('invalid_value')
  expect(
    code('wedge_statement', {
      statement: 'One thing here. Two things here. Three things here. Four things here.',
    }),
  ).toBe('invalid_value')
})

test('Q-6 quotes have 20 characters and 4 words, quotes without spaces 10 characters; a maximum is Q-5', () => {
  const quoted = (verbatim: string): string | null => code('user_quote', { verbatim })
  expect(quoted('We lose hours, a lot')).toBeNull()
  expect(quoted('We lose hours a lot')).toBe('too_short')
  expect(quoted('Unquestionably terrible invoicing')).toBe('too_short')
  expect(quoted('Nebenkostenabrechnungen überfordern.')).toBeNull()
  expect(quoted('毎月請求書を手で入力している。')).toBeNull()
  expect(quoted('毎晩二時間は手入力だ')).toBeNull()
  expect(quoted('ทุกวันต้องนั่งจดยอดขายลงสมุด')).toBeNull()
  expect(quoted('請求書は面倒です')).toBe('too_short')
  expect(quoted(`We lose hours. ${'word '.repeat(240)}`)).toBe('invalid_value')
  expect(issues('user_quote', { verbatim: 'too few' })).toEqual([
    'value.verbatim must have at least 20 characters, has 7',
  ])
})

test('Q-7 a placeholder is refused with what it is, what to put instead and its pattern; a bad host wins over whatever else is wrong with its URL', () => {
  expect(issues('user_quote', { verbatim: 'TODO: add the quote about balances later' })).toEqual([
    'value.verbatim holds a mark of something missing, such as TBD or TODO: put what is missing (marker_caps)',
  ])
  expect(issues('user_quote', { source_url: 'ftp://me:pw@localhost:21/x' })).toEqual([
    'value.source_url has a host that is not on the public web: put the address where anyone can read it (placeholder_host)',
  ])
  expect(code('user_quote', { source_url: 'https://localhost/x', speaker_role: 7 })).toBe('invalid_value')
})

test('Q-8 the same value again, spelt otherwise, is a duplicate of its live entry', () => {
  const ledger = ledgerOf([signalOf('named_competitor')])
  expect(check(signalOf('named_competitor', { name: ' DUECHASER! ' }), ledger)).toEqual({
    code: 'duplicate_signal',
    entry: ledger[0]?.id,
  })
  expect(code('named_competitor', { category: 'indirect' }, ledger)).toBeNull()
  const two = ledgerOf([signalOf('cac'), signalOf('cac', { amount: 500 })])
  expect(code('cac', {}, two)).toBeNull()
})

test('Q-9 a near-duplicate quote anywhere in the session, a near-duplicate long text within its kind', () => {
  const ledger = ledgerOf([signalOf('user_quote'), signalOf('incumbent_roadmap_check')])
  const again = textOfField(examples.kinds.user_quote.value, 'verbatim') ?? ''
  expect(check(signalOf('reference_statement', { verbatim: `${again} Truly.` }), ledger)).toEqual({
    code: 'near_duplicate',
    entry: ledger[0]?.id,
  })
  expect(code('incumbent_roadmap_check', { source_url: 'https://other.com/x' }, ledger)).toBe(
    'near_duplicate',
  )
  expect(
    code(
      'founder_background_lookup',
      { finding: examples.kinds.incumbent_roadmap_check.value['finding'] },
      ledger,
    ),
  ).toBeNull()
})

test('Q-10 the founder’s sentence in a customer’s mouth is refused with the run', () => {
  const verbatim = 'Honestly we ring the patients about balances they forgot every single week.'
  expect(check(signalOf('user_quote', { verbatim }))).toEqual({
    code: 'pitch_echo',
    run: 'we ring the patients about balances they forgot',
  })
})

test('Q-11 quotes and benchmarks from a domain of the pitch or of a shipped artifact are refused', () => {
  const own = { source_url: 'https://blog.ownsite.com/q' }
  expect(check(signalOf('user_quote', own), [], 'ownsite.com sells reminders')?.code).toBe('self_source')
  expect(check(signalOf('pricing_row', own), [], 'ownsite.com sells reminders')).toBeNull()
  const shipped = ledgerOf([signalOf('shipped_artifact', { artifact_url: 'https://ownsite.com' })])
  expect(code('cac_benchmark', own, shipped)).toBe('self_source')
  const onPlatform = ledgerOf([signalOf('shipped_artifact', { artifact_url: 'https://github.com/me/x' })])
  expect(code('user_quote', { source_url: 'https://github.com/you/y/issues/1' }, onPlatform)).toBeNull()
})

test('Q-12 25 live entries of a plural kind per axis; singular kinds have no such limit', () => {
  const many = ledgerOf(
    Array.from({ length: 25 }, (_, i) => signalOf('named_prospect', { organization: `Practice ${i}` })),
  )
  expect(code('named_prospect', { organization: 'One more' }, many.slice(1))).toBeNull()
  expect(code('named_prospect', { organization: 'One more' }, many)).toBe('too_many_entries')
  const revised = ledgerOf(Array.from({ length: 30 }, (_, i) => signalOf('cac', { amount: i + 1 })))
  expect([SINGULAR_KINDS.has('cac'), code('cac', { amount: 99 }, revised)]).toEqual([true, null])
})

test('Q-14 every URL of a value is listed once, nested ones included, in schema order', () => {
  const { value } = signalOf('acv_estimate', {
    comparables: ['b', 'a', 'b'].map((host) => ({
      name: 'One',
      annual_price: 1,
      source_url: `https://${host}.com`,
    })),
  })
  expect(urlsOf('acv_estimate', value)).toEqual(['https://b.com', 'https://a.com'])
  expect(urlsOf('ltv', signalOf('ltv').value)).toEqual([])
})

test('Q-18 a listed host and port is exempt from the host and port rules, not from the others', () => {
  const listed = { ...context, exempt: (url: URL) => url.host === 'quotes.localhost:8099' }
  const at = (url: string): string | null =>
    checkSignal(signalOf('user_quote', { source_url: url }), [], listed)?.code ?? null
  expect(at('http://quotes.localhost:8099/t/1')).toBeNull()
  expect(at('http://quotes.localhost:8098/t/1')).toBe('placeholder_text')
  expect(at('ftp://quotes.localhost:8099/t/1')).toBe('invalid_value')
  expect(at('http://me:pw@quotes.localhost:8099/')).toBe('invalid_value')
})

test('half a surrogate pair is refused, so that every accepted value has canonical JSON', () => {
  expect(code('user_quote', { verbatim: 'We lose six hours a week \ud800 here' })).toBe('invalid_value')
  expect(code('user_quote', { source_url: 'https://a.com/\udc00' })).toBe('invalid_value')
})

test('no JSON value makes acceptance throw, and every refusal has a code', () => {
  const kinds = fc.constantFrom(...AXES.flatMap((axis) => kindsOf(axis).map((kind) => ({ axis, kind }))))
  const ledger = ledgerOf([
    signalOf('user_quote'),
    signalOf('shipped_artifact'),
    signalOf('incumbent_roadmap_check'),
  ])
  const anything = fc.jsonValue({ maxDepth: 4 }).map((value): JsonValue => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(
      kinds,
      fc.dictionary(fc.string(), anything),
      fc.string(),
      anything,
      ({ axis, kind }, extra, name, member) => {
        const known = signalOf(kind).value
        const field = Object.keys(known)[name.length % Object.keys(known).length] ?? ''
        for (const value of [extra, { ...known, [field]: member }, { ...known, ...extra }]) {
          const refusal = check({ axis, kind, value }, ledger)
          expect(refusal === null || typeof refusal.code === 'string').toBe(true)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test(
  'no text takes long to refuse: 200 KB of marks, spaces, digits or braces, or 20,000 unknown fields',
  // what grows with the square of a text would take minutes on any machine
  { timeout: 60_000 },
  () => {
    const filled = (unit: string): string => unit.repeat(Math.ceil(200_000 / unit.length))
    const texts = [
      'a\u0301\u0323',
      '\ufdfa',
      ' ',
      '1,',
      '{{',
      '${',
      'would ',
      '\u1100\u1161',
      '\ud83d\ude00',
      'Aa ',
    ].map(filled)
    const nearly = ['1,', '{{', 'would ', 'Aa ', 'never ', 'a\u0301\u0323', 'insert '].map((unit) =>
      unit.repeat(1190 / unit.length),
    )
    const hosts = ['a.', 'xn--a.', 'ü', '@', '.'].map((unit) => `https://${filled(unit)}com/`)
    for (const text of [...texts, ...nearly, `tbd${filled(' ')}x`])
      code('user_quote', { verbatim: text, speaker_role: text })
    for (const source_url of hosts) code('user_quote', { source_url })
    const many = check({
      ...signalOf('user_quote'),
      value: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, i])),
    })
    expect(many?.issues?.length).toBe(200)
  },
)

describe('P-11, M-5 what may be sent again', () => {
  const signal = signalOf('user_quote')
  const where = { pitch: '', receivedAt: RECEIVED_AT }
  const seen = { at: RECEIVED_AT, status: 200, sha256: 'ab'.repeat(32), fingerprint: '' }
  const url = textOfField(signal.value, 'source_url') ?? ''
  const found: PageRead = { ...seen, url, outcome: 'found' }
  const absent: PageRead = { ...seen, url, outcome: 'absent', missing: 'the quote' }
  const unread: PageRead = { ...seen, url, outcome: 'unread', reason: 'refused', status: 403 }
  const held = (reads: readonly PageRead[], flags: SignalEntry['flags'] = []): Ledger =>
    ledgerOf([signal]).map((entry) => ({ ...entry, reads, flags }))
  const other = {
    ...signal,
    value: { ...signal.value, verbatim: `${textOfField(signal.value, 'verbatim')} Always.` },
  }

  test('an entry that was not seen on its page, or is from before pages were read; never one that was read', () => {
    expect(checkSignal(signal, held([found]), where)?.code).toBe('duplicate_signal')
    for (const reads of [[], [unread], [absent]]) expect(checkSignal(signal, held(reads), where)).toBeNull()
    expect(checkSignal(signal, held([absent], ['excluded']), where)?.code).toBe('duplicate_signal')
  })

  test('the true wording of a misquote takes its place', () => {
    expect(checkSignal(other, held([found]), where)?.code).toBe('near_duplicate')
    expect(checkSignal(other, held([unread]), where)?.code).toBe('near_duplicate')
    expect(checkSignal(other, held([absent]), where)).toBeNull()
    const [old] = held([absent])
    const after = append(held([absent]), other, { receivedAt: RECEIVED_AT, head: [], reads: [found] })
    expect(after.superseded).toEqual([old?.id])
    expect(after.ledger.filter(isLive)).toEqual([after.entry])
  })

  test('a page that did not hold the claim does not become unread by being shut', () => {
    const again = (reads: readonly PageRead[]) =>
      append(held([absent]), signal, { receivedAt: RECEIVED_AT, head: [], reads }).entry.reads
    expect(again([unread])).toEqual([absent])
    expect(again([found])).toEqual([found])
  })
})
