// The ledger in a browser: what was read where, evidence corrected and withdrawn, and a whole file submitted line by line
// (P-10, P-11, C-1 to C-3).
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import type { Browser as Visitor } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'
import { sessionIdIn } from '../support/requests.ts'
import { example, openSession } from '../support/world.ts'

let filled: FilledWorld
let browser: Browser
let visitor: Visitor
let page: Page
let complaints: readonly string[]

const { signals } = example('middling')
const [quote, other] = signals as [Signal, Signal]

const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const entry = (text: string): Locator => page.locator('.entry', { hasText: text })
const line = (text: string): Locator => page.locator('.line', { hasText: text })
const visit = (path: string): Promise<void> => visitPage(page, filled.url + path)

/** A new assessment with some evidence; the way to its page. */
async function assessmentWith(some: readonly Signal[]): Promise<string> {
  const { pitch, category } = example('middling')
  const token = await openSession((name, input) => visitor.ask(name, input), {
    pitch,
    category,
    signals: some,
  })
  return `/assessments/${sessionIdIn(token)}`
}

const fileOf = (text: string, name = 'evidence.jsonl') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

describe.skipIf(browserAbsent)(`ledger${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
    visitor = await filled.signIn()
    ;({ page, complaints } = await openPageOf(browser, filled, { visitor }))
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('the first screen says how many quotes were read where, before a score and after it', async () => {
    for (const id of [filled.open, filled.scored]) {
      await visit(`/assessments/${id}`)
      const said = page.getByText(
        /^\d+ of \d+ quotes were read at their sources, \d+ of them on established hosts\./,
      )
      const { y = Infinity } = (await said.boundingBox()) ?? {}
      expect(y).toBeLessThan(400)
      expect(await said.count()).toBe(1)
    }
  })

  test('entries are filtered by grade with the keyboard, each choice has its count, and the address keeps it', async () => {
    await visit(`/assessments/${filled.open}`)
    const absent = button('Not on its page 2')
    await absent.press('Enter')
    expect(new URL(page.url()).searchParams.get('grade')).toBe('absent')
    await expect.poll(() => page.locator('.entry').count()).toBe(2)
    for (const text of await page.locator('.entry').allTextContents())
      expect(text).toContain('Its page does not hold the claim')
    await page.reload()
    await expect.poll(() => absent.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.entry').count()).toBe(2)
    expect(await faults(page)).toEqual([])
    await button(/^All 12$/).click()
    await expect.poll(() => page.locator('.entry').count()).toBe(12)
    expect(page.url()).not.toContain('grade')
    await page.getByRole('link', { name: '2 entries need attention' }).click()
    expect(await button(/^Needs attention/).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.entry').count()).toBe(2)
  })

  test('an entry shows the page, the passage on it and the grade, established hosts apart', async () => {
    await visit(`/assessments/${filled.scored}`)
    const read = entry('Our receptionist keeps a spreadsheet').first()
    expect(await read.textContent()).toContain('Read at its source, on an established host')
    expect(await read.getByRole('link', { name: /^reddit\.com/ }).getAttribute('href')).toContain(
      'reddit.com/r/',
    )
    expect(await read.textContent()).toMatch(/The page holds it word for word|The page says:/)
    expect(await entry('Chasing small balances').textContent()).toContain('on a host that is not established')
    await visit(`/assessments/${filled.open}`)
    expect(await entry('We spend about 6 hours').textContent()).toMatch(
      /Closest on the page:.*about 2 hours a week/,
    )
  })

  test('an entry is corrected in a form that holds its value; the old one is folded away as replaced', async () => {
    const at = await assessmentWith(signals.slice(0, 3))
    await visit(at)
    await entry(String(quote.value['verbatim']))
      .getByRole('link', { name: /^Correct/ })
      .click()
    await page.getByRole('heading', { name: 'Correct an entry' }).waitFor()
    await expect.poll(() => field(page, 'value.verbatim').inputValue()).toBe(quote.value['verbatim'])
    expect(await field(page, 'value.source_date').inputValue()).toBe(quote.value['source_date'])
    expect(await faults(page)).toEqual([])
    await field(page, 'value.speaker_role').fill('owner of a practice')
    await page.reload()
    await expect.poll(() => field(page, 'value.speaker_role').inputValue()).toBe('owner of a practice')
    await button('Submit the correction').click()
    const corrected = page.locator('.entry:target')
    await corrected.waitFor()
    expect(await corrected.textContent()).toContain('owner of a practice')
    await expect.poll(() => corrected.evaluate((element) => element.matches(':focus'))).toBe(true)
    await page.getByText('1 entry replaced or withdrawn').click()
    const past = page.locator('.past-entries .entry')
    expect(await past.textContent()).toContain('Replaced by a newer entry')
    expect(await past.getByRole('button').count()).toBe(0)
    expect(await page.locator('.ledger').first().locator('.entry').count()).toBe(3)
    await page.goBack()
    await page.getByRole('heading', { name: 'Correct an entry' }).waitFor({ state: 'detached' })
  })

  test('an entry is withdrawn after a question, stays in the record, and can be put back', async () => {
    await visit(await assessmentWith(signals.slice(0, 2)))
    const withdraw = entry(String(quote.value['verbatim'])).getByRole('button', { name: /^Withdraw/ })
    await withdraw.click()
    await page.getByRole('dialog').getByText('counts for nothing').waitFor()
    expect(await faults(page)).toEqual([])
    await button('Cancel').click()
    expect(await withdraw.evaluate((element) => element.matches(':focus'))).toBe(true)
    await withdraw.click()
    await button('Withdraw it').click()
    const said = page.locator('.act-said')
    await said.getByText(/^e_\w+ is withdrawn/).waitFor()
    await expect.poll(() => said.evaluate((element) => element.matches(':focus'))).toBe(true)
    await button(/^All 1$/).waitFor()
    await page.getByText('1 entry replaced or withdrawn').click()
    await button(/^Put back/).click()
    await said.getByText(/^e_\w+ counts again: read at its source/).waitFor()
    await button(/^All 2$/).waitFor()
    expect(await page.locator('.past-entries').count()).toBe(0)
  })

  test('pasted lines are listed and confirmed one by one; a fault names its line, and a reload loses nothing', async () => {
    await visit(`${await assessmentWith([])}/evidence/lines`)
    const pasted = page.getByLabel('Or paste signals')
    await pasted.fill('{\n  "pitch": "a"\n  "signals": []\n}')
    await button('List what was pasted').click()
    await page.getByText('Line 3: A comma is missing here').waitFor()
    expect(await page.locator('.line').count()).toBe(0)

    const short = { ...other, value: { ...other.value, verbatim: 'Too short.' } }
    const broken = '{"axis": "problem", "kind": “user_quote”}'
    await pasted.fill(
      [JSON.stringify(quote), JSON.stringify(short), broken, JSON.stringify(signals[2])].join('\n'),
    )
    await button('List what was pasted').click()
    await expect.poll(() => page.locator('.line').count()).toBe(4)
    expect(await line('line 3').textContent()).toContain('Curly quotation marks are no JSON')
    await page.getByRole('checkbox', { name: 'All, 3 of 3 confirmed' }).waitFor()
    await line('line 4').getByRole('checkbox').uncheck()
    expect(await faults(page)).toEqual([])
    await page.reload()
    await expect.poll(() => page.locator('.line').count()).toBe(4)
    await button('Submit 2 signals').click()
    await page.getByText('1 signal is in the ledger, 1 refused').waitFor()
    expect(await line('line 1').textContent()).toContain('Accepted as e_')
    expect(await line('line 1').textContent()).toContain('Read at its source')
    expect(await line('line 2').textContent()).toMatch(/Refused.*Exact words: must have/i)
    expect(await line('line 4').textContent()).not.toMatch(/Accepted|Refused/)
    expect(await faults(page)).toEqual([])

    // what was refused is edited in the form of its kind, what is no signal as text; neither is lost by a reload
    await line('line 2').getByRole('button', { name: /^Edit/ }).click()
    await field(page, 'value.verbatim').fill(String(other.value['verbatim']))
    await page.reload()
    await expect.poll(() => field(page, 'value.verbatim').inputValue()).toBe(other.value['verbatim'])
    expect(await faults(page)).toEqual([])
    await button('Save the line').click()
    await line('line 3').getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('The line').fill(JSON.stringify(signals[3]))
    await button('Save the line').click()
    await page.getByRole('checkbox', { name: 'All, 2 of 3 confirmed' }).check()
    await button('Submit 3 signals').click()
    await page.getByText('4 signals are in the ledger.').waitFor()
    await button('Clear what was accepted').click()
    await page.locator('.line').first().waitFor({ state: 'detached' })
    await page.reload()
    await page.getByLabel('Or paste signals').waitFor()
    expect(await page.locator('.line').count()).toBe(0)
  })

  test('a whole file goes in one after another: it waits when asked, stops when told, and goes on where it stopped', async () => {
    const at = await assessmentWith(signals.slice(0, 1))
    await visit(`${at}/evidence/lines`)
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles(fileOf(JSON.stringify({ pitch: 'Another pitch.', signals })))
    await page.getByText('The file has another pitch than this assessment').waitFor()
    let asked = 0
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/v1/submit_signal', async (route) => {
      asked++
      if (asked === 2)
        return route.fulfill({
          status: 429,
          json: {
            error: 'rate_limited',
            message: 'wait',
            status: 429,
            retryable: true,
            request_id: 'r',
            retry_after_seconds: 1,
          },
        })
      if (asked === 5) await held
      return route.continue()
    })
    await button(`Submit ${signals.length} signals`).click()
    await page.getByText('The server asks to wait 1 second').waitFor()
    await page.getByText(`3 of ${signals.length} are done`).waitFor()
    await button('Stop').click()
    letGo()
    const left = signals.length - 4
    await page.getByText('4 signals are in the ledger.').waitFor()
    expect(await line('The evidence held this already').count()).toBe(1)
    await page.reload()
    await button(`Submit ${left} signals`).click()
    await page.getByText(`${signals.length} signals are in the ledger.`).waitFor()
    await page.unroute('**/v1/submit_signal')
    await page.getByRole('link', { name: 'See the assessment' }).click()
    await button('Score it now').waitFor()
  })

  test('where the server is away it stops, says so, and keeps what is not sent', async () => {
    await visit(`${await assessmentWith([])}/evidence/lines`)
    await page.getByLabel('File', { exact: true }).setInputFiles(
      fileOf(
        signals
          .slice(0, 3)
          .map((each) => JSON.stringify(each))
          .join('\n'),
      ),
    )
    await page.route('**/v1/submit_signal', (route) => route.abort())
    await button('Submit 3 signals').click()
    await page.locator('.section').getByRole('alert').waitFor()
    await page.unroute('**/v1/submit_signal')
    await button('Submit 3 signals').click()
    await page.getByText('3 signals are in the ledger.').waitFor()
  })

  test('a new assessment begins with a file: it fills in the pitch, and its evidence is listed', async () => {
    const { pitch, category } = example('middling')
    await visit('/assessments/new')
    const file = page.getByLabel('Or begin with a file')
    await file.setInputFiles(fileOf('{"pitch": ', 'cut-off.json'))
    await page.getByText('“cut-off.json”, line 1: A value is missing here').waitFor()
    await file.setInputFiles(fileOf(JSON.stringify({ pitch, category, signals })))
    await page.getByText(`The file has ${signals.length} signals`).waitFor()
    expect(await page.getByLabel('Pitch').inputValue()).toBe(pitch)
    expect(await page.getByLabel('Kind of venture').inputValue()).toBe(category)
    expect(await faults(page)).toEqual([])
    await page.reload()
    await button('Open it and list the evidence').click()
    await button(`Submit ${signals.length} signals`).waitFor()
    expect(await page.getByText('The file has another pitch').count()).toBe(0)
    await visit('/assessments/new')
    expect(await page.getByLabel('Pitch').inputValue()).toBe('')
    expect(complaints).toEqual([])
  })
})
