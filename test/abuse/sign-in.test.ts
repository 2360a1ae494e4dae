// Guessing at the sign-in of the dashboard: passwords, links, cookies. Nothing tells an account that exists from one that does
// not, attempts are counted, and what is refused changes nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignIn } from '../../src/platform/sign-in/sign-in.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { type LimitName, SignInOverloaded } from '../../src/accounts/ports.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { isForeign } from '../../src/accounts/sign-in/browser.ts'
import {
  browser,
  HOST,
  invitationToken,
  member,
  operator,
  operatorToken,
  OWN,
  PASSWORD,
  type Person,
  tokenOf,
} from '../support/browser.ts'
import { createWorld, NOW, type World } from '../support/world.ts'
import { expectRefusal } from './support.ts'

let world: World
let ada: Person

beforeAll(async () => {
  world = await createWorld()
  ada = await operator(world, 'ada@example.com')
})
afterAll(() => world.close())

describe('an e-mail address', () => {
  test('that has no account is answered as a wrong password is, to the letter', async () => {
    const ask = (email: string) => browser(world).ask('sign_in', { email, password: 'wrong password' })
    const [known, unknown, noAddress] = [
      await ask('ada@example.com'),
      await ask('nobody@example.com'),
      await ask('no address'),
    ]
    for (const answer of [known, unknown, noAddress]) {
      expectRefusal(answer, 'sign_in_failed')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect({ ...answer.body, request_id: '' }).toEqual({ ...known.body, request_id: '' })
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(known.headers).sort())
    }
  })

  test('that has no account costs the same work: one comparison, and the same questions to the store', async () => {
    const { db, attempt } = world.ports.store as OpenStore
    let compared: string[] = []
    let asked = 0
    const signIn = createSignIn({
      db,
      clock: world.ports.clock,
      makeId: () => world.ports.ids.ulid(),
      attempt: (work) => {
        asked++
        return attempt(work)
      },
      passwords: {
        hash: () => Promise.reject(new Error('nothing is hashed to compare')),
        verify: ({ hash }) => {
          compared.push(hash)
          return Promise.resolve(false)
        },
      },
    })
    const work = async (email: string) => {
      compared = []
      asked = 0
      expect(await signIn.verify(email, 'x')).toBeUndefined()
      return { asked, compared: compared.map((hash) => hash.replaceAll(/[0-9a-f]/g, 'h')) }
    }
    const known = await work('ada@example.com')
    expect(known.compared).toHaveLength(1)
    expect(await work('nobody@example.com')).toEqual(known)
  })
})

