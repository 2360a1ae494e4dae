// The grade of an entry: how far what it claims was read at a source that is not the founder's (rules P-3, P-4).
import type { Grade, Provenance } from '../../../contract/vocabulary/provenance.ts'
import { isFreeHost } from '../../../reference/hosts/free-hosts.ts'
import { textOfField, type SignalEntry } from '../ledger/entry.ts'
import { carriedAddresses, repeatsAddress } from './address-text.ts'
import { isSignedBy } from './author-line.ts'
import { type CitedClaims, citedClaims } from './cited-claims.ts'
import { isOwnPlace, ownNames, type OwnPlaces, placesFor } from './own-places.ts'
import { voiceOf } from './page-voice.ts'
import type { PageRead, UnreadReason } from '../ledger/page-read.ts'
import type { EntryProvenance } from '../ledger/provenance.ts'

/** From the best to the lowest that a page can give; `word` has no page. */
export const GRADES = [
  'attested',
  'read',
  'own',
  'unread',
  'absent',
  'word',
] as const satisfies readonly Grade[]

const UNREAD_WORDS: Readonly<Record<UnreadReason, string>> = {
  not_read: 'the page was not read; send the entry again',
  refused: 'the server refuses to send the page to a program',
  unreachable: 'the page could not be fetched',
  login: 'the page asks for a login',
  consent: 'the page asks for consent first',
  paywall: 'the page shows only the beginning to readers who do not pay',
  challenge: 'the server asks for proof that a person is reading',
  script: 'the text of the page comes from scripts',
  continues: 'the text continues on another page',
  short: 'the page holds too little text to be sure that it was read whole',
  unsupported: 'the page has a format that Assay cannot read',
  unfinished: 'the page was not read in time',
  other_words: 'the page was read and does not say it in these words',
  past: 'the assessment is of a past day, and Assay cannot fetch the page as it was then',
  bare_figure:
    'the page holds the figure without a word near it that says what it counts; name it as the page does',
  cut: 'the page holds the words, and the quote leaves out others beside or between them that may limit them; quote the whole passage',
}

/**
 * The provenance of an entry: attested where a signed message proves it, else the lowest of its pages. An entry that cites
 * no page is the word of who sent it.
 */
export function provenanceOf(
  entry: Pick<SignalEntry, 'kind' | 'value' | 'reads' | 'proof'>,
  own: OwnPlaces,
): EntryProvenance {
  if (entry.proof) {
    const { signed_by: domain, date } = entry.proof
    return { grade: 'attested', reason: `signed: signed by ${domain}, ${date.slice(0, 10)}` }
  }
  const places = placesFor(own, textOfField(entry.value, 'speaker_role'))
  const readings = citedClaims(entry.kind, entry.value).map((cited) => {
    const read = entry.reads.find(({ url }) => url === cited.url)
    const place = cited.itself ? undefined : (placeOf(cited, read, places) ?? authorOf(entry, read, places))
    return ofPage(cited.url, read, place)
  })
  return readings.reduce<EntryProvenance>(
    (lowest, reading) => (rank(reading) > rank(lowest) ? reading : lowest),
    readings[0] ?? { grade: 'word', reason: 'no_source: the entry cites no page' },
  )
}

const rank = ({ grade }: EntryProvenance): number => GRADES.indexOf(grade)

/** `place`: why the page is no stranger's word. */
function ofPage(url: string, read: PageRead | undefined, place: string | undefined): EntryProvenance {
  // why the last address: a page behind a redirect is no page of the host that redirects
  const seen = { url: read?.final_url ?? url, ...(read?.passage !== undefined && { passage: read.passage }) }
  const inOwnPlace = place !== undefined && { ownPlace: true as const }
  if (read === undefined)
    return { grade: 'unread', reason: `not_read: ${UNREAD_WORDS.not_read}`, url, ...inOwnPlace }
  switch (read.outcome) {
    case 'absent':
      return { grade: 'absent', reason: `not_found: the page does not hold ${read.missing}`, ...seen }
    case 'unread': {
      const status = read.reason === 'refused' && read.status !== null ? ` (status ${read.status})` : ''
      return {
        grade: 'unread',
        reason: `${read.reason}: ${UNREAD_WORDS[read.reason]}${status}`,
        ...seen,
        ...inOwnPlace,
      }
    }
    case 'found':
      return place === undefined
        ? { grade: 'read', ...seen }
        : { grade: 'own', reason: place, ...seen, ...inOwnPlace }
  }
}

/** Where a page is, by its address and by the one that redirects led to. */
function placeOf(
  { url, parts }: CitedClaims,
  read: PageRead | undefined,
  own: OwnPlaces,
): string | undefined {
  const addresses = read?.final_url === undefined ? [url] : [url, read.final_url]
  return addresses
    .map((address) =>
      repeatsAddress(address, parts)
        ? 'echo: the address carries the claim, so its page may only repeat it; cite the page where it stands' // P-3.1
        : publisherOf(address, own),
    )
    .find((place) => place !== undefined)
}

/** Why the words of a quote are no stranger's: the page invents them, the founder signs or publishes them, or a search
 * repeats them. */
function authorOf(
  { value }: Pick<SignalEntry, 'value'>,
  read: PageRead | undefined,
  own: OwnPlaces,
): string | undefined {
  const quote = textOfField(value, 'verbatim')
  if (quote === undefined || read?.outcome !== 'found') return undefined
  if (read.invention !== undefined) return `invented: the page says of its words: “${read.invention}”` // P-3.7
  if (read.context === undefined) return undefined
  const names = ownNames(own)
  const words = read.passage ?? quote
  if (isSignedBy(names, read.context, words))
    return 'own_author: the post is signed with the name of the product' // P-3.4
  switch (voiceOf(read.context, words, names)) {
    case 'search':
      return 'echo: the page answers a search, and repeats what was asked; cite the page where it stands' // P-3.5
    case 'release':
      return 'own_author: the founder writes in a release to the press' // P-3.6
    case undefined:
      return undefined
  }
}

/** Why a page found at this address is no stranger's word; undefined for the page of another party. */
function publisherOf(url: string, own: OwnPlaces): string | undefined {
  if (isOwnPlace(url, own)) return 'own_page: the page belongs to the founder'
  const shown = carriedAddresses(url)
  if (shown.some((each) => isOwnPlace(each, own))) return 'own_page: the address shows a page of the founder' // P-3.2
  return [url, ...shown].some((each) => isFreeHost(new URL(each).hostname))
    ? 'free_host: anyone can publish on this host without payment'
    : undefined
}

/** The part of a provenance that callers and readers see. */
export function shownProvenance(provenance: EntryProvenance = { grade: 'word' }): Provenance {
  const { grade, reason, passage } = provenance
  return { grade, ...(reason !== undefined && { reason }), ...(passage !== undefined && { passage }) }
}
