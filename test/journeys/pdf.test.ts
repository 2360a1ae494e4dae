// Reports as PDF, from the request to the page: who may have one, what stands on it, and that it can be read.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import fc from 'fast-check'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts'
import { plainDocument } from '../../src/platform/pdf/testing/plain-document.ts'
import type { Block, ReportDocument } from '../../src/reports/document/document.ts'
import { type Paper, PdfUnavailable } from '../../src/reports/ports.ts'
import { createClient } from '../../src/client/client.ts'
import { DAY_MS } from '../../src/base/day.ts'
import { withNames } from '../../src/reports/words/source-names.ts'
import { loadSamplePack } from '../../src/installation/sample-pack.ts'
import { callTool, ERAS, sendMessage } from '../support/mcp.ts'
import { assayProcess, root } from '../support/process.ts'
import { sessionIdIn, type Tenant } from '../support/requests.ts'
import { bodyOf, createWorld, example, NOW, type World } from '../support/world.ts'

interface Page {
  readonly text: string
  readonly width: number
  readonly items: readonly { readonly says: string; readonly x: number }[]
  /** Numbers of the shapes drawn; 0 is the box that stands for a character without one. */
  readonly shapes: readonly number[]
  /** How far each line that is drawn reaches across and down. */
  readonly lines: readonly { readonly across: number; readonly down: number }[]
  /** Where each link leads. */
  readonly links: readonly string[]
}

async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages: Page[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const said = items.flatMap((item) =>
      'str' in item ? [{ says: item.str, x: Number(item.transform[4]), hasEOL: item.hasEOL }] : [],
    )
    const { fnArray, argsArray } = await page.getOperatorList()
    const lines = (argsArray as unknown[]).flatMap((drawn, at) => {
      if (fnArray[at] !== OPS.constructPath) return []
      const [painted, , [left, top, right, bottom]] = drawn as [
        number,
        unknown,
        [number, number, number, number],
      ]
      return painted === OPS.stroke ? [{ across: right - left, down: bottom - top }] : []
    })
    const shapes = (argsArray as unknown[])
      .flat(2)
      .flatMap((drawn) =>
        typeof drawn === 'object' && drawn !== null && 'originalCharCode' in drawn
          ? [Number(drawn.originalCharCode)]
          : [],
      )
    const links = (await page.getAnnotations()) as readonly { readonly unsafeUrl: string }[]
    pages.push({
      text: said.map(({ says, hasEOL }) => (hasEOL ? `${says}\n` : says)).join(''),
      width: Math.round(page.getViewport({ scale: 1 }).width),
      items: said,
      shapes,
      lines,
      links: links.map(({ unsafeUrl }) => unsafeUrl),
    })
  }
  return pages
}

interface Tag {
  readonly role: string
  /** The text in place of a picture. */
  readonly alt?: string
  readonly children: readonly Tag[]
}

/** The tags of all pages, outer ones before those within them. */
async function tagsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<Tag[]> {
  const all = (tag: Tag): Tag[] => ('role' in tag ? [tag, ...tag.children.flatMap(all)] : [])
  const tags: Tag[] = []
  for (let number = 1; number <= pdf.numPages; number++)
    tags.push(...all((await (await pdf.getPage(number)).getStructTree()) as unknown as Tag))
  return tags
}

/** The text without the white space that lines and pieces of a word are parted by. */
const solid = (text: string): string => text.replace(/\s+/g, '')
const solidText = (pages: readonly Page[]): string => solid(pages.map(({ text }) => text).join('\n'))

let world: World
let pro: Tenant
let session: string
let run: string

beforeAll(async () => {
  world = await createWorld()
  pro = await world.tenant('pro')
  session = await world.scored(pro.key, example('strong'))
  run = await world.run(pro.key)
})
afterAll(() => world.close())

const download = (id: string, query = '', key = pro.key, place = world) =>
  place.server.inject({
    url: `/v1/exports/${id}.pdf${query}`,
    headers: { authorization: `Bearer ${key}` },
  })

const print = (document: Partial<ReportDocument>, paper: Paper = 'a4'): Promise<Uint8Array> =>
  world.ports.pdf.render({ ...plainDocument, ...document }, { tenant: 'w', paper, createdAt: 0 })
const printing = async (document: Partial<ReportDocument>): Promise<Page[]> => pagesOf(await print(document))

