// Takes the pictures of the dashboard that the README shows. Run it after a change of how a page looks: npm run screenshots.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../test/support/chromium.ts'
import { cookieOf, type FilledWorld, openFilledWorld } from '../test/support/filled-world.ts'
import { NOW } from '../test/support/world.ts'

const FOLDER = join(import.meta.dirname, '../docs/images')
const MAX_BYTES = 260_000

interface Picture {
  readonly name: string
  readonly path: (world: FilledWorld) => string
  readonly width: number
  readonly height: number
  readonly colours: 'light' | 'dark'
  /** Opened before the picture is taken, and brought into sight. */
  readonly open?: string
}

const PICTURES: readonly Picture[] = [
  {
    name: 'assessment',
    path: ({ scored }) => `/assessments/${scored}`,
    width: 1280,
    height: 1080,
    colours: 'light',
  },
  {
    name: 'diligence',
    path: ({ runs }) => `/diligence/${runs[0]}`,
    width: 1280,
    height: 1400,
    colours: 'light',
    open: '.match > summary',
  },
  {
    name: 'evidence',
    path: ({ open }) => `/assessments/${open}/evidence?signal=solutions.dissatisfaction_quote`,
    width: 1280,
    height: 980,
    colours: 'dark',
  },
  { name: 'phone', path: ({ open }) => `/assessments/${open}`, width: 390, height: 980, colours: 'light' },
]

const world = await openFilledWorld()
const visitor = await world.signIn()
const browser = await openBrowser()
mkdirSync(FOLDER, { recursive: true })
for (const { name, path, width, height, colours, open } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: colours,
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  await context.addCookies([cookieOf(visitor, world.url)])
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.goto(world.url + path(world), { waitUntil: 'networkidle' })
  if (open !== undefined) {
    await page.locator(open).first().click()
    await page.mouse.move(0, 0)
  }
  const file = join(FOLDER, `${name}.png`)
  await page.screenshot({ path: file })
  const bytes = statSync(file).size
  if (bytes > MAX_BYTES) throw new Error(`${file} has ${bytes} bytes; make the picture smaller`)
  process.stdout.write(`docs/images/${name}.png ${bytes} bytes\n`)
  await context.close()
}
await browser.close()
await world.close()
