// What fonts hold is read from the fonts: their families and characters; a file that is none says so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readFonts, UnreadableFont } from './font-file.ts'
import about from '../../../package.json' with { type: 'json' }
import { installable, MONOSPACED, PROPORTIONAL } from './font-packages.ts'
import { readFontFolders } from './fonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-fonts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fonts = readFontFolders('')
const covered = (text: string): boolean =>
  [...text].every((character) => fonts.covers(character.codePointAt(0) ?? 0))

test('the fonts that come with the program cover the scripts of names', () => {
  for (const name of [
    'Größe Łódź Đặng',
    'Общество Київ',
    'Αθηναϊκή',
    'שלום',
    'محمد آل گچپژ',
    'राम',
    'বাংলা',
    'தமிழ்',
    'తెలుగు',
    'ಕನ್ನಡ',
    'മലയാളം',
    'ଓଡ଼ିଆ',
    'ગુજરાતી',
    'ਪੰਜਾਬੀ',
    'සිංහල',
    'ไทย',
    'ລາວ',
    'မြန်မာ',
    'ខ្មែរ',
    'ქართული',
    'Հայաստան',
    'አማርኛ',
    '华为技术有限公司',
    '臺灣積體電路',
    'トヨタ自動車ひらがな',
    '삼성전자',
    '→ ≥ − · – “” € ✓ 😀 \ufffd',
  ])
    expect(covered(name), name).toBe(true)
})

test('what they lack is known', () => {
  for (const character of ['བ', 'ᓄ', '\ue000']) expect(covered(character), character).toBe(false)
})

test('a text is set with the families that have a character of it that the first lacks, in one order', () => {
  expect(fonts.familiesFor('')).toEqual(['Noto Sans'])
  expect(fonts.familiesFor('Größe Łódź Общество Αθηναϊκή')).toEqual(['Noto Sans'])
  expect(fonts.familiesFor('삼성전자 שלום')).toEqual(['Noto Sans', 'Noto Sans Hebrew', 'Noto Sans KR'])
  expect(fonts.familiesFor('שלום 삼성전자')).toEqual(fonts.familiesFor('삼성전자 שלום'))
  for (const family of ['Noto Sans SC', 'Noto Sans KR']) expect(fonts.familiesFor('株')).toContain(family)
})

test("fonts of the operator's folder are asked last", () => {
  const mono = fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf'),
  )
  const own = readFontFolders(dirname(mono))
  expect(own.familiesFor('→ ─')).toEqual([...fonts.familiesFor('→ ─'), 'Noto Sans Mono'])
  expect(own.folders).toEqual([...fonts.folders, dirname(mono)])
})

test.each([
  ['a text', 'this is no font at all, but long enough to be looked at'],
  ['nothing', ''],
  ['a head without tables', '\0\x01\0\0\0\x02\0\0\0\0\0\0'],
])('%s is no font, and the folder it lies in is refused with its name', (_what, bytes) => {
  writeFileSync(join(folder, 'a.ttf'), bytes, 'latin1')
  const path = join(folder, 'a.ttf')
  expect(() => readFonts(path)).toThrow(UnreadableFont)
  expect(() => readFontFolders(folder)).toThrow(`${path} is `)
})

test('the program starts without the optional packages, and prints what the others hold', () => {
  const few = readFontFolders('', (name) => {
    if (/sans-(?!arabic|hebrew|math|mono|symbols)./.test(name)) throw new Error('not installed')
    return dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)))
  })
  for (const character of ['ß', 'Ж', 'Ω', 'ש', 'م', '≥', '✓'])
    expect(few.covers(character.codePointAt(0) ?? 0), character).toBe(true)
  expect(few.covers('株'.codePointAt(0) ?? 0)).toBe(false)
  expect(few.familiesFor('株 Ж')).toEqual(['Noto Sans'])
  expect(few.folders.length).toBeLessThan(fonts.folders.length)
})

test('every package of fonts is a dependency, and an optional one is told with its version', () => {
  const isOptional = ({ scripts }: { readonly scripts?: readonly string[] }): boolean => scripts !== undefined
  const dependencies = Object.keys(about.dependencies).filter((name) =>
    name.startsWith('@expo-google-fonts/'),
  )
  expect(
    [...PROPORTIONAL, MONOSPACED]
      .filter((each) => !isOptional(each))
      .map(({ name }) => `@expo-google-fonts/${name}`)
      .sort(),
  ).toEqual(dependencies)
  const optional = PROPORTIONAL.filter(isOptional).map(installable).sort()
  expect(optional).toEqual(
    Object.entries(about.peerDependencies).map(([name, version]) => `${name}@${version}`),
  )
  expect(Object.keys(about.peerDependenciesMeta)).toEqual(Object.keys(about.peerDependencies))
  expect(about.devDependencies).toMatchObject(about.peerDependencies)
})
