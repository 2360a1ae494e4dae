// The input and output of a use case: the type behind every operation.
import type { z } from 'zod'
import type { Operation, OutputOf, Scope, Tier } from '../contract/operations/operation.ts'
import type { Upload } from '../contract/vocabulary/file-stream.ts'
import type { Role } from '../contract/vocabulary/role.ts'

/** The person behind a signed-in caller. */
export interface SignedInMember {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly operator: boolean
  /** The identity provider of the workspace let them in: they reach no other workspace of theirs. */
  readonly throughProvider?: true
}

/** An agent that calls for a person who connected it. */
export interface ConnectedAgent {
  readonly connectionId: string
  /** As the client calls itself. */
  readonly clientName: string
  /** The person, with the role that they have now: an agent may do nothing that its person may not. */
  readonly person: SignedInMember
}

/** An authenticated caller. */
export interface Caller {
  readonly workspaceId: string
  /** The key; for a signed-in person or an agent, the key row that represents the dashboard of the workspace or the agent. */
  readonly keyId: string
  readonly tier: Tier
  readonly scopes: readonly Scope[]
  /** The signed-in person; undefined for a key and for an agent. */
  readonly member?: SignedInMember
  /** Undefined for a key and for a signed-in person. */
  readonly agent?: ConnectedAgent
}

export interface Call<Input = unknown> {
  readonly input: Input
  readonly caller: Caller
  /** Milliseconds since 1970 at which the call was admitted. */
  readonly now: number
  readonly idempotencyKey: string | undefined
  readonly signal: AbortSignal | undefined
  /** The file that the caller sends, for an operation that takes one. */
  readonly upload?: Upload | undefined
  /** How long the caller would wait for a complete answer, in milliseconds. */
  readonly waitMs?: number | undefined
  /** Gets the signed checkpoint of the log that holds what the answer is about, where that must not be in the answer. */
  readonly onLogged?: ((checkpoint: string) => void) | undefined
}

/** The work of an operation. `Ports` are the ports it takes. */
export interface UseCase<O extends Operation, Ports = unknown> {
  /** Throws refusals that depend only on the input and the caller, before the session is read. */
  readonly check?: (call: Call<z.output<O['input']>>, ports: Ports) => void
  /** Does the work. Throws a Problem for a refusal. */
  readonly run: (call: Call<z.output<O['input']>>, ports: Ports) => Promise<OutputOf<O>>
}
