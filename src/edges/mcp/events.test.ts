// The events of tool calls: which leave one, what it says and what it never says, and that recording them disturbs nobody.
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../contract/index.ts'
import { type AssessmentEvent, createEventQueue, eventOfCall } from './events.ts'
import type { ToolOutcome } from './outcome.ts'
import { toolsOf } from './tools.ts'

const payload = Buffer.from(JSON.stringify({ sid: 'SESSION' })).toString('base64url')
const session = `srv1.${payload}.mac`

function seen(name: OperationName, outcome: ToolOutcome, input: Record<string, unknown> = { session }) {
  const tool = toolsOf('assessment').find((each) => each.name === name)
  if (!tool) throw new Error(`no tool ${name}`)
  return eventOfCall({
    tool,
    given: input,
    outcome,
    durationMs: 12.4,
    client: { name: 'agent', version: '1' },
  })
}

const refused = (status: number, error: string): ToolOutcome => ({
  problem: { error, message: 'CANARY message', status, retryable: false, request_id: 'r' },
})

describe('a call leaves an event', () => {
  test('when it succeeds, by the kind of its tool, with the verdict of a score', () => {
    const scorecard = { verdict: 'iterate', total: 43 }
    expect(seen('score', { output: { scorecard, session_token: 'CANARY' } })).toEqual({
      session_id: 'SESSION',
      event_kind: 'score',
      payload: { ok: true, status: 200, duration_ms: 12, client: 'agent/1' },
      verdict: 'iterate',
      total_score: 43,
    })
    const packed = 'srv1.01JBP6T0Z8Q4W7X2M5N9R3C1KDrest.mac'
    expect(seen('score', { output: { scorecard } }, { session: packed })?.session_id).toBe(
      '01JBP6T0Z8Q4W7X2M5N9R3C1KD',
    )
    expect(seen('generate_roadmap', { output: { session_id: 'S2' } })).toMatchObject({
      session_id: 'S2',
      event_kind: 'roadmap',
    })
    expect(seen('deck_handoff', { output: {} })).toMatchObject({
      event_kind: 'handoff',
      payload: { target: 'deck' },
    })
  })

  test('when a known session is refused', () => {
    expect(seen('submit_signal', refused(422, 'too_short'))?.payload).toEqual({
      ok: false,
      status: 422,
      error: 'too_short',
      duration_ms: 12,
      client: 'agent/1',
    })
  })

  test('and none when the session was not verified, or the contract has no kind', () => {
    for (const [status, code] of [
      [400, 'unknown_axis'],
      [401, 'invalid_session_token'],
      [402, 'tier_required'],
      [429, 'rate_limited'],
      [500, 'internal'],
    ] as const)
      expect(seen('submit_signal', refused(status, code)), code).toBeUndefined()
    expect(seen('check_progress', { output: { session_id: 'S' } })).toBeUndefined()
    expect(seen('submit_signal', { output: {} }, { session: 'no token' })).toBeUndefined()
  })

  test('without the pitch, the evidence, the token or the words of a refusal', () => {
    const input = { session, value: { verbatim: 'CANARY quote' }, pitch: 'CANARY pitch' }
    const text = JSON.stringify(seen('submit_signal', refused(422, 'too_short'), input))
    expect(text).not.toMatch(/CANARY|srv1/)
  })
})

describe('the queue', () => {
  const event: AssessmentEvent = { session_id: 'S', event_kind: 'start' }

  test('records one after another, and a failure stops none of the others', async () => {
    const queue = createEventQueue()
    const sent: number[] = []
    for (const i of [1, 2, 3])
      queue.offer(event, async () => {
        if (i === 2) throw new Error('the store is away')
        sent.push(i)
      })
    expect(sent).toEqual([])
    await queue.flush(1_000)
    expect(sent).toEqual([1, 3])
    expect(queue.lost()).toBe(1)
  })

  test('drops and counts what is beyond its capacity', async () => {
    const queue = createEventQueue()
    let sent = 0
    for (let i = 0; i < 1_200; i++) queue.offer(event, () => Promise.resolve(sent++))
    await queue.flush(1_000)
    expect({ sent, lost: queue.lost() }).toEqual({ sent: 1_000, lost: 200 })
  })

  test('gives up waiting for an event that does not end', async () => {
    const queue = createEventQueue()
    queue.offer(event, () => new Promise(() => undefined))
    // why nothing is measured: it would wait for ever
    await queue.flush(50)
  })

  test('takes events again after it was empty', async () => {
    const queue = createEventQueue()
    let sent = 0
    const send = (): Promise<unknown> => Promise.resolve(sent++)
    queue.offer(event, send)
    await queue.flush(1_000)
    await wait(5)
    queue.offer(event, send)
    await queue.flush(1_000)
    expect(sent).toBe(2)
  })
})
