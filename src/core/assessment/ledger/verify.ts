// Writes what citation checks found into the ledger (rules M-4, M-5).
import { normalise } from '../reading/normalise.ts'
import { isLive, textOf, type Entry, type Ledger, type Verification, withFlags } from './entry.ts'

/** What was found of a quote at its source; `reason` begins with a code of rule M-3. */
export interface CitationCheck extends Verification {
  readonly verbatim: string
  readonly source_url: string
}

/** These say that the quote is not there; all others say nothing about it (M-5). */
const REFUTES = /^(?:quote_not_found|meaning_differs)\b/

/**
 * The live entries with the quote and source of a check whose verification it changes, as they are then. Later checks of the
 * same quote stand above earlier ones. One that says what is known already changes nothing, not even its time.
 */
export function verify(ledger: Ledger, checks: readonly CitationCheck[]): readonly Entry[] {
  const byQuote = new Map(checks.map((check) => [identity(check.verbatim, check.source_url), check]))
  return ledger.filter(isLive).flatMap((entry) => {
    const verbatim = textOf(entry.value, 'verbatim')
    if (verbatim === undefined) return []
    const check = byQuote.get(identity(verbatim, textOf(entry.value, 'source_url') ?? ''))
    if (check === undefined || isKnown(entry, check)) return []
    const { verbatim: _, source_url: __, ...verification } = check
    return [flagged({ ...entry, verify: verification })]
  })
}

const identity = (verbatim: string, url: string): string => `${normalise(verbatim)}\n${withoutFragment(url)}`

function withoutFragment(text: string): string {
  const url = URL.parse(text)
  if (url === null) return text
  url.hash = ''
  return url.href
}

const codeOf = (reason: string | undefined): string => /^\w*/.exec(reason ?? '')?.[0] ?? ''

const isKnown = ({ verify: before }: Entry, { valid, reason }: CitationCheck): boolean =>
  before !== null && before.valid === valid && codeOf(before.reason) === codeOf(reason)

/** A refuted quote is excluded, a confirmed one no longer; what could not be checked stays as it was. */
function flagged(entry: Entry): Entry {
  const { valid, reason } = entry.verify ?? { valid: false }
  const isRefuted = REFUTES.test(reason ?? '')
  if (!valid && !isRefuted) return entry
  const others = entry.flags.filter((flag) => flag !== 'excluded')
  return withFlags(entry, isRefuted ? [...others, 'excluded'] : others)
}
