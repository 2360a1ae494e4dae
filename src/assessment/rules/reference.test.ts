// The reference implementation of the design is the oracle: on random ledgers every answer must be the same bytes.
// It lies beside the checkout, not in it; without it these tests are skipped and the golden vectors remain.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../base/json.ts'
import { checkSignal } from './ledger/accept.ts'
import { append } from './ledger/append.ts'
import { isOf, type SignalEntry, type Ledger, type SubmittedSignal } from './ledger/entry.ts'
import { flagLedger } from './ledger/flags.ts'
import { progress } from './ledger/progress.ts'
import { estimator, logLikelihoodRatio, mostlyConfirmed } from './outcome/estimate.ts'
import { rankSignals, shownSignals } from './outcome/next-signals.ts'
import { round4 } from './outcome/numerics.ts'
import { roadmap } from './outcome/roadmap.ts'
import { decideVerdict, effectiveCategory, standingOf } from './outcome/verdict.ts'
import { behaviourLevel, hasQuantity, readOnTopic } from './reading/behaviour.ts'
import { openDossier } from './scoring/dossier.ts'
import { firstAssumption } from './scoring/economics.ts'
import { fitsRole, independent, type Quote } from './scoring/quotes.ts'
import { scoreAxes } from './scoring/score.ts'
import { deckSeed, stackHandoffOf } from './outcome/hand-off.ts'
import { AXES, kindsOf, byAxis, type AxisId } from './protocol/axes.ts'
import { jsonSchemaOf } from './protocol/json-schema.ts'
import { categoryIds, referenceClass } from './protocol/reference-classes.ts'
import { asRead, examples, RECEIVED_AT } from '../../../test/vectors/assessment/examples.ts'
import {
  pick,
  PITCHES,
  randomSignals,
  randomSource,
} from '../../../test/vectors/assessment/random-signals.ts'

const folder = new URL('../../../../shared/design/assessment/reference/', import.meta.url)
const LEDGERS = 120

interface ReferenceAxis {
  readonly score: number | null
  readonly points: unknown
  readonly caps: unknown
}
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
  effectiveCategory(category: string, ledger: Ledger, pitch: string): string
  scoreLedger(ledger: Ledger, options: { category: string; pitch: string }): Record<AxisId, ReferenceAxis>
  verdict(axes: object, ledger: Ledger, pitch: string): { verdict: string; total: number; gates: string[] }
  costlySignal(ledger: Ledger, pitch: string): boolean
  mostlyVerified(ledger: Ledger, pitch: string): boolean
  estimateFor(scores: object, category: string, verified: boolean): object
  nextSignals(
    axes: object,
    category: string,
    options: object,
  ): Record<'evidence' | 'housekeeping', { per_day?: number }[]>
  roadmap(axes: object, verdict: string, category: string, options: object): object[]
  stackHandoff(ledger: Ledger, options: object): object
  deckSeed(ledger: Ledger, options: object): object
  jsonSchema(kind: string): object
  behaviour(verbatim: string): number
  quantity(text: string): boolean
}

function bytes(value: unknown): string {
  return JSON.stringify(value)
}

async function loadReference(): Promise<Reference> {
  const files = ['protocol', 'ledger', 'score', 'posterior', 'voi', 'outputs', 'features']
  const modules: object[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ `${folder.href}${name}.mjs`)),
  )
  return Object.assign({}, ...modules)
}

function expected(
  reference: Reference,
  ledger: Ledger,
  request: { pitch: string; category: string },
): object {
  const { pitch } = request
  const category = reference.effectiveCategory(request.category, ledger, pitch)
  const axes = reference.scoreLedger(ledger, { category, pitch })
  const scores = byAxis((axis) => axes[axis].score)
  const { verdict, total, gates } = reference.verdict(axes, ledger, pitch)
  const costly = reference.costlySignal(ledger, pitch)
  const verified = reference.mostlyVerified(ledger, pitch)
  const next = reference.nextSignals(axes, category, { costly, verified })
  const session = { sessionId: examples.session_id, category, verdict, pitch }
  return {
    scores,
    total,
    gates,
    estimate: reference.estimateFor(scores, category, verified),
    explanations: byAxis((axis) => ({ points: axes[axis].points, caps: axes[axis].caps })),
    next: [...next.evidence, ...next.housekeeping].map((signal) =>
      Object.assign({}, signal, { per_day: undefined }),
    ),
    milestones: reference.roadmap(axes, verdict, category, { costly, verified }),
    stack: reference.stackHandoff(ledger, session),
    deck: reference.deckSeed(ledger, session),
  }
}

/** The reference reads quotes by English expressions (S-9): only ledgers whose quotes both read alike are compared. */
function isReadAlike(reference: Reference, ledger: Ledger): boolean {
  return ledger.every((entry) => {
    if (
      !isOf('user_quote', entry) &&
      !isOf('dissatisfaction_quote', entry) &&
      !isOf('counterfactual_quote', entry)
    )
      return true
    const { value } = entry
    const { behaviour, stance } = readOnTopic(value)
    const isSame = behaviourLevel(value) === reference.behaviour(value.verbatim) && stance !== 'denies'
    return (
      isSame &&
      behaviour === behaviourLevel(value) &&
      hasQuantity(value.verbatim) === reference.quantity(value.verbatim)
    )
  })
}

