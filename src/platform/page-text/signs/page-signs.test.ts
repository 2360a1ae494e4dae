// What a page shows of whether its text is all there: doubt wherever text may be missing, and none for a whole document.
import { describe, expect, test } from 'vitest'
import { judgePage } from '../../../citations/judge/judge-page.ts'
import { textOfPage } from '../text-of.ts'

async function measured(html: string, contentType = 'text/html') {
  const page = await textOfPage(Buffer.from(html), contentType, 1_000_000)
  if (page.kind !== 'text') throw new Error(page.reason)
  return page
}
const judged = async (html: string, contentType?: string) =>
  judgePage((await measured(html, contentType)).signs)

const SENTENCES = 'The pump failed twice in March. We sent the old one back to the maker in Leeds. '
const LONG = `<p>${SENTENCES.repeat(20)}</p>`
const SHORT = `<p>${SENTENCES.repeat(2)}</p><p>${SENTENCES}</p>`
const site = (main: string, { head = '', before = '', after = '' } = {}): string =>
  `<!doctype html><html><head><title>Pumps</title>${head}</head><body>` +
  `<header><nav><a href="/1">Home</a><a href="/2">Read more</a></nav></header>${before}` +
  `<main><h1>Pumps</h1>${main}</main>${after}<footer><p>Terms and privacy of the pump club.</p></footer></body></html>`

describe('whole is', () => {
  test.each([
    ['a long page', site(LONG)],
    ['a long page without structure', LONG],
    ['a short document with beginning and end', site(SHORT)],
    [
      'one in Japanese',
      site('<p>ポンプは三月に二回故障しました。古いものはリーズの製造元に返送しました。</p>'.repeat(3)),
    ],
    [
      'a long page that was rendered by a server',
      `<div id="__next">${LONG}</div><script id="__NEXT_DATA__">{}</script>`,
    ],
    ['a long page with a login form in its header', `<header><input type="password"></header>${LONG}`],
    [
      'a long page below a cookie banner',
      site(LONG, { before: '<div class="cookie-banner">Accept all <button>OK</button></div>' }),
    ],
    [
      'a short document below a cookie banner',
      site(SHORT, { after: '<div id="consent" role="dialog">Accept all</div>' }),
    ],
    [
      'a long page about robots, logins and JavaScript',
      site(`<p>Verify you are human. Please log in. Enable JavaScript.</p>${LONG}`),
    ],
    [
      'a link to the next article',
      site(LONG, { after: '<a rel="next" href="/2026/05/another-pump">Another pump</a>' }),
    ],
    [
      'a link named "read more" in navigation',
      site(LONG, { before: '<nav><a href="/x">Read more</a></nav>' }),
    ],
  ])('%s', async (_, html) => {
    expect(await judged(html)).toBe('whole')
  })

  test('plain text, Markdown and PDF are whole as files; data and feeds are excerpts', async () => {
    expect(await judged(SENTENCES.repeat(3), 'text/plain')).toBe('whole')
    expect(await judged(SENTENCES.repeat(3), 'text/markdown')).toBe('whole')
    expect(await judged(JSON.stringify([SENTENCES]), 'application/json')).toEqual({ doubt: 'short' })
    expect(await judged(`<rss><item>${SENTENCES}</item></rss>`, 'application/xml')).toEqual({
      doubt: 'short',
    })
  })
})

describe('short is', () => {
  test.each([
    ['a page of few words', site('<p>Pumps are here.</p><p>They are red.</p>')],
    ['a document without main part', `<html><body><h1>Pumps</h1>${SHORT}</body></html>`],
    ['a document without heading', `<html><body><main>${SHORT}</main></body></html>`],
    ['a document that ends in the middle', '<html><body><main><h1>Pumps</h1>' + SHORT],
    ['a document that scripts may add to', site(SHORT, { head: '<script src="/app.js"></script>' })],
    ['a document with a frame', site(`${SHORT}<iframe src="/comments"></iframe>`)],
    ['a document of labels', site('<p>Pumps in red and blue and green</p>'.repeat(8))],
  ])('%s', async (_, html) => {
    expect(await judged(html)).toEqual({ doubt: 'short' })
  })
})

describe('text comes from scripts on', () => {
  test.each([
    ['an empty mount', '<title>Pumps</title><div id="root"></div><script src="/a.js"></script>'],
    ['a mount with empty elements', '<title>Pumps</title><div id="app"><div class="spinner"></div></div>'],
    ['a custom mount', '<title>Pumps</title><app-root></app-root>'],
    [
      'a page with its state in a script',
      '<title>Pumps</title><p>Loading</p><script id="__NEXT_DATA__" type="application/json">{}</script>',
    ],
    [
      'a page with its state in a variable',
      '<title>Pumps</title><p>Loading</p><script>window.__INITIAL_STATE__={}</script>',
    ],
    [
      'a page that asks for them',
      '<title>Pumps</title><noscript>Please enable JavaScript to view this.</noscript>',
    ],
    ['one in German', '<title>Pumpen</title><noscript>Bitte aktivieren Sie JavaScript.</noscript>'],
    ['one in Japanese', '<title>ポンプ</title><p>JavaScriptを有効にしてください。</p>'],
  ])('%s', async (_, html) => {
    expect(await judged(html)).toEqual({ doubt: 'script' })
  })
})

