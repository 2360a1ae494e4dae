// One assessment as its people look at it: what is behind every point, what was, and who may go on with it.
import { textPage } from '../../src/citations/testing/pages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, dispatcherOf, example, standInWeb, type World } from '../support/world.ts'
import { ask, memberOf, openDashboard } from '../support/dashboard.ts'
import { sessionIdIn } from '../support/requests.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const look = (workspaceId: string, token: string) =>
  ask(world.ports, memberOf(workspaceId), 'get_assessment', { id: sessionIdIn(token) })

describe('while it is scored', () => {
  test('it says what score, roadmap, progress and the stored ledger say, entry by entry', async () => {
    const { workspaceId, key } = await world.tenant('pro')
    const token = await world.scored(key)
    const shown = await look(workspaceId, token)
    const { body: scored } = await world.call(key, 'score', { session: token })
    const { body: roadmap } = await world.call(key, 'generate_roadmap', { session: token })
    const { body: progress } = await world.call(key, 'check_progress', { session: token })
    const { pitch, category, expected, signals } = example('middling')
    const { total, verdict } = expected
    expect(shown).toMatchObject({ pitch, category, total, verdict, openedBy: 'test' })
    expect(shown.progress).toEqual(progress)
    const { scorecard, explanations, gates, milestones, nextSignals, reference } = shown.scored ?? {}
    expect({ scorecard, explanations, gates }).toEqual({
      scorecard: scored['scorecard'],
      explanations: scored['explanations'],
      gates: scored['gates'],
    })
    expect(milestones).toEqual(roadmap['milestones'])
    expect(nextSignals).toEqual(progress['next_signals'])
    expect(reference?.grade).toMatch(/^[A-D]$/)
    expect(shown.history).toEqual([{ at: shown.scored?.scoredAt, category, total, verdict }])

    expect(shown.entries).toHaveLength(signals.length)
    const stored = shown.entries.map(({ axis, kind, value }) => ({ axis, kind, value }))
    expect(stored).toEqual(expect.arrayContaining([...signals]))
    // every point rests on entries that are there
    const ids = new Set(shown.entries.map(({ id }) => id))
    const cited = Object.values(explanations ?? {}).flatMap(({ points }) =>
      points.flatMap(({ cites }) => cites),
    )
    expect(cited.length).toBeGreaterThan(10)
    expect(cited.filter((id) => !ids.has(id))).toEqual([])
  })

  test('a token to go on with is in it, for what a member opened and for what a key opened', async () => {
    const { workspaceId, key } = await world.tenant('pro')
    await openDashboard(world.ports, workspaceId)
    const member = memberOf(workspaceId)
    const dispatcher = dispatcherOf(world.ports)
    const { token } = await dispatcher.perform('start', member, {
      input: { pitch: 'Card on file for dentists.' },
    })
    const own = await look(workspaceId, token)
    expect(own.openedBy).toBe('Ada')
    expect(own.scored).toBeUndefined()
    for (const shown of [own, await look(workspaceId, await world.session(key))]) {
      const input = { session: shown.sessionToken }
      expect(await dispatcher.perform('check_progress', member, { input })).toEqual(shown.progress)
    }
  })
})

test('evidence after the score leaves the last scorecard to be seen, with what it does not know of; superseded entries are told as such', async () => {
  const { workspaceId, key } = await world.tenant('pro')
  const token = await world.scored(key)
  const before = await look(workspaceId, token)
  const cac = example('middling').signals.find(({ kind }) => kind === 'cac')
  const changed = { ...cac?.value, amount: 450 }
  const sent = await world.call(key, 'submit_signal', { session: token, ...cac, value: changed })
  expect(sent.status).toBe(200)
  const after = await look(workspaceId, token)
  expect(after).not.toHaveProperty('total')
  expect(after.history).toHaveLength(1)
  const added = after.entries.find(({ value }) => value['amount'] === 450)?.id
  const { since, ...scorecard } = after.scored ?? {}
  expect(scorecard).toEqual(before.scored)
  expect(before.scored).not.toHaveProperty('since')
  expect(since).toEqual({ entries: [added], checked: [] })
  const flags = after.entries.filter(({ kind }) => kind === 'cac').map((entry) => entry.flags)
  expect(flags.toSorted((a, b) => a.length - b.length)).toEqual([[], ['superseded']])
  const newest = after.entries.find(({ kind, flags: told }) => kind === 'cac' && told.length === 0)
  expect(newest).toMatchObject({ value: changed, verify: null, receivedAt: after.openedAt })

  await world.call(key, 'score', { session: token, category: 'fintech' })
  const again = await look(workspaceId, token)
  expect(again.history.map(({ category }) => category)).toEqual([example('middling').category, 'fintech'])
  expect(again.category).toBe('fintech')
  expect(again.scored).not.toHaveProperty('since')
})

test('a quote that was checked after the score is among what the scorecard does not know of', async () => {
  const { workspaceId, key } = await world.tenant('pro')
  const session = await world.scored(key)
  world.travel(1_000)
  const [quote] = example('middling').signals
  const citations = [{ verbatim: quote?.value['verbatim'], source_url: quote?.value['source_url'] }]
  await world.call(key, 'deep_research_mode', { session, citations })
  const { scored, entries } = await look(workspaceId, session)
  const checked = entries.filter(({ verify }) => verify !== null).map(({ id }) => id)
  expect(checked).toHaveLength(1)
  expect(scored?.since).toEqual({ entries: [], checked })
})

test('a refuted quote is told with what was seen, also after a later check that could not tell', async () => {
  let page: 'changed' | 'gone' = 'changed'
  const later = await createWorld({
    web: {
      ...standInWeb,
      page: () =>
        Promise.resolve(
          page === 'gone' ? { kind: 'unreachable', status: 404 } : textPage('We ring nobody any more.'),
        ),
    },
  })
  const { workspaceId, key } = await later.tenant('pro')
  const session = await later.session(key)
  const [quote] = example('middling').signals
  const citations = [{ verbatim: quote?.value['verbatim'], source_url: quote?.value['source_url'] }]
  const check = async () => {
    later.travel(86_400_000)
    await later.call(key, 'deep_research_mode', { session, citations })
    const input = { id: sessionIdIn(session) }
    const { entries } = await ask(later.ports, memberOf(workspaceId), 'get_assessment', input)
    return entries.find(({ value }) => value['verbatim'] === quote?.value['verbatim'])
  }
  const refutation = {
    valid: false,
    reason: expect.stringMatching(/^quote_not_found: /) as string,
    at: '2026-11-03T09:00:00.000Z',
    pageSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  }
  const first = await check()
  expect(first?.verify).toMatchObject(refutation)
  expect(first?.verify).not.toHaveProperty('refutation')
  page = 'gone'
  const second = await check()
  expect(second?.flags).toEqual(['excluded'])
  expect(second?.verify).toMatchObject({
    valid: false,
    reason: expect.stringMatching(/^unreachable: /) as string,
    at: '2026-11-04T09:00:00.000Z',
    refutation,
  })
  await later.close()
})
