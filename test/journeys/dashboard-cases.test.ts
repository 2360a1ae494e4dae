// The pages of cases: an analyst assigns, comments and decides, one case and several at once; the history names who did what.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'

/** Three lists of the sample pack name it, each as a party of its own. */
const LISTED_THRICE = ['Rosoboronexport JSC', 'Rosoboronexport JSC', 'Rosoboronexport JSC']

describe.skipIf(browserAbsent)(`the pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('a case is assigned, commented on and decided, and says who did what', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/cases/${filled.case}`)
    const facts = page.getByRole('table', { name: 'The facts of the two' })
    await facts.getByText('1984-01-08').first().waitFor()
    await field(page, 'state').selectOption('In review')
    await field(page, 'assignee').fill('Dana')
    await field(page, 'dueDate').fill('2026-12-01')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changed: In review; assigned to Dana; due 1 Dec 2026, Ada Okafor').waitFor()
    await field(page, 'text').fill('Asked for the passport.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByText('Asked for the passport.').last().waitFor()

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Decide' }).click()
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await dialog.getByText('Choose what you decide.').waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByLabel('Decision').selectOption('True match')
    await dialog.getByText('The subject is the listed party.').waitFor()
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await dialog.getByText('Must not be empty').waitFor()
    await dialog.getByLabel('Reason').fill('The birth date and the office agree.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await page.getByText(/^True match, by Ada Okafor on .*: The birth date and the office agree\.$/).waitFor()
    await page.getByText('Decided: True match, Ada Okafor').waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a member works on a case, and is offered no decision', async () => {
    const { page, complaints } = await openPageOf(browser, filled, { visitor: await filled.signInAsMember() })
    await visitPage(page, `${filled.url}/cases`)
    await page.getByRole('table', { name: 'Cases', exact: true }).getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    // the last: the other test decides those of the portfolio
    await page.getByRole('rowheader').getByRole('link').last().click()
    await page.getByRole('heading', { name: 'Work on it' }).waitFor()
    await field(page, 'state').selectOption('Escalated')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changed: Escalated, Jón Sveinsson').waitFor()
    expect(await field(page, 'state').getByRole('option').allInnerTexts()).toEqual(['Escalated', 'In review'])
    expect(await page.getByRole('button', { name: 'Decide' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the palette reaches a page, an action and each thing by its name, with the keyboard alone', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/keys`)
    const palette = page.getByRole('dialog', { name: 'Search or go to' })
    const chosen = palette.getByRole('option', { selected: true })
    const reach = async (text: string, times: number, name: string | RegExp, path: RegExp): Promise<void> => {
      await page.keyboard.press('Control+k')
      await palette.getByRole('combobox').waitFor()
      await page.keyboard.type(text)
      await palette.getByRole('option', { name }).first().waitFor()
      for (let at = 0; at < times; at++) await page.keyboard.press('ArrowDown')
      await expect.poll(() => chosen.innerText()).toMatch(name)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toMatch(path)
      expect(await palette.count()).toBe(0)
    }
    await reach('webh', 0, 'Webhooks', /\/webhooks/)
    await reach('new r', 0, 'New run', /\/diligence\/new/)
    await reach('suppliers EAST', 0, /Suppliers in the east/, new RegExp(`/portfolios/${filled.portfolio}`))
    await reach('jong un', 1, /Kim Jong Un/, /\/cases\//)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rosob')
    await palette.getByRole('group', { name: 'Cases' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await palette.count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a list of cases is searched, narrowed to a subject, sorted and kept under a name for others', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    const rows = page.getByRole('table', { name: 'Cases', exact: true }).getByRole('row')
    const names = () => page.getByRole('rowheader').getByRole('link').allInnerTexts()
    await visitPage(page, `${filled.url}/cases/${filled.case}`)
    await page.getByRole('link', { name: 'all its cases' }).click()
    await rows.nth(1).waitFor()
    expect(await names()).toEqual(['Kim Jong Un'])
    await page.getByText('S-118').first().waitFor()
    await page.getByRole('button', { name: 'All subjects of the portfolio' }).click()
    await expect.poll(names).toHaveLength(4)

    await page.getByRole('button', { name: 'Subject' }).click()
    await expect.poll(names).toEqual(['Kim Jong Un', ...LISTED_THRICE])
    expect(await page.getByRole('columnheader', { name: 'Subject' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await page.getByLabel('Order').selectOption('Subject, falling')
    await expect.poll(async () => (await names()).at(-1)).toBe('Kim Jong Un')
    await page.getByText('Columns', { exact: true }).click()
    await page.getByRole('group', { name: 'Columns to show' }).getByLabel('Assigned').uncheck()
    expect(await page.getByRole('columnheader', { name: 'Assigned' }).count()).toBe(0)
    await page.getByLabel('Search subjects').fill('jong')
    await expect.poll(names).toEqual(['Kim Jong Un'])
    expect(await faults(page)).toEqual([])

    await page.getByRole('button', { name: 'Save view' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Suppliers')
    await dialog.getByLabel('Share it with the workspace').check()
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('button', { name: 'Delete view' }).waitFor()
    const kept = new URL(page.url()).searchParams

    // another person, who deletes nothing of it
    const jon = await openPageOf(browser, filled, { visitor: await filled.signInAsMember() })
    await visitPage(jon.page, `${filled.url}/cases`)
    await jon.page.getByLabel('View').selectOption('Suppliers (Ada Okafor)')
    await expect.poll(() => new URL(jon.page.url()).searchParams.get('q')).toBe('jong')
    expect(new URL(jon.page.url()).searchParams.get('sort')).toBe(kept.get('sort'))
    expect(await jon.page.getByRole('button', { name: 'Delete view' }).count()).toBe(0)
    await jon.page.context().close()
    await page.getByRole('button', { name: 'Delete view' }).click()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('button', { name: 'Save view' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('several cases are decided with one reason, and leave the list of open ones', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/cases`)
    const open = page.getByRole('table', { name: 'Cases', exact: true }).getByRole('row')
    await open.nth(1).waitFor()
    const before = await open.count()
    const boxes = page.getByRole('checkbox', { name: 'Choose Rosoboronexport JSC and' })
    expect(await boxes.count()).toBe(LISTED_THRICE.length)
    // with the keys alone, from the first case on
    await boxes.first().focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Decide 2 cases' }).waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Decision').selectOption('False positive')
    await dialog.getByLabel('Reason').fill('Another firm, by its register number.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => open.count()).toBe(before - 2)
    await page.getByLabel('State').selectOption('False positive')
    await expect.poll(() => open.count()).toBe(3)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
