// What cases need of the world: how they and their history are stored, and the log that holds their decisions.
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { Clock, Ids } from '../base/ports.ts'
import type {
  CloseSpelling,
  IdempotencyWrites,
  OlderThan,
  OutboxWrites,
  Page,
  PageRequest,
  SortBy,
  TenantStore,
} from '../call/ports.ts'
import type { BatchMatch } from '../contract/vocabulary/batch.ts'
import type { CaseEvent } from '../contract/vocabulary/case.ts'
import type { ListTotal } from '../contract/vocabulary/page.ts'
import type { CaseSort } from '../contract/vocabulary/sorts.ts'
import type { IdentityOutcome } from '../contract/vocabulary/identity.ts'
import type { CaseActor, CaseDecisionState, CaseState } from '../contract/vocabulary/match-decision.ts'
import type { MatchEvidence } from './rules/match-evidence.ts'

/** What a case is about, beside the listed party. */
export type CaseSubject =
  | { readonly about: 'watch'; readonly portfolio: string; readonly ref: string }
  /** `run`: the newest run that met the party; `subject`: its canonical JSON. */
  | { readonly about: 'run'; readonly run: string; readonly subject: string }

export interface StoredProposal {
  readonly state: CaseDecisionState
  readonly reason: string
  readonly at: string
  readonly by: CaseActor
}

/** A proposal that waits for a second person. */
export interface WaitingProposal extends StoredProposal {
  /** Ids of the people who may have made it; absent where only `by` is known. */
  readonly people?: readonly string[]
}

/** A decision as its event has it. */
export interface StoredDecision extends StoredProposal {
  /** Of the event. */
  readonly id: string
  readonly proposed?: Omit<StoredProposal, 'state'>
  readonly evidence: MatchEvidence
  readonly match: BatchMatch
  readonly subject: string
}

export interface StoredReopening {
  readonly at: string
  readonly facts: readonly string[]
}

/** What one case holds of personal data. */
export interface CaseMatter {
  /** Name of the subject. */
  readonly subject: string
  readonly match: BatchMatch
  readonly evidence: MatchEvidence
}

export interface StoredCase {
  readonly id: string
  /** The subject, as `subjectKey` writes it. */
  readonly subjectKey: string
  readonly about: CaseSubject['about']
  readonly portfolio: string | null
  readonly ref: string | null
  readonly run: string | null
  /** Null where it was erased. */
  readonly matter: CaseMatter | null
  readonly state: CaseState
  readonly openedAt: string
  readonly changedAt: string
  readonly assignee: string | null
  readonly dueDate: string | null
  readonly proposal: WaitingProposal | null
  /** The newest. Null where there is none, or where it was erased. */
  readonly decision: StoredDecision | null
  /** Hash of the entry of the newest decision; null where there is none. */
  readonly decisionHash: string | null
  readonly reopened: StoredReopening | null
  /** True where a part of the row was altered and cannot be read; that part is then null. */
  readonly isUnreadable?: boolean
}

export interface KnownCase extends StoredCase {
  /** Keys of the records about the party. */
  readonly records: readonly string[]
}

export interface StoredCaseEvent {
  readonly id: string
  readonly caseId: string
  readonly at: string
  readonly kind: CaseEvent['kind']
  readonly by: CaseActor
  readonly state: CaseState | null
  /** Canonical JSON: of a decision a StoredDecision, else what the event says. Null where it was erased. */
  readonly data: string | null
  /** Of a decision: what the log vouches for, which is of `data` and `salt`. */
  readonly digest: string | null
  readonly salt: string | null
  /** Of a decision: hash of its entry. */
  readonly auditHash: string | null
}

/** Which cases a list has. */
export interface CaseFilter {
  readonly state?: CaseState | undefined
  readonly assignee?: string | undefined
  readonly outcome?: IdentityOutcome | undefined
  /** Id of a list that has a record of the party. */
  readonly list?: string | undefined
  readonly portfolio?: string | undefined
  readonly ref?: string | undefined
}

export interface CaseListRequest extends PageRequest {
  /** Default: the newest first. */
  readonly sort?: SortBy<CaseSort> | undefined
}

export interface CaseReads {
  caseOf(id: string): Promise<StoredCase | undefined>
  /**
   * Words are searched in the subject, its reference and the listed party. Undefined where the page goes on after a case that is not
   * there, in an order by a value.
   */
  cases(filter: CaseFilter, page: CaseListRequest): Promise<Page<StoredCase> | undefined>
  countCases(filter: CaseFilter): Promise<ListTotal>
  /** All cases of these subjects, the oldest first. */
  casesOfSubjects(keys: readonly string[]): Promise<readonly KnownCase[]>
  /** Of one case, oldest first. */
  caseEvents(caseId: string): Promise<readonly StoredCaseEvent[]>
  /** Of all cases, newest first: decisions from `from` on and before `to`. */
  caseDecisions(
    range: { readonly from?: string | undefined; readonly to?: string | undefined },
    page: OlderThan,
  ): Promise<readonly (StoredCaseEvent & { readonly case: StoredCase })[]>
  /** Of these cases, those whose columns for lists do not say what the case is, with the names of these columns. */
  misfiledCases(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** The next ids after this one, in their order. */
  caseIds(after: string, limit: number): Promise<readonly string[]>
  /** Those of these subjects that have a case that no one has decided. */
  subjectsWithOpenCase(keys: readonly string[]): Promise<readonly string[]>
  /** Whether a decision of the workspace needs two people. */
  isFourEyes(): Promise<boolean>
}

export interface CaseWrites extends CaseReads {
  /** The same as `casesOfSubjects`, locked against other writers until the transaction ends. */
  lockCasesOfSubjects(keys: readonly string[]): Promise<readonly KnownCase[]>
  /** The case, locked likewise. */
  lockCase(id: string): Promise<StoredCase | undefined>
  insertCases(cases: readonly KnownCase[]): Promise<void>
  updateCase(changed: StoredCase): Promise<void>
  /** Makes these records those of a case; another case of the subject loses them. */
  setCaseRecords(of: Pick<StoredCase, 'id' | 'subjectKey'>, records: readonly string[]): Promise<void>
  insertCaseEvents(events: readonly StoredCaseEvent[]): Promise<void>
  /** Deletes the personal data of the cases of these subjects. Their decisions keep their digests, and no one finds them by subject. */
  eraseCases(subjectKeys: readonly string[]): Promise<void>
  /** The same for some cases of a portfolio. Whether there may be more. */
  eraseSomeCases(portfolio: string, limit: number): Promise<boolean>
  setFourEyes(isRequired: boolean): Promise<void>
}

export type CaseTransaction = CaseWrites & OutboxWrites & IdempotencyWrites & LogReads & LogWrites

export interface CaseStore extends TenantStore<CaseReads & LogReads, CaseTransaction> {}

/** What use cases of cases take. */
export interface CasePorts {
  readonly store: Pick<CaseStore, 'read' | 'write'> & {
    readonly accounts: {
      key(id: string): Promise<{ readonly name: string; readonly holders?: readonly string[] } | undefined>
    }
  }
  readonly ids: Ids
  readonly clock: Clock
  readonly auditLog: WorkspaceLog
  readonly closeSpelling: CloseSpelling
}
