// Checks the cases of a workspace against the entries of its log: that each decision is the one that was logged, that none is missing, and
// that the state of a case follows from them.
import { readEntry } from '../audit/entry.ts'
import type { LogReads } from '../audit/ports.ts'
import { canonicalRecord } from '../base/canonical-json.ts'
import { misfiledFault } from '../call/misfiled.ts'
import { decisionFault, DECISION_ENTRY, type LoggedDecision, readDecisionEntry } from './decision-entry.ts'
import type { CaseReads, CaseStore, StoredCase, StoredCaseEvent, StoredDecision } from './ports.ts'
import { isReadable } from './present-case.ts'
import { isDecided } from './rules/case-states.ts'

const PAGE = 100

interface CheckCasesPorts {
  readonly store: Pick<CaseStore, 'read'>
  /** Called after each case. */
  readonly pause: () => Promise<void>
}

/** Reports each fault as a sentence. Returns the number of cases. */
export async function checkCases(
  { store, pause }: CheckCasesPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  const read = <T>(work: (tenant: CaseReads & LogReads) => Promise<T>): Promise<T> =>
    store.read(workspaceId, work)
  let count = 0
  for (let after = ''; ;) {
    const ids = await read((tenant) => tenant.caseIds(after, PAGE))
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    count += ids.length
    for (const id of ids) {
      for (const says of await read((tenant) => faultsOf(tenant, id))) onFault(`case ${id}: ${says}`)
      await pause()
    }
  }
  for (let after = ''; ;) {
    const chains = await read((tenant) => tenant.logChains(after, PAGE))
    const last = chains.at(-1)
    if (last === undefined) return count
    after = last
    for (const chain of chains) {
      const isDeleted = await read(
        async (tenant) => (await isOfCase(tenant, chain)) && (await tenant.caseOf(chain)) === undefined,
      )
      if (isDeleted) onFault(`case ${chain}: the log has decisions about it, and it was deleted`)
    }
    await pause()
  }
}

async function isOfCase(tenant: LogReads, chain: string): Promise<boolean> {
  const last = await tenant.lastLogEntry(chain)
  const reading = last && readEntry(last.record)
  return reading?.kind === 'entry' && reading.entry.type === DECISION_ENTRY
}

async function faultsOf(tenant: CaseReads & LogReads, id: string): Promise<readonly string[]> {
  const its = await tenant.caseOf(id)
  if (its === undefined) return []
  const decided = (await tenant.caseEvents(id)).filter(({ kind }) => kind === 'decided')
  const logged = (await tenant.logEntries(id)).flatMap(({ record }) => readDecisionEntry(record) ?? [])
  const missing = logged.filter(({ event }) => !decided.some((one) => one.id === event))
  const misfiled = (await tenant.misfiledCases([id])).get(id)
  return [
    // why not both: the columns of a case that was altered are those of the case before
    ...(!isReadable(its)
      ? ['a part of it was altered and cannot be read']
      : misfiled === undefined
        ? []
        : [misfiledFault(misfiled)]),
    ...missing.map(({ event }) => `decision ${event} was deleted`),
    ...decided.flatMap((event) => faultOf(event, logged)),
    ...stateFaults(its, decided.at(-1)),
  ]
}

function faultOf(event: StoredCaseEvent, logged: readonly LoggedDecision[]): readonly string[] {
  const entry = logged.find(({ hash }) => hash === event.auditHash)
  const fault = decisionFault(event, entry) ?? (isSameName(event) ? undefined : 'was changed')
  return fault === undefined ? [] : [`decision ${event.id} ${fault}`]
}

/** why: the entry has the id of the person alone; the name is in what it has a digest of. */
function isSameName({ data, by }: StoredCaseEvent): boolean {
  return data === null || canonicalRecord((JSON.parse(data) as StoredDecision).by) === canonicalRecord(by)
}

/** Whether the case says of itself what its newest decision says. */
function stateFaults(its: StoredCase, newest: StoredCaseEvent | undefined): readonly string[] {
  const own = its.decision === null ? null : canonicalRecord(its.decision)
  const isSame =
    its.decisionHash === (newest?.auditHash ?? null) &&
    own === (newest?.data ?? null) &&
    (!isDecided(its.state) || its.state === newest?.state)
  return isSame ? [] : ['its state is not the one that was decided']
}
