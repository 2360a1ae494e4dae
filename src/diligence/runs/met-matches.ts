// The listed parties that a subject may be, as batches, alerts and cases show them, each with the evidence that a decision is bound to.
import type { MetMatch } from '../../cases/met-match.ts'
import type { BatchMatch } from '../../contract/vocabulary/batch.ts'
import { type Hit, recordsOfHit, screenedHits } from '../rules/best-found.ts'
import { caseEvidence } from '../rules/case-evidence.ts'
import type { Evidence } from '../rules/evidence.ts'
import { listingsOf } from '../rules/listings.ts'
import { describeMatch } from '../rules/match-strength.ts'
import { presentCitation } from './present-run.ts'

const WHOLE = 10_000

/** One match for each listed party, the weightiest first. `weighed`: with the identity of each match. */
export function metMatches(weighed: Evidence): readonly MetMatch[] {
  return screenedHits(weighed, 'subject')
    .flatMap((hit) => {
      const match = matchOf(hit)
      return match === undefined ? [] : [{ match, evidence: caseEvidence(weighed, hit) }]
    })
    .toSorted(({ match: a }, { match: b }) => order(a) - order(b) || b.score - a.score)
}

const OUTCOMES = ['confirmed', 'possible', 'dismissed'] as const
/** Listings in force first. */
const order = ({ active, outcome }: BatchMatch): number =>
  (active ? 0 : OUTCOMES.length) + OUTCOMES.indexOf(outcome)

function matchOf(hit: Hit): BatchMatch | undefined {
  const { name, match, standing } = hit
  if (match === undefined || standing === 'none') return undefined
  const listings = listingsOf(recordsOfHit(hit))
  const inForce = listings.filter(({ active }) => active)
  return {
    outcome: standing === 'confirmed' ? 'confirmed' : standing === 'ruled-out' ? 'dismissed' : 'possible',
    name,
    matchedName: match.matchedName,
    score: match.score / WHOLE,
    probability: match.probability / WHOLE,
    says: describeMatch(match),
    // why of a record that lists no one: a party of a case is what it is until the list drops the case
    active: listings.length === 0 || inForce.length > 0,
    measures: (inForce.length > 0 ? inForce : listings).flatMap(({ measures }) => measures),
    citations: recordsOfHit(hit).map(({ sourceId: source, recordId: id, url, snapshotDate, snapshotId }) =>
      presentCitation({ source, id, url, snapshotDate, snapshotId }),
    ),
  }
}
