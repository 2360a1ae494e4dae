// What tests measure on a page depends on its fonts: they are those of our packages, whatever the machine has.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'

const styles = readFileSync(new URL('../../src/edges/dashboard/style/tokens.css', import.meta.url), 'utf8')
const TEXT = 'Quote “5 %” → ✓ Ελλάδα Россия हिन्दी العربية עברית 中文 かな 한국어 ไทย ქართული 𝛼 😀'

/** Which fonts a browser sets a text in. */
async function fontsOf(family: string): Promise<string[]> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.setContent(`<p style="font-family: ${family}">${TEXT}</p>`)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.close()
  return fonts.map(({ familyName }) => familyName).sort()
}

test.skipIf(browserAbsent).each(['--serif', '--sans', '--mono'])(
  '%s of the pages is set in fonts of the packages alone',
  async (name) => {
    const family = new RegExp(`${name}: (.*);`).exec(styles)?.[1] ?? ''
    const used = await fontsOf(family)
    expect(used).toContain(name === '--mono' ? 'Noto Sans Mono' : 'Noto Sans')
    expect(used.filter((font) => !font.startsWith('Noto '))).toEqual([])
  },
)
