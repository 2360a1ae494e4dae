// Builds the input of downstream tools: the intent for a stack tool and the seed for a deck tool (rules H-1 to H-6).
import type { DeckSeed, StackHandoff } from '../../../contract/vocabulary/hand-off.ts'
import type { Verdict } from '../../../contract/vocabulary/scorecard.ts'
import { isCounted, isMuted, isOf, type EntryOf, type Ledger } from '../ledger/entry.ts'
import { byAxis, PROTOCOL_ID } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { behaviourLevel, hasQuantity } from '../reading/behaviour.ts'
import { stems } from '../reading/normalise.ts'
import { fitsRole, isStale } from '../scoring/quotes.ts'

/** Whether a text may be the tag of an attribution (H-4). */
export function isTag(text: string): boolean {
  return /^[a-z0-9-]{1,32}$/.test(text)
}

/** Profiles by category, first match; everything else is `general-web` (H-3). */
const PROFILES: readonly (readonly [category: RegExp, profile: string])[] = [
  [/^(b2b_saas_.*|vertical_saas|fintech|healthtech_digital|edtech)$/, 'web-saas-multitenant'],
  [/^devtools_infra$/, 'developer-platform'],
  [/^ai_native_app$/, 'ai-web-app'],
  [/^micro_saas_indie$/, 'web-saas-single'],
  [/^consumer_/, 'consumer-mobile'],
  [/^marketplace_/, 'marketplace'],
  [/^ecommerce_dtc$/, 'commerce'],
  [/^indie_game$/, 'game'],
  [/^(hardware_consumer|medtech_device|deeptech_industrial)$/, 'device-plus-cloud'],
]

export function profileOf(category: string): string {
  return PROFILES.find(([pattern]) => pattern.test(category))?.[1] ?? 'general-web'
}

const INTENT_MAX_CHARS = 400

interface Session {
  readonly sessionId: string
  readonly tag: string
}

/** The stack hand-off of a complete, weighed ledger (H-1 to H-5). */
export function stackHandoffOf(
  weighed: Ledger,
  session: Session & { readonly category: string },
): StackHandoff {
  const counted = weighed.filter(isCounted)
  const [sentence = ''] = plain(the(counted, 'wedge_statement').statement).split(/(?<=[.!?])\s/)
  const wedge = sentence.replace(/[.!?]+$/, '').replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())
  const segment = plain(the(counted, 'icp_definition').segment)
  const venue = plain(the(counted, 'channel_choice').specific_target)
  const intent = cut(`Build ${wedge} for ${segment}, sold through ${venue}`) // H-2
  const profile = profileOf(session.category)
  return {
    intent,
    profile,
    attribution: attribution(session),
    compose_call: `compose_stack(${JSON.stringify({ intent, profile })})`, // H-5
  }
}

/** The deck seed of a complete, weighed ledger: exactly its eight documented fields (H-6). */
export function deckSeed(weighed: Ledger, session: Session & { readonly verdict: Verdict }): DeckSeed {
  const counted = weighed.filter(isCounted)
  const icp = the(counted, 'icp_definition')
  return {
    session_id: session.sessionId,
    protocol: PROTOCOL_ID,
    verdict: session.verdict,
    problem_quote: topQuote(counted, icp)?.value.verbatim ?? '',
    icp_definition: describeIcp(icp),
    wedge_statement: the(counted, 'wedge_statement').statement,
    signal_summary: byAxis((axis) => counted.filter((entry) => entry.axis === axis).length),
    __attribution: attribution(session),
  }
}

function attribution({ tag, sessionId }: Session): string {
  return `${tag}@${sessionId}` // H-4
}

type IcpValue = EntryOf<'icp_definition'>['value']

function describeIcp(icp: IcpValue): string {
  const more = [
    ['User', icp.user_role],
    ['Size', icp.company_size],
    ['Where', icp.geography],
    ['Trigger', icp.trigger_event],
    ['Not', icp.excludes],
  ] as const
  const sentences = more.map(([label, text]) => (text === undefined ? '' : ` ${label}: ${text}.`))
  return `${icp.segment}. Buyer: ${icp.buyer_role}.${sentences.join('')}`
}

/** The unmuted user quote that ranks first by level, role fit, quantity, freshness, date, lowest id (H-6). */
function topQuote(counted: Ledger, icp: IcpValue): EntryOf<'user_quote'> | undefined {
  const roleStems = new Set([...stems(icp.buyer_role), ...stems(icp.user_role ?? '')])
  const rank = (quote: EntryOf<'user_quote'>): readonly number[] => [
    behaviourLevel(quote.value),
    Number(fitsRole(quote, roleStems)),
    Number(hasQuantity(quote.value.verbatim)),
    Number(!isStale(quote)),
    Date.parse(quote.value.source_date),
  ]
  const ranked = counted
    .flatMap((entry) => (isOf('user_quote', entry) && !isMuted(entry) ? [{ entry, rank: rank(entry) }] : []))
    .toSorted((left, right) => {
      const decisive = left.rank.findIndex((value, i) => value !== right.rank[i])
      return decisive === -1 ? 0 : (right.rank[decisive] ?? 0) - (left.rank[decisive] ?? 0)
    })
  return ranked[0]?.entry
}

/** The value of the only counted entry of a singular kind; a missing entry is a broken invariant. */
function the<K extends Kind>(counted: Ledger, kind: K): EntryOf<K>['value'] {
  for (const entry of counted) if (isOf(kind, entry)) return entry.value
  throw new Error(`hand-off began without ${kind}`)
}

/** Without back-ticks and newlines (H-1). */
function plain(text: string): string {
  return text
    .replace(/[`\r\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** At most 400 characters, cut at a word boundary (H-1). */
function cut(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= INTENT_MAX_CHARS) return text
  const head = characters.slice(0, INTENT_MAX_CHARS + 1).join('')
  const space = head.lastIndexOf(' ')
  return space > 0 ? head.slice(0, space) : characters.slice(0, INTENT_MAX_CHARS).join('')
}
