// Bundles of cases in a small log, made the way the server makes them, with a fixed key.
import { canonicalJson } from '../../../base/canonical-json.ts'
import type { JsonObject } from '../../../base/json.ts'
import { continueChain, openChain, type StoredEntry } from '../../chain.ts'
import { digestOf } from '../../digest.ts'
import { draft } from '../../testing/drafts.ts'
import { saltOf, sampleTree } from './sample-bundle.ts'

interface SampleDecision {
  readonly salt: string
  readonly decision: string
}

export interface SampleCase {
  readonly id: string
  readonly entries: readonly StoredEntry[]
  /** Of each record; null where it was erased. */
  readonly decisions: readonly (SampleDecision | null)[]
}

/** What a decision and its entry say; the tests change them. */
interface SampleChange {
  readonly decision?: (decision: JsonObject, seq: number) => JsonObject
  readonly data?: (data: JsonObject, seq: number) => JsonObject
}

const STATES = ['false_positive', 'true_match', 'closed']

/** The decisions about a case; the second one was proposed by another person. Its content follows from its id. */
export function sampleCase(id: string, count = 3, change: SampleChange = {}): SampleCase {
  const made = Array.from({ length: count }, (_, seq) => {
    const event = `event-${id}-${seq}`
    const { at, actor } = draft('case.decided', {})
    const state = STATES[seq % STATES.length] ?? ''
    const by = { id: actor, name: 'Dana Wójcik' }
    const whole: JsonObject = {
      id: event,
      state,
      reason: `Another person: the passport says so “${seq}” 😀.`,
      at,
      by,
      ...(seq === 1 && { proposed: { reason: 'I think so.', at, by: { id: 'member-2', name: 'Olu' } } }),
      evidence: {
        subject: { names: ['petra lindqvist'] },
        listed: { records: [`un-sc ${seq}`] },
        comparison: {},
      },
      match: { outcome: 'possible', score: 0.93 },
      subject: 'Petra Lindqvist',
    }
    const decision = canonicalJson(change.decision?.(whole, seq) ?? whole)
    const salt = saltOf(event)
    const data: JsonObject = { event, state, digest: digestOf({ salt, name: event, value: decision }) }
    return { salt, decision, draft: draft('case.decided', change.data?.(data, seq) ?? data) }
  })
  const { entries } = continueChain(
    openChain('41d4ab1f', id),
    made.map((each) => each.draft),
  )
  return { id, entries, decisions: made.map(({ salt, decision }) => ({ salt, decision })) }
}

/** A log with the entries of each case, in the order of the cases. */
export function caseLog(cases: readonly SampleCase[]) {
  const leaves = cases.flatMap(({ entries }) => entries.map(({ hash }) => hash))
  const tree = sampleTree(leaves)
  /** `after`: the number of decisions that an earlier trail has. */
  const bundle = (at: number, { from, after = 0 }: { from?: number; after?: number } = {}) => {
    const { id = '', entries = [], decisions = [] } = cases[at] ?? {}
    const before = cases.slice(0, at).reduce((sum, each) => sum + each.entries.length, 0)
    const places = entries.map((_, place) => before + place)
    const size = leaves.length
    return {
      format: 'assay-case-bundle/v1',
      records: entries.slice(after).map(({ record }) => record),
      proofs: places.slice(after).map((place) => tree.proof(place, size)),
      receipts: places.slice(after).map((place) => tree.receipt(place, size, id)),
      checkpoint: new TextDecoder().decode(tree.checkpoint(size)),
      ...(from !== undefined && { consistency: tree.consistency(from, size) }),
      decisions: decisions.slice(after),
    }
  }
  return { bundle, checkpoint: tree.checkpoint, size: leaves.length }
}
