// Diligence runs as an analyst reads them in a browser: what was not looked up is never shown as a result, a run that waits,
// fails or was altered says so, and everything can be linked to.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { loadSamplePack } from '../../src/installation/sample-pack.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { gathering, screeningNow } from '../../src/main/wiring.ts'
import { operator, type Person } from '../support/browser.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { cookieOf } from '../support/filled-world.ts'
import { loadList } from '../support/lists.ts'
import { bodyOf, createWorld, NOW, type World } from '../support/world.ts'

const COMPANY = { name: 'Zephyr Bakehouse Cooperative Ltd', type: 'company' }
/** Near the name of a listed company; its country makes it sure. */
const LISTED = { name: 'Rosoboronexprot JSC', type: 'company' }

let browser: Browser
let folder: string
let store: OpenStore
let world: World
let ada: Person
let page: Page
let url: string
/** What is done before a run looks anything up. */
let before: () => Promise<void>
/** Sources that were asked for, and are never there. */
let fetching: string[]

const start = async (subject: object): Promise<string> =>
  String(bodyOf(await ada.ask('run_diligence', { subject }, { prefer: 'wait=30' }))['id'])

async function visit(path: string): Promise<void> {
  await page.goto(url + path)
  await page.locator('h1').waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
}

const side = (name: string): Locator =>
  page.locator('.side', { has: page.getByRole('heading', { name, exact: true }) })

