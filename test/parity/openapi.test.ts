// The OpenAPI document: without lint errors, complete, and readable.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VALUE_SCHEMAS } from '../../src/assessment/rules/protocol/value-schemas.ts'
import { CATEGORIES } from '../../src/contract/vocabulary/category.ts'
import { compatibleOperations } from '../../src/contract/compatible.ts'
import { operations as ownOperations, sharedProblems } from '../../src/contract/index.ts'
import { hasBody, type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import { problems } from '../../src/contract/problems/problems.ts'
import { successOf } from '../support/requests.ts'
import { createWorld, type World } from '../support/world.ts'

const operations = { ...ownOperations, ...compatibleOperations }

/** Operations that take a body by their method, and have all of their fields in the address. */
const ALL_IN_PATH: ReadonlySet<string> = new Set([
  'screen_portfolio',
  'cancel_run',
  'cancel_batch',
  'rotate_webhook_secret',
  'test_webhook',
  'replay_webhook_delivery',
])

interface Described {
  readonly operationId: string
  readonly description: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: object }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>
}

let world: World
let source: string
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
let schemas: Readonly<Record<string, object>>

beforeAll(async () => {
  world = await createWorld()
  const { text, headers } = await world.send({ url: '/openapi.json' })
  expect(headers['content-type']).toContain('application/json')
  source = text
  const document = JSON.parse(text) as {
    openapi: string
    paths: typeof paths
    components: { schemas: typeof schemas }
  }
  expect(document.openapi).toBe('3.1.0')
  ;({ paths } = document)
  ;({ schemas } = document.components)
})
afterAll(() => world.close())

test('lints without a finding', async () => {
  const findings = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
  const local = 'no-server-example.com'
  expect(
    findings
      .filter(({ ruleId }) => ruleId !== local)
      .map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`),
  ).toEqual([])
})

test('holds the operations of the contract and no others', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(
    Object.values(operations)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
})

describe.each(
  Object.values(operations).map((operation) => [operation.name, operation] as [string, Operation]),
)('%s', (name, operation) => {
  const described = (): Described => paths[operation.path]?.[operation.method.toLowerCase()] as Described

  test('says what it takes, which key it needs, and whether it heeds an Idempotency-Key', () => {
    expect(described().operationId).toBe(name)
    expect(described().description).toContain(`Scope: \`${operation.scope}\``)
    const parameters = described().parameters?.map((parameter) => `${parameter.in} ${parameter.name}`) ?? []
    expect(parameters.includes('header idempotency-key')).toBe(
      operation.writes && operation.method === 'POST',
    )
    for (const field of pathFields(operation)) expect(parameters).toContain(`path ${field}`)
    if (operation.upload !== undefined)
      expect(Object.keys(described().requestBody?.content ?? {})).toEqual([...operation.upload.types])
    else if (hasBody(operation) && !ALL_IN_PATH.has(name)) expect(described().requestBody).toBeDefined()
    if (operation.path === '/v1/check_progress') expect(parameters).toContain('query session')
    expect(parameters.includes('header prefer')).toBe(operation.unfinished !== undefined)
    expect('202' in described().responses).toBe(
      operation.unfinished !== undefined || operation.stateAt !== undefined,
    )
  })

  test('lists every problem under its status, with what to do', () => {
    for (const code of [...sharedProblems(operation), ...operation.problems]) {
      expect(described().responses[String(problems[code].status)]?.description).toContain(
        `\`${code}\`: ${problems[code].title}`,
      )
    }
    expect(described().responses[String(successOf(operation))]).toBeDefined()
  })

  test('lists what the parser of HTTP answers before there is an operation', () => {
    expect(described().responses['431']?.description).toContain('`headers_too_large`')
  })
})

test('titles and ids of records have no control characters, and no half of a pair', () => {
  const pattern = JSON.stringify('^[^\\p{Cc}\\p{Cs}]*$')
  for (const [path, method] of [
    ['/v1/runs/{id}', 'post'],
    ['/v1/sessions/{id}', 'post'],
    ['/v1/records/{source}/{id}', 'get'],
  ] as const)
    expect(JSON.stringify(paths[path]?.[method]), path).toContain(pattern)
})

test('a file that is sent is never empty', () => {
  const files = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap(({ requestBody }) => Object.entries(requestBody?.content ?? {})),
  )
  const bodies = files.filter(([type]) => type === 'text/csv').map(([, { schema }]) => schema as object)
  expect(bodies.length).toBeGreaterThan(1)
  for (const schema of bodies) expect(schema).toMatchObject({ type: 'string', minLength: 1 })
})

test('no number is published with bounds nobody meant', () => {
  expect(source).not.toContain('9007199254740991')
})

test('shared shapes are components, and answers stay open for fields added later', () => {
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Scorecard', 'Progress', 'Problem', 'Protocol', 'Milestone']),
  )
  expect(schemas['Scorecard']).not.toHaveProperty('additionalProperties')
  const referred = new Set([...source.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
  expect(Object.keys(schemas).filter((name) => !referred.has(name))).toEqual([])
})

test('the page at /docs needs nothing from elsewhere', async () => {
  const page = await world.send({ url: '/docs/' })
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/(?:src|href)="https?:/)
  const script = await world.send({ url: '/docs/js/scalar.js' })
  expect(script.status).toBe(200)
  expect(script.text.length).toBeGreaterThan(1_000_000)
  expect(String(page.headers['content-security-policy'])).toContain("connect-src 'self'")
})

test('has a schema for each kind of signal, with what it means and an example, and submit_signal refers to all', () => {
  const kinds = Object.keys(VALUE_SCHEMAS)
  const taken = JSON.stringify(paths['/v1/submit_signal']?.['post']?.requestBody)
  for (const kind of kinds) {
    expect(schemas[`ValueOf_${kind}`], kind).toMatchObject({
      description: expect.stringMatching(/\.$/),
      examples: [expect.any(Object)],
    })
    expect(taken).toContain(`"#/components/schemas/ValueOf_${kind}"`)
  }
})

test('category is an enum with labels where start and score take it', () => {
  for (const path of ['/v1/start', '/v1/score']) {
    const taken = JSON.stringify(paths[path]?.['post']?.requestBody)
    for (const [id, label] of Object.entries(CATEGORIES)) expect(taken).toContain(`\`${id}\` ${label}`)
    expect(taken).toContain(`"enum":${JSON.stringify(Object.keys(CATEGORIES))}`)
  }
})
