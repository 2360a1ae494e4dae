// Collects the pages of the site: what README.md and the index of the documentation link to, and what those pages link to.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { navigationOf, type NavigationGroup, type RenderedPage, renderPage } from './markdown.ts'

const START = ['README.md', 'docs/README.md']
const INDEX = 'docs/README.md'

export interface SitePage extends RenderedPage {
  /** In the project, and on the site. */
  readonly source: string
  readonly path: string
}

export interface Site {
  readonly pages: readonly SitePage[]
  /** Files that pages link to or show, by their path in the project and on the site. */
  readonly files: ReadonlyMap<string, string>
  /** With paths on the site. */
  readonly navigation: readonly NavigationGroup[]
}

const isElsewhere = (href: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(href)

/** Where a page of the project is on the site. */
const pathOf = (source: string): string =>
  source.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html')

/** Browsers show these as they are; other files are shown as text. */
const SHOWN = /\.(?:txt|png|svg|json|csv|xml|pdf)$/

/** Throws where a page links to what the project does not have. */
export function collectSite(root: string): Site {
  const files = new Map<string, string>()
  const pages = new Map<string, SitePage>()
  const waiting = [...START]
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    if (pages.has(source)) continue
    const page = source
    const path = pathOf(page)
    const rendered = renderPage(readFileSync(join(root, page), 'utf8'), (href) => {
      if (isElsewhere(href) || href.startsWith('#')) return href
      const [file = '', anchor] = href.split('#', 2)
      let target = posix.normalize(posix.join(posix.dirname(page), decodeURI(file)))
      if (!existsSync(join(root, target)))
        throw new Error(`${page} links to ${href}, which is not in the project`)
      if (statSync(join(root, target)).isDirectory()) {
        target = posix.join(target, 'README.md')
        if (!existsSync(join(root, target))) return undefined
      }
      const isPage = target.endsWith('.md')
      const at = isPage ? pathOf(target) : SHOWN.test(target) ? target : `${target}.txt`
      if (isPage) waiting.push(target)
      else files.set(target, at)
      return `${relative(path, at)}${anchor === undefined ? '' : `#${anchor}`}`
    })
    pages.set(page, { ...rendered, source: page, path })
  }
  const navigation = navigationOf(readFileSync(join(root, INDEX), 'utf8')).map(({ title, links }) => ({
    title,
    links: links
      .map(({ text, href }) => ({ text, href: posix.normalize(posix.join(dirname(INDEX), href)) }))
      .filter(({ href }) => href.endsWith('.md'))
      .map(({ text, href }) => ({ text, href: pathOf(href) })),
  }))
  return { pages: [...pages.values()], files, navigation: navigation.filter(({ links }) => links.length > 0) }
}

/** The address of one path of the site on the page at another. */
export const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to)
