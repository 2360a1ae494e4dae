// What was read at one address that an entry cites (rules P-2, P-3, P-12): kept as proof, not as a copy of the page.

/** Why a page that answers could not be read, or could not be relied on as read whole (P-3). */
export type UnreadReason =
  | 'not_read'
  | 'refused'
  | 'unreachable'
  | 'login'
  | 'consent'
  | 'paywall'
  | 'challenge'
  | 'script'
  | 'continues'
  | 'short'
  | 'unsupported'
  | 'unfinished'
  | 'other_words'
  | 'past'
  | 'bare_figure'
  | 'cut'

interface Reading {
  /** As the value has it. */
  readonly url: string
  /** ISO instant. */
  readonly at: string
  /** The last status that a server answered; null when none did. */
  readonly status: number | null
}

interface Seen {
  /** Where redirects ended, if that is another address. */
  readonly final_url?: string
  /** Hash of the bytes as received, hex. */
  readonly sha256: string
  /** Fingerprint of the page's own text: two pages with nearly the same text have nearly the same one. */
  readonly fingerprint: string
  /** Where the page holds the claim, or what comes closest: at most 600 characters. */
  readonly passage?: string
  /** The text of the page around a quote that it holds, at most 600 characters: another page with both shows the same text. */
  readonly context?: string
  /** The sentence by which the page says that the words of a quote are invented (P-3.7). */
  readonly invention?: string
}

/** One reading of one page for one entry. */
export type PageRead =
  /** The page holds everything that the entry claims of it. */
  | (Reading & Seen & { readonly outcome: 'found' })
  /** The page was read whole and does not hold `missing`. */
  | (Reading & Seen & { readonly outcome: 'absent'; readonly missing: string })
  | (Reading & Partial<Seen> & { readonly outcome: 'unread'; readonly reason: UnreadReason })
