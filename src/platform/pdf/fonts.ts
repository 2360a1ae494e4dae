// Lists the available fonts: those of the packages in order of preference, then those in the operator's folder. Reads
// their coverage from the files.
import { readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Font, readFonts } from './font-file.ts'
import { type FontPackage, installable, MONOSPACED, PROPORTIONAL } from './font-packages.ts'

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
  /** What npm installs for a script whose optional package is not there; undefined for any other script. */
  readonly packageFor: (script: string) => string | undefined
}

/** The folder of a package. Throws where it is not installed. */
type Find = (name: string) => string

/**
 * Reads the fonts of the installed packages and of a folder; an empty `folder` adds none. Throws an error that names an
 * unreadable file, or a package that is not optional and not there.
 */
export function readFontFolders(folder: string, find: Find = packageFolder): Fonts {
  const missing = missingPackages(find)
  const homes = (packages: readonly FontPackage[]): string[] =>
    packages.filter((each) => !missing.includes(each)).map(({ name }) => find(name))
  const packaged = homes(PROPORTIONAL)
  const own = folder === '' ? [] : [folder]
  const proportional = [...packaged.map((home) => join(home, WEIGHTS[0] ?? '')), ...own].flatMap(fontsIn)
  const families = new Map(
    [...Map.groupBy(proportional, ({ family }) => family)].map(([family, files]) => [
      family,
      new Coverage(files.flatMap(({ ranges }) => ranges)),
    ]),
  )
  const [first, ...others] = families
  const covers = (point: number): boolean => [...families.values()].some((coverage) => coverage.has(point))
  return {
    folders: [
      ...[...packaged, ...homes([MONOSPACED])].flatMap((home) => WEIGHTS.map((weight) => join(home, weight))),
      ...own,
    ],
    covers,
    familiesFor(text) {
      const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
      const rest = points.filter((point) => first?.[1].has(point) !== true)
      return [
        ...(first ? [first] : []),
        ...others.filter(([, coverage]) => rest.some((point) => coverage.has(point))),
      ].map(([family]) => family)
    },
    packageFor(script) {
      const found = missing.find(({ scripts = [] }) => scripts.includes(script))
      return found && installable(found)
    },
  }
}

/** The optional packages that are not installed. */
export const missingPackages = (find: Find = packageFolder): readonly FontPackage[] =>
  PROPORTIONAL.filter(({ name, scripts }) => scripts !== undefined && !isThere(name, find))

function isThere(name: string, find: Find): boolean {
  try {
    find(name)
    return true
  } catch {
    return false
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

const packageFolder: Find = (name) =>
  dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)))

/** Sorted by name: two machines with equal folders use the fonts in the same order. */
const fontFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => FONT_FILES.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(folder, name))
