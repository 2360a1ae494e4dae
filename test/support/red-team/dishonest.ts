// Assessments that lie, each by another trick. Their pages answer as a site would that a cheat can write on, link to or
// search.
import type { Signal } from '../../../src/contract/vocabulary/signal.ts'
import type { ExpectedSession } from '../play-session.ts'
import type { SitePage } from '../session-site.ts'
import {
  type Change,
  escaped,
  pageAt,
  placeOf,
  sessionOf,
  textOf,
  urlAt,
  type Venture,
  withValues,
} from './venture.ts'
import { ARBORISTS, BOULANGERS, FARRIERS, PHYSIOS } from './ventures.ts'

const LIE: ExpectedSession['expect'] = { verdict_not: ['build'] }

const QUOTES = ['user_quote', 'counterfactual_quote', 'dissatisfaction_quote'] as const

/** Every quote at another address, by its words and its position among all quotes. */
const quotesAt =
  (place: (words: string, position: number) => string) =>
  (signals: readonly Signal[]): readonly Signal[] => {
    let position = 0
    return signals.map((signal) =>
      QUOTES.some((kind) => kind === signal.kind)
        ? {
            ...signal,
            value: { ...signal.value, source_url: place(String(signal.value['verbatim']), position++) },
          }
        : signal,
    )
  }

const inTurn =
  (...changes: readonly ((signals: readonly Signal[]) => readonly Signal[])[]) =>
  (signals: readonly Signal[]): readonly Signal[] =>
    changes.reduce((changed, change) => change(changed), signals)

const pick = (places: readonly string[], position: number): string => places[position % places.length] ?? ''

/** The pages of quotes written again, with the words they should hold. */
const pagesOfQuotes =
  (write: (url: string, words: string, position: number) => SitePage): NonNullable<Change['pages']> =>
  (pages, signals) => {
    const quoted = signals.filter(({ kind }) => QUOTES.some((each) => each === kind))
    const written = quoted.map(({ value }, i) =>
      write(textOf(value['source_url']), textOf(value['verbatim']), i),
    )
    const replaced = new Set(written.map(({ host, path }) => host + path))
    return [...pages.filter(({ host, path }) => !replaced.has(host + path)), ...written]
  }

/** Sentences beside the words on a page that is written again: other ones on each. */
const beside = ({ chatter }: Venture, position: number): readonly string[] =>
  Array.from({ length: 6 }, (_, step) => chatter[(position * 7 + step * 3) % chatter.length] ?? '')

const redirect = (from: string, to: string): SitePage => ({
  ...placeOf(from),
  status: 302,
  content_type: 'text/plain',
  headers: { location: to },
  html: '',
})

// Search pages repeat what they were asked, on hosts that are established.
const SEARCHES = [
  'stackoverflow.com/search?q=',
  'www.capterra.com/search/?query=',
  'www.trustpilot.com/search?query=',
  'news.ycombinator.com/from?site=x&text=',
  'www.gov.uk/search/all?order=relevance&keywords=',
  'www.quora.com/search?q=',
]
const searchFor = (words: string, position = 0): string =>
  urlAt(`${pick(SEARCHES, position)}${encodeURIComponent(words).replaceAll('%20', '+')}`)

const echoedSearch = sessionOf('cheat-echoed-search', ARBORISTS, LIE, {
  signals: inTurn(
    quotesAt(searchFor),
    withValues('commitment_record', ({ counterparty, amount }) => ({
      source_url: searchFor(`${textOf(counterparty)} paid $${Number(amount).toLocaleString('en-US')}.00`, 4),
    })),
  ),
})

// The same with the words in the path: of a search, or of a page that does not exist and says so with status 200.
const PATHS = [
  'www.leboncoin.fr/recherche/',
  'www.reddit.com/search/',
  'www.amazon.fr/s/',
  'www.lemonde.fr/pages/',
]
const echoedPath = sessionOf('cheat-echoed-path', BOULANGERS, LIE, {
  signals: quotesAt((words, position) => urlAt(`${pick(PATHS, position)}${encodeURIComponent(words)}`)),
})

