// Every page of the dashboard in a browser, over the real edge and its Content-Security-Policy: nothing for axe to find, all
// of it within reach of the keyboard, room enough on a phone, and no request to anybody else.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { EMAIL, type FakeDashboard, openFakeDashboard, PASSWORD } from '../support/dashboard-fake.ts'
import {
  axeFindings,
  beyondWindow,
  focusedIsInvalid,
  focusedTag,
  focusIsKept,
  nameStops,
  stopWithFocus,
} from '../support/in-page.mjs'
import { root } from '../support/process.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const built = join(root, 'dist/dashboard')
const MOST_SCRIPT_BYTES = 200_000

let fake: FakeDashboard
let browser: Browser

/** Name -> address, and what has to be opened to see all of it. */
const pages = (): readonly (readonly [name: string, path: string, open?: string])[] => [
  ['sign-in', '/sign-in'],
  ['link', '/link?token=good'],
  ['link that is used', '/link?token=used'],
  ['assessments', '/'],
  ['new assessment', '/assessments/new'],
  ['scored assessment', `/assessments/${fake.ids.scored}`, '.axis > summary'],
  ['open assessment', `/assessments/${fake.ids.open}`],
  ['no assessment', '/assessments/none'],
  ['evidence', `/assessments/${fake.ids.open}/evidence`],
  ['evidence with rows', `/assessments/${fake.ids.open}/evidence?signal=market.acv_estimate`],
  ['runs', '/diligence'],
  ['new run', '/diligence/new'],
  ['run', `/diligence/${fake.ids.runs[0]}`, '.match > summary'],
  ['runs compared', `/diligence/compare?ids=${[fake.ids.runs[0], fake.ids.runs[2]].join(',')}`],
  ['events', '/events'],
  ['keys', '/keys'],
  ['workspace', '/workspace'],
  ['operator', '/operator'],
  ['account', '/account'],
  ['nowhere', '/nothing-here'],
]

interface Watched {
  readonly page: Page
  /** What the browser complained of, and requests to anywhere else. */
  readonly complaints: string[]
}

async function openPage(width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
  await context.addCookies([{ ...fake.cookie, url: fake.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // why: a refusal of the service is part of what is tested
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(fake.url)) complaints.push(`asked ${request.url()}`)
  })
  return { page, complaints }
}

async function visit(page: Page, path: string, open?: string): Promise<void> {
  await page.goto(fake.url + path)
  await page.locator('h1').waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  if (open !== undefined) await page.locator(open).first().click()
}

