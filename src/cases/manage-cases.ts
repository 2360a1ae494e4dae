// Lists and shows cases, assigns them, and takes comments on them.
import type { Operations } from '../contract/index.ts'
import type { Case, CaseEvent } from '../contract/vocabulary/case.ts'
import type { CaseSort } from '../contract/vocabulary/sorts.ts'
import type { CaseActor } from '../contract/vocabulary/match-decision.ts'
import { canonicalRecord } from '../base/canonical-json.ts'
import { once } from '../call/idempotency.ts'
import { foundPage, pageOf, sortIn, totalOf } from '../call/page.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { CasePorts, CaseReads, CaseTransaction, StoredCase, StoredCaseEvent } from './ports.ts'
import { isReadable, noCase, presentCase, presentEvent } from './present-case.ts'
import { mayFollow } from './rules/case-states.ts'

type Reading = Pick<CasePorts, 'store'>
type Changing = Pick<CasePorts, 'store' | 'ids'>

export const listCases: UseCase<Operations['list_cases'], Reading & Pick<CasePorts, 'closeSpelling'>> = {
  async run({ input: { before, query, sort, ...filter }, caller, signal }, { store, closeSpelling }) {
    if (filter.ref !== undefined && filter.portfolio === undefined)
      throw new Problem('invalid_request', { detail: 'Give the portfolio of the reference as well' })
    const order = sort === undefined ? {} : { sort: sortIn<CaseSort>(sort) }
    const page = await pageOf(
      { query, before, signal },
      async (request) =>
        foundPage(
          await store.read(caller.workspaceId, (tenant) => tenant.cases(filter, { ...request, ...order })),
        ),
      closeSpelling,
    )
    const total = await totalOf({ query, before }, page, () =>
      store.read(caller.workspaceId, (tenant) => tenant.countCases(filter)),
    )
    const fourEyes = await store.read(caller.workspaceId, (tenant) => tenant.isFourEyes())
    const { items, next } = page
    return { cases: items.map(presentCase), fourEyes, ...(next !== undefined && { next }), ...total }
  },
}

export const getCase: UseCase<Operations['get_case'], Reading> = {
  run: ({ input: { id }, caller }, { store }) =>
    store.read(caller.workspaceId, (tenant) => caseWithHistory(tenant, id)),
}

/** Throws not_found. */
export async function caseWithHistory(
  tenant: CaseReads,
  id: string,
): Promise<Case & { readonly history: CaseEvent[] }> {
  const its = await tenant.caseOf(id)
  if (its === undefined) throw noCase()
  return { ...presentCase(its), history: (await tenant.caseEvents(id)).map(presentEvent) }
}

/** The person or key behind a call, with the name that it has now. */
export async function actorOf({ caller }: Call, { store }: Reading): Promise<CaseActor> {
  if (caller.member) return { id: caller.member.userId, name: caller.member.name }
  if (caller.agent) {
    const { person, clientName } = caller.agent
    return { id: caller.keyId, name: `${person.name}, through ${clientName}` }
  }
  const key = await store.accounts.key(caller.keyId)
  return { id: caller.keyId, name: key?.name ?? caller.keyId }
}

/** Ids of the people who may be behind a call: of a key, the key itself and everyone who was given a secret of it. */
export async function peopleOf({ caller }: Call, { store }: Reading): Promise<readonly string[]> {
  if (caller.member) return [caller.member.userId]
  const key = await store.accounts.key(caller.keyId)
  return [caller.keyId, ...(key?.holders ?? [])]
}

/** The case, locked, with its data. Throws not_found. */
export async function lockedCase(tenant: CaseTransaction, id: string): Promise<StoredCase> {
  const its = await tenant.lockCase(id)
  if (its === undefined) throw noCase()
  if (!isReadable(its))
    throw new Problem('case_conflict', {
      detail: 'This case was altered in the store and cannot be read, so nothing can be decided',
    })
  if (its.matter === null)
    throw new Problem('case_conflict', {
      detail: 'The data of this case was erased, so nothing can be decided',
    })
  return its
}

/**
 * Changes a case once for one Idempotency-Key, and shows it as it is afterwards. why not its answer: what is kept of a request for a day
 * would outlive an erasure.
 */
export async function changedCase(
  operation: string,
  call: Call<{ readonly id: string }>,
  { store }: Reading,
  change: (tenant: CaseTransaction) => Promise<void>,
): Promise<ReturnType<typeof caseWithHistory>> {
  const { caller, input } = call
  await once(operation, call, { store }, async (tenant: CaseTransaction) => {
    await change(tenant)
    return { id: input.id }
  })
  return store.read(caller.workspaceId, (tenant) => caseWithHistory(tenant, input.id))
}

/** An event that the log does not hold. */
export const plainEvent = (
  { ids }: Pick<CasePorts, 'ids'>,
  its: StoredCase,
  event: Pick<StoredCaseEvent, 'at' | 'by' | 'kind' | 'state'> & { readonly says: object },
): StoredCaseEvent => ({
  id: ids.ulid(),
  caseId: its.id,
  at: event.at,
  kind: event.kind,
  by: event.by,
  state: event.state,
  data: canonicalRecord(event.says),
  digest: null,
  salt: null,
  auditHash: null,
})

export const updateCase: UseCase<Operations['update_case'], Changing> = {
  check({ input: { state, assignee, dueDate } }) {
    if (state === undefined && assignee === undefined && dueDate === undefined)
      throw new Problem('invalid_request', { detail: 'Give a state, an assignee or a due date' })
  },

  async run(call, ports) {
    const { input, now } = call
    const by = await actorOf(call, ports)
    return changedCase('update_case', call, ports, async (tenant) => {
      const its = await lockedCase(tenant, input.id)
      const { state = its.state, assignee = its.assignee, dueDate = its.dueDate } = input
      if (state !== its.state && !mayFollow(its.state, state))
        throw new Problem('case_conflict', { detail: `A case that is ${its.state} cannot become ${state}` })
      const at = new Date(now).toISOString()
      const isMoved = state !== its.state
      await tenant.updateCase({
        ...its,
        state,
        assignee,
        dueDate,
        changedAt: at,
        // why: a person who takes a case back to work on it withdraws what was proposed
        ...(isMoved && { proposal: null }),
      })
      const says = {
        ...(assignee !== its.assignee && { assignee }),
        ...(dueDate !== its.dueDate && { dueDate }),
      }
      if (isMoved || Object.keys(says).length > 0)
        await tenant.insertCaseEvents([
          plainEvent(ports, its, { at, by, kind: 'updated', state: isMoved ? state : null, says }),
        ])
    })
  },
}

export const commentOnCase: UseCase<Operations['comment_on_case'], Changing> = {
  async run(call, ports) {
    const { input, now } = call
    const by = await actorOf(call, ports)
    return changedCase('comment_on_case', call, ports, async (tenant) => {
      const its = await lockedCase(tenant, input.id)
      const at = new Date(now).toISOString()
      await tenant.updateCase({ ...its, changedAt: at })
      const says = { text: input.text, ...(input.files !== undefined && { files: input.files }) }
      await tenant.insertCaseEvents([plainEvent(ports, its, { at, by, kind: 'comment', state: null, says })])
    })
  },
}
