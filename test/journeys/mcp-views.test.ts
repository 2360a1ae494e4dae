// The views of MCP Apps as a host shows them: in a frame that may run scripts and nothing else. They show the answer, make no markup of a name and
// ask no other machine.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewAsRead } from '../support/mcp.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { createWorld, type World } from '../support/world.ts'

const NAME = 'Acme <img src=https://attacker.example/x> Ltd'
const RUN = {
  subject: { name: NAME },
  verdict: 'enhanced_diligence',
  risk: { value: 30 },
  conditions: [{ text: 'A person has to decide.' }],
  findings: [{ severity: 'high', statement: NAME, citations: [{ source: 'un-sc', id: '1' }] }],
  findings_more: 4,
}
const SCORECARD = {
  scorecard: {
    total: 41,
    max_total: 70,
    verdict: 'iterate',
    axes: [{ id: 'problem', label: 'Problem', score: 6, max: 10 }],
  },
  gate_reasons: ['evidence_absent: Correct them: e_1'],
}

/** The page of a host: it answers the view when it says that it is there, and then gives it the answer. */
const hostOf = (html: string, answer: object): string => `<iframe sandbox="allow-scripts"></iframe><script>
  const frame = document.querySelector('iframe')
  const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const said = ${inScript({ structuredContent: answer })}
  var shown = new Promise((done) => addEventListener('message', ({ data: { id, method } }) => {
    if (method === 'ui/initialize') send({ id, result: { protocolVersion: '2026-01-26', hostInfo: {}, hostCapabilities: {} } })
    if (method === 'ui/notifications/initialized') send({ method: 'ui/notifications/tool-result', params: said })
    if (method === 'ui/notifications/size-changed') done()
  }))
  frame.srcdoc = ${inScript(html)}
</script>`
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

describe.skipIf(browserAbsent)('a view', () => {
  let world: World
  let browser: Browser
  const asked: string[] = []
  beforeAll(async () => {
    world = await createWorld()
    browser = await openBrowser()
  })
  afterAll(() => Promise.all([browser.close(), world.close()]))

  test.each([
    ['/mcp', 'score', SCORECARD, ['Iterate: 41 of 70', 'Problem', '6 of 10', 'Correct them']],
    [
      '/mcp/diligence',
      'run_diligence',
      RUN,
      [NAME, 'enhanced diligence', '30 of 100', 'and 4 more', 'un-sc/1'],
    ],
  ])('of %s %s shows the answer', async (path, tool, structuredContent, texts) => {
    const { key } = await world.tenant('pro')
    const { html, mimeType, meta } = await viewAsRead(world, key, path, tool)
    expect(mimeType).toBe('text/html;profile=mcp-app')
    expect(meta).toMatchObject({ ui: { csp: { connectDomains: [], resourceDomains: [] } } })
    expect(html).toContain("default-src 'none'")
    const page = await browser.newPage()
    page.on('request', (request) => asked.push(request.url()))
    await page.setContent(hostOf(html, structuredContent))
    await page.evaluate('shown')
    const shown = await page.frameLocator('iframe').locator('main').innerText()
    for (const text of texts) expect(shown).toContain(text)
    expect(await page.frameLocator('iframe').locator('img').count()).toBe(0)
    expect(asked.filter((url) => /^https?:/.test(url))).toEqual([])
  })
})
