// Maps an address to the network whose requests are counted together.

/**
 * An IPv4 address is its own network, also when written as IPv6. An IPv6 address maps to its /64, because each customer
 * gets a whole one.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  const written = bare.includes(':') ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : undefined
  if (written === undefined) return address
  const groups = groupsOf(written)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!mapped) return `${groups.slice(0, 4).map(hex).join(':')}::/64`
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/** The eight groups of an address in URL form: no leading zeros, the longest run of zeros as `::`. */
function groupsOf(written: string): number[] {
  const [head = '', tail = ''] = written.split('::')
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const hex = (group: number): string => group.toString(16)
