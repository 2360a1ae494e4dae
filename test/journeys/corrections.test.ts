// Evidence can be corrected and withdrawn, and a session goes on with any key or member of its workspace (C-1 to C-3).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '../../src/contract/index.ts'
import type { OutputOf } from '../../src/contract/operations/operation.ts'
import { textPage } from '../../src/citations/testing/pages.ts'
import { operator } from '../support/browser.ts'
import { ask, memberOf, openDashboard } from '../support/dashboard.ts'
import { bodyOf, createWorld, example, standInWeb, type World } from '../support/world.ts'
import { sessionIdIn } from '../support/requests.ts'

const SAID = 'We lose about four hours a week chasing patients who forgot their card.'
const MISQUOTED = SAID.replace('four hours', 'forty hours')

let world: World
beforeAll(async () => {
  world = await createWorld({
    web: { ...standInWeb, page: (url) => Promise.resolve(textPage(forumPage, url)) },
  })
})
afterAll(() => world.close())

const forumPage = [
  'Practice managers',
  ...Array.from({ length: 60 }, (_, i) => `Post ${i} about the day.`),
  SAID,
]
  .map((line) => `${line}\n`)
  .join('\n')

const quote = (verbatim: string) => ({
  axis: 'problem',
  kind: 'user_quote',
  value: {
    verbatim,
    source_url: 'https://chairside-forum.co.uk/t/1',
    source_date: '2026-06-01',
    speaker_role: 'practice manager',
  },
})

async function opened() {
  const { workspaceId, key, keyId } = await world.tenant('pro')
  await openDashboard(world.ports, workspaceId)
  const { token } = bodyOf(
    await world.call(key, 'start', { pitch: 'Reminders for practices, set once a week.' }),
  )
  const session = String(token)
  const submit = (input: Record<string, unknown>) => world.call(key, 'submit_signal', { session, ...input })
  const ledger = async () => {
    const shown = await ask(world.ports, memberOf(workspaceId), 'get_assessment', {
      id: sessionIdIn(session),
    })
    return shown.entries
  }
  return { workspaceId, key, keyId, session, submit, ledger }
}

