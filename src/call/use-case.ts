// What a use case is given and what it gives: the shape behind every operation.
import type { z } from 'zod'
import type { DashboardOperationName, DashboardOperations } from '../contract/dashboard.ts'
import type { OperationName, Operations } from '../contract/index.ts'
import type { Operation, OutputOf, Scope, Tier } from '../contract/operations/operation.ts'
import type { Ports, Role } from '../ports.ts'

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

export interface UseCase<O extends Operation> {
  /** Throws what can be refused from the input and the caller alone, before the session is looked at. */
  check?(call: Call<z.output<O['input']>>, ports: Ports): void
  /** Does the work. Throws Problem for what it refuses. */
  run(call: Call<z.output<O['input']>>, ports: Ports): Promise<OutputOf<O>>
}

export type UseCases = { readonly [N in OperationName]: UseCase<Operations[N]> }
export type DashboardUseCases = {
  readonly [N in DashboardOperationName]: UseCase<DashboardOperations[N]>
}
