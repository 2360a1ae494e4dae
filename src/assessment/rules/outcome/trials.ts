// Tries what may be submitted next: judges a ledger with supposed entries, each trial once (rules N-1, N-2).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { JsonObject, JsonValue } from '../../../base/json.ts'
import type { Ledger, SignalEntry } from '../ledger/entry.ts'
import { urlsOf } from '../ledger/urls.ts'
import { kindsOf, type AxisId } from '../protocol/axes.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { hasStories } from '../provenance/weigh-ledger.ts'
import { openDossier } from '../scoring/dossier.ts'
import { type AxisScore, scoreAxis } from '../scoring/score.ts'
import { judgeAgain, withSupposed, type AssessRequest, type Judgement, type Supposed } from './judgement.ts'
import { samplePlaces } from './sample-places.ts'
import { decidingMembers, sampleValue, type SampleGrade, type SamplePlaces } from './tables/sample-values.ts'

/** What is supposed to be submitted: n samples of a kind, or entries that are sent again with a page that can be read. */
export interface Plan {
  readonly axis: AxisId
  readonly kind: Kind
  /** Entries that are sent again, in the order in which they are. */
  readonly again?: readonly SignalEntry[]
}

/** Judges a ledger with samples, each once. */
export class Trials {
  readonly present: Judgement
  readonly #request: AssessRequest
  readonly #places: SamplePlaces
  readonly #isSettled: boolean
  readonly #outcomes = new Map<string, Judgement | undefined>()
  readonly #sketches = new Map<string, AxisScore>()
  readonly #ledgers = new Map<string, Ledger | undefined>()

  constructor(present: Judgement, request: AssessRequest) {
    this.present = present
    this.#request = request
    this.#places = samplePlaces(present.weighed)
    this.#isSettled = !hasStories(present.weighed)
  }

  /** The ledger with the first `count` entries of a plan; undefined where the kind has no such sample. */
  #ledger(plan: Plan, count: number, grade: SampleGrade): Ledger | undefined {
    return kept(this.#ledgers, keyOf(plan, count, grade), () => {
      const supposed = supposedBy(plan, count, grade, this.present, this.#places)
      return supposed && withSupposed(this.present.weighed, supposed, this.#places.receivedAt)
    })
  }

  /** The judgement of that ledger. */
  outcome(plan: Plan, count: number, grade: SampleGrade): Judgement | undefined {
    return kept(this.#outcomes, keyOf(plan, count, grade), () => {
      const ledger = this.#ledger(plan, count, grade)
      const request = { ...this.#request, isSettled: this.#isSettled }
      return ledger && judgeAgain(this.present, ledger, request)
    })
  }

  /**
   * What an axis would score, if no text were muted and every page read: a quick look before the ledger is judged as a whole.
   */
  sketch(axis: AxisId, plan: Plan, count: number): AxisScore | undefined {
    const ledger = this.#ledger(plan, count, 'good')
    if (ledger === undefined) return undefined
    return kept(this.#sketches, `${axis} ${keyOf(plan, count, 'good')}`, () => {
      const read = ledger.map((entry) =>
        entry.provenance === undefined
          ? {
              ...entry,
              provenance: { grade: 'read' as const, url: urlsOf(entry.kind, entry.value)[0] ?? '' },
            }
          : entry,
      )
      const { established } = this.#request
      return scoreAxis(axis, openDossier(read, referenceClass(this.present.category), established))
    })
  }

  /** The members that decide, by the grade of the sample (N-1). */
  assumed({ kind, again }: Plan): NextSignal['assumes'] {
    if (again !== undefined) return { good: { grade: 'read' }, bad: { grade: 'unread' } }
    const context = { dossier: this.present.dossier, places: this.#places, position: 0 }
    const named = (grade: SampleGrade): JsonObject | undefined => decidingMembers(kind, grade, context)
    const middling = named('middling')
    return { good: named('good') ?? {}, ...(middling && { middling }), bad: named('bad') ?? {} }
  }
}

const keyOf = ({ axis, kind, again }: Plan, count: number, grade: SampleGrade): string =>
  `${axis} ${kind} ${count} ${grade} ${again?.map(({ id }) => id).join() ?? ''}`

/** The result of an earlier call for the key, or of this one. */
function kept<T>(known: Map<string, T>, key: string, compute: () => T): T {
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before as T
  const result = compute()
  known.set(key, result)
  return result
}

/** What a plan supposes to be submitted; undefined where the kind has no such sample. */
function supposedBy(
  { axis, kind, again }: Plan,
  count: number,
  grade: SampleGrade,
  { dossier }: Judgement,
  places: SamplePlaces,
): readonly Supposed[] | undefined {
  if (again !== undefined) {
    if (grade === 'middling') return undefined
    // why none: a page that cannot be read either leaves the entry as it is
    if (grade === 'bad') return []
    return again.slice(0, count).map((entry, position) => ({
      axis: entry.axis,
      kind: entry.kind,
      value: movedTo(fieldsOf(entry.kind), entry.value, places, position),
      replaces: entry.id,
    }))
  }
  const values = Array.from({ length: count }, (_, position) =>
    sampleValue(kind, grade, { dossier, places, position }),
  )
  return values.some((value) => value === undefined)
    ? undefined
    : values.flatMap((value) => (value === undefined ? [] : [{ axis, kind, value }]))
}

/** What a listed piece of advice supposes to be submitted, to try it (N-2); undefined where there is no such sample. */
export function suppositions(
  signal: Pick<NextSignal, 'axis' | 'kind' | 'count' | 'replaces'>,
  grade: SampleGrade,
  judgement: Judgement,
): readonly Supposed[] | undefined {
  const kind = kindsOf(signal.axis).find((each) => each === signal.kind)
  if (kind === undefined) return undefined
  const again = signal.replaces?.flatMap((id) => judgement.weighed.find((entry) => entry.id === id) ?? [])
  const plan = { axis: signal.axis, kind, ...(again && { again }) }
  return supposedBy(plan, signal.count ?? 1, grade, judgement, samplePlaces(judgement.weighed))
}

/** The same value with pages that can be read. */
function movedTo(fields: Fields, value: JsonObject, places: SamplePlaces, position: number): JsonObject {
  let next = position
  const within = (field: Field, member: JsonValue | undefined): JsonValue | undefined => {
    if (member === undefined) return undefined
    if (field.kind === 'url') return places.page(next++)
    if (field.kind === 'list' && Array.isArray(member))
      return member.map((item: JsonValue) => within(field.items, item) ?? null)
    if (field.kind === 'object' && typeof member === 'object' && member !== null && !Array.isArray(member))
      return movedTo(field.fields, member as JsonObject, places, next++)
    return member
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = fields[name]
      return [name, field === undefined ? member : within(field, member)]
    }),
  )
}
