// Shares a value outside React that pages follow, because requests change it.
export function sharedState<T>(value: T) {
  const listeners = new Set<() => void>()
  let current = value
  return {
    get: (): T => current,
    set: (next: T): void => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
