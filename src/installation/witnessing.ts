// Asks the witnesses to cosign the logs of a running server, in the background: a write never waits for one, and never fails
// because of one. Each witness has its own line, so that a slow one holds up no other.
import { setTimeout as rest } from 'node:timers/promises'
import { askWitness, type AskWitnessPorts, type WitnessAnswer } from '../audit/log/ask-witness.ts'
import type { LogName, LogReads, LogWrites, Witness } from '../audit/ports.ts'
import { LogBroken } from '../audit/log/workspace-log.ts'
import type { Store } from '../platform/store/store.ts'

/** A checkpoint is reported before its transaction ends, so the log is read a moment later, and again where that was too early. */
const READ_AFTER_MS = [200, 5_000]
/** Of a witness that does not answer; twice as long after each time. */
const PAUSE_MS = { first: 1_000, longest: 5 * 60_000 }
/** A log that a witness refuses is asked about again; the other logs do not wait for it. */
const REFUSED_AGAIN_MS = 5 * 60_000

export interface WitnessingPorts extends Pick<AskWitnessPorts, 'auditLog' | 'post' | 'verify'> {
  readonly store: Pick<Store, 'accounts' | 'read' | 'write'>
  readonly witnesses: readonly Witness[]
  /** Each answer but `current`, and why one did not come. */
  readonly onAnswer: (
    witness: string,
    answer: WitnessAnswer | { readonly kind: 'failed'; readonly says: string },
  ) => void
}

export interface Witnessing {
  /** The log has a new checkpoint. */
  grew(log: LogName): void
  /** Begins to ask, first about every log. */
  begin(): void
  stop(): Promise<void>
}

/** What a witness is still to be asked about. */
interface Line {
  readonly witness: Witness
  /** Ids of workspaces. */
  readonly due: Set<string>
  /** Those that it refused a while ago. */
  readonly refused: Set<string>
  /** Ends the wait for something that is due. */
  resume: () => void
  readonly wake: () => void
}

export function createWitnessing(
  { store, witnesses, auditLog, post, verify, onAnswer }: WitnessingPorts,
  { readAfterMs = READ_AFTER_MS, pauseMs = PAUSE_MS.first, refusedAgainMs = REFUSED_AGAIN_MS } = {},
): Witnessing {
  const stopping = new AbortController()
  const { signal } = stopping
  const workspaces = new Map<string, string>()
  const lines = witnesses.map((witness): Line => {
    const line: Line = {
      witness,
      due: new Set(),
      refused: new Set(),
      resume: () => undefined,
      wake: () => line.resume(),
    }
    return line
  })
  const waiting = new Set<string>()
  let working: readonly Promise<void>[] = []

  const add = (workspaceId: string): void => {
    for (const line of lines) {
      line.due.add(workspaceId)
      line.wake()
    }
  }

  async function learn(): Promise<void> {
    for (const { id } of await store.accounts.workspaces()) {
      const log = await store.read(id, (tenant) => tenant.logName())
      if (log !== undefined) workspaces.set(log.logId, id)
    }
  }

  async function addLog({ logId }: Pick<LogName, 'logId'>): Promise<void> {
    if (!workspaces.has(logId)) await learn()
    const id = workspaces.get(logId)
    if (id !== undefined) add(id)
  }

  /** Asks about this log again later, and not before. */
  async function defer(line: Line, workspaceId: string): Promise<void> {
    line.refused.add(workspaceId)
    await rest(refusedAgainMs, undefined, { signal, ref: false }).catch(() => undefined)
    line.refused.delete(workspaceId)
    line.due.add(workspaceId)
    line.wake()
  }

  /** Whether the witness answers. */
  async function ask(line: Line, workspaceId: string): Promise<boolean> {
    const { name } = line.witness
    const of = {
      read: <T>(work: (tenant: LogReads) => Promise<T>) => store.read(workspaceId, work),
      write: <T>(work: (tenant: LogReads & LogWrites) => Promise<T>) => store.write(workspaceId, work),
    }
    try {
      const answer = await askWitness({ ...of, auditLog, post, verify }, line.witness, signal)
      if (answer.kind !== 'current') onAnswer(name, answer)
      if (answer.kind === 'refused' || answer.kind === 'contradicted') void defer(line, workspaceId)
      return true
    } catch (error) {
      if (signal.aborted) return false
      const isBroken = error instanceof LogBroken
      // why the name alone: drivers repeat the values they were given
      const isOwn = isBroken || (error instanceof Error && error.name === 'PostFailed')
      const says = isOwn ? error.message : error instanceof Error ? error.name : typeof error
      onAnswer(name, { kind: 'failed', says })
      if (isBroken) void defer(line, workspaceId)
      return isBroken
    }
  }

  async function serveLine(line: Line): Promise<void> {
    let pause = pauseMs
    while (!signal.aborted) {
      const [workspaceId] = line.due
      if (workspaceId === undefined) {
        await new Promise<void>((resolve) => {
          line.resume = resolve
        })
        continue
      }
      line.due.delete(workspaceId)
      if (line.refused.has(workspaceId)) continue
      if (await ask(line, workspaceId)) pause = pauseMs
      else {
        line.due.add(workspaceId)
        await rest(pause, undefined, { signal, ref: false }).catch(() => undefined)
        pause = Math.min(2 * pause, PAUSE_MS.longest)
      }
    }
  }

  return {
    grew(log) {
      if (lines.length === 0 || waiting.has(log.logId)) return
      waiting.add(log.logId)
      for (const [at, after] of readAfterMs.entries())
        void rest(after, undefined, { signal, ref: false })
          .then(() => {
            if (at === 0) waiting.delete(log.logId)
            return addLog(log)
          })
          // why: the store is away, or the server stops; the next checkpoint asks again
          .catch(() => undefined)
    },

    begin() {
      if (lines.length === 0) return
      working = lines.map(serveLine)
      void learn().then(
        () => [...workspaces.values()].map(add),
        () => undefined,
      )
    },

    async stop() {
      stopping.abort()
      for (const line of lines) line.wake()
      await Promise.all(working)
    },
  }
}