describe('an assessment', () => {
  test('X-7 has all that its Markdown says, on numbered pages with its hash', async () => {
    const exported = await world.call(pro.key, 'export', { session, format: 'pdf' })
    expect(exported.body['format']).toBe('pdf')
    const content = String(exported.body['content'])
    expect(content).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
    const pages = await pagesOf(Buffer.from(content, 'base64'))
    const markdown = String(
      (await world.call(pro.key, 'export', { session, format: 'markdown' })).body['content'],
    )
    const hash = createHash('sha256').update(markdown).digest('hex')
    const text = solidText(pages)
    pages.forEach((page, i) => {
      expect(solid(page.text)).toContain(`${i + 1}of${pages.length}`)
      expect(solid(page.text)).toContain(hash)
    })
    for (const title of ['Pitch', 'Scorecard', 'Evidence ledger', 'Roadmap', 'Disclaimer'])
      expect(text).toContain(solid(title))
    for (const [id] of markdown.matchAll(/\be_[0-9a-f]{8}\b/g)) expect(text).toContain(id)
    for (const [, url = ''] of markdown.matchAll(/`(https:[^`]+)`/g)) expect(text).toContain(url)
    expect(text).toContain(solid('No published study validates a seven-axis evidence score'))
  })

  test('says verdict, score, base rate and estimate on its first page, with both charts', async () => {
    const [first] = await pagesOf((await download(sessionIdIn(session))).rawPayload)
    for (const said of [
      'Build',
      '57',
      'of 70',
      'Base rate',
      '10%',
      'Estimate',
      '24.5%',
      'Nothing: every gate is open',
    ])
      expect(solid(first?.text ?? '').toLowerCase()).toContain(solid(said).toLowerCase())
    for (const inChart of ['Beachhead market', 'before the evidence', '95% interval'])
      expect(solid(first?.text ?? '')).toContain(solid(inChart))
  })

  test('is tagged for a screen reader: title, language, headings, heads of tables, a text for each chart', async () => {
    const pdf = await getDocumentProxy(Uint8Array.from((await download(sessionIdIn(session))).rawPayload))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false })
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Practices in the UK /), Language: 'en' })
    expect((metadata as { get(name: string): unknown }).get('pdfuaid:part')).toBe('1')
    const tags = await tagsOf(pdf)
    const rolesIn = (within: Tag): string[] => within.children.map(({ role }) => role)
    const heads = tags.filter(({ role }) => role === 'THead')
    expect(heads.length).toBeGreaterThan(2)
    for (const head of heads) expect(new Set(head.children.flatMap(rolesIn))).toEqual(new Set(['TH']))
    expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'Link']))
    expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      expect.stringMatching(/^Scores by axis\. Problem \d+ of 10, .*Founder fit \d+ of 10\.$/),
      expect.stringMatching(
        /^Estimate before and after the evidence\. Base rate 10%, estimate 24\.5%, 95% interval /,
      ),
    ])
  })

  test('leads from its sources to their addresses', async () => {
    const pages = await pagesOf((await download(sessionIdIn(session))).rawPayload)
    const addresses = example('strong').signals.flatMap(({ value }) => value['source_url'] ?? [])
    expect(addresses.length).toBeGreaterThan(3)
    expect(pages.flatMap(({ links }) => links)).toEqual(expect.arrayContaining(addresses))
  })

  test('is the same download and export, byte for byte, while the clock stands', async () => {
    const { body } = await world.call(pro.key, 'export', { session, format: 'pdf' })
    const { rawPayload, headers } = await download(sessionIdIn(session))
    expect(rawPayload.toString('base64')).toBe(body['content'])
    // why so often: what depends on the order of a hash table is the same most times
    for (let i = 0; i < 12; i++)
      expect(Buffer.compare((await download(sessionIdIn(session))).rawPayload, rawPayload)).toBe(0)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="assay-assessment-${sessionIdIn(session)}-a4.pdf"`,
    )
  })

  test.each(ERAS)('is a link over MCP (%s), which resources/read opens', async (era) => {
    const { body } = await world.call(pro.key, 'export', { session, format: 'pdf' })
    const result = await callTool(world, pro.key, 'export', { session, format: 'pdf' }, { era })
    const uri = `assay://exports/${sessionIdIn(session)}.pdf`
    expect(result.structuredContent).toEqual({ format: 'pdf', content: uri })
    expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent)
    const mimeType = 'application/pdf'
    expect(result.content[1]).toMatchObject({ type: 'resource_link', uri, mimeType })
    expect(JSON.stringify(result).length).toBeLessThan(1_000)
    const read = await sendMessage(world, pro.key, { method: 'resources/read', params: { uri } }, { era })
    expect(read.body.result?.['contents']).toEqual([{ uri, mimeType, blob: body['content'] }])
    const free = await world.tenant('free')
    const refused = await sendMessage(world, free.key, { method: 'resources/read', params: { uri } }, { era })
    expect(refused.body.error).toMatchObject({ data: { error: 'tier_required', status: 402 } })
  })

  test('can be had by every key of its workspace that may read, and by nobody else', async () => {
    const { key: reader } = await world.admin.createKey(pro.workspaceId, { name: 'reader', scopes: ['read'] })
    expect((await download(sessionIdIn(session), '', reader)).statusCode).toBe(200)
    const other = await world.tenant('pro')
    for (const id of [sessionIdIn(session), run]) {
      const answer = await download(id, '', other.key)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: 'not_found' })
    }
  })
})

