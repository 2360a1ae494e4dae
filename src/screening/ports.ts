// What screening needs of the store that several processes share.

/** Indexes of watch lists, by a key that says what each is made of. A user of the store can alter them, so that callers verify what they read. */
export interface SharedIndexes {
  /** The pieces of an index in their order; none if there is no such index. */
  read(key: string): AsyncIterable<Uint8Array>
  /**
   * Does nothing where the index is there already, or another process writes it now. Removes all but the indexes made last.
   * `madeAt`: ISO 8601 in UTC.
   */
  write(key: string, pieces: Iterable<Uint8Array>, madeAt: string): Promise<void>
  /** Removes an index that cannot be used. */
  remove(key: string): Promise<void>
  /**
   * Does the work while no other process does work for this key: waits for one that does, but not longer than minutes, because
   * it may be on a machine that is gone.
   */
  alone<T>(key: string, work: () => Promise<T>): Promise<T>
}
