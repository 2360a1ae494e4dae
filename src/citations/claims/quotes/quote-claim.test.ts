// A quote is found where the page says it, and not where the page says otherwise around it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFinder } from '../claim-finder.ts'

const find = (quote: string, page: string) => createFinder(page)({ kind: 'quote', text: quote })

describe('a quote that is there', () => {
  test.each([
    ['we lost two days a month', 'Since May we lost two days a month to it. It is over now.'],
    ['we lost two days a month', 'I can tell you that we lost two days a month.'],
    ['we lost two days a month', 'My boss found that we lost two days a month.'],
    [
      'Wir verlieren zwei Tage im Monat',
      'Ich glaube, dass wir zwei Tage verlieren. Wir verlieren zwei Tage im Monat.',
    ],
    ['perdemos dos días al mes', 'Creo que perdemos dos días al mes.'],
    ['we lost two days', 'we lost two days. Something is wrong with our tests.'],
    ['毎日二時間かかっています', '記録を書くだけで毎日二時間かかっています。'],
  ])('is found: %s', (quote, page) => {
    expect(find(quote, page)).toMatchObject({ found: true, passage: quote })
    expect(find(quote, page).near).toBeUndefined()
  })

  test.each([
    [
      'I cancelled it after five months',
      'I nearly cancelled it after five months.',
      'cancelled it after five months',
    ],
    ['', 'Ich hätte beinahe gekündigt nach fünf Monaten.', 'gekündigt nach fünf Monaten'],
    ['', 'Casi cancelamos el contrato en mayo.', 'cancelamos el contrato en mayo'],
    ['', 'もう少しで解約するところでした。', '解約するところでした'],
    ['', 'The advert says that we lose ten hours a week.', 'we lose ten hours a week'],
    ['', 'Der Anbieter behauptet, dass man zehn Stunden verliert.', 'man zehn Stunden verliert'],
    ['', 'We lose ten hours a week. That is false.', 'We lose ten hours a week'],
    ['', 'Everyone is told that we lose ten hours. I was wrong for years.', 'we lose ten hours'],
    ['', 'Perdemos diez horas. Es mentira, claro.', 'Perdemos diez horas'],
    ['', '毎日二時間かかる。それは嘘です。', '毎日二時間かかる'],
    ['', 'We were about to move to another vendor in May.', 'move to another vendor in May'],
    ['', 'We lose ten hours a week, said nobody ever.', 'We lose ten hours a week'],
    ['', 'Estábamos a punto de cancelar el contrato.', 'cancelar el contrato'],
    ['', 'Nobody in his right mind has paid ten dollars for it.', 'paid ten dollars for it'],
    ['', 'If you ask me whether I would never go back, the answer is no.', 'I would never go back'],
  ])('is near where its context turns it: %s%s', (_, page, quote) => {
    expect(find(quote, page)).toMatchObject({ found: false, near: true, quote: { kind: 'exact' } })
  })

  test('a new paragraph denies nothing: it may be of somebody else', () => {
    expect(find('We lose ten hours a week', 'We lose ten hours a week.\n\nThat is false.').found).toBe(true)
  })
})

test('P-3.7 a quote is found with the sentence by which its page says that it is invented', () => {
  const words = 'We lose ten hours a week'
  const said = (page: string) => find(words, page).quote?.invention
  expect(said(`The following quotes are invented.\n\n${words}.`)).toBe('The following quotes are invented.')
  expect(said(`The following quotes are real.\n\n${words}.`)).toBeUndefined()
  expect(
    said(`The following quotes are ${'all '.repeat(60)}invented.\n\n${words}.`)?.length ?? 0,
  ).toBeLessThan(165)
})

test('other figures are not near: no model can make them the same', () => {
  const found = find(
    'we lost 21 days in the whole of last year',
    'Then we lost 12 days in the whole of last year.',
  )
  expect(found).toMatchObject({ found: false, quote: { kind: 'near' } })
  expect(found.near).toBeUndefined()
})

test('changed words are near, and a quote of something else has no passage or an unlike one', () => {
  expect(
    find(
      'We lost a whole day each month to chasing invoices',
      'We lost a full day every month to chasing invoices.',
    ),
  ).toMatchObject({ found: false, near: true, passage: 'We lost a full day every month to chasing invoices' })
  const none = find('copper doubled in Chile', 'We lost a full day.')
  expect([none.found, none.near, none.passage]).toEqual([false, undefined, ''])
})

test('the passage has at most 600 characters and is well-formed', () => {
  const quote = 'we lost our minds 😀 '.repeat(100).trim()
  const { found, passage } = find(quote, quote)
  expect(found).toBe(true)
  expect(passage.length).toBeLessThanOrEqual(600)
  expect(passage.isWellFormed()).toBe(true)
})

test('a quote put anywhere into a text is found, and not with one content word exchanged', () => {
  // why: made-up words of other letters may be words that deny
  const word = fc.stringMatching(/^zx[a-z]{2,6}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 3, maxLength: 60 }),
      fc.uniqueArray(word, { minLength: 4, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (words, quoted, place, changed) => {
        const quote = quoted.join(' ')
        const at = place % (words.length + 1)
        const page = words.toSpliced(at, 0, quote).join(' ')
        expect(find(quote, page).found).toBe(true)
        const other = quoted.with(changed % quoted.length, 'zzqzzq').join(' ')
        expect(find(other, page).found).toBe(false)
      },
    ),
  )
})