describe('a run', () => {
  test('has its verdict, its conditions, its sources and its audit hash', async () => {
    const { body } = await world.call(pro.key, 'get_run', { id: run })
    const { rawPayload, headers } = await download(run)
    const pages = await pagesOf(rawPayload)
    const text = solidText(pages)
    const shown = body as unknown as {
      conditions: { source: string }[]
      sources: { name: string; id: string }[]
      audit: { hash: string }
    }
    expect(text).toContain(solid('Insufficient data'))
    expect(text).toContain(solid('4 sources, 4 of them required, were never loaded'))
    for (const said of [
      ...shown.conditions.map(({ source }) => withNames(source, shown.sources)),
      ...shown.sources.flatMap(({ name, id }) => [name, id]),
    ])
      expect(text).toContain(solid(said))
    for (const page of pages) expect(solid(page.text)).toContain(shown.audit.hash)
    expect(headers['content-disposition']).toContain(`assay-run-${run}-a4.pdf`)
    expect((await download(run, '?paper=letter')).headers['content-disposition']).toContain(
      `${run}-letter.pdf`,
    )
  })

  test('of which no source could be read says so, and shows no 0', async () => {
    const [first] = await pagesOf((await download(run)).rawPayload)
    expect(first?.text).toContain('Nothing could be looked up')
    expect(solid(first?.text ?? '')).toContain('RISK–nosourcecouldbereadUPSIDE–nosourcecouldberead')
    expect(first?.text).not.toMatch(/0 of 100|0 \/ 100/)
  })

  test('names the identifier that led to a record, and what gives no points stands apart', async () => {
    const sampled = await createWorld()
    await loadSamplePack(sampled.ports.store.sources, new Date(NOW - DAY_MS).toISOString())
    const { key } = await sampled.tenant('pro')
    const subjects = [
      [{ name: 'Tesco PLC', lei: '2138002P5RNKC5W2JZ46' }, 'LEI 2138002P5RNKC5W2JZ46 led to this record'],
      [
        { name: 'Tesco PLC', registrationNumber: '00445790', jurisdiction: 'GB' },
        'register number 00445790 led to this record',
      ],
    ] as const
    for (const [subject, said] of subjects) {
      const { id } = bodyOf(await sampled.call(key, 'run_diligence', { subject }))
      const text = solidText(await pagesOf((await download(String(id), '', key, sampled)).rawPayload))
      expect(text).toContain(solid(said))
      expect(text.indexOf('Thesubjectis')).toBeGreaterThan(text.indexOf('Lookedat,givesnopoints'))
    }
    await sampled.close()
  })

  test('comes on A4, or on Letter when asked for', async () => {
    const widths = async (query: string): Promise<unknown> =>
      (await pagesOf((await download(run, query)).rawPayload)).map(({ width }) => width)
    expect(new Set((await widths('')) as number[])).toEqual(new Set([595]))
    expect(new Set((await widths('?paper=letter')) as number[])).toEqual(new Set([612]))
    expect((await download(run, '?paper=a3')).json()).toMatchObject({ error: 'invalid_request' })
  })

  test('comes through the client as a file with its name', async () => {
    const url = await world.server.listen({ host: '127.0.0.1', port: 0 })
    const file = await createClient({ url, key: pro.key }).call('download_export', { id: run })
    expect(file).toMatchObject({ name: `assay-run-${run}-a4.pdf`, type: 'application/pdf' })
    expect(Buffer.from(await file.arrayBuffer())).toEqual((await download(run)).rawPayload)
    await expect(
      createClient({ url, key: pro.key }).call('download_export', { id: 'x' }),
    ).rejects.toMatchObject({
      body: { error: 'not_found' },
    })
  })
})

