// What the service must know and answer about sessions, remembered answers and units of quota: a model to test against.
const HOUR = 3_600_000
const TOKEN_MS = 30 * 24 * HOUR

export interface ModelSession {
  readonly token: string
  readonly openedAt: number
  /** Indexes of signals, in the order they were taken. */
  readonly taken: number[]
  current: boolean
  scorecards: number
}
interface Remembered {
  readonly request: string
  readonly at: number
  readonly text: string
}

/** What the service must know: sessions, remembered answers, units of quota. Refusals leave nothing in it. */
export class Model {
  now: number
  /** Sends the last request that carried a key once more. */
  again: (() => Promise<unknown>) | undefined
  readonly #needed: number

  /** `needed` signals make a session ready to score. */
  constructor(now: number, needed: number) {
    this.now = now
    this.#needed = needed
  }

  readonly sessions: ModelSession[] = []
  readonly remembered = new Map<string, Remembered>()
  readonly used = new Map<string, number>()

  get month(): string {
    return new Date(this.now).toISOString().slice(0, 7)
  }
  /** The answer remembered for a key: the very text, or 409, or nothing. */
  memory(key: string | null, request: string): string | 409 | undefined {
    const record = key === null ? undefined : this.remembered.get(key)
    if (!record || record.at < this.now - 24 * HOUR) return undefined
    return record.request === request ? record.text : 409
  }
  remember(key: string | null, request: string, text: string): void {
    if (key !== null) this.remembered.set(key, { request, at: this.now, text })
  }
  start(): number {
    const used = this.used.get(this.month) ?? 0
    if (used >= 3) return 429
    this.used.set(this.month, used + 1)
    return 200
  }
  submit(session: ModelSession, signal: number): number {
    if (session.taken.includes(signal)) return 422
    session.taken.push(signal)
    session.current = false
    return 200
  }
  score(session: ModelSession): number {
    if (session.taken.length < this.#needed) return 412
    if (!session.current) session.scorecards++
    session.current = true
    return 200
  }
  expired = (session: ModelSession): boolean => this.now >= session.openedAt + TOKEN_MS
}
