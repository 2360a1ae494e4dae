// The reference implementation of the first edition is the oracle of what did not change: acceptance, ids, flags, progress and
// schemas must be the same bytes on random ledgers. It lies beside the checkout, not in it; without it these tests are skipped and the golden vectors remain.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../base/json.ts'
import { checkSignal } from './ledger/accept.ts'
import { append } from './ledger/append.ts'
import type { SignalEntry, Ledger, SubmittedSignal } from './ledger/entry.ts'
import { flagLedger } from './ledger/flags.ts'
import { progress } from './ledger/progress.ts'
import { AXES, kindsOf } from './protocol/axes.ts'
import { jsonSchemaOf } from './protocol/json-schema.ts'
import { asRead, RECEIVED_AT } from '../../../test/vectors/assessment/examples.ts'
import {
  pick,
  PITCHES,
  randomSignals,
  randomSource,
} from '../../../test/vectors/assessment/random-signals.ts'

const folder = new URL('../../../../shared/design/assessment/reference/', import.meta.url)
const LEDGERS = 120

type Where = { readonly pitch: string; readonly receivedAt: string }
interface Reference {
  checkSignal(
    signal: SubmittedSignal,
    ledger: Ledger,
    where: Where,
  ): { code: string; entry?: string; run?: string } | null
  append(
    ledger: Ledger,
    signal: SubmittedSignal,
    receipt: { receivedAt: string; head: SignalEntry['head'] },
  ): Ledger
  flagLedger(ledger: Ledger, pitch: string): Ledger
  progress(ledger: Ledger, pitch: string): { ready_to_score: boolean }
  jsonSchema(kind: string): object
}

function bytes(value: unknown): string {
  return JSON.stringify(value)
}

async function loadReference(): Promise<Reference> {
  const files = ['protocol', 'ledger']
  const modules: object[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ `${folder.href}${name}.mjs`)),
  )
  return Object.assign({}, ...modules)
}

/** An entry as the reference has it. */
const withoutReads = (ledger: Ledger): object[] =>
  ledger.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'reads')))

/** Fields of the second edition, which the reference does not know. */
const NEW_FIELDS = new Set(['translation', 'evidence_email', 'better'])

const withoutNewFields = (signal: SubmittedSignal): SubmittedSignal => ({
  ...signal,
  value: Object.fromEntries(Object.entries(signal.value).filter(([name]) => !NEW_FIELDS.has(name))),
})

/** Verification and link-check results as later writes would leave them. */
function disturbed(ledger: Ledger, random: () => number): Ledger {
  const share = pick(random, [0, 0.1, 0.7])
  return ledger.map((entry) => {
    const valid = random() < 0.9
    if (typeof entry.value['verbatim'] !== 'string' || random() > share) return entry
    const flags = valid ? entry.flags : [...entry.flags, 'excluded' as const]
    return Object.assign({}, entry, { verify: { valid, at: RECEIVED_AT }, flags })
  })
}

const SPOILS: readonly unknown[] = [
  null,
  '',
  'x',
  'TODO: later',
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
  'https://localhost/x',
  'ftp://a.com',
  '2030-01-01',
  '1990-01-01',
  'word word word word word',
  'ok '.repeat(600),
]

function spoiled(signal: SubmittedSignal, random: () => number): SubmittedSignal {
  const names = Object.keys(signal.value)
  const name = random() < 0.15 ? 'surplus' : pick(random, names)
  const value: JsonObject = Object.assign({}, signal.value, { [name]: pick(random, SPOILS) })
  if (random() < 0.2)
    return {
      ...signal,
      value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== pick(random, names))),
    }
  return { ...signal, value }
}

test.skipIf(!existsSync(folder))(
  `on ${LEDGERS} random ledgers acceptance, ids, flags and progress are those of the reference (skipped when ../shared is not beside the checkout)`,
  { timeout: 120_000 },
  async () => {
    const reference = await loadReference()
    let ready = 0
    const codes = new Set<string>()
    const seen = new Set<string>()
    for (let seed = 1; seed <= LEDGERS; seed++) {
      const random = randomSource(seed)
      const pitch = pick(random, PITCHES)
      const where = { pitch, receivedAt: RECEIVED_AT }
      let ledger: Ledger = []
      let theirs: Ledger = []
      for (const original of randomSignals(random)) {
        const known = withoutNewFields(original)
        const signal = random() < 0.15 ? spoiled(known, random) : known
        const refusal = checkSignal(signal, asRead(ledger), where)
        const wanted = reference.checkSignal(signal, ledger, where)
        const answer = [refusal?.code, refusal?.entry, refusal?.run]
        expect(answer, `seed ${seed}: ${bytes(signal)}`).toEqual([wanted?.code, wanted?.entry, wanted?.run])
        codes.add(refusal?.code ?? 'accepted')
        if (refusal !== null && !(refusal.code === 'near_duplicate' && random() < 0.3)) continue
        const head =
          random() < 0.1 ? [{ url: 'https://a.com', class: 'restricted' as const, status: 403 }] : []
        ledger = append(ledger, signal, { receivedAt: RECEIVED_AT, head }).ledger
        theirs = reference.append(theirs, signal, { receivedAt: RECEIVED_AT, head })
      }
      expect(bytes(withoutReads(ledger)), `seed ${seed}: append`).toBe(bytes(theirs))
      ledger = disturbed(ledger, random)
      const flagged = flagLedger(ledger, pitch)
      expect(bytes(withoutReads(flagged)), `seed ${seed}: flags`).toBe(
        bytes(withoutReads(reference.flagLedger(ledger, pitch))),
      )
      for (const { flags } of flagged) for (const flag of flags) seen.add(flag)
      const ours = progress(ledger, { pitch, scored: false })
      expect(bytes(ours), `seed ${seed}: progress`).toBe(bytes(reference.progress(ledger, pitch)))
      if (ours.ready_to_score) ready++
    }
    expect(ready).toBeGreaterThan(LEDGERS / 3)
  },
)

test.skipIf(!existsSync(folder))(
  'the published JSON Schemas are those of the reference (skipped without ../shared)',
  async () => {
    const reference = await loadReference()
    // why without descriptions and examples: they allow and refuse nothing, and the reference has none
    // why without the smallest lengths: the second edition counts scripts without spaces by characters (3.2)
    // why without evidence_email: the reference knows no messages (P-8)
    const shape = (schema: unknown): unknown =>
      JSON.parse(
        JSON.stringify(schema, (key, value: unknown) =>
          (key === 'description' && typeof value === 'string') ||
          key === 'examples' ||
          key === 'minLength' ||
          NEW_FIELDS.has(key)
            ? undefined
            : value,
        ),
      )
    for (const kind of AXES.flatMap(kindsOf))
      expect(shape(jsonSchemaOf(kind))).toEqual(shape(reference.jsonSchema(kind)))
  },
)
