// What the command line does to erase runs and sessions in a store, without a server.
import type { Operations } from './index.ts'
import type { OutputOf } from './operations/operation.ts'
import type { ErasureReason } from './vocabulary/erasure.ts'

type SubjectRuns = OutputOf<Operations['get_subject']>

type StoredSession = OutputOf<Operations['get_session']>

/** A run that was erased, as a list of erasures has it. It holds nothing personal. */
export interface ListedErasure {
  readonly workspace: string
  readonly run: string
  /** ISO instant. */
  readonly at: string
  readonly reason: ErasureReason
}

/** The same of a session. */
export interface ListedSessionErasure extends Omit<ListedErasure, 'run'> {
  readonly session: string
}

/** A change of how long a workspace keeps its runs, sessions or alerts, as its log holds it. */
export interface ListedRetention {
  readonly workspace: string
  /** ISO instant. */
  readonly at: string
  /** Id of the member, or `operator`. */
  readonly actor: string
  readonly of: 'runs' | 'sessions' | 'alerts'
  /** Null: they are kept. */
  readonly before: number | null
  readonly days: number | null
  /** Number of its leaf in the log, from 0. */
  readonly leaf: number
}

/** A personal value beside an entry of the activity of a workspace. */
export interface ListedValue {
  readonly workspace: string
  /** Number of the entry; null of an act that waits for the log. */
  readonly seq: number | null
  /** ISO instant. */
  readonly at: string
  readonly kind: string
  /** The name of the value, such as `email`. */
  readonly name: string
}

export interface StoredErasure {
  /** The entries of the activity of all workspaces with this name or address beside them; case does not count. */
  inActivity(value: string): Promise<readonly ListedValue[]>
  /** Erases it beside all of them. Returns how many values it was. */
  eraseInActivity(value: string, reason: ErasureReason): Promise<number>
  /** Runs of all workspaces whose subject has every word of the name, newest first in each. */
  find(name: string): Promise<readonly (SubjectRuns['runs'][number] & { readonly workspace: string })[]>
  /** What an erasure of the run would erase; undefined where no workspace has it. */
  about(run: string): Promise<SubjectRuns | undefined>
  /** Erases every run about the subject of the run. Returns the ids of those that were not erased before. */
  erase(run: string, reason: ErasureReason): Promise<readonly string[]>
  /** A session and how much is stored of it; undefined where no workspace has it. */
  session(id: string): Promise<StoredSession | undefined>
  /** Erases a session. False where it is erased already, or no workspace has it. */
  eraseSession(id: string, reason: ErasureReason): Promise<boolean>
  /** The erasures of all workspaces, oldest first in each. */
  list(): AsyncIterable<ListedErasure | ListedSessionErasure>
  /** Erases the runs and sessions with these ids alone, as far as they are stored and not erased. Returns their ids. */
  apply(
    erasures: readonly { readonly id: string; readonly reason: ErasureReason }[],
  ): Promise<readonly string[]>
  /** Sets how long a workspace keeps its runs, sessions or alerts. Returns its name; undefined where there is no such workspace. */
  setRetention(
    workspace: string,
    days: number | null,
    of: 'runs' | 'sessions' | 'alerts',
  ): Promise<string | undefined>
  /** The changes of all workspaces, oldest first in each. */
  retentions(): AsyncIterable<ListedRetention>
  /** Empties the log file of the store; with `whole`, writes the whole file again. False where another process prevents it. */
  purge(whole: boolean): Promise<boolean>
}
