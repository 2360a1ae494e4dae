// An agent at the desk: it fills a portfolio, screens it, and brings what is new to a person, whose decision it records.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadList } from '../support/lists.ts'
import { callTool, type Era, ERAS } from '../support/mcp.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { watchedPortfolio } from '../support/watched.ts'
import type { World } from '../support/world.ts'

const [{ place } = { place: undefined }] = stores

/** The result of a tool that succeeded. */
async function asked(
  world: World,
  key: string,
  era: Era,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = await callTool(world, key, name, args, { era })
  if (isError === true || structuredContent === undefined) throw new Error(content[0]?.text)
  return structuredContent
}

describe.each(ERAS)('%s', (era) => {
  let world: World
  beforeAll(async () => {
    if (place === undefined) throw new Error('no store')
    world = await placedWorld(place, { screensBatches: true })
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    await loadList(world.ports.store, 'un-sc')
  })
  afterAll(() => world.close())

  test('a list of the user is screened from a portfolio to its matches', async () => {
    const { key } = await world.tenant('pro')
    const ask = (name: string, args?: Record<string, unknown>) => asked(world, key, era, name, args)
    const { id } = await ask('create_portfolio', { name: 'Suppliers' })
    expect(
      await ask('add_subjects', {
        id,
        // hosts send a list as text now and then
        subjects: JSON.stringify([
          {
            ref: 'C-1',
            name: 'Harun Taleb Al-Zahri',
            type: 'person',
            birthDate: '1971-03-09',
            country: 'IR',
          },
          { ref: 'C-2', name: 'Petra Lindqvist', type: 'person' },
        ]),
      }),
    ).toEqual({ added: 2, changed: 0, unchanged: 0, subjects: 2 })
    expect(await ask('list_portfolios')).toMatchObject({
      portfolios: [{ id, name: 'Suppliers', subjects: 2 }],
    })
    const batch = await ask('screen_portfolio', { id })
    expect(batch).toMatchObject({ portfolio: id, rows: 2 })
    await expect
      .poll(async () => (await ask('get_batch', { id: batch['id'] }))['status'], { timeout: 30_000 })
      .toBe('completed')
    const found = await ask('list_batch_matches', { id: batch['id'] })
    expect(found).toEqual({
      status: 'completed',
      rows: [
        expect.objectContaining({
          ref: 'C-1',
          outcome: 'confirmed',
          matches: [expect.objectContaining({ records: [expect.stringMatching(/^un-sc\//)] })],
        }),
      ],
    })
  })

  test('what is new is read, and the decision of a person recorded by a key that may decide', async () => {
    const file = 'ref,name,type\nC-1,Harun Taleb Al-Zahri,person\n'
    const desk = await watchedPortfolio(world, file, [{ id: 2, first: 'SELMA', last: 'ORRIN' }])
    await desk.after(
      { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' },
      { id: 2, first: 'SELMA', last: 'ORRIN' },
    )
    const { key: reader } = await world.admin.createKey(desk.workspaceId, {
      name: 'reader',
      scopes: ['read'],
    })
    const read = (name: string, args?: Record<string, unknown>) => asked(world, reader, era, name, args)

    expect(await read('list_alerts', { portfolio: desk.portfolio })).toMatchObject({
      alerts: [{ ref: 'C-1', kind: 'new_match', match: { outcome: 'possible' } }],
    })
    const { cases } = (await read('list_cases', { state: 'open' })) as { cases: [{ id: string }] }
    const [{ id }] = cases
    expect(cases).toHaveLength(1)
    expect(cases[0]).not.toHaveProperty('evidence')
    const { evidence } = (await read('get_case', { id })) as { evidence: { hash: string; subject: object } }
    expect(evidence.subject).toHaveProperty('names')

    const decision = {
      id,
      state: 'false_positive',
      reason: 'Another person, says Dana.',
      evidence: evidence.hash,
    }
    const refused = await callTool(world, reader, 'decide_case', decision, { era })
    expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({
      error: 'insufficient_scope',
      status: 403,
    })

    const decided = await asked(world, desk.key, era, 'decide_case', decision)
    expect(decided).toMatchObject({
      state: 'false_positive',
      decision: { reason: 'Another person, says Dana.', holds: true },
      evidence: { hash: evidence.hash },
      history: [{ kind: 'decided', auditHash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    })
    expect(await read('list_cases', { state: 'open' })).toMatchObject({ cases: [] })
    desk.close()
  })
})
