// Compares the scorecards that the records of an assessment hold with themselves and with the values that the file shows.
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts'
import { digestOf, type SaltedDisclosure } from '../digest.ts'
import { demand } from '../proofs/proof-error.ts'
import { partOf, type ScoredEntry } from '../scored-entry.ts'

/**
 * Demands that the points of each scorecard add up, that they cite entries of its ledger, and that each shown entry and assessment
 * is the one that its records describe. The values must match their digests. Throws a ProofError, `invalid`.
 */
export function demandEvidence(
  scored: readonly ScoredEntry[],
  disclosures: readonly SaltedDisclosure[],
): void {
  for (const [at, { total, axes, entries }] of scored.entries()) {
    const ids = new Set(entries.map(({ id }) => id))
    demand(ids.size === entries.length, 'invalid', `record ${at + 1} has an entry of the ledger twice`)
    demand(
      axes.reduce((sum, { score }) => sum + score, 0) === total,
      'invalid',
      `the axes of record ${at + 1} do not add up to its total`,
    )
    demand(
      axes.every(({ cites }) => cites.every((id) => ids.has(id))),
      'invalid',
      `record ${at + 1} cites an entry that is not in its ledger`,
    )
  }
  for (const [at, disclosure] of disclosures.entries()) {
    const { name, value } = disclosure
    const digest = digestOf(disclosure)
    for (const record of scored.filter(({ digests }) => digests.includes(digest)))
      demand(
        isDescribed(partOf(name), value, record),
        'invalid',
        `value ${at + 1} is not what its record says`,
      )
  }
}

function isDescribed(part: string, value: JsonValue, record: ScoredEntry): boolean {
  if (typeof value !== 'string') return false
  if (part === 'pitch') return true
  const text = parsed(value)
  if (part === 'assessment') return isScorecardOf(text?.['scorecard'], record)
  const entry = record.entries.find(({ id }) => part === `entry.${id}`)
  return (
    entry !== undefined &&
    text?.['id'] === entry.id &&
    text['axis'] === entry.axis &&
    text['kind'] === entry.kind
  )
}

function isScorecardOf(scorecard: JsonValue | undefined, { total, verdict, axes }: ScoredEntry): boolean {
  if (!isJsonObject(scorecard) || !Array.isArray(scorecard['axes'])) return false
  const scores = (scorecard['axes'] as readonly JsonValue[]).map((axis) =>
    isJsonObject(axis) ? [axis['id'], axis['score']] : [],
  )
  return (
    scorecard['total'] === total &&
    scorecard['verdict'] === verdict &&
    JSON.stringify(scores) === JSON.stringify(axes.map(({ id, score }) => [id, score]))
  )
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
