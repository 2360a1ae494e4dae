// POST /match, GET /search, /entities, /catalog and /algorithms as the clients of OpenSanctions call them: the same findings as
// `assay screen`, a match only where Assay says so, filters and bounds, and nothing that is not on a list in force.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compatibleOperations } from '../../src/contract/compatible.ts'
import type { FtmEntity, ScoredFtmEntity } from '../../src/contract/vocabulary/ftm-entity.ts'
import { readEntityId } from '../../src/compat/ftm/entity-id.ts'
import { screenParty } from '../../src/screening/screen.ts'
import type { RecordPart } from '../../src/sources/model/record.ts'
import type { ListsInForce } from '../../src/compat/ports.ts'
import { loadList, loadWatchLists, sampleOf } from '../support/lists.ts'
import { root } from '../support/process.ts'
import { type Answer, createWorld, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-compat-'))
let world: World
let key: string
let lists: ListsInForce
let sources: readonly string[]

interface Matches {
  readonly results: readonly ScoredFtmEntity[]
  readonly total: { readonly value: number }
  readonly query: { readonly id: string | null; readonly properties: Record<string, string[]> }
  readonly warnings: readonly string[]
}

const get = (path: string): Promise<Answer> =>
  world.send({ url: path, headers: { authorization: `ApiKey ${key}` } })
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  world.send({
    method: 'POST',
    url: path,
    headers: { authorization: `ApiKey ${key}`, 'content-type': 'application/json', ...headers },
    body,
  })

const good = <T>({ status, text }: Answer): T => {
  expect(status, text).toBe(200)
  return JSON.parse(text) as T
}

/** The answers to queries, by their names. */
async function matched(queries: Record<string, unknown>, parameters = '', dataset = 'default') {
  const answer = await post(`/match/${dataset}?${parameters}`, JSON.stringify({ queries }))
  return good<{ responses: Record<string, Matches>; limit: number }>(answer).responses
}

const person = (name: string, more: Record<string, unknown> = {}) => ({
  schema: 'Person',
  properties: { name: [name], ...more },
})
const one = async (query: unknown, parameters = '', dataset = 'default'): Promise<Matches> => {
  const answer = (await matched({ q: query }, parameters, dataset))['q']
  if (answer === undefined) throw new Error('no answer')
  return answer
}
const idsIn = ({ results }: { readonly results: readonly { readonly id: string }[] }) =>
  results.map(({ id }) => id)
const search = async (query: string, dataset = 'default') =>
  good<{
    results: FtmEntity[]
    total: { value: number }
    facets: Record<string, { values: { name: string; label: string; count: number }[] }>
  }>(await get(`/search/${dataset}?${query}`))

/** Every name on the lists, with the type of its party, as `assay screen` and a client would send it. */
function namesOnLists(): readonly {
  readonly name: string
  readonly type: 'person' | 'company' | undefined
}[] {
  return [...lists.index.records.values()].flatMap(({ parts }) =>
    (JSON.parse(parts) as readonly RecordPart[]).flatMap((part) =>
      part.kind === 'party' && part.ref === 'self'
        ? part.names.slice(0, 2).map(({ full }) => ({
            name: full.slice(0, 500),
            type:
              part.partyKind === 'person'
                ? ('person' as const)
                : part.partyKind === 'organization'
                  ? ('company' as const)
                  : undefined,
          }))
        : [],
    ),
  )
}

beforeAll(async () => {
  world = await createWorld()
  await loadWatchLists(world.ports.store)
  await loadList(world.ports.store, 'us-sec-tickers')
  ;({ key } = await world.tenant('free', ['read']))
  lists = await world.ports.listsInForce()
  sources = lists.index.lists.map(({ sourceId }) => sourceId)
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

test('a name finds the same records, scores and levels as assay screen, whatever its type', async () => {
  const asked = namesOnLists()
  expect(asked.length).toBeGreaterThan(60)
  let found = 0
  for (let at = 0; at < asked.length; at += 100) {
    const some = asked.slice(at, at + 100)
    const schemata = { person: 'Person', company: 'Company' }
    const queries = Object.fromEntries(
      some.map(({ name, type }, place) => [
        `q${place}`,
        { schema: type === undefined ? 'LegalEntity' : schemata[type], properties: { name } },
      ]),
    )
    const answers = await matched(queries, 'limit=500')
    for (const [place, party] of some.entries()) {
      const findings = await screenParty(lists.screener, lists.index, {
        name: party.name,
        ...(party.type && { type: party.type }),
      })
      const results = answers[`q${place}`]?.results ?? []
      found += results.length
      expect(
        results.map(({ id, score, level }) => {
          const { source, record } = readEntityId(id, sources) ?? {}
          return [source, record, score, level]
        }),
        party.name,
      ).toEqual(findings.map(({ list, record_id, score, level }) => [list, record_id, score, level]))
      for (const { match, level } of results) expect(match).toBe(level !== 'none')
    }
  }
  expect(found).toBeGreaterThanOrEqual(asked.length)
})

test('a result is the entity that /entities gives, with the score and the reason', async () => {
  const { results, query, total, warnings } = await one(
    { id: 'mine', ...person('Tobias Marwen', { birthDate: '1954-07-07', country: 'Narnia' }) },
    'limit=500',
  )
  expect(query.id).toBe('mine')
  expect(warnings).toHaveLength(1)
  expect(total.value).toBe(results.filter(({ match }) => match).length)
  const [first] = results
  if (first === undefined) throw new Error('nothing was found')
  const { score, match, level, features, explanations, ...entity } = first
  expect({ match, level }).toEqual({ match: true, level: 'strong' })
  expect(features).toMatchObject({ name_match: 1, birth_date_match: 1 })
  expect(explanations['name_match']).toMatchObject({
    score: 1,
    detail: expect.stringContaining('the same word'),
  })
  expect(score).toBeGreaterThan(0.92)
  expect(good(await get(`/entities/${entity.id}?nested=False`))).toEqual(entity)
  const nested = good<{ properties: { sanctions?: { schema: string }[] } }>(
    await get(`/entities/${entity.id}`),
  )
  expect(nested.properties.sanctions?.[0]).toMatchObject({ schema: 'Sanction' })
  expect(entity.first_seen).toBe('2026-11-02T08:00:00')
})

describe('score, threshold and cutoff', () => {
  const near = person('Tobyas Marwenn', { birthDate: '1971-01-01' })

  test('threshold makes a match stricter and never makes one; cutoff decides what is shown', async () => {
    const loose = await one(near, 'cutoff=0.3&threshold=0.3&limit=50')
    expect(loose.results.some(({ level }) => level === 'none')).toBe(true)
    for (const { match, level, score } of loose.results) {
      expect(match).toBe(level !== 'none')
      expect(score).toBeGreaterThanOrEqual(0.3)
    }
    const strict = await one(person('Tobias Marwen'), 'threshold=1&cutoff=0.1&limit=50')
    for (const { match, score } of strict.results) expect(match).toBe(score >= 1)
    const all = await one(person('Tobias Marwen'), 'threshold=0.999')
    const least = Math.min(...all.results.map(({ score }) => score))
    expect(least).toBeGreaterThanOrEqual(0.7)
  })

  test('without either, what Assay reports is shown, with a fact that differs too', async () => {
    const { results } = await one(near)
    expect(results.some(({ match, features }) => !match && features['birth_date_match'] === 0)).toBe(true)
  })

  test.each([
    ['imo', 'Vessel', 'imoNumber'],
    ['passport', 'Person', 'passportNumber'],
    ['tax', 'Company', 'taxNumber'],
    ['crypto', 'CryptoWallet', 'publicKey'],
  ])('a number finds its party under any name: %s', async (scheme, schema, property) => {
    const { results } = await one({
      schema,
      properties: { name: 'Unlisted Bakery', [property]: numberOf(scheme) },
    })
    expect(results.length).toBeGreaterThan(0)
    expect(results.some(({ features }) => features['identifier_match'] === 1)).toBe(true)
  })
})

/** A number of this scheme on the lists. */
function numberOf(scheme: string): string {
  for (const { parts } of lists.index.records.values())
    for (const part of JSON.parse(parts) as readonly RecordPart[])
      if (part.kind === 'party' && part.ref === 'self')
        for (const identifier of part.identifiers ?? [])
          if (identifier.scheme === scheme) return identifier.value
  throw new Error(`the samples have no ${scheme}`)
}

describe('filters', () => {
  const query = person('Tobias Marwen')

  test('a dataset, included and excluded datasets, schemata, topics and ids narrow the results', async () => {
    const all = idsIn(await one(query, 'limit=500'))
    expect(all.length).toBeGreaterThan(3)
    const [first = ''] = all
    const of = (prefix: string) => all.filter((id) => id.startsWith(`${prefix}.`))
    const list = readEntityId(first, sources)?.source ?? ''
    expect(idsIn(await one(query, 'limit=500', list))).toEqual(of(list))
    expect(idsIn(await one(query, `limit=500&include_dataset=${list}&include_dataset=nothing`))).toEqual(
      of(list),
    )
    expect(idsIn(await one(query, `limit=500&exclude_dataset=${list}`))).toEqual(
      all.filter((id) => !of(list).includes(id)),
    )
    expect(idsIn(await one(query, `limit=500&exclude_entity_ids=${first}`))).toEqual(all.slice(1))
    expect(idsIn(await one(query, 'limit=500&exclude_schema=LegalEntity'))).toEqual([])
    const sanctioned = await one(query, 'limit=500&topics=sanction')
    expect(sanctioned.results.every(({ properties }) => properties['topics']?.includes('sanction'))).toBe(
      true,
    )
    expect(idsIn(await one(query, 'limit=500&topics=crime.cyber'))).toEqual([])
    expect((await one(query, 'limit=1')).results).toHaveLength(1)
  })

  test('changed_since leaves out what did not change since', async () => {
    const all = idsIn(await one(query))
    expect(idsIn(await one(query, 'changed_since=2026-11-01'))).toEqual(all)
    expect(idsIn(await one(query, 'changed_since=2026-11-02T08:00:01'))).toEqual([])
  })
})

describe('what is not on a list in force is not shown', () => {
  test('a record of a register', async () => {
    expect((await get('/entities/us-sec-tickers.0009900012')).status).toBe(404)
    expect(
      (await post('/match/us-sec-tickers', JSON.stringify({ queries: { q: person('x') } }))).status,
    ).toBe(404)
    const { datasets } = good<{ datasets: { name: string }[] }>(await get('/catalog'))
    expect(datasets.map(({ name }) => name)).not.toContain('us_sec_tickers')
  })

  test('a record that its publisher took off the list, from the moment on', async () => {
    const own = await createWorld()
    try {
      const sample = readFileSync(join(sampleOf('un-sc'), 'consolidated.xml'), 'utf8')
      await loadList(own.ports.store, 'un-sc')
      const tenant = await own.tenant('free', ['read'])
      const ask = async (url: string) =>
        good<{ results: FtmEntity[] }>(
          await own.send({ url, headers: { authorization: `Bearer ${tenant.key}` } }),
        ).results
      const [first] = await ask('/search/default?limit=1')
      const id = readEntityId(first?.id ?? '', ['un-sc'])?.record ?? ''
      expect(sample).toContain(`>${id}<`)
      const kept = sample.replaceAll(/<(INDIVIDUAL|ENTITY)>[^]*?<\/\1>/g, (record) =>
        record.includes(`>${id}<`) ? '' : record,
      )
      writeFileSync(join(folder, 'consolidated.xml'), kept)
      await loadList(own.ports.store, 'un-sc', join(folder, 'consolidated.xml'), '2026-11-02')
      expect(idsIn({ results: await ask('/search/default?limit=500') })).not.toContain(first?.id)
      const gone = await own.send({
        url: `/entities/${first?.id}`,
        headers: { authorization: `Bearer ${tenant.key}` },
      })
      expect(gone.status).toBe(404)
    } finally {
      await own.close()
    }
  })
})

describe('search', () => {
  test('finds by spelling, by any word, and by the beginning of a word; each entity once', async () => {
    for (const q of ['Tobyas Marwen', 'marwen', 'marw', 'TOBIAS  MARWEN']) {
      const { results, total } = await search(`q=${encodeURIComponent(q)}&limit=500`)
      expect(
        results.some(({ caption }) => /marwen/i.test(caption)),
        q,
      ).toBe(true)
      expect(total.value).toBe(results.length)
      expect(new Set(idsIn({ results })).size).toBe(results.length)
    }
    expect((await search('q=%3F%3F')).total.value).toBe(0)
    expect((await search('q=zzzzqqqq')).total.value).toBe(0)
  })

  test('pages without a gap, and facets count what is there', async () => {
    const all = await search('limit=500')
    const pages: string[] = []
    for (let offset = 0; offset < all.total.value; offset += 7)
      pages.push(...idsIn(await search(`limit=7&offset=${offset}`)))
    expect(pages).toEqual(idsIn(all))
    const counted = all.facets['datasets']?.values.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(all.total.value)
    const [country] = all.facets['countries']?.values ?? []
    expect((await search(`countries=${country?.name}&limit=0`)).total.value).toBe(country?.count)
    expect(country?.label.length).toBeGreaterThan(2)
  })

  test('filters by schema, topics, target, dataset and the values of properties', async () => {
    const people = await search('schema=Person&limit=500')
    expect(people.results.every(({ schema }) => schema === 'Person')).toBe(true)
    expect((await search('schema=Thing&limit=0')).total.value).toBe((await search('limit=0')).total.value)
    const accused = await search('target=false&limit=500')
    expect(accused.results.every(({ id }) => id.includes('.case-'))).toBe(true)
    expect(accused.total.value).toBeGreaterThan(0)
    const born = people.results.find(({ properties }) => properties['birthDate'] !== undefined)
    const date = JSON.stringify(born?.properties['birthDate']?.[0]).replaceAll('"', '')
    expect(idsIn(await search(`filter=birthDate:${date}&limit=500`))).toContain(born?.id)
    expect((await search(`filter=birthDate:${date}&filter=birthDate:0001&filter_op=AND`)).total.value).toBe(0)
    expect((await search('topics=role.pep&limit=0')).total.value).toBe(
      (await search('limit=0', 'peps')).total.value,
    )
    expect((await search('datasets=un_sc&limit=0')).total.value).toBe(
      (await search('limit=0', 'un_sc')).total.value,
    )
    expect((await search('changed_since=2030-01-01')).total.value).toBe(0)
  })
})

test('the catalogue has each list under the name that a path takes, and says which are outdated', async () => {
  const catalog = good<{
    datasets: { name: string; load: boolean; index_current: boolean }[]
    current: string[]
    outdated: string[]
  }>(await get('/catalog'))
  for (const { name, index_current: isCurrent } of catalog.datasets) {
    expect((await get(`/search/${name}?limit=0`)).status, name).toBe(200)
    expect(isCurrent, name).toBe(true)
  }
  const loaded = catalog.datasets.filter(({ load }) => load).map(({ name }) => name)
  expect([...catalog.current, ...catalog.outdated].sort()).toEqual(loaded.sort())
  const { algorithms, best } = good<{ algorithms: { name: string }[]; best: string }>(
    await get('/algorithms'),
  )
  expect(algorithms.map(({ name }) => name)).toContain(best)
})

describe('a request that cannot be answered says what to do, in `detail` as their clients read it', () => {
  const body = (queries: unknown, more: object = {}) => JSON.stringify({ queries, ...more })
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, person('Unlisted Quill')]))
  const values = (count: number) => ({
    q: person('Unlisted Quill', { alias: Array.from({ length: count }, () => 'x') }),
  })
  const named = (characters: number) => {
    const queries = Array.from({ length: Math.floor(characters / 50_000) }, () =>
      Array.from({ length: 100 }, (_, at) => `${at} `.padEnd(500, 'x')),
    )
    return Object.fromEntries(
      [...queries, ['x'.repeat(characters % 50_000)]]
        .filter(([first]) => first !== '')
        .map((names, at) => [`q${at}`, { schema: 'Person', properties: { name: names } }]),
    )
  }
  const properties = (count: number) => ({
    q: person('Quill', Object.fromEntries(Array.from({ length: count - 1 }, (_, at) => [`p${at}`, 'x']))),
  })

  test.each<[string, string, string]>([
    ['an unknown algorithm', '/match/default?algorithm=logic-v2', body(many(1))],
    ['an unknown schema', '/match/default', body({ q: { schema: 'Banana', properties: { name: 'x' } } })],
    ['no schema', '/match/default', body({ q: { properties: { name: 'x' } } })],
    ['no query', '/match/default', body({})],
    ['only null queries', '/match/default', body({ q: null })],
    [
      'no name and no number',
      '/match/default',
      body({ q: { schema: 'Person', properties: { birthDate: '1970' } } }),
    ],
    ['101 queries', '/match/default', body(many(101))],
    ['201 values', '/match/default', body(values(201))],
    ['100,001 characters of names', '/match/default', body(named(100_001))],
    ['501 characters', '/match/default', body({ q: person('x'.repeat(501)) })],
    ['101 properties', '/match/default', body(properties(101))],
    ['501 results', '/match/default?limit=501', body(many(1))],
    ['no result', '/match/default?limit=0', body(many(1))],
    ['a threshold over 1', '/match/default?threshold=70', body(many(1))],
    ['a cutoff that is no number', '/match/default?cutoff=high', body(many(1))],
    ['an unknown parameter', '/match/default?topic=sanction', body(many(1))],
    ['a field of the query in the body', '/match/default', body(many(1), { limit: 3 })],
    ['a field in both places', '/match/default?limit=3', body(many(1), { limit: 3 })],
    ['weights', '/match/default', body(many(1), { weights: { name: 1 } })],
    ['a configuration', '/match/default', body(many(1), { config: { nm_number_mismatch: 0.4 } })],
    ['an unknown dataset to exclude', '/match/default?exclude_dataset=nothing', body(many(1))],
    ['51 ids to exclude', `/match/default?${'exclude_entity_ids=x&'.repeat(51)}`, body(many(1))],
    ['a date that is none', '/match/default?changed_since=yesterday', body(many(1))],
    ['a flag that is none', '/match/default?fuzzy=perhaps', body(many(1))],
  ])('%s', async (_what, path, sent) => {
    const answer = await post(path, sent)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body).toMatchObject({ error: 'invalid_request', status: 400 })
    expect(answer.body['detail']).toBe(answer.body['message'])
    expect(answer.body['issues']).not.toEqual([])
  })

  test('what is just within the bounds is taken', async () => {
    for (const queries of [
      many(100),
      values(200),
      named(100_000),
      properties(100),
      { q: person('x'.repeat(500)) },
    ])
      expect((await post('/match/default?limit=500', body(queries))).status).toBe(200)
    expect((await post(`/match/default?${'exclude_entity_ids=x&'.repeat(50)}`, body(many(1)))).status).toBe(
      200,
    )
    expect((await get('/search/default?limit=500&offset=9499')).status).toBe(200)
    expect((await get(`/search/default?q=${'x'.repeat(500)}`)).status).toBe(200)
    expect((await get(`/search/default?topics=${'x'.repeat(256)}`)).status).toBe(200)
  })

  test.each([
    '/search/default?schema=Banana',
    '/search/default?limit=501',
    '/search/default?offset=9500',
    '/search/default?facets=colour',
    '/search/default?filter=birthDate',
    '/search/default?sort=caption',
    `/search/default?q=${'x'.repeat(501)}`,
    `/search/default?topics=${'x'.repeat(257)}`,
  ])('GET %s', async (path) => {
    const answer = await get(path)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body['detail']).toBe(answer.body['message'])
  })

  test('an unknown dataset or entity is a 404, and no key a 401', async () => {
    for (const path of [
      '/search/nothing',
      '/entities/nothing',
      '/entities/un-sc.nothing',
      '/reconcile/nothing',
    ]) {
      const { status, body: said } = await get(path)
      expect(status, path).toBe(404)
      expect(said['detail']).toBe(said['message'])
    }
    for (const { path, method } of Object.values(compatibleOperations)) {
      const url = path.replace('{dataset}', 'default').replace('{what}', 'type').replace('{id}', 'x')
      expect((await world.send({ method, url })).status, path).toBe(401)
    }
  })

  test('a hostile body is refused as everywhere: no JSON, a key twice, a depth of 33, a form, 1 MiB', async () => {
    const depth = (levels: number) => `{"queries":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    expect((await post('/match/default', '{"queries":')).body).toMatchObject({ error: 'invalid_json' })
    expect((await post('/match/default', '{"queries":{},"queries":{}}')).body).toMatchObject({
      error: 'invalid_json',
    })
    expect((await post('/match/default', depth(33))).body).toMatchObject({ error: 'invalid_json' })
    expect((await post('/match/default', depth(32))).body).toMatchObject({ error: 'invalid_request' })
    const form = await post('/match/default', 'queries=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(form.status).toBe(415)
    expect((await post('/match/default', ' '.repeat(1_048_577))).status).toBe(413)
    expect((await post('/match/default', ' '.repeat(1_048_576))).body).toMatchObject({
      error: 'invalid_json',
    })
  })

  test('a key in the query is none where a header can be sent', async () => {
    expect((await world.send({ url: `/search/default?api_key=${key}` })).status).toBe(401)
    expect((await world.send({ url: `/v1/sources?api_key=${key}` })).status).toBe(401)
  })
})

test('the call in the guide works', async () => {
  const guide = readFileSync(join(root, 'docs/guide/opensanctions-clients.md'), 'utf8')
  const [, path = '', body = ''] = /"\$ASSAY_API_URL(\/match[^"]+)"[^]*?-d '([^']+)'/.exec(guide) ?? []
  const { responses } = good<{ responses: Record<string, Matches> }>(await post(path, body))
  expect(responses['q1']?.results.some(({ match }) => match)).toBe(true)
})

describe('a bulk of queries', () => {
  const bulk = JSON.stringify({
    queries: Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`q${at}`, person(`Tobias Marwen ${at}`)]),
    ),
  })

  test('does not hold up another workspace: its one query is answered first', async () => {
    const other = await world.tenant('free', ['read'])
    const answered: string[] = []
    const large = post('/match/default', bulk).then((answer) => {
      good(answer)
      return answered.push('bulk')
    })
    const small = world
      .send({
        method: 'POST',
        url: '/match/default',
        headers: { authorization: `Bearer ${other.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ queries: { q: person('Tobias Marwen') } }),
      })
      .then((answer) => {
        good(answer)
        return answered.push('one')
      })
    await Promise.all([large, small])
    expect(answered).toEqual(['one', 'bulk'])
  })

  test('ends when the client leaves', async () => {
    const { caller } = await callerOf(world, key)
    const leaves = new AbortController()
    let screened = 0
    const run = world.ports.queryTurns.run.bind(world.ports.queryTurns)
    const turns = Object.assign(Object.create(Object.getPrototypeOf(world.ports.queryTurns) as object), {
      run: (...args: Parameters<typeof run>) => {
        if (++screened === 3) leaves.abort(new Error('the client left'))
        return run(...args)
      },
    }) as typeof world.ports.queryTurns
    const { matchEntities } = await import('../../src/compat/match-entities.ts')
    const read = compatibleOperations.match_entities.input.parse({
      dataset: 'default',
      ...(JSON.parse(bulk) as object),
    })
    const call = { input: read, caller, now: 0, idempotencyKey: undefined, signal: leaves.signal }
    await expect(matchEntities.run(call, { ...world.ports, queryTurns: turns })).rejects.toThrow(
      'the client left',
    )
    expect(screened).toBe(3)
  })
})

async function callerOf(of: World, secret: string) {
  const { dispatcherOf } = await import('../support/world.ts')
  const { caller } = await dispatcherOf(of.ports).admit({ authorization: `Bearer ${secret}`, address: '' })
  if (caller === undefined) throw new Error('the key is not known')
  return { caller }
}
