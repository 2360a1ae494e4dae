// What a client may offer and gets then: progress, forms, tasks and resources, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadList } from '../support/lists.ts'
import { callTool, declaring, ERAS, eventsOf, type Message, sendMessage } from '../support/mcp.ts'
import { createWorld, type Ports, type World } from '../support/world.ts'

const DILIGENCE = '/mcp/diligence'
const DESK = '/mcp/desk'
const TASKS = declaring({ extensions: { 'io.modelcontextprotocol/tasks': {} } })
const subject = { name: 'Acme Robotics Ltd', type: 'company' }

let world: World
let lists: World
let key: string
/** Lets the work on runs go on; until then it waits. */
let goOn: () => void
const hold = (): void => void (held = new Promise<void>((done) => (goOn = done)))
let held: Promise<void> = Promise.resolve()

beforeAll(async () => {
  // why another: what gathers the records is made with its world
  lists = await createWorld()
  const { gather } = lists.ports
  const slow: Ports['gather'] = async (about) => {
    await held
    return gather(about)
  }
  world = await createWorld({ gather: slow, screensBatches: true })
  ;({ key } = await world.tenant('pro'))
})
afterAll(() => Promise.all([world.close(), lists.close()]))

const send = (message: Message, path: string, era: 'modern' | 'legacy' = 'modern', as = key) =>
  sendMessage(world, as, message, { path, era })

async function asked(message: Message, path: string, as = key): Promise<Record<string, unknown>> {
  const { body, text } = await send(message, path, 'modern', as)
  if (body.result === undefined) throw new Error(text)
  return body.result
}

const toolCall = (name: string, args: object, more: object = {}): Message => ({
  method: 'tools/call',
  params: { name, arguments: args, ...more },
})

test.each(ERAS)(
  'a score tells a client that asks for it what is being done, before its answer (%s)',
  async (era) => {
    const session = await world.scored(key)
    const message = toolCall('score', { session }, { _meta: { progressToken: 'p1' } })
    const { text } = await send(message, '/mcp', era)
    const [first, ...rest] = eventsOf(text)
    expect(first).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 'p1', progress: 0, message: 'Scoring the evidence' },
    })
    expect(rest.at(-1)?.result).toMatchObject({ structuredContent: { scorecard: {} } })
    const silent = await send(toolCall('score', { session }), '/mcp', era)
    expect(eventsOf(silent.text)).toHaveLength(1)
  },
)

describe('a client that can show a form', () => {
  const forms = declaring({ elicitation: { form: {} } })
  const answer = (argument: string, content: object) => ({
    ...forms,
    inputResponses: { [argument]: { action: 'accept', content } },
  })

  test('is asked for the category, and starts with it', async () => {
    const pitch = 'Card on file for dental practices in the UK.'
    const first = await asked(toolCall('start', { pitch }, forms), '/mcp')
    expect(first).toMatchObject({
      resultType: 'input_required',
      inputRequests: { category: { method: 'elicitation/create', params: { mode: 'form' } } },
    })
    expect(JSON.stringify(first)).toContain('"b2b_saas_smb"')
    const second = await asked(
      toolCall('start', { pitch }, answer('category', { category: 'edtech' })),
      '/mcp',
    )
    const { session_id: id } = second['structuredContent'] as { session_id: string }
    expect((await world.call(key, 'get_session', { id })).body['category']).toBe('edtech')
  })

  test('is not asked again after a refusal, nor for what it gave, nor where it shows no form', async () => {
    const pitch = 'Card on file for dental practices in the UK.'
    const refusal = { ...forms, inputResponses: { category: { action: 'decline' } } }
    for (const [args, more] of [
      [{ pitch }, refusal],
      [{ pitch, category: 'edtech' }, forms],
      [{ pitch }, declaring({ elicitation: { url: {} } })],
      [{ pitch }, {}],
    ] as const)
      expect(await asked(toolCall('start', args, more), '/mcp')).toHaveProperty('structuredContent')
  })

  test('is asked for the subject of a run', async () => {
    const first = await asked(toolCall('run_diligence', {}, forms), DILIGENCE)
    expect(first).toMatchObject({ resultType: 'input_required', inputRequests: { subject: {} } })
    const said = { name: 'Maria Koval', type: 'person', country: '' }
    const second = await asked(toolCall('run_diligence', {}, answer('subject', said)), DILIGENCE)
    const { id } = second['structuredContent'] as { id: string }
    expect((await world.call(key, 'get_run', { id })).body['subject']).toEqual({
      name: 'Maria Koval',
      type: 'person',
    })
  })
})

