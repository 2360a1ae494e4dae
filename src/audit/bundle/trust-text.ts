// What a reader pastes into a form: verifier keys, or the lines of a policy file.
import { utf8 } from '../proofs/bytes.ts'
import type { BundleTrust } from './verify-bundle.ts'

/** A text whose first word is of a policy file is one; anything else are keys, one a line. */
export function trustOf(text: string, pin: Uint8Array | undefined): BundleTrust {
  const pinned = pin !== undefined && { pin }
  const isPolicy = /^\s*(#|(log|witness|group|quorum)[ \t])/.test(text)
  if (isPolicy) return { policy: utf8(text.replaceAll('\r\n', '\n')), ...pinned }
  return { keys: text.split(/\s+/).filter((key) => key !== ''), ...pinned }
}
