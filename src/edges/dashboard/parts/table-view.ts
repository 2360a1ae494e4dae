// How a person looks at a table: its order and its columns, which the address of the page keeps. Saved views name them.

export interface ViewedColumn {
  readonly name: string
  /** Names the row, and is always shown. */
  readonly names?: boolean
}

/** Parts of an address that say where a person is, not how they look at it. */
const ELSEWHERE: ReadonlySet<string> = new Set(['workspace', 'part', 'chosen'])

/** What a saved view keeps of an address. */
export const viewParts = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => !ELSEWHERE.has(name)))

/** The address with the parts of a view in place of its own. */
export function withViewParts(address: string, parts: Readonly<Record<string, string>>): string {
  const [path = '', search = ''] = address.split('?')
  const kept = [...new URLSearchParams(search)].filter(([name]) => ELSEWHERE.has(name))
  const query = new URLSearchParams([...kept, ...Object.entries(parts)]).toString()
  return query === '' ? path : `${path}?${query}`
}

export const sameParts = (
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

export interface Sort {
  readonly name: string
  readonly isDown: boolean
}

/** `-Risk` is the greatest first. */
export const sortOf = (part: string | null): Sort | undefined =>
  part === null || part === '' ? undefined : { name: part.replace(/^-/, ''), isDown: part.startsWith('-') }

/** The columns of a person who hides some. The one that names the row is always there. */
export const shownColumns = <Column extends { readonly name: string; readonly names?: boolean }>(
  columns: readonly Column[],
  hidden: string | null,
): readonly Column[] => {
  const without = new Set((hidden ?? '').split(','))
  return columns.filter(({ name, names }) => names === true || !without.has(name))
}