describe('a client that offers tasks', () => {
  const task = (method: string, taskId: unknown, path = DILIGENCE, as = key) =>
    asked({ method, params: { taskId, ...TASKS } }, path, as)
  const started = () => asked(toolCall('run_diligence', { subject }, TASKS), DILIGENCE)

  test('gets a run as a task, and its answer when it has ended', async () => {
    hold()
    const created = await started()
    expect(created).toMatchObject({
      resultType: 'task',
      status: 'working',
      taskId: expect.stringMatching(/^run:/) as string,
      ttlMs: null,
      pollIntervalMs: 1_000,
    })
    const { taskId } = created
    expect(await task('tasks/get', taskId)).toMatchObject({ taskId, status: 'working' })
    goOn()
    await expect.poll(async () => (await task('tasks/get', taskId))['status']).toBe('completed')
    const { result } = (await task('tasks/get', taskId)) as { result: { structuredContent: object } }
    const { structuredContent } = await callTool(world, key, 'get_run', { id: String(taskId).slice(4) })
    expect(result.structuredContent).toEqual(structuredContent)
    await task('tasks/cancel', taskId)
    expect(await task('tasks/get', taskId)).toMatchObject({ status: 'completed' })
  })

  test('ends a run by cancelling its task', async () => {
    hold()
    const { taskId } = await started()
    await task('tasks/cancel', taskId)
    expect(await task('tasks/get', taskId)).toMatchObject({ status: 'cancelled' })
    goOn()
    const { body } = await world.call(key, 'get_run', { id: String(taskId).slice(4) })
    expect(body).toMatchObject({ status: 'failed', error: { code: 'cancelled' } })
  })

  test('gets a batch as a task, whose failure says why', async () => {
    const tenant = await world.tenant('pro')
    const id = await world.portfolio(tenant.key)
    const created = await asked(toolCall('screen_portfolio', { id }, TASKS), DESK, tenant.key)
    expect(created).toMatchObject({ resultType: 'task', taskId: expect.stringMatching(/^batch:/) as string })
    const { taskId } = created
    const state = () => task('tasks/get', taskId, DESK, tenant.key)
    await expect.poll(async () => (await state())['status']).toBe('failed')
    expect(await state()).toMatchObject({
      error: { message: expect.stringMatching(/No watch list/) as string },
    })
    await loadList(world.ports.store, 'un-sc')
    const again = await asked(toolCall('screen_portfolio', { id }, TASKS), DESK, tenant.key)
    const ended = async () =>
      (await task('tasks/get', again['taskId'], DESK, tenant.key)) as { status: string; result?: object }
    await expect.poll(async () => (await ended()).status, { timeout: 30_000 }).toBe('completed')
    expect((await ended()).result).toMatchObject({ structuredContent: { screened: 2 } })
  })

  test('sees no task of another workspace or address, and cancels none with a key that only reads', async () => {
    hold()
    const { taskId } = await started()
    const stranger = await world.tenant('pro')
    const reader = await world.tenant('pro', ['read'])
    const refusal = async (method: string, path: string, as: string) =>
      (await send({ method, params: { taskId, ...TASKS } }, path, 'modern', as)).body.error
    for (const method of ['tasks/get', 'tasks/cancel', 'tasks/update']) {
      expect(await refusal(method, DILIGENCE, stranger.key)).toMatchObject({ code: -32_602 })
      expect(await refusal(method, DESK, key)).toMatchObject({ code: -32_602 })
      expect(await refusal(method, '/mcp', key)).toMatchObject({ code: -32_601 })
    }
    expect(await refusal('tasks/cancel', DILIGENCE, reader.key)).toMatchObject({ data: { status: 403 } })
    expect(await task('tasks/get', taskId)).toMatchObject({ status: 'working' })
    goOn()
  })

  test('a client that offers none gets what it always got', async () => {
    const plain = await asked(toolCall('run_diligence', { subject }), DILIGENCE)
    expect(plain).toMatchObject({ resultType: 'complete', structuredContent: { status: 'completed' } })
    const legacy = await send(toolCall('run_diligence', { subject }, TASKS), DILIGENCE, 'legacy')
    expect(legacy.body.result).toMatchObject({ structuredContent: { status: 'completed' } })
  })
})

