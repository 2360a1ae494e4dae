// Several tabs of one browser, and several people at it: each tab acts in the workspace it shows, and nothing of one person
// is shown to another.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { ADA, type FilledWorld, JON, openFilledWorld } from '../support/filled-world.ts'
import { focusedTag } from '../support/in-page.mjs'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'
import { bodyOf } from '../support/world.ts'

const HEBRIDES = 'Hebrides Seed Fund'
const NORTHLIGHT = 'Northlight Ventures'
const PITCH = 'Polite balance reminders with a pay-by-link for dental practices.'

let filled: FilledWorld
let browser: Browser
let context: BrowserContext
let page: Page

async function signIn(on: Page, email: string): Promise<void> {
  await on.getByLabel('E-mail address').fill(email)
  await on.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await on.getByRole('button', { name: 'Sign in' }).click()
  await on.getByRole('navigation', { name: 'Main' }).waitFor()
}

async function signOut(on: Page): Promise<void> {
  await visitPage(on, `${filled.url}/account`)
  await on.getByRole('button', { name: 'Sign out' }).click()
  await on.getByRole('button', { name: 'Sign out and remove it' }).click()
  await on.getByRole('heading', { name: 'Sign in' }).waitFor()
}

const shownWorkspace = (on: Page): Promise<string | null> =>
  on.getByLabel('Workspace').locator('option:checked').textContent()

async function goTo(on: Page, workspace: string): Promise<void> {
  await on.getByLabel('Workspace').selectOption(workspace)
  await on.getByRole('button', { name: 'Go', exact: true }).click()
}

async function workIn(on: Page, workspace: string): Promise<void> {
  await visitPage(on, filled.url)
  if ((await shownWorkspace(on)) !== workspace) await goTo(on, workspace)
  await expect.poll(() => shownWorkspace(on)).toBe(workspace)
}

async function issueKey(on: Page, name: string): Promise<void> {
  await on.getByRole('button', { name: 'Issue a key' }).click()
  await on.getByLabel('Name').fill(name)
  await on.getByRole('button', { name: 'Issue the key' }).click()
  await on.getByLabel('Secret').press('ControlOrMeta+c')
  await on.getByRole('button', { name: 'I have it' }).click()
  await on.getByRole('rowheader', { name }).waitFor()
}

