// An authenticator app in the dashboard: set up, signed in with, and turned off, in a browser.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../support/authenticator.ts'
import { PASSWORD } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, MEI, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'

let filled: FilledWorld
let browser: Browser

describe.skipIf(browserAbsent)(`sign-in${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  async function givePassword(page: Page): Promise<void> {
    await field(page, 'email').fill(MEI)
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'password').press('Enter')
  }

  test('an app is set up by keyboard, asked for at the next sign-in, and turned off', async () => {
    const { page, complaints } = await openPageOf(browser, filled, {
      visitor: await filled.signInOnFree(),
    })
    await visitPage(page, `${filled.url}/account`)
    await page.getByLabel('Your password').fill('wrong')
    await button(page, 'Set up an app').press('Enter')
    await page.getByText('Is not your present password').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByLabel('Your password').press('Enter')
    const key = (await page.getByLabel('Key for the app', { exact: true }).inputValue()).replaceAll(' ', '')
    expect(await page.getByRole('link', { name: 'open it there' }).getAttribute('href')).toContain(
      `secret=${key}`,
    )
    expect(await faults(page)).toEqual([])
    await field(page, 'code').fill(await codeOf(key, filled.now()))
    await field(page, 'code').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your backup codes' })
    await dialog.waitFor()
    expect(await faults(page)).toEqual([])
    const codes = await dialog.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await button(page, 'I have it').click()
    await button(page, 'Close without copying').click()
    await page.getByText('You have 10 backup codes left').waitFor()

    await button(page, 'Sign out').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await givePassword(page)
    await field(page, 'code').waitFor()
    await page.locator('[name="code"]:focus').waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('The code is wrong').waitFor()
    // why the next one: that of now was used to set the app up
    await field(page, 'code').fill(await codeOf(key, filled.now() + 30_000))
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()

    await visitPage(page, `${filled.url}/account`)
    await button(page, 'Turn the app off').click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await field(page, 'code').fill(String(codes[0]))
    expect(await faults(page)).toEqual([])
    await button(page, 'Turn it off').click()
    await button(page, 'Set up an app').waitFor()
    await button(page, 'Sign out').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await givePassword(page)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a passkey is added, signs in without an address, and is removed', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    const here = filled.url.replace('127.0.0.1', 'localhost')
    complaints.length = 0
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await visitPage(page, `${here}/sign-in`)
    await givePassword(page)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await visitPage(page, `${here}/account`)
    await button(page, 'Add a passkey').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the device').fill('My laptop')
    await dialog.getByLabel('Your password').fill('wrong')
    await button(page, 'Add it').click()
    await dialog.getByText('Is not your present password').waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('rowheader', { name: 'My laptop' }).waitFor()
    expect(await faults(page)).toEqual([])

    await button(page, 'Sign out').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await faults(page)).toEqual([])
    await button(page, 'Sign in with a passkey').press('Enter')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await visitPage(page, `${here}/account`)
    await button(page, 'Add a passkey').click()
    await dialog.getByLabel('Name of the device').fill('Again')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await button(page, 'Add it').click()
    await dialog.getByText('This device has a passkey of yours already').waitFor()
    await button(page, 'Cancel').click()
    await button(page, 'Remove My laptop').click()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await button(page, 'Remove it').click()
    await page.getByText('You have no passkey.').waitFor()
    await button(page, 'Sign out').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await button(page, 'Sign in with a passkey').click()
    await page.getByText('The passkey was not accepted').waitFor()
    expect(complaints.filter((one) => !one.startsWith(`asked ${here}`))).toEqual([])
    await page.context().close()
  })
})