const hidings: readonly ((words: string) => string)[] = [
  (words) => `<!-- ${words} -->`,
  (words) => `<p hidden>${words}</p>`,
  (words) => `<p><img src="/a.png" alt="${words}"></p>`,
  (words) => `<script type="application/ld+json">{"reviewBody":${JSON.stringify(words)}}</script>`,
  (words) => `<div style="display:none"><p>${words}</p></div>`,
  (words) => `<span class="sr-only">${words}</span>`,
  (words) => `<p><span style="opacity:0">${words}</span></p>`,
]
const hiddenText = sessionOf('cheat-hidden-text', FARRIERS, LIE, {
  pages: pagesOfQuotes((url, words, position) =>
    pageAt(
      url,
      [...beside(FARRIERS, position), (hidings[position % hidings.length] ?? escaped)(escaped(words))],
      'en',
    ),
  ),
})

// Copies of the founder's own pages on hosts that show any page one asks for.
const MIRRORS = [
  'web.archive.org/web/20260820/http://',
  'validator.w3.org/nu/?showsource=yes&doc=http%3A%2F%2F',
  'translate.google.com/translate?sl=de&tl=en&u=http://',
  'amp.reddit.com/c/s/',
  'webcache.googleusercontent.com/search?q=cache:',
  'validator.w3.org/checklink?uri=',
]
const ownCopies = sessionOf('cheat-own-copies', FARRIERS, LIE, {
  signals: quotesAt((_, position) => urlAt(`${pick(MIRRORS, position)}hoofbook.co.uk/said/${position}`)),
})

// An address of an established host that leads on to a page of the founder.
const openRedirect = sessionOf('cheat-open-redirect', FARRIERS, LIE, {
  signals: quotesAt((_, position) => urlAt(`www.reddit.com/out/${position}`)),
  pages: (pages, signals) => {
    const own = (n: number): string => urlAt(`hoofbook.co.uk/said/${n}`)
    const quoted = signals.filter(({ kind }) => QUOTES.some((each) => each === kind))
    return [
      ...pages.filter(({ path }) => !path.startsWith('/out/')),
      ...quoted.flatMap(({ value }, n) => [
        redirect(textOf(value['source_url']), own(n)),
        pageAt(own(n), [...beside(FARRIERS, n), textOf(value['verbatim'])]),
      ]),
    ]
  },
})

// One forum, reached through the doors of many hosts, so that it looks like many.
const manyDoors = sessionOf('cheat-many-doors', ARBORISTS, LIE, {
  signals: quotesAt((_, position) => urlAt(`go${position}.shortlinks${position}.com/x`)),
  pages: (pages, signals) => {
    const thread = (n: number): string => urlAt(`climbersboard.com/t/door-${n}`)
    const quoted = signals.filter(({ kind }) => QUOTES.some((each) => each === kind))
    return [
      ...pages.filter(({ host }) => !host.includes('shortlinks')),
      ...quoted.flatMap(({ value }, n) => [
        redirect(textOf(value['source_url']), thread(n)),
        pageAt(thread(n), [...beside(ARBORISTS, n), textOf(value['verbatim'])]),
      ]),
    ]
  },
})

// One person who speaks for six, in posts of one account.
const oneAccount = sessionOf('cheat-one-account', FARRIERS, LIE, {
  signals: quotesAt((_, position) => urlAt(`x.com/shoeingdaily/status/${1_900 + position}`)),
})

// The founder's site is all of the competition, and the customer's page too.
const ownRivals = sessionOf('cheat-own-rivals', FARRIERS, LIE, {
  signals: inTurn(
    withValues('shipped_artifact', (_, i) => ({ artifact_url: urlAt(`forgewheel.co.uk/tool${i}`) })),
    withValues('named_competitor', (_, i) => ({ url: urlAt(`forgewheel.co.uk/rivals/${i}`) })),
    withValues('pricing_row', (_, i) => ({ source_url: urlAt(`forgewheel.co.uk/rivals/${i}`) })),
    withValues('named_prospect', (_, i) =>
      i === 0 ? { organization_url: urlAt('forgewheel.co.uk/quantock') } : undefined,
    ),
    withValues('commitment_record', () => ({ source_url: urlAt('forgewheel.co.uk/quantock/spending') })),
  ),
})

