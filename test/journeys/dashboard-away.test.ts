// A server that is away, or whose answer is lost: the page says so, keeps what is there, and nothing is done twice.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayText } from '../../src/edges/dashboard/words/naming.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'

const PITCH = 'Umbrella sharing at stations, paid by the minute, for towns where it rains without warning.'

let filled: FilledWorld
let browser: Browser
let page: Page

const visit = (path: string): Promise<void> => visitPage(page, filled.url + path)
const away = (): Locator => page.getByText('The server does not answer.').first()

/** Has the server do what it is asked next, and loses its answer. */
async function loseAnswer(path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

describe.skipIf(browserAbsent)(`away${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  beforeEach(async () => {
    ;({ page } = await openPageOf(browser, filled))
  })
  afterEach(() => page.context().close())
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('the page says that the server is away and since when, and goes on by itself when it is back', async () => {
    await visit('/keys')
    await page.context().setOffline(true)
    await away().waitFor()
    await page.getByText(/What you see is as of \d/).waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThan(1)
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Workspace', exact: true }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('table', { name: 'Members of the workspace' }).waitFor()
    await away().waitFor({ state: 'detached' })
  })

  test('a server that is away is announced once, also by a page that has nothing to show', async () => {
    await visit('/keys')
    await page.context().setOffline(true)
    await away().waitFor()
    for (const link of ['Workspace', 'Diligence', 'Assessments']) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await page.locator(`nav a[aria-current="page"]:text-is("${link}")`).waitFor()
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      expect(await page.getByText('does not answer').count(), link).toBe(1)
      expect(await page.getByRole('alert').count(), link).toBe(0)
      expect(await faults(page)).toEqual([])
    }
    await page.context().setOffline(false)
    await page.getByRole('table', { name: 'Assessments' }).waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
  })

  test('a page that could not be renewed says as of when it is, an assessment, a run and a comparison too', async () => {
    await page.clock.install()
    for (const path of [
      `/assessments/${filled.scored}`,
      `/diligence/${filled.runs[0]}`,
      `/diligence/compare?ids=${filled.runs.slice(0, 2).join(',')}`,
    ]) {
      await visit(path)
      await page.route(/\/v1\/(dashboard\/assessments|runs)\//, (route) =>
        route.fulfill({
          status: 500,
          json: { error: 'internal', message: 'broken', status: 500, retryable: true, request_id: 'r' },
        }),
      )
      await page.clock.fastForward(60_000)
      // why: whoever comes back to a page has it renewed
      await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
      await page.getByText(`As of ${dayText(new Date().toISOString())}`).waitFor()
      expect(await page.locator('h1').count(), path).toBe(1)
      await page.unrouteAll()
    }
  })

  test('a page that cannot show what it was answered says what to do, and the other pages go on', async () => {
    await page.route('**/v1/dashboard/keys', (route) => route.fulfill({ json: { keys: 7 } }))
    await visit('/keys')
    await page.getByText('Load the page again; what you typed is kept').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Workspace', exact: true }).click()
    await page.getByRole('table', { name: 'Members of the workspace' }).waitFor()
    await page.goBack()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
  })

  test('where even the ways to other pages cannot be shown, it says so all the same', async () => {
    await page.route('**/v1/dashboard/account', async (route) => {
      const account: unknown = await (await route.fetch()).json()
      await route.fulfill({ json: Object.assign({}, account, { workspaces: 7 }) })
    })
    await page.goto(`${filled.url}/keys`)
    await page.getByText('Load the page again; what you typed is kept').waitFor()
    expect(await faults(page)).toEqual([])
    await page.unrouteAll()
  })

  test('a server that takes a request and stays silent is away after a while', async () => {
    await visit('/keys')
    await page.route('**/v1/dashboard/account', () => undefined)
    await page.evaluate("window.dispatchEvent(new Event('offline'))")
    await away().waitFor()
  })

  const open = (): Promise<void> => page.getByRole('button', { name: 'Open the assessment' }).click()
  const openInVain = async (pitch: string): Promise<void> => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill(pitch)
    await loseAnswer('**/v1/start')
    await open()
    await page.getByText('send it again, and it is done once').waitFor()
    expect(await page.getByLabel('Pitch').inputValue()).toBe(pitch)
  }
  const expectFound = async (query: string, times: number): Promise<void> => {
    await page.getByRole('heading', { name: 'Add evidence' }).waitFor()
    await visit('/')
    await page.getByLabel('Search titles and pitches').fill(query)
    await expect.poll(() => page.getByRole('row').count()).toBe(1 + times)
  }

  test('a change whose answer was lost is sent again and done once', async () => {
    await openInVain(PITCH)
    await open()
    await expectFound('umbrella', 1)
  })

  test('it is done once, too, where the page was loaded again meanwhile, unless the draft is another one by then', async () => {
    const pitch = 'Lockers for skis in valley stations, paid by the day, for guests who come by train.'
    await openInVain(pitch)
    await page.reload()
    await open()
    await expectFound('lockers', 1)
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Lockers')

    await openInVain(`${pitch} In winter.`)
    await page.reload()
    await page.getByLabel('Pitch').fill(`${pitch} In summer.`)
    await open()
    await expectFound('lockers', 3)
  })

  test('a run whose answer was lost is the same after the page was loaded again', async () => {
    await visit('/diligence/new')
    await page.getByLabel('Name', { exact: true }).fill('Halfpenny Harbour')
    await loseAnswer('**/v1/diligence')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByText('send it again, and it is done once').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { name: 'Halfpenny Harbour' }).waitFor()
    await visit('/diligence')
    await page.getByLabel('Search titles and subjects').fill('halfpenny')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
  })

  test('where sending again would do it twice, the page says to look first', async () => {
    await visit('/keys')
    await page.getByRole('button', { name: 'Issue a key' }).click()
    await page.getByLabel('Name').fill('Lost')
    await loseAnswer('**/v1/dashboard/keys')
    await page.getByRole('button', { name: 'Issue the key' }).click()
    await page.getByText('it may have been done. Load the page again and look').waitFor()
    await page.reload()
    await page.getByRole('rowheader', { name: 'Lost' }).waitFor()
  })
})