test('a printer that is away is told with 503 and Retry-After', async () => {
  const render = () => Promise.reject(new PdfUnavailable('too many reports wait'))
  const away = await createWorld({ pdf: { render } })
  const { key } = await away.tenant('pro')
  const answer = await download(await away.run(key), '', key, away)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ error: 'overloaded' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await away.close()
})

const NAMES = {
  Latin: 'Łódź Größe Đặng',
  Cyrillic: 'Общество «Ромашка»',
  Greek: 'Αθηναϊκή Ζυθοποιία',
  Chinese: '华为技术有限公司 臺灣積體電路',
  Japanese: 'トヨタ自動車株式会社',
  Korean: '삼성전자 주식회사',
  Georgian: 'საქართველო',
  Armenian: 'Հայաստան',
  Ethiopic: 'አማርኛ',
}
const SHAPED = [
  'محمد بن سلمان',
  'בנק לאומי',
  'राम प्रसाद',
  'বাংলাদেশ',
  'தமிழ்நாடு',
  'ଓଡ଼ିଆ ଭାଷା',
  'ภาษาไทย',
  'မြန်မာ',
  'ភាសាខ្មែរ',
]

describe('any script', () => {
  test.each(Object.entries(NAMES))('%s is drawn and can be copied', async (_script, name) => {
    const [page] = await printing({ title: name, subtitle: name })
    expect(page?.text).toContain(name)
    expect(page?.shapes).not.toContain(0)
  })

  test.each(SHAPED)('%s is drawn with shapes of its own', async (name) => {
    const [page] = await printing({ title: name, facts: [{ name: 'Also known as', text: name }] })
    expect(page?.shapes.length).toBeGreaterThan(0)
    expect(page?.shapes).not.toContain(0)
  })

  test('a character without a shape would be seen by these tests', async () => {
    const drawn = NodeCompiler.create().pdf({
      mainFileContent: '#set text(font: "Libertinus Serif", fallback: false)\nབོད',
    })
    expect((await pagesOf(drawn))[0]?.shapes).toContain(0)
  })

  test('Hebrew and Arabic run from right to left, at the right, also beside other scripts', async () => {
    for (const [first, last] of [
      ['בנק', 'לישראל'],
      ['شركة', 'النفط'],
    ] as const) {
      const [page] = await printing({
        sections: [{ title: 'Names', blocks: [{ kind: 'quote', text: `${first} ABC Ltd ${last}\nplain` }] }],
      })
      const placeOf = (word: string): number =>
        page?.items.find(({ says }) => says.includes(word))?.x ?? Number.NaN
      const drawn = page?.items.filter(({ says }) => /[\u0590-\u06ff]/.test(says)).map(({ x }) => x) ?? []
      expect(Math.max(...drawn)).toBeGreaterThan(placeOf('ABC'))
      expect(Math.min(...drawn)).toBeLessThan(placeOf('ABC'))
      expect(placeOf('plain')).toBeLessThan(120)
      expect(Math.max(...drawn)).toBeGreaterThan(480)
    }
  })

  test('a sentence of the program runs from left to right, whatever the name it begins with', async () => {
    for (const name of ['كيم جونغ أون', 'קים ג׳ונג 24', 'ידיעות "אחרונות" בע"מ']) {
      const text = `"${name}" (20157): score 0.7999; nothing but the name agrees or differs.`
      const [page] = await printing({
        warnings: [`${text} Warning.`],
        reasons: { title: 'Conditions', items: [`${text} Condition.`], none: 'None.' },
        sections: [
          {
            title: 'Against',
            blocks: [
              { kind: 'head', text: `${text} Head.` },
              { kind: 'paragraph', text: `${text} Paragraph.` },
            ],
          },
        ],
      })
      const rtl = page?.items.filter(({ says }) => /[\u0590-\u06ff]/.test(says)) ?? []
      const figures = page?.items.filter(({ says }) => says.includes('20157')) ?? []
      expect(figures).toHaveLength(4)
      for (const { x } of rtl) expect(x).toBeLessThan(Math.min(...figures.map((figure) => figure.x)))
      for (const end of ['Warning.', 'Condition.', 'Head.', 'Paragraph.']) {
        const last = page?.items.find(({ says }) => says.endsWith(end))
        expect(last?.x, end).toBeGreaterThan(60)
        expect(last?.says.endsWith(`differs. ${end}`), end).toBe(true)
      }
    }
  })

  test('a title and a cell from right to left begin at the right', async () => {
    const columns = [
      { title: 'Name', width: 1 },
      { title: 'Place', width: 1 },
    ]
    const rows = [
      ['שלום', 'plain'],
      ['شركة', 'plain'],
    ]
    const [page] = await printing({
      title: 'בנק',
      sections: [{ title: 'Names', blocks: [{ kind: 'table', columns, rows }] }],
    })
    const places = (pattern: RegExp): number[] =>
      page?.items.flatMap(({ says, x }) => (pattern.test(says) ? [x] : [])) ?? []
    const [title, ...cells] = places(/[\u0590-\u06ff]/)
    const [second] = places(/plain/)
    expect(title).toBeGreaterThan(480)
    expect(cells.length).toBeGreaterThan(0)
    for (const x of cells) {
      expect(x).toBeGreaterThan((second ?? 0) - 60)
      expect(x).toBeLessThan(second ?? 0)
    }
  })

  test.each([
    ['an Arabic percent sign', '“q” —بالعالمالله ٪ ', ['٪']],
    ['controls of direction', '\u202aprice\u202c \u2066of\u2069 \u202e100', ['price', 'of', '100']],
    ['marks of one script on letters of another', 'チ\u05a4\u0301┭\ufffd and more', ['and more']],
    ['signs of one script among letters of another', 'مرحبا ៷ ✓', ['✓', '៷']],
  ] as const)(
    '%s, on which Typst once ended its process, are printed as they are',
    async (_what, text, words) => {
      const [page] = await printing({ facts: [{ name: 'Said', text }] })
      for (const word of words) expect(page?.text).toContain(word)
      expect(page?.text).not.toContain('Marks and signs of some scripts are left out')
    },
  )

  test('whatever the text, a report is printed, and on a bounded number of pages', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        'e\u0301\u0302',
        '\u0301',
        'क्',
        'ก',
        'ក្',
        'မ',
        'ﷺ',
        '👩‍',
        '\u200d',
        'W',
        '.',
        '\n',
        '\u202e',
        '字',
      ),
    )
    const text = fc
      .tuple(piece, fc.integer({ min: 1, max: 4_000 }))
      .map(([unit, times]) => unit.repeat(times).slice(0, 4_000))
    await fc.assert(
      fc.asyncProperty(text, async (said) => {
        const bytes = await print({
          title: said,
          warnings: [said],
          facts: [{ name: 'Name', text: said }],
          sections: [
            {
              title: 'Ledger',
              blocks: [
                { kind: 'head', text: said },
                { kind: 'list', items: [said] },
                {
                  kind: 'table',
                  columns: [
                    { title: 'Entry', width: 1, isCode: true },
                    { title: 'Evidence', width: 8 },
                  ],
                  rows: [
                    ['narrow', said],
                    [said, 'wide'],
                  ],
                },
              ],
            },
          ],
        })
        // why so many: a narrow column has room for a word of some scripts, and that on each line
        expect((await getDocumentProxy(Uint8Array.from(bytes))).numPages).toBeLessThan(250)
      }),
      // why these: the first broke the process down, the others its lines
      { numRuns: 12, examples: [['क्'.repeat(5_000)], [`a${'\u0301'.repeat(9_999)}`], ['W'.repeat(10_000)]] },
    )
  })

  test('a script without a font is told of on the first page', async () => {
    const [page] = await printing({ title: 'བོད་ལྗོངས' })
    expect(page?.text.replaceAll('\n', ' ')).toMatch(
      /no font for characters of the script Tibetan.*ASSAY_FONT_DIR/,
    )
    expect(page?.shapes).not.toContain(0)
  })
})

