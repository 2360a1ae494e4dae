// Deep research. Mode A: the optional signals of an axis (rule M-1). Mode B: quotes checked at their sources (rules M-2
// to M-7, P-11).
import type { Operations } from '../contract/index.ts'
import { type CitationCheck, isAxisId, optionalSignals, quotesMeant, verify } from './rules/index.ts'
import { senderOf } from '../accounts/rules/key-id.ts'
import { checkCitations, type CheckedCitation, type CitedQuote } from '../citations/check-citations.ts'
import { excerpt } from '../citations/find/model/excerpt.ts'
import type { AssessmentPorts, AssessmentWrites, CitationRecord, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import { progressText } from './ledger-state.ts'
import { freshToken, progressOf, sessionIdOf, unerased } from './open-session.ts'
import { quoteSeen } from './read-evidence.ts'
import { assertAxis } from './submit-signal.ts'

const MAX_CITATIONS = 25
/** Of the checks of a workspace, the newest that stay on record (rule M-7). */
const MAX_RECORDS = 1_000
/** Characters of a quote and of an address on record: those of the longest that an entry can have. */
const MAX_QUOTE = 1_200
const MAX_ADDRESS = 2_048

export const deepResearch: UseCase<
  Operations['deep_research_mode'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'pages' | 'model' | 'clock' | 'ids'>
> = {
  check({ input: { axis, citations } }) {
    if (citations && citations.length > MAX_CITATIONS) {
      throw new Problem('too_many_citations', { detail: `More than ${MAX_CITATIONS} citations were sent` })
    }
    if (axis !== undefined) assertAxis(axis)
  },

  async run(call, ports) {
    const { session, axis, citations = [] } = call.input
    const sessionId = session === undefined ? undefined : await sessionIdOf(session, call, ports)
    if (sessionId !== undefined) await progressOf(ports.store, call.caller.workspaceId, sessionId)
    if (axis !== undefined && isAxisId(axis)) return optionalSignals(axis)

    const { workspaceId } = call.caller
    const ledger =
      sessionId === undefined
        ? []
        : await ports.store.read(workspaceId, (tenant) => tenant.entries(sessionId))
    const meant = citations.flatMap((citation) => quotesMeant(ledger, citation))
    const asked = [...citations, ...meant]
    const signal = call.signal && { signal: call.signal }
    const checked = await checkCitations(asked, ports, { tenant: workspaceId, ...signal })
    const results = checked
      .slice(0, citations.length)
      .map(({ verification: { valid, reason } }) => ({ valid, ...(reason !== undefined && { reason }) }))
    // why: an interrupted check has no result
    if (call.signal?.aborted) throw new Problem('overloaded', { detail: 'The caller has left' })
    const records = citations.flatMap((citation, i) =>
      checked[i] ? [recordOf(citation, checked[i], sessionId, call, ports)] : [],
    )
    const token = await ports.store.write(workspaceId, async (tenant) => {
      await tenant.recordCitations(records, MAX_RECORDS)
      if (sessionId === undefined) return undefined
      const locked = unerased(await tenant.lockSession(sessionId))
      const checks = asked.flatMap((citation, i) => (checked[i] ? [checkOf(citation, checked[i])] : []))
      return freshToken(await recorded(tenant, locked, checks), call, ports)
    })
    return { citations: results, ...(token !== undefined && { session_token: token }) }
  },
}

function recordOf(
  { verbatim, source_url: sourceUrl }: CitedQuote,
  { verification }: CheckedCitation,
  sessionId: string | undefined,
  { caller }: Call,
  { ids }: Pick<AssessmentPorts, 'ids'>,
): CitationRecord {
  return {
    id: ids.ulid(),
    sentBy: senderOf(caller),
    sessionId: sessionId ?? null,
    verbatim: excerpt(verbatim, MAX_QUOTE),
    sourceUrl: excerpt(sourceUrl, MAX_ADDRESS),
    check: verification,
  }
}

const checkOf = (citation: CitedQuote, { verification, shown }: CheckedCitation): CitationCheck => ({
  ...citation,
  ...verification,
  ...(shown && { read: quoteSeen(citation.source_url, shown.page, shown.quote) }),
})

/** Writes the checks into the ledger and returns the updated session (rules K-7, M-4, M-5, P-11). */
async function recorded(
  tenant: AssessmentWrites,
  session: Session,
  checks: readonly CitationCheck[],
): Promise<Session> {
  const ledger = await tenant.entries(session.id)
  const changed = new Map(verify(ledger, checks).map((entry) => [entry.id, entry]))
  if (changed.size === 0) return session
  const after = ledger.map((entry) => changed.get(entry.id) ?? entry)
  const next: Session = {
    ...session,
    rev: session.rev + 1,
    progress: progressText(session.id, after, session.pitch),
    current: null,
  }
  await tenant.setVerifications(session.id, [...changed.values()])
  await tenant.updateSession(next)
  return next
}
