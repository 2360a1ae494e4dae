// A figure is found in every usual writing, and never as a part of something else.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFinder } from '../claim-finder.ts'

const find = (value: number, page: string, currency?: string) =>
  createFinder(page)({ kind: 'figure', value, ...(currency !== undefined && { currency }) })

describe('a number is found', () => {
  test.each([
    [1_200, '1200'],
    [1_200, '1,200'],
    [1_200, '1.200'],
    [1_200, '1 200'],
    [1_200, '1\u00a0200'],
    [1_200, '1\u202f200'],
    [1_200, '1\u2009200'],
    [1_200, "1'200"],
    [1_200, '1’200'],
    [1_200, '1,200.00'],
    [1_200, '1.200,00'],
    [1_200, '1.2k'],
    [1_200, '1,2 k'],
    [1_200, '１２００'],
    [1_200, '１，２００'],
    [1_200, '١٢٠٠'],
    [1_200, '١٬٢٠٠'],
    [1_200, '१,२००'],
    [1_200, '১২০০'],
    [1_200, '千二百'],
    [1_200, 'twelve hundred'],
    [1_200, '1,200+'],
    [1_200, '~1,200'],
    [1_200_000, '12,00,000'],
    [1_200_000, '1.2 million'],
    [1_200_000, '1,2 Mio.'],
    [1_200_000, '1,2 миллиона'],
    [1_200_000, '1,2 млн'],
    [1_200_000, '120万'],
    [1_200_000, '120만'],
    [1_200_000, '百二十万'],
    [1_200_000, '12 lakh'],
    [1_200_000, '12 लाख'],
    [1_200_000, '1.2M'],
    [230_000_000, '2億3000万'],
    [12_000, '1만 2천'],
    [250, 'two hundred and fifty'],
    [250, 'zwei hundert fünfzig'],
    [2_000, 'deux mille'],
    [75, 'soixante quinze'],
    [420_000, '四十二万'],
    [420_000, '四十二万円'],
    [49.5, '49.50'],
    [49.5, '49,5'],
    [0.5, '0.5'],
    [76, '76 %'],
    [76, '76%'],
    [24, '2 dozen'],
    [18_400, '18.400 (Stand 1. März 2026)'],
    [11, 'seit 11 Jahren'],
    [12, '12kg'],
    [500, '500名'],
    [10, '10–20'],
    [20, '10–20'],
    [2_026, '2026 users'],
    [4.5, '4.5/5'],
    [9, '9/10'],
    [-95, '-95%'],
    [-95, 'fell by 95%'],
  ])('%d as %s', (value, written) => {
    expect(find(value, `They counted ${written} in all.`)).toMatchObject({ found: true })
    expect(find(value, written)).toMatchObject({
      found: true,
      passage: expect.stringContaining(written.slice(0, 1)),
    })
  })
})

describe('a number is not found', () => {
  test.each([
    [1_200, '12001'],
    [1_200, '1200.5'],
    [1_200, '1,200,000'],
    [1_200, '11 200'],
    [200, '1 200'],
    [200, '1,200'],
    [1_200, '1.2'],
    [1_200, '1200 million'],
    [5, '5 million'],
    [2, '2.5'],
    [14, '14 March 2026'],
    [2_026, 'March 2026'],
    [2_026, 'March 14, 2026'],
    [2_026, 'in 2026'],
    [2_026, 'seit 2026'],
    [2_026, '© 2026 Acme'],
    [2_026, '2026年'],
    [2_026, '2026-05-06'],
    [5, '2026-05-06'],
    [5, '5月6日'],
    [6, '5月6日'],
    [12, '12:30'],
    [30, '12:30'],
    [1_200, 'tel. 030 1200'],
    [1_200, '+49 30 1200 45'],
    [1_200, '(030) 1200'],
    [120, '555-120-0199'],
    [1_200, '555-1200'],
    [1, 'version 1'],
    [2, 'v2'],
    [12, '1.12.3'],
    [10, '10.0.0.1'],
    [4, 'A4'],
    [12, '12ab34'],
    [2, 'the 2nd'],
    [1_990, 'the 1990s'],
    [9, '#9'],
    [1_200, '/t/1200'],
    [7, '007'],
    [1_200, 'two thousand two hundred'],
    [2, 'two hundred'],
    [24, 'quatre vingt'],
  ])('%d in %s', (value, written) => {
    expect(find(value, `They wrote: ${written}`)).toMatchObject({ found: false })
  })
})

