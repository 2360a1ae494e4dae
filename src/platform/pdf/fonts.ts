// Lists the available fonts: those of the packages in order of preference, then those in the operator's folder. Reads
// their coverage from the files.
import { readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Font, readFonts } from './font-file.ts'

/** Packages of `@expo-google-fonts`. The first holds Latin, Greek, Cyrillic and Devanagari. */
const PACKAGES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-myanmar',
  'noto-sans-thai',
  // simplified and traditional Chinese, and the syllables of Japanese
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-math',
  'noto-sans-symbols-2',
  'noto-emoji',
]
/** For ids and hashes; the other families follow it. */
const MONOSPACED = 'noto-sans-mono'
const WEIGHTS = ['400Regular', '600SemiBold']
const FONT_FILES = new Set(['.ttf', '.otf', '.ttc', '.otc'])

export interface Fonts {
  readonly folders: readonly string[]
  readonly covers: (codePoint: number) => boolean
  /**
   * The families a text needs, in order of preference, and no others: Typst sets a text again with each family that
   * lacks some of its characters.
   */
  readonly familiesFor: (text: string) => readonly string[]
}

/**
 * Reads the fonts of the packages and of a folder; an empty `folder` adds none. Throws an error that names an
 * unreadable file.
 */
export function readFontFolders(folder: string): Fonts {
  const packaged = [...PACKAGES, MONOSPACED].map(packageFolder)
  const regular = packaged.map((home) => join(home, WEIGHTS[0] ?? ''))
  const own = folder === '' ? [] : [folder]
  const proportional = [...regular.slice(0, PACKAGES.length), ...own].flatMap(fontsIn)
  const families = new Map(
    [...Map.groupBy(proportional, ({ family }) => family)].map(([family, files]) => [
      family,
      new Coverage(files.flatMap(({ ranges }) => ranges)),
    ]),
  )
  const [first, ...others] = families
  const covers = (point: number): boolean => [...families.values()].some((coverage) => coverage.has(point))
  return {
    folders: [...packaged.flatMap((home) => WEIGHTS.map((weight) => join(home, weight))), ...own],
    covers,
    familiesFor(text) {
      const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
      const rest = points.filter((point) => first?.[1].has(point) !== true)
      return [
        ...(first ? [first] : []),
        ...others.filter(([, coverage]) => rest.some((point) => coverage.has(point))),
      ].map(([family]) => family)
    },
  }
}

/** The code points of a family. */
class Coverage {
  readonly #bits: Uint8Array

  constructor(ranges: Font['ranges']) {
    this.#bits = new Uint8Array((ranges.reduce((last, [, to]) => Math.max(last, to), 0) >> 3) + 1)
    for (const [from, to] of ranges)
      for (let point = from; point <= to; point++)
        this.#bits[point >> 3] = (this.#bits[point >> 3] ?? 0) | (1 << (point & 7))
  }

  has(point: number): boolean {
    return ((this.#bits[point >> 3] ?? 0) & (1 << (point & 7))) !== 0
  }
}

/** The fonts of the files in a folder. Throws an error that names an unreadable file. */
export const fontsIn = (folder: string): Font[] => fontFiles(folder).flatMap((file) => [...readFonts(file)])

const packageFolder = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)))

/** Sorted by name: two machines with equal folders use the fonts in the same order. */
const fontFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => FONT_FILES.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(folder, name))
