// The site of the documentation, opened as files: its search, its keyboard, and what a small window shows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSite } from '../../tools/site/write-site.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { beyondWindow } from '../support/in-page.mjs'
import { faults } from '../support/open-page.ts'
import { root } from '../support/process.ts'

const PAGES = [
  'index.html',
  'docs/index.html',
  'docs/guide/sources.html',
  'docs/reference/sources/us-ofac-sdn.html',
]

describe.skipIf(browserAbsent)(`the site${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-site-'))
  const at = (path: string): string => pathToFileURL(join(folder, path)).href
  const complaints: string[] = []
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    writeSite(root, folder)
    browser = await openBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) complaints.push(`asked ${request.url()}`)
    })
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  test('the search finds a setting from another page, by the keyboard alone', async () => {
    await page.goto(at('docs/guide/operating.html'))
    await page.keyboard.press('/')
    await page.keyboard.type('required lists')
    const options = page.getByRole('option')
    await options.first().waitFor()
    expect(await options.count()).toBeGreaterThan(1)
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1)
    const path = (await page.getByRole('option', { selected: true }).getAttribute('data-path')) ?? ''
    await page.keyboard.press('Enter')
    await page.waitForURL(at(path))
    expect(await page.locator('h1').count()).toBe(1)
  })

  test('a search without a result says so, and Escape ends it', async () => {
    await page.goto(at('index.html'))
    await page.getByRole('combobox').fill('zzzqqq')
    await page.getByText('Nothing found.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByText('Nothing found.').isVisible()).toBe(false)
  })

  test.each(PAGES)('%s has no fault that axe finds, and fits a telephone', async (path) => {
    await page.goto(at(path))
    // why another page: axe asks for the style sheet, which a page from a file may not
    const examined = await browser.newPage()
    for (const width of [1280, 360]) {
      await examined.setViewportSize({ width, height: 800 })
      await examined.goto(at(path))
      expect(await faults(examined)).toEqual([])
      expect(await examined.evaluate(beyondWindow)).toBe(0)
    }
    await examined.close()
  })

  test('no page complained, and nothing was asked of another machine', () => {
    expect(complaints).toEqual([])
  })
})
