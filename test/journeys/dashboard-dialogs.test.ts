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
})
