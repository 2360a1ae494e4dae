// How people get into a server that somebody has just started: by the link it prints, and by links of the operator's commands.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tokenOf } from '../support/browser.ts'
import { assay, assayJson, type Running, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-first-operator-'))
const environment = { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' }
const PASSWORD = 'correct horse battery staple'
let server: Running | undefined

afterAll(async () => {
  await server?.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

const printed = (running: Running): string | undefined =>
  running
    .output()
    .match(
      new RegExp(`^Open the dashboard as its first operator.*: ${running.url}/link#token=([\\w-]{43})$`, 'm'),
    )?.[1]

const post = async (at: string, path: string, body: object) => {
  const response = await fetch(`${at}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: at },
    body: JSON.stringify(body),
  })
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
const accountOf = async (at: string, cookie: string) =>
  (await (await fetch(`${at}/v1/dashboard/account`, { headers: { cookie } })).json()) as {
    operator: boolean
    workspace: { id: string; name: string; role: string }
  }

test('every start prints a link while nobody has used one, and none after that', async () => {
  server = await start('serve', environment)
  const first = printed(server)
  await server.end()
  server = await start('serve', environment)
  const token = printed(server)
  expect(new Set([first, token, undefined]).size).toBe(3)
  const account = { token, name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  const { status, cookie } = await post(server.url, '/auth/link', account)
  expect(status).toBe(200)
  expect(await accountOf(server.url, cookie)).toMatchObject({
    operator: true,
    workspace: { name: 'Workspace of Ada', role: 'owner' },
  })
  const late = { ...account, token: first, email: 'eve@example.com' }
  expect((await post(server.url, '/auth/link', late)).status).toBe(410)
  expect(server.output()).not.toContain(PASSWORD)
  await server.end()
  server = await start('serve', environment)
  expect(server.output()).not.toMatch(/link#token=/)
})

test('the link goes to the terminal, not to standard output with the lines of the log', async () => {
  const { out, err } = await start('serve', { ...environment, ASSAY_DATA_DIR: join(folder, 'streams') }).then(
    async (running) => {
      await running.end()
      return running.streams()
    },
  )
  expect(out).not.toContain('token=')
  expect(err).toContain('/link#token=')
})

test('in production no link is printed where nobody reads along: a command makes one', async () => {
  const production = {
    ...environment,
    ASSAY_DATA_DIR: join(folder, 'production'),
    ASSAY_MODE: 'production',
    ASSAY_SESSION_SECRETS: `s1:${'czE6'.repeat(20)}`,
    ASSAY_LOG_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  const running = await start('serve', production)
  expect(running.output()).not.toContain('token=')
  expect(running.output()).toContain('The dashboard has no operator yet. Make a link for the first one with:')
  const { url } = await assayJson<{ url: string }>(['operators', 'link'], production)
  const token = tokenOf(url)
  const account = { token, name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  expect((await post(running.url, '/auth/link', account)).status).toBe(200)
  await running.end()
})

test('the only workspace, made by a command for nobody, is that of the first operator', async () => {
  const own = { ...environment, ASSAY_DATA_DIR: join(folder, 'own') }
  const made = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Mine', '--tier', 'pro'],
    own,
  )
  const other = await start('serve', own)
  const account = { token: printed(other), name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  const { cookie } = await post(other.url, '/auth/link', account)
  expect((await accountOf(other.url, cookie)).workspace).toMatchObject({ id: made.id, role: 'owner' })
  await other.end()
})

test('beside the server, commands make links for an operator, a lost password and a workspace', async () => {
  const { url } = server as Running
  const link = async (...args: string[]) => tokenOf((await assayJson<{ url: string }>(args, environment)).url)
  const enter = (token: string, more: object) =>
    post(url, '/auth/link', { token, name: 'Ben', password: PASSWORD, ...more })

  const recovered = await enter(await link('operators', 'link', '--email', 'Ada@example.com'), {
    password: 'a new long password',
  })
  expect(await accountOf(url, recovered.cookie)).toMatchObject({ operator: true })
  const signIn = (password: string) => post(url, '/auth/sign-in', { email: 'ada@example.com', password })
  expect((await signIn(PASSWORD)).status).toBe(401)
  expect((await signIn('a new long password')).status).toBe(200)

  const second = await enter(await link('operators', 'link', '--email', 'ben@example.com'), {})
  expect(await accountOf(url, second.cookie)).toMatchObject({ operator: true })

  const listed = await assayJson<{ email: string }[]>(['operators', 'list'], environment)
  expect(listed.map(({ email }) => email)).toEqual(['ada@example.com', 'ben@example.com'])
  expect((await assay(['operators', 'list'], environment)).out).toContain('ben@example.com  Ben  since ')
  await assayJson(['operators', 'remove', '--email', 'Ben@example.com'], environment)
  expect(await accountOf(url, second.cookie)).toMatchObject({ operator: false })
  for (const [email, says] of [
    ['ben@example.com', 'is not an operator. List the operators with: npm run assay -- operators list'],
    ['nobody@example.com', 'is not an operator. List the operators with: npm run assay -- operators list'],
    ['ada@example.com', 'is the only operator. Add one with: npm run assay -- operators add --email EMAIL'],
  ] as const)
    expect(await assay(['operators', 'remove', '--email', email], environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${email} ${says}`) as string,
    })

  const purposeFor = async (email: string) =>
    (await assayJson<{ purpose: string }>(['operators', 'link', '--email', email], environment)).purpose
  expect([await purposeFor('ben@example.com'), await purposeFor('nobody@example.com')]).toEqual([
    'recovery',
    'operator',
  ])
  expect((await assay(['operators', 'link', '--email', 'ben@example.com'], environment)).out).toContain(
    'It gives no role. To make an operator: npm run assay -- operators add --email ben@example.com',
  )
  for (let time = 0; time < 2; time++)
    expect(await assayJson(['operators', 'add', '--email', 'Ben@example.com'], environment)).toEqual({
      email: 'ben@example.com',
    })
  expect(await accountOf(url, second.cookie)).toMatchObject({ operator: true })
  await assayJson(['operators', 'remove', '--email', 'ben@example.com'], environment)
  expect(await assay(['operators', 'add', '--email', 'nobody@example.com'], environment)).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'There is no account with the address nobody@example.com. Make a link with: npm run assay -- operators link --email nobody@example.com',
    ) as string,
  })

  const reset = (email: string) => assay(['accounts', 'reset-second-factor', '--email', email], environment)
  for (const [email, says] of [
    ['nobody@example.com', 'There is no account with the address nobody@example.com.'],
    [
      'ben@example.com',
      'The account ben@example.com has no second factor, no passkey and no linked identity.',
    ],
  ] as const)
    expect(await reset(email)).toMatchObject({ code: 1, err: expect.stringContaining(says) as string })

  const made = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Team', '--tier', 'free'],
    environment,
  )
  const invited = await link('workspaces', 'invite', made.id, '--email', 'cy@example.com', '--role', 'owner')
  const { cookie } = await enter(invited, {})
  expect(await accountOf(url, cookie)).toMatchObject({
    operator: false,
    workspace: { id: made.id, role: 'owner' },
  })

  const nowhere = await assay(['workspaces', 'invite', 'nowhere', '--email', 'x@example.com'], environment)
  expect(nowhere).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no workspace nowhere') as string,
  })
  const wrong = await assay(['operators', 'link', '--email', 'x'], environment)
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('Give an e-mail address') as string })
  expect(
    (await assay(['operators', 'link'], { ...environment, ASSAY_PUBLIC_URL: 'https://assay.example.com/' }))
      .out,
  ).toMatch(/^https:\/\/assay\.example\.com\/link#token=[\w-]{43}\nValid once, until .*becomes an operator/)
})

test('the last operator goes by force only; then the next start prints a link for a first one, good until there is one', async () => {
  await assayJson(['operators', 'remove', '--email', 'ada@example.com', '--force'], environment)
  expect((await assay(['operators', 'list'], environment)).out).toContain(
    'No operators yet. Add one with: npm run assay -- operators',
  )
  await server?.end()
  server = await start('serve', environment)
  const token = printed(server)
  expect(token).toBeDefined()
  await assayJson(['operators', 'add', '--email', 'ada@example.com'], environment)
  expect((await post(server.url, '/auth/link/look', { token })).status).toBe(410)
})
