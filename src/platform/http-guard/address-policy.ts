// Decides which IP addresses the guard may connect to: an allow-list on binary addresses (Q-16, guard step 3). It never
// compares strings: CVE-2026-43929 and similar bugs came from another spelling of the same bits.
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The IANA IPv4 special-purpose blocks, multicast and reserved space, and the wire server of Azure. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Global unicast. Loopback, mapped, NAT64, ULA, link-local, site-local and multicast forms all lie outside. */
const GLOBAL_IPV6 = ['2000::/3']

/** Protocol assignments with Teredo and ORCHID, documentation, 6to4, AS112. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const specialIpv4 = subnets(SPECIAL_IPV4, 'ipv4')
const globalIpv6 = subnets(GLOBAL_IPV6, 'ipv6')
const specialIpv6 = subnets(SPECIAL_IPV6, 'ipv6')
const loopbackIpv4 = subnets(['127.0.0.0/8'], 'ipv4')

/**
 * True for public unicast addresses only. False for text that is not an address, for an address with a zone id, and for
 * every IPv6 form that carries an IPv4 address, even a public one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6') && !isIsatap(address)
}

/** True for 127.0.0.0/8 and ::1, the only addresses a pair of FetchAllow can lead to. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIPv4(address) && loopbackIpv4.check(address, 'ipv4'))
}

/** ISATAP (RFC 5214): the interface id 0:5efe or 200:5efe, followed by an IPv4 address, below any prefix. */
function isIsatap(address: string): boolean {
  const [, , , , fifth, sixth] = ipv6Words(address)
  return (fifth === 0 || fifth === 0x200) && sixth === 0x5efe
}

/** The eight 16-bit words of an IPv6 address. The text must have passed isIPv6 and hold no zone id. */
function ipv6Words(address: string): readonly number[] {
  const [head = [], tail] = address.split('::').map(words)
  if (tail === undefined) return head
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

function words(part: string): readonly number[] {
  return part
    .split(':')
    .filter((word) => word !== '')
    .flatMap((word) => (word.includes('.') ? dottedWords(word) : [Number.parseInt(word, 16)]))
}

function dottedWords(dotted: string): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function subnets(blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const block of blocks) {
    const [network = '', prefix = ''] = block.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
