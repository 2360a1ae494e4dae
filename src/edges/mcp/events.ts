// The assessment events that tool calls leave behind, off the path of their answers: a bounded queue that drops and counts.
// A failure to record one is never seen by a caller. Events carry no pitch, no evidence, no token and no key.
import { setTimeout as wait } from 'node:timers/promises'
import type { OperationName } from '../../contract/index.ts'
import type { InputOf } from '../../contract/operation.ts'
import type { recordEvent } from '../../contract/operations/telemetry.ts'
import type { SeenCall } from './mcp-server.ts'

export type AssessmentEvent = InputOf<typeof recordEvent>

const CAPACITY = 1_000
const PATIENCE_MS = 2_000
const CLIENT_CHARS = 100

interface Kind {
  readonly event_kind: AssessmentEvent['event_kind']
  readonly target?: string
}

/** The tools that leave events; the contract has no kind for the others. */
const KINDS: Partial<Record<OperationName, Kind>> = {
  start: { event_kind: 'start' },
  submit_signal: { event_kind: 'submit_signal' },
  score: { event_kind: 'score' },
  generate_roadmap: { event_kind: 'roadmap' },
  export: { event_kind: 'export' },
  stack_handoff: { event_kind: 'handoff', target: 'stack' },
  deck_handoff: { event_kind: 'handoff', target: 'deck' },
}

/** Refusals that come after the session was verified: only then is its id believed. */
const SESSION_WAS_KNOWN = new Set([409, 412, 422])

/** The event of a call, if it leaves one: a success, or a refusal of a known session. */
export function eventOf({ tool, input, outcome, durationMs, client }: SeenCall): AssessmentEvent | undefined {
  const kind = KINDS[tool.name]
  const refused = 'problem' in outcome ? outcome.problem : undefined
  if (kind === undefined || (refused && !SESSION_WAS_KNOWN.has(refused.status))) return undefined
  const output = ('output' in outcome ? outcome.output : {}) as {
    session_id?: string
    scorecard?: { verdict: string; total: number }
  }
  const session = output.session_id ?? sessionIdIn(input['session'])
  if (session === undefined) return undefined
  const { event_kind, target } = kind
  return {
    session_id: session,
    event_kind,
    payload: {
      ok: refused === undefined,
      status: refused?.status ?? 200,
      ...(refused && { error: refused.error }),
      duration_ms: Math.round(durationMs),
      client: (client ?? 'unknown').slice(0, CLIENT_CHARS).toWellFormed(),
      ...(target !== undefined && { target }),
    },
    ...(output.scorecard && { verdict: output.scorecard.verdict, total_score: output.scorecard.total }),
  }
}

/** The id of the session a token names. Only for tokens that were verified. */
function sessionIdIn(token: unknown): string | undefined {
  try {
    const [, payload = ''] = String(token).split('.')
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid?: unknown }
    return typeof sid === 'string' ? sid : undefined
  } catch {
    return undefined
  }
}

export type Send = (event: AssessmentEvent, signal: AbortSignal) => Promise<unknown>

export interface EventQueue {
  /** Takes an event without waiting; one beyond the capacity is dropped and counted. */
  offer(event: AssessmentEvent, send: Send): void
  /** How many events were dropped or could not be recorded. */
  lost(): number
  /** Waits until the queue is empty, so many milliseconds at most. */
  flush(milliseconds: number): Promise<void>
}

/** A queue that records one event at a time. */
export function createEventQueue(): EventQueue {
  const waiting: (() => Promise<unknown>)[] = []
  let lost = 0
  let draining: Promise<void> | undefined

  async function drain(): Promise<void> {
    // why after a turn of the loop: the answer of the call is on its way first
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
