// What the browser sends: fields where the contract has them, and one key for a change until it was answered.
import { afterEach, expect, test, vi } from 'vitest'
import { call, requestOf } from './call.ts'
import { RequestRefusal, Unreachable } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

test('fields of the path go into the path, the rest into the query or the body, and what is absent nowhere', () => {
  expect(requestOf('list_runs', { query: 'Acme & Co', before: undefined })).toEqual({
    method: 'GET',
    target: '/v1/runs?query=Acme+%26+Co',
  })
  expect(requestOf('rotate_key', { id: 'k/1', graceHours: 24 })).toEqual({
    method: 'POST',
    target: '/v1/dashboard/keys/k%2F1/rotate',
    body: { graceHours: 24 },
  })
})

test('a change that got no answer is sent again under the same key; after an answer the next one has its own', async () => {
  const keys: (string | null)[] = []
  const outcomes: (() => Response)[] = []
  vi.stubGlobal('fetch', (_target: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const outcome = outcomes.shift()
    return outcome ? Promise.resolve(outcome()) : Promise.reject(new TypeError('no network'))
  })
  const start = () => call('start', { pitch: 'Polite balance reminders for dental practices.' })
  await expect(start()).rejects.toThrow(Unreachable)
  outcomes.push(() => Response.json({ error: 'overloaded', message: 'busy', status: 503 }, { status: 503 }))
  await expect(start()).rejects.toThrow(RequestRefusal)
  outcomes.push(() => Response.json({ session_id: 's' }))
  expect(await start()).toEqual({ session_id: 's' })
  outcomes.push(() => Response.json({ session_id: 't' }))
  await start()
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys.slice(1)).size).toBe(3)
})

test.each(['{"session_id":"s', '<!doctype html><title>Log in to the network</title>'])(
  'an answer that breaks off or is not of the service is none: %s',
  async (body) => {
    const keys: (string | null)[] = []
    vi.stubGlobal('fetch', (_target: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return Promise.resolve(keys.length === 1 ? new Response(body) : Response.json({ session_id: 's' }))
    })
    const start = () => call('start', { pitch: 'Late fees that landlords can explain.' })
    await expect(start()).rejects.toThrow(Unreachable)
    expect(await start()).toEqual({ session_id: 's' })
    expect(keys[1]).toBe(keys[0])
  },
)

test('a request says which workspace it is about: the one asked for, or the one in the address of the tab', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('location', { search: '?ids=a&workspace=shown' })
  vi.stubGlobal('fetch', (_target: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('x-assay-workspace'))
    return Promise.resolve(Response.json({}))
  })
  await call('list_keys', {})
  await call('list_keys', {}, undefined, 'another')
  await call('get_account', {}, undefined, null)
  expect(asked).toEqual(['shown', 'another', null])
})
