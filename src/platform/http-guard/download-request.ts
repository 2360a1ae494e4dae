// The request and the outcome of a download.
import type { RateLimit } from './rate-limit.ts'
import type { Validators } from './validators.ts'

export interface DownloadRequest {
  /** https, or http for a pair in the allow list. */
  readonly url: string
  /**
   * Header fields of the source. Without `accept-encoding` the download asks for the uncompressed file. It ignores
   * connection and conditional fields. After a redirect to another origin it sends no key and no cookie.
   */
  readonly headers?: Readonly<Record<string, string>>
  /** Path of the file to write. TARGET.part and TARGET.part.json exist until the file is complete. */
  readonly target: string
  /** Validators of the version the caller has. The download does not fetch that version again. */
  readonly previous?: Validators
  /** Compare by HEAD first, for publishers that ignore conditional requests. */
  readonly compareByHead?: boolean
  readonly rateLimit: RateLimit
  /** The largest allowed file, in uncompressed bytes. Default 16 GiB. */
  readonly maxBytes?: number
}

export interface DownloadOptions {
  /** Aborts the download. The part stays where a later download can continue it. */
  readonly signal?: AbortSignal
  /** Called after every piece written. */
  readonly onProgress?: DownloadProgress
}

/** Bytes of the file so far, including those of earlier attempts, and the total when the publisher sends it. */
export type DownloadProgress = (bytes: number, total: number | undefined) => void

export type DownloadOutcome =
  | { readonly kind: 'unchanged' }
  | ({
      readonly kind: 'saved'
      /** Absolute path. */
      readonly path: string
      /** Size of the file on disk, uncompressed. */
      readonly bytes: number
      /** Hex digest of these bytes. */
      readonly sha256: string
      /**
       * The host (and non-default port) that sent the file, after redirects. The rest of the URL may be a short-lived
       * secret and is left out.
       */
      readonly finalUrlHost: string
      readonly status: number
    } & Validators)
  /** `reason` is a sentence for operators. `retryable`: the same request may succeed later. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly retryable: boolean
      /** The HTTP status, when it is the reason. */
      readonly status?: number
    }
