// Public sources fetched from publishers on loopback that speak the real formats: renewed, unchanged, moved, broken off,
// refused. Whatever happens, what was in force before stays in force.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { candidateUrls } from '../../src/sources/sync/candidate-urls.ts'
import { assay, begin, root } from '../support/process.ts'
import { half, openPublisher, type Publisher, say, zipOf } from '../support/publisher.ts'

const samples = join(root, 'src/sources/readers')
const sample = (path: string): Buffer => readFileSync(join(samples, path))
const AWARDS = sample('us-sbir/sample/award_data_no_abstract.csv')
const CHANGED = Buffer.from(AWARDS.toString().replace('Alder Photonics', 'Elder Photonics'))
const HTML = '<!doctype html>\n<html><body>We are busy. Please come back.</body></html>'

let publisher: Publisher
let data: string
beforeAll(async () => {
  publisher = await openPublisher()
})
afterAll(() => publisher.close())

const folders: string[] = []
const newData = (): string => {
  data = mkdtempSync(join(tmpdir(), 'assay-sync-'))
  folders.push(data)
  return data
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  publisher.asked()
})

/** Other addresses: of each file, a path of the publisher. */
const at = (paths: Readonly<Record<string, string>>): string =>
  Object.entries(paths)
    .map(([file, path]) => `${file}=http://${publisher.host}${path}`)
    .join(',')
const SBIR = { 'us-sbir/award_data_no_abstract.csv': '/awards.csv', 'us-sbir/award_data.csv': '/old.csv' }

/** No publisher outside of this process is asked. */
const NOWHERE = Object.fromEntries(
  [...catalogue.values()].flatMap(({ manifest: { id, sets, ofOneCompany, supplementary } }) =>
    ofOneCompany === true || supplementary === true || id === 'us-sbir'
      ? []
      : sets.flat().map(({ name }) => [`${id}/${name}`, '/nowhere'] as const),
  ),
)

const environment = (
  urls: Readonly<Record<string, string>>,
  over: Readonly<Record<string, string>> = {},
) => ({
  ASSAY_DATA_DIR: data,
  ASSAY_FETCH_ALLOW: publisher.host,
  ASSAY_SOURCE_URLS: at(urls),
  ASSAY_SOURCE_USER_AGENT: 'Petrel Ltd admin@example.org',
  ...over,
})
const run = (
  args: readonly string[],
  urls: Readonly<Record<string, string>> = {},
  over: Readonly<Record<string, string>> = {},
) => assay(['sources', ...args], environment(urls, over))

interface Outcome {
  readonly source: string
  readonly outcome: string
  readonly reason?: string
  readonly snapshot?: {
    readonly id: string
    readonly asOf: string
    readonly url: string
    readonly records: number
    readonly importedFrom: string | null
    readonly validators: Readonly<Record<string, { readonly url: string }>>
  }
  readonly intake?: unknown
}

async function sync(ids: readonly string[], urls: Readonly<Record<string, string>>, code = 0) {
  const { code: exit, out, err } = await run(['sync', ...ids, '--json'], urls)
  expect(exit, `${out}${err}`).toBe(code)
  return JSON.parse(out) as readonly Outcome[]
}

