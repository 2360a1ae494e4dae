// The site of the documentation: whole, the same each time, and asking nothing of other machines.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { afterAll, expect, test } from 'vitest'
import { catalogue } from '../src/sources/catalogue/catalogue.ts'
import { renderPage } from '../tools/site/markdown.ts'
import { writeSite } from '../tools/site/write-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-site-'))
const { pages } = writeSite(resolve(import.meta.dirname, '..'), folder)
afterAll(() => rmSync(folder, { recursive: true }))

interface Part {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

function partsOf(path: string): Part[] {
  const parts: Part[] = []
  const waiting: unknown[] = [parseDocument(readFileSync(join(folder, path), 'utf8'))]
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    const { name, attribs, children } = node as {
      name?: string
      attribs?: Record<string, string>
      children?: unknown[]
    }
    if (name !== undefined) parts.push({ name, attributes: attribs ?? {} })
    waiting.push(...(children ?? []))
  }
  return parts
}
const parts = new Map(pages.map(({ path }) => [path, partsOf(path)]))
const idsOf = (path: string): string[] =>
  (parts.get(path) ?? []).flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))

test('every guide, every reference page and every public source has a page', () => {
  const written = new Set(pages.map(({ source }) => source))
  const documents = globSync('docs/**/*.md', { cwd: resolve(import.meta.dirname, '..') })
  expect(documents.filter((document) => !written.has(document))).toEqual([])
  expect(
    [...catalogue.keys()].filter((id) => !existsSync(join(folder, `docs/reference/sources/${id}.html`))),
  ).toEqual([])
})

test('every link inside the site leads to a page, and to a place on it', () => {
  const dead = [...parts].flatMap(([path, all]) =>
    all
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes['href'] ?? '')
      .filter((href) => !/^[a-z]+:/.test(href))
      .filter((href) => {
        const [file = '', id] = href.split('#', 2)
        const target = file === '' ? path : join(dirname(path), file)
        if (!existsSync(join(folder, target))) return true
        return id !== undefined && target.endsWith('.html') && !idsOf(target).includes(decodeURIComponent(id))
      })
      .map((href) => `${path}: ${href}`),
  )
  expect(dead).toEqual([])
})

test('nothing is loaded from elsewhere', () => {
  const loaded = [...parts].flatMap(([path, all]) =>
    all
      .filter(({ name }) => ['script', 'link', 'img', 'iframe', 'source'].includes(name))
      .map(({ attributes }) => attributes['src'] ?? attributes['href'] ?? '')
      .filter((address) => address !== 'data:,')
      .filter(
        (address) => /^(?:[a-z]+:)?\/\//.test(address) || !existsSync(join(folder, dirname(path), address)),
      )
      .map((address) => `${path}: ${address}`),
  )
  expect(loaded).toEqual([])
})

test('each page has one heading of the first level, a title of its own, and no id twice', () => {
  for (const [path, all] of parts) {
    expect(
      all.filter(({ name }) => name === 'h1'),
      path,
    ).toHaveLength(1)
    const ids = idsOf(path)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([])
  }
  const titles = pages.map(({ title }) => title)
  expect(titles.filter((title) => title.trim() === '')).toEqual([])
})

test('the same documentation gives the same files', () => {
  const again = mkdtempSync(join(tmpdir(), 'assay-site-'))
  writeSite(resolve(import.meta.dirname, '..'), again)
  const files = globSync('**/*.{html,js,css}', { cwd: folder }).toSorted()
  expect(globSync('**/*.{html,js,css}', { cwd: again }).toSorted()).toEqual(files)
  for (const file of files)
    expect(readFileSync(join(again, file), 'utf8') === readFileSync(join(folder, file), 'utf8'), file).toBe(
      true,
    )
  rmSync(again, { recursive: true })
})

test('what a page says in angle brackets or code stays text', () => {
  const { html, sections } = renderPage(
    '# A\n\n`<script>` and <script>alert(1)</script>\n\n```sh\na < b && c\n```\n',
    (href) => href,
  )
  expect(html).toContain('<code>&lt;script&gt;</code>')
  expect(html).not.toContain('<script>')
  expect(html).toContain('a &lt; b &amp;&amp; c')
  expect(sections[0]?.text).toContain('a < b && c')
})

test('a link to what the project does not have stops the build', () => {
  expect(() =>
    renderPage('[x](gone.md)', () => {
      throw new Error('gone.md')
    }),
  ).toThrow('gone.md')
})
