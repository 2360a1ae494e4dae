// What a reviewer does in the pages: a decision of two people, and a case that opens again when a list changes.
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member, type Person } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'
import type { UnPerson } from '../support/un-list.ts'
import { type Watched, watchedPortfolio } from '../support/watched.ts'
import { bodyOf, createWorld, type World } from '../support/world.ts'

const HARUN: UnPerson = { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' }
const SELMA: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN' }
const SUBJECTS = 'ref,name,type\nC-1,Harun Taleb Al-Zahri,person\nC-2,Selma Orrin,person\n'

describe.skipIf(browserAbsent)(`the pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let world: World
  let desk: Watched
  let browser: Browser
  let url: string
  let ada: Person
  let rosa: Person

  beforeAll(async () => {
    browser = await openBrowser()
    world = await createWorld()
    desk = await watchedPortfolio(world, SUBJECTS, [HARUN, SELMA])
    ada = await member(world, desk.workspaceId, 'ada@example.org', 'owner', 'Ada Okafor')
    rosa = await member(world, desk.workspaceId, 'rosa@example.org', 'reviewer', 'Rosa Adeyemi')
    bodyOf(await ada.ask('set_four_eyes', { required: true }))
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await browser.close()
    desk.close()
    await world.close()
  })

  const openAs = (visitor: Person) =>
    openPageOf(browser, { url, signIn: () => Promise.resolve(visitor) }, { visitor })
  const openCase = async (page: Page, subject: string): Promise<void> => {
    await visitPage(page, `${url}/cases?state=all`)
    await page.getByRole('rowheader').getByRole('link', { name: subject }).click()
    await page.getByRole('table', { name: 'The facts of the two' }).waitFor()
  }
  const decide = async (page: Page, decision: string, reason: string): Promise<void> => {
    await page.getByRole('button', { name: 'Decide', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Decision').selectOption(decision)
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  }

  test('one person proposes and may not confirm, a reviewer confirms, and a changed list opens the case again', async () => {
    const [first, second] = [await openAs(ada), await openAs(rosa)]
    await openCase(first.page, 'Harun Taleb Al-Zahri')
    await decide(first.page, 'False positive', 'Another person, by the passport.')
    await first.page.getByText(/^Ada Okafor proposed “False positive” on /).waitFor()
    await expect.poll(() => first.page.getByRole('dialog').count()).toBe(0)
    await decide(first.page, 'False positive', 'I say it twice.')
    await first.page.getByRole('dialog').getByText('This needs two people.').waitFor()
    expect(await faults(first.page)).toEqual([])

    await visitPage(second.page, `${url}/cases`)
    await second.page.getByText('Waits for a second person').waitFor()
    await openCase(second.page, 'Harun Taleb Al-Zahri')
    await decide(second.page, 'False positive', 'I saw the passport as well.')
    await second.page.getByText('Decided: False positive, Rosa Adeyemi').waitFor()
    await second.page.getByText(/^Proposed by Ada Okafor on /).waitFor()
    expect(await faults(second.page)).toEqual([])

    await desk.after({ ...HARUN, born: '1971-04-30' }, SELMA)
    await openCase(second.page, 'Harun Taleb Al-Zahri')
    await second.page.getByText(/^Open again since .*, because its evidence changed: /).waitFor()
    await second.page.getByText('1971-04-30').first().waitFor()
    expect(await faults(second.page)).toEqual([])
    expect([...first.complaints, ...second.complaints]).toEqual([])
    for (const { page } of [first, second]) await page.context().close()
  })

  test('a reviewer refuses what another person proposed, and the case waits for a decision that both make', async () => {
    const [first, second] = [await openAs(ada), await openAs(rosa)]
    await openCase(first.page, 'Selma Orrin')
    await decide(first.page, 'False positive', 'Another name.')
    await first.page.getByText(/^Ada Okafor proposed “False positive” on /).waitFor()
    await openCase(second.page, 'Selma Orrin')
    await decide(second.page, 'True match', 'The name is exactly hers.')
    await second.page.getByText(/^Rosa Adeyemi proposed “True match” on /).waitFor()
    expect(await second.page.getByText(/^Decided: /).count()).toBe(0)
    await openCase(first.page, 'Selma Orrin')
    await decide(first.page, 'True match', 'Rosa is right.')
    await first.page.getByText('Decided: True match, Ada Okafor').waitFor()
    expect([...first.complaints, ...second.complaints]).toEqual([])
    for (const { page } of [first, second]) await page.context().close()
  })
})
