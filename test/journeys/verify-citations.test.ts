// Quotes checked at their sources by the real program: the guard, threads that read HTML and PDF, and a language model that
// is asked over the wire; by `assay verify-citations` and by a running server.
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  completion,
  json,
  KEY,
  type ModelServer,
  serveModel,
} from '../../src/platform/language-model/testing/model-server.ts'
import { simplePdf } from '../../src/platform/page-text/testing/simple-pdf.ts'
import { assay, assayJson, post, type Running, start } from '../support/process.ts'

const HTML = `<!doctype html><html lang="en"><head><title>Minutes</title><script>var quote = 'sales tripled in March'</script></head>
<body><nav>Home</nav><main><p>The board met on 3 June. &ldquo;We lost a full day every month<br> to chasing invoices&rdquo;, said the treasurer.</p>
<p>It is not true that the tool saved us any money at all.</p></main></body></html>`
const QUOTES = {
  exact: 'We lost a full day every month to chasing invoices',
  near: 'We lost a whole day each month to chasing the invoices',
  denied: 'the tool saved us any money at all',
  absent: 'Quarterly exports of copper doubled in Chile',
  hidden: 'sales tripled in March',
}

const folder = mkdtempSync(join(tmpdir(), 'assay-citations-'))
let web: Server
let neverAnswered = 0
let at: string
let model: ModelServer
let modelSettings: Record<string, string>

beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/pdf')
      response
        .setHeader('content-type', 'application/pdf')
        .end(simplePdf(['Churn fell to four percent in May.']))
    else if (request.url === '/film') response.setHeader('content-type', 'video/mp4').end('film')
    else if (request.url?.startsWith('/never')) return void neverAnswered++
    else response.setHeader('content-type', 'text/html').end(HTML)
  })
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done))
  at = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  model = await serveModel()
  modelSettings = {
    ASSAY_MODEL_PROVIDER: 'openai-compatible',
    ASSAY_MODEL_URL: model.url,
    ASSAY_MODEL: 'test-model',
    ASSAY_MODEL_KEY: KEY,
  }
})
afterAll(async () => {
  web.closeAllConnections()
  web.close()
  await model.close()
  rmSync(folder, { recursive: true })
})

const settings = (over: Record<string, string> = {}) => ({
  ASSAY_DATA_DIR: join(folder, 'data'),
  ASSAY_FETCH_ALLOW: at.slice('http://'.length),
  ...over,
})
const cite = (verbatim: string, path = '/minutes') => ({ verbatim, source_url: `${at}${path}` })
function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const yes = completion('{"same_meaning":true,"explanation":"Both say a day a month."}')
const no = completion('{"same_meaning":false,"explanation":"The page denies it."}')

