// What a browser remembers between visits. Where it has no room, or is told to remember nothing, this page does while it is open.
const here = new Map<string, string>()

export function remembered(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function allRemembered(): string[] {
  try {
    return [...here.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...here.keys()]
  }
}

/** null forgets it. */
export function rememberInBrowser(key: string, value: string | null): void {
  here.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) here.set(key, value)
  }
}
