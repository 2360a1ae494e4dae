// Dialogs in a real browser: what must not be lost stays however often Escape is pressed, what is asked is asked before it is
// done, and the focus is always somewhere sensible.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Browser as Visitor } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, JON, openFilledWorld } from '../support/filled-world.ts'
import { focusedTag } from '../support/in-page.mjs'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'
import { sessionIdIn } from '../support/requests.ts'
import { typeSignal } from '../support/type-signal.ts'
import { bodyOf, example, openSession } from '../support/world.ts'

const shell = promisify(execFile)

let filled: FilledWorld
let browser: Browser
let page: Page
let visitor: Visitor

const visit = (path: string): Promise<void> => visitPage(page, filled.url + path)
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })

async function pressEscape(): Promise<void> {
  for (let times = 0; times < 6; times++) await page.keyboard.press('Escape')
}

/** Holds the answer to a request back until it is let go. */
async function holdBack(path: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const hold = async (route: Route): Promise<void> => {
    await held
    await route.continue()
  }
  await page.route(path, hold, { times: 1 })
  return letGo
}

/** What the page sends to an address from now on. */
function requestsTo(path: string): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.postDataJSON())
  })
  return sent
}

describe.skipIf(browserAbsent)(`dialogs${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  beforeEach(async () => {
    visitor = await filled.signIn()
    ;({ page } = await openPageOf(browser, filled, { visitor }))
  })
  afterEach(() => page.context().close())
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('a secret that is shown once stays, however often Escape is pressed', async () => {
    await visit('/keys')
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Stubborn')
    await button('Issue the key').click()
    const secret = page.getByLabel('Secret')
    const shown = await secret.inputValue()
    await pressEscape()
    expect(await secret.inputValue()).toBe(shown)
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  test('what is shown this once has the focus, with what to do with it, and each of its letters can be seen', async () => {
    const saysFocused = async (label: string, says: string): Promise<void> => {
      const shown = page.getByRole('textbox', { name: label, exact: true, description: new RegExp(says) })
      await shown.waitFor()
      expect(await shown.evaluate((element) => element.matches(':focus'))).toBe(true)
    }
    await visit('/keys')
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Told')
    await button('Issue the key').click()
    await saysFocused('Secret', 'Copy the secret now')
    const pictureOf = async (text: string): Promise<string> => {
      const secret = page.getByLabel('Secret')
      await secret.evaluate((input, value) => Object.assign(input, { value }), text)
      return (await secret.screenshot({ caret: 'hide' })).toString('base64')
    }
    expect(await pictureOf('sk_')).not.toBe(await pictureOf('sk\u00a0'))
    await button('I have it').click()
    await button('Close without copying').click()
    await button('Rotate Told').click()
    await button('Make a new secret').click()
    await saysFocused('Secret', 'The old secret stays valid')
    await button('I have it').click()
    await button('Close without copying').click()
    await visit('/workspace')
    await field(page, 'email').fill('told@example.org')
    await button('Make the link').click()
    await saysFocused('Link', 'shown this once')
  })

  test('a dialog stays while its request is under way', async () => {
    await visit('/keys')
    const letGo = await holdBack('**/v1/dashboard/keys')
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Slow')
    await button('Issue the key').click()
    await expect.poll(() => button('Cancel').isDisabled()).toBe(true)
    await pressEscape()
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    letGo()
    expect(await page.getByLabel('Secret').inputValue()).toMatch(/^sk_/)
  })

  test('the question for the password stays, and what was typed behind it too', async () => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await visitor.ask('sign_out')
    await button('Open the assessment').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    await pressEscape()
    expect(await dialog.isVisible()).toBe(true)
    await page.reload()
    await page.getByLabel('E-mail address').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign in').click()
    expect(await page.getByLabel('Pitch').inputValue()).toContain('Rota swaps')
  })

  test('a number that could be another is asked about beside its field, and nothing is sent for it', async () => {
    const sent = requestsTo('/v1/submit_signal')
    await visit(`/assessments/${filled.open}/evidence?signal=economics.cac`)
    const amount = field(page, 'value.amount')
    await amount.fill('1.000')
    await button('Submit this signal').click()
    await page.getByText('Could be read in two ways: write 1000 or 1.').waitFor()
    expect(await amount.inputValue()).toBe('1.000')
    expect(await amount.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(await faults(page)).toEqual([])
    expect(sent).toEqual([])
    await amount.fill('1000')
    await button('Submit this signal').click()
    await expect.poll(() => sent).toMatchObject([{ value: { amount: 1000 } }])
  })

  test('what was wrong with a row goes with the row', async () => {
    await visit(`/assessments/${filled.open}/evidence?signal=market.acv_estimate`)
    const add = button(/^Add to /)
    while ((await page.locator('.row-fields').count()) < 2 || (await button('Remove 1').count()) === 0)
      await add.click()
    const second = page.locator('.row-fields').nth(1).locator('input').first()
    await second.fill('kept')
    await button('Submit this signal').click()
    const inRow = page.locator('.row-fields').first().locator('[aria-invalid="true"]')
    await inRow.first().waitFor()
    await button('Remove 1').click()
    expect(await page.locator('.row-fields').first().locator('input').first().inputValue()).toBe('kept')
    expect(await inRow.count()).toBe(0)
  })

  test('what is typed while a request is under way is kept', async () => {
    await visit('/assessments/new')
    const letStart = await holdBack('**/v1/start')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await button('Open the assessment').click()
    await page.getByLabel('Pitch').fill('Meal plans for care homes by text message.')
    letStart()
    await page.getByRole('heading', { name: 'Add evidence' }).waitFor()
    await visit('/assessments/new')
    expect(await page.getByLabel('Pitch').inputValue()).toContain('Meal plans')

    await visit('/diligence/new')
    const letRun = await holdBack('**/v1/diligence')
    await field(page, 'subject.name').fill('Tesco PLC')
    await button('Start the run').click()
    await field(page, 'subject.name').fill('Rolls-Royce PLC')
    letRun()
    await page.getByRole('heading', { name: 'Tesco PLC' }).waitFor()
    await visit('/diligence/new')
    expect(await field(page, 'subject.name').inputValue()).toBe('Rolls-Royce PLC')
  })

  test('a form that the page failed to send can be sent again', async () => {
    await visit('/diligence/new')
    await field(page, 'subject.name').fill('Tesco PLC')
    // a draft as no version of the page writes it
    await page.evaluate(`for (const [key, draft] of Object.entries(localStorage))
      if (key.startsWith('assay.draft')) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(draft), aliases: 7 }))`)
    await page.reload()
    const [failure] = await Promise.all([page.waitForEvent('pageerror'), button('Start the run').click()])
    expect(failure.message).toContain('split')
    await field(page, 'subject.aliases').fill('Tesco')
    await button('Start the run').click()
    await page.getByRole('heading', { name: 'Tesco PLC' }).waitFor()
  })

  test('the link of an invitation goes when that invitation is withdrawn, and not with another one', async () => {
    await visit('/workspace')
    const withdraw = async (email: string): Promise<void> => {
      await button(`Withdraw the invitation of ${email}`).click()
      await button('Withdraw it').click()
      await button(`Withdraw the invitation of ${email}`).waitFor({ state: 'detached' })
    }
    for (const email of ['one@example.org', 'two@example.org']) {
      await field(page, 'email').fill(email)
      await button('Make the link').click()
      await button(`Withdraw the invitation of ${email}`).waitFor()
    }
    await withdraw('one@example.org')
    expect(await page.getByLabel('Link', { exact: true }).count()).toBe(1)
    await withdraw('two@example.org')
    await expect.poll(() => page.getByLabel('Link', { exact: true }).count()).toBe(0)
  })

  test('the link of an invitation says whom it is for, outlasts a refusal, and is asked about before it is left', async () => {
    await visit('/workspace')
    const link = page.getByLabel('Link', { exact: true })
    await field(page, 'email').fill('three@example.org')
    await button('Make the link').click()
    await page.getByText('The link for three@example.org is good until').waitFor()
    const shown = await link.inputValue()
    await field(page, 'email').fill(JON)
    await button('Make the link').click()
    await page.getByRole('alert').waitFor()
    expect(await link.inputValue()).toBe(shown)
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.getByText('You have not copied it.').waitFor()
    expect(await link.inputValue()).toBe(shown)
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
  })

  test('after signing in again nothing says any more that nobody is signed in', async () => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await visitor.ask('sign_out')
    await button('Open the assessment').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByText('You are signed out').count()).toBe(0)
    await button('Open the assessment').click()
    await page.getByRole('heading', { name: 'Add evidence' }).waitFor()
  })

  test('where what opened a dialog is gone, the heading has the focus', async () => {
    await visit('/keys')
    await button('Revoke Nightly report').click()
    await button('Revoke it').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Nightly report.*Revoked/ }).waitFor()
    await expect.poll(() => page.evaluate(focusedTag)).toBe('h1')
  })

  test('a secret nobody copied is asked about once, at closing and at a step back; copied, it goes without a trace', async () => {
    await visit('/')
    await page.getByRole('link', { name: 'Keys' }).click()
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Careless')
    await button('Issue the key').click()
    const secret = page.getByLabel('Secret')
    const shown = await secret.inputValue()
    await page.evaluate('history.back()')
    await page.getByText('You have not copied it.').waitFor()
    expect(await secret.inputValue()).toBe(shown)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    await button('I have it').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const traces =
      'document.documentElement.outerHTML + location + JSON.stringify([localStorage, sessionStorage])'
    expect(await page.evaluate(traces)).not.toContain(shown)

    await button('Issue a key').click()
    await page.getByLabel('Name').fill('More careless')
    await button('Issue the key').click()
    await button('I have it').click()
    expect(await faults(page)).toEqual([])
    await button('Close without copying').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('the lines of the quick start, pasted into a shell with a key, are answered', async () => {
    const { secret } = bodyOf(await visitor.ask('issue_key', { name: 'shell', scopes: ['read', 'run'] }))
    await visit('/keys')
    const answers: unknown[] = []
    for (const label of ['Try the key', 'Open an assessment', 'Look a company up']) {
      const line = (await page.getByRole('textbox', { name: label }).inputValue()).replace(
        'curl ',
        'curl -s ',
      )
      const { stdout } = await shell('sh', ['-c', line], {
        env: { ...process.env, ASSAY_API_KEY: String(secret) },
      })
      answers.push(JSON.parse(stdout))
    }
    expect(answers).toMatchObject([
      { sources: expect.any(Array) as unknown },
      { token: expect.any(String) as unknown },
      { id: expect.any(String) as unknown },
    ])
    expect(await page.getByRole('textbox', { name: 'Add Assay to Claude Code' }).inputValue()).toContain(
      `assay ${filled.url}/mcp `,
    )
  })

  test('a key is issued once, however fast somebody clicks', async () => {
    await visit('/keys')
    const before = await page.getByRole('row').count()
    await button('Issue a key').click()
    await page.getByLabel('Name').fill('Twice')
    await button('Issue the key').dblclick()
    await page.getByLabel('Secret').press('ControlOrMeta+c')
    await button('I have it').click()
    await expect.poll(() => page.getByRole('row').count()).toBe(before + 1)
  })

  test('what changes for others is said before it is done, and a no changes nothing', async () => {
    await visit('/workspace')
    const role = page.getByRole('row', { name: /Jón Sveinsson/ }).getByRole('button', { name: /^Make / })
    expect(await role.getAttribute('aria-label')).toBe('Make an owner: Jón Sveinsson')
    await role.press('Enter')
    await page.getByText('Jón Sveinsson may then issue and revoke keys').waitFor()
    await button('Cancel').click()
    expect(await role.getAttribute('aria-label')).toBe('Make an owner: Jón Sveinsson')
    expect(await role.evaluate((element) => element.matches(':focus'))).toBe(true)
    await role.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make an owner' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await role.getAttribute('aria-label')).toBe('Make a member: Jón Sveinsson')
    await button('Make a member: Ada Okafor').click()
    await page.getByText('You can no longer manage keys').waitFor()
    await button('Cancel').click()
    await button(/^Withdraw the invitation of lena/).click()
    await page.getByText('Their link opens nothing any more').waitFor()
    await button('Cancel').click()

    await visit('/operator')
    await button('Move to Pro: Hebrides Seed Fund').click()
    await page.getByText('have assessments without limit').waitFor()
    expect(await faults(page)).toEqual([])
    await button('Cancel').click()

    await visit('/account')
    await button('End all others').click()
    await page.getByText('Every browser but this one is asked for the password').waitFor()
    await button('End them').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('table', { name: 'Sessions of the account' }).getByRole('row').count()).toBe(
      2,
    )
  })

  test('evidence that takes the place of other evidence says so before it is sent', async () => {
    await visit(`/assessments/${filled.scored}/evidence?signal=economics.cac`)
    await page.getByText(/One of these counts at a time\. What you submit replaces e_/).waitFor()
    await visit(`/assessments/${filled.scored}/evidence?signal=problem.user_quote`)
    expect(await page.getByText('One of these counts at a time').count()).toBe(0)
  })

  test('once a signal is accepted the form moves on at once and changes no more; what was typed meanwhile stays', async () => {
    const { signals, ...rest } = example('middling')
    const token = await openSession((name, input) => visitor.ask(name, input), {
      ...rest,
      signals: signals.slice(0, -2),
    })
    await visit(`/assessments/${sessionIdIn(token)}/evidence`)
    const which = page.getByLabel('Which signal')
    const typeNeeded = async (): Promise<string> => {
      const needed = await which.inputValue()
      const signal = signals.find(({ axis, kind }) => `${axis}.${kind}` === needed)
      if (!signal) throw new Error(`the example has no ${needed}`)
      await typeSignal(page, signal)
      return needed
    }
    const letLook = await holdBack('**/v1/dashboard/assessments/*')
    const first = await typeNeeded()
    const second = await which.inputValue()
    expect(second).not.toBe(first)
    letLook()
    const stillNeeded = page.getByRole('region', { name: 'Still needed' }).getByRole('listitem')
    await expect.poll(() => stillNeeded.count()).toBe(1)
    expect(await which.inputValue()).toBe(second)

    const letSubmit = await holdBack('**/v1/submit_signal')
    const [asked, accepted] = [page.waitForRequest('**/v1/submit_signal'), typeNeeded()]
    await asked
    const text = page.locator('[name^="value."]:is(input:not([type]), [type="text"], textarea)').first()
    await text.fill('Typed meanwhile')
    letSubmit()
    await accepted
    await page.getByText('Nothing. Score the assessment').waitFor()
    expect([await which.inputValue(), await text.inputValue()]).toEqual([second, 'Typed meanwhile'])
    await page.locator('[name^="value."]').first().fill('')
    await button('Submit this signal').click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByText('Accepted as').count()).toBe(0)
  })

  test('after the last signal that is needed, the focus is on the way to the score', async () => {
    const { signals, ...rest } = example('middling')
    const token = await openSession((name, input) => visitor.ask(name, input), {
      ...rest,
      signals: signals.slice(0, -1),
    })
    await visit(`/assessments/${sessionIdIn(token)}/evidence`)
    const [last] = signals.slice(-1)
    if (last !== undefined) await typeSignal(page, last)
    const score = page.getByRole('link', { name: 'Everything is there: score it' })
    await score.waitFor()
    expect(await page.locator(':focus').innerText()).toBe('Everything is there: score it')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/assessments/${sessionIdIn(token)}`)
  })

  test('signing out asks first where something typed is not sent', async () => {
    await visit('/assessments/new')
    await page.getByLabel('Pitch').fill('Rota swaps for care homes by text message.')
    await page.getByRole('link', { name: 'Account' }).click()
    await button('Sign out').click()
    await page.getByText('Something you typed into a form is not sent yet').waitFor()
    await button('Cancel').click()
    await page.goBack()
    expect(await page.getByLabel('Pitch').inputValue()).toContain('Rota swaps')
  })

  test('the way back leads to what was searched for, where it was', async () => {
    await page.setViewportSize({ width: 900, height: 300 })
    await visit('/')
    await page.getByLabel('Search titles and pitches').fill('veterinary')
    await expect.poll(() => page.url()).toContain('q=veterinary')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.evaluate('scrollTo(0, 120)')
    await page.getByRole('rowheader').getByRole('link').last().click()
    await page.getByRole('heading', { name: 'Evidence', exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Search titles and pitches').inputValue()).toBe('veterinary')
    expect(await page.getByRole('row').count()).toBe(2)
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(60)
    await page.getByRole('link', { name: 'Assessments', exact: true }).click()
    await expect.poll(() => page.getByLabel('Search titles and pitches').inputValue()).toBe('')
  })
})
