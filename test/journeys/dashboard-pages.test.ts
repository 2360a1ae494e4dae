// Every page of the dashboard in a browser, over the real edge and its Content-Security-Policy: nothing for axe to find, all
// of it within reach of the keyboard, room enough on a phone, and no request to anybody else.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_PACK } from '../../src/installation/sample-pack.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type Browser as Visitor, PASSWORD } from '../support/browser.ts'
import { pagesOf, type PageToSee } from '../support/dashboard-pages.ts'
import { ADA, JON, type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, messageOf, openPageOf, visitPage, type Watched } from '../support/open-page.ts'
import {
  beyondWindow,
  chartTexts,
  focusedIsInvalid,
  forbidStore,
  focusedTag,
  focusIsKept,
  nameStops,
  noteStops,
  notedStops,
  unreachableScrolls,
} from '../support/in-page.mjs'
import { root } from '../support/process.ts'

const built = join(root, 'dist/dashboard')
const MAX_SCRIPT_BYTES = 200_000

let filled: FilledWorld
let browser: Browser

const pages = (): readonly PageToSee[] => pagesOf(filled)
const openPage = (width: number, visitor?: Visitor): Promise<Watched> =>
  openPageOf(browser, filled, { width, visitor })
const visit = (page: Page, path: string, open?: string): Promise<void> =>
  visitPage(page, filled.url + path, open)

