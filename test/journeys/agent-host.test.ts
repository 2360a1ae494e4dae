// A host that knows only the address of a server, and its user in a browser: the sign-in, an assessment, a run, and the end by one
// click on the account page. The program runs as it is shipped.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { faults } from '../support/open-page.ts'
import { connectHost } from '../support/oauth-host.ts'
import { assayJson, type Running, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-agent-host-'))
const environment = { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' }
const EMAIL = 'ada@example.com'

let server: Running
let browser: Browser
let page: Page

describe.skipIf(browserAbsent)(`a host${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    await assayJson(['workspaces', 'create', '--name', 'Northlight', '--tier', 'pro'], environment)
    ;[server, browser] = await Promise.all([start('serve', environment), openBrowser()])
    const [, token] = /link#token=([\w-]{43})/.exec(server.output()) ?? []
    const made = await fetch(`${server.url}/auth/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token, name: 'Ada', email: EMAIL, password: PASSWORD }),
    })
    expect(made.status).toBe(200)
    const context = await browser.newContext()
    context.setDefaultTimeout(30_000)
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  /** Gives access on the page to which the host sends the browser, after the sign-in that a test names. */
  async function giveAccess(url: URL, signIn = () => Promise.resolve()): Promise<void> {
    await page.goto(url.href)
    await signIn()
    await page.getByRole('heading', { name: 'Give an agent access?' }).waitFor()
    await page.locator('main').getByText('Test host (unverified)').first().waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Give access' }).click()
    await page.getByText('Back at the agent.').waitFor()
  }

  test('signs in, assesses, runs, and is cut off by one click', async () => {
    const signIn = async (): Promise<void> => {
      await page.getByLabel('E-mail address').fill(EMAIL)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    const assess = await connectHost(`${server.url}/mcp`, (url) => giveAccess(url, signIn))
    const tools = await assess.client.listTools()
    expect(tools.tools.map(({ name }) => name)).toContain('start')
    const started = await assess.client.callTool({
      name: 'start',
      arguments: { pitch: 'Reminders for dental practices in the UK.' },
    })
    expect(started.isError ?? false).toBe(false)

    const screen = await connectHost(`${server.url}/mcp/diligence`, (url) => giveAccess(url))
    const run = await screen.client.callTool({
      name: 'run_diligence',
      arguments: { subject: { name: 'Acme Robotics Ltd' } },
    })
    expect(run.isError ?? false).toBe(false)

    await page.goto(`${server.url}/account`)
    const cutOff = page.getByRole('button', { name: 'Cut off Test host (unverified), Assessments' })
    await cutOff.click()
    await cutOff.waitFor({ state: 'detached' })
    const answer = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${assess.token()}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(401)
    expect((await screen.client.listTools()).tools.length).toBeGreaterThan(0)
    await Promise.all([assess.close(), screen.close()])
  })

  test('is refused by one click, and learns it', async () => {
    const refusal = connectHost(`${server.url}/mcp`, async (url) => {
      await page.goto(url.href)
      await page.getByRole('button', { name: 'Refuse' }).click()
      await page.getByText('Back at the agent.').waitFor()
    })
    await expect(refusal).rejects.toThrow(/access_denied|refused/)
  })
})