describe('a wall is', () => {
  test.each([
    [
      'login',
      `<title>Club</title><main><h1>Sign in</h1><form><input type="text"><input type="password"></form></main>`,
    ],
    ['login', site(`${SHORT}<p>You must be logged in to see the answers.</p>`)],
    ['login', site(`<p>Bitte melden Sie sich an, um weiterzulesen.</p>`)],
    ['login', site(`<p>ログインしてください。</p>`)],
    [
      'consent',
      '<title>x</title><div role="dialog"><h1>Before you continue</h1><p>We and our partners store cookies. Accept all or not, as you like; we will ask again.</p><form><button>Accept all</button></form></div>',
    ],
    [
      'consent',
      '<title>x</title><div class="cmp-wall"><p>Tout accepter ou continuer sans accepter</p></div>',
    ],
    [
      'consent',
      '<title>続ける前に</title><div class="consent"><p>クッキーを保存します。</p><button>すべて同意</button></div>',
    ],
    ['paywall', site(`${SHORT}<div class="paywall">Join us</div>`)],
    ['paywall', site(`${SHORT}<p>Subscribe to continue reading.</p>`)],
    ['paywall', site(`${SHORT}<p>Nur für Abonnenten</p>`)],
    ['paywall', site(`${SHORT}<p>この記事は有料会員限定です。</p>`)],
    [
      'paywall',
      site(LONG, { head: '<script type="application/ld+json">{"isAccessibleForFree": false}</script>' }),
    ],
    ['challenge', '<title>Just a moment...</title><p>forum.io needs to review your connection.</p>'],
    [
      'challenge',
      '<title>forum.io</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script><p>Wait</p>',
    ],
    ['challenge', '<title>forum.io</title><p>Please confirm</p><div class="g-recaptcha"></div>'],
    ['challenge', '<title>forum.io</title><p>Verify you are human by completing the action below.</p>'],
    ['challenge', '<title>forum.io</title><p>Подтвердите, что вы человек</p>'],
    ['challenge', '<title>Access denied</title><p>Reference #18.2f</p>'],
  ])('%s: %s', async (wall, html) => {
    expect(await judged(html)).toEqual({ doubt: wall })
  })
})

describe('a page goes on', () => {
  test.each([
    ['by link', site(LONG, { head: '<link rel="next" href="?page=2">' })],
    ['by a numbered link', site(`${LONG}<a href="/t/9?page=2">2</a>`)],
    ['by a path', site(`${LONG}<a rel="next" href="/t/9/page/2/">»</a>`)],
    ['by a button', site(`${LONG}<button>Load more</button>`)],
    ['by a link with an arrow', site(`${LONG}<a href="/x">Read more »</a>`)],
    ['in Spanish', site(`${LONG}<a href="/x">Seguir leyendo</a>`)],
    ['in Hindi', site(`${LONG}<a href="/x">और पढ़ें</a>`)],
    ['in Japanese', site(`${LONG}<a href="/x">続きを読む</a>`)],
    ['by its count of pages', site(`${LONG}<p>Page 1 of 3</p>`)],
    ['by its count in navigation', site(LONG, { after: '<nav>Page 1 of 3</nav>' })],
    ['by its count in German', site(`${LONG}<p>Seite 2 von 9</p>`)],
    ['by its count in Chinese', site(`${LONG}<p>第1页 共3页</p>`)],
    ['with comments of another site', site(`${LONG}<div id="disqus_thread"></div>`)],
    ['as it scrolls', site(`${LONG}<div class="infinite-scroll"></div>`)],
    ['somewhere else', site(LONG, { head: '<meta http-equiv="refresh" content="0; url=/other">' })],
  ])('%s', async (_, html) => {
    expect(await judged(html)).toEqual({ doubt: 'continues' })
  })

  test('but the only page of one does not', async () => {
    expect(await judged(site(`${LONG}<p>Page 1 of 1</p>`))).toBe('whole')
  })
})

test('words of its own are those outside of title, frame, asides and controls', async () => {
  const html = site(
    '<article><header>one two</header><p>three <b>fo</b>ur</p><aside>no no</aside><button>no</button></article>' +
      '<blockquote>five<footer>six</footer></blockquote><p hidden>no</p><nav>no</nav><select><option>no</select>',
  )
  expect((await measured(html)).signs.words).toBe(6)
  expect((await measured('<title>x</title><p>漢字が八文字あり</p>')).signs.words).toBe(4)
})

test('the fingerprint is of these words: title and frame make no difference', async () => {
  const one = await measured(site(SHORT))
  const other = await measured(
    `<!doctype html><title>Other</title><nav>A B C</nav><main><h1>Other title</h1>${SHORT}</main>`,
  )
  expect(one.fingerprint).toBe(other.fingerprint)
})

test.each([
  [199, false, { doubt: 'short' }],
  [200, false, 'whole'],
  [29, true, { doubt: 'short' }],
  [30, true, 'whole'],
])('a page of %i words, complete %s: %j', (words, complete, expected) => {
  expect(judgePage({ words, complete, continues: false, script: false })).toEqual(expected)
})