describe('attempts are counted', () => {
  const strict = async (
    work: (strict: World) => Promise<void>,
    limits: Partial<Record<LimitName, number>> = { 'sign-in': 3 },
  ): Promise<void> => {
    const narrow = await createWorld({ limits })
    await work(narrow)
    await narrow.close()
  }

  test('by account, whether it exists or not, and from a strange browser the right password must wait as well', () =>
    strict(
      async (narrow) => {
        await operator(narrow, 'known@example.com')
        const ask = (email: string, password: string, address: string) =>
          narrow.server.inject({
            method: 'POST',
            url: '/auth/sign-in',
            remoteAddress: address,
            headers: { host: '127.0.0.1:8787', origin: OWN },
            payload: { email, password },
          })
        for (const email of ['known@example.com', 'unknown@example.com']) {
          for (let i = 0; i < 3; i++) expect((await ask(email, 'wrong', `10.0.0.${i}`)).statusCode).toBe(401)
          const answer = await ask(email, PASSWORD, '10.0.0.4')
          expect(answer.statusCode, email).toBe(429)
          expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
        }
      },
      { 'sign-in-account': 3 },
    ))

  test('by address, over every account and every link', () =>
    strict(async (narrow) => {
      const token = await operatorToken(narrow)
      const visitor = browser(narrow)
      await visitor.ask('sign_in', { email: 'a@example.com', password: 'x' })
      await visitor.ask('look_at_link', { token: 'x' })
      await visitor.ask('accept_link', { token: 'x', password: 'x' })
      const last = { token, name: 'A', email: 'a@example.com', password: PASSWORD }
      expectRefusal(await visitor.ask('accept_link', last), 'rate_limited')
      expectRefusal(await visitor.ask('look_at_link', { token }), 'rate_limited')
    }))

  test('and passwords beyond those that wait their turn are told to come back', async () => {
    const busy = await createWorld({
      signIn: { ...world.ports.signIn, verify: () => Promise.reject(new SignInOverloaded('full')) },
    })
    const answer = await browser(busy).ask('sign_in', { email: 'a@example.com', password: 'x' })
    expectRefusal(answer, 'overloaded')
    await busy.close()
  })

  test('and a store that cannot answer is no wrong password and no ended session', async () => {
    const { clock, ids, store } = world.ports
    const away = createSignIn({
      db: (store as OpenStore).db,
      clock,
      makeId: () => ids.ulid(),
      attempt: () => Promise.reject(new StoreUnavailable('away')),
    })
    const sick = await createWorld({ signIn: away })
    const visitor = Object.assign(browser(sick), { cookie: `assay_session=${'A'.repeat(43)}` })
    expectRefusal(await visitor.ask('sign_in', { email: 'a@example.com', password: 'x' }), 'overloaded')
    expectRefusal(await visitor.ask('get_account'), 'overloaded')
    await sick.close()
  })

  test('a cookie that opens nothing counts as a wrong key does, while one that was good goes on', async () => {
    const narrow = await createWorld({ limits: { 'failed-sign-in': 2 } })
    const good = await operator(narrow, 'good@example.com')
    const guess = Object.assign(browser(narrow), { cookie: `assay_session=${'A'.repeat(43)}` })
    for (let i = 0; i < 2; i++) expectRefusal(await guess.ask('get_account'), 'missing_credentials')
    expectRefusal(await guess.ask('get_account'), 'rate_limited')
    expect((await good.ask('get_account')).status).toBe(200)
    await narrow.close()
  })

  test('so is one at /auth, and one that has ended meanwhile', async () => {
    const narrow = await createWorld({ limits: { 'failed-sign-in': 2 } })
    const good = await operator(narrow, 'good@example.com')
    const ended = Object.assign(browser(narrow), { cookie: good.cookie })
    await good.ask('sign_in', { email: 'good@example.com', password: PASSWORD })
    const guess = Object.assign(browser(narrow), { cookie: `assay_session=${'A'.repeat(43)}` })
    expectRefusal(await guess.ask('list_sign_ins'), 'missing_credentials')
    expectRefusal(await ended.ask('revoke_other_sign_ins'), 'missing_credentials')
    for (const name of ['list_sign_ins', 'revoke_other_sign_ins', 'get_account'] as const)
      for (const who of [guess, ended]) expectRefusal(await who.ask(name), 'rate_limited')
    const change = { current: PASSWORD, password: 'another battery of the horse' }
    expectRefusal(await guess.ask('change_password', change), 'rate_limited')
    expectRefusal(await good.ask('list_sign_ins'), 'rate_limited')
    await narrow.close()
  })

  test('by session of the person who is signed in, whatever strangers try', () =>
    strict(async (narrow) => {
      const one = await operator(narrow, 'one@example.com')
      const change = { current: 'wrong', password: 'another battery of the horse' }
      for (let i = 0; i < 3; i++) await browser(narrow).ask('sign_in', { email: one.email, password: 'x' })
      expectRefusal(await browser(narrow).ask('sign_in', { email: one.email, password: 'x' }), 'rate_limited')
      for (let i = 0; i < 3; i++) expectRefusal(await one.ask('change_password', change), 'sign_in_failed')
      expectRefusal(await one.ask('change_password', change), 'rate_limited')
    }))

  test('by /64 of IPv6, of which one person has them all', () =>
    strict(async (narrow) => {
      const ask = async (remoteAddress: string) =>
        (
          await narrow.server.inject({
            method: 'POST',
            url: '/auth/sign-in',
            remoteAddress,
            headers: { host: '127.0.0.1:8787', origin: OWN },
            payload: { email: `${remoteAddress.replaceAll(':', '-')}@example.com`, password: 'x' },
          })
        ).statusCode
      const seen: number[] = []
      for (let i = 0; i < 4; i++) seen.push(await ask(`2001:db8:1:2:${i}::${i}`))
      expect(seen).toEqual([401, 401, 401, 429])
      expect(await ask('2001:db8:1:3::1')).toBe(401)
    }))

  test('requests by person, whichever workspace they are about', async () => {
    const narrow = await createWorld({ limits: { free: 5 } })
    const one = await operator(narrow, 'one@example.com')
    const two = await member(narrow, one.workspaceId, 'two@example.com')
    for (let i = 0; i < 4; i++) expect((await one.ask('get_account')).status).toBe(200)
    expectRefusal(await one.ask('get_account'), 'rate_limited')
    expect((await two.ask('get_account')).status).toBe(200)
    await narrow.close()
  })
})

