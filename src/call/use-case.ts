// What a use case is given and what it gives: the shape behind every operation.
import type { z } from 'zod'
import type { Operation, OutputOf, Scope, Tier } from '../contract/operations/operation.ts'
import type { Role } from '../contract/vocabulary/role.ts'

/** The person behind a caller that is signed in. */
export interface SignedInMember {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly operator: boolean
}

/** An authenticated caller. */
export interface Caller {
  readonly workspaceId: string
  /** The key; for somebody who is signed in, the one that stands for the dashboard of the workspace. */
  readonly keyId: string
  readonly tier: Tier
  readonly scopes: readonly Scope[]
  /** Who is signed in; undefined behind a key. */
  readonly member?: SignedInMember
}

export interface Call<Input = unknown> {
  readonly input: Input
  readonly caller: Caller
  /** Milliseconds since 1970 at which the call was let in. */
  readonly now: number
  readonly idempotencyKey: string | undefined
  readonly signal: AbortSignal | undefined
  /** How long the caller would wait for a whole answer, milliseconds. */
  readonly waitMs?: number | undefined
}

/** The work behind an operation. `Ports` is what it takes of the world. */
export interface UseCase<O extends Operation, Ports = unknown> {
  /** Throws what can be refused from the input and the caller alone, before the session is looked at. */
  readonly check?: (call: Call<z.output<O['input']>>, ports: Ports) => void
  /** Does the work. Throws Problem for what it refuses. */
  readonly run: (call: Call<z.output<O['input']>>, ports: Ports) => Promise<OutputOf<O>>
}
