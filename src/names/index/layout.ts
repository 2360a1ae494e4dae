// Lays out lists of lists in flat arrays: counts the entries, then places them.

export function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

/** Turns counts, each stored one place late, into the start of each list. */
export function accumulate(counts: Uint32Array): void {
  for (let k = 1; k < counts.length; k++) counts[k] = (counts[k] as number) + (counts[k - 1] as number)
}

/** Entries of a bucket, on average; they lie side by side. */
const ENTRIES = 4
/** An entry is a whole number of this many bits at most: V8 keeps larger ones as fractions. */
const ENTRY_BITS = 31
const MAX_TAG_BITS = 16

/** How many bits of its key an entry holds where the values are less than `values`. */
export const tagBitsFor = (values: number): number =>
  Math.max(0, Math.min(MAX_TAG_BITS, ENTRY_BITS - (32 - Math.clz32(values))))

/** What an entry under this key has in its lower bits: the upper bits of the key, because the lower ones select the bucket. */
export const tagOf = (key: number, tagBits: number): number => (tagBits === 0 ? 0 : key >>> (32 - tagBits))

/**
 * Groups numbers by key: bucket k holds `values[at[k]..at[k + 1]]`, each shifted left by `tagBits` and behind it the tag of its
 * key, which tells most of the other keys of the bucket from it.
 */
export function bucketed(
  keys: Uint32Array,
  values: Uint32Array,
  tagBits = 0,
): { at: Uint32Array; values: Uint32Array } {
  let buckets = 16
  while (buckets * ENTRIES < keys.length) buckets *= 2
  const at = new Uint32Array(buckets + 1)
  for (const key of keys) bump(at, (key & (buckets - 1)) + 1)
  accumulate(at)
  const next = at.slice(0, buckets)
  const sorted = new Uint32Array(values.length)
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k] as number
    const bucket = key & (buckets - 1)
    sorted[next[bucket] as number] = ((values[k] as number) << tagBits) | tagOf(key, tagBits)
    bump(next, bucket)
  }
  return { at, values: sorted }
}

/** Concatenates texts and returns their offsets and bytes. */
export function texts(all: readonly string[]): { at: Uint32Array; bytes: Uint8Array } {
  const encoder = new TextEncoder()
  const at = new Uint32Array(all.length + 1)
  let bytes = new Uint8Array(1 << 16)
  let length = 0
  all.forEach((text, k) => {
    if (bytes.length - length < text.length * 3) {
      const larger = new Uint8Array((length + text.length * 3) * 2)
      larger.set(bytes.subarray(0, length))
      bytes = larger
    }
    length += encoder.encodeInto(text, bytes.subarray(length)).written
    at[k + 1] = length
  })
  return { at, bytes: bytes.slice(0, length) }
}
