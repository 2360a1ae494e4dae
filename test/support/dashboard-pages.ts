// The pages of a filled dashboard in a browser: which there are, how one is visited, and what axe finds on it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Browser as Visitor } from './browser.ts'
import { cookieOf, type FilledWorld } from './filled-world.ts'
import { axeFindings } from './in-page.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type PageToSee = readonly [name: string, path: string, open?: string]

/** Name -> address, and what has to be opened to see all of it. */
export const pagesOf = (filled: FilledWorld): readonly PageToSee[] => [
  ['sign-in', '/sign-in'],
  ['link', `/link?token=${filled.links.invitation}`],
  ['link for somebody with an account', `/link?token=${filled.links.joining}`],
  ['link for an operator', `/link?token=${filled.links.operator}`],
  ['link to another password', `/link?token=${filled.links.recovery}`],
  ['link that opens nothing', '/link?token=used'],
  ['assessments', '/'],
  ['new assessment', '/assessments/new'],
  ['scored assessment', `/assessments/${filled.scored}`, '.axis > summary'],
  ['open assessment', `/assessments/${filled.open}`],
  ['assessment opened by a key', `/assessments/${filled.byKey}`],
  ['no assessment', '/assessments/none'],
  ['evidence', `/assessments/${filled.open}/evidence`],
  ['evidence with rows', `/assessments/${filled.open}/evidence?signal=market.acv_estimate`],
  ['runs', '/diligence'],
  ['new run', '/diligence/new'],
  ['run', `/diligence/${filled.runs[0]}`, '.match > summary'],
  ['runs compared', `/diligence/compare?ids=${[filled.runs[0], filled.runs[2]].join(',')}`],
  ['events', '/events'],
  ['keys', '/keys'],
  ['workspace', '/workspace'],
  ['operator', '/operator'],
  ['account', '/account'],
  ['nowhere', '/nothing-here'],
]

export interface Watched {
  readonly page: Page
  /** What the browser complained of, and requests to anywhere else. */
  readonly complaints: string[]
}

/** A page of a window so wide, for a new session of Ada unless somebody else looks. */
export async function openPage(
  browser: Browser,
  filled: FilledWorld,
  { width, visitor }: { readonly width: number; readonly visitor?: Visitor | undefined },
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await context.addCookies([cookieOf(visitor ?? (await filled.signIn()), filled.url)])
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

/** Goes to an address, waits until all is there, and opens what is folded. */
export async function visit(page: Page, address: string, open?: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  if (open !== undefined) await page.locator(open).first().click()
}

/** What axe finds by WCAG 2.2 AA and its best practices, in short. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(axeFindings)
}
