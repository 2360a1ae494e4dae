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

describe('a marked omission of sentences', () => {
  test.each([
    [
      'We lose six hours a week … I hired a clerk for it',
      'We lose six hours a week. The boss is patient. I hired a clerk for it.',
    ],
    [
      'We lose six hours a week [...] I hired a clerk for it',
      'We lose six hours a week.\n\nI hired a clerk for it.',
    ],
    [
      'Wir verlieren sechs Stunden … Ich habe eine Hilfskraft eingestellt',
      'Wir verlieren sechs Stunden. Der Chef ist geduldig. Ich habe eine Hilfskraft eingestellt.',
    ],
    [
      'Nous perdons six heures (…) Nous avons embauché une personne',
      'Nous perdons six heures. Le four est vieux. Nous avons embauché une personne.',
    ],
  ])('that change nothing is found: %s', (quote, page) => {
    expect(find(quote, page)).toMatchObject({ found: true, quote: { kind: 'near' } })
    expect(find(quote, page).passage).toContain('.')
  })

  test.each([
    [
      'We lose six hours a week … They lost our orders',
      'We lose six hours a week. We moved to Beta. They lost our orders.',
    ],
    [
      'We lose six hours a week … I hired a clerk for it',
      'We lose six hours a week. However, the boss is patient. I hired a clerk for it.',
    ],
    [
      'We lose six hours a week … I hired a clerk for it',
      'We lose six hours a week.\nAnna K.\nI hired a clerk for it.',
    ],
    ['We lose six hours a week … worth every cent', 'We lose six hours a week. My car was worth every cent.'],
    [
      'Perdemos seis horas … Contraté a una persona',
      'Perdemos seis horas. El jefe es paciente. Contraté a una persona.',
    ],
  ])('that may change something is in doubt: %s', (quote, page) => {
    expect(find(quote, page)).toMatchObject({ found: false, near: true, cut: true })
  })

  test.each([
    [
      'We lose six hours a week … I hired a clerk for it',
      'We lose six hours a week. That was never true. I hired a clerk for it.',
    ],
    [
      'We lose six hours a week … I would buy it today',
      'We lose six hours a week. If it were free, I would buy it today.',
    ],
    ['The tool … saved us two days', 'The tool never saved us two days.'],
    ['I paid $5,000 … for us it was worth it', 'I nearly paid $5,000. It rained. For us it was worth it.'],
  ])('that hides a denial or a condition is not: %s', (quote, page) => {
    const found = find(quote, page)
    expect([found.found, found.cut]).toEqual([false, undefined])
  })
})

describe('a quote that is cut within its sentence', () => {
  test.each([
    ['Every Friday I retype 45 orders because the system has no import.'],
    ['Every Friday I retype 45 orders, not counting those of Sunday.'],
    ['Every Friday I retype 45 orders and nobody helps me.'],
    ['There is no import, so every Friday I retype 45 orders.'],
  ])('is in doubt where another clause denies: %s', (page) => {
    expect(find('Every Friday I retype 45 orders', page)).toMatchObject({ found: false, cut: true })
  })

  test.each([
    ['Nobody says that every Friday I retype 45 orders.'],
    ['It is not so that every Friday I retype 45 orders.'],
    ['No, every Friday I retype 45 orders in my dreams.'],
    ['Every Friday I retype 45 orders, said nobody ever.'],
    ['Every Friday I retype 45 orders, but since June it takes a minute.'],
    ['Every Friday I retype 45 orders, but now a machine does it.'],
    ['If you paid me, every Friday I retype 45 orders.'],
  ])('is not there where the words deny it: %s', (page) => {
    const found = find('every Friday I retype 45 orders', page)
    expect([found.found, found.cut]).toEqual([false, undefined])
  })

  test.each([
    ['Wir tippen 45 Bestellungen ab', 'Wir tippen 45 Bestellungen ab, aber inzwischen macht es der Rechner.'],
    ['Copiamos 45 pedidos a mano', 'Copiamos 45 pedidos a mano, pero ahora lo hace la máquina.'],
    ['毎週四十五件の注文を写しています', '毎週四十五件の注文を写していますが、今は機械がやります。'],
  ])('is not there where the sentence goes on to say that it is over: %s', (quote, page) => {
    expect(find(quote, page).found).toBe(false)
  })

  test('is there where the rest of the sentence only adds', () => {
    expect(
      find('Every Friday I retype 45 orders', 'Every Friday I retype 45 orders, and it hurts.').found,
    ).toBe(true)
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
