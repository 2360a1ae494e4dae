// `npm run docs:site` writes the documentation as a static site into the folder site, or into the one that it is given. The site
// is served from any folder or opened as files: it requests nothing from elsewhere.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import MiniSearch from 'minisearch'
import { layout } from './layout.ts'
import { collectSite, type Site } from './pages.ts'

/** Characters of a section that a result shows. */
const SHOWN_TEXT = 160

/** The index as a script, because a page that is opened as a file may not fetch one. */
function searchScript({ pages }: Site): string {
  const search = new MiniSearch({
    fields: ['heading', 'title', 'text'],
    storeFields: ['heading', 'title', 'path', 'shown'],
  })
  search.addAll(
    pages.flatMap(({ path, title, sections }) =>
      sections.map(({ heading, text }) => ({
        id: `${path}#${heading.id}`,
        path: heading.depth === 1 ? path : `${path}#${heading.id}`,
        title,
        heading: heading.text,
        text,
        shown: text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text,
      })),
    ),
  )
  return `globalThis.searchIndex = ${JSON.stringify(JSON.stringify(search))}\n`
}

/** Replaces what the folder holds. */
export function writeSite(root: string, folder: string): Site {
  const site = collectSite(root)
  rmSync(folder, { recursive: true, force: true })
  const put = (path: string, content: string): void => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const page of site.pages) put(page.path, layout(page, site))
  for (const [source, path] of site.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, source), join(folder, path))
  }
  const assets = join(import.meta.dirname, 'assets')
  for (const name of ['site.css', 'site.js']) put(`assets/${name}`, readFileSync(join(assets, name), 'utf8'))
  const library = join(dirname(createRequire(import.meta.url).resolve('minisearch')), '../umd/index.js')
  put('assets/minisearch.js', readFileSync(library, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'))
  put('assets/search-index.js', searchScript(site))
  return site
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'site')
  const { pages } = writeSite(resolve(import.meta.dirname, '../..'), folder)
  process.stdout.write(`${pages.length} pages in ${folder}. Open index.html there.\n`)
}