describe('a correction (C-1)', () => {
  test('takes the place of the entry it names, which stays in the record, and counts once', async () => {
    const { submit, ledger } = await opened()
    const { entry: wrong, provenance } = bodyOf(await submit(quote(MISQUOTED)))
    expect(provenance).toMatchObject({ grade: 'absent' })
    const right = bodyOf(await submit({ ...quote(SAID), replaces: wrong }))
    expect(right).toMatchObject({ provenance: { grade: 'read' } })
    expect(right['missing_signals']).toContain('problem.user_quote: need 3, have 1')
    expect((await ledger()).map(({ id, flags }) => [id, flags])).toEqual(
      [
        [wrong, ['superseded']],
        [right['entry'], []],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  })

  test('may nearly repeat what it replaces, and be of another kind of the axis', async () => {
    const { submit } = await opened()
    const { entry } = bodyOf(await submit(quote(SAID)))
    const dated = { ...quote(SAID), value: { ...quote(SAID).value, source_date: '2026-06-02' } }
    const near = await submit(dated)
    expect(near.body).toMatchObject({ error: 'near_duplicate', entry })
    expect(near.body['message']).toContain(`"replaces": "${String(entry)}"`)
    const { entry: second } = bodyOf(await submit({ ...dated, replaces: entry }))
    const other = { ...dated, kind: 'counterfactual_quote', replaces: second }
    expect(bodyOf(await submit(other))['missing_signals']).toContain('problem.user_quote: need 3, have 0')
  })

  test.each([
    ['of no entry', () => 'e_00000000'],
    ['of an entry of another axis', (of: { other: string }) => of.other],
    ['of an entry that was replaced', (of: { past: string }) => of.past],
  ])('is refused with the id %s, and changes nothing', async (_what, idIn) => {
    const { submit, ledger } = await opened()
    const past = String(bodyOf(await submit(quote(MISQUOTED)))['entry'])
    bodyOf(await submit({ ...quote(SAID), replaces: past }))
    const cac = example('middling').signals.find(({ kind }) => kind === 'cac')
    const other = String(bodyOf(await submit({ ...cac }))['entry'])
    const before = await ledger()
    const replaces = idIn({ other, past })
    const fresh = quote('Every Friday I ring thirty people about cards they left at home.')
    const refused = await submit({ ...fresh, replaces })
    expect([refused.status, refused.body['error']]).toEqual([422, 'unknown_entry'])
    expect(String(refused.body['message'])).toContain(replaces)
    expect(await ledger()).toEqual(before)
  })
})

describe('a withdrawal (C-2)', () => {
  const back = (id: unknown) => ({
    axis: 'problem',
    kind: 'user_quote',
    value: {},
    replaces: id,
    withdraw: true,
  })

  test('leaves the entry in the record and in the export, and counts it for nothing', async () => {
    const { submit, ledger, key } = await opened()
    const { entry } = bodyOf(await submit(quote(SAID)))
    const answer = bodyOf(await submit(back(entry)))
    expect(answer).toMatchObject({ accepted: true, entry })
    expect(answer).not.toHaveProperty('provenance')
    expect(answer['missing_signals']).toContain('problem.user_quote: need 3, have 0')
    expect((await ledger()).map(({ flags }) => flags)).toEqual([['withdrawn']])

    const session = await world.scored(key)
    const extra = quote('Every Friday I ring thirty people about cards they left at home.')
    const { entry: added } = bodyOf(await world.call(key, 'submit_signal', { session, ...extra }))
    bodyOf(await world.call(key, 'submit_signal', { session, ...back(added) }))
    const scored = bodyOf(await world.call(key, 'score', { session }))
    expect(JSON.stringify(scored)).not.toContain(String(added))
    const { content } = bodyOf(await world.call(key, 'export', { session, format: 'markdown' }))
    expect(String(content)).toContain(String(added))
    expect(String(content)).toContain('withdrawn')
  })

  test('can be taken back by sending the same signal again', async () => {
    const { submit } = await opened()
    const { entry } = bodyOf(await submit(quote(SAID)))
    bodyOf(await submit(back(entry)))
    const again = bodyOf(await submit(quote(SAID)))
    expect(again['entry']).toBe(entry)
    expect(again['missing_signals']).toContain('problem.user_quote: need 3, have 1')
  })

  test.each([
    ['twice', { withdraw: true, value: {} }, 'unknown_entry'],
    ['with a value', { withdraw: true, value: quote(SAID).value }, 'invalid_request'],
    ['without the id', { withdraw: true, value: {}, replaces: undefined }, 'invalid_request'],
    ['under another kind', { withdraw: true, value: {}, kind: 'icp_definition' }, 'unknown_entry'],
  ])('is refused %s', async (what, change, code) => {
    const { submit } = await opened()
    const { entry } = bodyOf(await submit(quote(SAID)))
    if (what === 'twice') bodyOf(await submit(back(entry)))
    expect((await submit({ ...back(entry), ...change })).body['error']).toBe(code)
  })
})

test('a refuted quote stays refused when its entry was withdrawn: that would wash it (M-5)', async () => {
  const { submit, session, workspaceId } = await opened()
  const { entry } = bodyOf(await submit(quote(SAID)))
  await world.ports.store.write(workspaceId, async (tenant) => {
    const entries = await tenant.entries(sessionIdIn(session))
    const verify = {
      valid: false,
      reason: 'quote_not_found: nothing like it',
      at: '2026-11-02T09:00:00.000Z',
    }
    await tenant.setVerifications(
      sessionIdIn(session),
      entries.map((one) => ({ ...one, verify, flags: ['excluded'] as const })),
    )
  })
  bodyOf(await submit({ axis: 'problem', kind: 'user_quote', value: {}, replaces: entry, withdraw: true }))
  expect((await submit(quote(SAID))).body['error']).toBe('duplicate_signal')
  // its true wording is another entry
  expect((await submit(quote(`${SAID} It wears us out.`))).status).toBe(200)
})

describe('a session belongs to its workspace (C-3)', () => {
  const sessionsOf = async (key: string, input = {}) =>
    bodyOf(await world.call(key, 'list_sessions', input)) as unknown as OutputOf<Operations['list_sessions']>

  test('another key of the workspace finds it with a token of its own, and each entry names its sender', async () => {
    const { workspaceId, submit, session, ledger } = await opened()
    bodyOf(await submit(quote(SAID)))
    const other = await world.admin.createKey(workspaceId, { name: 'colleague', scopes: ['run'] })
    const { sessions } = await sessionsOf(other.key, { query: 'reminders practices' })
    expect(sessions).toMatchObject([{ session_id: sessionIdIn(session), opened_by: 'test', missing: 21 }])
    const own = String(sessions[0]?.session_token)
    expect((await world.call(other.key, 'check_progress', { session })).body['error']).toBe(
      'session_key_mismatch',
    )
    const friday = quote('Every Friday I ring thirty people about cards they left at home.')
    const { session_token: next } = bodyOf(
      await world.call(other.key, 'submit_signal', { session: own, ...friday }),
    )
    expect((await world.call(other.key, 'check_progress', { session: next })).status).toBe(200)
    expect(new Set((await ledger()).map(({ sentBy }) => sentBy))).toEqual(new Set(['colleague', 'test']))
  })

  test('a member goes on in the dashboard with what a key opened, and is named as the sender', async () => {
    const person = await operator(world, 'ada@example.com')
    const { key } = await world.admin.createKey(person.workspaceId, { name: 'agent', scopes: ['run'] })
    const session = await world.session(key, { pitch: 'Reminders for practices.', signals: [quote(SAID)] })
    const look = () => person.ask('get_assessment', { id: sessionIdIn(session) })
    const { sessionToken } = bodyOf(await look())
    const friday = quote('Every Friday I ring thirty people about cards they left at home.')
    bodyOf(await person.ask('submit_signal', { session: sessionToken, ...friday }))
    const { entries } = bodyOf(await look()) as unknown as { entries: { sentBy: string }[] }
    const { user } = bodyOf(await person.ask('get_account')) as unknown as { user: { name: string } }
    expect(new Set(entries.map(({ sentBy }) => sentBy))).toEqual(new Set([user.name, 'agent']))
  })

  test('no key finds sessions of another workspace', async () => {
    await opened()
    const stranger = await world.tenant('pro')
    expect((await sessionsOf(stranger.key)).sessions).toEqual([])
  })

  test('a key that may only read gets a token that only reads', async () => {
    const { workspaceId } = await opened()
    const { key } = await world.admin.createKey(workspaceId, { name: 'reader', scopes: ['read'] })
    const { sessions } = await sessionsOf(key)
    const session = sessions[0]?.session_token
    expect((await world.call(key, 'check_progress', { session })).status).toBe(200)
    expect((await world.call(key, 'submit_signal', { session, ...quote(SAID) })).body['error']).toBe(
      'insufficient_scope',
    )
  })
})
