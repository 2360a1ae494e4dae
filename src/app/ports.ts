// What the use cases need from the world. Adapters implement these; nothing here knows a technology.
import type { Tier } from '../contract/operation.ts'
import type { Entry, HeadResult } from '../core/assessment/index.ts'
import type { FoundQuote } from '../core/citation/quote-finder.ts'
import type { Subject } from '../core/diligence/evidence.ts'
import type { Pages, SilentHosts } from './citations/page-search.ts'
import type { Page, PageRequest } from './page.ts'
import type { Members } from './members/members.ts'
import type { SignIn } from './members/sign-in.ts'
import type { Accounts } from './workspaces/accounts.ts'
import type { LanguageModel } from './citations/language-model.ts'
import type { Gathered, RunQueue, RunReads, Runner, RunWrites } from './runs/stored-run.ts'
import type { SourceStore } from './sources/records.ts'
import type { SourceManifest } from './sources/source.ts'
import type { Syncing } from './sources/sync-on-request.ts'
import type { ImportedGroups, LegalFormGroup } from '../core/matching/lexicon/lexicon.ts'
import type { Block, ReportDocument } from '../core/report/document.ts'
import type { Pdf } from './exports/pdf.ts'

export type { Block, Entry, HeadResult, ImportedGroups, LegalFormGroup, Page, PageRequest, ReportDocument }

export interface Clock {
  /** Milliseconds since 1970 (UTC). */
  now(): number
}

export interface Ids {
  /** A new ULID; ids made later in one process sort later. */
  ulid(): string
  /** Cryptographically random bytes. */
  randomBytes(count: number): Uint8Array
}

/** Thrown by a Signer whose ring of secrets cannot be used. */
export class SigningMisconfigured extends Error {}

/** Signs session tokens. Secrets form a ring, newest first; `skid` names one of them. */
export interface Signer {
  /** The MAC of the text under the newest secret, for one workspace. Throws SigningMisconfigured. */
  sign(
    workspaceId: string,
    makeText: (skid: string) => string,
  ): { readonly text: string; readonly mac: Uint8Array }
  /** Compares in constant time; false for an unknown skid. Throws SigningMisconfigured. */
  verify(workspaceId: string, skid: string, text: string, mac: Uint8Array): boolean
}

/** Thrown by Web when more requests wait than the server can hold, or the turn of one did not come in time. */
export class WebOverloaded extends Error {}

/** What tells one version of a page from another, as its server sent it. */
export interface PageVersion {
  readonly etag?: string
  readonly lastModified?: string
}

/** What came of the GET of a page. */
export type PageFetch =
  /** The whole body of a 200 or 203, as it was sent. `contentType` is empty where the server gave none. */
  | ({ readonly kind: 'page'; readonly bytes: Uint8Array; readonly contentType: string } & PageVersion)
  /** Still the version that was named in the question. */
  | { readonly kind: 'unchanged' }
  /**
   * Everything else: refused, unknown name, no connection, cut off, too slow, redirected too often, or another status.
   * `status` is the last one a server answered, null when none did. Nothing tells these cases apart.
   */
  | { readonly kind: 'unreachable'; readonly status: number | null }
  /** More than 2 MB of body, or a body that is compressed although that was not asked for. */
  | { readonly kind: 'unsupported'; readonly why: 'too_large' | 'encoded' }

/** The guarded way to foreign hosts. */
export interface Web {
  /**
   * One HEAD to every URL in parallel, 3 seconds in total from the first request (rules ). Beside a failure,
   * URLs whose turn never came are left out. Never throws but WebOverloaded.
   */
  head(
    urls: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<readonly HeadResult[]>
  /**
   * One GET of the page behind a citation, under the same guard and the same limits of tenant and host, 3 seconds
   * in total from its first request to the last byte. With a version, the page is sent only if it is another one. A host
   * that `silent` tells to have left two requests without an answer is unreachable without another. Never throws but
   * WebOverloaded.
   */
  page(
    url: string,
    options: {
      readonly tenant: string
      readonly signal?: AbortSignal
      readonly silent?: SilentHosts
    } & PageVersion,
  ): Promise<PageFetch>
  /** Whether the operator listed the URL's host and port. */
  exempt(url: URL): boolean
}

export interface SearchedPage {
  /** Undefined for a text that was given. `too_slow`, `too_heavy` and `no_turn` say nothing of the page itself. */
  readonly page:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'unreadable'; readonly reason: string }
    | undefined
  /** One for each quote, undefined for one that was not looked for to the end; none of a page that cannot be read. */
  readonly found: readonly (FoundQuote | undefined)[]
}

/**
 * Makes text of pages and looks for quotes in it, away from where requests are answered. Workspaces take turns; the signal
 * takes back what waits. Never throws.
 */
