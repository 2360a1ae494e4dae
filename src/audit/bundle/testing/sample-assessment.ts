// Bundles of assessments in a small log, made the way the server makes them, with a fixed key.
import { canonicalJson } from '../../../base/canonical-json.ts'
import type { JsonObject } from '../../../base/json.ts'
import { continueChain, openChain, type EntryDraft, type StoredEntry } from '../../chain.ts'
import { digestsOf, type SaltedDisclosure } from '../../digest.ts'
import { draft } from '../../testing/drafts.ts'
import { saltOf, sampleTree } from './sample-bundle.ts'

export interface SampleAssessmentBundle {
  readonly format: string
  readonly records: readonly string[]
  readonly proofs: readonly string[]
  readonly receipts: readonly string[]
  readonly checkpoint: string
  readonly erasure?: { readonly record: string; readonly proof: string }
  readonly consistency?: { readonly from: number; readonly path: readonly string[] }
  readonly disclosures: readonly SaltedDisclosure[]
}

export interface SampleAssessment {
  readonly id: string
  readonly entries: readonly StoredEntry[]
  readonly disclosures: readonly SaltedDisclosure[]
}

/** What a scoring seals besides its digests; the tests change it. */
export type ChangeScored = (data: JsonObject, seq: number) => JsonObject

/**
 * An assessment that was scored so often. Its first entry stays as it is; the second one is checked again before each scoring.
 * Its content follows from its id.
 */
export function sampleAssessment(
  id: string,
  { scorings = 2, change = (data) => data }: { scorings?: number; change?: ChangeScored } = {},
): SampleAssessment {
  const disclosures: SaltedDisclosure[] = []
  const disclose = (name: string, value: string): SaltedDisclosure => {
    const disclosure = { salt: saltOf(`${id} ${name}`), name, value }
    disclosures.push(disclosure)
    return disclosure
  }
  const pitch = disclose('pitch.0', `Zoë's "reminders" for practices €😀 ${id}`)
  const quote = { id: 'e_1f0c2a9b', axis: 'problem', kind: 'user_quote' }
  const price = { id: 'e_2b7d11aa', axis: 'economics', kind: 'price_point' }
  const kept = disclose(
    `entry.${quote.id}.0`,
    canonicalJson({ ...quote, value: { verbatim: 'We chase 6 hours a week.' } }),
  )
  const drafts = Array.from({ length: scorings }, (_, seq): EntryDraft => {
    const scores = { problem: 6 + seq, economics: 3 }
    const total = scores.problem + scores.economics
    const axes = Object.entries(scores).map(([axis, score]) => ({ id: axis, score }))
    const checked = disclose(
      `entry.${price.id}.${seq}`,
      canonicalJson({ ...price, value: { price: 49.5 }, verify: { valid: true, at: seq } }),
    )
    const assessment = disclose(
      `assessment.${seq}`,
      JSON.stringify({ scorecard: { axes, total, verdict: 'iterate', estimate: { posterior_p: 0.1234 } } }),
    )
    const data: JsonObject = {
      revision: 33 + seq,
      category: 'vertical_saas',
      protocol: '7-axis@2026.06',
      settings: 'a'.repeat(64),
      total,
      verdict: 'iterate',
      axes: axes.map(({ id: axis, score }) => ({
        id: axis,
        score,
        cites: axis === 'problem' ? [quote.id] : [],
      })),
      entries: [
        { ...quote, grade: 'read', verified: false, flags: [] },
        { ...price, grade: 'word', verified: true, flags: ['stale'] },
      ],
      _sd: digestsOf([pitch, kept, checked, assessment]),
    }
    return draft('assessment.scored', change(data, seq))
  })
  const { entries } = continueChain(openChain('41d4ab1f', id), drafts)
  return { id, entries, disclosures }
}

/**
 * A log with the entries of each assessment, in the order of the assessments. After them, or before them where `isEarly`, it has the
 * erasure of each assessment that `erasures` names by its place.
 */
export function assessmentLog(
  assessments: readonly SampleAssessment[],
  erasures: ReadonlyMap<number, StoredEntry> = new Map(),
  isEarly = false,
) {
  const scored = assessments.flatMap(({ entries }) => entries.map(({ hash }) => hash))
  const erasing = [...erasures.values()].map(({ hash }) => hash)
  const leaves = isEarly ? [...erasing, ...scored] : [...scored, ...erasing]
  const tree = sampleTree(leaves)
  const bundle = (
    at: number,
    { size = leaves.length, from }: { size?: number; from?: number } = {},
  ): SampleAssessmentBundle => {
    const { id = '', entries = [], disclosures = [] } = assessments[at] ?? {}
    const first = isEarly ? erasing.length : 0
    const before = assessments.slice(0, at).reduce((sum, each) => sum + each.entries.length, first)
    const erasure = erasures.get(at)
    const erased = (isEarly ? 0 : scored.length) + [...erasures.keys()].indexOf(at)
    const places = entries.map((_, place) => before + place).filter((place) => place < size)
    return {
      format: 'assay-assessment-bundle/v1',
      records: entries.slice(0, places.length).map(({ record }) => record),
      proofs: places.map((place) => tree.proof(place, size)),
      receipts: places.map((place) => tree.receipt(place, size, id)),
      checkpoint: new TextDecoder().decode(tree.checkpoint(size)),
      ...(erasure && { erasure: { record: erasure.record, proof: tree.proof(erased, size) } }),
      ...(from !== undefined && { consistency: tree.consistency(from, size) }),
      disclosures:
        erasure === undefined
          ? disclosures.filter(({ name }) => Number(name.split('.').at(-1)) < places.length)
          : [],
    }
  }
  return { bundle, checkpoint: tree.checkpoint, size: leaves.length }
}
