// Identifiers and key material from the random generator of the operating system.
import { randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'
import type { Ids } from '../../base/ports.ts'

/** ULIDs that increase within this process, also within one millisecond. */
export function randomIds(): Ids {
  const ulid = monotonicFactory()
  return { ulid: () => ulid(), randomBytes: (count) => randomBytes(count) }
}
