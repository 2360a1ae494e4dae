// The reconciliation service as OpenRefine and the test bench of the protocol use it. The shapes below are what the schemas of
// version 0.2 and of the draft of 1.0 require, in our own words: the members that must exist, and no others where none may.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadWatchLists } from '../support/lists.ts'
import { type Answer, createWorld, type World } from '../support/world.ts'

let world: World
let key: string

const template = (pattern: RegExp) => z.string().regex(pattern)
const typed = z.looseObject({ id: z.string(), name: z.string() })
const suggested = z.looseObject({
  result: z.array(z.looseObject({ id: z.string(), name: z.string(), description: z.string() })),
})
const value = z.union([
  z.strictObject({}),
  z.strictObject({ id: z.string(), name: z.string(), description: z.string().optional() }),
  z.strictObject({ str: z.string() }),
  z.strictObject({ float: z.number() }),
  z.strictObject({ int: z.int() }),
])
const meta = z.array(z.looseObject({ id: z.string(), name: z.string() }))
const proposal = z.looseObject({ properties: z.array(z.looseObject({ id: z.string(), name: z.string() })) })
const candidate = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  score: z.number().min(0).max(100),
  match: z.boolean(),
  type: z.array(typed),
})

const service = z.looseObject({ service_url: z.url(), service_path: z.string() })
const V02 = {
  manifest: z.looseObject({
    versions: z.array(z.string()).refine((all) => all.includes('0.2')),
    name: z.string(),
    identifierSpace: z.url(),
    schemaSpace: z.url(),
    documentation: z.url(),
    view: z.looseObject({ url: template(/\{\{id\}\}/) }),
    preview: z.looseObject({ url: template(/\{\{id\}\}/), width: z.int(), height: z.int() }),
    suggest: z.looseObject({ entity: service, type: service, property: service }),
    extend: z.looseObject({
      propose_properties: service,
      property_settings: z.array(
        z.looseObject({
          type: z.literal('number'),
          name: z.string(),
          label: z.string(),
          default: z.number(),
        }),
      ),
    }),
    defaultTypes: z.array(typed),
  }),
  results: z.record(
    z.string(),
    z.looseObject({
      result: z.array(
        candidate.extend({
          features: z.array(z.looseObject({ id: z.string(), value: z.union([z.number(), z.boolean()]) })),
        }),
      ),
    }),
  ),
  extension: z.looseObject({ meta, rows: z.record(z.string(), z.record(z.string(), z.array(value))) }),
}
const DRAFT = {
  manifest: z.looseObject({
    versions: z.array(z.string()).refine((all) => all.includes('1.0-draft')),
    name: z.string(),
    standardizedScore: z.literal(true),
    view: z.looseObject({ url: template(/\{.*id.*\}/) }),
    preview: z.looseObject({ width: z.int(), height: z.int() }),
    suggest: z.looseObject({ entity: z.boolean(), type: z.boolean(), property: z.boolean() }),
    extend: z.looseObject({
      proposeProperties: z.boolean(),
      propertySettings: z.array(
        z.looseObject({ type: z.literal('number'), id: z.string(), name: z.string(), default: z.number() }),
      ),
    }),
    defaultTypes: z.array(typed),
  }),
  results: z.looseObject({
    results: z.array(
      z.looseObject({
        candidates: z.array(
          candidate.extend({
            features: z.array(
              z.looseObject({ id: z.string(), name: z.string(), value: z.union([z.number(), z.boolean()]) }),
            ),
          }),
        ),
      }),
    ),
  }),
  extension: z.looseObject({
    meta,
    rows: z.array(
      z.looseObject({
        id: z.string(),
        properties: z.array(z.looseObject({ id: z.string(), values: z.array(value) })),
      }),
    ),
  }),
}

const copies = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

