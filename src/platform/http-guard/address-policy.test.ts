import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './address-policy.ts'

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '168.63.129.17',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4009:80b::200e',
    '3ffe:ffff::1',
    '2606:4700::1:5efe:1:2',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.0',
    '100.64.0.0',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.255',
    '168.63.129.16',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.192',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.168.255.255',
    '192.175.48.6',
    '198.19.255.255',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::ffff:0:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::808:808',
    '100::1',
    '100:0:0:1::1',
    '1fff:ffff::1',
    '2001::1',
    '2001:10::1',
    '2001:1ff::1',
    '2001:db8::1',
    '2002:808:808::1',
    '2620:4f:8000::1',
    '2606:4700::5efe:8.8.8.8',
    '2606:4700::200:5efe:808:808',
    '2606:4700:0:0:0:5efe:808:808',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    '',
    '1.1.1',
    '0x7f.1',
    '01.1.1.1',
    'localhost',
    '[2606:4700::1111]',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('the address policy against ipaddr.js', () => {
  const ipv4 = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255))).map((bytes) => bytes.join('.'))
  // Random words, and random words below the prefixes where the rules are.
  const prefix = fc.constantFrom(
    '2001:0',
    '2001:1',
    '2001:db8',
    '2002:a00',
    '2620:4f',
    '3fff:1',
    '64:ff9b',
    '2606:4700',
  )
  const word = fc.oneof(fc.constantFrom(0, 0x5efe, 0x200, 0xffff, 0x8000, 1), fc.nat(0xffff))
  const words = (length: number) =>
    fc
      .array(word, { minLength: length, maxLength: length })
      .map((list) => list.map((w) => w.toString(16)).join(':'))
  const ipv6 = fc.oneof(
    words(8),
    fc.tuple(prefix, words(6)).map((parts) => parts.join(':')),
    words(7).map((rest) => `2a00:${rest}`),
  )

  it('agrees on IPv4', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(isPublicAddress(address)).toBe(ipv4Oracle(address))
      }),
      { numRuns: 5_000 },
    )
  })

  it('agrees on IPv6', () => {
    fc.assert(
      fc.property(ipv6, (address) => {
        const spelt = [address, ipaddr.parse(address).toString(), ipaddr.parse(address).toNormalizedString()]
        expect(spelt.map(isPublicAddress)).toEqual(spelt.map(() => ipv6Oracle(address)))
      }),
      { numRuns: 5_000 },
    )
  })

  it('refuses every IPv4 address in IPv6 clothes, public or not', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        const hex = ipaddr
          .parse(`::ffff:${address}`)
          .toNormalizedString()
          .replace(/^0:0:0:0:0:ffff:/, '')
        for (const form of [
          `::ffff:${address}`,
          `::ffff:${hex}`,
          `0:0:0:0:0:ffff:${hex}`,
          `::${address}`,
          `::ffff:0:${address}`,
          `64:ff9b::${address}`,
          `64:ff9b:1::${address}`,
          `2002:${hex}::`,
          `2001:0:${hex}::1`,
          `2a00:1:2:3:0:5efe:${address}`,
          `2a00:1:2:3:200:5efe:${hex}`,
        ])
          expect(isPublicAddress(form), form).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  it('calls loopback what ipaddr.js calls loopback', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          ipv4,
          ipv4.map((address) => address.replace(/^\d+/, '127')),
        ),
        (address) => {
          expect(isLoopbackAddress(address)).toBe(ipaddr.parse(address).range() === 'loopback')
        },
      ),
    )
    expect(isLoopbackAddress('::1')).toBe(true)
    expect(isLoopbackAddress('::ffff:127.0.0.1')).toBe(false)
  })
})

/** Beyond ipaddr.js: the wire server of Azure, which looks public; AS112 and AMT, whatever that library calls them. */
function ipv4Oracle(address: string): boolean {
  const parsed = ipaddr.IPv4.parse(address)
  const also = [
    '168.63.129.16/32',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.175.48.0/24',
    '192.88.99.0/24',
    '240.0.0.0/4',
  ]
  return parsed.range() === 'unicast' && !also.some((block) => parsed.match(ipaddr.IPv4.parseCIDR(block)))
}

/**
 * Beyond ipaddr.js: everything outside 2000::/3 is refused, assigned or not; the whole of 2001::/23 rather than
 * the single assignments in it; 3fff::/20; AS112; and ISATAP, which no prefix tells.
 */
function ipv6Oracle(address: string): boolean {
  const parsed = ipaddr.IPv6.parse(address)
  const inside = (block: string): boolean => parsed.match(ipaddr.IPv6.parseCIDR(block))
  const isatap = [0, 0x200].includes(parsed.parts[4] ?? -1) && parsed.parts[5] === 0x5efe
  return (
    parsed.range() === 'unicast' &&
    inside('2000::/3') &&
    !inside('2001::/23') &&
    !inside('3fff::/20') &&
    !inside('2620:4f:8000::/48') &&
    !isatap
  )
}
