// Computes the flags that depend on the whole ledger (rules F-4 to F-9). Every write recomputes them, so the order of
// submission never matters.
import { FRESH_DAYS } from '../protocol/limits.ts'
import { normalise } from '../reading/normalise.ts'
import { templated } from '../reading/resemblance.ts'
import { domainOf, isPlatform } from '../reading/source.ts'
import {
  isCounted,
  isOf,
  textOfField,
  type SignalEntry,
  type EntryOf,
  type Flag,
  type Ledger,
  withFlags,
} from './entry.ts'
import { isOwnSource, ownDomains } from './own-source.ts'

const STORED: ReadonlySet<Flag> = new Set(['superseded', 'withdrawn', 'excluded', 'restricted'])

/** The ledger sorted by id, with its stored flags and those of F-4 to F-9. Flagging twice changes nothing. */
export function flagLedger(ledger: Ledger, pitch: string): Ledger {
  const own = ownDomains(pitch, ledger)
  const sourced = ledger.toSorted(byId).map((entry): SignalEntry => {
    const flags = entry.flags.filter((flag) => STORED.has(flag))
    return withFlags(entry, isOwnSource(entry.kind, entry.value, own) ? [...flags, 'self_source'] : flags) // F-4
  })
  const counted = sourced.filter(isCounted)
  const found = new Map<SignalEntry, Flag[]>(counted.map((entry) => [entry, []]))
  const flag = (entries: readonly SignalEntry[], name: Flag): void => {
    for (const entry of entries) found.get(entry)?.push(name)
  }
  const listed = listCompetitors(counted)
  const quotes = counted.filter((entry) => textOfField(entry.value, 'verbatim') !== undefined)
  const filledIn = templated(quotes.map((entry) => textOfField(entry.value, 'verbatim') ?? ''))
  flag(counted.filter(isStale), 'stale') // F-5
  flag(
    counted.filter((entry) => isUnmatched(entry, listed)),
    'unmatched_competitor',
  ) // F-9
  flag(
    counted.filter((entry) => isRivalMarketing(entry, listed)),
    'rival_marketing',
  ) // F-8
  flag(quotes.filter(opensWithRole).slice(1), 'role_echo') // F-7
  flag(
    quotes.filter((_, position) => filledIn.has(position)),
    'templated',
  ) // F-6
  return sourced.map((entry) => withFlags(entry, [...entry.flags, ...(found.get(entry) ?? [])]))
}

function byId(left: SignalEntry, right: SignalEntry): number {
  return left.id < right.id ? -1 : 1
}

function isStale(entry: SignalEntry): boolean {
  return entry.age_days !== null && entry.age_days > (FRESH_DAYS.get(entry.kind) ?? Infinity)
}

type Competitors = ReadonlyMap<string, EntryOf<'named_competitor'>>

/** Listed competitors by normalised name. */
function listCompetitors(counted: Ledger): Competitors {
  const named = new Map<string, EntryOf<'named_competitor'>>()
  for (const entry of counted)
    if (isOf('named_competitor', entry)) named.set(normalise(entry.value.name), entry)
  return named
}

function isUnmatched(entry: SignalEntry, listed: Competitors): boolean {
  const competitor = textOfField(entry.value, 'competitor')
  return competitor !== undefined && !listed.has(normalise(competitor))
}

/** A complaint from the site of another vendor that competes with the one it complains about. */
function isRivalMarketing(entry: SignalEntry, listed: Competitors): boolean {
  if (!isOf('dissatisfaction_quote', entry)) return false
  const domain = domainOf(entry.value.source_url)
  if (isPlatform(domain)) return false
  const about = normalise(entry.value.competitor)
  return [...listed].some(
    ([name, { value }]) =>
      name !== about &&
      (value.category === 'direct' || value.category === 'indirect') &&
      domainOf(value.url) === domain,
  )
}

/** Whether a quote begins with "As a(n) <speaker_role>". */
function opensWithRole(entry: SignalEntry): boolean {
  const text = `${normalise(textOfField(entry.value, 'verbatim') ?? '')} `
  const role = normalise(textOfField(entry.value, 'speaker_role') ?? '')
  return text.startsWith(`as a ${role} `) || text.startsWith(`as an ${role} `)
}