/** Of a source, the reference takes the best quote and then asks for the role; S-PROB-6 asks first. */
function isChosenAlike(flagged: Ledger): boolean {
  const { of, roleStems } = openDossier(flagged, referenceClass('b2b_saas_smb'))
  const users = of('problem', 'user_quote')
  const fits = (quote: Quote): boolean => fitsRole(quote, roleStems)
  const ids = (chosen: readonly Quote[]): string => chosen.map(({ id }) => id).join(' ')
  return ids(independent(users, roleStems).filter(fits)) === ids(independent(users.filter(fits), roleStems))
}

const spans: (name: string, member: unknown) => unknown = (name, member) =>
  name === 'spans' ? undefined : member

/** The reference does not know where evidence was read: no entry is weighed by its source, and every gate of P-9 is open. */
function actual(ledger: Ledger, request: { pitch: string; category: string }): object | null {
  const flagged = flagLedger(ledger, request.pitch)
  if (!progress(ledger, { pitch: request.pitch, scored: false }).ready_to_score) return null
  const category = effectiveCategory(request.category, flagged)
  const dossier = openDossier(flagged, referenceClass(category))
  const axes = scoreAxes(dossier)
  const scores = byAxis((axis) => axes[axis].score)
  const isCostly = standingOf(flagged, new Set()).costly !== 'none'
  const standing = {
    costly: isCostly ? 'proved' : 'none',
    absent: false,
    unread: false,
    unknownHosts: false,
  } as const
  const { verdict, total, gates } = decideVerdict(scores, standing)
  const estimate = estimator(category, mostlyConfirmed(flagged))
  const ranked = rankSignals({
    axes,
    estimator: estimate,
    standing,
    firstAssumption: firstAssumption(dossier),
  })
  const session = { sessionId: examples.session_id, tag: 'assess' }
  return {
    scores,
    total,
    gates,
    estimate: {
      posterior_p: estimate.posterior(scores),
      ci_95: estimate.interval(scores),
      log_lr: round4(logLikelihoodRatio(scores)),
    },
    explanations: byAxis((axis) => ({ points: axes[axis].points, caps: axes[axis].caps })),
    next: shownSignals(ranked),
    milestones: roadmap({ axes, verdict, ranked }),
    stack: stackHandoffOf(flagged, { ...session, category }),
    deck: deckSeed(flagged, { ...session, verdict }),
  }
}

/** An entry as the reference has it. */
const withoutReads = (ledger: Ledger): object[] =>
  ledger.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'reads')))

/** Fields of the second edition, which the reference does not know. */
const NEW_FIELDS = new Set(['translation', 'evidence_email'])

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
  `on ${LEDGERS} random ledgers acceptance, ids, flags, scores, explanations, estimate, next signals, roadmap and hand-offs are those of the reference (skipped when ../shared is not beside the checkout)`,
  { timeout: 120_000 },
  async () => {
    const reference = await loadReference()
    let scored = 0
    let compared = 0
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
      const request = { pitch, category: pick(random, categoryIds()) }
      const assessment = actual(ledger, request)
      expect(assessment !== null).toBe(ours.ready_to_score)
      if (assessment === null) continue
      scored++
      if (!isReadAlike(reference, ledger) || !isChosenAlike(flagged)) continue
      compared++
      const want = expected(reference, ledger, request)
      // why without spans: the reference marks no words
      expect(JSON.stringify(assessment, spans), `seed ${seed}: assessment`).toBe(bytes(want))
    }
    expect(scored).toBeGreaterThan(LEDGERS / 3)
    expect(compared).toBeGreaterThan(LEDGERS / 6)
  },
)

test.skipIf(!existsSync(folder))(
  'the published JSON Schemas are those of the reference (skipped without ../shared)',
  async () => {
    const reference = await loadReference()
    // why without descriptions: they allow and refuse nothing, and the reference has none
    // why without evidence_email: the reference knows no messages (P-8)
    const shape = (schema: unknown): unknown =>
      JSON.parse(
        JSON.stringify(schema, (key, value: unknown) =>
          (key === 'description' && typeof value === 'string') || NEW_FIELDS.has(key) ? undefined : value,
        ),
      )
    // why: the reference asks 12 characters of a quote without spaces, and 10 make a sentence
    const shorter = (schema: object): unknown =>
      JSON.parse(JSON.stringify(schema).replaceAll('"minLength":12,', '"minLength":10,'))
    for (const kind of AXES.flatMap(kindsOf))
      expect(shape(jsonSchemaOf(kind))).toEqual(shorter(reference.jsonSchema(kind)))
  },
)
