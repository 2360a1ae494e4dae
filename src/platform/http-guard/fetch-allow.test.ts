import { describe, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'

describe('parseFetchAllow (Q-18)', () => {
  it('lists nothing by default', () => {
    expect(parseFetchAllow('').pairs).toEqual([])
    expect(parseFetchAllow('  ').covers(new URL('http://localhost/'))).toBe(false)
  })

  it('reads pairs in any case, with spaces between, each once', () => {
    const allow = parseFetchAllow(
      ' 127.0.0.1:9100, *.LOCALHOST:9100 ,[::1]:1,127.0.0.1:9100,a.b.localhost:65535',
    )
    expect(allow.pairs).toEqual(['127.0.0.1:9100', '*.localhost:9100', '[::1]:1', 'a.b.localhost:65535'])
  })

  it('takes the port of the scheme when the URL names none', () => {
    const allow = parseFetchAllow('localhost:80,127.0.0.1:443')
    expect(allow.covers(new URL('http://localhost/'))).toBe(true)
    expect(allow.covers(new URL('https://localhost/'))).toBe(false)
    expect(allow.covers(new URL('https://127.0.0.1/'))).toBe(true)
    expect(allow.covers(new URL('ftp://localhost:80/'))).toBe(false)
  })

  it.each([
    'intranet.corp:80',
    '10.0.0.5:80',
    '0.0.0.0:80',
    '128.0.0.1:80',
    '127.1:80',
    '0x7f.0.0.1:80',
    '[::]:80',
    '[::ffff:127.0.0.1]:80',
    '::1:80',
    'example.com:443',
    'localhost',
    'localhost:',
    'localhost:0',
    'localhost:080',
    'localhost:65536',
    'localhost:http',
    'localhost.:80',
    '*:80',
    '*.com:80',
    '*.*.localhost:80',
    'a.*.localhost:80',
    '*localhost:80',
    '*.localhost',
    '*.localhost:*',
    'http://localhost:80',
    'localhost:80/path',
    'localhost:80,',
    ',',
    'localhost:80 127.0.0.1:80',
  ])('refuses %j with a sentence', (text) => {
    expect(() => parseFetchAllow(text)).toThrow(
      /is refused\. The list names loopback hosts allowed for demonstrations/,
    )
  })
})
