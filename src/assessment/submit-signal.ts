// Adds one signal to the ledger: checks it, checks its links, reads its pages, checks it again inside the transaction,
// then stores it. Rules Q-1 to Q-13, K-2 to K-7, P-1 to P-3, P-8. It can take the place of an entry, or take one back
// (C-1, C-2). A refused signal changes nothing.
import type { z } from 'zod'
import type { Operations } from '../contract/index.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import type { JsonObject } from '../base/json.ts'
import {
  type AcceptedSignal,
  append,
  AXES,
  checkSignal,
  earnedBy,
  isAxisId,
  type HeadResult,
  type Ledger,
  ownPlaces,
  provenanceOf,
  shownProvenance,
  type SubmittedSignal,
  urlsOf,
  withdraw,
  withoutMessage,
} from './rules/index.ts'
import { once, replayed } from '../call/idempotency.ts'
import { senderOf } from '../accounts/rules/key-id.ts'
import type { AssessmentPorts, AssessmentWrites, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import { progressText, readProgress } from './ledger-state.ts'
import { freshToken, sessionIdOf, sessionIn, unerased } from './open-session.ts'
import { claimMessage, proveByMessage } from './prove-by-message.ts'
import { readEvidence } from './read-evidence.ts'
import { signalProblem } from './signal-problem.ts'

/**
 * Superseded entries stay in the ledger, and every write reads all of it: without a limit one session could slow all.
 */
const MAX_ENTRIES = 2_000

type Answer = OutputOf<Operations['submit_signal']>
type SignalInput = z.output<Operations['submit_signal']['input']>

export const submitSignal: UseCase<
  Operations['submit_signal'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'web' | 'pages' | 'messages' | 'finder' | 'clock'>
> = {
  check: ({ input }) => assertAxis(input.axis),

  async run(call, ports) {
    const { input, caller } = call
    const sessionId = await sessionIdOf(input.session, call, ports)
    const earlier = await replayed<Answer>('submit_signal', call, ports)
    if (earlier) return earlier.answer

    if (input.withdraw === true) return withdrawn(sessionId, call, ports)

    const signal = { axis: input.axis, kind: input.kind, value: input.value as JsonObject }
    const before = await ports.store.read(caller.workspaceId, async (tenant) => ({
      session: await sessionIn(tenant, sessionId),
      ledger: await tenant.entries(sessionId),
    }))
    const judged = judge(signal, before.session, before.ledger, { call, ports })
    const { value, message } = withoutMessage(judged.value)
    const accepted: AcceptedSignal = { ...judged, value }
    const proof =
      message === undefined ? undefined : await proveByMessage(message, accepted, before, call, ports)
    const head = await checkLinks(accepted, call, ports)
    const reads = await readEvidence(accepted, call, ports)

    return once('submit_signal', call, ports, async (tenant) => {
      const session = unerased(await tenant.lockSession(sessionId))
      let { ledger } = before
      if (session.rev !== before.session.rev) {
        ledger = await tenant.entries(sessionId)
        judge(signal, session, ledger, { call, ports })
      }
      const receivedAt = new Date(call.now).toISOString()
      const { replaces } = input
      const appended = append(ledger, accepted, {
        receivedAt,
        head,
        reads,
        proof,
        sentBy: senderOf(caller),
        ...(replaces !== undefined && { replaces }),
      })
      if (proof) await claimMessage(tenant, sessionId, appended, receivedAt)
      await tenant.flagEntries(sessionId, appended.superseded, 'superseded')
      await tenant.putEntry(sessionId, session.rev + 1, appended.entry)
      const earned = earnedBy(appended.entry, appended.ledger, session)
      const provenance = provenanceOf(appended.entry, ownPlaces(session.pitch, appended.ledger))
      return {
        ...(await changed(tenant, session, appended.ledger, { call, ports })),
        accepted: true,
        entry: appended.entry.id,
        provenance: shownProvenance(provenance),
        ...(earned && { earned }),
      }
    })
  },
}

/** Rule C-2: the entry that the call names no longer counts. */
async function withdrawn(
  sessionId: string,
  call: Call<SignalInput>,
  ports: Pick<AssessmentPorts, 'signer' | 'store'>,
): Promise<Answer> {
  const { axis, kind, replaces: id = '' } = call.input
  return once('submit_signal', call, ports, async (tenant) => {
    const session = unerased(await tenant.lockSession(sessionId))
    const after = withdraw(await tenant.entries(sessionId), { axis, kind, id })
    if ('code' in after) throw signalProblem(after, call.input)
    await tenant.flagEntries(sessionId, [id], 'withdrawn')
    return { ...(await changed(tenant, session, after, { call, ports })), accepted: true, entry: id }
  })
}

/** Stores that the ledger of a session has changed. */
async function changed(
  tenant: AssessmentWrites,
  session: Session,
  ledger: Ledger,
  { call, ports }: { call: Call; ports: Pick<AssessmentPorts, 'signer'> },
): Promise<Pick<Answer, 'session_token' | 'missing_signals'>> {
  const progress = progressText(session.id, ledger, session.pitch)
  const after = { ...session, rev: session.rev + 1, progress, current: null }
  await tenant.updateSession(after)
  return {
    session_token: freshToken(after, call, ports),
    missing_signals: readProgress(progress).missing_signals,
  }
}

/** Rule Q-2. */
export function assertAxis(axis: string): void {
  if (!isAxisId(axis)) {
    throw new Problem('unknown_axis', {
      detail: `There is no axis "${axis.slice(0, 64).toWellFormed()}"; the axes are ${AXES.join(', ')}`,
    })
  }
}

/** Rules Q-3 to Q-12: the signal in the form that the ledger takes. Throws the refusal of the first rule that fails. */
function judge(
  signal: SubmittedSignal,
  session: Session,
  ledger: Ledger,
  { call, ports }: { call: Call<SignalInput>; ports: Pick<AssessmentPorts, 'web'> },
): AcceptedSignal {
  if (ledger.length >= MAX_ENTRIES) {
    throw new Problem('too_many_entries', {
      detail: `The ledger holds ${MAX_ENTRIES} entries, superseded ones included`,
    })
  }
  const refusal = checkSignal(signal, ledger, {
    pitch: session.pitch,
    receivedAt: new Date(call.now).toISOString(),
    exempt: (url) => ports.web.exempt(url),
    ...(call.input.replaces !== undefined && { replaces: call.input.replaces }),
  })
  if (refusal) throw signalProblem(refusal, signal, ledger)
  return signal as AcceptedSignal
}

/** Whether a page may answer later: it did not answer at all, or its server was busy. */
const isPassing = (status: number | null): boolean =>
  status === null || status === 408 || status === 429 || status >= 500

/** Rule Q-13: every URL must answer; otherwise the refusal lists each URL that does not. */
async function checkLinks(
  { kind, value }: AcceptedSignal,
  call: Call,
  { web }: Pick<AssessmentPorts, 'web'>,
): Promise<readonly HeadResult[]> {
  const urls = urlsOf(kind, value)
  if (urls.length === 0) return []
  const results = await web.head(urls, {
    tenant: call.caller.workspaceId,
    ...(call.signal && { signal: call.signal }),
  })
  const failed = results.filter((result) => result.class === 'fail')
  if (failed.length > 0) {
    const says = ({ url, status }: HeadResult): string =>
      `${url} ${status === null ? 'is unreachable' : `answered ${status}`}`
    throw new Problem('head_check_failed', {
      detail: failed.map(says).join('; '),
      retryable: failed.every(({ status }) => isPassing(status)),
      issues: failed.map((result) => ({
        path: result.url,
        message: result.status === null ? 'unreachable' : `answered ${result.status}`,
      })),
    })
  }
  return results
}
