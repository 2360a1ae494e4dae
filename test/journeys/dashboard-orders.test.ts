// The orders of cases and alerts in the dashboard: the server sorts all pages, says how many there are, and a view that asks for what a table
// does not have is named.
import type { Browser } from 'playwright-core'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../src/contract/vocabulary/case.ts'
import type { Pass } from '../../src/contract/vocabulary/watch.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'
import { bodyOf } from '../support/world.ts'

const SUBJECTS = 60
const refOf = (at: number): string => `Z-${String(at).padStart(2, '0')}`

describe.skipIf(browserAbsent)(`the pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  let portfolio: string
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
    const ada = await filled.signIn()
    portfolio = String(bodyOf(await ada.ask('create_portfolio', { name: 'Many' }))['id'])
    const rows = Array.from(
      { length: SUBJECTS },
      (_, at) => `${refOf(at)},Kim Jong Un,person,1984-01-08,KP\n`,
    )
    const file = `ref,name,type,birth_date,country\n${rows.join('')}`
    bodyOf(await ada.ask('put_portfolio_subjects', { id: portfolio, file }))
    bodyOf(await ada.ask('watch_portfolio', { id: portfolio }))
    for (let done = false; !done; await wait(20)) {
      const { passes } = bodyOf(await ada.ask('list_passes', { id: portfolio })) as unknown as {
        passes: readonly Pass[]
      }
      done = passes.every(({ status }) => status === 'completed')
    }
    const { cases } = bodyOf(await ada.ask('list_cases', { portfolio, sort: 'opened' })) as unknown as {
      cases: readonly Case[]
    }
    bodyOf(await ada.ask('update_case', { id: cases[0]?.id ?? '', assignee: 'Aaron' }))
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('cases are sorted over all pages, counted, and narrowed to a list', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/cases?portfolio=${portfolio}`)
    const rows = page.getByRole('table', { name: 'Cases', exact: true }).getByRole('row')
    await rows.nth(50).waitFor()
    await page.getByText(`${SUBJECTS} cases`, { exact: true }).waitFor()
    // the oldest, which no newest page has
    expect(await page.getByText('Aaron').count()).toBe(0)
    await page.getByRole('button', { name: 'Assigned' }).click()
    await rows.nth(1).getByText('Aaron').waitFor()
    expect(await page.getByRole('columnheader', { name: 'Assigned' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows.count()).toBe(SUBJECTS + 1)
    expect(await page.getByText(/Sorted among/).count()).toBe(0)
    await page.getByLabel('Order').selectOption('Score, falling')
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-Score')
    await rows.nth(50).waitFor()
    await page.getByLabel('Match').selectOption('Dismissed')
    await page.getByText('No case in this state').waitFor()
    await page.getByLabel('Match').selectOption('Any')
    await page.getByLabel('List', { exact: true }).selectOption({ index: 1 })
    await expect.poll(() => new URL(page.url()).searchParams.get('list')).not.toBeNull()
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('alerts are searched, sorted over all pages, and counted', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/alerts?portfolio=${portfolio}`)
    const rows = page.getByRole('table', { name: 'Alerts', exact: true }).getByRole('row')
    await rows.nth(50).waitFor()
    await page.getByText(`${SUBJECTS} alerts`, { exact: true }).waitFor()
    expect(await rows.getByText(refOf(0)).count()).toBe(0)
    await page.getByRole('button', { name: 'When' }).click()
    await rows.nth(1).getByText(refOf(0)).waitFor()
    await page.getByLabel('Search subjects').fill(refOf(59))
    await expect.poll(() => rows.count()).toBe(2)
    await rows.nth(1).getByText(refOf(59)).waitFor()
    await page.getByLabel('What is new').selectOption('Not listed any more')
    await page.getByText(/^Nothing has all of the words/).waitFor()
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('what a view asks for and the table does not have is named, and can be taken out', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/cases?sort=-Risk&hide=Opened,Gone&verdict=build`)
    const notice = page.getByText('This table does not have what the view names')
    await notice.waitFor()
    expect(await notice.innerText()).toContain('Order “-Risk”, Hidden column “Gone”, Verdict “build”')
    await page.getByRole('table', { name: 'Cases', exact: true }).getByRole('row').nth(1).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Take it out' }).click()
    await expect.poll(() => notice.count()).toBe(0)
    const left = new URL(page.url()).searchParams
    expect([left.get('hide'), left.get('sort'), left.get('verdict')]).toEqual(['Opened', null, null])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
