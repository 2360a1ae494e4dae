// What of an HTML page is its visible text, and what parts its words.
import { describe, expect, test } from 'vitest'
import { htmlText } from './html-text.ts'
import { UnreadablePage } from './page-text.ts'

const read = (html: string): string => htmlText(html, 1_000_000)

test.each([
  [
    'inline elements do not part words',
    'in<b>cre</b>di<i>ble</i> <a href="#">link</a>ed',
    'incredible linked',
  ],
  ['a possible break is no space', 'Donau<wbr>dampf&shy;schiff', 'Donaudampf\u00adschiff'],
  ['line breaks part lines', 'one<br>two<br/>three', 'one\ntwo\nthree'],
  ['two line breaks part paragraphs', 'one<br><br>two', 'one\n\ntwo'],
  ['blocks part paragraphs', '<p>one<p>two<div>three</div>four', 'one\n\ntwo\n\nthree\n\nfour'],
  ['cells part words', '<table><tr><td>5<td>million<tr><td>6</table>', '5\tmillion\n\n6'],
  ['white space is one space', ' a \n\n  b\t<i> c</i> ', 'a b c'],
  ['but in preformatted text', '<pre>a\n\n  b</pre>c', 'a\n\n  b\n\nc'],
  [
    'character references',
    '&ldquo;5&nbsp;&euro;&rdquo; &#x4e2d; &amp;lt; &bogus;',
    '“5\u00a0€” 中 &lt; &bogus;',
  ],
  ['an exponent does not join its number', '10<sup>6</sup> and CO<sub>2</sub>', '10⁶ and CO₂'],
  ['a footnote mark does not join its word', 'money<sup><a href="#f">12</a></sup> lost', 'money¹² lost'],
  [
    'glosses above characters are no part of the line',
    '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字</ruby>',
    '漢字',
  ],
  [
    'what stands outside of the article is text',
    '<nav>Home</nav><main>Text</main><footer>Imprint</footer>',
    'Home\n\nText\n\nImprint',
  ],
  ['a page that ends in the middle', '<p>one <b>two', 'one two'],
  ['tags that close nothing', '</p></div>one</b>two', 'onetwo'],
])('%s', (_, html, text) => {
  expect(read(html)).toBe(text)
})

describe('what is not shown is no text', () => {
  test.each([
    '<script>no</script>',
    '<script type="application/ld+json">{"no": "no"}</script>',
    '<style>.no { color: red }</style>',
    '<!-- no -->',
    '<noscript>no</noscript>',
    '<template><p>no</p></template>',
    '<p hidden>no</p>',
    '<div style="color: red; DISPLAY : none"><p>no<b>no</b></p></div>',
    '<span style="visibility:hidden">no</span>',
    '<span style="opacity: 0">no</span>',
    '<span style="font-size:0px">no</span>',
    '<span style="position:absolute;left:-9999px">no</span>',
    '<span class="x sr-only">no</span>',
    '<dialog>no</dialog>',
    '<del>no</del><s>no</s><strike>no <b>no</b></strike>',
    '<span style="color: red; text-decoration: underline line-through">no</span>',
    '<iframe>no</iframe><object>no</object>',
    '<svg><desc>no</desc></svg>',
    '<img alt="no" title="no"><input value="no">',
    '<div hidden><div>no</div><br><p>no</div>',
  ])('%s', (html) => {
    expect(read(`<p>before ${html}after</p>`).replaceAll(/\s+/g, ' ')).toBe('before after')
  })

  test('what only looks hidden is shown', () => {
    const shown =
      '<p style="opacity:0.9;font-size:0.8em">a</p><p hidden="until-found">b</p><details>c</details>'
    expect(read(`${shown}<dialog open>d</dialog>`)).toBe('a\n\nb\n\nc\n\nd')
  })
})

test('what is struck is left out, and no more, even where nothing closes it', () => {
  expect(read('<p>Our product is <del>loved</del> hated</p>')).toBe('Our product is hated')
  expect(read('<p>one <s>two</p><p>three</p>')).toBe('one\n\nthree')
})

test('more text than the bound is refused as soon as it is reached', () => {
  expect(() => htmlText('word '.repeat(1_000), 100)).toThrow(UnreadablePage)
})
