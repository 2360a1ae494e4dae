// What the use cases need from the world. Adapters implement these; nothing here knows a technology.
import type { Tier, Scope } from '../contract/operation.ts'
import type { Entry, HeadResult } from '../core/assessment/index.ts'
import type { FoundQuote } from '../core/citation/quote-finder.ts'
import type { Subject } from '../core/diligence/evidence.ts'
import type { Pages, SilentHosts } from './citations/page-search.ts'
import type { Gathered, RunQueue, RunReads, Runner, RunWrites } from './runs/stored-run.ts'
import type { SourceStore } from './sources/records.ts'
import type { SourceManifest } from './sources/source.ts'
import type { ImportedGroups, LegalFormGroup } from '../core/matching/lexicon/lexicon.ts'

export type { Entry, HeadResult, ImportedGroups, LegalFormGroup }

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

/** What a language model is asked: a quote, and the passage of a page that is nearest to it. */
export interface MeaningQuestion {
  readonly quote: string
  readonly passage: string
  /** The page's text around the passage. */
  readonly before: string
  readonly after: string
}

export interface MeaningAnswer {
  readonly sameMeaning: boolean
  /** The model as the operator named it. */
  readonly model: string
  /** Hex SHA-256 of the raw HTTP response body the answer was read from. */
  readonly responseSha256: string
}

/** There is no answer: the endpoint, the time, the budget, or an answer that is not one. It says nothing about the quote. */
export class LanguageModelUnavailable extends Error {
  override readonly name = 'LanguageModelUnavailable'
}

/** Says whether a quote and a passage mean the same. What it is shown is data to it, never an instruction. */
export interface LanguageModel {
  /** One question, answered once or not at all. Throws LanguageModelUnavailable and nothing else. */
  sameMeaning(
    question: MeaningQuestion,
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<MeaningAnswer>
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

export type LimitName = Tier | 'telemetry' | 'failed-sign-in'

/** Counts requests. Each named limit is so many per minute and subject. */
export interface Limits {
  consume(limit: LimitName, subject: string): Promise<RateState>
  /** The state without counting. */
  peek(limit: LimitName, subject: string): Promise<RateState>
}

export interface Workspace {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** ISO instant. */
  readonly createdAt: string
}

export interface ApiKey {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly lastUsedAt: string | null
}

/** What the door needs of a key, as found by the hash of one of its secrets. */
export interface KnownSecret {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  /** ISO instant from which a rotated secret is no longer good; null for the newest. */
  readonly retiresAt: string | null
  /** Tier of the workspace, now. */
  readonly tier: Tier
}

/** Accounts are looked up before a tenant is known, so they stand outside the tenant scope. */
export interface Accounts {
  createWorkspace(workspace: Workspace): Promise<void>
  workspace(id: string): Promise<Workspace | undefined>
  /** Oldest first. */
  workspaces(): Promise<readonly Workspace[]>
  /** False when there is no such workspace. */
  setTier(id: string, tier: Tier): Promise<boolean>
  createKey(key: ApiKey, secretHash: string): Promise<void>
  key(id: string): Promise<ApiKey | undefined>
  keys(workspaceId: string): Promise<readonly ApiKey[]>
  keyBySecret(secretHash: string): Promise<KnownSecret | undefined>
  /** Adds a secret; the older ones end at `graceUntil`, unless they end earlier already. */
  rotateKey(
    id: string,
    secretHash: string,
    times: { readonly at: string; readonly graceUntil: string },
  ): Promise<void>
  revokeKey(id: string, at: string): Promise<void>
  touchKey(id: string, at: string): Promise<void>
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

/** Reads of one workspace; rows of another workspace do not exist here. */
export interface TenantReads extends RunReads {
  session(id: string): Promise<Session | undefined>
  /** Oldest first, superseded ones included. */
  entries(sessionId: string): Promise<readonly Entry[]>
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
  close(): Promise<void>
}

/** What the operator decides. */
export interface Settings {
  readonly upgradeUrl: string
  /** Tag in attributions, rule H-4. */
  readonly attributionTag: string
  /** Free assessments per calendar month (UTC). */
  readonly freeAssessments: number
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
  readonly settings: Settings
  readonly manifests: readonly SourceManifest[]
  /** What the public records say of a subject, now. */
  gather(subject: Subject): Promise<Gathered>
  readonly runner: Runner
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
export { SnapshotRefused, SnapshotSuperseded } from './sources/records.ts'
export type { AuditTrail, QueuedRun, RunQueue, RunReads, RunWrites, StoredRun } from './runs/stored-run.ts'
