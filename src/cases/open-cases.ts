// Opens a case for each match that a person must look at, and opens a decided case again where its evidence changed. It works in the
// transaction that stores the matches.
import type { Ids } from '../base/ports.ts'
import { canonicalRecord } from '../base/canonical-json.ts'
import { enqueueEvents, type OutgoingEvent } from '../call/enqueue-event.ts'
import type { OutboxWrites } from '../call/ports.ts'
import type { BatchMatch } from '../contract/vocabulary/batch.ts'
import type { CaseActor } from '../contract/vocabulary/match-decision.ts'
import { isOpenMatch, type MetMatch, type MetSubject, recordsOfMatch, subjectKey } from './met-match.ts'
import type { CaseMatter, CaseWrites, KnownCase, StoredCaseEvent } from './ports.ts'
import { isReadable } from './present-case.ts'
import { isDecided } from './rules/case-states.ts'
import { changedFacts, evidenceText } from './rules/match-evidence.ts'

const WATCH: CaseActor = { id: 'watch', name: 'Watch' }
const RUN: CaseActor = { id: 'run', name: 'Diligence run' }

interface Opening {
  readonly ids: Pick<Ids, 'ulid'>
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether no list has one of these records any more. Absent where the lists are not known to be whole. */
  readonly isGone?: (records: readonly string[]) => boolean
}

/** The cases of the matches of these subjects, as they are afterwards. A case that cannot be read is not among them, and stays as it is. */
export async function openCases(
  tenant: CaseWrites & OutboxWrites,
  subjects: readonly MetSubject[],
  opening: Opening,
): Promise<ReadonlyMap<BatchMatch, KnownCase>> {
  const bySubject = Map.groupBy(
    await tenant.lockCasesOfSubjects(subjects.map(({ of: subject }) => subjectKey(subject))),
    (known) => known.subjectKey,
  )
  const work = new CaseWork(opening)
  for (const subject of subjects) work.take(subject, bySubject.get(subjectKey(subject.of)) ?? [])
  await tenant.insertCases(work.opened)
  for (const changed of work.changed) await tenant.updateCase(changed)
  for (const { of: owner, records } of work.moved) await tenant.setCaseRecords(owner, records)
  await tenant.insertCaseEvents(work.history)
  await enqueueEvents(tenant, work.events, opening.now)
  return work.found
}

class CaseWork {
  readonly opened: KnownCase[] = []
  readonly changed: KnownCase[] = []
  readonly moved: { readonly of: KnownCase; readonly records: readonly string[] }[] = []
  readonly history: StoredCaseEvent[] = []
  readonly events: OutgoingEvent[] = []
  readonly found = new Map<BatchMatch, KnownCase>()
  readonly #opening: Opening
  readonly #at: string

  constructor(opening: Opening) {
    this.#opening = opening
    this.#at = new Date(opening.now).toISOString()
  }

  take(subject: MetSubject, known: readonly KnownCase[]): void {
    const taken = new Set<string>()
    for (const met of subject.met) {
      const records = recordsOfMatch(met.match)
      // why the oldest: two cases may turn out to be about one party
      const its = known.find(
        (one) => !taken.has(one.id) && one.records.some((record) => records.includes(record)),
      )
      if (its !== undefined) {
        taken.add(its.id)
        if (!isReadable(its)) continue
        this.#meet(its, subject, met)
        const held = new Set(known.filter(({ id }) => !taken.has(id)).flatMap((one) => one.records))
        const added = records.filter((record) => !its.records.includes(record) && !held.has(record))
        if (added.length > 0) this.moved.push({ of: its, records: added })
      } else if (isOpenMatch(met.match)) this.#open(subject, met, known)
    }
    const { isGone } = this.#opening
    for (const one of known)
      if (!taken.has(one.id) && isGone?.(one.records) === true && isReadable(one)) this.#lose(one)
  }

  #open({ of: subject, name }: MetSubject, { match, evidence }: MetMatch, known: readonly KnownCase[]): void {
    const records = recordsOfMatch(match)
    const opened: KnownCase = {
      id: this.#opening.ids.ulid(),
      subjectKey: subjectKey(subject),
      about: subject.about,
      portfolio: subject.about === 'watch' ? subject.portfolio : null,
      ref: subject.about === 'watch' ? subject.ref : null,
      run: subject.about === 'run' ? subject.run : null,
      matter: { subject: name, match, evidence },
      state: 'open',
      openedAt: this.#at,
      changedAt: this.#at,
      assignee: null,
      dueDate: null,
      proposal: null,
      decision: null,
      decisionHash: null,
      reopened: null,
      records: records.filter((record) => !known.some((one) => one.records.includes(record))),
    }
    this.opened.push(opened)
    // why: a party that was one with another is its own by now, and its records go with it
    const parted = records.filter((record) => !opened.records.includes(record))
    if (parted.length > 0) this.moved.push({ of: opened, records: parted })
    this.found.set(match, opened)
    this.events.push({ type: 'case.opened', data: { case: opened.id, about: opened.about } })
  }

  /** A match of a case that is there. */
  #meet(its: KnownCase, { of: subject, name }: MetSubject, { match, evidence }: MetMatch): void {
    const run = subject.about === 'run' ? subject.run : its.run
    const met = { ...its, run, matter: { subject: name, match, evidence } }
    const isWorth = isOpenMatch(match) || its.state === 'true_match'
    this.found.set(match, this.#changed(its, met, isWorth))
  }

  /** A case whose party no list has any more. */
  #lose(its: KnownCase): void {
    const { matter } = its
    if (matter === null || !matter.match.active) return
    const listed = { ...matter.evidence.listed, active: ['no'] }
    const gone: CaseMatter = {
      ...matter,
      match: { ...matter.match, active: false },
      evidence: { ...matter.evidence, listed },
    }
    this.#changed(its, { ...its, matter: gone }, its.state === 'true_match')
  }

  /** Stores what is different. `isWorth`: whether other evidence opens a decided case again. */
  #changed(before: KnownCase, met: KnownCase, isWorth: boolean): KnownCase {
    const now = this.#reopened(before, met, isWorth)
    if (canonicalRecord({ ...before }) !== canonicalRecord({ ...now })) this.changed.push(now)
    return now
  }

  #reopened(before: KnownCase, met: KnownCase, isWorth: boolean): KnownCase {
    const { matter, decision } = met
    if (matter === null) return met
    const isSame =
      before.matter !== null && evidenceText(before.matter.evidence) === evidenceText(matter.evidence)
    // why without its proposal: that was made on other evidence
    const kept = isSame || met.proposal === null ? met : { ...met, proposal: null, changedAt: this.#at }
    if (!isDecided(met.state) || !isWorth) return kept
    const facts = decision === null ? ['decision'] : changedFacts(decision.evidence, matter.evidence)
    if (facts.length === 0) return kept
    const reopened = { at: this.#at, facts }
    const by = met.about === 'watch' ? WATCH : RUN
    this.history.push({
      id: this.#opening.ids.ulid(),
      caseId: met.id,
      at: this.#at,
      kind: 'reopened',
      by,
      state: 'open',
      data: canonicalRecord({ facts }),
      digest: null,
      salt: null,
      auditHash: null,
    })
    this.events.push({ type: 'case.reopened', data: { case: met.id, about: met.about } })
    return { ...kept, state: 'open', proposal: null, reopened, changedAt: this.#at }
  }
}
