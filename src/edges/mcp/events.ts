// Records the assessment events of tool calls after their answers, in a bounded queue that drops and counts. A caller
// never sees a failure to record one. Events contain no pitch, no evidence, no token and no key.
import { setTimeout as wait } from 'node:timers/promises'
import type { OperationName } from '../../contract/index.ts'
import type { InputOf } from '../../contract/operations/operation.ts'
import type { recordEventOperation } from '../../contract/operations/telemetry.ts'
import type { SeenCall } from './call-tool.ts'
import type { ToolOutcome } from './outcome.ts'
import { sessionIdIn } from './session-id-in.ts'

export type AssessmentEvent = InputOf<typeof recordEventOperation>

const CAPACITY = 1_000
const PATIENCE_MS = 2_000
const CLIENT_CHARS = 100

interface Kind {
  readonly event_kind: AssessmentEvent['event_kind']
  readonly target?: string
}

/** The tools that record events; the contract has no kind for the others. */
const KINDS: Partial<Record<OperationName, Kind>> = {
  start: { event_kind: 'start' },
  submit_signal: { event_kind: 'submit_signal' },
  score: { event_kind: 'score' },
  generate_roadmap: { event_kind: 'roadmap' },
  export: { event_kind: 'export' },
  stack_handoff: { event_kind: 'handoff', target: 'stack' },
  deck_handoff: { event_kind: 'handoff', target: 'deck' },
}

/** Refusals after the session was verified: only then is its id trusted. */
const SESSION_WAS_KNOWN = new Set([409, 412, 422])

/** The event of a call that records one: a success, or a refusal of a known session. */
export function eventOfCall(call: SeenCall): AssessmentEvent | undefined {
  const { tool, outcome, durationMs, client } = call
  const kind = KINDS[tool.name]
  const session = sessionInToken(call)
  if (kind === undefined || session === undefined) return undefined
  const refused = 'problem' in outcome ? outcome.problem : undefined
  const { scorecard } = outputOf(outcome)
  const { event_kind, target } = kind
  return {
    session_id: session,
    event_kind,
    payload: {
      ok: refused === undefined,
      status: refused?.status ?? 200,
      ...(refused && { error: refused.error }),
      duration_ms: Math.round(durationMs),
      client: brief(client ? [client.name, client.version].filter(Boolean).join('/') : 'unknown'),
      ...(target !== undefined && { target }),
    },
    ...(scorecard && { verdict: scorecard.verdict, total_score: scorecard.total }),
  }
}

/** The name a client gives itself, cut to the stored length. */
export const brief = (text: string): string => text.slice(0, CLIENT_CHARS).toWellFormed()

interface Output {
  readonly session_id?: string
  readonly scorecard?: { readonly verdict: string; readonly total: number }
}

const outputOf = (outcome: ToolOutcome): Output => ('output' in outcome ? (outcome.output as Output) : {})

/** The id of a call's session, if it was verified. */
export function sessionInToken({ outcome, given }: SeenCall): string | undefined {
  const unverified = 'problem' in outcome && !SESSION_WAS_KNOWN.has(outcome.problem.status)
  return unverified ? undefined : (outputOf(outcome).session_id ?? sessionIdIn(given['session']))
}

export type Send = (event: AssessmentEvent, signal: AbortSignal) => Promise<unknown>

export interface EventQueue {
  /** Adds an event without waiting; an event beyond the capacity is dropped and counted. */
  offer(event: AssessmentEvent, send: Send): void
  /** The number of events dropped or not recorded. */
  lost(): number
  /** Waits until the queue is empty, at most `milliseconds`. */
  flush(milliseconds: number): Promise<void>
}

/** A queue that records one event at a time. */
export function createEventQueue(): EventQueue {
  const waiting: (() => Promise<unknown>)[] = []
  let lost = 0
  let draining: Promise<void> | undefined

  async function drain(): Promise<void> {
    // why after a turn of the loop: the answer of the call goes out first
    await wait(0)
    for (let next = waiting.shift(); next; next = waiting.shift()) await next().catch(() => lost++)
    draining = undefined
  }

  return {
    offer(event, send) {
      if (waiting.length >= CAPACITY) {
        lost++
        return
      }
      waiting.push(() => withinPatience(send, event))
      draining ??= drain()
    },
    lost: () => lost,
    flush: async (milliseconds) => {
      const stop = new AbortController()
      await Promise.race([
        draining,
        wait(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined),
      ])
      stop.abort()
    },
  }
}

function withinPatience(send: Send, event: AssessmentEvent): Promise<unknown> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  return Promise.race([
    send(event, patience),
    new Promise((_, fail) => patience.addEventListener('abort', () => fail(new Error('took too long')))),
  ])
}
