// Decides whether a page was read whole (rule P-3). Only a whole page can be said not to hold a claim. Doubt protects a
// submitter whose page could not be read.

/** Behind what a page keeps its text. */
export type PageWall = 'login' | 'consent' | 'paywall' | 'challenge'

/** What a page shows of whether its text is all there. */
export interface PageSigns {
  /**
   * Words of its own: without title, header, navigation, footer, asides and controls. Two characters of a script without
   * spaces count as one word.
   */
  readonly words: number
  /** Text follows on another page, or when the reader asks for more. */
  readonly continues: boolean
  readonly wall?: PageWall
  /** Its text comes from scripts. */
  readonly script: boolean
  /**
   * A document with a beginning and an end: a main part under a heading, with paragraphs of whole sentences, that nothing
   * loaded later can add to.
   */
  readonly complete: boolean
}

export type PageDoubt = PageWall | 'script' | 'continues' | 'short'

/** From this many words a page without any sign against it is whole. */
const FULL_WORDS = 200
/** A complete document may be short: a notice, a price list, a review. With fewer words it is hardly a text. */
const COMPLETE_WORDS = 30

export function judgePage({
  words,
  continues,
  wall,
  script,
  complete,
}: PageSigns): 'whole' | { readonly doubt: PageDoubt } {
  if (wall !== undefined) return { doubt: wall }
  if (script) return { doubt: 'script' }
  if (continues) return { doubt: 'continues' }
  const isWhole = words >= FULL_WORDS || (complete && words >= COMPLETE_WORDS)
  return isWhole ? 'whole' : { doubt: 'short' }
}