describe('the resources of a workspace', () => {
  const listed = async (path: string, as: string) =>
    ((await asked({ method: 'resources/list' }, path, as))['resources'] as { uri: string }[]).map(
      ({ uri }) => uri,
    )
  const read = async (uri: string, path: string, as: string) => {
    const { contents } = await asked({ method: 'resources/read', params: { uri } }, path, as)
    return JSON.parse((contents as [{ text: string }])[0].text) as Record<string, unknown>
  }

  test('an agent that starts again finds its sessions, runs and cases, and none of another workspace', async () => {
    const tenant = await world.tenant('pro')
    const session = await world.session(tenant.key, { pitch: 'Reminders for dentists.', signals: [] })
    const run = await world.run(tenant.key)
    const ofCase = await world.case(tenant.key)
    const stranger = await world.tenant('pro')
    for (const [path, many, id] of [
      ['/mcp', 'sessions', /^srv1\.([0-9A-Z]{26})/.exec(session)?.[1] ?? ''],
      [DILIGENCE, 'runs', run],
      [DESK, 'cases', ofCase],
    ] as const) {
      const uri = `assay://${many}/${id}`
      expect(await listed(path, tenant.key)).toContain(uri)
      expect(await listed(path, stranger.key)).not.toContain(uri)
      expect(Object.values(await read(uri, path, tenant.key))).toContain(id)
      expect(JSON.stringify(await read(`assay://${many}`, path, tenant.key))).toContain(id)
      expect(JSON.stringify(await read(`assay://${many}`, path, stranger.key))).not.toContain(id)
      const { error } = (
        await send({ method: 'resources/read', params: { uri } }, path, 'modern', stranger.key)
      ).body
      expect(error).toMatchObject({ data: { error: 'not_found' } })
    }
  })

  test('are listed ten at a time and read page by page, and every link of a run opens', async () => {
    const tenant = await world.tenant('pro')
    for (let i = 0; i < 52; i++)
      await world.call(tenant.key, 'start', { pitch: `Reminders ${i} for dentists.` })
    const sessions = (await listed('/mcp', tenant.key)).filter((uri) => /sessions\/./.test(uri))
    expect(sessions).toHaveLength(10)
    const page = (await read('assay://sessions', '/mcp', tenant.key)) as { sessions: object[]; next: string }
    expect(page.sessions).toHaveLength(50)
    const older = await read(`assay://sessions?before=${page.next}`, '/mcp', tenant.key)
    expect(older['sessions']).toHaveLength(2)
    const id = await world.run(tenant.key)
    const { content } = await callTool(world, tenant.key, 'get_run', { id })
    const links = content.slice(1) as unknown as { uri: string; mimeType: string }[]
    expect(links.map(({ uri }) => uri)).toEqual([`assay://runs/${id}`, `assay://exports/${id}.pdf`])
    expect(await read(`assay://runs/${id}`, DILIGENCE, tenant.key)).toMatchObject({ id, status: 'completed' })
    const found = await read(`assay://runs/${id}/findings`, DILIGENCE, tenant.key)
    expect(found).toMatchObject({ total: (found['findings'] as object[]).length })
  })
})