export interface PageFinder {
  search(
    source: { readonly bytes: Uint8Array; readonly contentType: string } | string,
    quotes: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<SearchedPage>
}

export interface RateState {
  readonly allowed: boolean
  /** Requests per window. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds until the window starts anew, and that instant in Unix seconds. */
  readonly resetMs: number
  readonly resetAt: number
}

/** `failed-sign-in` counts requests with a wrong key or session, `sign-in` attempts with a password or a link. */
export type LimitName = Tier | 'telemetry' | 'failed-sign-in' | 'sign-in'

/** Counts requests. Each named limit is so many per minute and subject. */
export interface Limits {
  consume(limit: LimitName, subject: string): Promise<RateState>
  /** The state without counting. */
  peek(limit: LimitName, subject: string): Promise<RateState>
}

export interface CategoryChange {
  /** ISO instant. */
  readonly at: string
  readonly category: string
}

/** One session. `progress` is the progress map as JSON text, renewed in the transaction that changes the ledger. */
export interface Session {
  readonly id: string
  readonly keyId: string
  readonly pitch: string
  readonly openedAt: string
  /** The category in force. */
  readonly category: string
  readonly rev: number
  readonly progress: string
  /** The scorecard of the present ledger and category; null while there is none. */
  readonly current: { readonly scores: readonly number[]; readonly verdict: string } | null
}

export interface ScorecardSummary {
  readonly rev: number
  readonly category: string
  readonly scoredAt: string
  readonly total: number
  readonly verdict: string
}

export interface StoredScorecard extends ScorecardSummary {
  /** The whole assessment as JSON text, so that the same ledger answers the same bytes. */
  readonly assessment: string
}

export interface TelemetryRecord {
  readonly id: string
  readonly keyId: string
  readonly sessionId: string
  readonly eventKind: string
  readonly payload: string
  readonly verdict: string | null
  readonly totalScore: number | null
  readonly at: string
}

/** How often a step of an assessment was reported, and in how many sessions. */
export interface EventCount {
  readonly kind: string
  readonly sessions: number
  readonly events: number
}

/** Reads of one workspace; rows of another workspace do not exist here. */
export interface TenantReads extends RunReads {
  /** Found by their pitches. */
  sessions(request: PageRequest): Promise<Page<Session>>
  /** Newest first. */
  events(request: Omit<PageRequest, 'words'>): Promise<readonly TelemetryRecord[]>
  /** Of the events from an instant on. Kinds without one are left out. */
  eventCounts(since: string): Promise<readonly EventCount[]>
  /** Units of the quota of a month (YYYY-MM) that are spent. */
  quotaUsed(month: string): Promise<number>
  session(id: string): Promise<Session | undefined>
  /** Oldest first, superseded ones included. */
  entries(sessionId: string): Promise<readonly Entry[]>
  /** Ids of those that came, or came back, after a revision; oldest first. */
  entriesSince(sessionId: string, rev: number): Promise<readonly string[]>
  latestScorecard(sessionId: string): Promise<StoredScorecard | undefined>
  /** Every scorecard without its reasons, oldest first; the last one is the latest. */
  scorecardHistory(sessionId: string): Promise<readonly ScorecardSummary[]>
  /** Every category since the session was opened, oldest first; the last one is in force. */
  categoryHistory(sessionId: string): Promise<readonly CategoryChange[]>
  idempotencyRecord(key: string): Promise<IdempotencyRecord | undefined>
}

export interface IdempotencyRecord {
  /** Hash of operation and input. */
  readonly requestHash: string
  /** ISO instant of the first call. */
  readonly at: string
  /** The answer as JSON text; empty for an answer without a body. */
  readonly answer: string
}

/** Writes of one workspace, all in one transaction: everything or nothing. */
export interface TenantWrites extends TenantReads, RunWrites {
  /** The session, locked against other writers until the transaction ends. */
  lockSession(id: string): Promise<Session | undefined>
  insertSession(session: Session): Promise<void>
  recordCategory(sessionId: string, change: CategoryChange): Promise<void>
  updateSession(session: Pick<Session, 'id' | 'rev' | 'progress' | 'category' | 'current'>): Promise<void>
  /** Inserts the entry, or brings back the one of that id that had been superseded. */
  putEntry(sessionId: string, rev: number, entry: Entry): Promise<void>
  supersedeEntries(sessionId: string, ids: readonly string[]): Promise<void>
  /** Writes `verify` and the flags of entries that are there. */
  setVerifications(sessionId: string, entries: readonly Entry[]): Promise<void>
  insertScorecard(sessionId: string, scorecard: StoredScorecard): Promise<void>
  /** Takes one of `limit` units of the month (YYYY-MM); false when none is left. Exact under concurrency. */
  spendQuota(month: string, limit: number): Promise<boolean>
  /** Takes the key for this request. The earlier record when it is taken; a concurrent holder is waited for. */
  claimIdempotency(
    key: string,
    requestHash: string,
    times: { readonly at: string; readonly forgetBefore: string },
  ): Promise<IdempotencyRecord | undefined>
  completeIdempotency(key: string, answer: string): Promise<void>
  insertEvent(event: TelemetryRecord): Promise<void>
}

/** Thrown by a Store that cannot answer now: locked, out of connections, or gone. */
export class StoreUnavailable extends Error {}

export interface Store {
  readonly accounts: Accounts
  readonly members: Members
  readonly sources: SourceStore
  readonly queue: RunQueue
  /** The progress map of one session. */
  progress(workspaceId: string, sessionId: string): Promise<string | undefined>
  /** Several reads that see one state of the store. */
  read<T>(workspaceId: string, work: (tenant: TenantReads) => Promise<T>): Promise<T>
  /** One transaction. */
  write<T>(workspaceId: string, work: (tenant: TenantWrites) => Promise<T>): Promise<T>
  /** Resolves when the store answers and its tables are those of this program. */
  ping(): Promise<void>
  /** Resolves when the store takes a write. Cheap: many that ask within a second share one. */
  proveWrite(): Promise<void>
  close(): Promise<void>
}

/** What the operator decides. */
export interface Settings {
  /** Where callers reach the server, without a slash at the end. */
  readonly publicUrl: string
  readonly upgradeUrl: string
  /** Tag in attributions, rule H-4. */
  readonly attributionTag: string
  /** Free assessments per calendar month (UTC). */
  readonly freeAssessments: number
  readonly requiredLists: readonly string[]
}

/** The process this runs in. */
export interface ServerFacts {
  readonly version: string
  /** ISO instant. */
  readonly startedAt: string
  readonly storeKind: 'sqlite' | 'postgres'
  /** Memory the process holds. */
  residentBytes(): number
  /** Starts to measure; the answer tells the milliseconds since, with fractions. */
  stopwatch(): () => number
}

export interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly signer: Signer
  readonly web: Web
  readonly pages: Pages
  /** Undefined where the operator has configured none. */
  readonly model: LanguageModel | undefined
  readonly limits: Limits
  readonly signIn: SignIn
  readonly settings: Settings
  readonly manifests: readonly SourceManifest[]
  /** What the public records say of a subject, now. */
  gather(subject: Subject): Promise<Gathered>
  readonly runner: Runner
  readonly syncing: Syncing
  readonly server: ServerFacts
  readonly pdf: Pdf
}

