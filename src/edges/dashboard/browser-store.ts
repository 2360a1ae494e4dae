// What a browser remembers between visits. Where it has no room, or is told to remember nothing, this page does while it is open.
const here = new Map<string, string | null>()

export function remembered(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys of what outlives this page. */
export function allRemembered(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** null forgets it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    here.delete(key)
  } catch {
    here.set(key, value)
  }
}
