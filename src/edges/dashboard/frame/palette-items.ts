// What the command palette offers: pages, actions and what was found by name, narrowed by the words that were typed.

export interface PaletteItem {
  readonly to: string
  readonly name: string
  /** Beside the name: `Case`, a state, a listed party. */
  readonly note?: string
}

export interface PaletteGroup {
  readonly title: string
  readonly items: readonly PaletteItem[]
}

/** Found items of one kind. */
const MAX_FOUND = 5

/** Fewer characters find everything. */
export const MIN_SEARCHED = 2

const ACTIONS: readonly PaletteItem[] = [
  { to: '/diligence/new', name: 'New run' },
  { to: '/assessments/new', name: 'New assessment' },
]
const READING_ACTIONS: readonly PaletteItem[] = [
  { to: '/cases?state=open', name: 'Open cases' },
  { to: '/diligence/verify', name: 'Verify a saved audit trail' },
]

/** The actions of a person, whose role may only read. */
export const paletteActions = (mayChange: boolean): readonly PaletteItem[] => [
  ...(mayChange ? ACTIONS : []),
  ...READING_ACTIONS,
]

/** Pages and actions with all of the words; found items as they are, a few of each kind. Groups without items are left out. */
export function paletteGroups(
  text: string,
  known: readonly PaletteGroup[],
  found: readonly PaletteGroup[],
): readonly PaletteGroup[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const narrowed = known.map(({ title, items }) => ({
    title,
    items: items.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))),
  }))
  const few = found.map(({ title, items }) => ({ title, items: items.slice(0, MAX_FOUND) }))
  return [...narrowed, ...few].filter(({ items }) => items.length > 0)
}

/** The place of the next item, in a ring. */
export const moved = (at: number, by: number, count: number): number =>
  count === 0 ? 0 : (at + by + count) % count