describe.skipIf(browserAbsent)(`pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[fake, browser] = await Promise.all([openFakeDashboard(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await fake.close()
  })

  for (const [width, scheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1920, 'light'],
    [1920, 'dark'],
  ] as const)
    test(`at ${width} px, ${scheme}: axe finds nothing, nothing is cut off, no rule of the policy is broken`, async () => {
      const { page, complaints } = await openPage(width, scheme)
      for (const [name, path, open] of pages()) {
        await visit(page, path, open)
        expect(await faults(page), name).toEqual([])
        expect(await page.evaluate(beyondWindow), `${name} is wider than the window`).toBe(0)
        expect(complaints, name).toEqual([])
      }
      await page.context().close()
    })

  test('the keyboard alone reaches every control of every page in its order, and shows where it is', async () => {
    const { page } = await openPage(1280)
    for (const [name, path] of pages()) {
      await visit(page, path)
      const walked = await walk(page)
      expect(walked.reached, name).toEqual(walked.there)
      expect(walked.unseen, `${name}: focus that cannot be seen`).toEqual([])
    }
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
    await page.context().close()
  })

  test('on a phone the menu opens by keyboard, and arrows move between the tabs of a run', async () => {
    const { page } = await openPage(360)
    await visit(page, `/diligence/${fake.ids.runs[0]}`)
    const menu = page.getByRole('button', { name: 'Menu' })
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
    await menu.press('Enter')
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('link', { name: 'Events' }).isVisible()).toBe(true)
    await page.getByRole('tab', { name: 'Findings' }).press('ArrowRight')
    await page
      .getByRole('cell', { name: /OFAC|Sample/ })
      .first()
      .waitFor()
    await page.getByRole('tab', { name: 'Sources' }).press('ArrowRight')
    await page.getByText('Your browser has just checked the chain').waitFor()
    expect(await faults(page)).toEqual([])
    await page.context().close()
  })

  test('a dialog keeps the focus, takes Escape and gives the focus back; a secret is not lost to Escape', async () => {
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
    await page.keyboard.press('Escape')
    expect(await secret.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('rowheader', { name: 'By keyboard' }).waitFor()
    await page.context().close()
  })

  test('what the service finds wrong stands beside the field it names, in its words, and the first one has the focus', async () => {
    const { page } = await openPage(1280)
    await visit(page, `/assessments/${fake.ids.open}/evidence?signal=problem.user_quote`)
    const quote = field(page, 'value.verbatim')
    await quote.fill('Too short.')
    await field(page, 'value.source_url').fill('nowhere')
    await page.getByRole('button', { name: 'Submit this signal' }).click()
    await page.getByRole('alert').waitFor()
    expect(await messageOf(page, field(page, 'value.source_url'))).toContain(
      'Must be an absolute http or https URL',
    )
    expect(await messageOf(page, field(page, 'value.speaker_role'))).toContain('Is required')
    expect(await quote.inputValue()).toBe('Too short.')
    expect(await page.evaluate(focusedIsInvalid)).toBe(true)
    expect(await faults(page)).toEqual([])
    // a visit elsewhere and back loses nothing either
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.goBack()
    expect(await quote.inputValue()).toBe('Too short.')
    await page.context().close()
  })

  test('a point leads to its entries, also to one that the list leaves out just now', async () => {
    const { page } = await openPage(1280)
    await visit(page, `/assessments/${fake.ids.scored}`)
    await page.getByLabel('Axis').selectOption('market')
    await page.locator('#axis-problem > summary').click()
    const cite = page.locator('#axis-problem .cite').first()
    const entry = page.locator(`[id="${(await cite.getAttribute('href'))?.slice(1)}"]`)
    expect(await entry.count()).toBe(0)
    await cite.click()
    await expect.poll(() => entry.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.context().close()
  })

  test('whoever is not signed in is asked to, and then sees the page they came for', async () => {
    const { page } = await openPage(1280)
    await page.context().clearCookies()
    await visit(page, '/keys')
    await page.getByLabel('E-mail address').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await page.context().close()
  })

  test('a session that ends asks for the password in place, and what was typed is sent afterwards', async () => {
    const { page } = await openPage(1280)
    await visit(page, '/assessments/new')
    await page.getByLabel('Pitch').fill('Polite balance reminders with a pay-by-link for dental practices.')
    fake.endSessions()
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByLabel('E-mail address').fill(EMAIL)
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
})

test('all scripts of the dashboard together are under 200 KB compressed', () => {
  const scripts = globSync('**/*.js', { cwd: built })
  expect(scripts.length).toBeGreaterThan(0)
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(built, name))).length, 0)
  expect(bytes).toBeLessThan(MOST_SCRIPT_BYTES)
})

/** What axe finds by WCAG 2.2 AA and its best practices, in short. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(axeFindings)
}

/** Steps through a page with the Tab key: which controls are there, which were reached in which order, which showed nothing. */
async function walk(page: Page): Promise<{ there: string[]; reached: string[]; unseen: string[] }> {
  const there = await page.evaluate(nameStops)
  const reached: string[] = []
  const unseen: string[] = []
  // why more steps than controls: a date field is several stops
  for (let step = 0; step < there.length + 12 && reached.length < there.length; step++) {
    await page.keyboard.press('Tab')
    const { stop, seen } = await page.evaluate(stopWithFocus)
    if (reached.at(-1) === stop) continue
    reached.push(stop)
    if (!seen) unseen.push(stop)
  }
  return { there, reached, unseen }
}

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

/** What stands beside a field as its error, as assistive technology is told. */
async function messageOf(page: Page, of: Locator): Promise<string> {
  const ids = ((await of.getAttribute('aria-describedby')) ?? '').split(' ').filter((id) => id !== '')
  return (await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(' ')
}
