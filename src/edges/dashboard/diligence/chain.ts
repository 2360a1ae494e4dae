// Checks the chain of a run here in the browser: the seal is the hash of the last record, and each record holds the hash of the
// one before it. So what is proven is proven from the seal backwards. The server is not asked to vouch for itself.
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>

/** What the first record holds in place of the hash of one before it. */
const NO_HASH = '0'.repeat(64)

export interface CheckedChain {
  /** The hash of each record, as it is now. */
  readonly hashes: readonly string[]
  /** Index of the first record that the seal proves, and all after it; the number of records where it proves none. */
  readonly provenFrom: number
  /** Whether each record holds the hash of the one before it, from a first one that has none before it. */
  readonly linked: boolean
}

/** `seal` is the hash of a completed run; without it nothing is proven. */
export async function checkChain(
  records: readonly string[],
  seal: string | undefined,
  digest: Digest,
): Promise<CheckedChain> {
  const hashes = await Promise.all(records.map((record) => entryHash(record, digest)))
  const linked = records.every((record, i) => prevOf(record) === (hashes[i - 1] ?? NO_HASH))
  let [provenFrom, expected]: [number, unknown] = [records.length, seal]
  while (provenFrom > 0 && hashes[provenFrom - 1] === expected) {
    provenFrom--
    expected = prevOf(records[provenFrom] ?? '')
  }
  return { hashes, provenFrom, linked }
}

/** SHA-256(0x00 || text). */
async function entryHash(record: string, digest: Digest): Promise<string> {
  const hash = await digest(new TextEncoder().encode(`\0${record}`))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const prevOf = (record: string): unknown => readAuditRecord(record)['prev']

/** A record as its members; what cannot be read has none. */
export function readAuditRecord(record: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(record)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}
