// Tells what an HTML page shows of whether its text is all there (rule P-3), while the page is parsed. Structure counts
// first, words second, and words only where the page has little text of its own.
import type { PageSigns, PageWall } from '../../../citations/ports.ts'
import { fingerprintOf } from '../../../base/text-fingerprint.ts'
import { textTokens, wordCountOf } from '../../../base/text-tokens.ts'
import type { HtmlWatcher } from './html-watcher.ts'
import { OwnText } from './own-text.ts'
import {
  CHALLENGE_PHRASES,
  CHALLENGE_TITLES,
  CONSENT_PHRASES,
  LOGIN_PHRASES,
  MORE_LABELS,
  PAGE_OF_PAGES,
  PAYWALL_PHRASES,
  SCRIPT_PHRASES,
} from './sign-words.ts'
import { Structure } from './structure.ts'

/** With more words of its own a page shows its text; what it says of scripts, members or robots is about something else. */
const LITTLE_TEXT = 200
/** A paywall shows the beginning of an article. */
const STUB = 400
/** A page with more text than this beside its question for consent is only covered by it. */
const COVERED = 30
/** A paragraph of fewer words is a label. */
const SENTENCE_WORDS = 4
const SENTENCE_END = /[.!?。！？؟।॥]["'”’»)\]]*$/
/** Paragraphs of whole sentences that a complete document has. */
const PARAGRAPHS = 2
/** Where walls speak, beside a page's own text. */
const AROUND = ['title', 'overlay', 'control'] as const

export interface PageMeasures {
  readonly signs: PageSigns
  readonly fingerprint: string
}

export class SignReader implements HtmlWatcher {
  readonly #own = new OwnText()
  readonly #structure = new Structure()
  #noscript = ''
  /** The open hidden element that is read, and the text of the open link or button. */
  #silent: string | undefined
  #label: string | undefined
  #hasMore = false

  open(name: string, attributes: Readonly<Record<string, string>>, isHidden: boolean): void {
    this.#own.open(name, attributes)
    const isFrame = this.#own.region === 'boilerplate'
    const isFallback = this.#silent === 'noscript'
    this.#structure.open(name, attributes, { isHidden, isFrame, isFallback })
    if (name === 'script' || name === 'noscript') this.#silent = name
    else if (!isHidden && !isFrame && (name === 'a' || name === 'button')) this.#label = ''
  }

  text(text: string, isHidden: boolean): void {
    this.#structure.say(text, isHidden)
    if (!isHidden) {
      this.#own.say(text)
      if (this.#label !== undefined) this.#label += text
    } else if (this.#silent === 'noscript') this.#noscript += text
    else if (this.#silent === 'script') this.#structure.readScript(text)
  }

  close(name: string, isImplied: boolean): void {
    this.#own.close(name)
    this.#structure.close(name, isImplied)
    if (name === this.#silent) this.#silent = undefined
    if ((name === 'a' || name === 'button') && this.#label !== undefined) {
      this.#hasMore ||= MORE_LABELS.has(plain(this.#label).replace(/[\s.…»›→>+]+$/u, ''))
      this.#label = undefined
    }
  }

  measures(): PageMeasures {
    const own = this.#own.textOf('own')
    const tokens = textTokens(own)
    const words = wordCountOf(tokens)
    const around = AROUND.map((region) => this.#own.textOf(region)).join('\n')
    const text = plain(`${own}\n${around}`)
    const pager = plain(this.#own.textOf('boilerplate'))
    const script = this.#isScript(words, text)
    const wall = this.#wall(words, text)
    const continues =
      this.#structure.continues || this.#hasMore || isOnePageOfMany(text) || isOnePageOfMany(pager)
    const signs: PageSigns = {
      words,
      continues,
      ...(wall !== undefined && { wall }),
      script,
      complete: this.#isComplete(own),
    }
    return { signs, fingerprint: fingerprintOf(tokens) }
  }

  #isScript(words: number, text: string): boolean {
    if (words >= LITTLE_TEXT) return false
    const { hasEmptyMount, hasState } = this.#structure
    return (
      hasEmptyMount || hasState || has(plain(this.#noscript), SCRIPT_PHRASES) || has(text, SCRIPT_PHRASES)
    )
  }

  #wall(words: number, text: string): PageWall | undefined {
    const { hasChallenge, isNotFree, hasPaywall, hasPassword } = this.#structure
    const isLittle = words < LITTLE_TEXT
    if (isLittle && (hasChallenge || this.#isChallenge(text))) return 'challenge'
    if (isNotFree || (words < STUB && (hasPaywall || has(text, PAYWALL_PHRASES)))) return 'paywall'
    if (isLittle && (hasPassword || has(text, LOGIN_PHRASES))) return 'login'
    return words < COVERED && has(text, CONSENT_PHRASES) ? 'consent' : undefined
  }

  #isChallenge(text: string): boolean {
    return has(text, CHALLENGE_PHRASES) || has(plain(this.#own.textOf('title')), CHALLENGE_TITLES)
  }

  #isComplete(own: string): boolean {
    const { hasMain, hasHeading, hasEnd, mayGrow } = this.#structure
    if (!hasMain || !hasHeading || !hasEnd || mayGrow) return false
    let paragraphs = 0
    for (const block of own.split('\n')) {
      const paragraph = block.trim()
      if (SENTENCE_END.test(paragraph) && wordCountOf(textTokens(paragraph)) >= SENTENCE_WORDS) paragraphs++
      if (paragraphs === PARAGRAPHS) return true
    }
    return false
  }
}

const plain = (text: string): string =>
  text
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()

const has = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(phrase))

const isOnePageOfMany = (text: string): boolean =>
  PAGE_OF_PAGES.some((pattern) => {
    const [, page, pages] = pattern.exec(text) ?? []
    return Number(pages) > 1 && Number(page) <= Number(pages)
  })

/** The measures of a document without markup. A file that came whole is complete; data and feeds are excerpts. */
export function measuresOfText(text: string, complete: boolean): PageMeasures {
  const tokens = textTokens(text)
  return {
    signs: { words: wordCountOf(tokens), continues: false, script: false, complete },
    fingerprint: fingerprintOf(tokens),
  }
}