describe('a password that was changed', () => {
  const from = { userAgent: 'test', address: '127.0.0.1' }

  test('while it was compared opens nothing', async () => {
    const own = await createWorld()
    const person = await operator(own, 'late@example.com')
    const { signIn } = own.ports
    const verified = await signIn.verify('late@example.com', PASSWORD)
    if (verified === undefined) throw new Error('the password is right')
    const hash = await signIn.hash('another battery of the horse')
    const at = new Date(NOW).toISOString()
    expect(await own.ports.store.members.changePassword(verified, hash, at)).toBe(true)
    const before = await signIn.list(person.id)
    expect(await signIn.open(verified, from)).toBeUndefined()
    expect(await signIn.list(person.id)).toEqual(before)
    const renewed = await signIn.verify('late@example.com', 'another battery of the horse')
    expect(renewed && (await signIn.open(renewed, from))).toBeDefined()
    await own.close()
  })
})

describe('whoever gave the password of before', () => {
  const NEW = 'another battery of the horse'
  let own: World
  let person: Person
  /** What happens once, when a password was compared. */
  let afterComparing: (() => Promise<unknown>) | undefined

  beforeAll(async () => {
    own = await createWorld()
    const { signIn } = own.ports
    const verify = signIn.verify.bind(signIn)
    signIn.verify = async (...given) => {
      const verified = await verify(...given)
      const then = afterComparing
      afterComparing = undefined
      await then?.()
      return verified
    }
    person = await operator(own, 'before@example.com')
  })
  afterAll(() => own.close())

  test('has no session of a link that was accepted while it changed, and has not used it', async () => {
    const { workspaceId } = await own.tenant('free')
    const token = await invitationToken(own, workspaceId, person.email)
    const accept = (password: string) => browser(own).ask('accept_link', { token, password })
    afterComparing = () => person.ask('change_password', { current: PASSWORD, password: NEW })
    const late = await accept(PASSWORD)
    expectRefusal(late, 'overloaded')
    expect(late.headers['set-cookie']).toBeUndefined()
    expect(await own.ports.signIn.list(person.id)).toHaveLength(1)
    expectRefusal(await accept(PASSWORD), 'sign_in_failed')
    expect((await accept(NEW)).status).toBe(200)
  })

  test('sets none in place of one that was set meanwhile', async () => {
    const thief = browser(own)
    await thief.ask('sign_in', { email: person.email, password: NEW })
    afterComparing = () => person.ask('change_password', { current: NEW, password: PASSWORD })
    const late = await thief.ask('change_password', {
      current: NEW,
      password: 'whatever the thief would like',
    })
    expectRefusal(late, 'sign_in_failed')
    expectRefusal(await thief.ask('get_account'), 'missing_credentials')
    expect((await person.ask('get_account')).status).toBe(200)
    expect(await own.ports.signIn.verify(person.email, PASSWORD)).toBeDefined()
  })
})

test('whatever is tried at /auth has its outcome in the log, also what is refused before it is read', async () => {
  const own = await createWorld({ maxInFlight: 1 })
  const json = { host: HOST, origin: OWN, 'content-type': 'application/json' }
  const signInRequest = (body: string, headers: Readonly<Record<string, string>> = json, method = 'POST') =>
    own.send({ method, url: '/auth/sign-in', headers, ...(method === 'POST' && { body }) })
  await signInRequest('{')
  await signInRequest(JSON.stringify({ email: 'x'.repeat(2_000_000) }))
  await signInRequest('x', { ...json, 'content-type': 'text/plain' })
  await signInRequest('', json, 'GET')
  await signInRequest('{}')
  await signInRequest(JSON.stringify({ email: 'x@example.com', password: PASSWORD }))
  await Promise.all([signInRequest('{}'), signInRequest('{}')])
  const outcomes = () =>
    own
      .log()
      .split('\n')
      .flatMap((line) =>
        line.includes('"request"') ? [(JSON.parse(line) as { outcome: string }).outcome] : [],
      )
  await expect
    .poll(outcomes)
    .toEqual([
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      'method_not_allowed',
      'invalid_request',
      'sign_in_failed',
      expect.stringMatching(/^(overloaded|invalid_request)$/) as string,
      expect.stringMatching(/^(overloaded|invalid_request)$/) as string,
    ])
  expect(outcomes()).toContain('overloaded')
  await own.close()
})

