// A request that nobody answers ends, and says what that leaves open.
import { afterEach, expect, test, vi } from 'vitest'
import { serverStatus } from './server-status.ts'
import { send, sendForJson, Unreachable } from './send.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that stays silent is away after a minute; an answer that has begun may take longer', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  const outcomes = [() => Promise.resolve(new Response('a long document'))]
  vi.stubGlobal('fetch', (_target: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return (
      outcomes.shift()?.() ??
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)))
    )
  })
  await send({ method: 'GET', target: '/v1/exports/a.pdf' })
  const silent = expect(send({ method: 'POST', target: '/v1/start' })).rejects.toThrow(Unreachable)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(serverStatus.get().awaySince).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  await silent
  expect(serverStatus.get().awaySince).not.toBeNull()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

test('an answer without a body is a success', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  expect(await sendForJson({ method: 'DELETE', target: '/v1/webhooks/1' })).toBeUndefined()
})
