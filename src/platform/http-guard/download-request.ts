// What a download is asked for and what came of it.
import type { RateLimit } from './rate-limit.ts'
import type { Validators } from './validators.ts'

export interface DownloadRequest {
  /** https, or http for a pair of the allow list. */
  readonly url: string
  /**
   * Those of the source. Without `accept-encoding` among them the file is asked for uncompressed. Fields of the
   * connection and of conditions are ignored; another origin, reached by a redirect, sees no key and no cookie.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Path of the file to write. TARGET.part and TARGET.part.json stand beside it until it is whole. */
  readonly target: string
  /** Of the version that the caller has; it is not fetched again. */
  readonly previous?: Validators
  /** Compare by HEAD first, for publishers that ignore conditions. */
  readonly compareByHead?: boolean
  readonly rateLimit: RateLimit
  /** Bytes the file may have, uncompressed. Default 16 GiB. */
  readonly maxBytes?: number
}

export interface DownloadOptions {
  /** Ends the download; the part is kept where it can be continued. */
  readonly signal?: AbortSignal
  /** After every piece written, so often. */
  readonly onProgress?: DownloadProgress
}

/** Bytes of the file so far, those of an earlier attempt included, and of the whole, when the publisher tells. */
export type DownloadProgress = (bytes: number, total: number | undefined) => void

export type DownloadOutcome =
  | { readonly kind: 'unchanged' }
  | ({
      readonly kind: 'saved'
      /** Absolute. */
      readonly path: string
      /** Of the file on the disk, uncompressed. */
      readonly bytes: number
      /** Hex, of these bytes. */
      readonly sha256: string
      /** Host (and unusual port) that sent it, after redirects. Its URL may be a secret for minutes; it is not told. */
      readonly finalUrlHost: string
      readonly status: number
    } & Validators)
  /** `reason` is a sentence for operators. `retryable`: the same request may succeed at another time. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly retryable: boolean
      /** Of the answer, where its status is the reason. */
      readonly status?: number
    }
