// N-2 as a property over generated ledgers: what the advice says, carried out with the values that it names, changes estimate and
// verdict by what was promised, and the bad values by no more than was warned of. The ledgers are judged from the beginning.
import { describe, expect, test } from 'vitest'
import type { NextSignal } from '../../src/contract/vocabulary/progress.ts'
import type { Ledger } from '../../src/assessment/rules/ledger/entry.ts'
import type { PageRead } from '../../src/assessment/rules/ledger/page-read.ts'
import { assess } from '../../src/assessment/rules/outcome/assess.ts'
import {
  type AssessRequest,
  judgeWeighed,
  type Judgement,
  withSupposed,
} from '../../src/assessment/rules/outcome/judgement.ts'
import { suppositions } from '../../src/assessment/rules/outcome/trials.ts'
import type { SampleGrade } from '../../src/assessment/rules/outcome/tables/sample-values.ts'
import { citedClaims } from '../../src/assessment/rules/provenance/cited-claims.ts'
import { weighLedger } from '../../src/assessment/rules/provenance/weigh-ledger.ts'
import { categoryIds } from '../../src/assessment/rules/protocol/reference-classes.ts'
import {
  examples,
  exampleCase,
  asRead,
  ledgerOf,
  ledgerOfCase,
  RECEIVED_AT,
} from '../vectors/assessment/examples.ts'
import { pick, PITCHES, randomSignals, randomSource } from '../vectors/assessment/random-signals.ts'

/** `npm run bench:laws` asks for 20,000. */
const LEDGERS = Math.max(1, Number(process.env['ASSAY_TEST_LEDGERS'] ?? 60))
const SEED = Number(process.env['ASSAY_TEST_SEED']) || 20_261_124

type Random = () => number

/** How often a ledger is tried with other reads: its texts are parsed once. */
const TRIES = 4
let last: { readonly seed: number; readonly ledger: Ledger } | undefined

function generated(seed: number): Ledger {
  if (last?.seed !== seed) last = { seed, ledger: ledgerOf(randomSignals(randomSource(seed))) }
  return last.ledger
}

/** Reads of every page, most of which hold what is claimed. */
function randomlyRead(ledger: Ledger, random: Random): Ledger {
  return ledger.map((entry) =>
    Object.assign({}, entry, {
      reads: citedClaims(entry.kind, entry.value).map(({ url }): PageRead => {
        const page = { url, at: RECEIVED_AT, status: 200, sha256: '', fingerprint: '' }
        const chance = random()
        if (chance < 0.75) return { ...page, outcome: 'found' }
        return chance < 0.92
          ? { ...page, outcome: 'unread', reason: 'login' }
          : { ...page, outcome: 'absent', missing: 'the claim' }
      }),
    }),
  )
}

const judged = (ledger: Ledger, request: AssessRequest): Judgement =>
  judgeWeighed(weighLedger(ledger, request.pitch), request)

/** Every listed piece of advice of a ledger, tried; undefined for a ledger that is not scored. */
function tryAdvice(ledger: Ledger, request: AssessRequest): number | undefined {
  const result = assess(ledger, request)
  if (result.kind === 'withheld') return undefined
  const before = judged(ledger, request)
  for (const signal of result.assessment.nextSignals) {
    const said = JSON.stringify(signal)
    const after = (grade: SampleGrade): Judgement | undefined => {
      const supposed = suppositions(signal, grade, before)
      if (supposed === undefined) return undefined
      const [first] = supposed
      const { says: _, ...named } = signal.assumes?.[grade] ?? {}
      if (signal.replaces === undefined) expect(first?.value, said).toMatchObject(named)
      expect(supposed.length, said).toBe(
        signal.replaces !== undefined && grade === 'bad' ? 0 : (signal.count ?? 1),
      )
      return judged(withSupposed(ledger, supposed, RECEIVED_AT), request)
    }
    expectPromise(signal, before, { good: after('good'), middling: after('middling'), bad: after('bad') })
  }
  return result.assessment.nextSignals.length
}

function expectPromise(
  signal: NextSignal,
  before: Judgement,
  { good, middling, bad }: Readonly<Record<SampleGrade, Judgement | undefined>>,
): void {
  const said = JSON.stringify(signal)
  const change = (after: Judgement | undefined): number => (after?.posterior ?? Number.NaN) - before.posterior
  expect(change(good), said).toBeGreaterThanOrEqual(signal.up - 1e-9)
  expect(change(bad), said).toBeGreaterThanOrEqual(signal.down - 1e-9)
  if (signal.middling !== undefined)
    expect(change(middling), said).toBeGreaterThanOrEqual(signal.middling - 1e-9)
  expect(good?.decision.verdict, said).toBe(signal.verdict_if_up ?? before.decision.verdict)
  const [, cap] = /^lift_(.*)$/.exec(signal.rule) ?? []
  if (cap !== undefined)
    expect(
      good?.scoring.axes[signal.lifts].caps.map((each) => each.cap),
      said,
    ).not.toContain(cap)
  // why not less than nothing: a warning that cannot come true keeps people from finding out
  if (signal.down < 0) expect(change(bad), said).toBeLessThan(0)
}

describe('N-2 doing what the advice says changes the result by at least what was promised', () => {
  test(`generated ledgers (${LEDGERS} ledgers, seed ${SEED})`, () => {
    let [tried, pieces] = [0, 0]
    for (let at = 0; tried < LEDGERS; at++) {
      if (at > LEDGERS * 5 + 100) throw new Error(`only ${tried} of ${at} ledgers are scored`)
      const random = randomSource(SEED + at)
      const ledger = randomlyRead(generated(SEED + Math.floor(at / TRIES)), random)
      const listed = tryAdvice(ledger, {
        pitch: pick(random, PITCHES),
        category: pick(random, categoryIds()),
      })
      if (listed === undefined) continue
      tried++
      pieces += listed
    }
    expect(pieces).toBeGreaterThan(LEDGERS * 2)
  })

  test.each(examples.cases.map(({ name }) => name))('the golden ledger %s', (name) => {
    const golden = exampleCase(name as 'weak' | 'middling' | 'strong')
    expect(tryAdvice(asRead(ledgerOfCase(golden)), golden)).toBeGreaterThan(3)
    expect(tryAdvice(ledgerOfCase(golden), golden)).toBeGreaterThan(3)
  })
})