describe('an amount is found with its currency beside it', () => {
  test.each([
    ['EUR', '€1,200'],
    ['EUR', '€ 1.200'],
    ['EUR', '1.200 €'],
    ['EUR', '1.200€'],
    ['EUR', '1.200,– €'],
    ['EUR', '1.200,-- €'],
    ['EUR', '1.200 EUR'],
    ['EUR', 'EUR 1.200'],
    ['EUR', 'EUR1,200'],
    ['EUR', '1200 euros'],
    ['EUR', '1 200 евро'],
    ['EUR', '1200 ユーロ'],
    ['EUR', '1.200-Euro-Grenze'],
    ['EUR', '1,2k €'],
    ['EUR', '€1.2k'],
    ['EUR', '1200 (EUR)'],
    ['USD', '$1,200'],
    ['USD', 'US$1,200'],
    ['USD', '1200 US dollars'],
    ['USD', '1,200 dollars'],
    ['USD', 'USD 1,200'],
    ['USD', 'USD $1,200'],
    ['USD', '1200 $US'],
    ['AUD', '$1,200'],
    ['CAD', 'C$1,200'],
    ['CAD', '$1,200 CAD'],
    ['JPY', '¥1,200'],
    ['JPY', '￥1,200'],
    ['JPY', '1,200円'],
    ['JPY', '１，２００円'],
    ['CNY', '1200元'],
    ['CNY', '1200 人民币'],
    ['INR', '₹ 1,200'],
    ['INR', 'Rs. 1,200'],
    ['INR', '1,200 रुपये'],
    ['INR', '१,२०० रुपये'],
    ['GBP', '£1,200'],
    ['GBP', '1,200 pounds'],
    ['PLN', '1200 zł'],
    ['PLN', '1 200 złotych'],
    ['RUB', '1 200 ₽'],
    ['RUB', '1200 рублей'],
    ['RUB', '1200 руб.'],
    ['TRY', '1.200 TL'],
    ['TRY', '1.200 TL’ye'],
    ['TRY', "1.200 TL'dir"],
    ['TRY', '₺1.200'],
    ['BRL', 'R$ 1.200'],
    ['BRL', '1.200 reais'],
    ['KRW', '1,200원'],
    ['KRW', '₩1,200'],
    ['CHF', 'CHF 1’200.–'],
    ['CHF', "Fr. 1'200.-"],
    ['SEK', '1 200 kr'],
    ['AED', '1200 درهم'],
    ['SAR', '١٢٠٠ ريال'],
  ])('%s %s', (currency, written) => {
    expect(find(1_200, `The plan costs ${written} a year.`, currency)).toMatchObject({ found: true })
    expect(find(1_200, written, currency)).toMatchObject({ found: true })
  })

  test('in an element of its own, or with raised cents', () => {
    expect(find(29, '$\n\n29\n\n/month', 'USD').found).toBe(true)
    expect(find(29.99, 'only $29⁹⁹ a month', 'USD').found).toBe(true)
    expect(find(90, 'Haus\t90 €', 'EUR').found).toBe(true)
  })

  test.each([
    ['EUR', '$1,200'],
    ['USD', '€1,200'],
    ['USD', 'A$1,200'],
    ['USD', 'R$ 1.200'],
    ['USD', '$1,200 CAD'],
    ['CAD', 'USD $1,200'],
    ['GBP', '1,200 EUR'],
    ['JPY', '1200元'],
    ['USD', '€90 and 1200 people'],
  ])('%s not for %s', (currency, written) => {
    expect(find(1_200, written, currency)).not.toMatchObject({ found: true })
    expect(find(1_200, written, currency).near).toBe(written.includes('people') ? true : undefined)
  })

  test('each sign belongs to the nearer number', () => {
    for (const [page, euro, dollar] of [
      ['90 € 100 €', [90, 100], []],
      ['90€ 100$', [90], [100]],
      ['€90 $100', [90], [100]],
      ['EUR 90 / USD 98', [90], [98]],
    ] as const) {
      for (const value of euro) expect(find(value, page, 'EUR').found, page).toBe(true)
      for (const value of dollar) expect(find(value, page, 'USD').found, page).toBe(true)
      for (const value of euro) expect(find(value, page, 'USD').found, page).toBe(false)
    }
  })

  test('a number without a currency is near, for its table may name it elsewhere', () => {
    expect(find(1_200, 'Price in EUR\n\nBasic\t1.200', 'EUR')).toMatchObject({ found: false, near: true })
  })

  test('a price of nothing is found as a number, and near as a word', () => {
    expect(find(0, 'Solo $0 per month', 'USD').found).toBe(true)
    expect(find(0, 'Solo ist kostenlos.', 'EUR')).toMatchObject({ found: false, near: true })
    expect(find(0, '無料プラン', 'JPY')).toMatchObject({ found: false, near: true })
    expect(find(0, 'Solo ist teuer.', 'EUR').near).toBeUndefined()
  })

  test('an unknown code is found as it is written', () => {
    expect(find(1_200, '1200 XYZ', 'XYZ').found).toBe(true)
    expect(find(1_200, '1200 XYZ', 'not a code').found).toBe(false)
  })
})

const GROUPS: Readonly<Record<string, (digits: string) => string>> = {
  plain: (digits) => digits,
  ...Object.fromEntries(
    [',', '.', ' ', '\u00a0', '\u202f', "'", '’'].map((mark) => [
      mark,
      (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, mark),
    ]),
  ),
  Indian: (digits) => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ','),
}
const ZEROS = ['0', '٠', '०', '０', '๐']
const inScript = (written: string, zero: string): string =>
  written.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
const counts = fc.integer({ min: 1, max: 99_999_999 })
const writings = fc.tuple(fc.constantFrom(...Object.keys(GROUPS)), fc.constantFrom(...ZEROS))

