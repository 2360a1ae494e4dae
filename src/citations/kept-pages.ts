// The text of pages that were read, by the hash of their bytes, so that what has not changed is not read again. By workspace:
// what one has read must tell another nothing, not even by its speed.
import type { PageVersion } from './ports.ts'

export interface PageFacts extends PageVersion {
  /** Of the bytes as they came, hex. */
  readonly sha256: string
  readonly contentType: string
}

const MAX_ADDRESSES = 10_000

/** Keeps so many characters of text in all; what was not asked for longest goes first. */
export class KeptPages {
  readonly #texts = new Map<string, string>()
  readonly #versions = new Map<string, PageFacts>()
  readonly #maxChars: number
  #chars = 0

  constructor(maxChars: number) {
    this.#maxChars = maxChars
  }

  /** What was last seen at an address. */
  version(workspaceId: string, url: string): PageFacts | undefined {
    return this.#versions.get(`${workspaceId} ${url}`)
  }

  /** What was made of these bytes, wherever they came from. */
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
