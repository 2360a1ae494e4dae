// Canaries in every input, through successes, every class of refusal and forced faults: the log and the answers keep none.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { createWorld, kinds, standInWeb, type Web, type World } from '../support/world.ts'
import { setUpApp } from '../support/authenticator.ts'
import { browser, operatorToken, tokenOf } from '../support/browser.ts'
import { goodRequest, monitored, type Tokens, tokensOf } from '../support/requests.ts'
import { everyOperation } from './support.ts'

const PITCH = 'CANARYpitch: card on file for dental practices, told to nobody yet.'
const VERBATIM = 'CANARYverbatim we lose two hours a day to chasing balances by phone'
const HEADERS = {
  'idempotency-key': 'CANARYidempotency',
  'x-forwarded-for': '203.0.113.77',
  'x-request-id': 'CANARYrequestid',
  'user-agent': 'CANARYagent/1.0',
  'x-unknown': 'CANARYunknown',
  cookie: 'session=CANARYcookie',
  referer: 'https://a.com/?q=CANARYreferer',
  prefer: 'wait=9, CANARYpreference',
}
const SUBJECT = {
  name: 'CANARYname Holdings Ltd',
  type: 'company',
  domain: 'canary-CANARYdomain.com',
  registrationNumber: 'CANARYnumber',
  jurisdiction: 'GB',
  aliases: ['CANARYalias'],
}
const CANARY = /CANARY|203\.0\.113\.77/
/** What no answer may show of the inside. */
const INSIDE =
  /node_modules|\.(ts|js):\d|at async|at Object|sqlite|select \w+ from|insert into|\/work\/|\/tmp\/|\/dev\/shm\/|\/var\/|10\.0\.0\.5|ECONN|FST_|HPE_/i

let world: World
let key: string
let tokens: Tokens
const answers: string[] = []

beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
  tokens = await tokensOf(world, key)
})
afterAll(() => world.close())

const note = <T extends { text: string }>(answer: T): T => {
  answers.push(answer.text)
  return answer
}
const quote = (over: object = {}) => ({
  axis: 'problem',
  kind: 'user_quote',
  value: {
    ...kinds['user_quote']?.value,
    verbatim: VERBATIM,
    source_url: 'https://forum.co.uk/thread?session=CANARYquery#CANARYfragment',
    ...over,
  },
})

/** Everything secret of a world: canaries, its keys and its tokens. */
const secretsIn = (text: string, ...secrets: string[]): string[] =>
  [CANARY.exec(text)?.[0], ...secrets.filter((secret) => text.includes(secret))].filter(
    (found) => found !== undefined,
  )

