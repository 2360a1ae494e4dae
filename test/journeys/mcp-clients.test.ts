// Clients that others have written walk an assessment from start to export and read every refusal, without a model: over
// HTTP, and over stdio through `assay mcp`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Agent, agents, type Called, inspect, type Place } from '../support/agents.ts'
import { root } from '../support/process.ts'
import { createWorld, example, kinds, type World } from '../support/world.ts'

const NINE =
  'start submit_signal check_progress score generate_roadmap export stack_handoff deck_handoff deep_research_mode'

let world: World
let url: string

beforeAll(async () => {
  world = await createWorld()
  url = await world.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** What a success says, and that text and structured content say the same. */
function success({ isError, text, structured }: Called): Record<string, unknown> {
  expect(isError, text).toBe(false)
  expect(structured).toEqual(JSON.parse(text))
  return structured as Record<string, unknown>
}

/** A refusal as an agent reads it: our body, in the text. */
function refusal({ isError, text, structured }: Called): string {
  expect(isError, text).toBe(true)
  expect(structured).toBeUndefined()
  const body = JSON.parse(text) as Record<string, unknown>
  expect(String(body['message']).length).toBeGreaterThan(20)
  expect(body).toHaveProperty('request_id')
  return `${String(body['status'])} ${String(body['error'])}`
}

/** Takes several at a time, as an agent may. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
    }),
  )
}

/** Sends all signals itself, or, where `beside` is given, the first two, and `beside` the others. */
async function walk(agent: Agent, beside?: (signal: object) => Promise<unknown>): Promise<void> {
  const { pitch, category, signals, expected } = example('middling')
  const { token } = success(await agent.call('start', { pitch, category }))
  const own = beside === undefined ? signals : signals.slice(0, 2)
  await inParallel(own, async (signal) => {
    success(await agent.call('submit_signal', { session: token, ...signal }))
  })
  for (const signal of signals) if (!own.includes(signal)) await beside?.({ session: token, ...signal })
  expect(signals.length).toBeGreaterThanOrEqual(33)
  expect(success(await agent.call('check_progress', { session: token }))).toMatchObject({
    ready_to_score: true,
  })
  const { scorecard, session_token: session } = success(await agent.call('score', { session: token }))
  expect(scorecard).toMatchObject({ total: expected.total, verdict: expected.verdict })
  const { milestones } = success(await agent.call('generate_roadmap', { session }))
  expect((milestones as unknown[]).length).toBeGreaterThan(0)
  const { content } = success(await agent.call('export', { session, format: 'markdown' }))
  expect(content).toMatch(/^# Assessment [^]*## Disclaimer/)

  const refused = async (tool: string, args: Record<string, unknown>): Promise<string> =>
    refusal(await agent.call(tool, args))
  const quote = kinds['user_quote']?.value ?? {}
  const signal = { session, axis: 'problem', kind: 'user_quote' }
  const { token: open } = success(await agent.call('start', { pitch }))
  expect(await refused('submit_signal', { ...signal, axis: 'pricing', value: quote })).toBe(
    '400 unknown_axis',
  )
  expect(await refused('score', { session: 'srv1.wrong' })).toBe('401 invalid_session_token')
  expect(await refused('deck_handoff', { session })).toBe('402 tier_required')
  expect(await refused('stack_handoff', { session })).toBe('409 verdict_not_build')
  expect(await refused('score', { session: open })).toBe('412 signals_missing')
  expect(await refused('submit_signal', { ...signal, value: { ...quote, verbatim: 'We lose hours' } })).toBe(
    '422 too_short',
  )
  success(await agent.call('start', { pitch }))
  expect(await refused('start', { pitch })).toBe('429 quota_exceeded')
}

test('the page for agents names these clients, each with the ways it is tried', () => {
  const guide = readFileSync(join(root, 'docs/guide/mcp.md'), 'utf8')
  for (const { name, over } of agents) {
    const [, ways = ''] = new RegExp(`^\\| (?:TypeScript )?${name} \\| (.*) \\|$`, 'm').exec(guide) ?? []
    expect(ways.replace(/ \(.*\)$/, '').toLowerCase(), name).toBe(over.join(', '))
  }
})

describe.each(['http', 'stdio'] as const)('over %s', (kind) => {
  const place = async (): Promise<Place> => ({ kind, url, key: (await world.tenant('free')).key })

  test.each(agents.filter(({ over }) => over.includes(kind)))(
    '$name walks from start to export and reads every refusal',
    async ({ connect, startsPerCall }) => {
      const here = await place()
      const agent = await connect(here)
      // why not all 33: a program takes seconds to start, and reads the answer to each signal in the same way
      const beside = (signal: object) => world.call(here.key, 'submit_signal', { ...signal })
      try {
        expect((await agent.tools()).join(' ')).toBe(NINE)
        await walk(agent, startsPerCall && beside)
      } finally {
        await agent.close()
      }
    },
  )

  test.each(kind === 'http' ? ['modern', 'legacy'] : ['legacy'])(
    'the Inspector finds nothing that another client could not read (%s)',
    async (era) => {
      const flags = kind === 'http' ? ['--protocol-era', era] : []
      const { code, out, err } = await inspect(await place(), [
        ...flags,
        '--method',
        'tools/list',
        '--strict',
      ])
      expect(code, `${out} ${err}`).toBe(0)
    },
  )
})
