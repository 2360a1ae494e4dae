// The bench of the dashboard: `npm run bench:dashboard` opens its pages in Chromium with an empty cache, like a first visit,
// and times each page until it has finished loading. For comparison it also times the API's own reference page at /docs/, from
// the same server in the same rounds. `-- --write` keeps the figures in bench/dashboard/result.txt.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../test/support/chromium.ts'
import { cookieOf, openFilledWorld } from '../../test/support/filled-world.ts'
import { latencies } from '../names/statistics.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const ROUNDS = 15
const GOAL = { scriptKb: 200, firstViewMs: 1000 }
const BUILT = resolve(import.meta.dirname, '../../dist/dashboard')

const world = await openFilledWorld()
const visitor = await world.signIn()
const browser = await openBrowser()
const begun = loadavg()[0]?.toFixed(1)

const COMPARED = 'reference page of the API, to compare'
const pages = [
  { name: 'sign-in', path: '/sign-in', signedIn: false },
  { name: 'list of assessments', path: '/assessments', signedIn: true },
  { name: 'one assessment', path: `/assessments/${world.scored}`, signedIn: true },
  { name: 'one diligence run', path: `/diligence/${world.runs[0]}`, signedIn: true },
  { name: 'keys', path: '/keys', signedIn: true },
  { name: COMPARED, path: '/docs/', signedIn: false },
] as const

/** Milliseconds from the request for the page until its heading is shown and nothing is marked as loading, in a new profile. */
async function firstView(of: Browser, { path, signedIn }: (typeof pages)[number]): Promise<number> {
  const context = await of.newContext({ viewport: { width: 1280, height: 800 } })
  if (signedIn) await context.addCookies([cookieOf(visitor, world.url)])
  const page = await context.newPage()
  const since = performance.now()
  await page.goto(world.url + path, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const ms = performance.now() - since
  await context.close()
  return ms
}

const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]))
// why rounds over all pages: other load on the machine then affects all of them alike
for (let round = 0; round <= ROUNDS; round++)
  for (const page of pages) {
    const ms = await firstView(browser, page)
    if (round > 0) times.get(page.name)?.push(ms)
  }
await browser.close()
await world.close()

const figures = [...times].map(([name, all]) => ({ name, ...latencies(all) }))
const scriptKb =
  globSync('**/*.js', { cwd: BUILT }).reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(BUILT, name))).length,
    0,
  ) / 1024
const lines = [
  `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}, load ${begun} when it began`,
  '',
  `All scripts of the dashboard: ${scriptKb.toFixed(0)} KB compressed.`,
  `First view, empty cache, ${ROUNDS} rounds, server and browser on the same cores, in ms:`,
  ...figures.map(
    ({ name, p50, p95, max }) =>
      `  ${name.padEnd(40)} p50 ${p50.toFixed(0).padStart(4)}  p95 ${p95.toFixed(0).padStart(4)}  max ${max.toFixed(0).padStart(4)}`,
  ),
]
const missed = [
  ...(scriptKb > GOAL.scriptKb ? [`the scripts are over ${GOAL.scriptKb} KB`] : []),
  ...figures.flatMap(({ name, p50 }) =>
    name !== COMPARED && p50 > GOAL.firstViewMs ? [`${name}: over ${GOAL.firstViewMs} ms`] : [],
  ),
]
const text = [...lines, ...missed.map((each) => `MISSED: ${each}`), ''].join('\n')
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'result.txt'), text)
if (missed.length > 0) process.exitCode = 1
