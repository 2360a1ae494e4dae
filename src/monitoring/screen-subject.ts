// Screens one of many subjects against the watch lists: the listed parties that it may be, by the rules of a diligence run.
import type { BatchMatch } from '../contract/vocabulary/batch.ts'
import { type AskedSubject, withName } from '../diligence/rules/asked-subject.ts'
import { type Hit, recordsOfHit, screenedHits } from '../diligence/rules/best-found.ts'
import type { Evidence } from '../diligence/rules/evidence.ts'
import { factsOfSubject } from '../diligence/rules/identity-facts.ts'
import { listingsOf } from '../diligence/rules/listings.ts'
import { describeMatch } from '../diligence/rules/match-strength.ts'
import { weighEvidence } from '../diligence/rules/weigh-evidence.ts'
import { presentCitation } from '../diligence/runs/present-run.ts'
import { screenNames } from '../diligence/evidence/screen-names.ts'
import { namesOfSubject, subjectParties } from '../diligence/evidence/subject-party.ts'
import type { Subject } from '../contract/vocabulary/subject.ts'
import type { Party } from '../screening/party/listed-party.ts'
import type { Screener } from '../screening/screener.ts'
import type { WatchIndex } from '../screening/watch-lists/watch-index.ts'

/** A subject as it is screened. */
export interface ReadSubject {
  readonly asked: AskedSubject
  /** One for each of its names, in each way to read it. */
  readonly parties: readonly Party[]
  /** Its numbers, by which it may be listed under any name. */
  readonly numbers: readonly string[]
}

export function readSubject(subject: Subject): ReadSubject {
  const asked = withName(subject)
  return {
    asked,
    parties: namesOfSubject(asked).flatMap((name) => subjectParties(asked, [name])),
    numbers: factsOfSubject(asked).numbers.map(({ value }) => value),
  }
}

const WHOLE = 10_000

/** One match for each listed party, the weightiest first. */
export async function screenSubject(
  { asked }: ReadSubject,
  index: WatchIndex,
  screener: Screener,
): Promise<readonly BatchMatch[]> {
  const names = namesOfSubject(asked)
  const facts = factsOfSubject(asked)
  const who = [{ kind: 'subject' } as const]
  const screened = await screenNames(
    // why without a name: the numbers of the subject are looked up all the same
    names.length === 0
      ? [{ name: asked.name, queries: subjectParties(asked, []), asked: facts, who }]
      : names.map((name) => ({ name, queries: subjectParties(asked, [name]), asked: facts, who })),
    index,
    screener,
    () => undefined,
  )
  return screenedHits(weighEvidence({ ...NO_EVIDENCE, subject: asked, screened }), 'subject')
    .flatMap((hit) => matchOf(hit) ?? [])
    .toSorted((a, b) => order(a) - order(b) || b.score - a.score)
}

const NO_EVIDENCE: Omit<Evidence, 'subject' | 'screened'> = {
  resolved: [],
  records: [],
  sources: [],
  requiredLists: [],
  blockingMeasures: [],
  cuts: [],
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
