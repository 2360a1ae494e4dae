// The text of pages that were read, so that one that has not changed is not read again. By workspace: what one has read
// must tell another nothing, not even by its speed.
import type { PageVersion } from '../ports.ts'

export interface PageFacts extends PageVersion {
  /** Of the bytes as they came, hex. */
  readonly sha256: string
  readonly contentType: string
}

interface KeptPage extends PageFacts {
  readonly text: string
}

/** Keeps so many characters of text in all; what was not asked for longest goes first. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>()
  readonly #maxChars: number
  #chars = 0

  constructor(maxChars: number) {
    this.#maxChars = maxChars
  }

  get(workspaceId: string, url: string): KeptPage | undefined {
    const key = `${workspaceId} ${url}`
    const found = this.#pages.get(key)
    if (found !== undefined) this.#put(key, found)
    return found
  }

  set(workspaceId: string, url: string, page: KeptPage): void {
    this.#put(`${workspaceId} ${url}`, page)
    for (const oldest of this.#pages.keys()) {
      if (this.#chars <= this.#maxChars) break
      this.#forget(oldest)
    }
  }

  #put(key: string, page: KeptPage): void {
    this.#forget(key)
    this.#pages.set(key, page)
    this.#chars += page.text.length
  }

  #forget(key: string): void {
    this.#chars -= this.#pages.get(key)?.text.length ?? 0
    this.#pages.delete(key)
  }
}
