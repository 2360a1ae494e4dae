// What the pages of the desk do for a person with a keyboard alone: the table of alerts, the graph of usage, the form of retention and the
// search of a portfolio. And a saved view that the server refuses.
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { createUsageCounter } from '../../src/dispatch/usage-counter.ts'
import { member } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { hasFocus, textAlignOf } from '../support/in-page.mjs'
import { faults, field, messageOf, openPageOf, visitPage } from '../support/open-page.ts'
import { bodyOf, createWorld, example, openSession } from '../support/world.ts'

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

  test('alerts are walked, and their cases assigned and escalated, with keys', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/alerts`)
    const links = page.getByRole('table', { name: 'Alerts' }).locator('.names a:first-child')
    const focused = () => page.locator('tr:focus-within').getAttribute('data-id')
    await links.first().focus()
    const first = await focused()
    await page.keyboard.press('j')
    expect(await focused()).not.toBe(first)
    await page.keyboard.press('k')
    expect(await focused()).toBe(first)
    await page.keyboard.press('a')
    await page.getByText(/: assigned to you\.$/).waitFor()
    await page.keyboard.press('e')
    await page.getByText(/: escalated\.$/).waitFor()
    expect(await focused()).toBe(first)
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('the key whose usage is shown is chosen with keys, and the graph says its days in words', async () => {
    const world = await createWorld()
    const { workspaceId, keyId } = await world.tenant('pro')
    const ada = await member(world, workspaceId, 'ada@example.org', 'owner', 'Ada Okafor')
    const { store, clock } = world.ports
    const usage = createUsageCounter({ store, clock, later: () => () => undefined })
    for (let at = 0; at < 3; at++) usage.count(workspaceId, keyId)
    await usage.flush()
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
    const { page, complaints } = await openPageOf(browser, { url, signIn: () => Promise.resolve(ada) })
    await visitPage(page, `${url}/events`)
    const key = page.getByLabel('Key', { exact: true })
    const graph = page.getByRole('img', { name: /^3 calls in \d+ days, at most 3 on one day\.$/ })
    await graph.waitFor()
    await key.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => key.inputValue()).toBe(keyId)
    await graph.waitFor()
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
    await world.close()
  })

  test('a person goes on with what a key opened, with keys alone, up to its score', async () => {
    const world = await createWorld()
    const { workspaceId, key } = await world.tenant('pro')
    const { signals, ...rest } = example('middling')
    const last = signals.find(({ kind }) => kind === 'domain_years') as Signal
    const others = { ...rest, signals: signals.filter((each) => each !== last) }
    await openSession((name, input) => world.call(key, name, input), others)
    const ada = await member(world, workspaceId, 'ada@example.org', 'owner', 'Ada Okafor')
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
    const { page, complaints } = await openPageOf(browser, { url, signIn: () => Promise.resolve(ada) })
    await visitPage(page, url)
    const tabTo = async (selector: string): Promise<void> => {
      const wanted = page.locator(selector).first()
      await wanted.waitFor()
      for (let at = 0; at < 100; at++) {
        if (await wanted.evaluate(hasFocus)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no key reaches ${selector}`)
    }
    await tabTo('tbody a')
    await page.keyboard.press('Enter')
    await tabTo('a:text-is("Add evidence")')
    await page.keyboard.press('Enter')
    for (const [name, value] of Object.entries(last.value)) {
      await tabTo(`[name="value.${name}"]`)
      // each field has an example, and none of them only a limit
      expect(await messageOf(page, field(page, `value.${name}`))).toMatch(/Example: ./)
      await page.keyboard.type(String(value))
    }
    expect(await faults(page)).toEqual([])
    await tabTo('button:has-text("Submit this signal")')
    await page.keyboard.press('Enter')
    await page.getByText('Everything is there: score it').waitFor()
    expect(await page.locator('.button:focus').innerText()).toBe('Everything is there: score it')
    expect(await page.locator('a.button:text-is("Score the assessment")').count()).toBe(1)
    await page.keyboard.press('Enter')
    await tabTo('button:has-text("Score it now")')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Verdict', exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
    await world.close()
  })

  test('the limit of alerts is set with keys, after a question, and a wrong number keeps the focus', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/workspace`)
    await field(page, 'days-of-alerts').focus()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, 'days-of-alerts').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(':focus').getAttribute('name')).toBe('days-of-alerts')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('365')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Erase the alerts that are older than 365 days?' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Erase them' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Alerts are erased after 365 days.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a subject of a portfolio is found by a close spelling, and its cases are one key away', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/portfolios/${filled.portfolio}`)
    await page.getByLabel('Find subjects by name or reference').focus()
    await page.keyboard.type('kim yong un')
    await page.getByRole('table', { name: 'Subjects found' }).getByText('Kim Jong Un').waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Cases of S-118')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('ref')).toBe('S-118')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a heading in Arabic begins where the others do, and not beside the buttons', async () => {
    const visitor = await filled.signIn()
    const started = bodyOf(
      await visitor.ask('start', { pitch: 'فواتير إلكترونية للعيادات الصغيرة في المدن.' }),
    )
    const { page, complaints } = await openPageOf(browser, filled, { visitor })
    await visitPage(page, `${filled.url}/assessments/${String(started['session_id'])}`)
    expect(await page.locator('h1').evaluate(textAlignOf)).toBe('left')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a part of a saved view that the server refuses is named, and the list is shown without it', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/diligence?state=done&archived=with`)
    await page.getByText('This view asks for what the server refuses: State “done”.').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the list without it' }).click()
    await page.getByRole('table', { name: 'Diligence runs' }).getByRole('row').nth(1).waitFor()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('state'), searchParams.get('archived')]).toEqual([null, 'with'])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
