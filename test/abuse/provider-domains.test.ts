// The domains of an identity provider: a proof lasts as long as its record, another workspace gets a domain whose record is gone, and the
// operator releases one. On both stores.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proveDomain, releaseDomain } from '../../src/accounts/providers/prove-domain.ts'
import { COMMAND } from '../../src/accounts/record-changes.ts'
import { browser, operator, PASSWORD, type Person } from '../support/browser.ts'
import { CLIENT_ID, CLIENT_SECRET, type OpenIdProvider, openIdProvider } from '../support/openid-provider.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { bodyOf, NOW, type World } from '../support/world.ts'

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let provider: OpenIdProvider
  let ada: Person
  let eve: Person
  let domain: string
  let serial = 0
  /** The TXT records of the domain; undefined: no name server answers. */
  let records: readonly string[] | undefined

  beforeAll(async () => {
    if (skip) return
    provider = await openIdProvider(() => NOW)
    world = await placedWorld(place, {
      providers: provider.host,
      textRecords: () => Promise.resolve(records),
    })
  })
  afterAll(async () => {
    if (skip) return
    await world.close()
    await provider.close()
  })
  beforeEach(async () => {
    if (skip) return
    serial++
    domain = `firm${serial}.example`
    ada = await operator(world, `ada@elsewhere${serial}.example`, 'Ada')
    eve = await operator(world, `eve@elsewhere${serial}.example`, 'Eve')
    records = []
    for (const owner of [ada, eve])
      bodyOf(
        await owner.ask('set_identity_provider', {
          issuer: provider.issuer,
          clientId: CLIENT_ID,
          clientSecret: CLIENT_SECRET,
          domains: [domain],
          password: PASSWORD,
        }),
      )
  })

  const stateOf = async (owner: Person) =>
    (
      bodyOf(await owner.ask('get_identity_provider'))['domains'] as unknown as {
        record: string | null
        provenAt: string | null
      }[]
    )[0]
  const isProven = async (owner: Person) => typeof (await stateOf(owner))?.provenAt === 'string'
  const recordOf = async (owner: Person) => (await stateOf(owner))?.record ?? ''
  const prove = (owner: Person) => owner.ask('prove_domain', { domain })
  const proven = async (owner: Person) => {
    records = [await recordOf(owner)]
    bodyOf(await prove(owner))
  }
  /** A person signs in by the address of a workspace. The code of the refusal. */
  const comesIn = async (name: string, owner = ada) => {
    provider.person = { sub: `${name} ${serial}`, email: `${name}@${domain}`, email_verified: true, name }
    const who = browser(world)
    const { continueAt } = bodyOf(await who.ask('ask_provider', { workspaceId: owner.workspaceId }))
    const { body } = await who.ask('use_provider', { ...(await provider.answer(continueAt)) })
    return body['error'] ?? 'in'
  }
  const acts = async (owner: Person) =>
    (
      bodyOf(await owner.ask('list_activity'))['activities'] as unknown as {
        kind: string
        by: object
        details: object
      }[]
    ).filter(({ kind }) => kind.startsWith('domain.'))
  const at = new Date(NOW).toISOString()

  test.skipIf(skip)(
    'a workspace whose record is gone loses the domain to the next that proves it',
    async () => {
      await proven(ada)
      records = [await recordOf(eve), ...(records ?? [])]
      expect((await prove(eve)).body['error']).toBe('domain_not_proven')
      records = [await recordOf(eve)]
      bodyOf(await prove(eve))
      expect([await isProven(ada), await isProven(eve)]).toEqual([false, true])
      expect(await acts(ada)).toMatchObject([
        {
          kind: 'domain.unproven',
          by: { id: 'dns', name: 'the server, as the record of the domain is gone' },
          details: { domain },
        },
        { kind: 'domain.proven', by: { id: ada.id } },
      ])
      expect(await acts(eve)).toMatchObject([{ kind: 'domain.proven', details: { domain, by: 'dns' } }])
      expect([await comesIn('bo'), await comesIn('bo', eve)]).toEqual(['identity_not_linked', 'in'])
    },
  )

  test.skipIf(skip)('a new person comes in only while the record is there', async () => {
    await proven(ada)
    expect(await comesIn('bo')).toBe('in')
    const kept = records
    records = undefined
    expect([await comesIn('cy'), await isProven(ada)]).toEqual(['identity_not_linked', true])
    expect([await comesIn('bo'), (await prove(eve)).body['error']]).toEqual(['in', 'domain_not_proven'])
    records = kept
    expect(await comesIn('cy')).toBe('in')
    records = ['v=spf1 -all']
    expect(await comesIn('di')).toBe('identity_not_linked')
    expect([await isProven(ada), await comesIn('bo')]).toEqual([false, 'in'])
    const asked = await browser(world).ask('ask_provider', { email: `bo@${domain}` })
    expect(asked.body['error']).toBe('no_identity_provider')
    records = kept
    bodyOf(await prove(ada))
    expect(await comesIn('di')).toBe('in')
    expect((await acts(ada)).map(({ kind }) => kind)).toEqual([
      'domain.proven',
      'domain.unproven',
      'domain.proven',
    ])
  })

  test.skipIf(skip)(
    'a domain that the operator confirmed needs no record, and no record takes it',
    async () => {
      await proven(ada)
      records = []
      expect(
        await proveDomain(world.ports, {
          workspaceId: ada.workspaceId,
          domain,
          token: null,
          at,
          actor: COMMAND,
        }),
      ).toBe('done')
      expect([await comesIn('bo'), await stateOf(ada)]).toMatchObject(['in', { record: null }])
      records = [await recordOf(eve)]
      expect((await prove(eve)).body['error']).toBe('domain_not_proven')
      expect([await comesIn('cy'), await isProven(ada)]).toEqual(['in', true])
      records = ['assay-domain-verification=']
      bodyOf(await prove(ada))
      expect((await prove(eve)).body['error']).toBe('domain_not_proven')
    },
  )

  test.skipIf(skip)('a domain that is released while its record is looked up is not proven', async () => {
    await proven(ada)
    const { domains } = bodyOf(await ada.ask('get_identity_provider')) as unknown as {
      domains: { record: string }[]
    }
    const token = domains[0]?.record.split('=')[1] ?? ''
    await releaseDomain(world.ports, domain, at)
    const late = { workspaceId: ada.workspaceId, domain, token, at, actor: ada.id }
    expect(await proveDomain(world.ports, late)).toBe('not_found')
    expect(await isProven(ada)).toBe(false)
  })

  test.skipIf(skip)(
    'the operator releases a domain, and the record of before proves it no more',
    async () => {
      expect(await releaseDomain(world.ports, domain, at)).toBeUndefined()
      await proven(ada)
      expect(await releaseDomain(world.ports, domain, at)).toBe(ada.workspaceId)
      expect([await isProven(ada), (await prove(ada)).body['error']]).toEqual([false, 'domain_not_proven'])
      expect(await acts(ada)).toMatchObject([
        { kind: 'domain.unproven', by: { id: 'operator' }, details: { domain } },
        { kind: 'domain.proven' },
      ])
      await proven(eve)
      expect(await isProven(eve)).toBe(true)
      await releaseDomain(world.ports, domain, at)
      await proveDomain(world.ports, {
        workspaceId: ada.workspaceId,
        domain,
        token: null,
        at,
        actor: COMMAND,
      })
      expect(await releaseDomain(world.ports, domain, at)).toBe(ada.workspaceId)
      await proven(ada)
    },
  )
})
