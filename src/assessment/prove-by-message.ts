// Proves a commitment by a signed message (rule P-8): verifies it, reads it, judges it. Nothing of the message is kept but hashes,
// domains and its date. Refuses the signal if the message does not prove it.
import type { PageFinder } from '../citations/ports.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import { sha256Hex } from '../base/sha256.ts'
import { Problem } from '../call/problem.ts'
import type { Call } from '../call/use-case.ts'
import type { AssessmentPorts, AssessmentWrites, Session, VerifiedMessage } from './ports.ts'
import {
  type AcceptedSignal,
  type append,
  type Commitment,
  type Ledger,
  MESSAGE_FAULTS,
  type MessageFault,
  type MessageProof,
  type MessageWords,
  provedBy,
  provingClaims,
  provingText,
  type Sender,
  judgeSender,
  wordingFault,
} from './rules/index.ts'

/** More of a text is not read. */
const MAX_TEXT_CHARS = 100_000

/** Throws the refusal of a message that does not prove the signal. */
export async function proveByMessage(
  raw: string,
  { value }: AcceptedSignal,
  { session, ledger }: { readonly session: Session; readonly ledger: Ledger },
  call: Call,
  ports: Pick<AssessmentPorts, 'messages' | 'finder'>,
): Promise<MessageProof> {
  // why: only a commitment has the field, and its value has passed its schema
  const commitment = value as Commitment
  const check = await ports.messages.verify(raw, call.now)
  if (check.kind === 'unavailable') throw new Problem('message_unchecked')
  if (check.kind === 'refused') throw refusedFor(check.fault)
  const { message } = check
  const sender = judgeSender(message, commitment, { ledger, pitch: session.pitch, now: call.now })
  if ('fault' in sender) throw refusedFor(sender.fault)
  const words = await wordsOf(message, sender, call, ports)
  const { found } = await search(ports, provingText(sender, words), provingClaims(commitment), call)
  if (found.some((each) => each === undefined)) throw new Problem('overloaded')
  const fault = wordingFault(
    sender,
    commitment,
    words,
    found.map((each) => each?.found === true),
  )
  if (fault !== undefined) throw refusedFor(fault)
  const { counterparty, amount, currency } = commitment
  return {
    sha256: message.sha256,
    // why not its Message-ID: not every sender signs it, and an unsigned one can be changed
    identity: sha256Hex(canonicalJson([sender.domain, message.bodySha256, message.date])),
    signed_by: sender.signature.domain,
    selector: sender.signature.selector,
    from: message.from,
    date: message.date,
    found: {
      counterparty,
      ...(amount !== undefined && { amount }),
      ...(currency !== undefined && { currency }),
    },
  }
}

/** Takes the message of the appended entry for it; throws if it proves another entry of any session. */
export async function claimMessage(
  tenant: AssessmentWrites,
  sessionId: string,
  { entry, ledger }: ReturnType<typeof append>,
  at: string,
): Promise<void> {
  const { proof, id } = entry
  if (proof === undefined) return
  const isFree = provedBy(proof.identity, ledger, id) === undefined
  if (!isFree || !(await tenant.claimMessage(proof.identity, sessionId, at))) throw refusedFor('used')
}

const refusedFor = (fault: MessageFault): Problem =>
  new Problem('message_refused', {
    detail: `The message ${MESSAGE_FAULTS[fault]}`,
    issues: [{ path: 'value.evidence_email', message: `${fault}: the message ${MESSAGE_FAULTS[fault]}` }],
  })

/** The words of a message that its signature covers. */
async function wordsOf(
  { subject, text, html, documents }: VerifiedMessage,
  { signature }: Sender,
  call: Call,
  ports: Pick<AssessmentPorts, 'finder'>,
): Promise<MessageWords> {
  const encoder = new TextEncoder()
  const body =
    html === undefined
      ? text
      : await textOf({ bytes: encoder.encode(html), contentType: 'text/html; charset=utf-8' }, call, ports)
  if (body === undefined || body.trim() === '') throw refusedFor('unreadable')
  const title = signature.covers.includes('subject') ? `${subject}\n\n` : ''
  const readable = await Promise.all(
    documents.map((bytes) => textOf({ bytes, contentType: 'application/pdf' }, call, ports)),
  )
  return {
    text: (title + body).slice(0, MAX_TEXT_CHARS),
    documents: readable.flatMap((each) => each?.slice(0, MAX_TEXT_CHARS) ?? []),
  }
}

type Source = Exclude<Parameters<PageFinder['search']>[0], string>

/** Undefined where there is no text. */
async function textOf(
  source: Source,
  call: Call,
  ports: Pick<AssessmentPorts, 'finder'>,
): Promise<string | undefined> {
  const { page } = await search(ports, source, [], call)
  return page?.kind === 'text' ? page.text : undefined
}

const search = (
  { finder }: Pick<AssessmentPorts, 'finder'>,
  source: Parameters<PageFinder['search']>[0],
  claims: Parameters<PageFinder['search']>[1],
  { caller, signal }: Call,
): ReturnType<PageFinder['search']> =>
  finder.search(source, claims, { tenant: caller.workspaceId, ...(signal && { signal }) })
