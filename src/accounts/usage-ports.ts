// What the rotation and the usage of keys need of the store.

/** When a key got another secret, who was given it, and its first and last characters. */
export interface RotationTimes {
  readonly at: string
  readonly graceUntil: string
  readonly holder?: string | undefined
  readonly hint?: string
}

/** Calls of one key on one day. */
export interface UsageCount {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  readonly keyId: string
  readonly calls: number
}

export interface UsageReads {
  /** From this day on, by day and key. */
  usageSince(day: string): Promise<readonly UsageCount[]>
}

export interface UsageWrites extends UsageReads {
  /** Adds to what was counted before. */
  addUsage(counts: readonly UsageCount[]): Promise<void>
}

/** Counts the calls of keys and agents. */
export interface UsageCounter {
  count(workspaceId: string, keyId: string): void
  /** Writes what is counted. */
  flush(): Promise<void>
}