const ROOT = '/reconcile/default'
const withKey = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}api_key=${key}`
const get = (path: string): Promise<Answer> => world.send({ url: withKey(path) })
const form = (fields: Record<string, string>, path = ROOT): Promise<Answer> =>
  world.send({
    method: 'POST',
    url: withKey(path),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: new URLSearchParams(fields).toString(),
  })
const post = (path: string, body: unknown): Promise<Answer> =>
  world.send({
    method: 'POST',
    url: `${ROOT}/1.0-draft${path}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
function good<T>({ status, text, headers }: Answer, shape: z.ZodType<T>): T {
  expect(status, text).toBe(200)
  expect(headers['access-control-allow-origin']).toBe('*')
  return shape.parse(JSON.parse(text))
}

const reconciled = async (queries: object, path = ROOT) =>
  good(await form({ queries: JSON.stringify(queries) }, path), V02.results)
const drafted = async (queries: readonly object[]) =>
  good(await post('/match', { queries }), DRAFT.results).results
const named = (name: string, more: object = {}) => ({
  conditions: [{ matchType: 'name', propertyValue: name }],
  ...more,
})

beforeAll(async () => {
  world = await createWorld()
  await loadWatchLists(world.ports.store)
  ;({ key } = await world.tenant('free', ['read']))
})
afterAll(() => world.close())

