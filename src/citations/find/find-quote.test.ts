// What is found of a quote: vectors for each way of quoting, and what must never pass as exact.
import { describe, expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import { fold } from './fold/fold.ts'

const find = (quote: string, page: string) => findQuote(quote, fold(page))

const PAGE =
  'Halden Freight reported its results on 14 March 2025. Revenue rose 38% to $41.6 million, from $30.1 million.\n\n' +
  '“We lost money on every tenth shipment in 2022, and nobody in the company could say why,” said Ingrid Sølvberg. ' +
  'The average delay fell from 21 days to 9 days. Halden employs 1 500 people and books 6.4 containers a month.\n\n' +
  'It is not true that the company will close the Antwerp office. Is it true that Halden will sell its trucks? ' +
  'Halden will not raise its prices this year.'

describe('a quote that is there is found at its place', () => {
  test.each([
    ['word for word', 'The average delay fell from 21 days to 9 days.'],
    [
      'with other typography',
      '"We lost money on every tenth shipment in 2022,  and nobody in the com\u00adpany could SAY why"',
    ],
    ['with an omission', 'We lost money on every tenth shipment [...] nobody in the company could say why'],
    ['with an omission as a character', 'The average delay … from 21 days to 9 days'],
    ['with a changed capital', '[n]obody in the company could say why'],
    ['with a remark', 'Halden employs 1 500 people [sic] and books 6.4 containers'],
  ])('%s', (_, quote) => {
    const found = find(quote, PAGE)
    expect(found.kind).toBe('exact')
    expect(found.similarity).toBe(10_000)
    expect(found.passage).toBe(PAGE.slice(found.start, found.end))
    expect(PAGE.slice(found.start).startsWith(found.passage)).toBe(true)
  })

  test('the passage of an omission reaches from its first to its last piece', () => {
    expect(find('Halden employs ... containers a month', PAGE).passage).toBe(
      'Halden employs 1 500 people and books 6.4 containers a month',
    )
  })

  test('of two places the one that nothing denies', () => {
    const page = 'It is false that sales doubled in June. We checked the books. Sales doubled in June.'
    const found = find('sales doubled in June', page)
    expect([found.kind, found.negated, found.start]).toEqual(['exact', false, page.lastIndexOf('Sales')])
  })
})

describe('what is not word for word is near, with what differs', () => {
  test.each([
    ['number', 'The average delay fell from 21 days to 8 days.', '8', '9'],
    ['currency', 'Revenue rose 38% to €41.6 million', '€41.6 million', '$41.6 million'],
    ['currency', 'Revenue rose 38% to $46.1 million', '$46.1 million', '$41.6 million'],
    ['percent', 'Revenue rose 83% to $41.6 million', '83%', '38%'],
    ['date', 'Halden Freight reported its results on 14 May 2025', '14 May 2025', '14 March 2025'],
    ['date', 'Halden Freight reported its results on 14 March 2024', '14 March 2024', '14 March 2025'],
    ['name', 'nobody in the company could say why,” said Ingrid Solberg', 'Solberg', 'Sølvberg'],
    ['negation', 'Halden will raise its prices this year', '', 'not'],
  ])('%s: %s', (kind, quote, ours, theirs) => {
    const found = find(quote, PAGE)
    expect(found.kind).toBe('near')
    expect(found.similarity).toBeLessThan(10_000)
    expect(found.differences).toContainEqual({ kind, quote: ours, passage: theirs })
  })

  test('a copy that only cuts a number is as near as can be, however its hyphens and capitals are set', () => {
    const page = 'In 2024 it had 22 369 employees in all.'
    for (const quote of ['369 employees in all', '369 em-\nPLOYEES in ALL']) {
      const { kind, similarity, passage, differences } = find(quote, page)
      expect([kind, similarity, passage]).toEqual(['near', 9_999, '369 employees in all'])
      expect(differences).toEqual([{ kind: 'number', quote: '', passage: '22' }])
    }
  })

  test('words in brackets are not the page’s, so a quote with some is never exact', () => {
    const found = find('The average delay [of our competitors] fell from 21 days to 9 days.', PAGE)
    expect(found.kind).toBe('near')
    expect(found.differences[0]).toEqual({ kind: 'insertion', quote: 'of our competitors', passage: '' })
    expect(find('Halden will [not] close the Antwerp office', PAGE).kind).not.toBe('exact')
  })

  test.each([
    [
      'a number cut short',
      'books 6.4 containers a month',
      'The index was 16.4. Halden books 6.45 containers a month',
      'near',
    ],
    ['a decimal cut off', 'prices rose by 6', 'Our prices rose by 6.4 points', 'near'],
    ['a magnitude left out', 'Revenue rose 38% to $41.6', PAGE, 'near'],
    ['a currency left out', '41.6 million, from $30.1 million', PAGE, 'near'],
    ['half of a number with a space', '500 people and books 6.4 containers a month', PAGE, 'near'],
    ['a percent sign left out', 'Revenue rose 38', PAGE, 'near'],
    ['half a word', 'lay fell from 21 days to 9 days', PAGE, 'near'],
    ['a plus left out', 'we have 100 customers', 'Today we have 100+ customers', 'near'],
    ['a fraction left out', 'sales rose by 5', 'In June sales rose by 5 ½ percent', 'near'],
    ['half of a Chinese number', '利润为五', '公司的利润为五十万元', 'near'],
    ['the end of a Chinese number', '五万元的利润', '公司有十五万元的利润', 'near'],
    ['a word that is two words', 'the therapist left early', 'In the end the rapist left early', 'near'],
    ['two words that are one', 'we are not able', 'All in all we are notable', 'absent'],
    ['a minus left out', '5 percent this year', 'The margin was -5 percent this year', 'near'],
  ])('%s is not exact', (_, quote, page, kind) => {
    expect(find(quote, page).kind).toBe(kind)
  })
})

describe('what is not there is absent', () => {
  test('words in common are not enough, and the closest passage is shown', () => {
    const found = find('The company in Antwerp signed a contract about electric tugboats in Valencia', PAGE)
    expect(found.kind).toBe('absent')
    expect(found.passage).not.toBe('')
    expect(PAGE).toContain(found.passage)
  })

  test('pieces in another order, or too far apart, are no omission', () => {
    const far = `We lost money in June. ${'The weather was fine and the sea was calm. '.repeat(20)}We closed the office in May.`
    expect(find('We lost money in June ... We closed the office in May', far).kind).not.toBe('exact')
    expect(find('to 9 days ... The average delay', PAGE).kind).not.toBe('exact')
  })

  test('a collage of single words is not exact', () => {
    expect(find('we ... lost ... it', 'We were glad. Nobody lost his mind over it.').kind).not.toBe('exact')
  })

  test.each(['', ' … ', '“”', '[...]', '\ud800'])('%j is found nowhere', (quote) => {
    expect(find(quote, PAGE)).toMatchObject({ kind: 'absent' })
  })

  test('nothing is in an empty page', () => {
    expect(find('anything at all', '')).toMatchObject({ kind: 'absent', passage: '', start: 0, end: 0 })
  })
})

describe('a denial in the sentence is told, in each language', () => {
  test.each([
    [
      'en',
      'the office will close',
      'The board denied that the office will close.',
      'The board said that the office will close.',
    ],
    [
      'en',
      'we have enough cash',
      "Investors don't believe we have enough cash.",
      'Investors believe we have enough cash.',
    ],
    [
      'de',
      'die Preise steigen',
      'Es stimmt nicht, dass die Preise steigen.',
      'Es stimmt noch, dass die Preise steigen.',
    ],
    [
      'fr',
      'les prix augmentent',
      'Il n’est pas vrai que les prix augmentent.',
      'Il est vrai que les prix augmentent.',
    ],
    [
      'es',
      'los precios suben',
      'El ministro negó que los precios suben.',
      'El ministro dijo que los precios suben.',
    ],
    [
      'pt',
      'os preços sobem',
      'A empresa não diz que os preços sobem.',
      'No relatório da empresa consta que os preços sobem.',
    ],
    [
      'it',
      'i prezzi aumentano',
      'La società non dice che i prezzi aumentano.',
      'La società ne parla e dice che i prezzi aumentano.',
    ],
    [
      'nl',
      'de prijzen stijgen',
      'Het is niet waar dat de prijzen stijgen.',
      'Het is pas nu dat de prijzen stijgen.',
    ],
    ['pl', 'ceny rosną', 'To nieprawda, że ceny rosną.', 'To prawda, że ceny rosną.'],
    ['ru', 'цены растут', 'Никто не сказал, что цены растут.', 'Все сказали, что цены растут.'],
    ['tr', 'fiyatlar artıyor', 'Bu yıl fiyatlar artıyor değil.', 'Bu yıl fiyatlar artıyor.'],
    [
      'tr',
      'müşteri geldi',
      'Şirket için müşteri geldi ve o ödemedi.',
      'Şirket için müşteri geldi ve o ödedi.',
    ],
    ['zh', '价格上涨', '公司没有说价格上涨。', '公司非常担心价格上涨。'],
    ['ja', '価格が上がる', '価格が上がるとは言っていません。', '必ず価格が上がると言っています。'],
    ['ar', 'ارتفعت الأسعار', 'لم تقل الشركة إنه قد ارتفعت الأسعار.', 'قالت الشركة إنه قد ارتفعت الأسعار.'],
    ['hi', 'दाम बढ़े', 'यह सच नहीं है कि दाम बढ़े।', 'यह सच है कि दाम बढ़े।'],
    ['th', 'ราคาขึ้น', 'บริษัทไม่ได้บอกว่าราคาขึ้น', 'บริษัทบอกว่าราคาขึ้น'],
  ])('%s: %s', (_, quote, denied, said) => {
    expect(find(quote, denied)).toMatchObject({ kind: 'exact', negated: true })
    expect(find(quote, said)).toMatchObject({ kind: 'exact', negated: false })
  })

  test('a denial inside an omission, and one that only the quote has', () => {
    expect(find('Halden will [...] raise its prices this year', PAGE)).toMatchObject({ negated: true })
    expect(find('Revenue has not risen 38% to $41.6 million', PAGE)).toMatchObject({
      kind: 'near',
      negated: true,
    })
  })

  test('a denial that quote and page share, or that stands in another sentence, is none', () => {
    expect(find('Halden will not raise its prices', PAGE)).toMatchObject({ kind: 'exact', negated: false })
    const page = 'We did not wait. Costs fell by half, as Dr. Roth said. Nobody left.'
    expect(find('Costs fell by half', page)).toMatchObject({ kind: 'exact', negated: false })
    expect(find('Costs fell by half', page.replaceAll('. ', '.\n\n'))).toMatchObject({ negated: false })
  })

  test('what the page asks is not what it says', () => {
    expect(find('Halden will sell its trucks', PAGE)).toMatchObject({ kind: 'exact', negated: true })
    expect(find('Is it true that Halden will sell its trucks?', PAGE)).toMatchObject({ negated: false })
  })

  test('a full stop of an abbreviation or number does not hide a denial', () => {
    const page = 'It is not true, as Mr. Smith of Acme Inc. wrote on p. 3.5, that costs fell by half.'
    expect(find('costs fell by half', page)).toMatchObject({ kind: 'exact', negated: true })
  })
})
