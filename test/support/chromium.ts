// A browser without a window: Debian's Chromium or whatever the environment names, with a fresh profile each time and
// the fonts of our packages.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { fontConfiguration } from './fonts.ts'

const PLACES = [
  process.env['ASSAY_TEST_CHROMIUM'],
  // first, because it needs a third less of the processor than the program with windows
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The program, where one is installed. */
export const chromiumPath = PLACES.find((place) => place !== undefined && existsSync(place))

export const browserAbsent = chromiumPath === undefined

export function openBrowser(): Promise<Browser> {
  if (chromiumPath === undefined)
    throw new Error('There is no Chromium: install the package chromium-headless-shell.')
  return chromium.launch({
    executablePath: chromiumPath,
    env: { ...process.env, FONTCONFIG_FILE: fontConfiguration() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