describe('assay verify-citations', () => {
  const checked = async (content: unknown, over: Record<string, string> = {}) => {
    const { code, out, err } = await assay(
      ['verify-citations', file('quotes.json', content), '--json'],
      settings(over),
    )
    const { citations } = JSON.parse(out) as { citations: Record<string, string>[] }
    return { code, err, results: citations.map(({ valid, reason }) => (valid ? 'valid' : reason)), citations }
  }

  test('without a model: what is there word for word is valid, and nothing else', async () => {
    const { code, results, citations } = await checked([
      ...Object.values(QUOTES).map((quote) => cite(quote)),
      cite('Churn fell to four percent in May', '/pdf'),
      cite(QUOTES.exact, '/film'),
      cite(QUOTES.exact, '/never'),
    ])
    expect(results).toEqual([
      'valid',
      expect.stringMatching(/^check_unavailable: .*“We lost a full day every month to chasing invoices/),
      expect.stringMatching(/^check_unavailable: /),
      expect.stringMatching(/^quote_not_found: /),
      expect.stringMatching(/^quote_not_found: /),
      'valid',
      expect.stringMatching(/^unsupported_content: /),
      expect.stringMatching(/^unreachable: /),
    ])
    expect(citations[0]).toMatchObject({ page_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(code).toBe(1)
  })

  test('with a model it is asked over the wire about near and denied quotes, once each', async () => {
    model.answers(yes, no)
    const { results, citations } = await checked(
      [cite(QUOTES.exact), cite(QUOTES.near), cite(QUOTES.denied), cite(QUOTES.absent)],
      { ...modelSettings, ASSAY_MODEL_PARALLEL_CALLS: '1' },
    )
    expect(results).toEqual([
      'valid',
      'valid',
      expect.stringMatching(/^meaning_differs: the page says “the tool saved us any money at all”/),
      expect.stringMatching(/^quote_not_found: /),
    ])
    expect(model.asked).toHaveLength(2)
    expect(citations[1]).toMatchObject({
      model: 'test-model',
      response_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('why the model gave no answer is told once, whatever the number of quotes', async () => {
    const wrong = { ...modelSettings, ASSAY_MODEL_KEY: 'sk-planted' }
    const { err, results } = await checked([cite(QUOTES.near), cite(QUOTES.denied)], wrong)
    expect(results).toEqual([
      expect.stringMatching(/gave no answer/),
      expect.stringMatching(/gave no answer/),
    ])
    expect(err).toMatch(/^[^\n]* 401 [^\n]*: check ASSAY_MODEL_KEY\.\n$/)
    expect(err).not.toContain('sk-planted')
  })

  test('all valid: exit code 0, and a person reads it at a glance', async () => {
    const path = file('good.csv', `verbatim,source_url\n"${QUOTES.exact}",${at}/minutes\n`)
    const { code, out } = await assay(['verify-citations', path], settings())
    expect(code).toBe(0)
    expect(out).toBe(
      `1. ✓ valid · ${at}/minutes\n   “${QUOTES.exact}”\n\n1 of 1 quotes are at their source.\n`,
    )
  })

  test('an assessment file is read for its quotes', async () => {
    const value = { ...cite(QUOTES.exact), speaker_role: 'treasurer' }
    const { results } = await checked({ pitch: 'x', signals: [{ value }, { value: { name: 'no quote' } }] })
    expect(results).toEqual(['valid'])
  })

  test.each([
    ['missing.json', undefined, /cannot be read \(ENOENT\)\. Give the path of a file\./],
    ['prose.json', 'We lost a day.', /is not JSON\. Give a JSON list/],
    ['other.json', { quotes: [] }, /has another format\. Give a JSON list/],
    ['empty.json', [], /has no quotes with a source/],
    ['half.json', [{ verbatim: 'x' }], /entry 1 has no verbatim or no source_url/],
    ['half.csv', 'verbatim,url\nx,y\n', /row 1 has no verbatim or no source_url/],
    ['broken.csv', 'verbatim,source_url\n"x,y\n', /is not CSV/],
  ])('%s is told, with what would be right', async (name, content, message) => {
    const path = content === undefined ? join(folder, name) : file(name, content)
    const { code, err, out } = await assay(['verify-citations', path], settings())
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(message)
  })

  test('without leave for the local web nothing is fetched', async () => {
    const { results } = await checked([cite(QUOTES.exact)], { ASSAY_FETCH_ALLOW: '' })
    expect(results).toEqual([expect.stringMatching(/^unreachable: /)])
  })
})

describe('a running server', () => {
  let server: Running
  let key: string

  beforeAll(async () => {
    const environment = settings({ ...modelSettings, ASSAY_PORT: '0', ASSAY_SYNC_SOURCES: 'none' })
    const { id } = await assayJson<{ id: string }>(
      ['workspaces', 'create', '--name', 'w', '--tier', 'pro'],
      environment,
    )
    key = (
      await assayJson<{ key: string }>(
        ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run'],
        environment,
      )
    ).key
    server = await start('serve', environment)
  })
  afterAll(() => server.end())

  test('M-2, M-3 reads each source, and one that never answers costs its own citations alone', async () => {
    model.answers(yes)
    const citations = [
      cite(QUOTES.exact, '/never'),
      ...Array.from({ length: 20 }, (_, i) => cite(QUOTES.exact, `/minutes?${i}`)),
      cite(QUOTES.near),
      cite(QUOTES.absent),
    ]
    const { status, body } = await post(server.url, '/v1/deep_research_mode', key, { citations })
    expect(status).toBe(200)
    const results = body['citations'] as { valid: boolean; reason?: string }[]
    expect(results.map(({ valid }) => valid)).toEqual([false, ...Array<boolean>(21).fill(true), false])
    expect(results[0]?.reason).toMatch(/^unreachable: /)
    expect(results.at(-1)?.reason).toMatch(/^quote_not_found: /)
  })

  test('M-3 asks a host that never answers no more after two pages: all 25 are unreachable', async () => {
    neverAnswered = 0
    const citations = Array.from({ length: 25 }, (_, i) => cite(QUOTES.exact, `/never?${i}`))
    const { body } = await post(server.url, '/v1/deep_research_mode', key, { citations })
    const results = body['citations'] as { reason: string }[]
    expect(results.map(({ reason }) => reason.split(':')[0])).toEqual(citations.map(() => 'unreachable'))
    expect(neverAnswered).toBeLessThanOrEqual(3)
  })

  test('says in one line of its log why the model gave no answer, without contents', async () => {
    model.answers(json({ error: { message: QUOTES.near, code: 'no_credit' } }, 402))
    const citations = [QUOTES.near, QUOTES.denied, QUOTES.near].map((quote) => cite(quote))
    const { body } = await post(server.url, '/v1/deep_research_mode', key, { citations })
    expect(JSON.stringify(body)).not.toContain('402')
    const told = () => server.output().match(/^.*"msg":"model".*$/gm) ?? []
    await expect.poll(told, { timeout: 60_000 }).toHaveLength(1)
    expect(told()[0]).toContain('answered 402 (no_credit)')
    expect(told()[0]).not.toContain('invoices')
  })

  test('every way to name an address that is not public is unreachable, and looks like a page that is gone', async () => {
    const urls = [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest',
      'http://[::1]/',
      'https://gone.invalid/',
    ]
    const citations = urls.map((source_url) => ({ verbatim: QUOTES.exact, source_url }))
    const { body } = await post(server.url, '/v1/deep_research_mode', key, { citations })
    const reasons = new Set((body['citations'] as { reason: string }[]).map(({ reason }) => reason))
    expect([...reasons]).toEqual([expect.stringMatching(/^unreachable: /)])
  })
})