test('a number is found however its digits are grouped and in which script', () => {
  fc.assert(
    fc.property(counts, writings, (value, [group, zero]) => {
      const written = inScript(GROUPS[group]?.(String(value)) ?? '', zero)
      expect(find(value, `We counted ${written} boxes.`).found).toBe(true)
    }),
  )
})

test('a number is never found inside of a longer one', () => {
  fc.assert(
    fc.property(
      counts,
      writings,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (value, [group, zero], digit, isBefore) => {
        const longer = Number(isBefore ? `${digit}${value}` : `${value}${digit}`)
        const written = inScript(GROUPS[group]?.(String(longer)) ?? '', zero)
        // why: "1.234" is also one and a fraction
        const fraction = [Number(written.replace(/[,]/, '.')), longer]
        fc.pre(!fraction.includes(value))
        expect(find(value, `We counted ${written} boxes.`).found).toBe(false)
      },
    ),
  )
})

test('whatever is read, there is an answer with a short, well-formed passage', () => {
  const pieces = [
    '5',
    '1,200',
    '0',
    '-',
    '€',
    'million',
    '万',
    '万',
    '$',
    'two',
    'hundred',
    '.',
    '+',
    '😀',
    '\ud800',
    ' ',
    '\n',
    'EUR',
    '²',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 60 }),
      fc.constantFrom('EUR', 'USD', undefined),
      (parts, currency) => {
        const { passage } = find(5, parts.join(''), currency)
        expect(passage.length).toBeLessThanOrEqual(600)
        expect(passage.isWellFormed()).toBe(true)
      },
    ),
  )
})

describe('a figure about something', () => {
  const about = 'UK dental practices with 3 to 10 chairs\nDental Register'
  const findAbout = (value: number, page: string, text = about) =>
    createFinder(page)({ kind: 'figure', value, about: text })
  /** Words that no claim here is about. */
  const filler = (count: number): string =>
    Array.from({ length: count }, (_, i) => ['rain', 'over', 'hills', 'and', 'lakes'][i % 5]).join(' ')

  test.each([
    ['in its sentence', 'There are 4,200 practices in the country.'],
    ['in another form', 'We list 4,200 dentists, and each practice has a page.'],
    ['in the head of a table', 'Dental offices\nRegion | Count\nNorth | 900\nAll | 4,200'],
    ['behind it', `4,200 ${filler(39)} practices`],
    ['before it', `practices ${filler(40)} 4,200`],
  ])('is found near a word of it: %s', (_, page) => {
    expect(findAbout(4_200, page)).toMatchObject({ found: true })
  })

  test.each([
    ['on a page about something else', 'The team ran 4,200 metres and lost by 3 to 10.'],
    ['behind it, too far', `4,200 ${filler(41)} practices`],
    ['before it, too far', `practices ${filler(41)} 4,200`],
  ])('is bare %s', (_, page) => {
    expect(findAbout(4_200, page)).toMatchObject({ found: false, bare: true })
  })

  test('is no figure where the page has another, and neither bare nor near', () => {
    const { found, bare } = findAbout(4_200, 'There are 4,300 dental practices.')
    expect([found, bare]).toEqual([false, undefined])
  })

  test('is found by characters in scripts without spaces', () => {
    expect(findAbout(350, '東京の歯科医院は350軒ある。', '歯科医院')).toMatchObject({ found: true })
    expect(findAbout(350, '川の長さは350キロである。', '歯科医院')).toMatchObject({ bare: true })
  })

  test('needs its currency too', () => {
    const cac = { kind: 'figure', value: 80, currency: 'USD', about: 'Acme\npaid search' } as const
    expect(createFinder('Acme paid $80 for each customer.')(cac)).toMatchObject({ found: true })
    expect(createFinder('The shirt costs $80.')(cac)).toMatchObject({ bare: true })
    expect(createFinder('Acme has 80 people.')(cac)).toMatchObject({ found: false, near: true })
  })

  test('a text about nothing is near to nothing', () => {
    expect(findAbout(80, 'There are 80 of the and with a.', 'the and with a 80')).toMatchObject({
      bare: true,
    })
  })

  test('no page without a word of the claim holds it, whatever its numbers', () => {
    const word = fc.constantFrom('rain', 'hill', 'lake', 'train', 'bread', 'cloud')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(word, fc.nat(99).map(String)), { minLength: 1, maxLength: 60 }),
        fc.nat(99),
        (page, value) => {
          const { found, bare } = findAbout(value, page.join(' '))
          const has = createFinder(page.join(' '))({ kind: 'figure', value }).found
          expect([found, bare ?? false]).toEqual([false, has])
        },
      ),
    )
  })

  test('a word of the claim beside the number makes it found wherever it is found without one', () => {
    const word = fc.constantFrom('rain', 'hill', 'practices', 'lake', 'dental')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(word, fc.nat(99).map(String)), { maxLength: 30 }),
        fc.nat(99),
        (page, value) => {
          const text = `practices ${page.join(' ')}`
          const has = createFinder(text)({ kind: 'figure', value }).found
          expect(findAbout(value, text).found).toBe(has)
        },
      ),
    )
  })
})
