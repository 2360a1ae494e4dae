// Whom an address stands for where requests are counted.

/** An IPv4 address is itself, also where it is written as IPv6; of IPv6 it is the /64, because each customer is given all of one. */
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

/** The eight groups of an address as URLs write it: no leading zeros, the longest run of zeros as `::`. */
function groupsOf(written: string): number[] {
  const [head = '', tail = ''] = written.split('::')
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const hex = (group: number): string => group.toString(16)
