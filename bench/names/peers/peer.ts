// What the retrieval tables ask of a contender, so that every one is built, asked and closed in the same way.

export interface PeerName {
  /** Ordinal of the entity that has this name. */
  readonly record: number
  readonly text: string
}

/** Best first, one per record. */
export interface PeerHit {
  readonly record: number
  readonly score: number
}

export interface Peer {
  readonly name: string
  /** Versions and settings as a reader would need to repeat it. */
  readonly setting: string
  build(names: Iterable<PeerName>): Promise<void>
  search(query: string, limit: number): Promise<readonly PeerHit[]> | readonly PeerHit[]
  /** Similarity of two names by the tool's own measure, 0..1, for the pair sets; absent where the tool has none. */
  similarity?(a: string, b: string): Promise<number> | number
  close(): Promise<void>
}

/** The first hit of each record, for tools that hold one row for each name. `hits` come best first. */
export function bestPerRecord(hits: Iterable<PeerHit>, limit: number): PeerHit[] {
  const best: PeerHit[] = []
  const seen = new Set<number>()
  for (const hit of hits) {
    if (seen.has(hit.record)) continue
    seen.add(hit.record)
    if (best.push(hit) === limit) break
  }
  return best
}