describe.skipIf(browserAbsent)(`pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  describe('every page', () => {
    const seen = new Map<string, SeenPage>()

    beforeAll(async () => {
      const { page, complaints } = await openPage(360)
      for (const [name, path, open] of pages()) {
        // why once for all that is asked of it: to load a page takes as long as to look at it
        await visit(page, path, open)
        seen.set(name, { ...(await lookAt(page)), complaints: complaints.splice(0) })
      }
      await page.context().close()
    })

    test('at 360 and 1920 px, light and dark: axe finds nothing, nothing is cut off, no rule of the policy is broken', () => {
      for (const [name, { found, beyond, complaints }] of seen) {
        for (const [where, rules] of Object.entries(found)) expect(rules, `${name}, ${where}`).toEqual([])
        for (const [width, px] of Object.entries(beyond))
          expect(px, `${name} is wider than the window of ${width} px`).toBe(0)
        expect(complaints, name).toEqual([])
      }
    })

    test('the keyboard alone reaches every control in its order, and shows where it is', () => {
      for (const [name, { walked }] of seen) {
        expect(walked.reached, name).toEqual(walked.there)
        expect(walked.unseen, `${name}: focus that cannot be seen`).toEqual([])
      }
    })
  })

  test('every text of a chart can be read at every width, and stays in its picture', async () => {
    const { page } = await openPage(360)
    await visit(page, `/assessments/${filled.scored}`)
    for (const width of [320, 360, 531, 532, 832, 833, 1200, 1201, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(unreachableScrolls), { message: `at ${width}` }).toEqual([])
      const unfit = async () => {
        const texts = await page.evaluate(chartTexts)
        expect(texts.length).toBeGreaterThan(20)
        return texts.filter(({ drawnPx, inside }) => drawnPx < 11 || !inside)
      }
      // why asked again: the drawing is chosen after the page has its new width
      await expect.poll(unfit, { message: `at ${width}` }).toEqual([])
      expect(await page.evaluate(beyondWindow)).toBe(0)
      const scrolled = page.getByRole('region', { name: /to be scrolled sideways/ })
      expect(await scrolled.count(), `at ${width}`).toBe(0)
    }
    await page.context().close()
  })

  test('somebody on Free who runs no server sees their quota and no page of operators', async () => {
    const { page, complaints } = await openPage(360, await filled.signInOnFree())
    for (const path of ['/', '/workspace', '/keys', '/operator']) {
      await visit(page, path)
      expect(await faults(page), path).toEqual([])
      expect(await page.evaluate(beyondWindow), path).toBe(0)
    }
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Operator')
    await visit(page, '/workspace')
    await page.getByText('2 of 3').waitFor()
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the first stop leads past the frame, and a move to another page begins at its heading', async () => {
    const { page } = await openPage(1280)
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(focusedTag)).toBe('main')
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    expect(await page.evaluate(focusedTag)).toBe('h1')
    expect(await page.title()).toBe('API keys · Assay')

    await visit(page, `/diligence/${filled.runs[0]}`)
    const finding = await page.locator('a[href^="#finding-"]').first().getAttribute('href')
    await visit(page, `/diligence/${filled.runs[0]}?part=audit${finding}`)
    await page.locator('.skip').press('Enter')
    expect(await page.evaluate(focusedTag)).toBe('main')
    expect(new URL(page.url()).hash).toBe(finding)
    await page.getByRole('tab', { name: 'Findings', selected: true }).waitFor()
    await page.context().close()
  })

  test('on a phone the menu opens by keyboard, and arrows move between the tabs of a run', async () => {
    const { page } = await openPage(360)
    await visit(page, `/diligence/${filled.runs[0]}`)
    const menu = page.getByRole('button', { name: 'Menu' })
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    await menu.press('Enter')
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('link', { name: 'Events' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await menu.getAttribute('aria-expanded')).toBe('false')
    expect(await menu.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.getByRole('tab', { name: 'Findings' }).press('ArrowRight')
    await page
      .getByRole('cell', { name: /OFAC|Sample/ })
      .first()
      .waitFor()
    await page.getByRole('tab', { name: 'Sources' }).press('ArrowRight')
    await page.getByText('Your browser has just checked the chain').waitFor()
    expect(await faults(page)).toEqual([])
    await visit(page, '/keys')
    await menu.click()
    await page.getByRole('link', { name: 'Keys' }).click()
    expect(await menu.getAttribute('aria-expanded')).toBe('false')
    await page.context().close()
  })

  test('what went wrong with one document stays while another is made', async () => {
    const { page } = await openPage(1280)
    await page.route('**/v1/exports/*', (route) =>
      route.request().url().includes('a4')
        ? route.fulfill({
            status: 500,
            json: { error: 'internal', message: 'broken', status: 500, retryable: true, request_id: 'r' },
          })
        : undefined,
    )
    await visit(page, `/diligence/${filled.runs[0]}`)
    await page.getByRole('button', { name: 'PDF, A4' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'PDF, Letter' }).click()
    await page.locator('button[data-loading]').waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.NaN
    const [a4, letter] = ['A4', 'Letter'].map((paper) =>
      page.getByRole('button', { name: `PDF, ${paper}` }),
    ) as [Locator, Locator]
    expect(await top(letter)).toBe(await top(a4))
    expect(await top(page.getByRole('alert'))).toBeGreaterThan(await top(a4))
    await page.context().close()
  })

  test('a dialog keeps the focus, takes Escape and gives the focus back', async () => {
    const { page } = await openPage(1280)
    await visit(page, '/keys')
    const button = page.getByRole('button', { name: 'Issue a key' })
    await button.press('Enter')
    const dialog = page.getByRole('dialog')
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(focusIsKept)).toBe(true)
    }
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true)

    await button.click()
    await page.getByLabel('Name').fill('By keyboard')
    await page.getByLabel('Name').press('Enter')
    const secret = page.getByLabel('Secret')
    expect(await secret.inputValue()).toMatch(/^sk_/)
    expect(await faults(page)).toEqual([])
    await secret.press('ControlOrMeta+c')
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('rowheader', { name: 'By keyboard' }).waitFor()
    await page.context().close()
  })

  test('what the service finds wrong stands beside the field it names, in its words, and the first one has the focus', async () => {
    const { page } = await openPage(1280)
    await visit(page, `/assessments/${filled.open}/evidence?signal=problem.user_quote`)
    const quote = field(page, 'value.verbatim')
    await quote.fill('Too short.')
    await field(page, 'value.source_url').fill('nowhere')
    await page.getByRole('button', { name: 'Submit this signal' }).click()
    await page.getByRole('alert').waitFor()
    expect(await messageOf(page, field(page, 'value.source_url'))).toContain(
      'Must be an absolute http or https URL',
    )
    expect(await messageOf(page, field(page, 'value.speaker_role'))).toContain('Is required')
    const aboutTheDay = await messageOf(page, field(page, 'value.source_date'))
    expect(aboutTheDay).toContain('Give day, month and year')
    expect(aboutTheDay).toContain('Day on which the source was published.')
    expect(await quote.inputValue()).toBe('Too short.')
    expect(await page.evaluate(focusedIsInvalid)).toBe(true)
    expect(await faults(page)).toEqual([])
    // a visit elsewhere and back loses nothing either
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.goBack()
    expect(await quote.inputValue()).toBe('Too short.')
    await visit(page, '/assessments/new')
    await field(page, 'pitch').fill(` ${'pitch '.repeat(1_700)} `)
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    await page.getByRole('alert').waitFor()
    expect(await messageOf(page, field(page, 'pitch'))).toMatch(/10,000 characters .*; it has 10,199 /)
    await page.context().close()
  })

  test('a point leads to its entries, also to one that the list leaves out just now', async () => {
    const { page } = await openPage(1280)
    await visit(page, `/assessments/${filled.scored}`)
    await page.getByLabel('Axis').selectOption('market')
    expect(await page.getByText(/^Cost of acquiring a customer: \d+ GBP$/).count()).toBeGreaterThan(0)
    await page.locator('#axis-problem > summary').click()
    const cite = page.locator('#axis-problem .cite').first()
    const entry = page.locator(`[id="${(await cite.getAttribute('href'))?.slice(1)}"]`)
    expect(await entry.count()).toBe(0)
    await cite.click()
    await expect.poll(() => entry.evaluate((element) => element.matches(':focus'))).toBe(true)
    // and again, though the address has it already
    await page.getByLabel('Axis').selectOption('market')
    await cite.click()
    await expect.poll(() => entry.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.context().close()
  })

  test('a search says that it found nothing when it has asked, and what it found, also to who does not see it', async () => {
    const { page } = await openPage(1280)
    await visit(page, '/')
    const [search, status] = [
      page.getByLabel('Search titles and pitches'),
      page.locator('main > [role="status"]'),
    ]
    expect(await status.textContent()).toMatch(/^\d+ shown$/)
    await search.fill('nowhere')
    await status.getByText('Nothing has all of the words “nowhere”').waitFor()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/query=veterinary/, (route) => held.then(() => route.continue()))
    const asked = page.waitForRequest(/query=veterinary/)
    await search.fill('veterinary')
    await asked
    expect(await status.textContent()).toBe('')
    letGo()
    await status.getByText('1 shown').waitFor()
    await page.context().close()
  })

  test('where more of a list cannot be had, that stands beside the button, and the list is as it was', async () => {
    const { page } = await openPage(1280)
    await page.route('**/v1/dashboard/assessments*', async (route) => {
      if (route.request().url().includes('before='))
        return route.fulfill({
          status: 500,
          json: { error: 'internal', message: 'broken', status: 500, retryable: true, request_id: 'r' },
        })
      const response = await route.fetch()
      return route.fulfill({ response, json: { ...((await response.json()) as object), next: 'x' } })
    })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.locator('.more + [role="alert"]').waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    expect(await page.getByText(/^As of/).count()).toBe(0)
    await page.context().close()
  })

  test('a check of a quote is told in words, with what its source says now', async () => {
    const { page } = await openPage(1280)
    await visit(page, `/assessments/${filled.open}`)
    const entry = (text: string): Locator => page.locator('.entry', { hasText: text })
    for (const [quote, outcome, seen] of [
      [
        'We spend about 6 hours',
        'Its source says something else',
        'The page says “We spend about 2 hours a week',
      ],
      ['Our receptionist keeps', 'Not found at its source', 'The closest passage is “'],
      ['Chasing small balances', 'Its source could not be read', 'The page cannot be had.'],
      ['All of our patients pay', 'Confirmed at its source', 'All of our patients pay'],
    ] as const) {
      expect(await entry(quote).textContent()).toContain(outcome)
      expect(await entry(quote).textContent()).toContain(seen)
    }
    await page.context().close()
  })

  test('the ledger has its quotes checked at their sources: those not confirmed, as many at once as the service takes', async () => {
    const { page } = await openPage(1280)
    const lots: unknown[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/v1/deep_research_mode')) return
      lots.push((request.postDataJSON() as { citations: unknown[] }).citations.length)
    })
    await visit(page, `/assessments/${filled.scored}`)
    await page.getByRole('button', { name: 'Check all quotes at their sources again' }).click()
    await page.getByText('7 quotes were checked, 7 confirmed').waitFor()

    await page.route('**/v1/dashboard/assessments/*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { entries: readonly { id: string }[] }
      const entries = Array.from({ length: 10 }, (_, i) =>
        answer.entries.map((entry) => ({ ...entry, id: `${entry.id}-${i}` })),
      )
      await route.fulfill({ json: { ...answer, entries: entries.flat() } })
    })
    await visit(page, `/assessments/${filled.open}`)
    const check = page.getByRole('button', { name: 'Check 30 quotes at their sources' })
    await check.click()
    await page.getByText('30 quotes were checked, 0 confirmed').waitFor()
    expect(lots).toEqual([7, 25, 5])
    await page.route('**/v1/deep_research_mode', (route) => route.abort())
    await check.click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByText('quotes were checked').count()).toBe(0)
    await page.context().close()
  })

  test('a source says why it could not be fetched, and that it is being fetched', async () => {
    const visitor = await filled.signIn()
    const { page } = await openPage(1280, visitor)
    // why again: a download that stands still is given up after a while
    await visitor.ask('sync_source', { id: 'un-sc' })
    await visit(page, '/operator')
    const row = (name: string): Locator => page.getByRole('row', { name })
    expect(await row('SEC litigation releases').locator('.failure').textContent()).toContain('answered 404')
    expect(await row('UN Security Council').getByRole('button').first().textContent()).toBe('Fetching')
    expect(await page.getByRole('table', { name: 'Public sources' }).textContent()).not.toMatch(/\d-\d\d-\d/)
    await page.getByRole('button', { name: 'Fetch now: SEC litigation releases' }).click()
    const outcome = page.getByRole('status')
    await outcome.getByText('Fetching SEC litigation releases.').waitFor()
    // why answered here: it waits until the one before it is given up
    await page.route('**/operator/health', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"syncing":true', '"syncing":false')
      await route.fulfill({ response, body })
    })
    await outcome.getByText('SEC litigation releases could not be fetched').waitFor()
    await page.context().close()
  })

  test('a list is brought in by hand: refused below its floor, then not whole, and its history says how it came', async () => {
    const { page, complaints } = await openPage(1280)
    await visit(page, '/operator')
    const list = () => page.getByRole('row', { name: /World Bank listing/ })
    await list().getByRole('button', { name: 'Files of' }).click()
    const file = readFileSync(join(SAMPLE_PACK, 'wb-debarred/SANCTIONED_FIRM.json'))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('File', { exact: true }).setInputFiles({
      name: 'SANCTIONED_FIRM.json',
      mimeType: 'application/json',
      buffer: file,
    })
    const importIt = () => dialog.getByRole('button', { name: 'Import' }).press('Enter')
    await importIt()
    await dialog.getByText('carry no date').waitFor()
    await dialog.getByLabel('Day of the files').fill('2026-11-02')
    await importIt()
    // why the alert: the history says it of the sample too
    await dialog
      .getByRole('alert')
      .getByText(/The files hold \d+ of kind/)
      .first()
      .waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByLabel('Take it with fewer records').press('Space')
    await importIt()
    await dialog.getByText('It is in force').waitFor()
    const history = dialog.getByRole('table', { name: 'Snapshots that are kept' })
    const inForce = history.getByRole('row').filter({ hasText: 'In force' })
    await inForce.getByText('By hand, from SANCTIONED_FIRM.json').waitFor()
    await inForce.getByText('as the operator said').waitFor()
    expect(await history.getByRole('row').filter({ hasText: 'Sample data' }).count()).toBe(1)
    expect(await history.getByRole('row').count()).toBe(3)
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await list().getByText('Not whole').waitFor()
    expect(await list().innerText()).toContain('By hand, from SANCTIONED_FIRM.json')
    expect(await list().getByText('Current').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a dead job is shown with its fault until it is retried', async () => {
    const { page } = await openPage(1280)
    const job = {
      kind: 'delivery',
      id: 'h-1/msg_1',
      workspaceId: 'w-1',
      attempts: 10,
      queuedAt: '2026-11-02T09:00:00.000Z',
      deadAt: '2026-11-02T09:40:00.000Z',
      fault: 'TypeError',
    }
    // why answered here: no job of this world is dead
    let jobs = [job]
    await page.route('**/operator/dead-jobs', (route) => route.fulfill({ json: { jobs } }))
    await page.route('**/operator/dead-jobs/retry', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ kind: 'delivery', id: 'h-1/msg_1' })
      jobs = []
      await route.fulfill({ json: { kind: 'delivery', id: 'h-1/msg_1' } })
    })
    await visit(page, '/operator')
    const row = page.getByRole('table', { name: 'Dead jobs' }).getByRole('row', { name: 'h-1/msg_1' })
    expect(await row.textContent()).toMatch(/Delivery of an event.*w-1.*TypeError.*10/)
    await page.getByRole('button', { name: 'Retry: Delivery of an event h-1/msg_1' }).click()
    await page.getByText('Delivery of an event is in its queue again.').waitFor()
    await page.getByText('There are none.').waitFor()
    expect(await page.getByRole('table', { name: 'Dead jobs' }).count()).toBe(0)
    await page.context().close()
  })

  test('what is not there is told to people in their words, and is not tried again', async () => {
    const { page } = await openPage(1280)
    for (const [path, said] of [
      ['/assessments/none', 'no such assessment'],
      ['/diligence/none', 'no such run'],
      ['/link?token=used', 'The link is not valid'],
    ] as const) {
      await visit(page, path)
      expect(await page.locator('main').textContent()).toContain(said)
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    }
    await page.context().close()
  })

  test('whoever is not signed in is asked to, and then sees the page they came for', async () => {
    const { page } = await openPage(1280)
    await page.context().clearCookies()
    await visit(page, '/keys')
    const password = page.getByLabel('Password', { exact: true })
    const signIn = page.getByRole('button', { name: 'Sign in' })
    await signIn.click()
    await page.getByText('2 fields need another look').waitFor()
    for (const empty of [page.getByLabel('E-mail address'), password])
      expect(await messageOf(page, empty)).toBe('Must not be empty')
    await page.getByLabel('E-mail address').fill(ADA)
    await password.fill('not the one she has')
    await signIn.press('Enter')
    await page.getByText('E-mail address or password is wrong').waitFor()
    await expect.poll(() => signIn.evaluate((button) => button.matches(':focus'))).toBe(true)
    await password.fill(PASSWORD)
    await signIn.click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await page.context().close()
  })

  test('a browser that lets the page keep nothing shuts nobody out', async () => {
    const { page, complaints } = await openPage(1280)
    await page.addInitScript(forbidStore)
    await visit(page, '/account')
    await page.getByLabel('Light or dark').selectOption('dark')
    expect(await page.getByLabel('Light or dark').inputValue()).toBe('dark')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a session that ends asks for the password in place, and what was typed is sent afterwards', async () => {
    const visitor = await filled.signIn()
    const { page } = await openPage(1280, visitor)
    await visit(page, '/assessments/new')
    await page.getByLabel('Pitch').fill('Polite balance reminders with a pay-by-link for dental practices.')
    await visitor.ask('sign_out')
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByLabel('E-mail address').fill(ADA)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    await page.getByRole('heading', { name: 'Add evidence' }).waitFor()
    await page.context().close()
  })

  test('a link of recovery sets another password, and says beside the field when it is too short', async () => {
    const { page } = await openPage(1280)
    await page.context().clearCookies()
    // as links were before: those that are out must open
    await visit(page, `/link?token=${filled.links.recovery}`)
    expect(page.url()).not.toContain(filled.links.recovery)
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(JON)
    expect(await page.getByLabel('Your name').count()).toBe(0)
    const password = page.getByLabel('New password', { exact: true })
    await password.fill('eleven char')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('alert').waitFor()
    expect(await messageOf(page, password)).toContain('Must have 12 to 256 characters')
    await expect.poll(() => page.evaluate(focusedIsInvalid)).toBe(true)
    await password.fill('twelve chars')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('heading', { name: 'Assessments' }).waitFor()
    await page.context().close()
  })
})

test('no page of the dashboard loads 200 KB of scripts, compressed', () => {
  const codeOf = (name: string): string => readFileSync(join(built, 'assets', name), 'utf8')
  const bytesOf = (names: ReadonlySet<string>): number =>
    [...names].reduce((sum, name) => sum + gzipSync(codeOf(name)).length, 0)
  /** A script with all that it imports at once. */
  const loadedWith = (name: string, loaded = new Set<string>()): Set<string> => {
    if (loaded.has(name)) return loaded
    loaded.add(name)
    for (const [, imported = ''] of codeOf(name).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      loadedWith(imported, loaded)
    return loaded
  }
  const [, entry = ''] =
    /<script[^>]* src="\/assets\/([^"]+)"/.exec(readFileSync(join(built, 'index.html'), 'utf8')) ?? []
  const first = loadedWith(entry)
  const later = globSync('*.js', { cwd: join(built, 'assets') }).filter((name) => !first.has(name))
  expect(first.size).toBeGreaterThan(1)
  expect(later.length).toBeGreaterThan(4)
  for (const name of later)
    expect(bytesOf(loadedWith(name, new Set(first))), name).toBeLessThan(MAX_SCRIPT_BYTES)
})

interface Walk {
  readonly there: readonly string[]
  readonly reached: readonly string[]
  readonly unseen: readonly string[]
}

interface SeenPage {
  /** Width and colours -> what axe finds. */
  readonly found: Readonly<Record<string, readonly string[]>>
  /** Width -> pixels by which the page is wider. */
  readonly beyond: Readonly<Record<number, number>>
  readonly walked: Walk
  readonly complaints: readonly string[]
}

/** Looks at a page on a phone and on a large screen, in both colours, and steps through it on one in between. */
async function lookAt(page: Page): Promise<Omit<SeenPage, 'complaints'>> {
  const found: Record<string, readonly string[]> = {}
  const beyond: Record<number, number> = {}
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
      // in the dark only colours differ
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      found[`${width} px, ${colorScheme}`] = await faults(page, rules)
    }
    beyond[width] = await page.evaluate(beyondWindow)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const walked = await walk(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 800 })
  return { found, beyond, walked }
}

/** Steps through a page with the Tab key: which controls are there, which were reached in which order, which showed nothing. */
async function walk(page: Page): Promise<Walk> {
  const there = await page.evaluate(nameStops)
  await page.evaluate(noteStops)
  let stops: readonly { readonly stop: string; readonly seen: boolean }[] = []
  // why more steps than controls: a date field is several stops
  for (let step = 1; step <= there.length + 12 && stops.length < there.length; step++) {
    await page.keyboard.press('Tab')
    if (step >= there.length) stops = await page.evaluate(notedStops)
  }
  const reached = stops.slice(0, there.length)
  return {
    there,
    reached: reached.map(({ stop }) => stop),
    unseen: reached.filter(({ seen }) => !seen).map(({ stop }) => stop),
  }
}
