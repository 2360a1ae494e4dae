// The operations of the dashboard as the dispatcher performs them, for a caller who is signed in.
import { type BoundUseCase, bindUseCases } from '../../src/dispatch/use-cases.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import type { Ports } from './world.ts'
import { Problem } from '../../src/call/problem.ts'
import type { Caller } from '../../src/call/use-case.ts'
import { dashboardKeyId } from '../../src/accounts/ports.ts'
import { dashboardOperations } from '../../src/contract/dashboard.ts'
import { operations } from '../../src/contract/index.ts'
import { readInput } from '../../src/contract/input.ts'
import type { InputOf, Operation, OutputOf } from '../../src/contract/operations/operation.ts'

/** What the pages of the dashboard ask: its own operations, and the list of runs. */
const askedOperations = { ...dashboardOperations, list_runs: operations.list_runs }
type AskedOperations = typeof askedOperations
export type Asked = keyof AskedOperations

/** An owner who is an operator too. */
export const memberOf = (workspaceId: string): Caller => ({
  workspaceId,
  keyId: dashboardKeyId(workspaceId),
  tier: 'pro',
  scopes: ['run'],
  member: { userId: 'u1', role: 'owner', operator: true, name: 'Ada', email: 'ada@example.org' },
})

/** Asks as a caller: the input is read and the answer filtered by the contract. Throws Problem. */
export async function ask<N extends Asked>(
  ports: Ports,
  caller: Caller,
  name: N,
  input: InputOf<AskedOperations[N]>,
): Promise<OutputOf<AskedOperations[N]>> {
  const operation: Operation = askedOperations[name]
  const read = readInput(operation, input)
  if ('issues' in read) throw new Problem('invalid_request', read)
  const useCase = bindUseCases(ports)[name] as BoundUseCase<Operation>
  const now = ports.clock.now()
  const call = { input: read.input, caller, now, idempotencyKey: undefined, signal: undefined }
  useCase.check(call)
  const output = await useCase.run(call)
  return operation.output?.parse(output) as OutputOf<AskedOperations[N]>
}

/** Under which code it is refused; undefined when it is answered. */
export const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Problem) return error.code
      throw error
    },
  )

/** Makes the key without a secret under which the members of a workspace act, and the member of `memberOf`. */
export async function openDashboard({ store }: Ports, workspaceId: string): Promise<void> {
  const { db } = store as OpenStore
  const times = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' }
  const ada = { id: 'u1', name: 'Ada', email: 'ada@example.org', email_verified: 0, image: null }
  await db
    .insertInto('users')
    .values({ ...ada, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, user_id: ada.id, role: 'owner', joined_at: times.created_at })
    .execute()
  await store.accounts.createKey(
    {
      id: dashboardKeyId(workspaceId),
      workspaceId,
      name: 'dashboard',
      scopes: ['run'],
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
      ownerId: null,
    },
    `no secret of ${workspaceId}`,
  )
}
