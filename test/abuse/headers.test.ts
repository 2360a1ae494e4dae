// The exact headers of each kind of answer: nothing missing, and nothing that says more than it must.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../support/world.ts'
import { tokensOf, type Tokens } from '../support/requests.ts'
import { SAFE_HEADERS } from './support.ts'

let world: World
let key: string
let tokens: Tokens

beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
  tokens = await tokensOf(world, key)
})
afterAll(() => world.close())

const DOCS_CSP =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
const always = [
  'x-request-id',
  'date',
  'connection',
  'content-length',
  'content-type',
  ...Object.keys(SAFE_HEADERS),
]
const rate = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

test.each<[string, () => Promise<{ headers: object }>, string[], object]>([
  [
    'a success',
    () => world.call(key, 'score', { session: tokens.build }),
    [...rate, 'assay-log-checkpoint'],
    SAFE_HEADERS,
  ],
  ['an error', () => world.call(key, 'score', {}), rate, SAFE_HEADERS],
  ['an error without a key', () => world.send({ url: '/v1/score' }), ['www-authenticate'], SAFE_HEADERS],
  [
    'a wrong method',
    () => world.send({ url: '/v1/score', headers: { authorization: `Bearer ${key}` } }),
    [...rate, 'allow'],
    SAFE_HEADERS,
  ],
  ['404', () => world.send({ url: '/nothing' }), [], SAFE_HEADERS],
  ['/healthz', () => world.send({ url: '/healthz' }), [], SAFE_HEADERS],
  ['/openapi.json', () => world.send({ url: '/openapi.json' }), [], SAFE_HEADERS],
  [
    '/docs/',
    () => world.send({ url: '/docs/' }),
    [],
    { ...SAFE_HEADERS, 'content-security-policy': DOCS_CSP },
  ],
])('of %s are these and no more', async (_what, send, more, values) => {
  const { headers } = await send()
  expect(headers).toMatchObject(values)
  expect(Object.keys(headers).sort()).toEqual([...always, ...more].sort())
})
