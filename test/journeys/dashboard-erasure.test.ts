// An owner erases a subject in the browser and sets how long runs are kept; the pages of an erased run say so.
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member, operator, type Person } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { cookieOf } from '../support/filled-world.ts'
import { bodyOf, createWorld, example, type World } from '../support/world.ts'

const PERSON = { name: 'Maria Kowaltschuk', type: 'person', birthDate: '1975-04-23' }

let browser: Browser
let world: World
let ada: Person
let page: Page
let url: string

const start = async (subject: object): Promise<string> =>
  String(bodyOf(await ada.ask('run_diligence', { subject }, { prefer: 'wait=30' }))['id'])

async function visit(path: string): Promise<void> {
  await page.goto(url + path)
  await page.locator('h1').waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
}

async function signInAs(person: Person): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  await context.addCookies([cookieOf(person, url)])
  page = await context.newPage()
}

describe.skipIf(browserAbsent)(`erasure${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    world = await createWorld()
    ada = await operator(world, 'ada@example.org')
    await world.server.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
    await signInAs(ada)
  })
  afterEach(async () => {
    await page.context().close()
    await world.close()
  })

  test('an owner sees what goes and what stays, erases it, and the run says since when and why', async () => {
    const [first] = [await start(PERSON), await start(PERSON)]
    const other = await start({ name: 'Maria Kowaltschuk' })
    await visit(`/diligence/${first}`)
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 runs about exactly this subject').waitFor()
    expect(await dialog.getByRole('link', { name: /Maria Kowaltschuk/ }).getAttribute('href')).toContain(
      other,
    )
    await dialog.getByLabel('Reason').selectOption('order')
    await dialog.getByRole('button', { name: 'Erase for ever' }).click()
    await page.getByText(/was erased on 2026-11-02, by order of a court or an authority/).waitFor()
    await page.getByText(/records chained by their hashes up to the seal/).waitFor()
    // why without hashes: their digits are random, and 1975 may be among them
    const main = String(await page.locator('main').textContent()).replaceAll(/[0-9a-f]{64}/g, '')
    expect(main).not.toMatch(/Kowaltschuk|1975/)
    expect(await page.getByRole('button', { name: /Run again|Erase/ }).count()).toBe(0)

    await visit('/diligence')
    const rows = page.getByRole('row', { name: '(erased)' })
    expect(await rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('Erased')
    expect(await page.getByRole('row', { name: 'Maria Kowaltschuk' }).count()).toBe(1)
  })

  test('a member who is no owner finds no button to erase, and no field for the days', async () => {
    const run = await start(PERSON)
    const mei = await member(world, ada.workspaceId, 'mei@example.org')
    await page.context().close()
    await signInAs(mei)
    await visit(`/diligence/${run}`)
    expect(await page.getByRole('button', { name: 'Run again' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0)
    await visit('/workspace')
    await page.getByText('Diligence runs are kept until a person erases them.').waitFor()
    expect(await page.getByLabel('Days').count()).toBe(0)
  })

  test('an owner sets the days after which runs are erased; a number that is none says what is', async () => {
    await visit('/workspace')
    await page.getByLabel('Days').fill('0')
    await page.getByRole('button', { name: 'Erase older runs' }).click()
    await page.getByText('must be 1 or more').first().waitFor()
    await page.getByLabel('Days').fill('a year')
    await page.getByRole('button', { name: 'Erase older runs' }).click()
    await page.getByText('must be 1 or more').first().waitFor()
    expect((await world.ports.store.accounts.workspace(ada.workspaceId))?.retentionDays).toBeNull()
    await page.getByLabel('Days').fill('365')
    await page.getByRole('button', { name: 'Erase older runs' }).click()
    await page.getByText('Erase the runs that are older than 365 days?').waitFor()
    expect((await world.ports.store.accounts.workspace(ada.workspaceId))?.retentionDays).toBeNull()
    await page.getByRole('button', { name: 'Erase them' }).click()
    await page.getByText('Diligence runs are erased after 365 days').waitFor()
    expect((await world.ports.store.accounts.workspace(ada.workspaceId))?.retentionDays).toBe(365)
    await page.getByLabel('Days').fill('')
    await page.getByRole('button', { name: 'Keep runs' }).click()
    await page.getByText('Diligence runs are kept until a person erases them.').waitFor()
  })

  test('an owner sees what an assessment holds, erases it, and its page and the list say since when and why', async () => {
    const { signals, pitch } = example('strong')
    const opened = bodyOf(await ada.ask('start', { pitch }))
    const [session, id] = [String(opened['token']), String(opened['session_id'])]
    for (const signal of signals) bodyOf(await ada.ask('submit_signal', { session, ...signal }))
    bodyOf(await ada.ask('score', { session }))
    await visit(`/assessments/${id}`)
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(`${signals.length} pieces of evidence, 1 scorecard and 0 checks of quotes`)
      .waitFor()
    await dialog.getByLabel('Reason').selectOption('mistake')
    await dialog.getByRole('button', { name: 'Erase for ever' }).click()
    await page.getByText(/were erased on 2026-11-02, because it should not have been made/).waitFor()
    await page.getByText(/Exactly what the log says was erased is gone/).waitFor()
    const main = String(await page.locator('main').textContent())
    expect(main).not.toContain(pitch.slice(0, 30))
    expect(await page.getByRole('link', { name: 'Add evidence' }).count()).toBe(0)
    await visit('/')
    expect(await page.getByRole('row', { name: '(erased)' }).textContent()).toContain('Erased')

    const mei = await member(world, ada.workspaceId, 'mei@example.org')
    const other = String(bodyOf(await ada.ask('start', { pitch }))['session_id'])
    await page.context().close()
    await signInAs(mei)
    await visit(`/assessments/${other}`)
    expect(await page.getByRole('link', { name: 'Add evidence' }).count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0)
  })

  test('an owner sets the days after which assessments are erased, apart from those of runs', async () => {
    await visit('/workspace')
    await page.getByText('Assessments are kept until a person erases them.').waitFor()
    await page.getByLabel('Limit for assessments').fill('0')
    await page.getByRole('button', { name: 'Erase older assessments' }).click()
    await page.getByText('must be 1 or more').first().waitFor()
    await page.getByLabel('Limit for assessments').fill('730')
    await page.getByRole('button', { name: 'Erase older assessments' }).click()
    await page.getByText('Erase the assessments without evidence or scoring for 730 days?').waitFor()
    await page.getByRole('button', { name: 'Erase them' }).click()
    await page.getByText('Assessments are erased 730 days after their last evidence or scoring').waitFor()
    expect(await world.ports.store.accounts.workspace(ada.workspaceId)).toMatchObject({
      retentionDays: null,
      sessionRetentionDays: 730,
    })
  })

  test('a key may be issued to erase, and the list says so', async () => {
    await visit('/keys')
    await page.getByRole('button', { name: /Issue/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('privacy desk')
    await dialog.getByLabel('It may run things').uncheck()
    await dialog.getByLabel('It may erase subjects').check()
    await dialog.getByRole('button', { name: 'Issue the key' }).click()
    await page.getByRole('heading', { name: 'The key “privacy desk”' }).waitFor()
    const { workspaceId } = ada
    const [key] = await world.admin.listKeys(workspaceId)
    expect(key?.scopes).toEqual(['read', 'decide'])
    await visit('/keys')
    expect(await page.getByRole('row', { name: 'privacy desk' }).textContent()).toContain(
      'read, decide and erase',
    )
  })
})
