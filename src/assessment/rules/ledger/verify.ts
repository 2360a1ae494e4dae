// Writes what citation checks found into the ledger (rules M-4, M-5).
import { normalise } from '../reading/normalise.ts'
import type { Verification } from '../../../citations/judge/verification.ts'
import { isLive, textOfField, type SignalEntry, type Ledger, withFlags } from './entry.ts'

export interface Quoted {
  readonly verbatim: string
  readonly source_url: string
}

/** What was found of a quote at its source; `reason` begins with a code of rule M-3. */
export interface CitationCheck extends Quoted, Verification {}

/** These say that the quote is not there; all others say nothing about it (M-5). */
const REFUTES = /^(?:quote_not_found|meaning_differs)\b/

/** The quotes of live entries that a citation means, as the ledger spells them: white space, case and marks aside (M-4). */
export function quotesMeant(ledger: Ledger, { verbatim, source_url }: Quoted): readonly Quoted[] {
  const text = normalise(verbatim)
  const source = withoutFragment(source_url)
  return ledger
    .filter(isLive)
    .flatMap((entry) => quotedBy(entry) ?? [])
    .filter((own) => normalise(own.verbatim) === text && withoutFragment(own.source_url) === source)
}

/**
 * The live entries whose verification the checks change, as they are then. A check counts for the very spelling that was
 * checked: a sign or an ellipsis more could find in the page what the entry does not say. One that is older than what is
 * known, or says the same, changes nothing.
 */
export function verify(ledger: Ledger, checks: readonly CitationCheck[]): readonly SignalEntry[] {
  const byQuote = new Map(checks.map((check) => [identity(check), check]))
  return ledger.filter(isLive).flatMap((entry) => {
    const own = quotedBy(entry)
    const check = own && byQuote.get(identity(own))
    if (check === undefined || isKnown(entry, check)) return []
    const { verbatim: _, source_url: __, ...verification } = check
    return [verified(entry, verification)]
  })
}

function quotedBy({ value }: SignalEntry): Quoted | undefined {
  const [verbatim, source_url] = [textOfField(value, 'verbatim'), textOfField(value, 'source_url')]
  return verbatim === undefined || source_url === undefined ? undefined : { verbatim, source_url }
}

const identity = ({ verbatim, source_url }: Quoted): string => `${verbatim}\n${source_url}`

function withoutFragment(text: string): string {
  const url = URL.parse(text)
  if (url === null) return text
  url.hash = ''
  return url.href
}

const codeOf = (reason: string | undefined): string => /^\w*/.exec(reason ?? '')?.[0] ?? ''

const isKnown = ({ verify: before }: SignalEntry, { valid, reason, at }: CitationCheck): boolean =>
  before !== null && (before.at > at || (before.valid === valid && codeOf(before.reason) === codeOf(reason)))

/** A refuted quote is excluded, a confirmed one no longer; what could not be checked leaves that as it was, with its reason. */
function verified(entry: SignalEntry, verification: Verification): SignalEntry {
  const refutation = refutationOf(verification)
  if (!verification.valid && refutation === undefined) {
    const earlier = refutationOf(entry.verify)
    return { ...entry, verify: { ...verification, ...(earlier && { refutation: earlier }) } }
  }
  const others = entry.flags.filter((flag) => flag !== 'excluded')
  return withFlags({ ...entry, verify: verification }, refutation ? [...others, 'excluded'] : others)
}

const refutationOf = (check: Verification | null): Verification | undefined =>
  check?.refutation ?? (REFUTES.test(check?.reason ?? '') ? (check ?? undefined) : undefined)