describe('tables', () => {
  const rows = Array.from({ length: 300 }, (_, i) => [`row ${i}`, `Something that was said, number ${i}.`])
  const table = {
    kind: 'table' as const,
    columns: [
      { title: 'Entry', width: 1 },
      { title: 'Evidence', width: 4 },
    ],
    rows,
  }

  test('repeat their head on every page, and lose no row', async () => {
    const pages = await printing({ sections: [{ title: 'Ledger', blocks: [table] }] })
    const text = pages.map((page) => page.text).join('\n')
    for (const row of rows) expect(text.split('\n')).toContain(row.join(' '))
    const holding = pages.filter((page) => /^row \d+ /m.test(page.text))
    expect(holding.length).toBeGreaterThan(5)
    for (const page of holding) expect(page.text).toMatch(/^Entry Evidence$/m)
  })

  test('are ruled between rows, and no line runs down through their letters', async () => {
    const [page] = await printing({
      sections: [{ title: 'Ledger', blocks: [{ ...table, rows: rows.slice(0, 5) }] }],
    })
    const lines = page?.lines ?? []
    expect(lines.filter(({ across }) => across > 400).length).toBeGreaterThan(5)
    expect(lines.filter(({ down }) => down > 0)).toEqual([])
  })

  /** The blocks on 64 pages, each with a line more above them. */
  const everyFill = async (blocks: readonly Block[]): Promise<readonly (readonly Page[])[]> => {
    const documents: (readonly Page[])[] = []
    for (let i = 0; i < 64; i++) {
      const lines = { kind: 'paragraph' as const, text: Array(i).fill('line').join('\n') }
      documents.push(await printing({ sections: [{ title: 'Full page', blocks: [lines, ...blocks] }] }))
    }
    return documents
  }
  /** Which of these documents put the first text on another page than the last one. */
  const parted = (documents: readonly (readonly Page[])[], first: string, last: string): readonly number[] =>
    [...documents.keys()].filter((i) => {
      const pageOf = (text: string) => documents[i]?.findIndex((page) => page.text.includes(text))
      return pageOf(first) !== pageOf(last)
    })
  const head = { kind: 'head' as const, text: 'Its head.' }

  test('begin beside what introduces them where their first row has room, however full the page is', async () => {
    const said = Array(13).fill('Something that was said by somebody.').join(' ')
    const note = { kind: 'paragraph' as const, text: 'Its note.', isNote: true as const }
    for (const introduced of [
      { ...table, rows: Array.from({ length: 12 }, (_, row) => [`row ${row}.`, said]) },
      { ...table, rows: rows.slice(0, 8).map(([row = '']) => [`${row}.`, 'Short.']) },
    ]) {
      const documents = await everyFill([head, note, introduced])
      expect(parted(documents, 'Its head.', 'row 0.')).toEqual([])
      expect(parted(documents, 'row 0.', 'row 7.').length).toBeGreaterThan(5)
    }
  })

  test('stay with the note behind them, and a paragraph with its end, however full the page is', async () => {
    const documents = await everyFill([
      head,
      { ...table, rows: rows.slice(0, 4) },
      { kind: 'paragraph', text: 'Its note.', isNote: true },
      { kind: 'paragraph', text: `From here. ${'It was said. '.repeat(40)}To here.` },
    ])
    expect(parted(documents, 'row 0', 'Its note.')).toEqual([])
    expect(parted(documents, 'From here.', 'To here.')).toEqual([])
  })

  test.each(['a4', 'letter'] as const)(
    'keep a row on one page of %s, unless it is higher than that',
    async (paper) => {
      const lines = (count: number): string =>
        Array.from({ length: count }, () => 'Said by somebody.').join('\n')
      const marked = [...Array.from({ length: 60 }, (_, i) => 1 + ((i * 7) % 20)), 150].map((count, i) => [
        `from ${i}.`,
        `${lines(count)} to ${i}.`,
      ])
      const bytes = await print(
        { sections: [{ title: 'Ledger', blocks: [{ ...table, rows: marked }] }] },
        paper,
      )
      const pages = await pagesOf(bytes)
      const pageOf = (text: string): number => pages.findIndex((page) => page.text.includes(text))
      const whole = marked.map((_, i) => i).slice(0, -1)
      expect(whole.filter((i) => pageOf(`from ${i}.`) !== pageOf(` to ${i}.`))).toEqual([])
      const [from, to] = [pageOf('from 60.'), pageOf(' to 60.')]
      expect(to).toBeGreaterThan(from + 1)
      const said = pages.map(({ text }) => text.match(/Said by somebody/g)?.length ?? 0)
      expect(said.reduce((sum, count) => sum + count)).toBe(
        marked.reduce((sum, [, text = '']) => sum + text.split('\n').length, 0),
      )
    },
  )

  test('without end are cut, and say so', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => [`row ${i}`, 'x'])
    const pages = await printing({ sections: [{ title: 'Ledger', blocks: [{ ...table, rows: many }] }] })
    expect(pages.length).toBeLessThan(120)
    expect(pages[0]?.text).toContain('Rows that are not printed here: 8001')
  })
})

