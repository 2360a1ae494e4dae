// Whether a signed message proves a commitment: who signed it, and what it says (rule P-8).
import { DAY_MS, daysBetween } from '../../../base/day.ts'
import type { Claim } from '../../../citations/claims/model/claim.ts'
import { isFreeHost } from '../../../reference/hosts/free-hosts.ts'
import { isPaymentProcessor, isSignatureService } from '../../../reference/hosts/payment-processors.ts'
import { isSharedMail } from '../../../reference/hosts/shared-mail.ts'
import type { Ledger } from '../ledger/entry.ts'
import type { ValueOf } from '../protocol/value-schemas.ts'
import { counterpartyDomains } from '../provenance/counterparty-domains.ts'
import { isOwnPlace, ownPlaces } from '../provenance/own-places.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { domainOfHost, isPlatform } from '../reading/source.ts'
import type { MessageFault } from './message-fault.ts'
import {
  hostsOfAddresses,
  namesAsPayer,
  processorsOwn,
  saysAllSigned,
  saysNotPaid,
  saysReaderPays,
  saysSenderAgrees,
  plainWording,
  sendersOwn,
} from './wording.ts'

/** What a verified message says of itself. */
export interface MessageFacts {
  /** The domain of the one From address. */
  readonly from: string
  /** ISO instant of the signed Date. */
  readonly date: string
  /** Valid signatures; `covers` has the names of the headers that each signs, in lower case. */
  readonly signatures: readonly {
    readonly domain: string
    readonly selector: string
    readonly covers: readonly string[]
  }[]
  /** It says that it went to a list, or that no person sent it. */
  readonly automatic: boolean
}

export type Commitment = ValueOf<'commitment_record'>

export interface Sender {
  readonly role: 'counterparty' | 'processor' | 'signature_service'
  /** Registrable. */
  readonly domain: string
  readonly signature: MessageFacts['signatures'][number]
  /** Registrable domains of the counterparty. */
  readonly counterparty: ReadonlySet<string>
}

const MAX_DAYS_APART = 45

/** Who vouches for the message, or why it does not count. */
export function judgeSender(
  facts: MessageFacts,
  value: Commitment,
  { ledger, pitch, now }: { readonly ledger: Ledger; readonly pitch: string; readonly now: number },
): Sender | { readonly fault: MessageFault } {
  const fault = (code: MessageFault) => ({ fault: code })
  const domain = domainOfHost(facts.from)
  const aligned = facts.signatures.filter((each) => domainOfHost(each.domain) === domain)
  if (aligned.length === 0) return fault('misaligned')
  const signature = aligned.find(({ covers }) => covers.includes('from') && covers.includes('date'))
  if (signature === undefined) return fault('headers_unsigned')
  if (Date.parse(facts.date) > now + DAY_MS) return fault('future_date')
  if (Math.abs(daysBetween(value.date, facts.date)) > MAX_DAYS_APART) return fault('other_date')

  const own = ownPlaces(pitch, ledger)
  const known = counterpartyDomains(value.counterparty, weighLedger(ledger, pitch))
  const isOwn = (name: string): boolean => isOwnPlace(`https://${name}/`, own)
  const counterparty = new Set([...known].filter((name) => !isShared(name) && !isOwn(name)))
  const sender = { domain, signature, counterparty }
  if (isPaymentProcessor(facts.from)) return { role: 'processor', ...sender }
  if (isSignatureService(facts.from)) return { role: 'signature_service', ...sender }
  if (isOwn(domain)) return fault('own_sender')
  if (!counterparty.has(domain)) return fault('unknown_sender')
  return facts.automatic ? fault('automatic') : { role: 'counterparty', ...sender }
}

/** Whether strangers can send messages from a domain. */
const isShared = (domain: string): boolean => isSharedMail(domain) || isFreeHost(domain) || isPlatform(domain)

/** The signed part of a message. */
export interface MessageWords {
  readonly text: string
  /** Texts of the documents that came with it. */
  readonly documents: readonly string[]
}

/**
 * The text in which the counterparty and the amount must be, in the sender's own words. Documents count where both parties
 * vouch for them: not for a processor.
 */
export function provingText({ role }: Sender, { text, documents }: MessageWords): string {
  if (role === 'processor') return withoutAddresses(processorsOwn(text))
  const own = role === 'counterparty' ? sendersOwn(text) : plainWording(text)
  return withoutAddresses([own, ...documents].join('\n\n'))
}

/** An address holds a domain, which is no mention of the name that it resembles. */
const withoutAddresses = (text: string): string => text.replace(/[^\s@]{1,64}@\S+|\b\w+:\/\/\S+/g, ' ')

/** What must be found in that text. */
export function provingClaims({ counterparty, amount, currency }: Commitment): readonly Claim[] {
  const name: Claim = { kind: 'name', text: counterparty }
  return amount === undefined || currency === undefined
    ? [name]
    : [name, { kind: 'figure', value: amount, currency }]
}

/** Why a message does not prove the commitment; undefined if it does. `found`: one result per proving claim. */
export function wordingFault(
  { role, counterparty }: Sender,
  value: Commitment,
  { text }: MessageWords,
  found: readonly boolean[],
): MessageFault | undefined {
  const [isNamed, isPriced] = found
  if (role !== 'signature_service' && !(value.amount !== undefined && value.amount > 0))
    return 'amount_required'
  if (isPriced === false) return 'no_amount'
  const whole = plainWording(text)
  if (role === 'processor') {
    // why the whole text: what a stranger wrote must not hide what the processor says
    if (saysNotPaid(whole)) return 'not_paid'
    if (saysReaderPays(whole)) return 'reader_pays'
    if (isNamed !== true) return 'no_counterparty'
    return namesAsPayer(value.counterparty, processorsOwn(text)) ? undefined : 'payer_unclear'
  }
  if (role === 'signature_service') {
    if (isNamed !== true) return 'no_counterparty'
    if (!saysAllSigned(whole)) return 'not_completed'
    // why an address: the sender of a document for signature types the names of its signers, and writes the document
    const hosts = hostsOfAddresses(text).map(domainOfHost)
    return hosts.some((host) => counterparty.has(host)) ? undefined : 'signer_unknown'
  }
  const own = sendersOwn(text)
  if (saysReaderPays(own)) return 'reader_pays'
  if (isNamed !== true) return 'no_counterparty'
  return saysSenderAgrees(own) ? undefined : 'no_agreement'
}
