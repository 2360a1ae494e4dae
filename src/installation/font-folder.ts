// Finds the fonts that an operator adds to those of the program.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fontsIn } from '../platform/pdf/fonts.ts'
import { ConfigError } from './config.ts'

export { installable } from '../platform/pdf/font-packages.ts'
export { missingPackages } from '../platform/pdf/fonts.ts'

/**
 * The operator's folder of fonts; empty if none is set. Throws ConfigError if it is not a folder or contains a file
 * that is not a font.
 */
export function fontFolder(path: string): string {
  if (path === '') return ''
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ConfigError(
      `ASSAY_FONT_DIR "${path}" is no folder. Name a folder with .ttf or .otf files, or unset it.`,
    )
  const folder = resolve(path)
  try {
    fontsIn(folder)
  } catch (error) {
    throw new ConfigError(
      `ASSAY_FONT_DIR: ${error instanceof Error ? error.message : String(error)}. Take this file out of the folder, ` +
        'or put a .ttf or .otf font in its place.',
    )
  }
  return folder
}