describe('links', () => {
  const columns = [
    { title: 'Entry', width: 2 },
    { title: 'Why', width: 2 },
    { title: 'Source', width: 1, isCode: true },
  ]
  const linksOf = async (rows: readonly (readonly string[])[]): Promise<Page['links'][]> =>
    (await printing({ sections: [{ title: 'Ledger', blocks: [{ kind: 'table', columns, rows }] }] })).map(
      ({ links }) => links,
    )

  test('lead to whole addresses of the web, however they are broken, and nowhere else', async () => {
    const long = `https://www.example.org/${'a-very-long-path/'.repeat(8)}?q=${'x'.repeat(60)}`
    const others = [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'mailto:a@b.org',
      'https://',
      'no https://a.org',
    ]
    const links = await linksOf([
      ['a', '', `http://a.org/b\n${long}`],
      ...others.map((text) => ['b', '', text]),
      ['c', 'https://not-code.org/', `https://a.org/${'x'.repeat(40_000)}`],
    ])
    expect([...new Set(links.flat())]).toEqual(['http://a.org/b', long])
  })
})

test('a report that misses a rule of PDF/UA is printed all the same, with its tags', async () => {
  const unnamed = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9Z"/></svg>'
  const pdf = await getDocumentProxy(Uint8Array.from(await print({ charts: [unnamed] })))
  expect((await tagsOf(pdf)).map(({ role }) => role)).toContain('H1')
})

