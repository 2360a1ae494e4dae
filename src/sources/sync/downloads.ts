// How the files of a source come from its publisher, as the use cases know it.
import type { FileValidators } from '../ports.ts'
import type { OpenedSnapshot } from '../snapshots/take-in.ts'

/** `reason` is a sentence for operators. */
export type FetchOutcome =
  /** The publisher still has the version that was named. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saved'; readonly validators: FileValidators }
  /** Nothing is published under this address, or not yet. */
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** The place where the files of one source arrive. Its methods are called one after the other. */
export interface Downloads {
  /**
   * Brings a file in under its official name, whole or not at all. With `previous` only if the publisher has another
   * version. What broke off before is gone on with.
   */
  fetch(name: string, url: string, previous?: FileValidators): Promise<FetchOutcome>
  /** The files saved under these names, the main one first; no other file is read. Throws SnapshotRefused. */
  open(names: readonly string[]): Promise<Pick<OpenedSnapshot, 'batches' | 'bytes' | 'contentSha256'>>
  /** Removes all files, those that broke off included. */
  clear(): Promise<void>
}
