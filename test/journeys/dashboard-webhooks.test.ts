// The page of webhooks: a person creates one, sees the secret once, tests it, replays an event, rotates the secret and deletes it.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'

describe.skipIf(browserAbsent)(`the page${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('creates a webhook, shows its secret once, and what became of a test event', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/webhooks`)
    await page.getByText('the receiver answered 500').waitFor()

    await page.getByRole('button', { name: 'Create a webhook' }).click()
    const dialog = page.getByRole('dialog')
    await field(page, 'url').fill('http://10.0.0.1/')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await dialog.getByText('Must be an https address of a public host').waitFor()
    expect(await faults(page)).toEqual([])
    await field(page, 'url').fill(`${filled.receiver.url}/mine`)
    await field(page, 'label').fill('Mine')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect.poll(() => dialog.getByLabel('Secret').inputValue()).toMatch(/^whsec_/)
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'I have it' }).click()
    await dialog.getByText('the secret must be rotated').waitFor()
    await dialog.getByRole('button', { name: 'Close without copying' }).click()

    await page.getByRole('button', { name: 'Send a test event to Mine' }).click()
    await page.getByRole('heading', { name: 'Deliveries to Mine' }).waitFor()
    const deliveries = page.getByRole('table', { name: 'Deliveries, newest first' })
    await deliveries.getByText('Delivered').waitFor()
    await deliveries.getByRole('button', { name: /^Replay/ }).click()
    await expect.poll(() => filled.receiver.got.filter(({ path }) => path === '/mine').length).toBe(2)
    const ids = filled.receiver.got.flatMap(({ path, headers }) =>
      path === '/mine' ? headers['webhook-id'] : [],
    )
    expect(new Set(ids).size).toBe(1)
    expect(await page.content()).not.toContain('whsec_')

    await page.getByRole('button', { name: 'Rotate the secret of Mine' }).click()
    await dialog.getByRole('button', { name: 'Make a new secret' }).click()
    await expect.poll(() => dialog.getByLabel('Secret').inputValue()).toMatch(/^whsec_/)
    await dialog.getByRole('button', { name: 'I have it' }).click()
    await dialog.getByRole('button', { name: 'Close without copying' }).click()
    await page.getByText(/^The old secret signs too until/).waitFor()

    await page.getByRole('button', { name: 'Delete the webhook Mine' }).click()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('heading', { name: 'Deliveries to Case management' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