describe('the log', () => {
  test('holds no key, token, pitch, evidence, query or header after successes and every class of refusal', async () => {
    const { body } = note(await world.call(key, 'start', { pitch: PITCH }, HEADERS))
    const token = String(body['token'])
    const submit = (signal: object) =>
      world.call(key, 'submit_signal', { session: token, ...signal }, { 'user-agent': HEADERS['user-agent'] })
    expect((await submit(quote())).status).toBe(200)
    const answersOf = [
      await submit(quote()),
      await submit(quote({ verbatim: 'CANARYshort' })),
      await submit(quote({ source_url: 'https://dead.com/?token=CANARYdead' })),
      await submit({ ...quote(), axis: 'CANARYaxis' }),
      await submit({ ...quote(), kind: 'CANARYkind' }),
      await submit({ ...quote(), CANARYfield: 'CANARYvalue' }),
      await world.call(key, 'start', { pitch: `${PITCH} Changed.` }, HEADERS),
      await world.call(key, 'start', { pitch: PITCH, category: 'CANARYcategory' }),
      await world.call(key, 'export', { session: token, format: 'CANARYformat' }),
      await world.call('sk_CANARYkey', 'start', { pitch: PITCH }, HEADERS),
      await world.call(key, 'check_progress', { session: 'srv1.CANARYtoken.x' }, HEADERS),
      await world.call(key, 'check_progress', { session: token, CANARYparameter: 'CANARYvalue' }, HEADERS),
      await world.call(key, 'check_progress', { session: token }, HEADERS),
      await world.call(key, 'record_event', {
        session_id: 'CANARYsession',
        event_kind: 'score',
        payload: { a: 'CANARYpayload' },
      }),
      await world.call(key, 'run_diligence', { subject: SUBJECT }, HEADERS),
      await world.call(key, 'run_diligence', { subject: { ...SUBJECT, name: 'CANARYother' } }, HEADERS),
      await world.call(key, 'run_diligence', { subject: SUBJECT }, { prefer: 'respond-async' }),
      await world.call(key, 'run_diligence', { subject: { ...SUBJECT, CANARYfield: 'CANARYvalue' } }),
      await world.call(key, 'run_diligence', { subject: { ...SUBJECT, country: 'CANARYcountry' } }),
      await world.call(key, 'run_diligence', { subject: { ...SUBJECT, lei: 'CANARYlei' } }),
      await world.call(key, 'score_subject', { scorer: 'sanctions', subject: SUBJECT }, HEADERS),
      await world.call(key, 'score_subject', { scorer: 'CANARYscorer', subject: SUBJECT }, HEADERS),
      await world.call(key, 'get_run', { id: 'CANARYrun' }, HEADERS),
      await world.call(key, 'get_run_audit', { id: 'CANARYrun' }, HEADERS),
      await world.call(key, 'get_run', { id: tokens.run, CANARYparameter: 'CANARYvalue' }, HEADERS),
      await world.call(key, 'list_sources', { CANARYparameter: 'CANARYvalue' }, HEADERS),
      await world.send({ url: '/CANARYpath?session=CANARYquery', headers: HEADERS }),
      await world.send({ url: '/v1/CANARYpath?session=CANARYquery', headers: HEADERS }),
      await world.send({
        url: `/v1/CANARYpath?session=${token}`,
        headers: { ...HEADERS, authorization: `Bearer ${key}` },
      }),
      await world.send({
        method: 'DELETE',
        url: '/v1/score?session=CANARYquery',
        headers: { authorization: `Bearer ${key}` },
      }),
      await world.send({
        method: 'POST',
        url: '/v1/score',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"CANARY',
      }),
      await world.send({
        method: 'POST',
        url: '/v1/score',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'CANARY/type' },
        body: 'CANARY',
      }),
      await world.send({ url: '/%zz?session=CANARYquery' }),
    ]
    for (const answer of answersOf) {
      note(answer)
      if (answer.status >= 400) for (const secret of [key, token]) expect(answer.text).not.toContain(secret)
    }
    expect(new Set(answersOf.map(({ status }) => status))).toEqual(
      new Set([200, 202, 204, 400, 401, 404, 405, 409, 415, 422]),
    )
    expect(world.log().split('\n').length).toBeGreaterThan(20)
    expect(secretsIn(world.log(), key, token, tokens.open, tokens.build)).toEqual([])
    expect(world.log()).not.toMatch(/srv1\.|sk_|\?|authorization|user-agent/i)
  })

  test('holds no password, link, cookie, name or e-mail address of who signs in, nor does a refusal', async () => {
    const before = world.log().length
    const visitor = browser(world)
    const canaries = {
      name: 'CANARYname',
      email: 'canary@CANARYmail.com',
      password: 'CANARYpassword of length',
    }
    const token = await operatorToken(world)
    const links = [token, await operatorToken(world, canaries.email)]
    const wrong = { ...canaries, password: 'CANARYwrong password' }
    const { email, password } = canaries
    const refused = [
      await visitor.ask('accept_link', { token: 'CANARYlink', ...canaries }),
      await visitor.ask('accept_link', { token, ...canaries, CANARYfield: 1 }),
      await visitor.ask('sign_in', { email, password }),
      await visitor.ask('sign_in', { email, password }, { origin: 'https://CANARYorigin.com' }),
    ]
    expect((await visitor.ask('accept_link', { token, ...canaries })).status).toBe(200)
    const cookies = [visitor.cookie ?? '']
    expect((await visitor.ask('sign_in', { email, password })).status).toBe(200)
    cookies.push(visitor.cookie ?? '')
    const invited = await visitor.ask('invite_member', { email: 'other@CANARYmail.com', role: 'member' })
    links.push(tokenOf(invited.body['url']))
    expect((await visitor.ask('get_account', {}, { 'user-agent': 'CANARYagent' })).status).toBe(200)
    refused.push(
      await visitor.ask('sign_in', { email, password: wrong.password }),
      await visitor.ask('change_password', { current: wrong.password, password }),
      await visitor.ask('get_account', {}, { 'x-assay-workspace': 'CANARYworkspace' }),
      await visitor.ask('revoke_sign_in', { id: 'CANARYid' }),
      await visitor.ask('remove_member', { id: 'CANARYid' }),
      await visitor.ask('get_account', {}, { cookie: 'assay_session=CANARYcookie; CANARY=1' }),
    )
    const secrets = [...links, ...cookies.map((cookie) => cookie.split('=')[1] ?? '')]
    expect(secrets.every((secret) => secret.length === 43)).toBe(true)
    for (const answer of refused) {
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
      // an unknown field is named, and a foreign origin: whoever runs the server has to see which address they used
      const told = answer.text.replaceAll(/CANARYfield|https:\/\/CANARYorigin\.com/g, '')
      expect(secretsIn(told, ...secrets)).toEqual([])
    }
    expect(secretsIn(world.log().slice(before), ...secrets)).toEqual([])
    expect(world.log().slice(before)).toContain('"route":"/auth/sign-in"')
    const lists = [await visitor.ask('list_sign_ins'), await visitor.ask('get_workspace')]
    for (const { text } of lists) for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('holds no key or code of an authenticator app, backup code or first step, and an answer shows them once', async () => {
    const before = world.log().length
    const visitor = browser(world)
    const account = { name: 'Ann', email: 'ann@example.com', password: 'correct horse battery staple' }
    await visitor.ask('accept_link', { token: await operatorToken(world), ...account })
    const { email, password } = account
    const { key: typed, backupCodes, code } = await setUpApp(world, visitor, password)
    const signedIn = await visitor.ask('sign_in', { email, password })
    const step = String(signedIn.body['step'])
    const [backup = ''] = backupCodes
    const secrets = [typed, ...backupCodes, await code(), step]
    const after = [
      await visitor.ask('confirm_sign_in', { step: 'CANARYstep', code: 'CANARYcode' }),
      await visitor.ask('confirm_sign_in', { step, code: 'CANARYcode' }),
      await visitor.ask('confirm_sign_in', { step, code: await code() }),
      await visitor.ask('confirm_sign_in', { step, code: backup }),
      await visitor.ask('begin_second_factor', { password }),
      await visitor.ask('get_second_factor'),
      await visitor.ask('list_activity'),
    ]
    expect(after.map(({ status }) => status)).toEqual([401, 401, 200, 200, 400, 200, 200])
    for (const { text } of after) expect(secretsIn(text, ...secrets)).toEqual([])
    expect(secretsIn(world.log().slice(before), ...secrets)).toEqual([])
  })

  test('has exactly the allowed fields in the line of a request, and cannot be forged by one', async () => {
    const lines = world
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const allowed = [
      'level',
      'time',
      'request_id',
      'method',
      'route',
      'status',
      'duration_ms',
      'key_id',
      'user_id',
      'outcome',
      'msg',
    ]
    for (const line of lines.filter(({ msg }) => msg === 'request'))
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)))
    const before = world.log().length
    await world.send({ url: '/%0a%7b%22level%22:50%7d', headers: { 'x-unknown': '{"level":60}' } })
    expect(world.log().slice(before)).not.toMatch(/"level":[56]0/)
  })
})

