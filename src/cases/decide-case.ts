// Decides a case: on the evidence that the caller saw, in one transaction with the entry of the audit log. Where the workspace asks for
// two people, the decision of the first is a proposal, and the same decision by another person makes it.
import { personBehind } from '../call/agent-key-id.ts'
import type { Operations } from '../contract/index.ts'
import { base64Url } from '../audit/base64url.ts'
import { canonicalRecord } from '../base/canonical-json.ts'
import { enqueueEvent } from '../call/enqueue-event.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import { decisionDigest, decisionDraft } from './decision-entry.ts'
import { actorOf, changedCase, lockedCase, peopleOf, plainEvent } from './manage-cases.ts'
import type {
  CasePorts,
  CaseTransaction,
  StoredCase,
  StoredDecision,
  StoredProposal,
  WaitingProposal,
} from './ports.ts'
import { mayFollow } from './rules/case-states.ts'
import { evidenceHash } from './rules/match-evidence.ts'

const SALT_BYTES = 32

type Ports = Pick<CasePorts, 'store' | 'ids' | 'auditLog'>

export const decideCase: UseCase<Operations['decide_case'], Ports> = {
  async run(call, ports) {
    const { input, now } = call
    const by = await actorOf(call, ports)
    const people = await peopleOf(call, ports)
    return changedCase('decide_case', call, ports, async (tenant) => {
      const its = await lockedCase(tenant, input.id)
      if (!mayFollow(its.state, input.state))
        throw new Problem('case_conflict', {
          detail: `A case that is ${its.state} cannot become ${input.state}`,
        })
      if (its.matter === null || evidenceHash(its.matter.evidence) !== input.evidence)
        throw new Problem('case_conflict', {
          detail:
            'The evidence of this case is not the evidence that you decided on: it changed since you fetched the case, or evidence holds another hash',
        })
      const said = { state: input.state, reason: input.reason, at: new Date(now).toISOString(), by }
      if (!(await tenant.isFourEyes())) await decide(tenant, its, said, undefined, { ports, now })
      else {
        const { proposal } = its
        if (proposal === null || proposal.state !== said.state)
          await propose(tenant, its, { ...said, people }, ports)
        else {
          assertOther(proposal, people)
          await decide(tenant, its, said, proposal, { ports, now })
        }
      }
    })
  },
}

/** Throws second_person_required where one of these people may have made the proposal. */
function assertOther({ by, people: proposers = [] }: WaitingProposal, people: readonly string[]): void {
  // why the person behind: the agent of the first person is no second person
  const first = new Set([by.id, ...proposers].map(personBehind))
  if (people.some((id) => first.has(personBehind(id))))
    throw new Problem('second_person_required', {
      detail:
        'You proposed this decision, or hold the key that did, and this workspace asks for a second person',
    })
}

async function propose(
  tenant: CaseTransaction,
  its: StoredCase,
  proposal: WaitingProposal,
  ports: Ports,
): Promise<void> {
  const { at, by, state, reason } = proposal
  await tenant.updateCase({ ...its, proposal, changedAt: at })
  await tenant.insertCaseEvents([
    plainEvent(ports, its, { at, by, kind: 'proposed', state, says: { text: reason } }),
  ])
}

async function decide(
  tenant: CaseTransaction,
  its: StoredCase,
  said: StoredProposal,
  proposal: StoredProposal | undefined,
  { ports: { ids, auditLog }, now }: { readonly ports: Ports; readonly now: number },
): Promise<void> {
  if (its.matter === null) return
  const { at, by, state } = said
  const decision: StoredDecision = {
    id: ids.ulid(),
    ...said,
    ...(proposal && { proposed: { reason: proposal.reason, at: proposal.at, by: proposal.by } }),
    ...its.matter,
  }
  const event = {
    id: decision.id,
    salt: base64Url(ids.randomBytes(SALT_BYTES)),
    data: canonicalRecord(decision),
  }
  const digest = decisionDigest(event)
  const log = await auditLog.open(tenant)
  const draft = decisionDraft({ at, actor: by.id, event: event.id, state, digest })
  const [entry] = await log.record(its.id, [draft])
  if (entry === undefined) throw new Error('a decision was not appended')
  await tenant.insertCaseEvents([
    { ...event, caseId: its.id, at, kind: 'decided', by, state, digest, auditHash: entry.hash },
  ])
  await tenant.updateCase({
    ...its,
    state,
    changedAt: at,
    proposal: null,
    decision,
    decisionHash: entry.hash,
    reopened: null,
  })
  await enqueueEvent(tenant, { type: 'case.decided', data: { case: its.id, state, about: its.about } }, now)
}
