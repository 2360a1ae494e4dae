// No page of the dashboard runs out of its window, whatever is on it: tables become cards, or scroll by themselves.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser as Visitor } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type PageToSee, pagesOf } from '../support/dashboard-pages.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { beyondWindow, unreachableScrolls } from '../support/in-page.mjs'
import { openPageOf, visitPage } from '../support/open-page.ts'
import { sessionIdIn } from '../support/requests.ts'
import { bodyOf, example, openSession } from '../support/world.ts'

let filled: FilledWorld
let browser: Browser

describe.skipIf(browserAbsent)(`widths${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('on a phone that lies on its side all of the frame can be reached', async () => {
    const { page } = await openPageOf(browser, filled)
    await page.setViewportSize({ width: 844, height: 390 })
    await visitPage(page, `${filled.url}/assessments/${filled.scored}`)
    const last = page.getByRole('button', { name: 'Go', exact: true })
    await last.scrollIntoViewIfNeeded()
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(390)
    await page.context().close()
  })

  test('no page is wider than its window at any width, with texts that nothing breaks; what scrolls inside can be reached', async () => {
    const visitor = await filled.signIn()
    const { page } = await openPageOf(browser, filled, { width: 360, visitor })
    const unbroken = await fillWithUnbroken(visitor)
    const faulty: string[] = []
    for (const [name, path, open] of [...pagesOf(filled), ...unbroken]) {
      await visitPage(page, filled.url + path, open)
      for (let width = 360; width <= 1920; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        let beyond = await page.evaluate(beyondWindow)
        // why again: a busy machine lays a table out as cards a moment later
        for (let times = 0; beyond > 0 && times < 50; times++) {
          await page.waitForTimeout(100)
          beyond = await page.evaluate(beyondWindow)
        }
        if (beyond > 0) faulty.push(`${name} at ${width}: ${beyond} px beyond`)
      }
      for (const width of [880, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(unreachableScrolls), { message: name }).toEqual([])
      }
    }
    expect(faulty).toEqual([])
    await page.context().close()
    // why so long: forty widths of forty pages
  }, 400_000)
})

const LONG = 'q'.repeat(200)

/** Pages of texts that have nowhere to break, and of names that are read from the right or have no spaces. */
async function fillWithUnbroken(visitor: Visitor): Promise<readonly PageToSee[]> {
  const source_url = `https://www.chairside-forum.co.uk/${LONG}/${LONG}`
  const signals = example('middling').signals.map((signal) =>
    'source_url' in signal.value ? { ...signal, value: { ...signal.value, source_url } } : signal,
  )
  const token = await openSession((name, input) => visitor.ask(name, input), {
    pitch: `${LONG} https://dentists.co.uk/${LONG} for practices`,
    signals: signals.slice(0, 6),
  })
  const runs: string[] = []
  for (const name of [`${LONG} Ltd`, 'شركة'.repeat(40), 'חברה'.repeat(40), '株式会社東芝'.repeat(30)]) {
    const subject = { name, aliases: [LONG], type: 'company' }
    const answer = bodyOf(await visitor.ask('run_diligence', { subject }, { prefer: 'wait=30' }))
    runs.push(String(answer['id']))
  }
  bodyOf(await visitor.ask('issue_key', { name: 'k'.repeat(80), scopes: ['read'] }))
  return [
    ['unbroken assessment', `/assessments/${sessionIdIn(token)}`],
    ['unbroken assessments', '/'],
    ['unbroken runs', '/diligence'],
    ...runs.map((id, i) => [`unbroken run ${i}`, `/diligence/${id}`] as const),
    ['sources of a run', `/diligence/${runs[0]}?part=sources`],
    ['audit trail of a run', `/diligence/${runs[0]}?part=audit`, '.chain summary'],
    ['unbroken runs compared', `/diligence/compare?ids=${[...runs, ...filled.runs].join(',')}`],
    ['unbroken keys', '/keys'],
  ]
}