describe('a link', () => {
  test('beside another one to the same new address: one makes the account, the other is told to come again and then does', async () => {
    const own = await createWorld()
    const tenants = await Promise.all([own.tenant('free'), own.tenant('free')])
    const tokens = await Promise.all(
      tenants.map(({ workspaceId }) => invitationToken(own, workspaceId, 'twice@example.com')),
    )
    const accept = (token: string) =>
      browser(own).ask('accept_link', { token, name: 'Twice', password: PASSWORD })
    const answers = await Promise.all(tokens.map(accept))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 503])
    const late = answers.findIndex(({ status }) => status === 503)
    expect((await accept(tokens[late] ?? '')).status).toBe(200)
    await own.close()
  })

  const accept = (token: string, more: Record<string, unknown> = {}) =>
    browser(world).ask('accept_link', { token, name: 'N', password: PASSWORD, ...more })

  test('that is unknown, used, withdrawn or too old is one answer', async () => {
    const { workspaceId } = ada
    const used = await invitationToken(world, workspaceId, 'used@example.com')
    expect((await accept(used)).status).toBe(200)
    const withdrawn = await invitationToken(world, workspaceId, 'withdrawn@example.com')
    const { invitations } = (await ada.ask('get_workspace')).body as unknown as {
      invitations: { id: string; email: string }[]
    }
    const [open] = invitations
    expect(invitations.map(({ email }) => email)).toEqual(['withdrawn@example.com'])
    expect((await ada.ask('withdraw_invitation', { id: open?.id })).body).toEqual({ id: open?.id })
    expectRefusal(await ada.ask('withdraw_invitation', { id: open?.id }), 'not_found')
    const old = await invitationToken(world, workspaceId, 'old@example.com')
    const oldOperator = await operatorToken(world)
    world.travel(86_400_000)
    expectRefusal(await accept(oldOperator, { email: 'late@example.com' }), 'link_invalid')
    expect((await browser(world).ask('look_at_link', { token: old })).status).toBe(200)
    world.travel(6 * 86_400_000)
    const bodies = []
    for (const token of ['', 'unknown', 'x'.repeat(10_000), used, withdrawn, old, oldOperator]) {
      for (const answer of [await accept(token), await browser(world).ask('look_at_link', { token })]) {
        expectRefusal(answer, 'link_invalid')
        bodies.push(JSON.stringify({ ...answer.body, request_id: '' }))
      }
    }
    expect(new Set(bodies).size).toBe(1)
    world.travel(-7 * 86_400_000)
  })

  test('to an account there is asks for its password, and a wrong one does not use it up', async () => {
    const ben = await operator(world, 'ben@example.com')
    const token = await invitationToken(world, ada.workspaceId, 'ben@example.com', 'owner')
    const look = await browser(world).ask('look_at_link', { token })
    expect(look.body).toMatchObject({ known: true, email: 'ben@example.com' })
    expectRefusal(await accept(token, { password: 'not the password' }), 'sign_in_failed')
    const other = await ada.ask('get_account', {}, { 'x-assay-workspace': ben.workspaceId })
    expectRefusal(other, 'not_found')
    expect((await accept(token)).status).toBe(200)
    const workspaces = (await ben.ask('get_account')).body['workspaces'] as unknown as { role: string }[]
    expect(workspaces.map(({ role }) => role)).toEqual(['owner', 'owner'])
    const there = await ben.ask('get_account', {}, { 'x-assay-workspace': ada.workspaceId })
    expect(there.body).toMatchObject({ workspace: { id: ada.workspaceId } })
  })

  test('tells the owner who made it nothing of whether its address has an account elsewhere', async () => {
    await operator(world, 'elsewhere@example.com')
    const answersOf = async (email: string) => {
      const { body } = await ada.ask('invite_member', { email, role: 'member' })
      const token = tokenOf(body['url'])
      const weak = 'elevenchars'
      const answers = [
        await browser(world).ask('look_at_link', { token }),
        await accept(token, { password: weak }),
        await accept(token, { password: 'password1234' }),
        await accept(token, { name: undefined, password: 'not the password' }),
      ]
      return answers.map(({ status, text }) =>
        `${status} ${text}`.replaceAll(email, 'E').replace(/"request_id":"[^"]+"/, ''),
      )
    }
    const unknown = await answersOf('nowhere@example.com')
    expect(unknown.map((answer) => answer.slice(0, 3))).toEqual(['200', '400', '400', '401'])
    expect(await answersOf('elsewhere@example.com')).toEqual(unknown)
  })

  test('that makes an operator asks for the password of an account there is as well', async () => {
    const plain = await member(world, ada.workspaceId, 'plain@example.com')
    const token = await operatorToken(world)
    const email = 'plain@example.com'
    expectRefusal(await accept(token, { email, password: 'another long password' }), 'sign_in_failed')
    expect((await plain.ask('get_account')).body['operator']).toBe(false)
    expect((await accept(token, { email })).status).toBe(200)
    expect((await plain.ask('get_account')).body['operator']).toBe(true)
  })

  test('takes no other e-mail address than its own, and needs a name and a long password of somebody new', async () => {
    const token = await invitationToken(world, ada.workspaceId, 'new@example.com')
    const issue = async (more: Record<string, unknown>) =>
      ((await accept(token, more)).body['issues'] as unknown as { path: string }[])[0]?.path
    expect(await issue({ password: 'elevenchars' })).toBe('password')
    expect(await issue({ name: '' })).toBe('name')
    expect(await issue({ name: 'N\u001b[2J' })).toBe('name')
    expect(await issue({ password: 'new@example.com' })).toBe('password')
    const guessable = { current: PASSWORD, password: 'ada@example.com' }
    expect((await ada.ask('change_password', guessable)).body['issues']).toEqual([
      { path: 'password', message: expect.stringContaining('Take three or four words') as string },
    ])
    const short = await ada.ask('change_password', { current: PASSWORD, password: 'elevenchars' })
    expect(short.body['issues']).toEqual([{ path: 'password', message: 'must have 12 or more characters' }])
    expect((await accept(token, { email: 'other@example.com' })).status).toBe(200)
    expect(await world.ports.store.members.account('other@example.com')).toBeUndefined()
    expect(await world.ports.store.members.account('new@example.com')).toBeDefined()
  })

  test('for the first operator ends with every other of its kind when one of them is used', async () => {
    const fresh = await createWorld()
    const [printed, again] = [await operatorToken(fresh), await operatorToken(fresh)]
    const enter = (token: string, email: string) =>
      browser(fresh).ask('accept_link', { token, name: 'N', email, password: PASSWORD })
    expect((await enter(again, 'a@example.com')).status).toBe(200)
    expectRefusal(await enter(printed, 'b@example.com'), 'link_invalid')
    await fresh.close()
  })
})