test('nothing a caller sends is read as markup of the page', async () => {
  const hostile = [
    '#include "/etc/passwd"',
    '#panic("x") *bold* _it_ $x^2$ `raw` <label> @ref // no comment /* none */',
    String.raw`\ \u{41} #sys.version`,
    '= Heading',
    '<svg onload=alert(1)> &amp; "quoted"',
  ]
  const long = 'W'.repeat(3_000)
  const pages = await printing({
    title: hostile[0] ?? '',
    subtitle: hostile[1] ?? '',
    warnings: [long],
    facts: hostile.map((text) => ({ name: 'Fact', text })),
    sections: [
      {
        title: hostile[3] ?? '',
        blocks: [
          {
            kind: 'table',
            columns: [
              { title: '#a', width: 1 },
              { title: 'b', width: 9 },
            ],
            rows: [hostile.slice(0, 2), [long, 'x']],
          },
        ],
      },
    ],
  })
  const text = solidText(pages)
  for (const each of hostile) expect(text).toContain(solid(each))
  expect(text.split('W').length - 1).toBe(6_000)
  for (const { items, width } of pages)
    for (const { says, x } of items) if (says.trim() !== '') expect(x).toBeLessThan(width - 55)
})

test('a server does not start with a folder of fonts that is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pdf-'))
  const { code, err } = assayProcess(['serve'], {
    ASSAY_DATA_DIR: folder,
    ASSAY_FONT_DIR: join(folder, 'nothing'),
  })
  rmSync(folder, { recursive: true, force: true })
  expect(code).toBe(1)
  expect(err).toMatch(/ASSAY_FONT_DIR .* is no folder\. Name a folder/)
})

test('two processes print the same bytes', async () => {
  const code = `
    import { PdfRenderer } from './src/platform/pdf/pdf-renderer.ts'
    import { plainDocument } from './src/platform/pdf/testing/plain-document.ts'
    const press = new PdfRenderer({ fontFolder: '' })
    process.stdout.write(await press.render(plainDocument, { tenant: 'w', paper: 'letter', createdAt: 1_795_000_000_000 }))
    await press.close()`
  const elsewhere = execFileSync(process.execPath, ['-e', code], {
    cwd: root,
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
  })
  const press = new PdfRenderer({ fontFolder: '' })
  const here = await press.render(plainDocument, {
    tenant: 'w',
    paper: 'letter',
    createdAt: 1_795_000_000_000,
  })
  await press.close()
  expect(Buffer.compare(elsewhere, here)).toBe(0)
})