describe('version 0.2', () => {
  test('the manifest leads to each service, with the key that it was fetched with', async () => {
    const manifest = good(await get(ROOT), V02.manifest)
    const { suggest, extend, preview } = manifest
    const services = [suggest.entity, suggest.type, suggest.property, extend.propose_properties]
    for (const { service_url, service_path } of services) {
      const answer = await world.send({
        url: `${service_url}${service_path}`.replace('http://127.0.0.1:8787', ''),
      })
      expect(answer.status, answer.text).toBe(200)
    }
    expect(preview.url).toContain(`api_key=${key}`)
    const { text } = await world.send({ url: ROOT, headers: { authorization: `Bearer ${key}` } })
    expect(text).not.toContain(key)
  })

  test('queries by form and by address get one answer, the candidates best first', async () => {
    const queries = JSON.stringify({
      q0: { query: 'Tobias Marwen', type: 'Person', type_strict: 'should', limit: 2 },
      q1: { query: 'No Such Bakery', type: ['Company', 'Organization'] },
      q2: { properties: [{ pid: 'name', v: ['Tobias Marwen', { id: 'x', name: 'T. Marwen' }] }] },
    })
    const byForm = good(await form({ queries }), V02.results)
    expect(good(await get(`${ROOT}?queries=${encodeURIComponent(queries)}`), V02.results)).toEqual(byForm)
    const { q0, q1, q2 } = byForm
    expect(q0?.result).toHaveLength(2)
    expect(q1?.result).toEqual([])
    expect(q2?.result.length).toBeGreaterThan(2)
    const scores = q2?.result.map(({ score }) => score) ?? []
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('a match is certain: the only strong candidate, never one of several', async () => {
    const everywhere = await reconciled({ q: { query: 'Tobias Marwen', type: 'Person' } })
    const strong = everywhere['q']?.result.filter(({ score }) => score >= 92) ?? []
    expect(strong.length).toBeGreaterThan(1)
    expect(everywhere['q']?.result.some(({ match }) => match)).toBe(false)
    const list = strong[0]?.id.split('.')[0] ?? ''
    const alone = await reconciled({ q: { query: 'Tobias Marwen', type: 'Person' } }, `/reconcile/${list}`)
    expect(alone['q']?.result.map(({ match }) => match)).toEqual([true])
    const weak = await reconciled({
      q: { query: 'Tobyas Marwenn', limit: 50, properties: [{ pid: 'birthDate', v: 1971 }] },
    })
    for (const { match, score } of weak['q']?.result ?? []) expect(match && score < 92).toBe(false)
  })

  test('the id of an entity as the query finds that entity', async () => {
    const { q } = await reconciled({ q: { query: 'Tobias Marwen' } })
    const id = q?.result[0]?.id ?? ''
    expect((await reconciled({ q: { query: id } }))['q']?.result).toMatchObject([
      { id, score: 100, match: true },
    ])
  })

  test('suggestions complete entities, types and properties', async () => {
    const suggest = async (what: string, prefix: string) =>
      good(await get(`${ROOT}/suggest/${what}?prefix=${encodeURIComponent(prefix)}`), suggested).result
    expect((await suggest('entity', 'tobias mar'))[0]?.name).toMatch(/tobias marwen/i)
    expect(await suggest('entity', '')).toEqual([])
    expect(await suggest('entity', 'zzzzqqqq')).toEqual([])
    expect((await suggest('type', 'organ')).map(({ id }) => id)).toEqual(['Organization'])
    expect((await suggest('property', 'date of')).map(({ id }) => id)).toContain('birthDate')
    expect((await suggest('type', '')).length).toBeGreaterThan(5)
    expect((await get(`${ROOT}/suggest/colour?prefix=x`)).status).toBe(404)
    const paged = good(await get(`${ROOT}/suggest/property?prefix=&limit=1&offset=1`), suggested).result
    expect(paged.map(({ id }) => id)).toEqual(['alias'])
  })

  test('data extension gives the values of the properties that are proposed, and none of what does not exist', async () => {
    const { q } = await reconciled({ q: { query: 'Tobias Marwen', type: 'Person' } })
    const id = q?.result[0]?.id ?? ''
    const { properties } = good(await get(`${ROOT}/extend/property?type=Person`), proposal)
    expect(properties.map((property) => property.id)).toEqual(
      expect.arrayContaining(['name', 'birthDate', 'topics']),
    )
    const extend = {
      ids: [id, 'no.such'],
      properties: [{ id: 'name', settings: { limit: '1' } }, { id: 'Thing:topics' }, { id: 'colour' }],
    }
    const { rows, meta: about } = good(await form({ extend: JSON.stringify(extend) }), V02.extension)
    expect(about.map((each) => each.id)).toEqual(['name', 'Thing:topics', 'colour'])
    expect(rows[id]?.['name']).toHaveLength(1)
    expect(rows[id]?.['Thing:topics']).not.toEqual([])
    expect(rows['no.such']).toEqual({ name: [], 'Thing:topics': [], colour: [] })
    expect(good(await get(`${ROOT}/extend/property?type=Vessel&limit=3`), proposal).properties).toHaveLength(
      3,
    )
  })

  test('the preview is a page without a script that any site may show in a frame', async () => {
    const { q } = await reconciled({ q: { query: 'Tobias Marwen' } })
    const answer = await get(`${ROOT}/preview?id=${q?.result[0]?.id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
    )
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.text).toMatch(/Marwen/i)
    expect(answer.text).not.toContain('<script')
    expect((await get(`${ROOT}/preview?id=no.such`)).status).toBe(404)
    const other = q?.result[0]?.id.startsWith('un-sc') ? 'eu_fsf' : 'un_sc'
    expect((await get(`/reconcile/${other}/preview?id=${q?.result[0]?.id}`)).status).toBe(404)
  })
})

describe('the draft of version 1.0', () => {
  test('the manifest, candidates, suggestions, values and preview have the shapes of the draft', async () => {
    good(await get(`${ROOT}/1.0-draft`), DRAFT.manifest)
    const [found, nothing] = await drafted([
      named('Tobias Marwen', { type: 'Person', limit: 3 }),
      named('No Such Bakery'),
    ])
    expect(found?.candidates).toHaveLength(3)
    expect(nothing?.candidates).toEqual([])
    const id = found?.candidates[0]?.id ?? ''
    const asked = { ids: [id], properties: [{ id: 'name' }, { id: 'birthDate', settings: { limit: 1 } }] }
    const { rows } = good(await post('/extend', asked), DRAFT.extension)
    expect(rows[0]?.properties[0]?.values).not.toEqual([])
    good(await get(`${ROOT}/1.0-draft/suggest/entity?prefix=marw&limit=2`), suggested)
    good(await get(`${ROOT}/1.0-draft/extend/propose?type=Person&limit=2`), proposal)
    expect((await get(`${ROOT}/1.0-draft/preview?id=${id}`)).text).toMatch(/Marwen/i)
  })

  test('names, properties and ids are conditions, in the order of the queries', async () => {
    const [byName] = await drafted([named('Tobias Marwen', { type: 'Person' })])
    const id = byName?.candidates[0]?.id ?? ''
    const [byId, none, dated] = await drafted([
      { conditions: [{ matchType: 'id', propertyValue: [id, { id: 'no.such', name: 'x' }] }] },
      { conditions: [{ matchType: 'id', propertyValue: 'no.such' }] },
      {
        type: 'Person',
        conditions: [
          { matchType: 'name', propertyValue: 'Tobias Marwen' },
          { matchType: 'property', propertyId: 'Person:birthDate', propertyValue: '1954-07-07' },
        ],
      },
    ])
    expect(byId?.candidates).toMatchObject([{ id, match: true, score: 100 }])
    expect(none?.candidates).toEqual([])
    expect(dated?.candidates[0]?.features.find((feature) => feature.id === 'birth_date_match')?.value).toBe(1)
  })

  test.each<[string, object]>([
    ['no condition', { queries: [{ conditions: [] }] }],
    [
      'a property without its id',
      { queries: [{ conditions: [{ matchType: 'property', propertyValue: 'x' }] }] },
    ],
    [
      'a name that must not match',
      {
        queries: [
          named('x', { conditions: [{ matchType: 'name', propertyValue: 'x', matchQuantifier: 'none' }] }),
        ],
      },
    ],
    [
      'a property as a filter',
      {
        queries: [
          {
            conditions: [
              { matchType: 'property', propertyId: 'country', propertyValue: 'de', required: true },
            ],
          },
        ],
      },
    ],
    ['an unknown type', { queries: [named('x', { type: 'Banana' })] }],
    ['101 queries', { queries: Array.from({ length: 101 }, () => named('x')) }],
    ['101 candidates', { queries: [named('x', { limit: 101 })] }],
    [
      '51 conditions',
      {
        queries: [
          { conditions: Array.from({ length: 51 }, () => ({ matchType: 'name', propertyValue: 'x' })) },
        ],
      },
    ],
    ['501 characters', { queries: [named('x'.repeat(501))] }],
  ])('%s is refused, and the message names the place', async (_what, body) => {
    const answer = await post('/match', body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body['issues']).toMatchObject([{ path: expect.stringContaining('queries') }])
  })

  test('what is just within the bounds is taken', async () => {
    await drafted(Array.from({ length: 100 }, () => named('Unlisted Quill')))
    await drafted([named('x'.repeat(500), { limit: 100 })])
    await drafted([
      { conditions: Array.from({ length: 50 }, () => ({ matchType: 'name', propertyValue: 'x' })) },
    ])
  })
})

describe('pages of other sites', () => {
  test('may ask, and learn it before a request with JSON', async () => {
    for (const url of [`${ROOT}/1.0-draft/match`, ROOT]) {
      const { status, headers } = await world.send({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://refine.example', 'access-control-request-method': 'POST' },
      })
      expect(status).toBe(204)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-methods']).toBe('GET, POST')
    }
  })

  test('may not ask anything else, and never with a cookie', async () => {
    for (const url of ['/search/default', '/catalog', '/v1/sources']) {
      const { headers } = await world.send({ url, headers: { authorization: `Bearer ${key}` } })
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
    }
    const { headers } = await get(ROOT)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('the key in the address is in no line of the log', async () => {
    await get(ROOT)
    expect(world.log()).toContain('/reconcile/:dataset')
    expect(world.log()).not.toContain(key)
  })
})

describe('a request that cannot be answered', () => {
  const queries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, { query: 'Unlisted Quill' }]))
  const asForm = (all: unknown) => ({ queries: JSON.stringify(all) })

  test.each<[string, Record<string, string>, string]>([
    ['neither queries nor extend', {}, 'invalid_request'],
    ['text that is no JSON', { queries: '{"q"' }, 'invalid_json'],
    ['a key twice', { queries: '{"q":{"query":"a"},"q":{"query":"b"}}' }, 'invalid_json'],
    ['an unknown type', asForm({ q: { query: 'x', type: 'Banana' } }), 'invalid_request'],
    ['nothing to compare', asForm({ q: { query: '' } }), 'invalid_request'],
    ['101 queries', asForm(queries(101)), 'invalid_request'],
    ['501 characters', asForm({ q: { query: 'x'.repeat(501) } }), 'invalid_request'],
    ['101 candidates', asForm({ q: { query: 'x', limit: 101 } }), 'invalid_request'],
    [
      '51 values',
      asForm({ q: { query: 'x', properties: [{ pid: 'alias', v: copies(51, 'x') }] } }),
      'invalid_request',
    ],
    [
      '101 properties',
      asForm({ q: { query: 'x', properties: copies(101, { pid: 'alias', v: 'x' }) } }),
      'invalid_request',
    ],
    ['101 ids', { extend: JSON.stringify({ ids: copies(101, 'x'), properties: [] }) }, 'invalid_request'],
    [
      '101 properties to fetch',
      { extend: JSON.stringify({ ids: [], properties: copies(101, { id: 'name' }) }) },
      'invalid_request',
    ],
    [
      'a limit that is no number',
      { extend: JSON.stringify({ ids: ['x'], properties: [{ id: 'name', settings: { limit: 'x' } }] }) },
      'invalid_request',
    ],
  ])('%s', async (_what, fields, code) => {
    const answer = await form(fields)
    expect(answer.body, answer.text).toMatchObject({ error: code, status: 400 })
    expect(answer.body['detail']).toBe(answer.body['message'])
  })

  test('what is just within the bounds is taken', async () => {
    await reconciled(queries(100))
    await reconciled({
      q: {
        query: 'x'.repeat(500),
        limit: 100,
        properties: copies(100, { pid: 'country', v: Array(50).fill('de') }),
      },
    })
    const extend = { ids: copies(100, 'x'), properties: copies(100, { id: 'name' }) }
    good(await form({ extend: JSON.stringify(extend) }), V02.extension)
    good(await get(`${ROOT}/suggest/property?prefix=&limit=100&offset=1000`), suggested)
    expect((await get(`${ROOT}/suggest/property?prefix=&offset=1001`)).status).toBe(400)
    expect((await get(`${ROOT}/suggest/property?prefix=&limit=101`)).status).toBe(400)
    expect((await get(`${ROOT}/extend/property?type=Banana`)).status).toBe(400)
  })

  test('100,001 characters of names and values', async () => {
    const of1000 = { query: 'x'.repeat(500), properties: [{ pid: 'notes', v: 'y'.repeat(500) }] }
    const full = Object.fromEntries(copies(99, of1000).map((query, at) => [`q${at}`, query]))
    const sized = (notes: readonly string[]) => ({
      ...full,
      last: { query: 'x'.repeat(500), properties: [{ pid: 'notes', v: notes }] },
    })
    const over = await form(asForm(sized(['y'.repeat(500), 'z'])))
    expect(over.body['detail']).toContain('have 100001 characters of names')
    await reconciled(sized(['y'.repeat(500)]))
  })

  test('a form that two servers could read differently', async () => {
    const raw = (body: string) =>
      world.send({
        method: 'POST',
        url: withKey(ROOT),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    for (const body of ['queries=%7B%7D&queries=%7B%7D', 'queries=%ff', 'queries=%zz'])
      expect((await raw(body)).body, body).toMatchObject({ error: 'invalid_request' })
    expect(
      (await raw('__proto__=x&queries=%7B%22q%22%3A%7B%22query%22%3A%22Tobias+Marwen%22%7D%7D')).status,
    ).toBe(200)
  })
})
