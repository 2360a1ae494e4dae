// Verifies the DKIM signatures of raw messages (RFC 6376, RFC 8301, RFC 8463) and takes their parts out. It looks up keys in DNS and
// keeps nothing.
import { Resolver } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MessageCheck, MessageVerifier } from '../../assessment/ports.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { partsOf } from './message-parts.ts'

/** TXT records of a name, each in pieces. Rejects with the `code` ENOTFOUND or ENODATA where there is none. */
export type TxtLookup = (name: string) => Promise<readonly (readonly string[])[]>

/** Milliseconds for all keys of a message together. */
const DEADLINE_MS = 3_000
/** Milliseconds for one try at a name server. */
const TRY_MS = 700
/** Honest messages have up to three. */
const MAX_SIGNATURES = 5
const MAX_HEADER_CHARS = 65_536
/** A message of 256 KB in lines of 26 characters. The packages take seconds for many more. */
const MAX_LINES = 10_000
const MAX_KEY_RECORD_CHARS = 8_192
/** Milliseconds that the clock of a sender may be fast. */
const CLOCK_SKEW_MS = 300_000

/** Headers that may be there once (RFC 5322, RFC 2045): of two, a reader could take the one that is not signed. */
const SINGLE = new Set([
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

/** In headers: a line of white space, a lone carriage return. Programs differ in whether the headers end there. */
const TWO_READINGS = /\r\n[ \t]+\r\n|\r(?!\n)/

type Fault = Extract<MessageCheck, { kind: 'refused' }>['fault']
const refused = (fault: Fault): MessageCheck => ({ kind: 'refused', fault })

/** `lookup` fetches TXT records; by default from the name servers of the system. */
export function createMessageVerifier(
  lookup: TxtLookup = systemLookup,
  deadlineMs: number = DEADLINE_MS,
): MessageVerifier {
  return {
    verify: (raw, now) =>
      verify(raw, { now, lookup: boundedLookup(lookup, deadlineMs) }).catch(() => refused('malformed')),
  }
}

const systemLookup: TxtLookup = (name) => new Resolver({ timeout: TRY_MS, tries: 2 }).resolveTxt(name)

/** Rejects once the time of the message is over, and treats a name that cannot be, or an endless answer, as no key. */
function boundedLookup(lookup: TxtLookup, deadlineMs: number): (name: string) => Promise<string[][]> {
  const until = performance.now() + deadlineMs
  const failed = (code: string): Error => Object.assign(new Error(code), { code })
  return async (name) => {
    const left = until - performance.now()
    if (left <= 0) throw failed('ETIMEOUT')
    const done = new AbortController()
    try {
      const late = sleep(left, undefined, { signal: done.signal, ref: false }).then(() =>
        Promise.reject(failed('ETIMEOUT')),
      )
      late.catch(() => undefined)
      const records = await Promise.race([lookup(name), late])
      const length = records.flat().reduce((sum, piece) => sum + piece.length, 0)
      if (length > MAX_KEY_RECORD_CHARS) throw failed('ENODATA')
      return records.map((pieces) => [...pieces])
    } catch (error) {
      throw (error as { code?: string }).code === 'EBADNAME' ? failed('ENOTFOUND') : error
    } finally {
      done.abort()
    }
  }
}

async function verify(
  raw: string,
  { now, lookup }: { readonly now: number; readonly lookup: (name: string) => Promise<string[][]> },
): Promise<MessageCheck> {
  // why: exports differ in line ends, and some begin with the line of a mail box; signatures are over CRLF
  const text = raw
    .replace(/^[\uFEFF\s]+/, '')
    .replace(/^From [^\n]*\n/, '')
    .replace(/\r?\n/g, '\r\n')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0 || end > MAX_HEADER_CHARS || text.split('\n').length > MAX_LINES) return refused('malformed')
  const head = text.slice(0, end)
  if (TWO_READINGS.test(head)) return refused('malformed')
  const signatures = head.match(/^dkim-signature\s*:/gim)?.length ?? 0
  if (signatures === 0) return refused('unsigned')
  if (signatures > MAX_SIGNATURES) return refused('malformed')

  // why on use: few messages are ever verified, and the package is large
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { headerFrom, headers, results } = await dkimVerify(Buffer.from(text), {
    strict: true,
    curTime: new Date(now),
    resolver: lookup,
  })
  const names = headers?.parsed.map(({ key }) => key) ?? []
  if (names.some((name, at) => SINGLE.has(name) && names.indexOf(name) !== at)) return refused('malformed')
  const [address] = headerFrom
  if (address === undefined || headerFrom.length > 1) return refused('malformed')
  const from = address.slice(address.lastIndexOf('@') + 1).toLowerCase()

  const judged = results.map((result) => ({ result, fault: faultOf(result, now) }))
  const related = judged.filter(({ result }) => isRelated(String(result.signingDomain).toLowerCase(), from))
  // why these: the state of a stranger's signature says nothing about the sender's
  const faults = (related.length > 0 ? related : judged).map(({ fault }) => fault)
  if (!faults.includes(undefined)) {
    const fault = faults.find((each) => each !== 'unavailable')
    return fault === undefined || faults.includes('unavailable') ? { kind: 'unavailable' } : refused(fault)
  }
  const valid = judged.filter(({ fault }) => fault === undefined).map(({ result }) => result)

  const body = text.slice(end + 4)
  const parts = await partsOf(text, body)
  if (parts === undefined) return refused('malformed')
  return {
    kind: 'verified',
    message: {
      from,
      signatures: valid.map(({ signingDomain = '', selector = '', signingHeaders }) => ({
        domain: signingDomain.toLowerCase(),
        selector,
        covers: (signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase()),
      })),
      sha256: sha256Hex(raw),
      bodySha256: sha256Hex(relaxedBody(body)),
      ...parts,
    },
  }
}

type SignatureResult = Awaited<
  ReturnType<typeof import('mailauth/lib/dkim/verify.js').dkimVerify>
>['results'][number]

/** Why a signature does not count; undefined for a valid one. */
function faultOf(result: SignatureResult, now: number): Fault | 'unavailable' | undefined {
  const { status } = result
  if (status.result === 'temperror') return 'unavailable'
  if (result.canonBodyLengthLimited === true) return 'partial'
  if (status.result === 'pass') {
    if (status.testing === true) return 'test_key'
    return result.signTime && Date.parse(result.signTime) > now + CLOCK_SKEW_MS ? 'not_yet_valid' : undefined
  }
  const comment = String(status.comment)
  if (status.result === 'none') return 'unsigned'
  if (status.result === 'fail') return 'altered'
  if (comment === 'expired') return 'expired'
  if (comment === 'From field not signed') return 'headers_unsigned'
  if (status.result === 'policy' || /algorithm/.test(comment)) return 'weak_signature'
  return /key/.test(comment) ? 'no_key' : 'malformed'
}

/** Whether one domain is the other, or is below it. */
const isRelated = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** The relaxed canonical form of a body (RFC 6376, section 3.4.4), so that its hash is the same for every signature. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\r\n')
}
