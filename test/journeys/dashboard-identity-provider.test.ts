// The identity provider of a workspace in the dashboard: an owner sets it up, a new person comes in through it, and a member links theirs.
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member, operator, PASSWORD, type Person } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { CLIENT_ID, CLIENT_SECRET, type OpenIdProvider, openIdProvider } from '../support/openid-provider.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'
import { bodyOf, createWorld, NOW, type World } from '../support/world.ts'

const DOMAIN = 'firm.example'
let world: World
let provider: OpenIdProvider
let browser: Browser
let ada: Person
let jon: Person
let url: string
let records: readonly string[] = []

describe.skipIf(browserAbsent)(
  `sign-in through a provider${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`,
  () => {
    beforeAll(async () => {
      provider = await openIdProvider(() => NOW)
      world = await createWorld({
        providers: provider.host,
        textRecords: () => Promise.resolve(records),
        logLevel: 'silent',
      })
      await world.server.listen({ port: 0, host: '127.0.0.1' })
      url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
      // why here: the port is known now, and the provider sends the browser there
      Object.assign(world.ports.settings, { publicUrl: url })
      ada = await operator(world, 'ada@elsewhere.example', 'Ada')
      jon = await member(world, ada.workspaceId, `jon@${DOMAIN}`)
      browser = await openBrowser()
    })
    afterAll(async () => {
      await browser.close()
      await world.close()
      await provider.close()
    })

    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const open = async (visitor: Person, isSignedIn = true) => {
      const opened = await openPageOf(browser, { url, signIn: () => Promise.resolve(visitor) }, { visitor })
      if (!isSignedIn) await opened.page.context().clearCookies()
      const others = () => opened.complaints.filter((one) => !one.startsWith(`asked ${provider.issuer}/`))
      return { page: opened.page, others }
    }
    const identity = (name: string) => {
      provider.person = { sub: `sub of ${name}`, email: `${name}@${DOMAIN}`, email_verified: true, name }
    }

    test('an owner sets a provider up and proves the domain', async () => {
      const { page, others } = await open(ada)
      await visitPage(page, `${url}/workspace`)
      await field(page, 'issuer').fill('https://10.0.0.1')
      await field(page, 'clientId').fill(CLIENT_ID)
      await field(page, 'domains').fill(DOMAIN)
      const password = page.getByLabel('Your password', { exact: true })
      await password.fill('wrong')
      await button(page, 'Set the provider up').press('Enter')
      await page.getByText('Is required for another issuer or client').waitFor()
      await field(page, 'clientSecret').fill(CLIENT_SECRET)
      await button(page, 'Set the provider up').click()
      await page.getByText('only https addresses of public hosts are asked').waitFor()
      expect(await faults(page)).toEqual([])
      await field(page, 'issuer').fill(provider.issuer)
      await button(page, 'Set the provider up').click()
      await page.getByText('Is not your present password').waitFor()
      await password.fill(PASSWORD)
      await button(page, 'Set the provider up').click()
      await page.getByText(`${DOMAIN} (not proven)`).waitFor()
      const record = await page.getByLabel(`TXT record of ${DOMAIN}`, { exact: true }).inputValue()
      expect(record).toMatch(/^assay-domain-verification=[\w-]{32}$/)
      await button(page, `Check ${DOMAIN}`).click()
      await page.getByText(`${DOMAIN} has no TXT record`).waitFor()
      expect(await faults(page)).toEqual([])
      records = [record]
      await button(page, `Check ${DOMAIN}`).press('Enter')
      await page.getByText(`${DOMAIN} (proven)`).waitFor()
      expect(await field(page, 'clientSecret').inputValue()).toBe('')
      expect(others()).toEqual([])
      await page.context().close()
    })

    test('the sign-in page asks for the address, goes to the provider and comes back signed in', async () => {
      identity('bo')
      const { page, others } = await open(ada, false)
      await visitPage(page, `${url}/keys`)
      await button(page, 'Use your company’s sign-in').press('Enter')
      await page.locator('[name="work-email"]:focus').waitFor()
      expect(await faults(page)).toEqual([])
      await page.keyboard.type('bo@unknown.example')
      await page.keyboard.press('Enter')
      await page.getByText('No workspace has an identity provider for this address').waitFor()
      await field(page, 'work-email').fill(`bo@${DOMAIN}`)
      await page.keyboard.press('Enter')
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/keys')
      expect(page.url()).not.toContain('code=')
      await visitPage(page, `${url}/account`)
      await page.getByText('Your company signed you in').waitFor()
      expect(await faults(page)).toEqual([])
      await page.goBack()
      expect(others()).toEqual([])
      await page.context().close()
    })

    test('a member with an account reads that they must link it, does, and signs in by the address of the workspace', async () => {
      identity('jon')
      const stranger = await open(ada, false)
      await visitPage(stranger.page, `${url}/sign-in?workspace=${ada.workspaceId}`)
      await button(stranger.page, 'Use your company’s sign-in').click()
      await stranger.page.getByText('The e-mail address has an account already').waitFor()
      await stranger.page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
      expect(await faults(stranger.page)).toEqual([])

      const { page, others } = await open(jon)
      await visitPage(page, `${url}/account`)
      await button(page, 'Link your identity').click()
      await page.getByRole('dialog').getByLabel('Your password').fill('wrong')
      await button(page, 'Go there').click()
      await page.getByText('Is not your present password').waitFor()
      expect(await faults(page)).toEqual([])
      await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByText(`Your identity at ${provider.issuer} is linked since`).waitFor()
      expect(others()).toEqual([])
      await page.context().close()

      await stranger.page.getByRole('link', { name: 'Go to the sign-in page' }).click()
      await visitPage(stranger.page, `${url}/sign-in?workspace=${ada.workspaceId}`)
      await button(stranger.page, 'Use your company’s sign-in').press('Enter')
      await stranger.page.getByRole('navigation', { name: 'Main' }).waitFor()
      expect(stranger.others()).toEqual([])
      await stranger.page.context().close()
    })

    test('a person whom the provider refuses reads that, and every act is in the activity', async () => {
      const { page, others } = await open(ada)
      await visitPage(page, `${url}/sign-in/provider/${ada.workspaceId}?error=access_denied&state=x`)
      await page.getByText('The identity provider did not sign you in').waitFor()
      expect(await faults(page)).toEqual([])
      await visitPage(page, `${url}/activity`)
      for (const text of ['set up an identity provider', 'proved a domain', 'linked an identity'])
        await page
          .getByRole('row')
          .filter({ hasText: new RegExp(text, 'i') })
          .first()
          .waitFor()
      await visitPage(page, `${url}/workspace`)
      await button(page, 'Remove the provider').click()
      expect(await faults(page)).toEqual([])
      await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD)
      await button(page, 'Remove it').click()
      await page.getByText('People sign in to this workspace by themselves').waitFor()
      expect(bodyOf(await ada.ask('get_identity_provider'))['provider']).toBeNull()
      expect(others()).toEqual([])
      await page.context().close()
    })

    test('a member removes the link to a provider that the workspace has no more', async () => {
      const { page, others } = await open(jon)
      await visitPage(page, `${url}/account`)
      await page.getByText('has no identity provider now').waitFor()
      await button(page, `Remove the link to ${provider.issuer}`).press('Enter')
      expect(await faults(page)).toEqual([])
      await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
      await button(page, 'Remove it').click()
      await page.getByText('has no identity provider now').waitFor({ state: 'detached' })
      expect(bodyOf(await jon.ask('get_identity_provider'))['links']).toEqual([])
      expect(others()).toEqual([])
      await page.context().close()
    })
  },
)
