// The port through which the files of a source come from its publisher.
import type { FileValidators } from '../ports.ts'
import type { OpenedSnapshot } from '../snapshots/take-in.ts'

/** `reason` is a sentence for operators. */
export type FetchOutcome =
  /** The publisher still has the given version. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saved'; readonly validators: FileValidators }
  /** The address has no file, or not yet. */
  | { readonly kind: 'missing'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** The place where the files of one source arrive. Call its methods one after the other. */
export interface Downloads {
  /**
   * Downloads a file under its official name, whole or not at all. With `previous`, only if the publisher has another
   * version. Resumes an interrupted download.
   */
  fetch(name: string, url: string, previous?: FileValidators): Promise<FetchOutcome>
  /** The files saved under these names, the main one first; other files are not read. Throws SnapshotRefused. */
  open(names: readonly string[]): Promise<Pick<OpenedSnapshot, 'batches' | 'bytes' | 'contentSha256'>>
  /** Removes all files, including interrupted downloads. */
  clear(): Promise<void>
}
