// A page of the dashboard as somebody who is signed in sees it, in a real browser, and what can be asked about it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Browser as Visitor } from './browser.ts'
import { cookieOf, type FilledWorld } from './filled-world.ts'
import { axeFindings, hasAxe } from './in-page.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Watched {
  readonly page: Page
  /** What the browser complained of, and requests to anywhere else. */
  readonly complaints: string[]
}

interface Opened {
  readonly width?: number
  /** Who is signed in; a new session of Ada where nobody is named. */
  readonly visitor?: Visitor | undefined
}

export async function openPageOf(
  browser: Browser,
  filled: Pick<FilledWorld, 'url' | 'signIn'>,
  { width = 1280, visitor }: Opened = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await context.addCookies([cookieOf(visitor ?? (await filled.signIn()), filled.url)])
  // why so long: the machine may be busy with other tests
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // why: a refusal of the service is part of what is tested
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(filled.url)) complaints.push(`asked ${request.url()}`)
  })
  return { page, complaints }
}

/** Goes to an address, waits until all of it is there, and opens what has to be opened to see it. */
export async function visitPage(page: Page, url: string, open?: string): Promise<void> {
  await page.goto(url)
  await page.locator('h1').waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  if (open !== undefined) await page.locator(open).first().click()
}

/** What axe finds by WCAG 2.2 AA and its best practices, in short; or by some of its rules alone. */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // why asked: the script has half a megabyte, and a page that was looked at before has it
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe)
  return page.evaluate(axeFindings, rules)
}

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

/** What stands beside a field as its error, as assistive technology is told. */
export async function messageOf(page: Page, of: Locator): Promise<string> {
  const ids = ((await of.getAttribute('aria-describedby')) ?? '').split(' ').filter((id) => id !== '')
  return (await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))).join(' ')
}
