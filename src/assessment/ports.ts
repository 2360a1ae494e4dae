// The ports of assessments: sessions, their ledgers and scorecards, reported events, link checks, a signer.
import type { Accounts, Members } from '../accounts/ports.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { Clock, Ids } from '../base/ports.ts'
import type {
  CloseSpelling,
  IdempotencyReads,
  IdempotencyWrites,
  ListEntry,
  ListReads,
  ListRequest,
  ListWrites,
  Opener,
  Page,
  PageRequest,
  TenantStore,
} from '../call/ports.ts'
import type { Verification } from '../citations/judge/verification.ts'
import type { CitationPorts, PageFinder } from '../citations/ports.ts'
import type { Verdict } from '../contract/vocabulary/scorecard.ts'
import type { FabricationPrior, HeadResult, MessageFacts, MessageFault, SignalEntry } from './rules/index.ts'

export type { SignalEntry }

/** The error of a Signer whose ring of secrets cannot be used. */
export class SigningMisconfigured extends Error {}

/** Signs session tokens. Secrets form a ring, newest first; `skid` identifies one of them. */
export interface Signer {
  /** The MAC of the text under the newest secret, for one workspace. Throws SigningMisconfigured. */
  sign(
    workspaceId: string,
    makeText: (skid: string) => string,
  ): { readonly text: string; readonly mac: Uint8Array }
  /** Compares in constant time, a MAC or its first 16 bytes or more; false for an unknown skid. Throws SigningMisconfigured. */
  verify(workspaceId: string, skid: string, text: string, mac: Uint8Array): boolean
}

