// What is kept of a signed message that proves a commitment (rule P-8). The message itself is never a part of an entry.
import type { JsonObject } from '../../../base/json.ts'

export interface MessageProof {
  /** Hash of the message as it was sent, hex. */
  readonly sha256: string
  /** Hash of what identifies the message whatever its unsigned headers are: it proves one entry. */
  readonly identity: string
  /** The domain that signed it, and the name of its key. */
  readonly signed_by: string
  readonly selector: string
  /** The domain of its From address. */
  readonly from: string
  /** ISO instant of its Date. */
  readonly date: string
  /** What the signed part holds. */
  readonly found: { readonly counterparty: string; readonly amount?: number; readonly currency?: string }
}

/** A value without the message that proves it. */
export function withoutMessage(value: JsonObject): { readonly value: JsonObject; readonly message?: string } {
  const { evidence_email: message, ...rest } = value
  return typeof message === 'string' ? { value: rest, message } : { value }
}
