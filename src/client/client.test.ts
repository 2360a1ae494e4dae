// What the client does when no answer comes, or one that asks for patience.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sampleTree } from '../audit/bundle/testing/sample-bundle.ts'
import { sha256Hex } from '../base/sha256.ts'
import { ApiError, createClient, ServiceUnreachable } from './client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listening(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a call that took too long is not sent again: whoever calls has waited long enough', async () => {
  let calls = 0
  const url = await listening(() => void calls++)
  const client = createClient({ url, key: 'sk_x', timeoutMs: 1_500 })
  await expect(client.call('list_sources', {})).rejects.toThrow(ServiceUnreachable)
  expect(calls).toBe(1)
})

test('a call that its caller gave up is ended and not sent again', async () => {
  let calls = 0
  const leaving = new AbortController()
  const url = await listening(() => {
    calls++
    leaving.abort()
  })
  const call = createClient({ url, key: 'sk_x' }).call('list_sources', {}, leaving.signal)
  await expect(call).rejects.toThrow(ServiceUnreachable)
  expect(calls).toBe(1)
})

test('the pause a server asks for is kept, unless there is no patience', async () => {
  const seen: number[] = []
  const url = await listening((_request, response) => {
    seen.push(performance.now())
    const limited = {
      error: 'rate_limited',
      message: 'Wait.',
      status: 429,
      retryable: true,
      retry_after_seconds: 1,
    }
    response.writeHead(seen.length === 1 ? 429 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(seen.length === 1 ? { ...limited, request_id: 'r' } : { sources: [] }))
  })
  const impatient = createClient({ url, key: 'sk_x', patienceSeconds: 0 })
  await expect(impatient.call('list_sources', {})).rejects.toThrow(ApiError)
  seen.length = 0
  expect(await createClient({ url, key: 'sk_x' }).call('list_sources', {})).toEqual({ sources: [] })
  expect((seen[1] ?? 0) - (seen[0] ?? 0)).toBeGreaterThan(900)
})

test('an answer that is no answer of Assay is told with its status, and with the address to check', async () => {
  const bodies = ['{"detail":"Not Found"}', '<html>', '"text"']
  const url = await listening((_request, response) => response.writeHead(404).end(bodies.shift()))
  const client = createClient({ url, key: 'sk_x', attempts: 1 })
  for (let i = bodies.length; i > 0; i--)
    await expect(client.call('list_sources', {})).rejects.toThrow(
      new ServiceUnreachable(`${url} answered 404 with something no Assay server says. Is this its address?`),
    )
})

test('a key that no header can carry is refused as a key, before anything is sent', async () => {
  const client = createClient({ url: 'http://127.0.0.1:1', key: 'sk_sch\u00fcssel' })
  await expect(client.call('list_sources', {})).rejects.toMatchObject({ body: { error: 'invalid_api_key' } })
})

test('whatever a field of an address holds, it stays in its place and short enough to be sent', async () => {
  const seen: (string | undefined)[] = []
  const url = await listening((request, response) => {
    seen.push(request.url)
    response.end('{}')
  })
  const client = createClient({ url, key: 'sk_x' })
  for (const id of ['..', '.', '', 'a/../b?c', '\ud800', '\u20ac'.repeat(20_000)])
    await client.call('get_run', { id })
  for (const path of seen) expect(path).toMatch(/^\/v1\/runs\/[^/?]+$/)
  expect(Math.max(...seen.map((path) => path?.length ?? 0))).toBeLessThan(10_000)
})

test('a server that does not know the end of a proof is asked without it, and is not accused', async () => {
  const tree = sampleTree([1, 2, 3, 4, 5, 6].map((at) => sha256Hex(`leaf ${at}`)))
  const checkpoint = (size: number): string => new TextDecoder().decode(tree.checkpoint(size))
  const asked: string[] = []
  const url = await listening((request, response) => {
    const target = new URL(request.url ?? '', 'http://server')
    asked.push(target.search)
    const isUnknown = target.searchParams.has('to')
    const refusal = {
      error: 'invalid_request',
      message: 'No.',
      status: 400,
      retryable: false,
      request_id: 'r',
    }
    const proof = {
      checkpoint: checkpoint(6),
      path: tree.consistency(Number(target.searchParams.get('from')), 6).path,
    }
    response.writeHead(isUnknown ? 400 : 200, { 'content-type': 'application/json' })
    const head = { checkpoint: checkpoint(5) }
    response.end(JSON.stringify(target.search === '' ? head : isUnknown ? refusal : proof))
  })
  const kept = new Map<string, string>()
  const pins = {
    get: (name: string) => kept.get(name) ?? checkpoint(3),
    set: (name: string, note: string) => void kept.set(name, note),
  }
  await createClient({ url, key: 'sk_x', pins }).call('get_audit_checkpoint', {})
  expect(asked.slice(0, 3)).toEqual(['', '?from=3&to=5', '?from=3'])
  expect([...kept.values()].at(-1)).toBe(checkpoint(6))
})
