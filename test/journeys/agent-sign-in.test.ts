// An agent that knows only an address: it finds the metadata, registers, has a person give it access, calls, and is cut off, on
// both stores. What the person may not do, the agent may not do, at each request.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST, member, operator, OWN, PASSWORD, type Person, tokenOf } from '../support/browser.ts'
import { callTool, sendMessage } from '../support/mcp.ts'
import { connectAgent, DILIGENCE, MCP, refresh, register, revoke } from '../support/oauth-client.ts'
import { placedWorld, stores } from '../support/stores.ts'
import type { World } from '../support/world.ts'

const PITCH = { pitch: 'Reminders for dental practices in the UK.', category: 'default' }
const LIST = { method: 'tools/list' }

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let ada: Person

  beforeAll(async () => {
    if (skip) return
    world = await placedWorld(place)
    ada = await operator(world, 'ada@example.com', 'Ada')
    await world.ports.store.accounts.setTier(ada.workspaceId, 'pro')
  })
  afterAll(async () => {
    if (!skip) await world.close()
  })

  test.skipIf(skip)('a refusal leads to the metadata, and the metadata to the sign-in', async () => {
    const refused = await world.send({ method: 'POST', url: '/mcp', headers: { host: HOST } })
    expect(refused.status).toBe(401)
    const challenge = String(refused.headers['www-authenticate'])
    expect(challenge).toBe(
      `Bearer resource_metadata="${OWN}/.well-known/oauth-protected-resource/mcp", scope="read run"`,
    )
    for (const [path, resource] of [
      ['/.well-known/oauth-protected-resource', MCP],
      ['/.well-known/oauth-protected-resource/mcp', MCP],
      ['/.well-known/oauth-protected-resource/mcp/diligence', DILIGENCE],
    ])
      expect((await world.send({ url: path ?? '' })).body).toMatchObject({
        resource,
        authorization_servers: [OWN],
        scopes_supported: ['read', 'run', 'decide'],
      })
    const { body } = await world.send({ url: '/.well-known/oauth-authorization-server' })
    expect(body).toEqual({
      issuer: OWN,
      authorization_endpoint: `${OWN}/oauth/authorize`,
      token_endpoint: `${OWN}/oauth/token`,
      registration_endpoint: `${OWN}/oauth/register`,
      revocation_endpoint: `${OWN}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['read', 'run', 'decide'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      request_uri_parameter_supported: false,
    })
  })

  test.skipIf(skip)(
    'an agent assesses, screens and is cut off, and its entries name client and person',
    async () => {
      const agent = await connectAgent(world, ada)
      const started = await callTool(world, agent.access, 'start', PITCH)
      expect(started.isError ?? false, started.content[0]?.text).toBe(false)
      const session = String(started.structuredContent?.['token'])
      expect(session.length).toBeLessThanOrEqual(120)
      expect((await callTool(world, agent.access, 'check_progress', { session })).isError ?? false).toBe(
        false,
      )
      const { body: listed } = await ada.ask('list_assessments')
      expect(listed['assessments']).toMatchObject([{ openedBy: 'Claude (registered) for Ada' }])

      const screener = await connectAgent(world, ada, { resource: DILIGENCE, clientId: agent.clientId })
      const run = await callTool(world, screener.access, 'run_diligence', { subject: { name: 'Acme Ltd' } })
      expect(run.isError ?? false, run.content[0]?.text).toBe(false)
      const id = String(run.structuredContent?.['id'])
      const { text: trail } = await ada.ask('get_run_audit', { id })
      const actors = [...trail.replaceAll('\\', '').matchAll(/"actor":"([^"]+)"/g)].map(([, actor]) => actor)
      expect(new Set(actors).size).toBe(1)
      expect(actors[0]).toMatch(new RegExp(`^agent:~claude:${ada.id}:[0-9A-Z]{6}$`))

      const agents = (await ada.ask('list_agents')).body['agents'] as unknown as {
        id: string
        resource: string
      }[]
      expect(agents).toMatchObject([
        { resource: DILIGENCE },
        { resource: MCP, clientHost: null, scopes: ['read', 'run'] },
      ])
      const cut = agents.find(({ resource }) => resource === MCP)
      expect((await ada.ask('end_agent', { id: cut?.id })).status).toBe(200)
      expect((await sendMessage(world, agent.access, LIST)).status).toBe(401)
      expect((await refresh(world, agent.clientId, agent.refresh)).body).toMatchObject({
        error: 'invalid_grant',
      })
      expect((await sendMessage(world, screener.access, LIST, { path: '/mcp/diligence' })).status).toBe(200)
    },
  )

  test.skipIf(skip)('a token is good for its address alone, and never for the API', async () => {
    const { access } = await connectAgent(world, ada)
    const elsewhere = await sendMessage(world, access, LIST, { path: '/mcp/diligence' })
    expect(elsewhere.status).toBe(401)
    expect(elsewhere.headers['www-authenticate']).toBe(
      `Bearer error="invalid_token", resource_metadata="${OWN}/.well-known/oauth-protected-resource/mcp/diligence", scope="read run"`,
    )
    const rest = await world.call(access, 'list_sources', {})
    expect(rest).toMatchObject({ status: 401, body: { error: 'invalid_api_key' } })
    expect(rest.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  test.skipIf(skip)('a refresh token works once; used again, it ends the whole access', async () => {
    const agent = await connectAgent(world, ada)
    const next = await refresh(world, agent.clientId, agent.refresh)
    expect(next.status, next.text).toBe(200)
    const access = String(next.body['access_token'])
    expect((await sendMessage(world, access, LIST)).status).toBe(200)
    expect((await refresh(world, agent.clientId, agent.refresh)).body).toMatchObject({
      error: 'invalid_grant',
    })
    expect((await sendMessage(world, access, LIST)).status).toBe(401)
    expect((await refresh(world, agent.clientId, String(next.body['refresh_token']))).status).toBe(400)
  })

  test.skipIf(skip)('a client that revokes its refresh token ends the whole access', async () => {
    const agent = await connectAgent(world, ada)
    expect((await revoke(world, agent.clientId, agent.refresh)).status).toBe(200)
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(401)
  })

  test.skipIf(skip)('a person who is removed has no agent, also when they come back', async () => {
    const ben = await member(world, ada.workspaceId, 'ben@example.com')
    const agent = await connectAgent(world, ben, { workspace: ada.workspaceId })
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(200)
    expect((await ada.ask('remove_member', { id: ben.id })).status).toBe(200)
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(401)
    expect((await refresh(world, agent.clientId, agent.refresh)).status).toBe(400)
    const invited = await ada.ask('invite_member', { email: 'ben@example.com', role: 'member' })
    const link = { token: tokenOf(invited.body['url']), password: PASSWORD }
    expect((await ben.ask('accept_link', link)).status).toBe(200)
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(401)
    expect((await ben.ask('list_agents')).body).toEqual({ agents: [] })
  })

  test.skipIf(skip)('the role of the person limits the agent at each request', async () => {
    const eve = await member(world, ada.workspaceId, 'eve@example.com')
    const beyond = connectAgent(world, eve, { scopes: ['read', 'decide'] })
    await expect(beyond).rejects.toThrow(/403 .*role_required/)
    const { access } = await connectAgent(world, eve)
    expect((await callTool(world, access, 'start', PITCH)).isError ?? false).toBe(false)
    await ada.ask('change_role', { id: eve.id, role: 'auditor' })
    const refused = await callTool(world, access, 'start', PITCH)
    expect(refused.isError).toBe(true)
    expect(refused.content[0]?.text).toContain('role_required')
  })

  test.skipIf(skip)('an agent without the scope of a tool is told which one to ask for', async () => {
    const { access } = await connectAgent(world, ada, { scopes: ['read'] })
    const refused = await sendMessage(world, access, {
      method: 'tools/call',
      params: { name: 'start', arguments: PITCH },
    })
    expect(refused).toMatchObject({ status: 403, body: { error: 'insufficient_scope' } })
    expect(refused.headers['www-authenticate']).toBe(
      `Bearer error="insufficient_scope", resource_metadata="${OWN}/.well-known/oauth-protected-resource/mcp", scope="read run"`,
    )
  })

  test.skipIf(skip)('an access token ends after fifteen minutes, and the access with its days', async () => {
    const agent = await connectAgent(world, ada, { days: 1 })
    world.travel(15 * 60_000 + 1_000)
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(401)
    const next = await refresh(world, agent.clientId, agent.refresh)
    expect(next.status, next.text).toBe(200)
    world.travel(86_400_000)
    expect((await refresh(world, agent.clientId, String(next.body['refresh_token']))).status).toBe(400)
  })

  test.skipIf(skip)('nothing that opens anything is in the database', async () => {
    const agent = await connectAgent(world, ada)
    const rows = await world.ports.store.oauth.find('Client', 'none', '2026-11-02T09:00:00Z')
    expect(rows).toBeUndefined()
    const { db } = world.ports.store as unknown as {
      db: { selectFrom(t: string): { selectAll(): { execute(): Promise<unknown[]> } } }
    }
    const all = JSON.stringify(await db.selectFrom('oauth_records').selectAll().execute())
    expect(all).not.toContain(agent.access)
    expect(all).not.toContain(agent.refresh)
    expect((await register(world)).status).toBe(201)
  })
})