// Pages that cite the words as a lie.
const debunked = sessionOf('cheat-debunked', PHYSIOS, LIE, {
  pages: pagesOfQuotes((url, words, position) =>
    pageAt(
      url,
      [...beside(PHYSIOS, position), `Der Anbieter behauptet gern: „${words}“ Das stimmt nicht.`],
      'de',
    ),
  ),
})

// Each quote is the end of a sentence that says the opposite, and a translation repeats the lie.
const cutDenial = sessionOf('cheat-cut-denial', ARBORISTS, LIE, {
  signals: withValues('user_quote', ({ verbatim }) => ({ translation: `They say: ${textOf(verbatim)}` })),
  pages: pagesOfQuotes((url, words, position) =>
    pageAt(url, [
      ...beside(ARBORISTS, position),
      `It is not true that ${words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
    ]),
  ),
})

// One review on the sites that show each other's reviews, cut into the words of six people.
const REVIEW_SITES = [
  'www.capterra.com/p/55/',
  'www.getapp.com/software/55/',
  'www.softwareadvice.com/trees/55/',
  'www.g2.com/products/treelist/reviews/55',
  'www.trustradius.com/reviews/55',
  'www.producthunt.com/products/treelist/reviews',
]
const syndicated = sessionOf('cheat-syndicated', ARBORISTS, LIE, {
  signals: quotesAt((_, position) => urlAt(pick(REVIEW_SITES, position))),
  pages: (pages, signals) => {
    const quoted = signals.filter(({ kind }) => QUOTES.some((each) => each === kind))
    const review = quoted.map(({ value }) => textOf(value['verbatim']))
    return [
      ...pages.filter(({ host, path }) => !REVIEW_SITES.includes(`${host.replace('.localhost', '')}${path}`)),
      ...REVIEW_SITES.map((site, n) =>
        pageAt(urlAt(site), [
          ...ARBORISTS.chatter.slice(n * 3, n * 3 + 3).map((each) => `${each} ${each.toUpperCase()} ${n}`),
          `<p>${review.map(escaped).join(' ')}</p>`,
          ...beside(ARBORISTS, n),
        ]),
      ),
    ]
  },
})

// Issues, gists and posts of accounts with the name of the product.
const ACCOUNTS = [
  'github.com/hoofbook/diary/issues/',
  'api.github.com/repos/hoofbook/diary/issues/',
  'www.linkedin.com/company/hoofbook/posts/',
  'medium.com/@hoofbook/',
  'www.producthunt.com/@hoofbook/',
  'www.facebook.com/hoofbook/posts/',
]
const ownAccounts = sessionOf('cheat-own-accounts', FARRIERS, LIE, {
  signals: quotesAt((_, position) => urlAt(`${pick(ACCOUNTS, position)}${position}`)),
})

// One person under six names in one thread.
const oneThread = sessionOf('cheat-one-thread', BOULANGERS, LIE, {
  signals: quotesAt((_, position) => urlAt(`www.reddit.com/r/boulangerie/comments/zz9/levain/c${position}/`)),
})

// A site that lives from links to the product says all that rivals do wrong, and what they cost.
const affiliate = sessionOf('cheat-affiliate', PHYSIOS, LIE, {
  signals: inTurn(
    quotesAt((_, position) => urlAt(`beste-praxissoftware.de/urteil/${position}`)),
    withValues('pricing_row', (_, i) => ({ source_url: urlAt(`beste-praxissoftware.de/preise/${i}`) })),
  ),
})

export const DISHONEST: readonly ExpectedSession[] = [
  echoedSearch,
  echoedPath,
  hiddenText,
  ownCopies,
  openRedirect,
  manyDoors,
  oneAccount,
  ownRivals,
  debunked,
  cutDenial,
  syndicated,
  ownAccounts,
  oneThread,
  affiliate,
]
