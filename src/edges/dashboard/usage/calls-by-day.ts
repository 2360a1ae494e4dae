// The calls of each day of a time, days without a call too.
const DAY_MS = 86_400_000

interface UsageOfKeys {
  /** YYYY-MM-DD. */
  readonly first: string
  readonly days: number
  readonly keys: readonly {
    readonly id: string
    readonly byDay: readonly { readonly day: string; readonly calls: number }[]
  }[]
}

export interface CallsOfDay {
  readonly day: string
  readonly calls: number
}

/** `key`: only its calls; empty: those of all. */
export function callsByDay({ first, days, keys }: UsageOfKeys, key: string): readonly CallsOfDay[] {
  const counts = new Map<string, number>()
  for (const { id, byDay } of keys)
    if (key === '' || key === id)
      for (const { day, calls } of byDay) counts.set(day, (counts.get(day) ?? 0) + calls)
  const start = Date.parse(first)
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(start + at * DAY_MS).toISOString().slice(0, 10)
    return { day, calls: counts.get(day) ?? 0 }
  })
}
