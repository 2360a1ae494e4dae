// Writes the results of citation checks into the ledger (rules M-4 to M-6, P-11).
import { normalise } from '../reading/normalise.ts'
import type { Verification } from '../../../citations/judge/verification.ts'
import type { PageRead } from './page-read.ts'
import { isLive, textOfField, type SignalEntry, type Ledger, withFlags } from './entry.ts'

export interface Quoted {
  readonly verbatim: string
  readonly source_url: string
}

/** What a check found for a quote at its source; `reason` begins with a code of rule M-3. */
export interface CitationCheck extends Quoted, Verification {
  /** The page, where it shows the quote. */
  readonly read?: PageRead
}

/** These codes mean that the quote is not there; the others do not decide (M-5). */
const REFUTES = /^(?:quote_not_found|meaning_differs)\b/

/**
 * The quotes of live entries that a citation refers to, in the spelling of the ledger; white space, case and marks do
 * not matter (M-4).
 */
export function quotesMeant(ledger: Ledger, { verbatim, source_url }: Quoted): readonly Quoted[] {
  const text = normalise(verbatim)
  const source = withoutFragment(source_url)
  return ledger
    .filter(isLive)
    .flatMap((entry) => quotedBy(entry) ?? [])
    .filter((own) => normalise(own.verbatim) === text && withoutFragment(own.source_url) === source)
}

/**
 * The live entries whose verification the checks change, with the change. A check applies only to the exact spelling
 * that was checked: with one more sign or ellipsis, the page could contain what the entry does not say. A check that is
 * older than the known one changes nothing; one with the same result changes only what was read.
 */
export function verify(ledger: Ledger, checks: readonly CitationCheck[]): readonly SignalEntry[] {
  const byQuote = new Map(checks.map((check) => [identity(check), check]))
  return ledger.filter(isLive).flatMap((entry) => {
    const own = quotedBy(entry)
    const check = own && byQuote.get(identity(own))
    if (check === undefined || isOutdated(entry, check)) return []
    const { verbatim: _, source_url: __, read, ...verification } = check
    const reads = read && raisedBy(read, entry)
    if (reads === undefined && isSame(entry, check)) return []
    return [{ ...verified(entry, verification), ...(reads && { reads }) }]
  })
}

/** The reads of an entry with a page that shows its quote (P-11); undefined where they know it, or are later. */
function raisedBy(read: PageRead, { reads }: SignalEntry): SignalEntry['reads'] | undefined {
  const known = reads.find(({ url }) => url === read.url)
  if (known !== undefined && (known.outcome === 'found' || known.at > read.at)) return undefined
  return [...reads.filter((each) => each !== known), read]
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

const isOutdated = ({ verify: before }: SignalEntry, { at }: CitationCheck): boolean =>
  before !== null && before.at > at

const isSame = ({ verify: before }: SignalEntry, { valid, reason }: CitationCheck): boolean =>
  before !== null && before.valid === valid && codeOf(before.reason) === codeOf(reason)

/**
 * Excludes a refuted quote and includes a confirmed one again. A quote that could not be checked keeps its state, with
 * the reason.
 */
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
