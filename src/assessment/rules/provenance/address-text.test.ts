// What an address itself says: the words that a search page repeats, and the page that a mirror shows (rules P-3.1, P-3.2).
import { describe, expect, test } from 'vitest'
import type { ClaimedPart } from './cited-claims.ts'
import { carriedAddresses, repeatsAddress } from './address-text.ts'

const WORDS = 'We paid £1,140 last spring to a girl who rings horse owners.'
const quote: readonly ClaimedPart[] = [[{ kind: 'quote', text: WORDS }]]
const payment: readonly ClaimedPart[] = [
  [{ kind: 'name', text: 'Quantock Forge' }],
  [{ kind: 'figure', value: 720, currency: 'GBP' }],
]
const asked = encodeURIComponent(WORDS)

describe('P-3.1 an address carries a claim', () => {
  test.each([
    ['a query', `https://stackoverflow.com/search?q=${asked}`],
    ['a query with plus signs', `https://forum.org/s?q=${asked.replaceAll('%20', '+')}`],
    ['half of its words', 'https://forum.org/?q=girl+who+rings+horse+owners'],
    ['several parameters', 'https://forum.org/?a=paid+last+spring&b=girl+rings+horse+owners'],
    ['a query that is encoded twice', `https://forum.org/?q=${encodeURIComponent(asked)}`],
    ['the path of a search', 'https://forum.org/search/we-paid-last-spring-girl-rings-horse-owners'],
    ['the path of a search in French', `https://forum.fr/recherche/${asked}`],
    ['a path with spaces', `https://forum.org/pages/${asked}`],
    ['the port of a demonstration', `http://forum.org.localhost:8080/search?q=${asked}`],
  ])('%s', (_, url) => expect(repeatsAddress(url, quote)).toBe(true))

  test.each([
    [
      'the title of a thread',
      'https://forum.org/t/we-paid-1-140-last-spring-to-a-girl-who-rings-horse-owners/88',
    ],
    ['a few of its words', 'https://forum.org/search?q=horse+owners'],
    ['a fragment, which no server receives', `https://forum.org/t/88#:~:text=${asked}`],
    ['one word for each parameter', 'https://forum.org/t?id=spring&view=girl&sort=rings&by=horse&of=owners'],
    ['other words', 'https://forum.org/search?q=what+does+a+diary+for+a+round+cost'],
    ['a stray percent sign', 'https://forum.org/search/100%?q=%E0%A4%A'],
  ])('not with %s', (_, url) => expect(repeatsAddress(url, quote)).toBe(false))

  test('in a script without spaces', () => {
    const parts: readonly ClaimedPart[] = [
      [{ kind: 'quote', text: '毎朝三時間かけて伝票を手で書き写しています' }],
    ]
    const words = encodeURIComponent('毎朝三時間かけて伝票を手で書き写しています 検索')
    expect(repeatsAddress(`https://forum.jp/kensaku?q=${words}`, parts)).toBe(true)
    expect(repeatsAddress('https://forum.jp/t/88?page=2', parts)).toBe(false)
  })

  test('every part of the claim must be in it: a page that adds the amount says something of its own', () => {
    expect(repeatsAddress('https://www.gov.uk/search?q=Quantock+Forge+£720', payment)).toBe(true)
    expect(repeatsAddress('https://www.gov.uk/search?q=Quantock+Forge+spending', payment)).toBe(false)
    expect(repeatsAddress('https://forge.org/spending?page=720&of=quantock', payment)).toBe(false)
  })

  test('a name alone is no claim that an address could forge', () => {
    expect(repeatsAddress('https://register.org/?name=Quantock+Forge', payment.slice(0, 1))).toBe(false)
  })
})

describe('P-3.2 an address carries another', () => {
  test.each([
    ['https://web.archive.org/web/2026/https://hoofbook.co.uk/said', ['https://hoofbook.co.uk/said']],
    ['https://web.archive.org/web/2026/http:/hoofbook.co.uk/said', ['http://hoofbook.co.uk/said']],
    ['https://validator.w3.org/nu/?doc=http%3A%2F%2Fhoofbook.co.uk%2Fa', ['http://hoofbook.co.uk/a']],
    ['https://validator.w3.org/checklink?uri=hoofbook.co.uk/said', ['https://hoofbook.co.uk/said']],
    ['https://webcache.googleusercontent.com/search?q=cache:hoofbook.co.uk/a', ['https://hoofbook.co.uk/a']],
    ['https://cdn.ampproject.org/c/s/hoofbook.co.uk/a', ['https://hoofbook.co.uk/a']],
    [
      'http://w3.org.localhost:80/?doc=http://hoofbook.co.uk.localhost:8080/a',
      ['http://hoofbook.co.uk.localhost:8080/a'],
    ],
    ['https://www.trustpilot.com/review/hoofbook.co.uk', []],
    ['https://forum.org/t/8?utm_source=https://hoofbook.co.uk/', []],
    ['https://forum.org/t/8?ref=https%3A%2F%2Fhoofbook.co.uk%2Fa&next=https://a.org/', []],
    ['https://forum.org/t/8?file=notes.pdf&v=1.2/3', []],
    ['https://forum.org/t/8', []],
  ])('%s: %j', (url, carried) => expect(carriedAddresses(url)).toEqual(carried))
})
