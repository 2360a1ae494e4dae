// Caches the text of pages by the hash of their bytes, so unchanged pages are not parsed again. Caches are per
// workspace: one workspace must learn nothing of another's reading, not even from timing.
import type { PageVersion } from './ports.ts'

export interface PageFacts extends PageVersion {
  /** Hash of the bytes as received, hex. */
  readonly sha256: string
  readonly contentType: string
}

const MAX_ADDRESSES = 10_000

/** Keeps up to `maxChars` characters of text in total and evicts the least recently used. */
export class KeptPages {
  readonly #texts = new Map<string, string>()
  readonly #versions = new Map<string, PageFacts>()
  readonly #maxChars: number
  #chars = 0

  constructor(maxChars: number) {
    this.#maxChars = maxChars
  }

  /** The version last seen at an address. */
  version(workspaceId: string, url: string): PageFacts | undefined {
    return this.#versions.get(`${workspaceId} ${url}`)
  }

  /** The text of these bytes, from any address. */
  text(workspaceId: string, facts: PageFacts): string | undefined {
    const key = textKey(workspaceId, facts)
    const found = this.#texts.get(key)
    if (found !== undefined) this.#put(key, found)
    return found
  }

  keep(workspaceId: string, url: string, facts: PageFacts, text: string): void {
    if (this.#versions.size >= MAX_ADDRESSES) this.#versions.clear()
    this.#versions.set(`${workspaceId} ${url}`, facts)
    this.#put(textKey(workspaceId, facts), text)
    for (const oldest of this.#texts.keys()) {
      if (this.#chars <= this.#maxChars) break
      this.#forget(oldest)
    }
  }

  #put(key: string, text: string): void {
    this.#forget(key)
    this.#texts.set(key, text)
    this.#chars += text.length
  }

  #forget(key: string): void {
    this.#chars -= this.#texts.get(key)?.length ?? 0
    this.#texts.delete(key)
  }
}

const textKey = (workspaceId: string, { sha256, contentType }: PageFacts): string =>
  `${workspaceId} ${sha256} ${contentType}`
