// The ports that several parts need: the time, ids, and a box for secrets.

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

/** Encrypts secrets that the server has to use, under a secret of the installation. */
export interface SecretBox {
  /** `of`: what the secret belongs to; it opens for nothing else. */
  seal(secret: string, of: string): string
  /** Undefined where the secret of the installation that sealed it is gone, or the text was altered. */
  open(sealed: string, of: string): string | undefined
  /** Whether it is sealed under the newest secret of the installation. */
  isNewest(sealed: string): boolean
}
