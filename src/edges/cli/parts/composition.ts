// What the command line takes from the composition of the program: a running server, and what MCP offers.
import type { Config } from '../../../installation/config.ts'
import type { PastAssessment, PastRequest } from '../../../contract/past-assessment.ts'
import type { StoredErasure } from '../../../contract/stored-erasure.ts'
import type { ReplayedRun } from '../../../contract/replayed-run.ts'
import type { OpenStore } from '../../../platform/store/store.ts'
import type { McpOffer } from '../../mcp/mcp-server.ts'
import type { ToolGroup } from '../../mcp/tool-groups.ts'

export interface RunningServer {
  /** Where callers reach it, without a slash at the end. */
  readonly url: string
  readonly store: OpenStore
  /** Stops taking connections, lets requests in flight finish (10 s at most), closes the store. */
  close(): Promise<void>
}

export interface ServeOptions {
  /** False where other processes work on the jobs. Default: true. */
  readonly works?: boolean
}

export interface RunningWorker {
  /** Takes no further job, ends those that can be ended and leaves the others to another worker, and closes the store. */
  close(): Promise<void>
}

/** Another program listens on the port. */
export class PortTaken extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is taken by another program. Choose another one with ASSAY_PORT.`)
  }
}

/** The server cannot listen where the settings say, for another reason. */
export class AddressUnusable extends Error {
  constructor(host: string, port: number, code: string) {
    super(`The server cannot listen on ${host}:${port}: ${LISTEN_FAULTS[code] ?? `the system says ${code}`}.`)
  }
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL:
    'this machine has no such address. Set ASSAY_HOST to one of its own, such as 127.0.0.1, or 0.0.0.0 for all',
  ENOTFOUND:
    'no address is known for this name. Set ASSAY_HOST to an address of this machine, such as 127.0.0.1',
  EAI_AGAIN:
    'the name cannot be looked up now. Set ASSAY_HOST to an address of this machine, such as 127.0.0.1',
  EACCES: 'this user may not use this port. Choose one above 1023 with ASSAY_PORT',
  EAFNOSUPPORT: 'this machine does not support such addresses. Set ASSAY_HOST to another, such as 127.0.0.1',
}

/** Something stored that is not what it was, and where. */
export interface StoreFault {
  readonly about: string
  readonly says: string
}

/** How much of a store was checked. */
export interface CheckedStore {
  readonly workspaces: number
  readonly runs: number
  /** Sealed scorecards of assessments. */
  readonly scorings: number
  /** Of all logs. */
  readonly leaves: number
  readonly snapshots: number
  readonly records: number
  /** Files of indexes of watch lists that were made again and compared. */
  readonly indexes: number
}

export interface Composition {
  /** Throws FolderInUse, PortTaken, ConfigError, or what the store says. */
  readonly serve: (config: Config, options?: ServeOptions) => Promise<RunningServer>
  /** Works on the jobs of PostgreSQL and serves no requests. Throws ConfigError, or what the store says. */
  readonly work: (config: Config) => Promise<RunningWorker>
  /** Checks everything that is stored against its hashes and signatures, and reports each fault as it is found. */
  readonly checkStore: (config: Config, onFault: (fault: StoreFault) => void) => Promise<CheckedStore>
  /**
   * Computes a stored run, or a scorecard of an assessment, again from what was sealed. `seq`: the number of the scoring, else the
   * newest. Undefined where no workspace has it.
   */
  readonly replay: (config: Config, id: string, seq?: number) => Promise<ReplayedRun | undefined>
  /** The same from the bytes of an audit trail that agrees with itself. Only the trail of a run needs the store. */
  readonly replayTrail: (config: Config, trail: Uint8Array, seq?: number) => Promise<ReplayedRun>
  /** Opens the store to erase runs. */
  readonly withErasure: <T>(config: Config, work: (erasure: StoredErasure) => Promise<T>) => Promise<T>
  /** Sets whether a decision about a case needs two people. The name of the workspace; undefined where there is none. */
  readonly setFourEyes: (
    config: Config,
    workspaceId: string,
    isRequired: boolean,
  ) => Promise<string | undefined>
  /** Assesses a file as of a past day, YYYY-MM-DD, without a server. Throws Problem. */
  readonly assessAsOf: (file: PastRequest, asOf: string) => Promise<PastAssessment>
  readonly mcpOffer: (group: ToolGroup, publicUrl: string) => Promise<McpOffer>
}
