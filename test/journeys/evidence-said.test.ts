// Every edge says first, in the same words, how many quotes were read where (P-10).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderScorecard, type ScoreAnswer } from '../../src/edges/cli/commands/render-scorecard.ts'
import { textPage } from '../../src/citations/testing/pages.ts'
import { ask, memberOf } from '../support/dashboard.ts'
import { callTool } from '../support/mcp.ts'
import { sessionIdIn } from '../support/requests.ts'
import { bodyOf, createWorld, example, standInWeb, type World } from '../support/world.ts'

const [lied] = example('middling').signals
const SAID =
  '6 of 7 quotes were read at their sources, 3 of them on established hosts. 1 entry cites a page that does not hold what it claims.'

let world: World
beforeAll(async () => {
  const other = Array.from({ length: 80 }, (_, i) => `Post ${i} is about the weather of the day.`).join('\n')
  world = await createWorld({
    web: {
      ...standInWeb,
      page: (url, options) =>
        url === lied?.value['source_url']
          ? Promise.resolve(textPage(other, url))
          : standInWeb.page(url, options),
    },
  })
})
afterAll(() => world.close())

test('the same sentence comes first over REST, MCP, in Markdown, on the command line and in the dashboard', async () => {
  const { workspaceId, key } = await world.tenant('pro')
  const session = await world.session(key)
  const look = () => ask(world.ports, memberOf(workspaceId), 'get_assessment', { id: sessionIdIn(session) })
  // before a score too
  const before = await look()
  expect([before.evidence.summary, before.scored]).toEqual([SAID, undefined])

  const scored = await world.call(key, 'score', { session })
  const first = `{"summary":${JSON.stringify(SAID)},`
  expect(scored.text.slice(0, first.length)).toBe(first)
  const { content } = await callTool(world, key, 'score', { session })
  expect(content[0]?.text.slice(0, first.length)).toBe(first)
  const printed = renderScorecard('id', bodyOf(scored) as unknown as ScoreAnswer, [], {
    server: 'https://assay.example.org',
  })
  // E-7: the calibration is one link away from the estimate
  expect(printed).toContain('https://assay.example.org/docs/estimate')
  expect(printed.split('\n').slice(1, 3).join(' ')).toBe(SAID)
  const { content: markdown } = bodyOf(await world.call(key, 'export', { session, format: 'markdown' }))
  expect(String(markdown).split('\n\n')[2]).toBe(SAID)
  expect((await look()).scored?.summary).toBe(SAID)
})

test('the dashboard gets of each entry what was seen: the page, whether its host is established, whether it is muted', async () => {
  const { workspaceId, key } = await world.tenant('pro')
  const session = await world.session(key)
  const { entries, evidence } = await ask(world.ports, memberOf(workspaceId), 'get_assessment', {
    id: sessionIdIn(session),
  })
  const quotes = entries.filter((entry) => entry.quote !== null)
  const by = (grade: string) => entries.filter((entry) => entry.provenance.grade === grade)
  for (const [grade, count] of Object.entries(evidence.grades)) expect(by(grade)).toHaveLength(count)
  expect(by('absent').map(({ page, established }) => [page, established])).toEqual([
    [lied?.value['source_url'], false],
  ])
  expect(quotes.filter(({ established }) => established)).toHaveLength(evidence.quotes.established)
  for (const { page, urls, provenance } of entries)
    if (provenance.grade === 'read') expect(urls).toContain(page)
  expect(entries.filter(({ muted }) => muted)).toEqual([])
})
