import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifiedHost, domainOfHost } from './registrable-domain.ts'

test.each([
  ['onecatblog.wordpress.com.localhost', 'onecatblog.wordpress.com'],
  ['A.GitHub.io.LOCALHOST.', 'a.github.io'],
  ['a.b.localhost', 'a.b'],
  ['a.b.localhost.localhost', 'a.b'],
  ['forum.localhost', 'forum.localhost'],
  ['localhost', 'localhost'],
  ['forum.localhost.example.com', 'forum.localhost.example.com'],
  ['notlocalhost', 'notlocalhost'],
  ['a.b.notlocalhost', 'a.b.notlocalhost'],
  ['WWW.Acme.COM.', 'www.acme.com'],
  ['[::1]', '[::1]'],
  ['127.0.0.1', '127.0.0.1'],
])('Q-18 the host %s counts as %s', (host, counted) => {
  expect(classifiedHost(host)).toBe(counted)
})

test.each([
  ['shop.foo.co.uk', 'foo.co.uk'],
  ['shop.foo.co.uk.localhost', 'foo.co.uk'],
  ['a.github.io', 'a.github.io'],
  ['docs.a.github.io.localhost', 'a.github.io'],
  ['forum.localhost', 'forum.localhost'],
  ['www.forum.localhost', 'www.forum'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['localhost', 'localhost'],
])('the registrable domain of %s is %s', (host, domain) => {
  expect(domainOfHost(host)).toBe(domain)
})

test('a host counts as itself once it is counted, and so does its registrable domain', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,5}$/)
  const hosts = fc
    .tuple(
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '.com', '.localhost', '.localhost.localhost'),
    )
    .map(([labels, end]) => labels.join('.') + end)
  fc.assert(
    fc.property(hosts, (host) => {
      expect(classifiedHost(classifiedHost(host))).toBe(classifiedHost(host))
      expect(domainOfHost(host)).toBe(domainOfHost(classifiedHost(host)))
      expect(domainOfHost(host.toUpperCase())).toBe(domainOfHost(host))
    }),
  )
})
