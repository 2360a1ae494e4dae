// Quotes made of a page's own words to say what the page does not: none is valid without a model, and honest ones beside
// them still are.
import { describe, expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import type { QuoteFinding } from './model/finding.ts'
import { fold } from './fold/fold.ts'
import { judge, needsModel } from '../judge/judge.ts'

const find = (quote: string, page: string): QuoteFinding => findQuote(quote, fold(page))
const isValid = (found: QuoteFinding): boolean => judge(found, 'no model').valid

describe('an omission leaves out a part of a sentence', () => {
  test.each([
    ['this company ... is a fraud', 'I praise this company. My neighbour on the other hand is a fraud'],
    [
      'this company [...] is a fraud',
      'this company is sound.\n\nSome other company which we hate is a fraud',
    ],
    [
      'customers love ... our product',
      'customers love the product of our rivals. Few of them know our product',
    ],
    ['this company … is a fraud', 'We praise this company! Somebody else is a fraud.'],
    ['this company ... is a fraud', 'I praise this company. Is a fraud possible here?'],
    ['die Kunden lieben ... unser Produkt', 'die Kunden lieben den Rivalen. Kaum jemand kennt unser Produkt'],
    ['客户喜欢……我们的产品', '客户喜欢对手的产品。很多人知道我们的产品'],
    [
      'Costs fell in June. [...] Sales rose in July.',
      'Costs fell in June. We were glad. Sales rose in July.',
    ],
  ])('"%s" from two sentences is near: %s', (quote, page) => {
    const found = find(quote, page)
    expect([found.kind, found.similarity]).toEqual(['near', 9_999])
    expect(needsModel(found)).toBe(true)
    expect(isValid(found)).toBe(false)
  })

  test.each([
    ['the company ... lost its way', 'Today the company, which Mr. Smith of Acme Inc. runs, lost its way.'],
    ['the company ... lost its way', 'Today the company; that is, all of it: lost its way.'],
    ['the company ... lost its way', 'Today “the company (of 3.5 people)” he founded lost its way.'],
    ['the company ... lost its way', 'Today the company\nof the last line\nlost its way.'],
    ['I waited... Then I left the room', 'Yes, I waited... Then I left the room.'],
  ])('"%s" is exact in: %s', (quote, page) => {
    expect(find(quote, page).kind).toBe('exact')
    expect(isValid(find(quote, page))).toBe(true)
  })
})

describe('what the page keeps apart is no quote together', () => {
  test.each([
    ['I love this product', 'I love\n\nthis product'],
    ['Our product is loved by all', 'Our product is\n\nloved by all'],
    ['Our product is loved by all', 'Our product is\r\n \r\nloved by all'],
    ['Our product, is loved by all', 'Our product\n\nis loved by all'],
    ['I tried it. Great product.', 'I tried it.\n\nGreat product.'],
    ['we love your product so much', 'we love\n\nyour product\n\nso much'],
    ['that is what I love this product', 'Wine, that is what I love. This product is bad.'],
    ['that is what I love, this product', 'Wine, that is what I love. This product is bad.'],
    ['我们爱这个产品', '我们爱\n\n这个产品'],
    ['we lost it ... in June of last year', 'we lost it all in June\n\nof last year'],
  ])('"%s" from parts of a page is near: %j', (quote, page) => {
    const found = find(quote, page)
    expect([found.kind, found.similarity]).toEqual(['near', 9_999])
    expect(isValid(found)).toBe(false)
  })

  test.each([
    ['I love this product', 'I love\nthis product'],
    ['I love this product', 'I love\r\nthis product'],
    ['Costs fell.\nSales rose.', 'Costs fell.\n\nSales rose.'],
    ['Costs fell; sales rose', 'Costs fell. Sales rose'],
    ['Dr. Roth of Acme Inc. left us', 'In May Dr. Roth of Acme Inc. left us'],
    ['“Costs fell” – he said', '“Costs fell!” he said'],
  ])('%j is exact in %j', (quote, page) => {
    expect(find(quote, page).kind).toBe('exact')
  })

  test('of two places the one where nothing is glued', () => {
    const page = 'I love\n\nthis product\n\nAs I said, I love this product'
    expect(find('I love this product', page)).toMatchObject({
      kind: 'exact',
      start: page.lastIndexOf('I love'),
    })
  })
})

describe('a number is quoted whole', () => {
  test.each([
    ['hundred customers signed', 'Today two hundred customers signed'],
    ['million customers signed', 'Today 5 million customers signed'],
    ['fifty customers signed', 'Today two hundred and fifty customers signed'],
    ['five customers signed', 'Today twenty-five customers signed'],
    ['today we have two', 'today we have two hundred customers'],
    ['today we have two hundred', 'today we have two hundred and fifty customers'],
    ['percent of all customers', 'fifty percent of all customers'],
    ['tausend Kunden kamen', 'Heute zwei tausend Kunden kamen'],
    ['5 percent margin', 'a minus 5 percent margin'],
    ['5 percent margin', 'a – 5 percent margin'],
    ['5 percent margin', '– 5 percent margin'],
    ['5 percent margin', 'a − 5 percent margin'],
    ['5 percent margin', 'a - 5 percent margin'],
    ['the margin was 5 percent', 'the margin was – 5 percent'],
    ['5 Prozent Marge', 'eine Marge, minus 5 Prozent Marge'],
    ['5度の気温', '今日はマイナス5度の気温です'],
    ['100 customers', 'we have ~100 customers'],
    ['we have 100 customers', 'we have ~100 customers'],
    ['we have 100 customers', 'we have ≈ 100 customers'],
    ['we have 100 customers', 'we have < 100 customers'],
    ['100 customers', 'we have ≤ 100 customers'],
    ['C is nice', 'C++ is nice'],
    ['C is nice', 'C# is nice'],
    ['we all write C', 'we all write C++ and more'],
  ])('"%s" of "%s" is near', (quote, page) => {
    const found = find(quote, page)
    expect(found.kind).toBe('near')
    expect(isValid(found)).toBe(false)
  })

  test.each([
    ['two hundred customers', 'two hundred customers signed'],
    ['customers signed in 2024', 'customers signed in 2024, two hundred of them'],
    ['costs 5 million', 'it costs 5 million per year'],
    ['rose 5 percent', 'sales rose 5 percent & costs fell'],
    ['100 customers', 'we have about 100 customers'],
    ['5 customers came', 'What we saw:\n- 5 customers came\n- 6 left'],
    ['5 customers came', 'What we saw — 5 customers came'],
    ['– 5 percent margin', 'a – 5 percent margin'],
    ['we have ~100 customers', 'we have ∼ 100 customers'],
    ['100 customers told us', 'They wrote:\n> 100 customers told us'],
    ['we have five > 3', 'we have five >3'],
    ['C++ is nice', 'Yes, C++ is nice'],
    ['a + b is small', 'a+b is small'],
    ['Getting started', 'Getting started#\n\nFirst'],
    ['from 10 to 20', 'it went from 10 to 20'],
  ])('"%s" of "%s" is exact', (quote, page) => {
    expect(find(quote, page).kind).toBe('exact')
  })
})

describe('a condition or wish in the sentence is told, in each language', () => {
  test.each([
    [
      'en',
      'the product saves us ten hours',
      'If the product saves us ten hours, I will eat my hat.',
      'We see that the product saves us ten hours.',
    ],
    [
      'en',
      'the product saves us ten hours',
      'I wish the product saves us ten hours.',
      'They say: the product saves us ten hours.',
    ],
    [
      'en',
      'the product saves us ten hours',
      'Hypothetically, the product saves us ten hours.',
      'Today the product saves us ten hours. If only it rained.',
    ],
    [
      'en',
      'sales doubled in June',
      'That would be so unless sales doubled in June.',
      'We know that sales doubled in June.',
    ],
    [
      'de',
      'die Preise steigen',
      'Wenn die Preise steigen, kaufen wir nichts von der Ware.',
      'Die Zahlen sagen, dass die Preise steigen.',
    ],
    [
      'fr',
      'les prix augmentent',
      'Si les prix augmentent, nous partons avec le client.',
      'On sait que les prix augmentent.',
    ],
    [
      'es',
      'los precios suben',
      'Si los precios suben, la empresa se va.',
      'Se sabe que los precios suben en la ciudad.',
    ],
    [
      'pt',
      'os preços sobem',
      'Se os preços sobem, a empresa sai da cidade.',
      'Todos dizem que os preços sobem.',
    ],
    [
      'it',
      'i prezzi aumentano',
      'Se i prezzi aumentano, la società lascia il paese.',
      'La società si è accorta che i prezzi aumentano.',
    ],
    [
      'nl',
      'de prijzen stijgen',
      'Als de prijzen stijgen, gaan we naar een ander.',
      'We zien dat de prijzen stijgen.',
    ],
    ['pl', 'ceny rosną', 'Jeśli ceny rosną, to odchodzimy.', 'Widzimy, że ceny rosną.'],
    ['ru', 'цены растут', 'Если цены растут, мы уходим.', 'Мы видим, что цены растут.'],
    ['tr', 'fiyatlar artıyor', 'Eğer fiyatlar artıyor ise biz gideriz.', 'Bu yıl fiyatlar artıyor.'],
    ['zh', '价格上涨', '如果价格上涨，我们就走。', '若干价格上涨了。'],
    ['ja', '価格が上がる', 'もし価格が上がるなら買います。', 'おもしろいことに価格が上がる。'],
    ['ar', 'ارتفعت الأسعار', 'إذا ارتفعت الأسعار فسنرحل.', 'قالت الشركة إنه قد ارتفعت الأسعار.'],
    ['hi', 'दाम बढ़े', 'अगर दाम बढ़े तो हम चले जाएँगे।', 'यह सच है कि दाम बढ़े।'],
    ['th', 'ราคาขึ้น', 'ถ้าราคาขึ้นเราจะไป', 'บริษัทบอกว่าราคาขึ้น'],
  ])('%s: %s', (_, quote, open, said) => {
    expect(find(quote, open)).toMatchObject({ kind: 'exact', qualified: true })
    expect(isValid(find(quote, open))).toBe(false)
    expect(find(quote, said)).toMatchObject({ kind: 'exact', qualified: false })
  })

  test('a condition that the quote has as well is none, and one is asked about, never refused', () => {
    const page = 'If the price falls, we buy. She said that it would rain, and that the price falls.'
    expect(find('If the price falls, we buy', page)).toMatchObject({ kind: 'exact', qualified: false })
    const reported = find('and that the price falls', page)
    expect(judge(reported, { sameMeaning: true }).valid).toBe(true)
  })
})

describe('a figure refutes a quote where it is another one in every reading', () => {
  test.each([
    ['It cost us $1,000,000 to build.', 'It cost us $1000000 to build.', false],
    ['It cost us 2.5 million euros to build.', 'It cost us 2,500,000 euros to build.', false],
    ['We began on 3 March 2025 in Kassel.', 'We began on 2025-03-03 in Kassel.', false],
    ['We open at 9 am on every day.', 'We open at 9:00 am on every day.', false],
    ['We were young in the 1990s, all of us.', 'We were young in the 90s, all of us.', false],
    ['The shop lost minus 5 dollars a day.', 'The shop lost -5 dollars a day.', false],
    ['It takes 2 weeks to build one.', 'It takes 14 days to build one.', false],
    ['All in all it cost us 2.500.000', 'All in all it cost us 2,5 Millionen Euro.', false],
    ['We open the doors at 18:30', 'We open the doors at 6:30 pm', false],
    ['It was 5 degrees in 2024, 7 on average.', 'It was 5 degrees in 2024, ≈ 7 on average.', false],
    ['We sold 5 million of them last year.', 'We sold 5 thousand of them last year.', true],
    ['We sold fifty of them last year.', 'We sold 500 of them last year.', true],
    ['We sold fifty of them last year.', 'We sold sixty of them last year.', true],
    ['We began in March 2025 in Kassel.', 'We began in April 2025 in Kassel.', true],
    ['We began on 3 March in Kassel.', 'We began on 3 May in Kassel.', true],
    ['Each one costs $5 in the shop.', 'Each one costs €5 in the shop.', true],
    ['The rate moved by 50 % in June.', 'The rate moved by 50 bps in June.', true],
    ['It was 5 degrees in the room.', 'It was -5 degrees in the room.', true],
  ])('"%s" for "%s": refuted %s', (quote, page, refuted) => {
    const found = find(quote, page)
    expect(found.kind).toBe('near')
    expect(judge(found, { sameMeaning: true }).valid).toBe(!refuted)
    expect(needsModel(found)).toBe(!refuted)
  })
})
