// Lists of assessments and runs, and their titles and archive, from the command line through the API of a server.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assay } from '../support/process.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let session: string
let run: string
let keyId: string
let environment: Record<string, string>

beforeAll(async () => {
  world = await createWorld()
  const tenant = await world.tenant('pro')
  keyId = tenant.keyId
  const started = await world.call(tenant.key, 'start', { pitch: 'Cards on file for dental practices.' })
  session = String(started.body['session_id'])
  run = await world.run(tenant.key)
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  environment = { ASSAY_API_URL: `http://127.0.0.1:${port}`, ASSAY_API_KEY: tenant.key }
})
afterAll(() => world.close())

const said = async (...args: string[]): Promise<string> => (await assay(args, environment)).out
const failure = async (...args: string[]): Promise<string> => {
  const { code, err } = await assay(args, environment)
  expect(code).not.toBe(0)
  return err
}

test('a session and a run are titled, archived, listed and taken back', async () => {
  expect(await said('entry', 'session', session, '--title', 'Renewal of Acme')).toBe(
    `${session}  “Renewal of Acme”\n`,
  )
  expect(await said('sessions', 'renewal')).toMatch(
    new RegExp(`^${session} .*\n  Cards on file .*  “Renewal of Acme”\n  \\S+\n$`),
  )
  expect(await said('entry', 'run', run, '--title', 'Old', '--archive')).toMatch(
    new RegExp(`^${run}  “Old”  archived \\d{4}-\\d{2}-\\d{2}\n$`),
  )
  expect(await said('runs')).toBe('No run with these words.\n')
  expect(await said('runs', '--archived', 'only', '--owner', keyId)).toContain(run)
  expect(await said('runs', '--archived', 'with', '--sort=-title', '--state', 'failed')).toBe(
    'No run with these words.\n',
  )
  expect(await said('entry', 'run', run, '--no-title', '--no-archive')).toBe(`${run}  no title\n`)
  expect(JSON.parse(await said('runs', '--json'))).toMatchObject([{ id: run, owner: { id: keyId } }])
})

test('no text of another person controls the terminal, and the next page is named beside JSON too', async () => {
  const tenant = await world.tenant('pro')
  const own = { ...environment, ASSAY_API_KEY: tenant.key }
  const pitch = 'Red \u001b[31m text \u0007 of a person.'
  for (let at = 0; at < 51; at++) expect((await world.call(tenant.key, 'start', { pitch })).status).toBe(200)
  const { out, err } = await assay(['sessions', '--json'], own)
  const listed = JSON.parse(out) as readonly { readonly session_id: string }[]
  expect(listed).toHaveLength(50)
  expect(err).toContain(`More: --before ${listed.at(-1)?.session_id}`)
  expect((await assay(['sessions'], own)).out).not.toMatch(/(?!\n)\p{Cc}/u)
})

test('mistakes say what to do', async () => {
  expect(await failure('entry', 'run', run)).toContain('Give --title TEXT, --no-title, --archive')
  expect(await failure('entry', 'case', run, '--archive')).toContain('"case" is none of session, run.')
  expect(await failure('entry', 'run', run, '--title', ' ')).toContain('--title: must not be empty')
  expect(await failure('runs', '--state', 'done')).toContain('--state: ')
  expect(await failure('runs', 'x'.repeat(10_000))).toContain('The words: ')
  expect(await failure('entry', 'run', session, '--archive')).toContain(
    'This workspace has no run of that id.',
  )
})