describe('a cookie', () => {
  const signInAt = async (where: World, host: string, scheme = 'http') => {
    const visitor = browser(where, host, `${scheme}://${host}`)
    return { visitor, answer: await visitor.ask('sign_in', { email: 'ada@example.com', password: PASSWORD }) }
  }
  const given = async (...at: Parameters<typeof signInAt>) => {
    const { visitor, answer } = await signInAt(...at)
    expect(answer.status, answer.text).toBe(200)
    return visitor.given?.replace(/=[A-Za-z0-9_-]{43};/, '=...;')
  }
  const plain = 'assay_session=...; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax'
  const secure = `__Host-${plain}; Secure`

  test('is for this host, hidden from scripts, Lax, and Secure everywhere but on this machine', async () => {
    for (const host of ['127.0.0.1:8787', 'localhost:8787', '[::1]:8787']) {
      expect(await given(world, host)).toBe(plain)
    }
    for (const host of ['assay.example.com', '10.0.0.7:8787', '127.0.0.1:8787']) {
      const ownOrigin = `https://${host}`
      const named = await createWorld({ browsers: { production: host.startsWith('127.'), ownOrigin } })
      const visitor = browser(named, host, ownOrigin)
      const account = { name: 'A', email: 'ada@example.com', password: PASSWORD }
      const link = { token: await operatorToken(named), ...account }
      expect((await visitor.ask('accept_link', link)).status).toBe(200)
      expect(await given(named, host, 'https')).toBe(secure)
      const renamed = visitor.cookie?.replace('__Host-', '')
      const planted = Object.assign(browser(named, host, ownOrigin), { cookie: renamed })
      expectRefusal(await planted.ask('get_account'), 'missing_credentials')
      await named.close()
    }
  })

  test('goes by the address the operator named, where a proxy on this machine sends its own as Host', async () => {
    const enter = async (ownOrigin: string) => {
      const named = await createWorld({ browsers: { production: false, ownOrigin } })
      const link = {
        token: await operatorToken(named),
        name: 'A',
        email: 'a@example.com',
        password: PASSWORD,
      }
      const visitor = browser(named, HOST, ownOrigin)
      const answer = await visitor.ask('accept_link', link)
      const account = await visitor.ask('get_account')
      await named.close()
      return { answer, account, cookie: visitor.given?.replace(/=[A-Za-z0-9_-]{43};/, '=...;') }
    }
    const overTls = await enter('https://assay.example.com')
    expect([overTls.cookie, overTls.account.status]).toEqual([secure, 200])
    expectRefusal((await enter('http://assay.example.com')).answer, 'https_required')
    expect((await enter(OWN)).cookie).toBe(plain)
  })

  test('that no browser keeps is not given: over HTTP, but for this machine, signing in is refused in words', async () => {
    const hosts = ['assay.example.com', '10.0.0.7:8787', 'localhost.evil.com', '127.0.0.1.evil.com']
    for (const host of hosts) {
      const { answer } = await signInAt(world, host)
      expectRefusal(answer, 'https_required')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body['message']).toContain('ASSAY_PUBLIC_URL')
    }
    const untold = await signInAt(world, 'assay.example.com', 'https')
    expectRefusal(untold.answer, 'cross_site_request')
    expect(untold.answer.body['message']).toContain(
      'The page is at https://assay.example.com, but this server is at http://assay.example.com. ' +
        'If both are one, whoever runs it sets ASSAY_PUBLIC_URL.',
    )
  })

  test('is stored as a hash: what stands in the database opens nothing', async () => {
    const secret = ada.cookie?.split('=')[1] ?? ''
    const { db } = world.ports.store as OpenStore
    const rows = await db.selectFrom('sign_ins').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
    for (const { token, id } of rows) {
      for (const cookie of [token, id])
        expectRefusal(
          await Object.assign(browser(world), { cookie: `assay_session=${cookie}` }).ask('get_account'),
          'missing_credentials',
        )
    }
    const passwords = await db.selectFrom('credentials').select('password').execute()
    for (const { password } of passwords) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  test('is nothing beside an Authorization header, whatever that holds, and nothing to MCP', async () => {
    const { key } = await world.tenant('pro')
    expectRefusal(await ada.ask('get_account', {}, { authorization: 'Bearer sk_wrong' }), 'invalid_api_key')
    expectRefusal(await ada.ask('get_account', {}, { authorization: '' }), 'missing_credentials')
    for (const cookie of ['assay_session', 'assay_session=', 'a=b; assay_sessions=x', `x${ada.cookie}`])
      expectRefusal(await ada.ask('get_account', {}, { cookie }), 'missing_credentials')
    expect((await ada.ask('get_account', {}, { cookie: `a=b; ${ada.cookie} ; c` })).status).toBe(200)
    expectRefusal(await ada.ask('get_account', {}, { authorization: `Bearer ${key}` }), 'role_required')
    const mcp = await world.send({
      method: 'POST',
      url: '/mcp',
      headers: { host: '127.0.0.1:8787', cookie: ada.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expectRefusal(mcp, 'missing_credentials')
  })
})

const ORIGINS = [
  undefined,
  OWN,
  'null',
  'https://evil.com',
  'http://127.0.0.1:8788',
  'https://127.0.0.1:8787',
]
const SITES = [undefined, 'same-origin', 'same-site', 'none', 'cross-site']

describe('a page of another site', () => {
  const matrix = ORIGINS.flatMap((origin) => SITES.map((site) => ({ origin, site })))
  const ours = ({ origin, site }: (typeof matrix)[number]): boolean =>
    site !== 'cross-site' && (origin === OWN || (origin === undefined && site === 'same-origin'))

  test.each(matrix)('writes nothing with the cookie: Origin $origin, Sec-Fetch-Site $site', async (from) => {
    const headers = { origin: from.origin, 'sec-fetch-site': from.site }
    const start = await ada.ask('record_event', { session_id: 's', event_kind: 'score' }, headers)
    const out = await browser(world).ask('sign_in', { email: 'x@example.com', password: 'x' }, headers)
    if (ours(from)) {
      expect(start.status, start.text).toBe(204)
      expectRefusal(out, 'sign_in_failed')
    } else {
      expectRefusal(start, 'cross_site_request')
      expectRefusal(out, 'cross_site_request')
    }
  })

  test('reads nothing either, where the browser says that it comes from another site', async () => {
    for (const site of SITES) {
      const headers = { 'sec-fetch-site': site }
      for (const name of ['get_account', 'list_sources', 'list_sign_ins'] as const) {
        const answer = await ada.ask(name, {}, headers)
        if (site === 'cross-site') expectRefusal(answer, 'cross_site_request')
        else expect(answer.status, answer.text).toBe(200)
      }
    }
  })

  test('does not concern a key, which no browser sends by itself', async () => {
    const { key } = await world.tenant('pro')
    const from = { origin: 'https://evil.com', 'sec-fetch-site': 'cross-site' }
    const input = { session_id: 's', event_kind: 'score' }
    expect((await world.call(key, 'record_event', input, from)).status).toBe(204)
  })

  test('is told by the address the operator named, whatever Host says', async () => {
    const named = await createWorld({
      browsers: { production: false, ownOrigin: 'https://assay.example.com' },
    })
    const ask = (host: string, origin: string) =>
      browser(named, host, origin).ask('sign_in', { email: 'x@example.com', password: 'x' })
    expectRefusal(await ask('10.0.0.1:80', 'https://assay.example.com'), 'sign_in_failed')
    expectRefusal(await ask('evil.com', 'http://evil.com'), 'cross_site_request')
    await named.close()
  })

  test('cannot hide behind a method: whatever is not GET is judged as a write', () => {
    const facts = {
      sessionCookie: 'x',
      workspaceId: undefined,
      origin: undefined,
      fetchSite: undefined,
      ownOrigin: OWN,
      keepsCookie: true,
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'get'])
      expect(isForeign({ ...facts, method }), method).toBe(true)
    expect(isForeign({ ...facts, method: 'GET' })).toBe(false)
  })
})

describe('the log', () => {
  test('names the account behind each request and each attempt, and no address, secret, cookie or link', async () => {
    const own = await createWorld()
    const token = await operatorToken(own)
    const visitor = browser(own)
    const account = { name: 'Ada', email: 'ada@example.com', password: PASSWORD }
    await visitor.ask('look_at_link', { token })
    await visitor.ask('accept_link', { token, ...account })
    const id = (await own.ports.store.members.account(account.email))?.id
    const cookies = [visitor.cookie]
    await visitor.ask('get_account')
    await visitor.ask('list_workspaces', { nonsense: 'x' })
    await visitor.ask('sign_in', { email: account.email, password: 'wrong password' })
    await visitor.ask('sign_in', { email: 'nobody@example.com', password: 'wrong password' })
    await visitor.ask('sign_in', { email: account.email, password: PASSWORD })
    cookies.push(visitor.cookie)
    await visitor.ask('revoke_sign_in', { id: 'unknown' })
    await visitor.ask('sign_out')
    const lines = own.log().trim().split('\n')
    const seen = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(seen.map(({ route, status, outcome, user_id }) => [route, status, outcome, user_id])).toEqual([
      ['/auth/link/look', 200, 'ok', undefined],
      ['/auth/link', 200, 'ok', id],
      ['/v1/dashboard/account', 200, undefined, id],
      ['/v1/dashboard/operator/workspaces', 400, undefined, id],
      ['/auth/sign-in', 401, 'sign_in_failed', id],
      ['/auth/sign-in', 401, 'sign_in_failed', undefined],
      ['/auth/sign-in', 200, 'ok', id],
      ['/auth/sessions/:id/revoke', 404, 'not_found', id],
      ['/auth/sign-out', 204, 'ok', undefined],
    ])
    const secrets = [token, account.email, 'nobody@', PASSWORD, ...cookies.map((one) => one?.split('=')[1])]
    for (const secret of secrets) expect(own.log()).not.toContain(secret)
    await own.close()
  })
})
