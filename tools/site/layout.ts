// The HTML around the text of a page: the search, the list of pages, the headings, and the pages before and after.
import type { Site, SitePage } from './pages.ts'
import { relative } from './pages.ts'
import { escapeHtml } from './markdown.ts'

/** Headings of this depth and less are listed beside a page. */
const LISTED_DEPTH = 3
/** From this many headings on, they are listed. */
const FEWEST_LISTED = 3

export function layout(page: SitePage, { navigation }: Site): string {
  const to = (path: string): string => escapeHtml(relative(page.path, path))
  const order = navigation.flatMap(({ links }) => links)
  const at = order.findIndex(({ href }) => href === page.path)
  const [before, after] = at < 0 ? [undefined, undefined] : [order[at - 1], order[at + 1]]
  const headings = page.headings.filter(({ depth }) => depth > 1 && depth <= LISTED_DEPTH)
  const title = page.path === 'index.html' ? 'Assay' : `${page.title} · Assay`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${to('assets/site.css')}">
<link rel="icon" href="data:,">
<script defer src="${to('assets/minisearch.js')}"></script>
<script defer src="${to('assets/site.js')}"></script>
</head>
<body data-root="${escapeHtml(relative(page.path, '.') || '.')}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="brand" href="${to('index.html')}">Assay</a>
<search><label for="search">Search</label> <input id="search" type="search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" placeholder="Press / to search">
<ul id="found" role="listbox" aria-label="Results" hidden></ul></search>
</header>
<div class="columns">
<nav aria-label="Pages"><details open><summary>Pages</summary>
${navigation
  .map(
    (group) =>
      `<h2>${escapeHtml(group.title)}</h2>\n<ul>\n${group.links
        .map(
          ({ text, href }) =>
            `<li><a href="${to(href)}"${href === page.path ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`,
        )
        .join('\n')}\n</ul>`,
  )
  .join('\n')}
</details></nav>
<main id="content" tabindex="-1">
${page.html.trim()}
${
  before === undefined && after === undefined
    ? ''
    : `<nav class="turn" aria-label="Before and after">${
        before === undefined ? '' : `<a rel="prev" href="${to(before.href)}">← ${escapeHtml(before.text)}</a>`
      }${after === undefined ? '' : `<a rel="next" href="${to(after.href)}">${escapeHtml(after.text)} →</a>`}</nav>`
}
</main>
${
  headings.length < FEWEST_LISTED
    ? ''
    : `<nav class="here" aria-label="On this page"><h2>On this page</h2>\n<ul>\n${headings
        .map(
          ({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
        )
        .join('\n')}\n</ul></nav>`
}
</div>
</body>
</html>
`
}
