// The ports that all parts need: the time, and ids.

export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number
}

export interface Ids {
  /** A new ULID; ids made later in one process sort later. */
  ulid(): string
  /** Cryptographically random bytes. */
  randomBytes(count: number): Uint8Array
}
