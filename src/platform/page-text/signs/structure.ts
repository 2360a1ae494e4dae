// Notes the elements of a page that show where its text comes from: shells of scripts, walls, links to more of it.

type Attributes = Readonly<Record<string, string>>

/** Where frameworks put a page that a script writes. */
const MOUNTS =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|q-app|ember\d*|main-app|mount)$/
const MOUNT_TAGS = new Set(['app-root', 'ng-app', 'my-app', 'flutter-view'])
const STATE =
  /__NEXT_DATA__|__INITIAL_STATE__|__PRELOADED_STATE__|__APOLLO_STATE__|__NUXT__|__remixContext|__sveltekit/
const CHALLENGE =
  /cdn-cgi\/challenge-platform|cf-chl|cf-challenge|cf-turnstile|turnstile|g-recaptcha|recaptcha\/api|h-captcha|hcaptcha|px-captcha|captcha-delivery|datadome|_incapsula_|awswaf|arkoselabs/i
const PAYWALL =
  /(?:^|[\s_-])(?:paywall|pay-wall|regwall|reg-wall|subscriber-only|subscribers-only|piano-(?:inline|container)|tp-(?:modal|backdrop)|metered-content|premium-wall)(?:$|[\s_-])/i
const NOT_FREE = /"isAccessibleForFree"\s*:\s*(?:false|"false")/i
const MORE_NAMES = /(?:^|[\s_-])(?:infinite-?scroll|load-?more|show-?more|lazy-?comments)(?:$|[\s_-])/i
/** Comments that a script of another site brings. */
const COMMENTS =
  /^(?:disqus_thread|fb-comments|giscus|utterances|commento|remark42|isso-thread|hyvor-talk-view)$/
const NEXT_PAGE =
  /[?&](?:page|paged|pg|seite|pagina|strona|sayfa)=(?:[2-9]|\d{2,})\b|\/(?:page|seite|pagina|p%C3%A1gina|strona|sayfa)[/-]?(?:[2-9]|\d{2,})\b/i
/** A link named "next" may lead to the next article; one to more of this page has such an address. */
const NUMBERED =
  /[?&/](?:p|page|paged|pg|seite|pagina|strona|sayfa|start|offset|cursor|after|from)[=/-]|[/-]\d{1,3}(?:\.html?|\/)?$/i

/** Documents inside of the page, whose text is not read. */
const EMBEDDED = /^(?:iframe|object|embed|frame|frameset)$/

/** Where an element stands. */
interface Place {
  readonly isHidden: boolean
  /** In header, navigation, footer or aside. */
  readonly isFrame: boolean
  /** For readers without scripts. */
  readonly isFallback: boolean
}

export class Structure {
  hasMain = false
  hasHeading = false
  hasEnd = false
  /** Something that is loaded later may add text. */
  mayGrow = false
  hasEmptyMount = false
  hasState = false
  hasPassword = false
  hasChallenge = false
  hasPaywall = false
  isNotFree = false
  continues = false
  #characters = 0
  /** Depth and amount of text before each open mount. */
  readonly #mounts: { readonly depth: number; readonly characters: number }[] = []
  #depth = 0

  open(name: string, attributes: Attributes, { isHidden, isFrame, isFallback }: Place): void {
    this.#depth++
    const id = attributes['id'] ?? ''
    const names = `${attributes['class'] ?? ''} ${id}`
    const source = attributes['src'] ?? attributes['data-src'] ?? ''
    if (name === 'script') {
      if (source !== '' || attributes['type'] === 'module') this.mayGrow = true
      if (STATE.test(id)) this.hasState = true
    }
    if (CHALLENGE.test(`${names} ${source} ${attributes['action'] ?? ''}`)) this.hasChallenge = true
    if (MOUNTS.test(id) || MOUNT_TAGS.has(name))
      this.#mounts.push({ depth: this.#depth, characters: this.#characters })
    if (name === 'meta') this.#readMeta(attributes)
    if (name === 'link' && isNext(attributes) && isNumbered(attributes)) this.continues = true
    if (!isFallback && EMBEDDED.test(name)) this.mayGrow = true
    if (isHidden) return

    if (name === 'main' || name === 'article' || attributes['role'] === 'main') this.hasMain = true
    if (name === 'h1' || name === 'h2') this.hasHeading = true
    if (name === 'input' && attributes['type'] === 'password' && !isFrame) this.hasPassword = true
    if (PAYWALL.test(names)) this.hasPaywall = true
    if (COMMENTS.test(id) || COMMENTS.test(name) || (!isFrame && MORE_NAMES.test(names)))
      this.continues = true
    if (name === 'a' && isNextPage(attributes)) this.continues = true
  }

  say(text: string, isHidden: boolean): void {
    if (!isHidden) this.#characters += text.trim().length
  }

  /** The text of a script, which is never shown. */
  readScript(code: string): void {
    if (STATE.test(code)) this.hasState = true
    if (NOT_FREE.test(code)) this.isNotFree = true
  }

  close(name: string, isImplied: boolean): void {
    const mount = this.#mounts.at(-1)
    if (mount?.depth === this.#depth) {
      if (mount.characters === this.#characters) this.hasEmptyMount = true
      this.#mounts.pop()
    }
    if (!isImplied && (name === 'body' || name === 'html')) this.hasEnd = true
    this.#depth--
  }

  /** A page that leads elsewhere after a while is not what it shows. */
  #readMeta(attributes: Attributes): void {
    const isRefresh = attributes['http-equiv']?.toLowerCase() === 'refresh'
    if (isRefresh && /url\s*=/i.test(attributes['content'] ?? '')) this.continues = true
  }
}

const isNext = ({ rel }: Attributes): boolean => /(?:^|\s)next(?:\s|$)/i.test(rel ?? '')
const isNumbered = ({ href }: Attributes): boolean => NUMBERED.test(href ?? '')
const isNextPage = (attributes: Attributes): boolean =>
  NEXT_PAGE.test(attributes['href'] ?? '') || (isNext(attributes) && isNumbered(attributes))