export type { SilentHosts } from './citations/page-search.ts'
export type { EntityType, Identifier, ListedName, NameKind, NameRecord } from '../core/matching/record.ts'
export type {
  Address,
  CaseParty,
  CasePart,
  DateSpec,
  FundingPart,
  IdentifierScheme,
  ListingPart,
  MetricPart,
  Money,
  PartialDate,
  PartyIdentifier,
  PartyName,
  PartyPart,
  RecordPart,
  RelationPart,
  RolePart,
  SourceRecord,
} from '../core/diligence/record.ts'
export type {
  ReadOptions,
  ScorerName,
  SnapshotFacts,
  SnapshotFiles,
  Source,
  SourceFile,
  SourceManifest,
} from './sources/source.ts'
export type {
  BeginOptions,
  FiledRecord,
  Intake,
  Snapshot,
  SnapshotDifference,
  SnapshotIntake,
  SourceState,
  SourceStore,
  StoredRecord,
} from './sources/records.ts'
export type { Syncing } from './sources/sync-on-request.ts'
export { SnapshotRefused, SnapshotSuperseded } from './sources/records.ts'
export type {
  AuditTrail,
  QueueCounts,
  QueuedRun,
  RunQueue,
  RunReads,
  RunWrites,
  StoredRun,
} from './runs/stored-run.ts'
export type {
  Acceptance,
  Account,
  Belonging,
  Invitation,
  Member,
  MemberChange,
  Members,
  OneTimeLink,
  Operator,
  Role,
  Verified,
} from './members/members.ts'
export { dashboardKeyId, isDashboardKeyId } from './members/members.ts'
export type { OpenSignIn, SignIn, Ticket } from './members/sign-in.ts'
export { SignInOverloaded } from './members/sign-in.ts'
export type { Accounts, ApiKey, KnownSecret, StoredKey, Workspace } from './workspaces/accounts.ts'
export type { LanguageModel, MeaningAnswer, MeaningQuestion } from './citations/language-model.ts'
export { LanguageModelUnavailable } from './citations/language-model.ts'
export type { Paper, Pdf } from './exports/pdf.ts'
export { PdfUnavailable } from './exports/pdf.ts'
