// Reads the tables of hosts, and walks from a host to the domains above it.

/** Words of a table by section. A line `[name]` begins a section; words before the first one belong to ''. */
export function wordsBySection(table: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>()
  let name = ''
  for (const line of table.trim().split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    if (heading !== undefined) name = heading
    else sections.set(name, [...(sections.get(name) ?? []), ...line.split(' ').filter(Boolean)])
  }
  return sections
}

/** All words of a table, whatever their section. */
export function tableWords(table: string): readonly string[] {
  return [...wordsBySection(table).values()].flat()
}

/** The host and the domains above it, the longest first: `a.b.com`, `b.com`, `com`. */
export function hostAndParents(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}
