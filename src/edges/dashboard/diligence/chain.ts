// Checks the chain of a run here in the browser: each record has to hold the hash of the one before it, and the last one
// the hash the run is sealed with. The server is not asked to vouch for itself.
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>

export interface CheckedChain {
  /** The hash of each record, as it is now. */
  readonly hashes: readonly string[]
  /** Where the chain breaks, or null. */
  readonly broken: number | null
}

/** `seal` is the hash of a completed run; without it the last record stands unchecked. */
export async function checkChain(
  records: readonly string[],
  seal: string | undefined,
  digest: Digest,
): Promise<CheckedChain> {
  const hashes = await Promise.all(records.map((record) => entryHash(record, digest)))
  const broken = records.findIndex((record, i) => i > 0 && prevOf(record) !== hashes[i - 1])
  if (broken >= 0) return { hashes, broken }
  return {
    hashes,
    broken: seal === undefined || seal === hashes.at(-1) ? null : Math.max(0, records.length - 1),
  }
}

/** SHA-256(0x00 || text). */
async function entryHash(record: string, digest: Digest): Promise<string> {
  const hash = await digest(new TextEncoder().encode(`\0${record}`))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const prevOf = (record: string): unknown => readRecord(record)['prev']

/** A record as its members; what cannot be read has none. */
export function readRecord(record: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(record)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
