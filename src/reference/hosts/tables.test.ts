// The tables of hosts hold what their lookups rely on: canonical spelling, order, no row twice, no contradiction.
import { parse } from 'tldts'
import { describe, expect, test } from 'vitest'
import { byText } from '../../base/by-text.ts'
import { establishedHosts, HOST_CATEGORIES } from './established-hosts.ts'
import { isFreeHost } from './free-hosts.ts'
import { isPaymentProcessor, isSignatureService } from './payment-processors.ts'
import { isPlatform } from './platforms.ts'
import { domainOfHost } from './registrable-domain.ts'
import { wordsBySection, tableWords } from './table-rows.ts'
import { ESTABLISHED_HOSTS } from './tables/established-hosts.ts'
import { CLOSED_SUFFIXES, FREE_HOSTS } from './tables/free-hosts.ts'
import { PAYMENT_PROCESSORS, SIGNATURE_SERVICES } from './tables/payment-processors.ts'
import { FREE_MAIL, MAIL_RELAYS } from './tables/shared-mail.ts'
import { ACCOUNT_PATTERNS, PLATFORM_DOMAINS, RESERVED_NAMES } from './tables/platforms.ts'

const established = establishedHosts.map(({ host }) => host)
const tables: Readonly<Record<string, readonly string[]>> = {
  established,
  free: tableWords(FREE_HOSTS),
  closed: tableWords(CLOSED_SUFFIXES),
  processors: tableWords(PAYMENT_PROCESSORS),
  signatures: tableWords(SIGNATURE_SERVICES),
  platforms: tableWords(PLATFORM_DOMAINS),
  freeMail: tableWords(FREE_MAIL),
  relays: tableWords(MAIL_RELAYS),
}
const accountRows = ACCOUNT_PATTERNS.trim().split('\n')
const accountHosts = accountRows.flatMap((row) =>
  (row.split(' | ')[1] ?? '').split(' ').map((pattern) => pattern.replace(/^\{\}\./, '').replace(/\/.*/, '')),
)

describe.each(Object.entries({ ...tables, accountHosts }))('%s', (name, rows) => {
  test('rows are hosts as a parsed URL spells them', () => {
    const hosts = rows.map((row) => row.replace(/^\*\.|\.\*$/, ''))
    expect(hosts.filter((host) => URL.parse(`https://${host}/`)?.hostname !== host)).toEqual([])
    expect(hosts.filter((host) => !/^[a-z0-9.-]+$/.test(host))).toEqual([])
  })

  test('no row is there twice', () => {
    if (name === 'accountHosts') return
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
  })
})

test('rows are in order within a section, and within a language of established hosts', () => {
  for (const table of [
    FREE_HOSTS,
    CLOSED_SUFFIXES,
    PAYMENT_PROCESSORS,
    SIGNATURE_SERVICES,
    PLATFORM_DOMAINS,
    FREE_MAIL,
    MAIL_RELAYS,
  ])
    for (const words of wordsBySection(table).values()) expect(words).toEqual(words.toSorted(byText))
  for (const category of HOST_CATEGORIES)
    for (const rows of Map.groupBy(
      establishedHosts.filter((row) => row.category === category),
      ({ languages }) => languages.join('+'),
    ).values())
      expect(rows.map(({ host }) => host)).toEqual(rows.map(({ host }) => host).toSorted(byText))
  expect(accountRows).toEqual(accountRows.toSorted(byText))
  expect(tableWords(RESERVED_NAMES)).toEqual([...new Set(tableWords(RESERVED_NAMES))].toSorted(byText))
})

test('every section of established hosts is a category, and every row has a language', () => {
  expect([...wordsBySection(ESTABLISHED_HOSTS).keys()]).toEqual([...HOST_CATEGORIES])
  expect(establishedHosts.filter(({ languages }) => languages.length === 0)).toEqual([])
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const languages = new Set(establishedHosts.flatMap((row) => row.languages))
  expect([...languages].filter((code) => known.of(code) === undefined)).toEqual([])
})

test('no established host is free, and none signs for others', () => {
  expect(established.filter(isFreeHost)).toEqual([])
  expect(established.filter((host) => isPaymentProcessor(host) || isSignatureService(host))).toEqual([])
})

test('no domain signs both receipts and contracts', () => {
  expect(tableWords(PAYMENT_PROCESSORS).filter(isSignatureService)).toEqual([])
  expect(tableWords(SIGNATURE_SERVICES).filter(isPaymentProcessor)).toEqual([])
})

test('the table of free hosts repeats nothing of the private section, and closes only suffixes that are in it', () => {
  const isPrivate = (host: string): boolean => parse(host, { allowPrivateDomains: true }).isPrivate === true
  const listed = tableWords(FREE_HOSTS).filter((row) => !row.endsWith('.*'))
  expect(listed.filter((row) => isPrivate(row.replace('*', 'a')))).toEqual([])
  const suffixOf = (host: string): string | null =>
    parse(`a.${host}`, { allowPrivateDomains: true }).publicSuffix
  expect(
    tableWords(CLOSED_SUFFIXES).filter((suffix) => suffixOf(suffix) !== suffix || !isPrivate(suffix)),
  ).toEqual([])
})

test('platforms are registrable domains', () => {
  expect(
    tableWords(PLATFORM_DOMAINS).filter((domain) => domainOfHost(domain) !== domain || !isPlatform(domain)),
  ).toEqual([])
})

test('each pattern of an account names it once, and no two platforms claim the same place', () => {
  const places = accountRows.flatMap((row) => (row.split(' | ')[1] ?? '').split(' '))
  expect(places.filter((place) => place.split('{}').length !== 2)).toEqual([])
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})
