// Caches the text of pages, with signs and fingerprint, by the hash of their bytes, so unchanged pages are not parsed
// again. Caches are per workspace: one workspace must learn nothing of another's reading, not even from timing.
import type { PageContent, PageVersion } from './ports.ts'

export interface PageFacts extends PageVersion {
  /** Hash of the bytes as received, hex. */
  readonly sha256: string
  readonly contentType: string
  readonly status: number
  readonly finalUrl: string
}

type PageBytesId = Pick<PageFacts, 'sha256' | 'contentType'>

const MAX_ADDRESSES = 10_000

/** Keeps up to `maxChars` characters of text in total and evicts the least recently used. */
export class KeptPages {
  readonly #contents = new Map<string, PageContent>()
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

  /** The content of these bytes, from any address. */
  content(workspaceId: string, facts: PageBytesId): PageContent | undefined {
    const key = contentKey(workspaceId, facts)
    const found = this.#contents.get(key)
    if (found !== undefined) this.#put(key, found)
    return found
  }

  keep(workspaceId: string, url: string, facts: PageFacts, content: PageContent): void {
    if (this.#versions.size >= MAX_ADDRESSES) this.#versions.clear()
    this.#versions.set(`${workspaceId} ${url}`, facts)
    this.#put(contentKey(workspaceId, facts), content)
    for (const oldest of this.#contents.keys()) {
      if (this.#chars <= this.#maxChars) break
      this.#forget(oldest)
    }
  }

  #put(key: string, content: PageContent): void {
    this.#forget(key)
    this.#contents.set(key, content)
    this.#chars += content.text.length
  }

  #forget(key: string): void {
    this.#chars -= this.#contents.get(key)?.text.length ?? 0
    this.#contents.delete(key)
  }
}

const contentKey = (workspaceId: string, { sha256, contentType }: PageBytesId): string =>
  `${workspaceId} ${sha256} ${contentType}`