describe.skipIf(browserAbsent)(`tabs${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
    ;({ page } = await openPageOf(browser, filled))
    context = page.context()
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('each tab acts in the workspace it shows, whatever another tab chose last', async () => {
    const other = await context.newPage()
    await workIn(page, NORTHLIGHT)
    await workIn(other, HEBRIDES)
    for (const tab of [page, other]) await tab.getByRole('link', { name: 'Keys' }).click()
    await other.getByText('No key yet').waitFor()
    await issueKey(page, 'For Northlight')
    await issueKey(other, 'For Hebrides')
    for (const [tab, own, foreign] of [
      [page, 'For Northlight', 'For Hebrides'],
      [other, 'For Hebrides', 'For Northlight'],
    ] as const) {
      await tab.reload()
      await tab.getByRole('rowheader', { name: own }).waitFor()
      expect(await tab.getByRole('rowheader', { name: foreign }).count()).toBe(0)
    }
    await other.close()
  })

  test('a link opened beside, a reload and the way back keep the workspace', async () => {
    await workIn(page, NORTHLIGHT)
    await goTo(page, HEBRIDES)
    await page.getByText(/veterinary practices\./).waitFor()
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Keys' }).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await beside.getByRole('rowheader', { name: 'For Hebrides' }).waitFor()
    expect(await shownWorkspace(beside)).toBe(HEBRIDES)
    await beside.close()
    await page.goBack()
    await expect.poll(() => shownWorkspace(page)).toBe(NORTHLIGHT)
    await page.goForward()
    await page.getByText(/veterinary practices\./).waitFor()
    expect(await shownWorkspace(page)).toBe(HEBRIDES)
  })

  test('an arrow key on the workspaces leaves no page, and one that is chosen is gone to', async () => {
    await workIn(page, NORTHLIGHT)
    await page.getByRole('link', { name: 'Keys' }).click()
    const address = page.url()
    await page.getByLabel('Workspace').press('ArrowDown')
    expect(await shownWorkspace(page)).toBe(HEBRIDES)
    expect(page.url()).toBe(address)
    // and no other page says that it is in the one that was not gone to
    await page.getByRole('link', { name: 'Events' }).click()
    await expect.poll(() => shownWorkspace(page)).toBe(NORTHLIGHT)
    await page.getByLabel('Workspace').press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(/veterinary practices\./).waitFor()
  })

  test('an answer that comes late is not shown in another workspace', async () => {
    await workIn(page, NORTHLIGHT)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(
      '**/v1/dashboard/keys',
      async (route) => {
        const answer = await route.fetch()
        await held
        await route.fulfill({ response: answer })
      },
      { times: 1 },
    )
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await goTo(page, HEBRIDES)
    await page.getByRole('heading', { name: 'Assessments' }).waitFor()
    await page.getByRole('link', { name: 'Keys' }).click()
    release()
    await page.getByRole('rowheader', { name: 'For Hebrides' }).waitFor()
    await expect.poll(() => page.getByRole('rowheader', { name: 'For Northlight' }).count()).toBe(0)
  })

  test('an address in a workspace of others is told, and leads on', async () => {
    await visitPage(page, `${filled.url}/keys?workspace=nobody`)
    await page.getByRole('heading', { name: 'You are not in this workspace' }).waitFor()
    await page.getByRole('link', { name: 'go to your own workspace' }).click()
    await page.getByRole('heading', { name: 'Assessments' }).waitFor()
  })

  test('what was typed outlives a reload, and neither signing out nor another person', async () => {
    await workIn(page, HEBRIDES)
    await page.getByRole('link', { name: 'New assessment' }).click()
    await page.getByLabel('Pitch').fill(PITCH)
    await page.reload()
    await expect.poll(() => page.getByLabel('Pitch').inputValue()).toBe(PITCH)
    await goTo(page, NORTHLIGHT)
    await page.getByRole('link', { name: 'New assessment' }).click()
    expect(await page.getByLabel('Pitch').inputValue()).toBe('')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Pitch').inputValue()).toBe(PITCH)
    await signOut(page)
    expect(await page.evaluate(focusedTag)).toBe('h1')
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(PITCH)
    await page.goto(`${filled.url}/assessments/new`)
    await signIn(page, ADA)
    expect(await page.getByLabel('Pitch').inputValue()).toBe('')
  })

  test('signing out, or in as somebody else, holds in every tab', async () => {
    await visitPage(page, `${filled.url}/assessments/new`)
    await page.getByLabel('Pitch').fill(PITCH)
    const other = await context.newPage()
    await signOut(other)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page, ADA)
    expect(await page.getByLabel('Pitch').inputValue()).toBe('')
    await page.getByLabel('Pitch').fill(PITCH)
    await context.clearCookies()
    await other.goto(`${filled.url}/assessments/new`)
    await signIn(other, JON)
    expect(await other.getByLabel('Pitch').inputValue()).toBe('')
    await expect.poll(() => page.getByLabel('Pitch').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Jón Sveinsson' }).waitFor()
    await other.close()
  })

  test('somebody else who signs in where the session ended begins anew, and the draft waits for its author', async () => {
    await context.clearCookies()
    await page.goto(`${filled.url}/assessments/new`)
    await signIn(page, ADA)
    await workIn(page, NORTHLIGHT)
    await page.getByRole('link', { name: 'New assessment' }).click()
    await page.getByLabel('Pitch').fill(PITCH)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('E-mail address').fill(JON)
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.getByLabel('Pitch').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Jón Sveinsson' }).waitFor()
    await context.clearCookies()
    await page.goto(`${filled.url}/assessments/new`)
    await signIn(page, ADA)
    await expect.poll(() => page.getByLabel('Pitch').inputValue()).toBe(PITCH)
  })

  test('signing out asks about, and removes, only what its own account typed', async () => {
    await workIn(page, NORTHLIGHT)
    await page.getByRole('link', { name: 'New assessment' }).click()
    await page.getByLabel('Pitch').fill(PITCH)
    await context.clearCookies()
    await page.goto(`${filled.url}/assessments/new`)
    await signIn(page, JON)
    await page.getByLabel('Pitch').fill('A')
    await page.getByLabel('Pitch').fill('')
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(`${filled.url}/assessments/new`)
    await signIn(page, ADA)
    await workIn(page, NORTHLIGHT)
    await page.getByRole('link', { name: 'New assessment' }).click()
    expect(await page.getByLabel('Pitch').inputValue()).toBe(PITCH)
    await signOut(page)
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(PITCH)
    await page.goto(filled.url)
    await signIn(page, ADA)
  })

  test('signing in again in one tab is enough for the others', async () => {
    const other = await context.newPage()
    const dialogs: Locator[] = []
    for (const tab of [page, other]) await visitPage(tab, `${filled.url}/keys`)
    await context.clearCookies()
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: 'Diligence' }).click()
      const dialog = tab.getByRole('dialog', { name: 'Sign in again' })
      await dialog.waitFor()
      dialogs.push(dialog)
    }
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    for (const dialog of dialogs) await dialog.waitFor({ state: 'detached' })
    await other.getByRole('table', { name: 'Diligence runs' }).waitFor()
    await other.close()
  })

  test('whoever leaves a workspace sees nothing of it any more', async () => {
    await workIn(page, HEBRIDES)
    await page.getByRole('link', { name: 'Workspace', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Ada Okafor' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { name: 'You are not in this workspace' }).waitFor()
    await page.getByRole('link', { name: 'go to your own workspace' }).click()
    await page.getByRole('heading', { name: 'Assessments' }).waitFor()
    expect(await page.getByLabel('Workspace').count()).toBe(0)
  })

  test('whoever is in no workspace is told what to do, and can see to the account and sign out', async () => {
    const ada = await filled.signIn()
    const { members } = bodyOf(await ada.ask('get_workspace')) as unknown as {
      members: { id: string; email: string }[]
    }
    const id = members.find(({ email }) => email === JON)?.id
    bodyOf(await ada.ask('remove_member', { id }))
    await context.clearCookies()
    await page.goto(`${filled.url}/sign-in`)
    await page.getByLabel('E-mail address').fill(JON)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'You are in no workspace' }).waitFor()
    expect(await page.title()).toBe('You are in no workspace · Assay')
    await page.getByText(`Your account ${JON} exists`).waitFor()
    await page.getByRole('table', { name: 'Sessions of the account' }).waitFor()
    expect(await page.getByLabel('New password', { exact: true }).isVisible()).toBe(true)
    expect(await faults(page)).toEqual([])
    await page.goto(`${filled.url}/keys?workspace=nobody`)
    await page.getByRole('heading', { name: 'You are not in this workspace' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.evaluate(`localStorage.setItem('assay.draft  ${id} left new-run', '{"name":"Tesco PLC"}')`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign out and remove it' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Tesco PLC')
    await page.goto(`${filled.url}/account`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
})
