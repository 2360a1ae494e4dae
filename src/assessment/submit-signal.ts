// Adds one signal to the ledger: checks it, checks its links, reads its pages, checks it again inside the transaction,
// then stores it. Rules Q-1 to Q-13, K-2 to K-7, P-1 to P-3. A refused signal changes nothing.
import type { Operations } from '../contract/index.ts'
import type { OutputOf } from '../contract/operations/operation.ts'
import type { JsonObject } from '../base/json.ts'
import {
  type AcceptedSignal,
  append,
  AXES,
  checkSignal,
  isAxisId,
  type HeadResult,
  type Ledger,
  ownPlaces,
  provenanceOf,
  shownProvenance,
  type SignalRefusal,
  type SubmittedSignal,
  urlsOf,
} from './rules/index.ts'
import { once, replayed } from '../call/idempotency.ts'
import type { AssessmentPorts, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import { progressText, readProgress } from './ledger-state.ts'
import { found, freshToken, sessionIdOf, sessionIn } from './open-session.ts'
import { readEvidence } from './read-evidence.ts'

/**
 * Superseded entries stay in the ledger, and every write reads all of it: without a limit one session could slow all.
 */
const MAX_ENTRIES = 2_000

type Answer = OutputOf<Operations['submit_signal']>

export const submitSignal: UseCase<
  Operations['submit_signal'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'web' | 'pages' | 'clock'>
> = {
  check: ({ input }) => assertAxis(input.axis),

  async run(call, ports) {
    const { input, caller } = call
    const sessionId = await sessionIdOf(input.session, call, ports)
    const earlier = await replayed<Answer>('submit_signal', call, ports)
    if (earlier) return earlier.answer

    const signal = { axis: input.axis, kind: input.kind, value: input.value as JsonObject }
    const before = await ports.store.read(caller.workspaceId, async (tenant) => ({
      session: await sessionIn(tenant, sessionId),
      ledger: await tenant.entries(sessionId),
    }))
    const accepted = judge(signal, before.session, before.ledger, { call, ports })
    const head = await checkLinks(accepted, call, ports)
    const reads = await readEvidence(accepted, call, ports)

    return once('submit_signal', call, ports, async (tenant) => {
      const session = found(await tenant.lockSession(sessionId))
      let { ledger } = before
      if (session.rev !== before.session.rev) {
        ledger = await tenant.entries(sessionId)
        judge(signal, session, ledger, { call, ports })
      }
      const receivedAt = new Date(call.now).toISOString()
      const appended = append(ledger, accepted, { receivedAt, head, reads })
      const rev = session.rev + 1
      const progress = progressText(sessionId, appended.ledger, session.pitch)
      const changed = { ...session, rev, progress, current: null }
      await tenant.supersedeEntries(sessionId, appended.superseded)
      await tenant.putEntry(sessionId, rev, appended.entry)
      await tenant.updateSession(changed)
      return {
        session_token: freshToken(changed, call, ports),
        accepted: true,
        entry: appended.entry.id,
        provenance: shownProvenance(provenanceOf(appended.entry, ownPlaces(session.pitch, appended.ledger))),
        missing_signals: readProgress(progress).missing_signals,
      }
    })
  },
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
  { call, ports }: { call: Call; ports: Pick<AssessmentPorts, 'web'> },
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
  })
  if (refusal) throw refused(refusal, signal)
  return signal as AcceptedSignal
}

function refused(
  { code, issues, entry, kinds, run }: SignalRefusal,
  { axis, kind }: SubmittedSignal,
): Problem {
  const [first] = issues ?? []
  const details: Partial<Record<SignalRefusal['code'], string>> = {
    kind_not_on_axis: `"${kind.slice(0, 64).toWellFormed()}" is not a kind of the axis ${axis}; its kinds are ${kinds?.join(', ') ?? ''}`,
    duplicate_signal: `The ledger already holds this signal as ${entry}`,
    near_duplicate: `The text nearly repeats entry ${entry}`,
    pitch_echo: `The quote repeats the pitch: "${run}"`,
  }
  const detail = details[code] ?? (first && `${first.path} ${first.message}`)
  return new Problem(code, {
    ...(detail !== undefined && { detail }),
    ...(issues && { issues }),
    ...(entry !== undefined && { entry }),
  })
}

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
      issues: failed.map((result) => ({
        path: result.url,
        message: result.status === null ? 'unreachable' : `answered ${result.status}`,
      })),
    })
  }
  return results
}
