import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-policy.ts'
import { parseFetchAllow } from './fetch-allow.ts'
import { parseTarget } from './target.ts'
import { refusedUrls } from './testing/refused-urls.ts'

const nothing = parseFetchAllow('')
const local = parseFetchAllow('127.0.0.1:9100,[::1]:9101,localhost:80,named.localhost:9103,*.localhost:9102')

describe('parseTarget on the public web', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://Example.COM/Path', 'https://example.com/Path'],
    ['http://example.com:80/a?b=c#d', 'http://example.com/a?b=c'],
    ['https://example.com:443/', 'https://example.com/'],
    ['https://example.com./x', 'https://example.com/x'],
    ['https://a-b.example.co.uk/?q=%00', 'https://a-b.example.co.uk/?q=%00'],
    ['https://münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
    ['https://MÜNCHEN.de/', 'https://xn--mnchen-3ya.de/'],
    ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['https://xn--mnchen-3ya.de/', 'https://xn--mnchen-3ya.de/'],
    ['http://1.1.1.1/', 'http://1.1.1.1/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://127.0.0.1.example.com/', 'https://127.0.0.1.example.com/'],
    ['https://example.com/@10.0.0.1', 'https://example.com/@10.0.0.1'],
    ['https://example.com?u=http://10.0.0.1', 'https://example.com/?u=http://10.0.0.1'],
    ['https://example.com#@10.0.0.1', 'https://example.com/'],
    ['https://example.com/a;b,c%20d', 'https://example.com/a;b,c%20d'],
    [`https://example.com/${'a'.repeat(2028)}`, `https://example.com/${'a'.repeat(2028)}`],
  ])('reads %s', (text, href) => {
    const target = parseTarget(text, nothing)
    expect(target?.url.href).toBe(href)
    expect(target?.pinned).toBeNull()
  })

  for (const [kind, texts] of Object.entries(refusedUrls))
    it.each(texts)(`refuses ${kind}: %j`, (text) => {
      expect(parseTarget(text, nothing)).toBeNull()
    })
})

describe('parseTarget with listed pairs (Q-18)', () => {
  it.each([
    ['http://127.0.0.1:9100/x#y', '127.0.0.1'],
    ['https://127.0.0.1:9100/', '127.0.0.1'],
    ['http://[::1]:9101/', '::1'],
    ['http://localhost/', '127.0.0.1'],
    ['http://a.localhost:9102/', '127.0.0.1'],
    ['http://a.b-c.LOCALHOST:9102/', '127.0.0.1'],
    ['http://named.localhost:9103/', '127.0.0.1'],
  ])('leads %s to %s', (text, pinned) => {
    expect(parseTarget(text, local)?.pinned).toBe(pinned)
  })

  it.each([
    'http://127.0.0.1:9101/',
    'http://127.0.0.2:9100/',
    'http://127.1:9100/',
    'http://2130706433:9100/',
    'http://[::ffff:127.0.0.1]:9100/',
    'http://[0:0:0:0:0:0:0:1]:9101/',
    'https://localhost/',
    'http://localhost:9102/',
    'http://localhost:9100/',
    'http://other.localhost:9103/',
    'http://a.localhost.:9102/',
    'http://a.localhost:09102/',
    'http://.localhost:9102/',
    'http://a_b.localhost:9102/',
    'http://user@a.localhost:9102/',
    'http://a.localhost:9102/\t',
    'http://a.localhost:9102/\\',
    'http://ａ.localhost:9102/',
    'http://a。localhost:9102/',
    'http://a.localhost.example.com:9102/',
    'http://10.0.0.1:9100/',
    'ftp://127.0.0.1:9100/',
    `http://a.localhost:9102/${'a'.repeat(2048)}`,
  ])('is not weakened for %j', (text) => {
    expect(parseTarget(text, local)).toBeNull()
  })
})

describe('parseTarget against other readers', () => {
  const pieces =
    'http:// https:// http:/ // / \\ @ : :80 :443 :22 ? # . % %2e %40 example.com www localhost internal 10.0.0.1 127.1 ' +
    '0x7f 8.8.8.8 2130706433 [::1] [2606:4700:4700::1111] xn-- bücher 。 １ ⓔ \t ; , \u00ad \u2044 a - _'
  const piece = fc.constantFrom(' ', ...pieces.split(' '))
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(piece, { maxLength: 6 }).map((parts) => `http://${parts.join('')}`),
    fc.tuple(fc.nat(22), fc.string({ unit: 'binary', maxLength: 3 })).map(([at, odd]) => {
      const url = 'http://www.example.com/'
      return url.slice(0, at) + odd + url.slice(at)
    }),
  )
  /** The authority ends at a slash for all, for some at a backslash; the host begins behind the first or the last @. */
  const readers: readonly ((url: string) => string | undefined)[] = [
    (url) => /^https?:\/\/(?:[^/?#]*@)?([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1],
    (url) => /^https?:\/\/(?:[^/?#\\]*@)?([^/?#\\]*?)(?::\d*)?(?:[/?#\\]|$)/i.exec(url)?.[1],
    (url) => /^https?:[/\\]+(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#@:\\]+)/i.exec(url.replaceAll(/\s/g, ''))?.[1],
  ]

  it('accepts only what all of them read as the same host, public if it is an address', () => {
    let accepted = 0
    fc.assert(
      fc.property(text, (url) => {
        const target = parseTarget(url, nothing)
        if (target === null) return
        accepted += 1
        const hosts = readers.map((read) => {
          const host = (read(url) ?? '').replace(/\.$/, '')
          return host.startsWith('[') ? host.slice(1, -1) : domainToASCII(host)
        })
        expect(hosts).toEqual(hosts.map(() => target.host))
        if (/^[\d.]+$|:/.test(target.host)) expect(isPublicAddress(target.host)).toBe(true)
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })
})

it.each([
  [253, true],
  [254, false],
])('a name of %i characters is read: %s', (length, read) => {
  const host = `${'a.'.repeat(150).slice(0, length - 'bb.example.com'.length)}bb.example.com`.replace(
    'abb',
    'bbb',
  )
  expect(host).toHaveLength(length)
  expect(parseTarget(`https://${host}/`, nothing) !== null).toBe(read)
})

it.each([
  [2_048, true],
  [2_049, false],
])('a URL of %i characters is read: %s', (length, read) => {
  const url = 'https://example.com/'.padEnd(length, 'a')
  expect(parseTarget(url, nothing) !== null).toBe(read)
})
