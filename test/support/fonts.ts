// The fonts a browser of the tests has: those of our packages and no others. What a page measures is the same on a machine
// without a font and on one with a thousand.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFontFolders } from '../../src/platform/pdf/fonts.ts'
import { root } from './process.ts'

const HOME = join(root, 'node_modules/.cache/assay-fonts')

const generic = (name: string, family: string): string =>
  `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`

/** Writes a configuration of fontconfig with our fonts alone, for FONTCONFIG_FILE. Its path. */
export function fontConfiguration(): string {
  const lines = [
    ...readFontFolders('').folders.map((folder) => `<dir>${folder}</dir>`),
    // why kept: Chinese and Korean have forty megabytes to be read
    `<cachedir>${join(HOME, 'cache')}</cachedir>`,
    generic('monospace', 'Noto Sans Mono'),
    ...['system-ui', 'sans-serif', 'serif'].map((name) => generic(name, 'Noto Sans')),
  ]
  const path = join(HOME, 'fonts.conf')
  mkdirSync(HOME, { recursive: true })
  // why renamed: a browser of another test may be reading it
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `<?xml version="1.0"?>\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`)
  renameSync(draft, path)
  return path
}
