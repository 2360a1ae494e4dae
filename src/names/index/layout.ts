// Lays out lists of lists in flat arrays: counts the entries, then places them.

export function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

/** Turns counts, each stored one place late, into the start of each list. */
export function accumulate(counts: Uint32Array): void {
  for (let k = 1; k < counts.length; k++) counts[k] = (counts[k] as number) + (counts[k - 1] as number)
}

/** Groups numbers by key: bucket k holds `values[at[k]..at[k + 1]]`. */
export function bucketed(keys: Uint32Array, values: Uint32Array): { at: Uint32Array; values: Uint32Array } {
  let buckets = 16
  while (buckets < keys.length) buckets *= 2
  const at = new Uint32Array(buckets + 1)
  for (const key of keys) bump(at, (key & (buckets - 1)) + 1)
  accumulate(at)
  const next = at.slice(0, buckets)
  const sorted = new Uint32Array(values.length)
  for (let k = 0; k < keys.length; k++) {
    const bucket = (keys[k] as number) & (buckets - 1)
    sorted[next[bucket] as number] = values[k] as number
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
