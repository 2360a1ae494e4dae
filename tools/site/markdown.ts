// Turns a page of Markdown into HTML, its headings, and its sections as text for the search.
import { Marked, type Token, type Tokens } from 'marked'

export interface Heading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** The text under a heading, up to the next one. */
export interface Section {
  readonly heading: Heading
  readonly text: string
}

export interface RenderedPage {
  /** The text of the first heading. */
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
}

/** The text of tokens without their markup. */
function textOf(tokens: readonly Token[] = []): string {
  return tokens
    .map((token): string => {
      if (token.type === 'html') return ''
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        return [header, ...rows].map((row) => row.map((cell) => textOf(cell.tokens)).join(' ')).join('\n')
      }
      if (token.type === 'list')
        return (token as Tokens.List).items.map((item) => textOf(item.tokens)).join('\n')
      if ('tokens' in token && token.tokens !== undefined) return textOf(token.tokens)
      return 'text' in token && typeof token.text === 'string' ? token.text : ''
    })
    .join(' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

/** Gives headings the ids that GitHub gives them, because our pages link to those. */
function idsOfHeadings(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const before = taken.get(id) ?? 0
    taken.set(id, before + 1)
    return before === 0 ? id : `${id}-${before}`
  }
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `hrefOf` gives the address of a link or an image on the site; undefined where the site does not have what it names. */
export function renderPage(markdown: string, hrefOf: (href: string) => string | undefined): RenderedPage {
  const idOf = idsOfHeadings()
  const headings: Heading[] = []
  let tables = 0
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const text = textOf(tokens)
        const heading = { depth, id: idOf(text), text }
        headings.push(heading)
        const anchor =
          depth === 1
            ? ''
            : ` <a class="anchor" href="#${heading.id}" aria-label="Link to ${escapeHtml(text)}">#</a>`
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}${anchor}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const address = hrefOf(href)
        const inside = this.parser.parseInline(tokens)
        return address === undefined ? inside : `<a href="${escapeHtml(address)}">${inside}</a>`
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(hrefOf(href) ?? href)}" alt="${escapeHtml(text)}" loading="lazy">`
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
          `<tr>${cells
            .map(({ tokens }) =>
              tag === 'th'
                ? `<th scope="col">${this.parser.parseInline(tokens)}</th>`
                : `<td>${this.parser.parseInline(tokens)}</td>`,
            )
            .join('')}</tr>`
        const near = headings.at(-1)?.text ?? ''
        return (
          `<div class="table" role="region" tabindex="0" aria-label="Table ${++tables}: ${escapeHtml(near)}"><table><thead>${row(token.header, 'th')}</thead>` +
          `<tbody>${token.rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table></div>\n`
        )
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`
      },
      // the pages that `npm run docs` makes begin with a comment
      html: ({ text }) =>
        text.startsWith('<!--')
          ? ''
          : escapeHtml(text).replaceAll(/&lt;(\/?(?:details|summary))&gt;/g, '<$1>'),
    },
  })
  const tokens = marked.lexer(markdown)
  const html = marked.parser(tokens)
  const sections: { heading: Heading; text: string }[] = []
  let at = 0
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = headings[at++]
      if (heading !== undefined) sections.push({ heading, text: '' })
      continue
    }
    const section = sections.at(-1)
    if (section !== undefined) section.text = `${section.text} ${textOf([token])}`.trim()
  }
  return { title: headings[0]?.text ?? '', html, headings, sections }
}

export interface NavigationGroup {
  readonly title: string
  readonly links: readonly { readonly text: string; readonly href: string }[]
}

/** The groups of the index of the documentation: each section with a table, whose first column links to pages. */
export function navigationOf(markdown: string): readonly NavigationGroup[] {
  const groups: { title: string; links: { text: string; href: string }[] }[] = []
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2)
      groups.push({ title: textOf((token as Tokens.Heading).tokens), links: [] })
    if (token.type !== 'table') continue
    for (const [first] of (token as Tokens.Table).rows)
      for (const inner of first?.tokens ?? [])
        if (inner.type === 'link')
          groups
            .at(-1)
            ?.links.push({ text: textOf((inner as Tokens.Link).tokens), href: (inner as Tokens.Link).href })
  }
  return groups
}
