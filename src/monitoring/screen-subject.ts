// Screens one of many subjects against the watch lists: the listed parties that it may be, by the rules of a diligence run.
import type { MetMatch } from '../cases/met-match.ts'
import { type AskedSubject, withName } from '../diligence/rules/asked-subject.ts'
import type { Evidence } from '../diligence/rules/evidence.ts'
import { factsOfSubject } from '../diligence/rules/identity-facts.ts'
import { weighEvidence } from '../diligence/rules/weigh-evidence.ts'
import { metMatches } from '../diligence/runs/met-matches.ts'
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

/** One match for each listed party, the weightiest first. */
export async function screenSubject(
  { asked }: ReadSubject,
  index: WatchIndex,
  screener: Screener,
): Promise<readonly MetMatch[]> {
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
  return metMatches(weighEvidence({ ...NO_EVIDENCE, subject: asked, screened }))
}

const NO_EVIDENCE: Omit<Evidence, 'subject' | 'screened'> = {
  resolved: [],
  records: [],
  sources: [],
  requiredLists: [],
  blockingMeasures: [],
  cuts: [],
}
