// What the dashboard shows as time goes on: a score that more evidence came after, and the events of a time.
import type { Browser, Locator, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { DAY_MS } from '../../src/base/day.ts'
import { type Browser as Visitor, PASSWORD, tokenOf } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, JON, openFilledWorld } from '../support/filled-world.ts'
import { focusedIsInvalid } from '../support/in-page.mjs'
import { faults, field, messageOf, openPageOf, visitPage } from '../support/open-page.ts'
import { sessionIdIn } from '../support/requests.ts'
import { typeSignal } from '../support/type-signal.ts'
import { bodyOf, example, NOW, openSession } from '../support/world.ts'

let filled: FilledWorld
let browser: Browser

describe.skipIf(browserAbsent)(`later${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('an assessment with evidence after its score shows the last scorecard, what it lacks, and is scored again', async () => {
    const visitor = await filled.signIn()
    const { page, complaints } = await openPageOf(browser, filled, { width: 1280, visitor })
    const { id, before } = await scoredAndContinued(visitor)
    await visitPage(page, `${filled.url}/assessments/${id}`)
    const notice = page.locator('.notice.care').first()
    expect(await notice.textContent()).toMatch(/^Scored on .* What came since is not in it: 1 entry\./)
    expect(await page.locator('.total').textContent()).toBe(`${String(before)} of 70 points`)
    for (const chart of await page.locator('.chart svg').all()) expect(await chart.isVisible()).toBe(true)
    expect(await page.locator('.chart svg').count()).toBe(2)
    // why: it counts the ledger as it is now, and the scorecard is older
    expect(await page.getByText('Quotes confirmed at their source').count()).toBe(0)
    expect(await faults(page)).toEqual([])
    await notice.getByRole('link', { name: /Cost of acquiring a customer/ }).click()
    const entry = page.locator('.entry:target')
    expect(await entry.textContent()).toContain('Not in the scorecard yet')
    await notice.getByRole('button', { name: 'Score again' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Earlier scorecards' }).waitFor()
    const verdict = page.getByRole('heading', { name: 'Verdict', exact: true })
    await expect.poll(() => verdict.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.getByLabel('Kind of venture', { exact: true }).selectOption('fintech')
    await page.getByRole('button', { name: 'Score again' }).click()
    await expect.poll(() => page.locator('.figures-list li').count()).toBe(2)
    await expect.poll(() => verdict.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect((await verdict.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'PDF, A4' }).waitFor()
    expect(await page.getByText('Quotes confirmed at their source').count()).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('on Free every signal that moves the estimate has its form, and what is part of Pro is named before it is asked for', async () => {
    const visitor = await filled.signInOnFree()
    const { page } = await openPageOf(browser, filled, { visitor })
    const { id } = await scoredAndContinued(visitor)
    await visitPage(page, `${filled.url}/assessments/${id}`)
    for (const name of ['New evidence by value', 'Housekeeping by value']) {
      const signals = page.getByRole('table', { name }).locator('tbody tr')
      expect(await signals.count(), name).toBeGreaterThan(0)
      expect(await signals.getByRole('link').count(), name).toBe(await signals.count())
    }
    await visitPage(page, `${filled.url}/assessments/${id}/evidence?signal=problem.commitment_record`)
    expect(await page.getByLabel('Which signal').inputValue()).toBe('problem.commitment_record')
    const commitment = example('strong').signals.find(({ kind }) => kind === 'commitment_record') as Signal
    expect(await typeSignal(page, commitment)).toMatch(/^e_/)
    const answer = bodyOf(await visitor.ask('run_diligence', { subject: { name: 'Tesco PLC' } }))
    await visitPage(page, `${filled.url}/diligence/${String(answer['id'])}`)
    await page.getByText('PDF is part of Pro.').waitFor()
    await page.context().close()
  })

  test('a list shows what becomes of a run under way, and asks no more when it has ended', async () => {
    const { page } = await openPageOf(browser, filled, { width: 1280 })
    await page.clock.install()
    const [newest = '', , older = ''] = filled.runs
    for (const [path, id, shown] of [
      ['/diligence', newest, page.getByRole('row').nth(1)],
      [`/diligence/${newest}`, older, page.getByRole('region', { name: 'Other runs of this subject' })],
    ] as const) {
      let [asked, waits] = [0, true]
      await page.route(/\/v1\/runs(?:\?|$)/, async (route) => {
        asked++
        await answerRuns(route, id, waits)
      })
      await visitPage(page, filled.url + path)
      await shown.getByText('Waiting').waitFor()
      waits = false
      await shown.getByText('Waiting').waitFor({ state: 'detached' })
      const askedUntilEnded = asked
      expect(askedUntilEnded).toBeGreaterThan(1)
      await page.clock.runFor(60_000)
      expect(asked).toBe(askedUntilEnded)
      await page.unrouteAll()
    }
    await page.context().close()
  })

  test('a long pitch is folded to a glance and opens whole, and one of any script is set in its own direction', async () => {
    const visitor = await filled.signIn()
    const { page } = await openPageOf(browser, filled, { width: 1280, visitor })
    const open = async (pitch: string): Promise<void> => {
      const session = await openSession((name, input) => visitor.ask(name, input), { pitch, signals: [] })
      await visitPage(page, `${filled.url}/assessments/${sessionIdIn(session)}`)
    }
    const isFromRight = (of: Locator): Promise<boolean> =>
      of.first().evaluate((element) => element.matches(':dir(rtl)'))
    await open('تذكيرات بالدفع لعيادات الأسنان الصغيرة التي لا وقت لديها')
    expect(await isFromRight(page.locator('h1'))).toBe(true)
    await visitPage(page, `${filled.url}/`)
    expect(await isFromRight(page.getByRole('rowheader').locator('a > *'))).toBe(true)

    await open('Payment reminders for small dentists. '.repeat(250))
    const missing = page.getByRole('heading', { name: 'What is missing' })
    expect((await missing.boundingBox())?.y).toBeLessThan(700)
    await page.getByRole('button', { name: 'Show all' }).click()
    expect((await missing.boundingBox())?.y).toBeGreaterThan(1_500)
    await page.getByRole('button', { name: 'Show less' }).click()
    expect((await missing.boundingBox())?.y).toBeLessThan(700)
    await page.context().close()
  })

  test('a long name of a subject leaves room for what was found', async () => {
    const visitor = await filled.signIn()
    const { page } = await openPageOf(browser, filled, { width: 1280, visitor })
    const subject = { name: 'Northlight Holdings and Nominees '.repeat(15).trim() }
    const answer = bodyOf(await visitor.ask('run_diligence', { subject }, { prefer: 'wait=30' }))
    await visitPage(page, `${filled.url}/diligence/${String(answer['id'])}`)
    // what was found is in the window, which is 800 px high, before anybody scrolls
    const { y = Number.NaN, height = 0 } = (await page.locator('.verdict-word').boundingBox()) ?? {}
    expect(y + height).toBeLessThan(800)
    expect(await page.locator('.page-head').textContent()).toContain(subject.name)
    await page.context().close()
  })

  test('events are those of the time that is chosen, and lead to their assessment', async () => {
    const { page } = await openPageOf(browser, filled, { width: 1280 })
    await page.clock.setFixedTime(NOW + 5 * DAY_MS)
    await visitPage(page, `${filled.url}/events`)
    const rows = page.getByRole('table', { name: 'Events, newest first' }).getByRole('row')
    const all = await rows.count()
    expect(all).toBeGreaterThan(10)
    await page
      .getByRole('link', { name: `Assessment ${filled.scored}` })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Verdict' }).waitFor()
    await page.clock.setFixedTime(NOW + 60 * DAY_MS)
    await visitPage(page, `${filled.url}/events`)
    await page.getByText('No event in this time').last().waitFor()
    await page.getByLabel('Time').selectOption('90')
    await expect.poll(() => rows.count()).toBe(all)
    await page.context().close()
  })

  test('whoever has an account joins by the link of an owner, who is not told of it, and lands where the link leads', async () => {
    const mei = await filled.signInOnFree()
    const { url } = bodyOf(await mei.ask('invite_member', { email: JON, role: 'member' }))
    const { page } = await openPageOf(browser, filled, { width: 1280 })
    await page.context().clearCookies()
    const told: unknown[] = []
    page.on('request', (request) => told.push(request.url(), request.headers()['referer']))
    const { pathname, search, hash } = new URL(String(url))
    await visitPage(page, filled.url + pathname + search + hash)
    expect(page.url()).toBe(`${filled.url}/link`)
    await page.reload()
    await field(page, 'name').fill('Jón')
    expect(told.join()).not.toContain(tokenOf(url))
    await field(page, 'password').fill('not the one he has, though long enough')
    await page.getByRole('button', { name: 'Make the account' }).click()
    await page.getByText('an address with an account needs its own password').waitFor()
    await page.getByLabel('I have an account with this address already').check()
    expect(await field(page, 'name').count()).toBe(0)
    await field(page, 'password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in and join' }).click()
    await page.getByRole('heading', { name: 'Assessments' }).waitFor()
    expect(await page.getByLabel('Workspace').locator('option:checked').textContent()).toBe(
      'Hebrides Seed Fund',
    )
    expect(await page.evaluate('JSON.stringify(history.state)')).toBe('null')
    await page.context().close()
  })

  test('what cannot be is told beside its field: half a day, a day that is none, a password that is another', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/keys`)
    await page.getByRole('button', { name: 'Issue a key' }).click()
    await field(page, 'name').fill('For ever')
    const send = page.getByRole('button', { name: 'Issue the key' })
    await field(page, 'expiresAt').pressSequentially('0102')
    await send.click()
    await expect.poll(() => messageOf(page, field(page, 'expiresAt'))).toBe('Give day, month and year')
    expect(await field(page, 'expiresAt').evaluate((input) => input.matches(':focus'))).toBe(true)
    expect(await faults(page)).toEqual([])
    await field(page, 'expiresAt').fill('')
    await field(page, 'expiresAt').evaluate((input: { type: string }) => (input.type = 'text'))
    await field(page, 'expiresAt').fill('20277-01-01')
    await send.click()
    await expect.poll(() => field(page, 'expiresAt').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'expiresAt').fill('2027-01-01')
    await send.click()
    await page.getByText('The key “For ever”').waitFor()
    const other = await openPageOf(browser, filled)
    await visitPage(other.page, `${filled.url}/account`)
    await field(other.page, 'current').fill('not the one she has')
    await other.page
      .getByRole('textbox', { name: 'New password' })
      .fill('a long sentence nobody else would write')
    await other.page.getByRole('button', { name: 'Change it' }).click()
    await expect
      .poll(() => messageOf(other.page, field(other.page, 'current')))
      .toBe('Is not your present password')
    expect(await other.page.evaluate(focusedIsInvalid)).toBe(true)
    const show = other.page.getByRole('button', { name: 'Show the password' }).first()
    await other.page.keyboard.press('Tab')
    expect(await show.evaluate((button) => button.matches(':focus'))).toBe(true)
    await other.page.keyboard.press('Enter')
    expect(await field(other.page, 'current').getAttribute('type')).toBe('text')
    expect(await faults(other.page)).toEqual([])
    expect([...complaints, ...other.complaints]).toEqual([])
    for (const opened of [page, other.page]) await opened.context().close()
  })
})

/** An assessment that was scored before its last entry came, and its total then. */
async function scoredAndContinued(visitor: Visitor): Promise<{ id: string; before: unknown }> {
  const from = example('middling')
  const session = await openSession((name, input) => visitor.ask(name, input), from)
  const { scorecard } = bodyOf(await visitor.ask('score', { session })) as unknown as {
    scorecard: { total: number }
  }
  const cac = from.signals.find(({ kind }) => kind === 'cac')
  const value = { ...cac?.value, amount: 450 }
  bodyOf(await visitor.ask('submit_signal', { session, ...cac, value }))
  return { id: sessionIdIn(session), before: scorecard.total }
}

/** The list of runs as it is, or as if one of them had not begun. */
async function answerRuns(route: Route, id: string, waits: boolean): Promise<void> {
  const response = await route.fetch()
  const { runs, ...rest } = (await response.json()) as { runs: { id: string }[] }
  const result = { completedAt: undefined, verdict: undefined, confidence: undefined, risk: undefined }
  const asWaiting = runs.map((run) =>
    run.id === id ? { ...run, ...result, upside: undefined, sources: undefined, status: 'queued' } : run,
  )
  await route.fulfill({ response, json: { ...rest, runs: waits ? asWaiting : runs } })
}
