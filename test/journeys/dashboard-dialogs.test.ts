// Dialogs in a real browser: what must not be lost stays however often Escape is pressed, what is asked is asked before it is
// done, and the focus is always somewhere sensible.
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Browser as Visitor } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { focusedTag } from '../support/in-page.mjs'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'

let filled: FilledWorld
let browser: Browser
let page: Page
let visitor: Visitor

const visit = (path: string): Promise<void> => visitPage(page, filled.url + path)
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })

async function pressEscape(): Promise<void> {
  for (let times = 0; times < 6; times++) await page.keyboard.press('Escape')
}

/** Holds the answer to a request back until it is let go. */
async function holdBack(path: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const hold = async (route: Route): Promise<void> => {
    await held
    await route.continue()
  }
  await page.route(path, hold, { times: 1 })
  return letGo
}

describe.skipIf(browserAbsent)(`dialogs${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  beforeEach(async () => {
    visitor = await filled.signIn()
    ;({ page } = await openPageOf(browser, filled, { visitor }))
  })
  afterEach(() => page.context().close())
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('a secret that is shown once stays, however often Escape is pressed', async () => {
    await visit('/keys')
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Stubborn')
    await button('Issue the key').click()
    const secret = page.getByLabel('Secret')
    const shown = await secret.inputValue()
    await pressEscape()
    expect(await secret.inputValue()).toBe(shown)
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  test('a dialog stays while its request is under way', async () => {
    await visit('/keys')
    const letGo = await holdBack('**/v1/dashboard/keys')
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Slow')
    await button('Issue the key').click()
    await pressEscape()
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    expect(await button('Cancel').isDisabled()).toBe(true)
    letGo()
    expect(await page.getByLabel('Secret').inputValue()).toMatch(/^sk_/)
  })

  test('the question for the password stays, and what was typed behind it too', async () => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await visitor.ask('sign_out')
    await button('Open the assessment').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    await pressEscape()
    expect(await dialog.isVisible()).toBe(true)
    await page.reload()
    await page.getByLabel('E-mail address').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign in').click()
    expect(await page.getByLabel('Pitch').inputValue()).toContain('Rota swaps')
  })

  test('a number that could be another is asked about beside its field, and nothing is sent for it', async () => {
    await visit(`/assessments/${filled.open}/evidence?signal=economics.cac`)
    await field(page, 'value.amount').fill('1.000')
    await button('Submit this signal').click()
    await page.getByText('Could be read in two ways: write 1000 or 1.').waitFor()
    expect(await field(page, 'value.amount').inputValue()).toBe('1.000')
    expect(await faults(page)).toEqual([])
  })

  test('where what opened a dialog is gone, the heading has the focus', async () => {
    await visit('/keys')
    await button('Revoke Nightly report').click()
    await button('Revoke it').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Nightly report.*Revoked/ }).waitFor()
    await expect.poll(() => page.evaluate(focusedTag)).toBe('h1')
  })

  test('a secret nobody copied is asked about once, at closing and at a step back; copied, it goes without a trace', async () => {
    await visit('/')
    await page.getByRole('link', { name: 'Keys' }).click()
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Careless')
    await button('Issue the key').click()
    const secret = page.getByLabel('Secret')
    const shown = await secret.inputValue()
    await page.evaluate('history.back()')
    await page.getByText('You have not copied it.').waitFor()
    expect(await secret.inputValue()).toBe(shown)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    await button('I have it').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const traces =
      'document.documentElement.outerHTML + location + JSON.stringify([localStorage, sessionStorage])'
    expect(await page.evaluate(traces)).not.toContain(shown)

    await button('Issue a key').click()
    await page.getByLabel('Name').fill('More careless')
    await button('Issue the key').click()
    await button('I have it').click()
    expect(await faults(page)).toEqual([])
    await button('Close without copying').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('a key is issued once, however fast somebody clicks', async () => {
    await visit('/keys')
    const before = await page.getByRole('row').count()
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Twice')
    await button('Issue the key').dblclick()
    await page.getByLabel('Secret').press('ControlOrMeta+c')
    await button('I have it').click()
    await expect.poll(() => page.getByRole('row').count()).toBe(before + 1)
  })

  test('what changes for others is said before it is done, and a no changes nothing', async () => {
    await visit('/workspace')
    const role = page.getByLabel('Role of Jón Sveinsson')
    await role.focus()
    await role.selectOption('owner')
    await page.getByText('Jón Sveinsson may then issue and revoke keys').waitFor()
    await button('Cancel').click()
    expect(await role.inputValue()).toBe('member')
    expect(await role.evaluate((element) => element.matches(':focus'))).toBe(true)
    await role.selectOption('owner')
    await button('Make an owner').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await role.inputValue()).toBe('owner')
    await page.getByLabel('Role of Ada Okafor').selectOption('member')
    await page.getByText('You can no longer manage keys').waitFor()
    await button('Cancel').click()
    await button(/^Withdraw the invitation of lena/).click()
    await page.getByText('Their link opens nothing any more').waitFor()
    await button('Cancel').click()

    await visit('/operator')
    await page.getByLabel('Tier of Hebrides Seed Fund').selectOption('pro')
    await page.getByText('have assessments without limit').waitFor()
    expect(await faults(page)).toEqual([])
    await button('Cancel').click()

    await visit('/account')
    await button('End all others').click()
    await page.getByText('Every browser but this one is asked for the password').waitFor()
    await button('End them').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('table', { name: 'Sessions of the account' }).getByRole('row').count()).toBe(
      2,
    )
  })

  test('evidence that takes the place of other evidence says so before it is sent', async () => {
    await visit(`/assessments/${filled.scored}/evidence?signal=economics.cac`)
    await page.getByText(/One of these counts at a time\. What you submit replaces e_/).waitFor()
    await visit(`/assessments/${filled.scored}/evidence?signal=problem.user_quote`)
    expect(await page.getByText('One of these counts at a time').count()).toBe(0)
  })

  test('signing out asks first where something typed is not sent', async () => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await page.getByRole('link', { name: 'Account' }).click()
    await button('Sign out').click()
    await page.getByText('Something you typed into a form is not sent yet').waitFor()
    await button('Cancel').click()
    await page.goBack()
    expect(await page.getByLabel('Pitch').inputValue()).toContain('Rota swaps')
  })

  test('the way back leads to what was searched for, where it was', async () => {
    await page.setViewportSize({ width: 900, height: 300 })
    await visit('/')
    await page.getByLabel('Search the pitches').fill('veterinary')
    await expect.poll(() => page.url()).toContain('q=veterinary')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.evaluate('scrollTo(0, 120)')
    await page.getByRole('rowheader').getByRole('link').last().click()
    await page.getByRole('heading', { name: 'Evidence', exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Search the pitches').inputValue()).toBe('veterinary')
    expect(await page.getByRole('row').count()).toBe(2)
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(60)
    await page.getByRole('link', { name: 'Assessments', exact: true }).click()
    await expect.poll(() => page.getByLabel('Search the pitches').inputValue()).toBe('')
  })
})
