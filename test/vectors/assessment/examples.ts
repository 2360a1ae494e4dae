// For tests: the golden vectors, and ledgers made from them.
import { readFileSync } from 'node:fs'
import { checkSignal } from '../../../src/assessment/rules/ledger/accept.ts'
import { append } from '../../../src/assessment/rules/ledger/append.ts'
import type { SignalEntry, Ledger, SubmittedSignal } from '../../../src/assessment/rules/ledger/entry.ts'
import type { PageRead } from '../../../src/assessment/rules/ledger/page-read.ts'
import { citedClaims } from '../../../src/assessment/rules/provenance/cited-claims.ts'
import type { Kind } from '../../../src/assessment/rules/protocol/value-schemas.ts'
import type { JsonObject } from '../../../src/base/json.ts'

export interface Case {
  readonly name: string
  readonly category: string
  readonly pitch: string
  readonly signals: readonly SubmittedSignal[]
  readonly expected: Readonly<Record<string, unknown>>
}

interface Examples {
  readonly received_at: string
  readonly session_id: string
  readonly cases: readonly Case[]
  readonly kinds: Readonly<Record<Kind, { readonly axis: string; readonly value: JsonObject }>>
}

const file = new URL('examples.json', import.meta.url)

export const examples: Examples = JSON.parse(readFileSync(file, 'utf8'))
export const RECEIVED_AT = examples.received_at

export function exampleCase(name: 'weak' | 'middling' | 'strong'): Case {
  const found = examples.cases.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`no example ${name}`)
  return found
}

/** A valid signal of a kind, its value changed where members are given. */
export function signalOf(kind: Kind, changes: JsonObject = {}): SubmittedSignal {
  const { axis, value } = examples.kinds[kind]
  return { axis, kind, value: { ...value, ...changes } }
}

/** The ledger after these signals, none of them checked. */
export function ledgerOf(signals: readonly SubmittedSignal[], before: Ledger = []): Ledger {
  return signals.reduce<Ledger>(
    (ledger, signal) => append(ledger, signal, { receivedAt: RECEIVED_AT, head: [] }).ledger,
    before,
  )
}

/** The ledger of a golden case, every signal of which must be accepted. */
export function ledgerOfCase({ pitch, signals }: Case): Ledger {
  return signals.reduce<Ledger>((ledger, signal) => {
    const refusal = checkSignal(signal, ledger, { pitch, receivedAt: RECEIVED_AT })
    if (refusal !== null) throw new Error(`${signal.kind}: ${JSON.stringify(refusal)}`)
    return append(ledger, signal, { receivedAt: RECEIVED_AT, head: [] }).ledger
  }, [])
}

/** The ledger as if every page held what is claimed of it. */
export function asRead(ledger: Ledger): Ledger {
  return ledger.map((entry) => {
    const reads = citedClaims(entry.kind, entry.value).map(({ url }): PageRead => ({
      url,
      at: RECEIVED_AT,
      status: 200,
      sha256: 'ab'.repeat(32),
      fingerprint: '',
      outcome: 'found',
    }))
    return Object.assign({}, entry, { reads })
  })
}

/** The ledger with some entries changed in place: ids stay, so that only the change matters. */
export function changed(ledger: Ledger, change: (entry: SignalEntry) => JsonObject | undefined): Ledger {
  return ledger.map((entry) => Object.assign({}, entry, { value: { ...entry.value, ...change(entry) } }))
}
