// What whoever runs the server can see of tool calls: one line for each, with how it went and for which program, and nothing
// that was said or could lead to who said it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTool, type Era, ERAS } from '../support/mcp.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Line = Readonly<Record<string, unknown>>

const lines = (): Line[] =>
  world
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'tool call')

test('a call leaves one line that belongs to its request, its key and its session, all of them hashed', async () => {
  const { key, keyId } = await world.tenant('pro')
  const pitch = 'CANARY reminders for dental practices in the UK.'
  const started = await callTool(world, key, 'start', { pitch })
  const { token, session_id: id } = started.structuredContent as { token: string; session_id: string }
  await callTool(world, key, 'score', { session: token }, { headers: { 'user-agent': 'CANARY no' } })
  await callTool(world, key, 'score', { session: `${token}x` })

  const [start, score, wrong, ...more] = lines()
  expect(more).toEqual([])
  expect(start).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    msg: 'tool call',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    tool: 'start',
    outcome: 'ok',
    status: 200,
    duration_ms: expect.any(Number) as number,
    era: 'modern',
    protocol_version: '2026-07-28',
    client: 'test',
    client_version: '1',
    key: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    session: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    events_lost: 0,
  })
  expect(score).toMatchObject({
    tool: 'score',
    outcome: 'refused',
    status: 412,
    error: 'signals_missing',
    key: start?.['key'],
    session: start?.['session'],
  })
  expect(wrong).toMatchObject({ status: 401, error: 'invalid_session_token' })
  expect(wrong).not.toHaveProperty('session')
  const said = JSON.stringify(lines())
  for (const secret of ['CANARY', 'srv1', 'sk_', keyId, id]) expect(said).not.toContain(secret)
})

test.each<[Era, string, string | undefined]>([
  ['modern', 'test', '1'],
  ['legacy', 'an agent of old', undefined],
])(
  '%s: the program is named as it names itself, at most 100 characters of it',
  async (era, name, version) => {
    expect(ERAS).toContain(era)
    const { key } = await world.tenant('pro')
    const agent = 'an agent of old'
    await callTool(world, key, 'check_progress', { session: 'x' }, { era, headers: { 'user-agent': agent } })
    expect(lines().at(-1)).toMatchObject({ era, client: name })
    expect(lines().at(-1)?.['client_version']).toBe(version)
    await callTool(
      world,
      key,
      'check_progress',
      { session: 'x' },
      { era: 'legacy', headers: { 'user-agent': 'x'.repeat(500) } },
    )
    expect(lines().at(-1)?.['client']).toBe('x'.repeat(100))
  },
)

test('events that could not be recorded are counted in the lines that follow', async () => {
  const own = await createWorld({ limits: { telemetry: 1 } })
  const { key } = await own.tenant('pro')
  const pitch = 'Reminders for dental practices in the UK.'
  const counts = () =>
    own
      .log()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Line)['events_lost'])
      .filter((count) => count !== undefined)
  await callTool(own, key, 'start', { pitch })
  await callTool(own, key, 'start', { pitch })
  expect(counts()).toEqual([0, 0])
  // why asked again: the second event is refused some time after its call was answered
  const next = () => callTool(own, key, 'start', { pitch }).then(() => counts().at(-1))
  await expect.poll(next).toBeGreaterThan(0)
  await own.close()
})