describe.skipIf(browserAbsent)(`runs${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-runs-'))
    store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
    before = () => Promise.resolve()
    fetching = []
    const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
    const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
    const gather = gathering(
      store.sources,
      manifests,
      { requiredLists: ['us-ofac-sdn'], blockingMeasures: ['asset_freeze'] },
      { now: () => NOW },
      screeningNow(store.sources, manifests, screener),
    )
    world = await createWorld({
      store,
      gather: async (subject) => {
        await before()
        return gather(subject)
      },
      syncing: {
        reasonToSkip: ({ id }) =>
          id === 'un-sc' ? 'Brought in by hand: sources import un-sc PATH' : undefined,
        begin: ({ id }) => Promise.resolve(fetching.push(id) > 0),
        underWay: () => Promise.resolve(new Set(fetching)),
        take: () => Promise.resolve(undefined),
      },
    })
    ada = await operator(world, 'ada@example.org')
    await world.server.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    await context.addCookies([cookieOf(ada, url)])
    page = await context.newPage()
  })
  afterEach(async () => {
    await page.context().close()
    await world.close()
    rmSync(folder, { recursive: true })
  })

  test('where no source was loaded, no figure and no “nothing found” stands anywhere, but what is missing and what to do', async () => {
    const [first, second] = [await start(COMPANY), await start(COMPANY)]
    await visit(`/diligence/${first}`)
    for (const name of ['Risk', 'Upside']) {
      expect(await side(name).locator('.side-figure').textContent()).toBe('– ')
      expect(await side(name).textContent()).toContain('Nothing could be looked up')
    }
    const main = await page.locator('main').textContent()
    expect(main).not.toContain('0 of 100')
    expect(main).not.toMatch(/Nothing in|nothing was found/i)
    const verdict = page.getByRole('region', { name: 'Verdict' })
    expect(await verdict.textContent()).toMatch(/Required lists: 1 missing \(.*OFAC/)
    const [conditions, notes] = [verdict.locator('h3 + ul').first(), verdict.locator('h3 + ul').nth(1)]
    expect(await conditions.locator('> li').allTextContents()).toEqual([
      expect.stringContaining('Required list OFAC'),
    ])
    const missing = notes.locator('details', { hasText: '14 sources were never loaded' })
    expect(await missing.getByRole('listitem').count()).toBe(0)
    await missing.locator('summary').click()
    expect(await missing.textContent()).toContain('UN Security Council Consolidated List')
    expect(await notes.textContent()).toContain('The subject was found in no registry.')
    await page.locator('.notice.care').getByRole('link', { name: 'Operator' }).click()
    await page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor()
    await visit('/diligence')
    const cells = page.getByRole('row', { name: COMPANY.name }).first().getByRole('cell')
    expect((await cells.allTextContents()).filter((text) => text === '–')).toHaveLength(2)
    await visit(`/diligence/compare?ids=${first},${second}`)
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    const compared = page.getByRole('table', { name: 'The runs' }).getByRole('row').nth(1).getByRole('cell')
    expect((await compared.allTextContents()).filter((text) => text === '–')).toHaveLength(2)
    expect(await page.locator('.over-time :is(rect, circle)').count()).toBe(0)
  })

  test('an operator sees which lists are required, and has all that are missing fetched with one press', async () => {
    await loadList(store, 'us-ofac-sdn')
    const all = world.ports.manifests.map(({ id }) => id)
    await visit('/operator')
    const rows = page.getByRole('table', { name: 'Public sources' }).getByRole('row')
    const required = (await rows.allTextContents()).map((text) => text.includes('○ Required'))
    expect(required).toEqual([false, true, true, true, true, ...Array<boolean>(all.length - 4).fill(false)])
    const byHand = page.getByRole('row', { name: 'UN Security Council' })
    expect(await byHand.textContent()).toContain('Brought in by hand: sources import un-sc PATH')
    expect(await byHand.getByRole('button', { name: /^Fetch/ }).count()).toBe(0)
    await page.getByRole('button', { name: `Fetch all that are missing (${all.length - 2})` }).click()
    const sources = page.getByRole('region', { name: 'Sources' })
    await sources.getByText(`Fetching ${all.length - 2} sources, one after the other: 0 done`).waitFor()
    expect(fetching.toSorted()).toEqual(all.filter((id) => id !== 'un-sc' && id !== 'us-ofac-sdn').toSorted())
    expect(await page.getByRole('button', { name: /^Fetch all/ }).count()).toBe(0)
    await loadList(store, 'eu-fsf')
    fetching = []
    await sources.getByText(`${all.length - 2} sources are fetched.`).waitFor()
  })

  test('where some lists were read, the others are named beside what was not found, on each side its own', async () => {
    await loadList(store, 'us-ofac-sdn')
    await visit(`/diligence/${await start(COMPANY)}`)
    expect(await side('Risk').locator('.side-figure').textContent()).toBe('0 of 100')
    const risk = await side('Risk').textContent()
    expect(risk).toContain('Nothing in the one source that was read')
    expect(risk).toContain('Not loaded, so not looked into')
    expect(risk).toContain('UN Security Council Consolidated List')
    expect(await side('Upside').locator('.side-figure').textContent()).toBe('– ')
  })

  test('a run that is under way ends in its result by itself, and then nobody asks any more', async () => {
    const { promise: looked, resolve: look } = Promise.withResolvers<void>()
    before = () => looked
    const answer = await ada.ask('run_diligence', { subject: COMPANY }, { prefer: 'respond-async' })
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/runs/')) asked.push(request.url())
    })
    await visit(`/diligence/${String(answer.body['id'])}`)
    await page.getByText('This page shows the result as soon as it is there').waitFor()
    look()
    await page.getByRole('heading', { name: 'Verdict' }).waitFor()
    const soFar = asked.length
    await page.clock.fastForward(600_000)
    await page.getByRole('tab', { name: 'Sources' }).click()
    expect(asked.filter((address) => !address.endsWith('/audit'))).toHaveLength(soFar)
  })

  test('a run that failed says why, and is run again with all that was said of its subject', async () => {
    before = () => Promise.reject(new Error('broken'))
    const subject = { ...COMPANY, country: 'GB', aliases: ['Zephyr Bakers'] }
    await visit(`/diligence/${await start(subject)}`)
    expect(await page.getByRole('alert').textContent()).toContain('This run failed. The run broke off')
    before = () => Promise.resolve()
    await page.getByRole('button', { name: 'Run again' }).click()
    await page.getByRole('heading', { name: 'Verdict' }).waitFor()
    expect(await page.locator('.facts').first().textContent()).toContain('Zephyr Bakers')
    const { runs } = (await ada.ask('list_runs')).body as unknown as {
      runs: { subject: object; status: string }[]
    }
    expect(runs.map((run) => [run.status, run.subject])).toEqual([
      ['completed', subject],
      ['failed', subject],
    ])
  })

  test.each<object>([
    {
      name: 'Zephyr Bakehouse Cooperative Ltd',
      type: 'company',
      domain: 'zephyr-bakehouse.example',
      lei: '2138002P5RNKC5W2JZ46',
      registrationNumber: '09876543',
      jurisdiction: 'GB',
      country: 'GB',
      aliases: ['Zephyr Bakers', 'Пекарня «Зефір»; Львів'],
    },
    { name: 'Марія Коваль', type: 'person', birthDate: '1975-04', country: 'UA', aliases: ['Maria Koval'] },
    { name: 'Only a name' },
  ])(
    'a run that is complete is run again with one press, and asks exactly what was asked: %o',
    async (subject) => {
      await loadSamplePack(store.sources, new Date(NOW).toISOString())
      const id = await start(subject)
      await visit(`/diligence/${id}`)
      await page.getByRole('button', { name: 'Run again' }).click()
      await expect.poll(() => new URL(page.url()).pathname).not.toContain(id)
      const again = new URL(page.url()).pathname.replace('/diligence/', '')
      await page.getByRole('link', { name: 'Compare the two' }).waitFor()
      const both = await Promise.all([id, again].map((one) => ada.ask('get_run', { id: one })))
      expect(both.map(({ body }) => body['subject'])).toEqual([subject, subject])
      expect((await ada.ask('list_runs')).body['runs']).toHaveLength(2)
    },
  )

  test('a run that was altered says so above each of its tabs, and which record does not hold', async () => {
    const id = await start(COMPANY)
    await sql`update runs set scorecard = replace(scorecard, '"value":0', '"value":1') where id = ${id}`.execute(
      store.db,
    )
    for (const part of ['findings', 'sources', 'audit']) {
      await visit(`/diligence/${id}?part=${part}`)
      expect(await page.getByRole('alert').first().textContent()).toContain('altered after it was sealed')
    }
    expect(await page.getByRole('alert').nth(1).textContent()).toContain(
      'the data stored beside them does not match them',
    )
    await sql`update audit_entries set record = replace(record, 'source', 'sourcf') where run_id = ${id} and seq = 3`.execute(
      store.db,
    )
    await visit(`/diligence/${id}?part=audit`)
    const records = page.getByRole('list', { name: 'Records of the run' }).getByRole('listitem')
    // the seal is the hash of the last record: what leads up to it is proven, and nothing before the break
    await expect.poll(() => records.nth(4).textContent()).toContain('Verified')
    expect(await records.nth(3).textContent()).toContain('Not what was sealed')
    expect(await records.nth(2).textContent()).toContain('not proven')
    expect(await page.getByRole('alert').nth(1).textContent()).toContain('Record 4 is not what was sealed')
  })

  test('a finding is one link away from the verdict and its record one more; a link to it works from outside and back', async () => {
    await loadSamplePack(store.sources, new Date(NOW).toISOString())
    const id = await start(LISTED)
    await visit(`/diligence/${id}?part=sources`)
    await side('Risk').getByRole('link').first().click()
    const finding = page.locator('.finding:target')
    await finding.waitFor()
    await expect.poll(() => finding.evaluate((element) => element.matches(':focus'))).toBe(true)
    const record = finding.getByRole('link', { name: /OFAC.*record/ })
    expect(await record.getAttribute('href')).toMatch(/^https:\/\/sanctionssearch\.ofac\.treas\.gov\//)
    const address = page.url()
    await page.getByRole('tab', { name: 'Audit trail' }).click()
    await page.getByText('Your browser has just checked the chain').waitFor()
    expect(new URL(page.url()).search).toContain('part=audit')
    await page.goBack()
    await finding.waitFor()
    await page.goBack()
    await page.getByRole('tab', { name: 'Sources', selected: true }).waitFor()
    await page.goto('about:blank')
    await page.goto(address)
    await expect.poll(() => finding.evaluate((element) => element.matches(':focus'))).toBe(true)
  })

  test('a record that an identifier led to says which one, and a source how old it was', async () => {
    await loadSamplePack(store.sources, new Date(NOW - 4 * 86_400_000).toISOString())
    const lei = '2138002P5RNKC5W2JZ46'
    await visit(`/diligence/${await start({ name: 'Tesco PLC', type: 'company', lei })}`)
    const found = page.locator('.finding', { hasText: 'by its LEI' })
    expect(await found.locator('.found-by').textContent()).toContain('Found by its LEI, not by name')
    expect(await found.locator('.found-by').textContent()).toContain(lei)
    const parts = await page.getByRole('tabpanel').locator('h2').allTextContents()
    expect(parts).toEqual(['What speaks against', 'What speaks for', 'Looked at, gives no points'])
    expect(await page.locator('[role="tabpanel"] .section').first().locator('.finding').count()).toBe(0)
    await page.getByRole('tab', { name: 'Sources' }).click()
    const row = page.getByRole('row', { name: /UN Security Council/ })
    expect(await row.textContent()).toMatch(/\d+ days? old|same day/)
    expect(await row.textContent()).toContain('Sample data')
  })

  test('what is wrong with a subject stands beside its field, one of several names too, and nothing typed is lost', async () => {
    await visit('/diligence/new')
    await page.getByLabel('Name', { exact: true }).fill('Tesco PLC')
    await page.getByLabel('Other names').fill('Tesco Stores\n***')
    await page.getByLabel('LEI').fill('2138002P5RNKC5W2JZ47')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Other names').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('LEI').getAttribute('aria-invalid')).toBe('true')
    const main = await page.locator('main').textContent()
    expect(main).toContain('Line 2: Must have a letter or a digit')
    expect(main).toContain('a character is mistyped')
    await page.getByLabel('Other names').fill('Tesco Stores')
    await page.getByLabel('LEI').fill('2138002P5RNKC5W2JZ46')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { name: 'Tesco PLC' }).waitFor()
    expect(await page.locator('.facts').first().textContent()).toContain('Tesco Stores')
  })

  test('a country is chosen by its name, with the keyboard', async () => {
    await visit('/diligence/new')
    await page.getByLabel('Name', { exact: true }).fill('Zephyr Bakehouse')
    const country = page.getByLabel('Country (optional)')
    await country.focus()
    await page.keyboard.type('Germ')
    expect(
      await country.evaluate(
        (of: { readonly selectedOptions: ArrayLike<{ text: string }> }) => of.selectedOptions[0]?.text,
      ),
    ).toBe('Germany')
    expect(await country.inputValue()).toBe('DE')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByText('DE (Germany)').waitFor()
  })

  test('other names that are parted by a semicolon or a tab are names of their own, and are shown as such', async () => {
    await visit('/diligence/new')
    await page.getByLabel('Name', { exact: true }).fill('Acme')
    await page.getByLabel('Other names').fill('Acme, Inc.; Acme Ltd\n\nأكمي\tアクメ；')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { name: 'Verdict' }).waitFor()
    const names = page.locator('.facts', { hasText: 'Other names' }).locator('dd bdi')
    const aliases = ['Acme, Inc.', 'Acme Ltd', 'أكمي', 'アクメ']
    expect(await names.allTextContents()).toEqual(aliases)
    const lines = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(lines).size).toBe(aliases.length)
    const { runs } = (await ada.ask('list_runs')).body as unknown as { runs: { subject: object }[] }
    expect(runs[0]?.subject).toEqual({ name: 'Acme', aliases })
  })

  test('a name without end leaves the verdict in sight, and stands whole on the page of its run', async () => {
    const name = `Zephyr ${'Bakehouse and Sons '.repeat(26)}Ltd`.slice(0, 500).trim()
    const ids = [await start({ name }), await start({ name })]
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(`/diligence/${ids[0]}`)
    expect(await page.locator('h1').textContent()).toMatch(/^Zephyr .{20,120}…$/)
    expect(await page.locator('.page-head').textContent()).toContain(name)
    expect((await page.locator('.verdict-word').boundingBox())?.y).toBeLessThan(700)
    await visit(`/diligence/compare?ids=${ids.join(',')}`)
    const row = page.getByRole('table', { name: 'The runs' }).getByRole('row').nth(1)
    expect((await row.boundingBox())?.height).toBeLessThan(130)
    await visit('/diligence')
    expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBeLessThan(130)
  })

  test('runs that were chosen to be compared are still chosen on the way back', async () => {
    for (const name of ['Acme', 'Zephyr', 'Petrel']) await start({ name })
    await visit('/diligence')
    for (const name of ['Acme', 'Petrel']) await page.getByLabel(`Compare the run of ${name}`).check()
    await page.getByRole('button', { name: 'Compare 2' }).click()
    await page.getByRole('heading', { name: 'Runs compared' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Compare 2' }).waitFor()
    const boxes = await page.getByRole('checkbox').all()
    const checked = await Promise.all(boxes.map((box) => box.isChecked()))
    expect(checked).toEqual([true, false, true])
    await page.getByLabel('Compare the run of Acme').uncheck()
    await page.getByLabel('Compare the run of Petrel').uncheck()
    expect(await page.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true)
  })

  test('runs that were asked otherwise say what was, compared and beside each other', async () => {
    await loadSamplePack(store.sources, new Date(NOW).toISOString())
    const plain = await start(LISTED)
    world.travel(60_000)
    const sure = await start({ ...LISTED, country: 'RU', aliases: ['Rosoboronexport'] })
    await visit(`/diligence/compare?ids=${plain},${sure}`)
    const changes = page.getByRole('region', { name: 'What changed' })
    expect(
      await changes.getByRole('list', { name: 'What was asked' }).getByRole('listitem').allTextContents(),
    ).toEqual(['Other names: not given → Rosoboronexport', 'Country: not given → RU (Russia)'])
    await changes.getByLabel('To').selectOption({ index: 0 })
    expect(await changes.textContent()).toContain('The same was asked')
    await visit(`/diligence/${sure}`)
    const others = page.getByRole('region', { name: 'Other runs of this subject' })
    expect(await others.getByRole('listitem').first().textContent()).toContain(
      'Other names: not given, here RosoboronexportCountry: not given, here RU (Russia)',
    )
  })

  test('runs over time tell what is new, gone and judged otherwise, and which sources changed', async () => {
    const person = { name: 'Kim Jong Un', type: 'person' } as const
    const blind = await start(person)
    await loadSamplePack(store.sources, new Date(NOW).toISOString())
    world.travel(60_000)
    const plain = await start(person)
    world.travel(60_000)
    const sure = await start({ ...person, birthDate: '1984-01-08' })
    await visit(`/diligence/compare?ids=${[sure, plain, blind].join(',')}`)
    const changes = page.getByRole('region', { name: 'What changed' })
    expect(await changes.textContent()).toContain('Not known, because one of the two could not look')
    expect(await changes.textContent()).toContain('not loaded')
    await changes.getByLabel('From').selectOption({ index: 1 })
    expect(await changes.textContent()).toContain('Weighs otherwise')
    expect(await changes.textContent()).toMatch(/\d+ points, high → 100 points, critical/)
    expect(await changes.textContent()).toContain('Both read the same snapshots')
    expect(await page.locator('.over-time rect').count()).toBe(2)
  })
})