interface Standing {
  readonly id: string
  readonly status: string
  readonly records: number
  readonly recordsHash: string
  readonly failure: string | null
}
async function standing(id: string): Promise<Standing | undefined> {
  const { out } = await run(['list', '--json'])
  return (JSON.parse(out) as readonly Standing[]).find((each) => each.id === id)
}
const leftOf = (id: string): readonly string[] => {
  const folder = join(data, 'sources', id, 'incoming')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

test.each([
  [
    'au-dfat',
    'sheet#.xml',
    { 'xl/worksheets/sheet1.xml': 'sheet1.xml', 'xl/sharedStrings.xml': 'sharedStrings.xml' },
    /where at least 2000 are due/,
  ],
  [
    'us-sam-exclusions',
    'SAM_Exclusions_Public_Extract_V2_#####.CSV',
    {
      'SAM_Exclusions_Public_Extract_V2_26002.CSV': 'SAM_Exclusions_Public_Extract_V2_26002.CSV',
    },
    /where at least 81000 are due/,
  ],
])(
  '%s is unpacked and read to its end, so that its few records are below the floor',
  async (id, file, members, reason) => {
    newData()
    const packed = Object.fromEntries(
      Object.entries(members).map(([name, from]) => [name, sample(`${id}/sample/${from}`)]),
    )
    publisher.put('/packed', zipOf(packed))
    const [outcome] = await sync([id], { [`${id}/${file}`]: '/packed' }, 1)
    expect(outcome?.reason).toMatch(reason)
  },
)

test('a supplementary source is fetched once it is named or was brought in, and not before', async () => {
  newData()
  const path = join(samples, 'ca-sema/sample/sema-lmes.xml')
  publisher.put('/ca.xml', readFileSync(path))
  const urls = { 'ca-sema/sema-lmes.xml': '/ca.xml' }
  const fetched = async (): Promise<boolean> => {
    await run(['sync'], { ...urls, ...SBIR, ...NOWHERE })
    return publisher.asked().includes('GET /ca.xml')
  }
  expect(await fetched()).toBe(false)
  const imported = await run(['import', 'ca-sema', path, '--below-floor', '--as-of', '2026-11-01'])
  expect(imported.code, imported.err).toBe(0)
  expect(await fetched()).toBe(true)
})

test('a service that wants a public key is sent it', async () => {
  newData()
  let key: string | string[] | undefined
  publisher.next('/debarred.json', (request, response) => {
    key = request.headers['apikey']
    response.writeHead(200).end(sample('wb-debarred/sample/SANCTIONED_FIRM.json'))
  })
  const [outcome] = await sync(['wb-debarred'], { 'wb-debarred/SANCTIONED_FIRM.json': '/debarred.json' }, 1)
  expect(key).toMatch(/^\w{32}$/)
  expect(outcome?.reason).toContain('where at least 1005 are due')
})

test('a first sync brings the source in force, a second one finds it unchanged by its validators, a changed file replaces it', async () => {
  newData()
  publisher.put('/awards.csv', AWARDS)
  const first = await run(['sync', 'us-sbir'], SBIR)
  expect(first.code, first.err).toBe(0)
  expect(first.out).toContain('us-sbir: 7 records of 2026-11-19 in force (us-sbir@')
  expect(first.out).toContain('7 new, 0 changed, 0 unchanged, 0 gone.')
  expect(leftOf('us-sbir')).toEqual([])

  const second = await run(['sync', 'us-sbir'], SBIR)
  expect(second.out).toMatch(/^us-sbir: no change; us-sbir@\w{12} stays in force\.\n$/)
  expect(publisher.asked()).toEqual(['GET /awards.csv', 'GET /awards.csv if-none-match'])

  publisher.put('/awards.csv', CHANGED)
  const [third] = await sync(['us-sbir'], SBIR)
  expect(third).toMatchObject({ outcome: 'taken', snapshot: { url: `http://${publisher.host}/awards.csv` } })
  expect(await standing('us-sbir')).toMatchObject({ status: 'partial', records: 7, failure: null })
})

test('an archive behind a redirect is read, and cited by the address that was asked', async () => {
  newData()
  const name = '20261120-0800-gleif-goldencopy-lei2-golden-copy.csv'
  publisher.put(
    '/storage/a.zip',
    zipOf({ [name]: sample('gleif-lei/sample/gleif-goldencopy-lei2-golden-copy.csv') }),
  )
  publisher.next('/latest.csv', say(302, '', { location: '/storage/a.zip' }))
  const [outcome] = await sync(['gleif-lei'], {
    'gleif-lei/gleif-goldencopy-lei2-golden-copy.csv': '/latest.csv',
  })
  expect(outcome).toMatchObject({
    outcome: 'taken',
    snapshot: { url: `http://${publisher.host}/latest.csv`, importedFrom: null },
  })
  expect(outcome?.snapshot?.records).toBeGreaterThan(0)
})

test('a dated address is looked for backwards, as the declared client, and a newer quarter replaces an older one', async () => {
  newData()
  const urls = { 'us-sec-formd/FORMDSUBMISSION.tsv': '/formd/{YYYY}q{Q}_d.zip' }
  const today = new Date().toISOString().slice(0, 10)
  const [newest = '', before = ''] = candidateUrls('/formd/{YYYY}q{Q}_d.zip', today, 'quarter')
  const tables = ['FORMDSUBMISSION', 'ISSUERS', 'OFFERING', 'RECIPIENTS', 'RELATEDPERSONS', 'SIGNATURES']
  const quarter = (folder: string): Buffer =>
    zipOf(
      Object.fromEntries(
        tables.map((each) => [`${folder}/${each}.tsv`, sample(`us-sec-formd/sample/${each}.tsv`)]),
      ),
    )
  publisher.put(before, quarter('before'))
  const [first] = await sync(['us-sec-formd'], urls)
  expect(first).toMatchObject({ outcome: 'taken', snapshot: { url: `http://${publisher.host}${before}` } })
  expect(publisher.asked()).toEqual([`GET ${newest}`, `GET ${before}`])
  expect(publisher.userAgents).toContain('Petrel Ltd admin@example.org')

  expect(await sync(['us-sec-formd'], urls)).toMatchObject([{ outcome: 'unchanged' }])
  publisher.put(newest, quarter('newest'))
  const [third] = await sync(['us-sec-formd'], urls)
  expect(third).toMatchObject({
    outcome: 'taken',
    snapshot: { url: `http://${publisher.host}${newest}` },
    intake: { added: 0, changed: 0, removed: 0 },
  })
})

test('a quarter of Form D is brought in by hand as its archive and as a folder of its tables, with the same records', async () => {
  newData()
  const folder = join(samples, 'us-sec-formd/sample')
  expect((await run(['import', 'us-sec-formd', folder])).code).toBe(0)
  const fromFolder = await standing('us-sec-formd')
  const archive = join(data, '2026q2_d.zip')
  const tables = ['FORMDSUBMISSION', 'ISSUERS', 'OFFERING', 'RECIPIENTS', 'RELATEDPERSONS', 'SIGNATURES']
  const members = tables.map((each) => [`2026Q2_d/${each}.tsv`, readFileSync(join(folder, `${each}.tsv`))])
  writeFileSync(archive, zipOf(Object.fromEntries(members) as Record<string, Buffer>))
  expect((await run(['import', 'us-sec-formd', archive])).code).toBe(0)
  expect(await standing('us-sec-formd')).toMatchObject({
    records: 3,
    recordsHash: fromFolder?.recordsHash,
    failure: null,
  })
})

test('two files of a set are taken of the same date only', async () => {
  newData()
  const urls = {
    'courtlistener/dockets.csv': '/bulk/dockets-{YYYY-MM-DD}.csv.bz2',
    'courtlistener/courts.csv': '/bulk/courts-{YYYY-MM-DD}.csv.bz2',
  }
  const today = new Date().toISOString().slice(0, 10)
  const [newest = '', older = ''] = candidateUrls('{YYYY-MM-DD}', today, 'quarter')
  publisher.put(`/bulk/dockets-${newest}.csv.bz2`, sample('courtlistener/sample/dockets.csv'))
  for (const file of ['dockets', 'courts'])
    publisher.put(`/bulk/${file}-${older}.csv.bz2`, sample(`courtlistener/sample/${file}.csv`))
  const [outcome] = await sync(['courtlistener'], urls)
  expect(outcome).toMatchObject({
    outcome: 'taken',
    snapshot: {
      validators: {
        'dockets.csv': { url: `http://${publisher.host}/bulk/dockets-${older}.csv.bz2` },
        'courts.csv': { url: `http://${publisher.host}/bulk/courts-${older}.csv.bz2` },
      },
    },
  })
})

test('where the main file is not published any more, the next set takes its place; one changed file of a set brings all anew', async () => {
  newData()
  const urls = {
    'us-sec-tickers/company_tickers.json': '/tickers.json',
    'us-sec-tickers/company_tickers_exchange.json': '/exchange.json',
  }
  const exchange = sample('us-sec-tickers/sample/company_tickers_exchange.json')
  publisher.put('/exchange.json', exchange)
  const [fallen] = await sync(['us-sec-tickers'], urls)
  expect(Object.keys(fallen?.snapshot?.validators ?? {})).toEqual(['company_tickers_exchange.json'])

  publisher.put('/tickers.json', sample('us-sec-tickers/sample/company_tickers.json'))
  const [whole] = await sync(['us-sec-tickers'], urls)
  expect(whole?.outcome).toBe('taken')
  expect(Object.keys(whole?.snapshot?.validators ?? {}).sort()).toEqual([
    'company_tickers.json',
    'company_tickers_exchange.json',
  ])
  publisher.asked()

  publisher.put('/exchange.json', exchange.toString().replace('"OTC"', '"CBOE"'))
  expect(await sync(['us-sec-tickers'], urls)).toMatchObject([{ outcome: 'taken' }])
  expect(publisher.asked()).toEqual([
    'GET /tickers.json if-none-match',
    'GET /exchange.json if-none-match',
    'GET /tickers.json',
  ])
})

test('a web page, a damaged file and a list under its floor are refused: the snapshot stays and the source says why', async () => {
  newData()
  const urls = { ...SBIR, 'un-sc/consolidated.xml': '/un.xml' }
  publisher.put('/awards.csv', AWARDS)
  await sync(['us-sbir'], urls)

  publisher.put('/awards.csv', HTML)
  const [page] = await sync(['us-sbir'], urls, 1)
  expect(page?.reason).toContain('sent a web page instead of the file')
  expect(await standing('us-sbir')).toMatchObject({ status: 'failed', records: 7, failure: page?.reason })

  publisher.put('/awards.csv', 'Company,Nothing\n'.repeat(100))
  const [damaged] = await sync(['us-sbir'], urls, 1)
  expect(damaged?.reason).toContain('award_data_no_abstract.csv')
  expect(await standing('us-sbir')).toMatchObject({ status: 'failed', records: 7 })
  expect(leftOf('us-sbir')).toEqual([])

  publisher.put('/awards.csv', AWARDS)
  expect(await sync(['us-sbir'], urls)).toMatchObject([{ outcome: 'unchanged' }])
  expect(await standing('us-sbir')).toMatchObject({ status: 'partial', failure: null })

  const path = join(samples, 'un-sc/sample/consolidated.xml')
  expect((await run(['import', 'un-sc', path, '--below-floor'])).code).toBe(0)
  publisher.put('/un.xml', readFileSync(path))
  const [floor] = await sync(['un-sc'], urls, 1)
  expect(floor?.reason).toContain('where at least 580 are due')
  expect(await standing('un-sc')).toMatchObject({ records: 3, failure: floor?.reason })
  const { out, err } = await run(['sync', 'un-sc'], urls)
  expect(out).toBe('')
  expect(err).toBe(
    `un-sc: asking its publisher\nun-sc: failed. ${(floor?.reason ?? '').slice('un-sc: '.length)}\nNot fetched: un-sc. Their previous snapshots stay in force.\n`,
  )
})

test('what the operator brought in by hand becomes the snapshot of the publisher once the publisher is asked', async () => {
  newData()
  const path = join(samples, 'us-sbir/sample/award_data_no_abstract.csv')
  expect((await run(['import', 'us-sbir', path, '--as-of', '2026-11-18'])).code).toBe(0)
  publisher.put('/awards.csv', AWARDS)
  const [outcome] = await sync(['us-sbir'], SBIR)
  expect(outcome).toMatchObject({
    outcome: 'taken',
    snapshot: { asOf: '2026-11-19', importedFrom: null },
    intake: { added: 0, changed: 0, unchanged: 7, removed: 0 },
  })
})

test('a download that breaks off leaves the snapshot in force, and the next sync goes on where it stopped', async () => {
  newData()
  publisher.put('/awards.csv', AWARDS)
  await sync(['us-sbir'], SBIR)
  publisher.put('/awards.csv', CHANGED)
  publisher.next('/awards.csv', half(CHANGED, 'drop'), say(403))
  const [broken] = await sync(['us-sbir'], SBIR, 1)
  expect(broken?.reason).toContain('answered 403')
  expect(await standing('us-sbir')).toMatchObject({ status: 'failed', records: 7 })
  expect(leftOf('us-sbir')).toEqual([
    'award_data_no_abstract.csv.part',
    'award_data_no_abstract.csv.part.json',
  ])
  publisher.asked()

  expect(await sync(['us-sbir'], SBIR)).toMatchObject([{ outcome: 'taken', snapshot: { records: 7 } }])
  expect(publisher.asked()).toEqual([`GET /awards.csv if-none-match bytes=${CHANGED.length >> 1}-`])
  expect(leftOf('us-sbir')).toEqual([])
})

test('a sync that is stopped says so and goes on the next time; a second one beside it is turned away', async () => {
  newData()
  publisher.put('/awards.csv', AWARDS)
  publisher.next('/awards.csv', half(AWARDS, 'silence'))
  const { child, ended } = begin(['sources', 'sync', 'us-sbir', 'un-sc'], environment(SBIR))
  await expect.poll(() => leftOf('us-sbir')).toContain('award_data_no_abstract.csv.part')
  const [beside] = await sync(['us-sbir'], SBIR, 1)
  expect(beside?.reason).toContain('Another process is syncing it.')
  child.kill('SIGINT')
  const { code, out, err } = await ended
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toBe(
    'us-sbir: asking its publisher\nStopping. A second request ends the command at once.\n' +
      'us-sbir: failed. The sync was stopped. Sync again to go on.\nThe sync was stopped. Sync again to continue where it stopped.\n',
  )
  expect(await standing('us-sbir')).toMatchObject({ status: 'never_synced', failure: null })
  publisher.asked()

  expect(await sync(['us-sbir'], SBIR)).toMatchObject([{ outcome: 'taken' }])
  expect(publisher.asked()).toEqual([`GET /awards.csv bytes=${AWARDS.length >> 1}-`])
})

test('of all sources the large registers are left out and say so, and one that fails does not hold up the others', async () => {
  newData()
  const urls = Object.fromEntries(
    [...catalogue.values()].flatMap(({ manifest: { id, sets } }) =>
      id === 'us-sec-submissions'
        ? []
        : sets.flat().map(({ name }) => [`${id}/${name}`, `/${id}/${name}`] as const),
    ),
  )
  publisher.put('/us-sbir/award_data_no_abstract.csv', AWARDS)
  publisher.put(
    '/us-sec-litigation/litigation-releases.rss',
    sample('us-sec-litigation/sample/litigation-releases.rss'),
  )
  const outcomes = await sync([], urls, 1)
  const of = (kind: string) => outcomes.filter(({ outcome }) => outcome === kind).map(({ source }) => source)
  expect(of('taken')).toEqual(['us-sec-litigation', 'us-sbir'])
  expect(of('skipped')).toEqual([
    'us-sec-submissions',
    'gleif-lei',
    'gleif-rr',
    'gb-ch-basic',
    'gb-ch-psc',
    'courtlistener',
  ])
  const others = [...catalogue.values()].filter(({ manifest }) => manifest.supplementary !== true)
  expect(of('failed')).toHaveLength(others.length - 8)
  const supplementary = new Set(
    [...catalogue.keys()].filter((id) => !others.some(({ manifest }) => manifest.id === id)),
  )
  expect(outcomes.filter(({ source }) => supplementary.has(source))).toEqual([])
  const reasons = new Map(outcomes.map(({ source, reason }) => [source, reason]))
  expect(reasons.get('gleif-lei')).toContain('assay sources sync gleif-lei')
  expect(reasons.get('us-sec-submissions')).toContain('sources import us-sec-submissions PATH')
  expect(reasons.get('us-csl')).toContain('ASSAY_SOURCE_URLS=us-csl/consolidated.csv=URL')
})

test.each([[['sync', 'us-sec-litigation']], [['sync', 'us-sec-litigation', '--json']]])(
  'a source that was named and is skipped ends the command with 1 and its reason among the errors: %j',
  async (args) => {
    newData()
    const { code, err } = await run(args, {}, { ASSAY_SOURCE_USER_AGENT: '' })
    expect(code).toBe(1)
    expect(err).toContain('us-sec-litigation: skipped.')
    expect(err).toContain('Set ASSAY_SOURCE_USER_AGENT to your name and e-mail address')
    expect(await standing('us-sec-litigation')).toMatchObject({ status: 'never_synced', failure: null })
  },
)

test('what cannot be narrowed is told before anything is fetched', async () => {
  newData()
  publisher.put('/awards.csv', AWARDS)
  for (const args of [['us-sbir'], ['gleif-lei', 'us-sbir'], []]) {
    const { code, err } = await run(['sync', ...args, '--only', 'GB'], SBIR)
    expect(code).toBe(1)
    expect(err).toContain('is always taken whole. Leave --only out for it.')
  }
  const { err } = await run(['sync', 'gleif-lei', '--only', 'ENGLAND'])
  expect(err).toContain('"ENGLAND" is no country of ISO 3166-1')
  expect(publisher.asked()).toEqual([])
})

test.each([
  [['us-sbri'], {}, 'There is no source "us-sbri". The ids are us-ofac-sdn,'],
  [
    ['us-sbir'],
    { 'us-sbir/awards.csv': '/a' },
    'ASSAY_SOURCE_URLS names us-sbir/awards.csv, but the files of us-sbir',
  ],
  [
    ['us-sbir'],
    { 'us-sbri/awards.csv': '/a' },
    'ASSAY_SOURCE_URLS names us-sbri/awards.csv, but there is no source "us-sbri"',
  ],
  [['us-sec-submissions'], {}, 'Not fetched: us-sec-submissions.'],
] as const)('sync %j with addresses %j: %s', async (ids, urls, says) => {
  newData()
  const { code, err } = await run(['sync', ...ids], urls)
  expect(code).toBe(1)
  expect(err).toContain(says)
})
