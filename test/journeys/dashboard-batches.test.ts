// The page of batches: a person sends a file, sees how far it is, saves what was found, and deletes it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { field, openPageOf, visitPage } from '../support/open-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-batches-page-'))

describe.skipIf(browserAbsent)(`the page${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
    rmSync(folder, { recursive: true })
  })

  test('screens a file, and gives what was found as CSV', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/batches`)
    await page.getByText('No batch yet').waitFor()
    await page.getByRole('button', { name: 'Screen' }).click()
    await page.getByText('Choose a file first.').waitFor()

    const path = join(folder, 'subjects.csv')
    writeFileSync(
      path,
      'ref,name,type\nC-1,Dima Farouk Haddad,person\nC-2,Petra Lindqvist,person\n,Nameless,\n',
    )
    await field(page, 'file').setInputFiles(path)
    await page.getByRole('button', { name: 'Screen' }).click()
    const row = page.getByRole('table', { name: 'Batches, newest first' }).getByRole('row').nth(1)
    await row.getByText('Completed').waitFor()
    const figures = await row.getByRole('cell').allInnerTexts()
    expect(figures.slice(1, 5).map((text) => text.split('\n').at(-1))).toEqual([
      '3',
      '0',
      expect.any(String),
      '1',
    ])

    const saving = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Save the matches/ }).click()
    const saved = join(folder, 'results.csv')
    await (await saving).saveAs(saved)
    expect(readFileSync(saved, 'utf8')).toMatch(/^line,ref,outcome,[^]*\n4,,refused,/)

    await row.getByRole('button', { name: /^Delete the results/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No batch yet').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a file that cannot be read is refused with what to do, and stays chosen', async () => {
    const { page } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/batches`)
    const path = join(folder, 'headless.csv')
    writeFileSync(path, 'Acme Robotics Ltd\n')
    await field(page, 'file').setInputFiles(path)
    await page.getByRole('button', { name: 'Screen' }).click()
    await page.getByText(/The head has no column ref/).waitFor()
    await page.context().close()
  })
})