/** Checks links to foreign hosts under the guard. */
export interface LinkChecker {
  /**
   * Sends one HEAD to every URL in parallel, 3 seconds in total from the first request (rules ). If one
   * fails, the result omits URLs that were not requested. Throws only WebOverloaded.
   */
  head(
    urls: readonly string[],
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<readonly HeadResult[]>
  /** Whether the operator listed the URL's host and port. */
  exempt(url: URL): boolean
}

/** A message with at least one valid signature. Its texts are used and forgotten. */
export interface VerifiedMessage extends MessageFacts {
  /** Hash of the message as it was sent, hex. */
  readonly sha256: string
  /** Hash of the whole body in its relaxed canonical form (RFC 6376), hex. */
  readonly bodySha256: string
  /** By signature: the subject where it covers it, to be read before the text. */
  readonly subject: string
  readonly text: string | undefined
  readonly html: string | undefined
  /** PDF files that came with it. */
  readonly documents: readonly Uint8Array[]
}

export type MessageCheck =
  | { readonly kind: 'verified'; readonly message: VerifiedMessage }
  | { readonly kind: 'refused'; readonly fault: MessageFault }
  /** The key of a signature could not be fetched in time, which means nothing about the message. */
  | { readonly kind: 'unavailable' }

/** Verifies the DKIM signatures of raw messages. */
export interface MessageVerifier {
  /** `now`: milliseconds since 1970. Never throws; it keeps and logs nothing of the message. */
  verify(raw: string, now: number): Promise<MessageCheck>
}

export interface CategoryChange {
  /** ISO instant. */
  readonly at: string
  readonly category: string
}

/** One session. `progress` is the progress map as JSON text; the transaction that changes the ledger renews it. */
export interface Session {
  readonly id: string
  /** The key that opened it. */
  readonly keyId: string
  readonly pitch: string
  readonly openedAt: string
  /** The category in force. */
  readonly category: string
  readonly rev: number
  readonly progress: string
  /** The scorecard of the current ledger and category; null if there is none. */
  readonly current: { readonly scores: readonly number[]; readonly verdict: Verdict } | null
  /** JSON of an ErasureMark; absent for a session that has its data. An erased one has no pitch and no progress map. */
  readonly erasure?: string
}

/** A session of a list. */
export interface ListedSession extends Session {
  readonly entry: ListEntry
}

export interface ScorecardSummary {
  readonly rev: number
  readonly category: string
  readonly scoredAt: string
  readonly total: number
  readonly verdict: string
}

export interface StoredScorecard extends ScorecardSummary {
  /** The whole assessment as JSON text, so the same ledger returns the same bytes. */
  readonly assessment: string
  /** Hash of the entry of the audit log that seals it; null for one from before scorecards were sealed. */
  readonly auditHash: string | null
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

/** How often agents reported a step of an assessment, and in how many sessions. */
export interface EventCount {
  readonly kind: string
  readonly sessions: number
  readonly events: number
}

/** One check of a quote at its source, whether or not it was for a session (rule M-7). */
export interface CitationRecord {
  readonly id: string
  /** The key or person that sent it. */
  readonly sentBy: string
  readonly sessionId: string | null
  readonly verbatim: string
  readonly sourceUrl: string
  readonly check: Verification
}

/** How many rows of each kind are stored of a session. */
export interface SessionTraces {
  /** Evidence, with superseded and withdrawn entries. */
  readonly entries: number
  readonly scorecards: number
  readonly citationChecks: number
  /** Signed messages that prove an entry. */
  readonly messages: number
  readonly events: number
}

/** Reads that find what to erase. */
export interface SessionErasureReads {
  /** Those of these sessions that are stored and not erased, in the order of their ids. */
  unerasedSessions(ids: readonly string[]): Promise<readonly string[]>
  /** Those of these ids that are ids of sessions. */
  sessionsAmong(ids: readonly string[]): Promise<readonly string[]>
  /** The sessions opened longest ago whose opening, last evidence and last scoring are all before this instant, without erased ones. */
  idleSessions(instant: string, limit: number): Promise<readonly string[]>
  /** The next erased sessions after this one, in the order of their ids. */
  erasedSessions(after: string, limit: number): Promise<readonly string[]>
  sessionTraces(sessionId: string): Promise<SessionTraces>
}

export interface SessionErasureWrites {
  /** What is stored of a session, whatever it is, locked against other writers until the transaction ends. */
  lockToErase(
    sessionId: string,
  ): Promise<{ readonly pitch: string; readonly erasure: string | null } | undefined>
  /** Whether a session is erased; it is not erased before the transaction ends. False for a session that is not stored. */
  isSessionErased(sessionId: string): Promise<boolean>
  /** Deletes the answers that were kept for calls with these sessions. A repeated `start` of one is refused from now on. */
  forgetSessionRequests(sessionIds: readonly string[]): Promise<void>
  /**
   * Deletes all that is stored of a session but its row and its records. `quotes`: checks of these quotes that were made for no
   * session are deleted too.
   */
  eraseSession(sessionId: string, erasure: string, quotes: readonly string[]): Promise<void>
}

/** Reads of one workspace's assessments. */
export interface AssessmentReads extends IdempotencyReads, ListReads, LogReads, SessionErasureReads {
  /** Searches sessions by their titles and pitches. */
  sessions(request: ListRequest): Promise<Page<ListedSession>>
  session(id: string): Promise<Session | undefined>
  /**
   * Of the next sessions after this id, those that a search or a filter does not find, because what it looks through was
   * changed. `last` is the last id that was looked at; undefined after the end.
   */
  misfiledSessions(
    after: string,
    limit: number,
  ): Promise<{ readonly ids: readonly string[]; readonly last: string | undefined }>
  /** Oldest first, including superseded ones. */
  entries(sessionId: string): Promise<readonly SignalEntry[]>
  /** Ids of entries added or reinstated after a revision; oldest first. */
  entriesSince(sessionId: string, rev: number): Promise<readonly string[]>
  latestScorecard(sessionId: string): Promise<StoredScorecard | undefined>
  /** Every scorecard, oldest first; the last one is the latest. */
  scorecards(sessionId: string): Promise<readonly StoredScorecard[]>
  /** The next sessions, after this one, with a sealed scorecard, in the order of their ids. */
  sealedSessions(after: string, limit: number): Promise<readonly string[]>
  /** Every scorecard without its reasons, oldest first. */
  scorecardHistory(sessionId: string): Promise<readonly ScorecardSummary[]>
  /** Every category since the session was opened, oldest first; the last one is in force. */
  categoryHistory(sessionId: string): Promise<readonly CategoryChange[]>
  /** Newest first. */
  citationRecords(request: Omit<PageRequest, 'words'>): Promise<readonly CitationRecord[]>
}

/** Writes of one workspace's assessments, inside a transaction. */
export interface AssessmentWrites
  extends AssessmentReads, IdempotencyWrites, ListWrites, LogWrites, SessionErasureWrites {
  /** The session, locked against other writers until the transaction ends. */
  lockSession(id: string): Promise<Session | undefined>
  /** `owner`: who opens it; left out, the key of the session. */
  insertSession(session: Session, owner?: Opener): Promise<void>
  recordCategory(sessionId: string, change: CategoryChange): Promise<void>
  updateSession(session: Pick<Session, 'id' | 'rev' | 'progress' | 'category' | 'current'>): Promise<void>
  /** Inserts the entry, or reinstates the superseded entry with that id. */
  putEntry(sessionId: string, rev: number, entry: SignalEntry): Promise<void>
  flagEntries(sessionId: string, ids: readonly string[], flag: 'superseded' | 'withdrawn'): Promise<void>
  /**
   * Keeps a message for one session of the installation; false if it is another session's. Exact under concurrency:
   * the first of two transactions keeps it.
   */
  claimMessage(identity: string, sessionId: string, at: string): Promise<boolean>
  /** Adds records; of all records of the workspace, the newest `most` stay. */
  recordCitations(records: readonly CitationRecord[], most: number): Promise<void>
  /** Writes `verify`, the reads and the flags of existing entries. */
  setVerifications(sessionId: string, entries: readonly SignalEntry[]): Promise<void>
  insertScorecard(sessionId: string, scorecard: StoredScorecard): Promise<void>
  /** Takes one of `limit` units of the month (YYYY-MM); false if none is left. Exact under concurrency. */
  spendQuota(month: string, limit: number): Promise<boolean>
}

/** Reads of the events that a workspace's agents reported. */
export interface EventReads {
  /** Newest first. */
  events(request: Omit<PageRequest, 'words'>): Promise<readonly TelemetryRecord[]>
  /** Counts of events since an instant. Kinds without events are left out. */
  eventCounts(since: string): Promise<readonly EventCount[]>
}

export interface EventWrites
  extends EventReads, IdempotencyWrites, Pick<SessionErasureWrites, 'isSessionErased'> {
  insertEvent(event: TelemetryRecord): Promise<void>
}

export interface AssessmentStore extends TenantStore<AssessmentReads, AssessmentWrites> {
  /** The progress map of one session. */
  progress(workspaceId: string, sessionId: string): Promise<string | undefined>
  /** Finds the key that a token names. */
  readonly accounts: Pick<Accounts, 'key' | 'keys'>
  /** Names the people who sent entries. */
  readonly members: Pick<Members, 'members'>
  /** Removes deleted values from the log file of the store too. False where another process keeps it from that now. */
  purgeDeleted(): Promise<boolean>
}

export interface EventPorts {
  readonly store: TenantStore<EventReads, EventWrites>
  readonly ids: Ids
}

/** The ports that the use cases of an assessment take. */
export interface AssessmentPorts extends CitationPorts {
  readonly store: AssessmentStore
  readonly signer: Signer
  readonly auditLog: WorkspaceLog
  readonly web: LinkChecker
  readonly messages: MessageVerifier
  readonly closeSpelling: CloseSpelling
  readonly finder: PageFinder
  readonly clock: Clock
  readonly ids: Ids
  readonly settings: {
    /** The address of this server. */
    readonly publicUrl: string
    readonly upgradeUrl: string
    /** Tag in attributions (rule H-4). */
    readonly attributionTag: string
    /** Free assessments per calendar month (UTC). */
    readonly freeAssessments: number
    /** Hosts that the operator counts as established, beside the table (rule P-7). */
    readonly establishedHosts: ReadonlySet<string>
    /** What the operator believes of made-up evidence (rule E-7). */
    readonly fabricationPrior: FabricationPrior
  }
}