// A driver's message repeats what it was given: here the ports do, which is the worst they can do.
const leaking = (text: unknown): Error =>
  new Error(`could not store ${JSON.stringify(text)} at 10.0.0.5 in select * from entries`)

describe('a fault on our side', () => {
  const broken = async (sabotage: (sick: World) => void, options: Parameters<typeof createWorld>[0] = {}) => {
    const sick = await createWorld(options)
    const tenant = await sick.tenant('pro')
    const session = await sick.session(tenant.key, { pitch: PITCH, signals: [] })
    const run = await sick.run(tenant.key)
    const kept = await monitored(sick, tenant.key)
    sabotage(sick)
    const results = []
    for (const [name] of everyOperation)
      results.push(
        await sick.call(tenant.key, name, {
          ...goodRequest(name, { open: session, build: session, run, ...kept }),
          ...(name === 'start' && { pitch: PITCH }),
          ...(name === 'submit_signal' && quote()),
          ...((name === 'run_diligence' || name === 'score_subject') && { subject: SUBJECT }),
        }),
      )
    const log = sick.log()
    await sick.close()
    return { results, log, secrets: [tenant.key, session] }
  }
  const failing = (error: Error) => (sick: World) => {
    const fail = async (): Promise<never> => {
      throw error
    }
    const { sources, queue } = sick.ports.store
    Object.assign(sick.ports.store, { read: fail, write: fail, progress: fail })
    Object.assign(sources, { states: fail, snapshots: fail, withKeys: fail, difference: fail, note: fail })
    Object.assign(sources, {
      begin: fail,
      recordsOf: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
    })
    Object.assign(queue, { claim: fail, extend: fail })
  }

  test.each<[string, Error]>([
    ['a broken store', new Error('SQLITE_CORRUPT: at /var/lib/assay in select * from sessions')],
    ['a busy store', new StoreUnavailable('pool at 10.0.0.5 exhausted')],
  ])('shows nothing of the inside in any answer: %s', async (_what, error) => {
    const { results, log, secrets } = await broken(failing(error))
    for (const { status, text } of results) {
      expect(status, text).toBeGreaterThanOrEqual(500)
      expect(text).not.toMatch(INSIDE)
      note({ text })
    }
    expect(secretsIn(log, ...secrets)).toEqual([])
  })

  test('shows nothing of the inside in a run that breaks off, nor in its audit trail', async () => {
    const { results, log, secrets } = await broken(() => undefined, {
      gather: (subject) => Promise.reject(leaking(subject)),
    })
    const ofRuns = results.filter(
      ({ body }) =>
        // a batch is cancelled, which is no fault
        (body['status'] === 'failed' && !('rows' in body)) ||
        ('records' in body && !/^assay-(?:watch|case)-bundle/.test(String(body['format']))),
    )
    // the run that is asked for; and of another: its answer, its end at request, and its audit trail
    expect(ofRuns.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { text } of results) {
      expect(text).not.toMatch(INSIDE)
      note({ text })
    }
    expect(log).toContain('"level":50')
    expect(secretsIn(log, ...secrets)).toEqual([])
  })

  test('leaves no evidence and no query of a URL in the log, whatever a port puts into its message', async () => {
    const web: Web = {
      ...standInWeb,
      head: (urls) => Promise.reject(leaking(urls)),
      page: (url) => Promise.reject(leaking([url])),
    }
    const { results, log, secrets } = await broken(() => undefined, { web })
    expect(results.map(({ status }) => status)).toContain(500)
    for (const { text } of results) expect(text).not.toMatch(/10\.0\.0\.5|select \* from/)
    expect(log).toContain('"level":50')
    expect(secretsIn(log, ...secrets)).toEqual([])
  })
})

test('no answer of this file shows anything of the inside', () => {
  expect(answers.length).toBeGreaterThan(25)
  for (const text of answers) expect(text).not.toMatch(INSIDE)
})
