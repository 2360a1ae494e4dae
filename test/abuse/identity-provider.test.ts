// Sign-in through the identity provider of a workspace: it works, and every answer that must sign no one in does not, on both stores.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetSecondFactor } from '../../src/accounts/administration/reset-second-factor.ts'
import { clientSecretOwner } from '../../src/accounts/providers/provider-client.ts'
import { keepClientSecrets } from '../../src/accounts/providers/keep-client-secrets.ts'
import { proveDomain } from '../../src/accounts/providers/prove-domain.ts'
import { COMMAND } from '../../src/accounts/record-changes.ts'
import { createSecretBox } from '../../src/platform/signing/secret-box.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { setUpApp } from '../support/authenticator.ts'
import {
  browser,
  type Browser,
  invitationToken,
  member,
  operator,
  operatorToken,
  PASSWORD,
  type Person,
} from '../support/browser.ts'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type Identity,
  type OpenIdProvider,
  openIdProvider,
  signed,
} from '../support/openid-provider.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { bodyOf, NOW, type World } from '../support/world.ts'

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let provider: OpenIdProvider
  let other: OpenIdProvider
  let ada: Person
  let domain: string
  let serial = 0
  const records = new Map<string, readonly string[]>()
  let clock = NOW

  beforeAll(async () => {
    if (skip) return
    provider = await openIdProvider(() => clock)
    other = await openIdProvider(() => clock, 'ES256')
    world = await placedWorld(place, {
      clock: { now: () => clock },
      providers: `${provider.host},${other.host}`,
      textRecords: (name) => Promise.resolve(records.get(name) ?? []),
    })
  })
  afterAll(async () => {
    if (skip) return
    await world.close()
    await provider.close()
    await other.close()
  })
  beforeEach(async () => {
    if (skip) return
    serial++
    domain = `firm${serial}.example`
    ada = await operator(world, `ada@elsewhere${serial}.example`, 'Ada')
    for (const one of [provider, other])
      Object.assign(one, {
        person: person(),
        claims: {},
        description: {},
        token: undefined,
        redirect: undefined,
      })
  })

  const person = (name = 'bo', more: Partial<Identity> = {}): Identity => ({
    sub: `sub ${name} ${serial}`,
    email: `${name}@${domain}`,
    email_verified: true,
    name,
    ...more,
  })
  const settings = (more: object = {}) => ({
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    domains: [domain],
    password: PASSWORD,
    ...more,
  })
  const setUp = (owner = ada, more: object = {}) => owner.ask('set_identity_provider', settings(more))
  const prove = async (owner = ada) => {
    const { domains } = bodyOf(await owner.ask('get_identity_provider'))
    const { record } = (domains as unknown as { domain: string; record: string }[]).find(
      (one) => one.domain === domain,
    ) ?? { record: '' }
    records.set(domain, [...(records.get(domain) ?? ['v=spf1 -all']), record])
    return owner.ask('prove_domain', { domain })
  }
  const inForce = async () => {
    bodyOf(await setUp())
    bodyOf(await prove())
  }
  const asked = async (who: Browser, more: object = {}) =>
    bodyOf(await who.ask('ask_provider', { email: `bo@${domain}`, ...more }))['continueAt']
  /** Goes to the provider and back. */
  const cameBack = async (who = browser(world), from = provider) => {
    const answer = await who.ask('use_provider', { ...(await from.answer(await asked(who))) })
    return { who, status: answer.status, body: answer.body, text: answer.text }
  }
  const isIn = async (who: Browser) => (await who.ask('get_account')).status === 200
  /** The code of the refusal, where no session was opened. */
  const refusal = async () => {
    const { who, body } = await cameBack()
    return [body['error'], await isIn(who)]
  }
  const acts = async (kind: string) =>
    (
      bodyOf(await ada.ask('list_activity'))['activities'] as unknown as {
        kind: string
        details: object
      }[]
    ).filter((act) => act.kind === kind)
  const linked = async (who: Person, name = 'bo') => {
    provider.person = person(name)
    const begun = bodyOf(
      await who.ask('begin_identity_link', { workspaceId: ada.workspaceId, password: PASSWORD }),
    )
    return who.ask('use_provider', { ...(await provider.answer(begun['continueAt'])) })
  }

  test.skipIf(skip)(
    'a person of a proven domain is signed in, and is the same person next time',
    async () => {
      await inForce()
      const { who, body } = await cameBack()
      // a server of the release before, which would let it reach every workspace, reads 43 characters alone
      expect(who.cookie).toMatch(/^assay_session=w\.[\w-]{43}$/)
      expect(body).toEqual({ workspaceId: ada.workspaceId, returnTo: '/', linked: false })
      const account = bodyOf(await who.ask('get_account'))
      expect(account).toMatchObject({
        user: { name: 'bo', email: `bo@${domain}` },
        throughProvider: true,
        workspace: { id: ada.workspaceId, role: 'member' },
      })
      provider.person = person('bo', { email: `married@${domain}` })
      const { who: again } = await cameBack()
      expect(bodyOf(await again.ask('get_account'))['user']).toEqual(account['user'])
      expect([await acts('member.joined'), await acts('identity.linked')].map((each) => each.length)).toEqual(
        [2, 1],
      )
    },
  )

  test.skipIf(skip)('a link begun before an authenticator app is not finished after it', async () => {
    await inForce()
    const bo = await member(world, ada.workspaceId, `bo@elsewhere${serial}.example`)
    const begun = bodyOf(
      await bo.ask('begin_identity_link', { workspaceId: ada.workspaceId, password: PASSWORD }),
    )
    await setUpApp(world, bo)
    const answer = await bo.ask('use_provider', { ...(await provider.answer(begun['continueAt'])) })
    expect(answer.body['error']).toBe('identity_refused')
  })

  test.skipIf(skip)(
    'a link is not made where the account or the provider changes while the provider is asked',
    async () => {
      await inForce()
      const { openId } = world.ports
      const identity = openId.identity.bind(openId)
      const changes: [string, (bo: Person) => Promise<unknown>][] = [
        ['identity_refused', (bo) => setUpApp(world, bo)],
        [
          'missing_credentials',
          (bo) => bo.ask('change_password', { current: PASSWORD, password: `${PASSWORD} again` }),
        ],
        ['identity_refused', () => setUp(ada, { clientId: 'another' })],
      ]
      for (const [error, change] of changes) {
        const bo = await member(world, ada.workspaceId, `bo${++serial}@elsewhere.example`)
        const begun = { workspaceId: ada.workspaceId, password: PASSWORD }
        const { continueAt } = bodyOf(await bo.ask('begin_identity_link', begun))
        const answer = await provider.answer(continueAt)
        Object.assign(openId, {
          identity: async (...given: Parameters<typeof identity>) => {
            const found = await identity(...given)
            await change(bo)
            return found
          },
        })
        const linking = await bo.ask('use_provider', { ...answer })
        Object.assign(openId, { identity })
        expect(linking.body['error']).toBe(error)
        expect(bodyOf(await bo.ask('get_identity_provider'))['links']).toEqual([])
      }
    },
  )

  test.skipIf(skip)('a provider that signs with ES256 and takes the secret in the body works', async () => {
    other.description = { token_endpoint_auth_methods_supported: ['client_secret_post'] }
    bodyOf(await setUp(ada, { issuer: other.issuer }))
    bodyOf(await prove())
    expect((await cameBack(browser(world), other)).status).toBe(200)
  })

  test.skipIf(skip)('an unproven domain lets in no one, and leads no one to the provider', async () => {
    bodyOf(await setUp())
    expect((await browser(world).ask('ask_provider', { email: `bo@${domain}` })).body['error']).toBe(
      'no_identity_provider',
    )
    expect((await ada.ask('prove_domain', { domain })).body['error']).toBe('domain_not_proven')
    const who = browser(world)
    const begun = bodyOf(await who.ask('ask_provider', { workspaceId: ada.workspaceId }))
    const { body } = await who.ask('use_provider', { ...(await provider.answer(begun['continueAt'])) })
    expect([body['error'], await isIn(who)]).toEqual(['identity_not_linked', false])
  })

  test.skipIf(skip)('a proven domain belongs to one workspace', async () => {
    await inForce()
    const eve = await operator(world, `eve${serial}@example.com`, 'Eve')
    bodyOf(await setUp(eve))
    const stolen = await prove(eve)
    expect(stolen.body['error']).toBe('domain_not_proven')
    bodyOf(await ada.ask('remove_identity_provider', { password: PASSWORD }))
    bodyOf(await prove(eve))
  })

  test.skipIf(skip)('an account of the same address is not opened until its person links it', async () => {
    await inForce()
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    expect(await refusal()).toEqual(['identity_not_linked', false])
    const answer = await linked(bo)
    expect(bodyOf(answer)).toMatchObject({ linked: true, returnTo: '/account' })
    const { who } = await cameBack()
    expect((bodyOf(await who.ask('get_account'))['user'] as unknown as { id: string }).id).toBe(bo.id)
    expect(bodyOf(await bo.ask('get_identity_provider'))['links']).toEqual([
      { issuer: provider.issuer, linkedAt: expect.any(String) },
    ])
  })

  test.skipIf(skip)('to link needs the password, the code of an app, and the same person', async () => {
    bodyOf(await setUp())
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    const begin = (more: object) =>
      bo.ask('begin_identity_link', { workspaceId: ada.workspaceId, password: PASSWORD, ...more })
    expect((await begin({ password: 'wrong' })).body['error']).toBe('sign_in_failed')
    expect((await begin({ workspaceId: 'none' })).body['error']).toBe('not_found')
    const app = await setUpApp(world, bo)
    expect((await begin({})).body['error']).toBe('wrong_code')
    clock += 60_000
    const begun = bodyOf(await begin({ code: await app.code() }))
    const answer = await provider.answer(begun['continueAt'])
    const cy = await member(world, ada.workspaceId, `cy@${domain}`)
    cy.provider = bo.provider
    expect((await cy.ask('use_provider', { ...answer })).body['error']).toBe('identity_refused')
    expect(bodyOf(await bo.ask('get_identity_provider'))['links']).toEqual([])
  })

  test.skipIf(skip)(
    'an answer of another browser, a used or a late one, or an invented state is refused',
    async () => {
      await inForce()
      const victim = browser(world)
      const attacker = browser(world)
      const answer = await provider.answer(await asked(attacker))
      await asked(victim)
      const use = async (who: Browser, input: object) =>
        (await who.ask('use_provider', { ...answer, ...input })).body['error']
      expect(await use(victim, {})).toBe('identity_refused')
      expect(await use(browser(world), {})).toBe('identity_refused')
      expect(await use(attacker, { state: 'invented' })).toBe('identity_refused')
      const kept = attacker.provider
      expect(await use(attacker, {})).toBeUndefined()
      attacker.provider = kept
      expect(await use(attacker, {})).toBe('identity_refused')
      const late = browser(world)
      const slow = await provider.answer(await asked(late))
      clock += 10 * 60_000
      expect((await late.ask('use_provider', { ...slow })).body['error']).toBe('identity_refused')
      expect(await isIn(victim)).toBe(false)
    },
  )

  test.skipIf(skip)('an ID token for another client, sign-in, issuer or time is refused', async () => {
    await inForce()
    const seconds = () => Math.floor(clock / 1_000)
    const wrong: Record<string, () => Readonly<Record<string, unknown>>> = {
      aud: () => ({ aud: 'another client' }),
      'several aud without azp': () => ({ aud: [CLIENT_ID, 'another client'] }),
      azp: () => ({ azp: 'another client' }),
      iss: () => ({ iss: other.issuer }),
      nonce: () => ({ nonce: 'of another sign-in' }),
      'no nonce': () => ({ nonce: undefined }),
      expired: () => ({ iat: seconds() - 500, exp: seconds() - 61 }),
      'no exp': () => ({ exp: undefined }),
      'too old': () => ({ iat: seconds() - 700, exp: seconds() + 700 }),
      'of the future': () => ({ iat: seconds() + 120, exp: seconds() + 700 }),
      'no sub': () => ({ sub: undefined }),
    }
    for (const [name, claims] of Object.entries(wrong)) {
      provider.claims = claims()
      expect(await refusal(), name).toEqual(['identity_refused', false])
    }
  })

  test.skipIf(skip)(
    'an ID token that the provider did not sign with its private key is refused',
    async () => {
      await inForce()
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const publicPem = provider.publicKey.export({ type: 'spki', format: 'pem' })
      const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      const forged: Record<string, NonNullable<OpenIdProvider['token']>> = {
        none: (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
        'HS256 with the public key': (claims) => signed(claims, Buffer.from(publicPem), 'HS256'),
        'HS256 with the secret of the client': (claims) =>
          signed(claims, Buffer.from(CLIENT_SECRET.padEnd(32, 'x')), 'HS256'),
        'another key': (claims) => signed(claims, stranger, 'RS256'),
        'no token': () => 'not.a.token',
      }
      for (const [name, token] of Object.entries(forged)) {
        provider.token = token
        expect(await refusal(), name).toEqual(['identity_refused', false])
      }
    },
  )

  test.skipIf(skip)(
    'an address that is not verified, missing or of another domain lets in no one',
    async () => {
      await inForce()
      for (const [more, error] of [
        [{ email_verified: false }, 'identity_refused'],
        [{ email_verified: 'true' }, 'identity_refused'],
        [{ email_verified: undefined }, 'identity_refused'],
        [{ email: undefined }, 'identity_refused'],
        [{ email: `b\u043e@${domain}` }, 'identity_refused'],
        [{ email: 'bo@other-firm.example' }, 'identity_not_linked'],
        [{ email: `bo@${domain}@other-firm.example` }, 'identity_refused'],
        [{ email: `bo@sub.${domain}` }, 'identity_not_linked'],
      ] as const) {
        provider.person = person('bo', more as Partial<Identity>)
        expect(await refusal(), JSON.stringify(more)).toEqual([error, false])
      }
    },
  )

  test.skipIf(skip)('who has linked their identity needs no address of the provider', async () => {
    await inForce()
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    bodyOf(await linked(bo))
    for (const more of [{ email: undefined }, { email_verified: false }] as Partial<Identity>[]) {
      provider.person = person('bo', more)
      expect((await cameBack()).status, JSON.stringify(more)).toBe(200)
    }
  })

  test.skipIf(skip)('a session of a provider that lost its workspace is none', async () => {
    await inForce()
    const { who } = await cameBack()
    expect(await isIn(who)).toBe(true)
    const { db } = world.ports.store as OpenStore
    await db
      .updateTable('sign_ins')
      .set({ workspace_id: null })
      .where('workspace_id', '=', ada.workspaceId)
      .execute()
    expect(await isIn(who)).toBe(false)
  })

  test.skipIf(skip)('the answer of another issuer is refused before its code is sent anywhere', async () => {
    await inForce()
    const who = browser(world)
    const answer = await provider.answer(await asked(who))
    provider.asked.length = 0
    const mixed = await who.ask('use_provider', { ...answer, iss: other.issuer })
    expect([mixed.body['error'], provider.asked]).toEqual(['identity_refused', []])
  })

  test.skipIf(skip)(
    'a provider that sends a person on to the provider of others gets no code of theirs',
    async () => {
      await inForce()
      const eve = await operator(world, `eve@elsewhere${serial}.example`, 'Eve')
      bodyOf(await setUp(eve, { issuer: other.issuer, domains: [`eve-${domain}`] }))
      const thief = new URL(String(await asked(browser(world))))
      const bo = browser(world)
      const led = await asked(bo, { email: undefined, workspaceId: eve.workspaceId })
      thief.searchParams.set('state', new URL(String(led)).searchParams.get('state') ?? '')
      const { iss: _, ...answer } = await provider.answer(thief.href)
      for (const one of [provider, other]) one.asked.length = 0
      expect((await bo.ask('use_provider', answer)).body['error']).toBe('identity_refused')
      expect([provider.asked, other.asked]).toEqual([[], []])
    },
  )

  test.skipIf(skip)(
    'an answer that does not name its provider is refused where the provider names itself in each',
    async () => {
      await inForce()
      for (const [supported, status] of [
        [true, 401],
        [false, 200],
      ] as const) {
        provider.description = { authorization_response_iss_parameter_supported: supported }
        bodyOf(await setUp())
        const who = browser(world)
        const { iss: _, ...answer } = await provider.answer(await asked(who))
        expect((await who.ask('use_provider', answer)).status).toBe(status)
      }
    },
  )

  test.skipIf(skip)('a description that leads to a private address is refused by the guard', async () => {
    const inside = [
      'http://127.0.0.1:1/x',
      'https://10.0.0.1/x',
      'https://metadata.internal/x',
      'javascript:1',
    ]
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'])
      for (const url of inside) {
        provider.description = { [name]: url }
        const { body, text } = await setUp()
        expect([body['error'], text.includes(name)], url).toEqual(['identity_provider_failed', true])
      }
    provider.description = { issuer: other.issuer }
    expect((await setUp()).body['error']).toBe('identity_provider_failed')
    provider.description = { code_challenge_methods_supported: ['plain'] }
    expect((await setUp()).body['error']).toBe('identity_provider_failed')
    for (const issuer of ['http://127.0.0.1:1', 'https://10.0.0.1', 'https://localhost'])
      expect((await setUp(ada, { issuer })).body['error'], issuer).toBe('identity_provider_failed')
    for (const issuer of ['ftp://firm.example', 'https://u:p@firm.example', 'https://firm.example/?x', 'x'])
      expect((await setUp(ada, { issuer })).body['error'], issuer).toBe('invalid_request')
    other.asked.length = 0
    provider.description = {}
    provider.redirect = `${other.issuer}/.well-known/openid-configuration`
    expect((await setUp()).body['error']).toBe('identity_provider_failed')
    expect(other.asked).toEqual([])
    expect(bodyOf(await ada.ask('get_identity_provider'))['provider']).toBeNull()
  })

  test.skipIf(skip)('the page to go on at is of this server', async () => {
    await inForce()
    const ask = (returnTo: string) => browser(world).ask('ask_provider', { email: `bo@${domain}`, returnTo })
    for (const returnTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\nb',
      '',
      '/a\\b',
    ])
      expect((await ask(returnTo)).body['error'], returnTo).toBe('invalid_request')
    const who = browser(world)
    const answer = await provider.answer(await asked(who, { returnTo: '/w/x/alerts?a=1#b' }))
    expect(bodyOf(await who.ask('use_provider', { ...answer }))['returnTo']).toBe('/w/x/alerts?a=1#b')
  })

  test.skipIf(skip)(
    'a session of a provider reaches no other workspace, and changes no means of signing in',
    async () => {
      await inForce()
      const bo = await member(world, ada.workspaceId, `bo@${domain}`, 'owner')
      const eve = await operator(world, `eve${serial}@example.com`, 'Eve')
      const { body } = await eve.ask('invite_member', { email: bo.email, role: 'owner' })
      const token = new URLSearchParams(new URL(String(body['url'])).hash.slice(1)).get('token')
      bodyOf(await bo.ask('accept_link', { token, password: PASSWORD }))
      await world.ports.store.members.addOperator(bo.id, new Date(clock).toISOString())
      bodyOf(await linked(bo))
      const { who } = await cameBack()
      const account = bodyOf(await who.ask('get_account'))
      expect(account).toMatchObject({ operator: false, workspace: { id: ada.workspaceId } })
      expect(account['workspaces']).toHaveLength(1)
      const elsewhere = { 'x-assay-workspace': eve.workspaceId }
      expect((await who.ask('get_account', {}, elsewhere)).status).toBe(404)
      expect((await who.ask('list_workspaces')).body['error']).toBe('role_required')
      expect((await bo.ask('get_account', {}, elsewhere)).status).toBe(200)
      const own = [
        ['change_password', { current: PASSWORD, password: 'another long pass phrase' }],
        ['get_second_factor', {}],
        ['begin_second_factor', { password: PASSWORD }],
        ['list_passkeys', {}],
        ['begin_passkey', { password: PASSWORD }],
        ['begin_identity_link', { workspaceId: ada.workspaceId, password: PASSWORD }],
        [
          'remove_identity_link',
          { workspaceId: ada.workspaceId, issuer: provider.issuer, password: PASSWORD },
        ],
      ] as const
      for (const [name, input] of own)
        expect((await who.ask(name, input)).body['error'], name).toBe('own_sign_in_required')
      expect(bodyOf(await who.ask('list_sign_ins'))['sessions']).toHaveLength(1)
      expect((await who.ask('revoke_other_sign_ins')).status).toBe(204)
      expect([await isIn(bo), await isIn(who)]).toEqual([true, true])
    },
  )

  test.skipIf(skip)(
    'a session ends with the member, the link, the provider, and after 12 hours',
    async () => {
      await inForce()
      const first = (await cameBack()).who
      const id = (bodyOf(await first.ask('get_account'))['user'] as unknown as { id: string }).id
      bodyOf(await ada.ask('remove_member', { id }))
      expect(await isIn(first)).toBe(false)
      expect(await refusal()).toEqual(['identity_not_linked', false])

      const cy = await member(world, ada.workspaceId, `cy@${domain}`)
      bodyOf(await linked(cy, 'cy'))
      const second = (await cameBack()).who
      expect(await isIn(second)).toBe(true)
      const unlink = { workspaceId: ada.workspaceId, issuer: provider.issuer, password: PASSWORD }
      expect((await cy.ask('remove_identity_link', unlink)).status).toBe(204)
      expect([await isIn(second), await isIn(cy)]).toEqual([false, true])
      bodyOf(await linked(cy, 'cy'))

      const third = (await cameBack()).who
      clock += 12 * 3_600_000 - 1
      expect(await isIn(third)).toBe(true)
      clock += 1
      expect(await isIn(third)).toBe(false)

      const fourth = (await cameBack()).who
      const waiting = browser(world)
      const answer = await provider.answer(await asked(waiting))
      expect((await setUp(ada, { clientId: 'another' })).status).toBe(200)
      expect(await isIn(fourth)).toBe(false)
      expect((await waiting.ask('use_provider', { ...answer })).body['error']).toBe('identity_refused')
      bodyOf(await setUp())
      bodyOf(await prove())
      const fifth = (await cameBack()).who
      expect(await isIn(fifth)).toBe(true)
      bodyOf(await ada.ask('remove_identity_provider', { password: PASSWORD }))
      expect([await isIn(fifth), await isIn(ada)]).toEqual([false, true])
      expect((await ada.ask('remove_identity_provider', { password: PASSWORD })).body['error']).toBe(
        'not_found',
      )
    },
  )

  test.skipIf(skip)(
    'to set or remove a provider needs the password, the code of an app, and no session of the provider',
    async () => {
      await inForce()
      const bo = await member(world, ada.workspaceId, `bo@${domain}`, 'owner')
      bodyOf(await linked(bo))
      const { who } = await cameBack()
      const app = await setUpApp(world, ada)
      for (const [name, input] of [
        ['set_identity_provider', settings()],
        ['remove_identity_provider', { password: PASSWORD }],
      ] as const) {
        expect((await who.ask(name, input)).body['error'], name).toBe('own_sign_in_required')
        const refused = [
          await ada.ask(name, { ...input, password: undefined }),
          await ada.ask(name, { ...input, password: 'wrong' }),
          await ada.ask(name, input),
          await ada.ask(name, { ...input, code: '000000' }),
        ]
        expect(refused.map(({ body }) => body['error'])).toEqual([
          'invalid_request',
          'sign_in_failed',
          'wrong_code',
          'wrong_code',
        ])
        clock += 60_000
        expect((await ada.ask(name, { ...input, code: await app.code() })).status).toBe(200)
      }
    },
  )

  test.skipIf(skip)('a workspace keeps an owner who has a password', async () => {
    await inForce()
    const { who } = await cameBack()
    const idOf = async (one: Browser) =>
      (bodyOf(await one.ask('get_account'))['user'] as unknown as { id: string }).id
    bodyOf(await ada.ask('change_role', { id: await idOf(who), role: 'owner' }))
    const lastOfTheirOwn = [
      await who.ask('remove_member', { id: ada.id }),
      await who.ask('change_role', { id: ada.id, role: 'member' }),
      await ada.ask('remove_member', { id: ada.id }),
    ]
    expect(lastOfTheirOwn.map(({ body }) => body['error'])).toEqual(Array(3).fill('last_own_sign_in'))
    const cy = await member(world, ada.workspaceId, `cy@${domain}`, 'owner')
    bodyOf(await who.ask('remove_member', { id: ada.id }))
    expect((await cy.ask('change_role', { id: cy.id, role: 'auditor' })).body['error']).toBe(
      'last_own_sign_in',
    )
    bodyOf(await cy.ask('change_role', { id: await idOf(who), role: 'member' }))
    bodyOf(await setUp(cy, { clientId: 'wrong' }))
    expect(await isIn(who)).toBe(false)
    bodyOf(await setUp(cy))
  })

  test.skipIf(skip)('no provider is set or removed while no owner has a password', async () => {
    await inForce()
    const { identityProviders } = world.ports.store
    const before = await identityProviders.find(ada.workspaceId)
    const { db } = world.ports.store as OpenStore
    await db.deleteFrom('credentials').where('user_id', '=', ada.id).execute()
    if (before === undefined) throw new Error('there is no provider')
    const another = { ...before, id: 'another', clientId: 'wrong' }
    expect(await identityProviders.set(ada.workspaceId, another, [])).toBe(false)
    expect(await identityProviders.remove(ada.workspaceId)).toBe('last_own_sign_in')
    expect(await identityProviders.find(ada.workspaceId)).toEqual(before)
  })

  test.skipIf(skip)('another issuer or client has to prove the domains by new records', async () => {
    await inForce()
    const proven = records.get(domain) ?? []
    const states = async () => bodyOf(await ada.ask('get_identity_provider'))['domains']
    bodyOf(await setUp(ada, { clientSecret: 'a new secret' }))
    expect(await states()).toMatchObject([{ domain, record: proven[1], provenAt: expect.any(String) }])
    for (const more of [{ issuer: other.issuer }, { clientId: 'another' }]) {
      bodyOf(await setUp(ada, more))
      expect(await states()).toMatchObject([{ domain, provenAt: null }])
      records.set(domain, proven)
      expect((await ada.ask('prove_domain', { domain })).body['error']).toBe('domain_not_proven')
      bodyOf(await setUp())
      bodyOf(await prove())
    }
  })

  test.skipIf(skip)(
    'people without a password stay the same when the workspace changes its provider',
    async () => {
      await inForce()
      const { who } = await cameBack()
      const { user } = bodyOf(await who.ask('get_account'))
      bodyOf(await setUp(ada, { issuer: other.issuer }))
      bodyOf(await prove())
      other.person = person('bo', { sub: 'the same person at the other one' })
      const back = await cameBack(browser(world), other)
      expect(bodyOf(await back.who.ask('get_account'))['user']).toEqual(user)
      other.person = person('bo', { sub: 'a later holder of the address' })
      expect((await cameBack(browser(world), other)).body['error']).toBe('identity_not_linked')
    },
  )

  test.skipIf(skip)('the link of an operator gives a person without a password one', async () => {
    await inForce()
    const { who } = await cameBack()
    const token = await operatorToken(world, `bo@${domain}`)
    bodyOf(await browser(world).ask('accept_link', { token, password: PASSWORD }))
    expect(await isIn(who)).toBe(false)
    const own = browser(world)
    bodyOf(await own.ask('sign_in', { email: `bo@${domain}`, password: PASSWORD }))
    expect(bodyOf(await own.ask('get_account'))['throughProvider']).toBe(false)
  })

  test.skipIf(skip)('a recovery and a reset of second factors remove the linked identities', async () => {
    await inForce()
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    const recover = async () => {
      const token = await operatorToken(world, bo.email)
      bodyOf(await bo.ask('accept_link', { token, password: PASSWORD }))
    }
    const reset = () => resetSecondFactor(world.ports, bo.email)
    for (const [remove, by] of [
      [recover, bo.id],
      [reset, 'operator'],
    ] as const) {
      bodyOf(await linked(bo))
      const { who } = await cameBack()
      await remove()
      expect([await isIn(who), await refusal()]).toEqual([false, ['identity_not_linked', false]])
      expect((await acts('identity.unlinked'))[0]).toMatchObject({
        by: { id: by },
        details: { issuer: provider.issuer },
      })
    }
    expect(await acts('identity.unlinked')).toHaveLength(2)
    expect(await reset()).toBe('no_factor')
  })

  test.skipIf(skip)(
    'a person who was removed does not come back by removing the link that keeps them out',
    async () => {
      await inForce()
      const bo = await member(world, ada.workspaceId, `bo@private${serial}.example`)
      const bea = await operator(world, `bea@other${serial}.example`, 'Bea')
      const token = await invitationToken(world, bea.workspaceId, bo.email)
      bodyOf(await bo.ask('accept_link', { token, password: PASSWORD }))
      bodyOf(await linked(bo))
      bodyOf(await ada.ask('remove_member', { id: bo.id }))
      expect(await refusal()).toEqual(['identity_not_linked', false])
      const link = { workspaceId: ada.workspaceId, issuer: provider.issuer }
      const unlinked = await bo.ask('remove_identity_link', { ...link, password: PASSWORD })
      expect(unlinked.body['error']).toBe('not_found')
      expect(await refusal()).toEqual(['identity_not_linked', false])
    },
  )

  test.skipIf(skip)('a link of an earlier membership is none after the person joins again', async () => {
    await inForce()
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    bodyOf(await linked(bo, 'thief'))
    bodyOf(await ada.ask('remove_member', { id: bo.id }))
    expect(await refusal()).toEqual(['identity_not_linked', false])
    const recovery = await operatorToken(world, bo.email)
    bodyOf(await bo.ask('accept_link', { token: recovery, password: PASSWORD }))
    const token = await invitationToken(world, ada.workspaceId, bo.email)
    bodyOf(await bo.ask('accept_link', { token, password: PASSWORD }))
    expect(bodyOf(await bo.ask('get_account'))['workspace']).toMatchObject({ id: ada.workspaceId })
    const thief = browser(world)
    const { continueAt } = bodyOf(await thief.ask('ask_provider', { workspaceId: ada.workspaceId }))
    provider.person = person('thief', { email: bo.email })
    const back = await thief.ask('use_provider', { ...(await provider.answer(continueAt)) })
    expect([back.body['error'], await isIn(thief)]).toEqual(['identity_not_linked', false])
    expect(await acts('identity.unlinked')).toMatchObject([
      { by: { id: bo.id }, details: { issuer: provider.issuer } },
    ])
    bodyOf(await linked(bo))
    expect((await cameBack()).status).toBe(200)
  })

  test.skipIf(skip)(
    'a person sees and removes each link, also of a provider of before and of none',
    async () => {
      await inForce()
      const bo = await member(world, ada.workspaceId, `bo@${domain}`)
      const unlink = ({ issuer }: OpenIdProvider) =>
        bo.ask('remove_identity_link', { workspaceId: ada.workspaceId, issuer, password: PASSWORD })
      const links = async () =>
        (bodyOf(await bo.ask('get_identity_provider'))['links'] as unknown as { issuer: string }[])
          .map(({ issuer }) => issuer)
          .toSorted((one, another) => one.localeCompare(another))
      const both = [provider, other].map(({ issuer }) => issuer).toSorted((a, b) => a.localeCompare(b))
      bodyOf(await linked(bo))
      bodyOf(await setUp(ada, { issuer: other.issuer }))
      const begun = { workspaceId: ada.workspaceId, password: PASSWORD }
      const { continueAt } = bodyOf(await bo.ask('begin_identity_link', begun))
      bodyOf(await bo.ask('use_provider', { ...(await other.answer(continueAt)) }))
      expect(await links()).toEqual(both)
      expect((await unlink(provider)).status).toBe(204)
      expect(await links()).toEqual([other.issuer])
      expect((await acts('identity.unlinked')).map(({ details }) => details)).toEqual([
        { issuer: provider.issuer },
      ])
      const through = browser(world)
      const back = bodyOf(await through.ask('ask_provider', { workspaceId: ada.workspaceId }))
      bodyOf(await through.ask('use_provider', { ...(await other.answer(back['continueAt'])) }))
      expect((await unlink(provider)).body['error']).toBe('not_found')
      expect(await isIn(through)).toBe(true)
      bodyOf(await ada.ask('remove_identity_provider', { password: PASSWORD }))
      expect(await links()).toEqual([other.issuer])
      expect((await unlink(other)).status).toBe(204)
      expect(await links()).toEqual([])
      await inForce()
      expect(await refusal()).toEqual(['identity_not_linked', false])
    },
  )

  test.skipIf(skip)(
    'the secret of the client is kept for the same client alone, and shown nowhere',
    async () => {
      const secret = randomBytes(16).toString('hex')
      bodyOf(await setUp(ada, { clientSecret: secret }))
      const kept = { ...settings(), clientSecret: undefined }
      bodyOf(await ada.ask('set_identity_provider', kept))
      for (const more of [{ issuer: other.issuer }, { clientId: 'another' }])
        expect((await ada.ask('set_identity_provider', { ...kept, ...more })).body['error']).toBe(
          'invalid_request',
        )
      const seen = await Promise.all([
        ada.ask('get_identity_provider'),
        ada.ask('list_activity'),
        ada.ask('get_workspace'),
      ])
      const rows = await world.ports.store.identityProviders.find(ada.workspaceId)
      for (const text of [...seen.map((one) => one.text), JSON.stringify(rows), world.log()])
        expect(text).not.toContain(secret)
      const kinds = ['configured', 'changed'].map((one) => acts(`identity_provider.${one}`))
      expect((await Promise.all(kinds)).map((each) => each.length)).toEqual([1, 1])
    },
  )

  test.skipIf(skip)('of two who bring the same answer at once, one is signed in', async () => {
    await inForce()
    const who = browser(world)
    const answer = await provider.answer(await asked(who))
    const both = await Promise.all(
      [1, 2].map(() => {
        const one = browser(world)
        one.provider = who.provider
        return one.ask('use_provider', { ...answer })
      }),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test.skipIf(skip)('what a sign-in is made of is in no log, no answer and no row', async () => {
    await inForce()
    const who = browser(world)
    const continueAt = await asked(who)
    const answer = await provider.answer(continueAt)
    const cookie = who.provider?.split('=')[1] ?? ''
    const rows = async () => {
      const { db } = world.ports.store as OpenStore
      const kept = [
        await db.selectFrom('provider_sign_ins').selectAll().execute(),
        await db.selectFrom('sign_ins').selectAll().execute(),
      ]
      return JSON.stringify(kept)
    }
    const before = await rows()
    const page = await world.send({
      url: `/sign-in/provider/${answer.workspaceId}?${new URLSearchParams({ ...answer }).toString()}`,
      headers: { accept: 'text/html' },
    })
    let token = ''
    provider.token = async (claims) => {
      token = await signed(claims, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'RS256')
      return token
    }
    const used = await who.ask('use_provider', { ...answer })
    expect([used.body['error'], token.length > 100]).toEqual(['identity_refused', true])
    const secrets = [answer.state, answer.code, cookie, token, CLIENT_SECRET]
    for (const text of [before, await rows(), page.text, used.text, world.log()])
      for (const secret of secrets) expect(text).not.toContain(secret)
    const verifier = new URL(String(continueAt)).searchParams.get('code_challenge') ?? ''
    expect(before).not.toContain(verifier)
  })

  test.skipIf(skip)('a server whose secret was rotated seals the secret of the client again', async () => {
    bodyOf(await setUp())
    const { identityProviders } = world.ports.store
    const old = { id: 's1', secret: Buffer.alloc(32, 9) }
    const rotated = createSecretBox([{ id: 's2', secret: Buffer.alloc(32, 8) }, old])
    const before = await identityProviders.find(ada.workspaceId)
    await keepClientSecrets({ store: world.ports.store, secretBox: rotated })
    const after = await identityProviders.find(ada.workspaceId)
    expect([before, after].map((one) => one?.clientSecret.slice(0, 3))).toEqual(['s1:', 's2:'])
    expect(rotated.open(after?.clientSecret ?? '', clientSecretOwner(ada.workspaceId, after?.id ?? ''))).toBe(
      CLIENT_SECRET,
    )
    const kept = { ...settings(), clientSecret: undefined }
    expect((await ada.ask('set_identity_provider', kept)).body['error']).toBe('signing_misconfigured')
  })

  test.skipIf(skip)(
    'an operator confirms a domain that a workspace claims, and the log names the operator',
    async () => {
      const at = new Date(clock).toISOString()
      const confirm = (workspaceId: string) =>
        proveDomain(world.ports, { workspaceId, domain, token: null, at, actor: COMMAND })
      expect(await confirm(ada.workspaceId)).toBe('not_found')
      bodyOf(await setUp())
      expect(await confirm(ada.workspaceId)).toBe('done')
      expect((await cameBack()).status).toBe(200)
      expect(await acts('domain.proven')).toMatchObject([
        { by: { id: 'operator' }, details: { domain, by: 'operator' } },
      ])
      const eve = await operator(world, `eve${serial}@example.com`, 'Eve')
      bodyOf(await setUp(eve))
      expect(await confirm(eve.workspaceId)).toBe('taken')
    },
  )

  test.skipIf(skip)('the provider and the domains of another workspace are those of none', async () => {
    await inForce()
    const eve = await operator(world, `eve${serial}@example.com`, 'Eve')
    expect(bodyOf(await eve.ask('get_identity_provider'))).toMatchObject({ provider: null, domains: [] })
    const answers = [
      await eve.ask('prove_domain', { domain }),
      await eve.ask('remove_identity_provider', { password: PASSWORD }),
      await eve.ask('begin_identity_link', { workspaceId: ada.workspaceId, password: PASSWORD }),
      await eve.ask('remove_identity_link', {
        workspaceId: ada.workspaceId,
        issuer: provider.issuer,
        password: PASSWORD,
      }),
      await eve.ask('get_identity_provider', {}, { 'x-assay-workspace': ada.workspaceId }),
    ]
    expect(answers.map(({ body }) => body['error'])).toEqual(answers.map(() => 'not_found'))
    expect((await cameBack()).status).toBe(200)
  })

  test.skipIf(skip)('only an owner sets, proves and removes, and any member sees it', async () => {
    bodyOf(await setUp())
    const bo = await member(world, ada.workspaceId, `bo@${domain}`)
    for (const [name, input] of [
      ['set_identity_provider', settings()],
      ['prove_domain', { domain }],
      ['remove_identity_provider', { password: PASSWORD }],
    ] as const)
      expect((await bo.ask(name, input)).body['error'], name).toBe('role_required')
    expect(bodyOf(await bo.ask('get_identity_provider'))).toMatchObject({
      provider: { issuer: provider.issuer, clientId: CLIENT_ID },
      domains: [{ domain, provenAt: null }],
      links: [],
    })
  })
})
