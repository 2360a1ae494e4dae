import fc from 'fast-check'
import { expect, test } from 'vitest'
import { establishedCategory, establishedHosts, HOST_CATEGORIES } from './established-hosts.ts'
import { isFreeHost } from './free-hosts.ts'

const NONE: ReadonlySet<string> = new Set()

test.each([
  ['www.reddit.com', 'forum'],
  ['old.reddit.com', 'forum'],
  ['news.ycombinator.com', 'forum'],
  ['www.G2.com', 'review_site'],
  ['de.trustpilot.com', 'review_site'],
  ['play.google.com', 'app_store'],
  ['apps.apple.com', 'app_store'],
  ['ja.stackoverflow.com', 'qa_site'],
  ['detail.chiebukuro.yahoo.co.jp', 'qa_site'],
  ['find-and-update.company-information.service.gov.uk', 'register'],
  ['www.handelsregister.de', 'register'],
  ['www.sec.gov', 'register'],
  ['www.destatis.de', 'statistics_office'],
  ['www.mospi.gov.in', 'statistics_office'],
  ['www.gov.uk', 'government'],
  ['soumu.metro.tokyo.lg.jp', 'government'],
  ['www.lemonde.fr', 'newspaper'],
  ['www.heise.de', 'trade_press'],
  ['www.iso.org', 'standards'],
  ['pubmed.ncbi.nlm.nih.gov', 'research'],
  ['allegro.pl', 'marketplace'],
  ['www.reddit.com.localhost', 'forum'],
])('P-7 %s is established as %s', (host, category) => {
  expect(establishedCategory(host, NONE)).toBe(category)
})

test.each([
  'google.com',
  'docs.google.com',
  'apple.com',
  'ycombinator.com',
  'acme.com',
  'notreddit.com',
  'reddit.com.evil.com',
  'someone.github.io',
  'blogs.mediapart.fr',
  'zhuanlan.zhihu.com',
  'gov.evil.com',
  'forum.localhost',
  '127.0.0.1',
])('P-7 %s is not established', (host) => expect(establishedCategory(host, NONE)).toBeUndefined())

test('the longer row decides', () => {
  expect(establishedCategory('nih.gov', NONE)).toBe('government')
  expect(establishedCategory('ncbi.nlm.nih.gov', NONE)).toBe('research')
})

test('an operator adds hosts, and each covers the hosts below it', () => {
  const added = new Set(['forum.localhost', 'cooks.example.org', 'registry.example.com.localhost'])
  const category = (host: string): string | undefined => establishedCategory(host, added)
  expect(['forum.localhost', 'COOKS.example.org', 'www.cooks.example.org'].map(category)).toEqual([
    'operator',
    'operator',
    'operator',
  ])
  expect(category('registry.example.com.localhost')).toBe('operator')
  expect(category('example.org')).toBeUndefined()
  expect(category('other.localhost')).toBeUndefined()
})

test('a row of the table keeps its category where an operator names it as well', () => {
  expect(establishedCategory('old.reddit.com', new Set(['reddit.com']))).toBe('forum')
})

test('a free publishing host is not established, even if an operator names it or the domain above it', () => {
  const added = new Set(['google.com', 'docs.google.com', 'github.io', 'wordpress.com', 'medium.com'])
  const hosts = [
    'docs.google.com',
    'a.github.io',
    'cat.wordpress.com',
    'cat.wordpress.com.localhost',
    'medium.com',
  ]
  expect(hosts.filter((host) => establishedCategory(host, added) !== undefined)).toEqual([])
  expect(establishedCategory('www.google.com', added)).toBe('operator')
})

test('a label before an established host keeps its category, unless a longer row or a free host has that name', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/)
  const rows = new Set(establishedHosts.map(({ host }) => host))
  fc.assert(
    fc.property(fc.constantFrom(...establishedHosts), label, ({ host, category }, before) => {
      const below = `${before}.${host}`
      fc.pre(!rows.has(below))
      expect(establishedCategory(below, NONE)).toBe(isFreeHost(below) ? undefined : category)
      expect(establishedCategory(`${below.toUpperCase()}.localhost`, NONE)).toBe(
        establishedCategory(below, NONE),
      )
    }),
  )
})

test('every category has rows, and every language of the reader has at least twenty', () => {
  const rowsOf = (matches: (row: (typeof establishedHosts)[number]) => boolean): number =>
    establishedHosts.filter(matches).length
  expect(HOST_CATEGORIES.filter((name) => rowsOf(({ category }) => category === name) < 20)).toEqual([])
  const languages = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'ru', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko']
  expect(languages.filter((code) => rowsOf((row) => row.languages.includes(code)) < 20)).toEqual([])
  expect(establishedHosts.length).toBeGreaterThan(400)
})
