// The verdict on a subject, its conditions and how sure it is: the table of docs/reference/scorers.md, first match wins.
// Evidence decides first. Only where nothing was found does it matter how complete the search was.
import { byText } from '../../base/by-text.ts'
import type { Coverage } from '../../contract/vocabulary/coverage.ts'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { ListingMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { Confidence, DiligenceVerdict } from '../../contract/vocabulary/run.ts'
import { isUnnamed } from './asked-subject.ts'
import { type Hit, isSubject, recordsOfHit, screenedHits } from './best-found.ts'
import { decisionOnHit } from './case-evidence.ts'
import { conditionOf } from './conditions.ts'
import { coverageOf } from './coverage.ts'
import type { Evidence, EvidenceSource } from './evidence.ts'
import { isSetAside, type ScoredFinding } from './finding.ts'
import { titleOf } from './describe-identity.ts'
import { listingsOf } from './listings.ts'
import { countOpenCases } from './litigation.ts'
import type { ScorerRule, Rules } from './rules.ts'
import { selfOf } from './registry-status.ts'
import { isNamedOtherwise, isTaken, type MatchStrength } from './match-strength.ts'

export interface RunDecision {
  readonly verdict: DiligenceVerdict
  /** Often empty. They accompany every verdict, not only the verdict they cause. */
  readonly conditions: readonly Condition[]
  /** What a reader should know and cannot act on. */
  readonly notes: readonly Condition[]
  readonly coverage: Coverage
  /** Pinned: another setting later says nothing of this run. */
  readonly blockingMeasures: readonly ListingMeasure[]
  readonly confidence: Confidence
}

/** `risk.value` from which a verdict is `enhanced_diligence`. */
export const ENHANCED_FROM = 60
/** `risk.value` from which there is a condition. */
export const CONDITION_FROM = 30

export function decideRun(
  evidence: Evidence,
  rules: Rules,
  risk: { readonly value: number; readonly findings: readonly ScoredFinding[] },
): RunDecision {
  const sources = sourcesOf(evidence)
  const { conditions, notes } = conditionsOf(evidence, sources, risk)
  const forces = (verdict: ScorerRule['verdict']): boolean =>
    risk.findings.some(
      (finding) => !isSetAside(finding) && ruleOf(rules, finding.scorer, finding.kind)?.verdict === verdict,
    )
  const answer = (verdict: DiligenceVerdict): RunDecision => ({
    verdict,
    conditions,
    notes,
    coverage: coverageOf(sources, evidence.requiredLists),
    blockingMeasures: [...evidence.blockingMeasures].toSorted(byText),
    confidence: confidenceOf(evidence, sources),
  })
  if (forces('do_not_proceed')) return answer('do_not_proceed')
  if (forces('enhanced_diligence') || risk.value >= ENHANCED_FROM) return answer('enhanced_diligence')
  if (conditions.some(({ severity }) => severity === 'blocking')) return answer('insufficient_data')
  return answer(conditions.length > 0 ? 'proceed_with_conditions' : 'proceed')
}

const ruleOf = (rules: Rules, scorer: keyof Rules, kind: string): ScorerRule | undefined =>
  (rules[scorer] as Readonly<Record<string, ScorerRule>>)[kind]

/** By id, with the required lists that the evidence does not name. */
function sourcesOf({ sources, requiredLists }: Evidence): readonly EvidenceSource[] {
  const known = new Set(sources.map(({ id }) => id))
  const unnamed = [...new Set(requiredLists)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, title: id, status: 'never_synced' as const, scorers: ['sanctions' as const] }))
  return [...sources, ...unnamed].toSorted((a, b) => byText(a.id, b.id))
}

const isRequired = ({ requiredLists }: Evidence, { id }: EvidenceSource): boolean =>
  requiredLists.includes(id)

/** A name of at least one letter or digit of any script. */
const isScreenable = ({ subject }: Evidence): boolean =>
  isUnnamed(subject) || [subject.name, ...(subject.aliases ?? [])].some((name) => /[\p{L}\p{N}]/u.test(name))

/** Entities that are taken to be the subject. */
const takenEntities = ({ resolved }: Evidence): Evidence['resolved'] =>
  resolved.filter(({ match }) => isTaken(match))

/** The list of sources shows any further warnings. */
const MAX_WARNINGS = 3

/** What is wrong with a source. Sample data satisfies "required" and has its own condition. */
function sourceCondition(source: EvidenceSource, required: boolean): readonly Condition[] {
  const { id, snapshotDate, rolledBackFrom: newerDate } = source
  if (newerDate === undefined || snapshotDate === undefined) return freshness(source, required)
  const parameters = { required, snapshotDate, newerDate }
  return [...freshness(source, required), conditionOf('source_rolled_back', { source: id, parameters })]
}

function freshness(
  { id, status, snapshotDate, warnings = [] }: EvidenceSource,
  required: boolean,
): readonly Condition[] {
  // why not the warnings of a sample: no one expects a sample to be complete
  if (status === 'sample') return []
  if (status === 'current' || status === 'partial') {
    const parameters = { required, warnings: warnings.slice(0, MAX_WARNINGS) }
    return warnings.length === 0 ? [] : [conditionOf('source_incomplete', { source: id, parameters })]
  }
  if (snapshotDate === undefined) {
    const parameters = { required, importFailed: status === 'failed' }
    return [conditionOf('source_never_loaded', { source: id, parameters })]
  }
  const code = status === 'failed' ? 'source_not_renewed' : 'source_stale'
  return [conditionOf(code, { source: id, parameters: { required, snapshotDate } })]
}

function sampleCondition(sources: readonly EvidenceSource[]): readonly Condition[] {
  const samples = sources.filter(({ status }) => status === 'sample').map(({ id }) => id)
  if (samples.length === 0) return []
  const read = sources.filter(({ snapshotDate }) => snapshotDate !== undefined)
  const all = samples.length === read.length && samples.length > 1
  return [conditionOf('sample_data', { parameters: { all, sources: samples } })]
}

interface Stated {
  readonly conditions: readonly Condition[]
  readonly notes: readonly Condition[]
}

/** A condition is something that a person can do something about; the rest is a note. */
function conditionsOf(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  { value, findings }: { readonly value: number; readonly findings: readonly ScoredFinding[] },
): Stated {
  const cases = countOpenCases(evidence)
  const ofSources = (required: boolean): readonly Condition[] =>
    sources
      .filter((source) => isRequired(evidence, source) === required)
      .flatMap((source) => sourceCondition(source, required))
  const unregistered =
    takenEntities(evidence).length > 0 ? [] : [conditionOf('not_in_registry', { parameters: {} })]
  const couldBeFound = isInAReadRegister(evidence.subject, sources)
  const conditions = [
    ...(isScreenable(evidence) ? [] : [conditionOf('subject_not_screenable', { parameters: {} })]),
    ...ofSources(true),
    ...sampleCondition(sources),
    ...(couldBeFound ? unregistered : []),
    ...eachOnce(identifierConditions(evidence, findings)),
    ...eachOnce(evidence.cuts),
    ...possibleMatches(evidence),
    ...(cases === 0 ? [] : [conditionOf('open_litigation', { parameters: { cases } })]),
    ...(value >= CONDITION_FROM && value < ENHANCED_FROM
      ? [conditionOf('risk_value', { parameters: { value, from: CONDITION_FROM, to: ENHANCED_FROM - 1 } })]
      : []),
  ]
  return {
    conditions,
    notes: [...ofSources(false), ...(couldBeFound ? [] : unregistered), ...decidedMatchesNote(evidence)],
  }
}

/** The register that each identifier of a subject belongs to. */
const LEI_REGISTER = 'gleif-lei'
const REGISTERS: Readonly<Record<string, string>> = { GB: 'gb-ch-basic' }

/** Whether a register that was read should have the subject: it was asked for by a number of that register. */
function isInAReadRegister(
  { type, lei, registrationNumber, jurisdiction, country }: Evidence['subject'],
  sources: readonly EvidenceSource[],
): boolean {
  if (type === 'person') return false
  const place = (jurisdiction ?? country)?.slice(0, 2) ?? ''
  const wanted = new Set([
    lei === undefined ? undefined : LEI_REGISTER,
    registrationNumber === undefined ? undefined : REGISTERS[place],
  ])
  return sources.some(({ id, snapshotId }) => snapshotId !== undefined && wanted.has(id))
}

/** Strengths of a match that no fact confirms or excludes. */
const OPEN: ReadonlySet<MatchStrength> = new Set(['strong', 'alert', 'weak', 'contradicted'])

/** One condition for all listed parties that no fact confirms or excludes, with the question that settles most of them. */
function possibleMatches(evidence: Evidence): readonly Condition[] {
  const open = [...screenedHits(evidence, 'subject'), ...screenedHits(evidence, 'others')].filter(
    (hit) =>
      OPEN.has(hit.standing) &&
      !isDecidedOther(evidence, hit) &&
      listingsOf(recordsOfHit(hit)).some(({ active }) => active),
  )
  if (open.length === 0) return []
  const asks = Map.groupBy(
    open.flatMap(({ match }) => match?.identity?.askFor ?? []),
    (fact) => fact,
  )
  const [most] = [...asks.entries()].toSorted(
    ([a, first], [b, second]) => second.length - first.length || byText(a, b),
  )
  const parameters = { parties: open.length, ...(most !== undefined && { ask: titleOf(most[0]) }) }
  return [conditionOf('possible_match', { parameters })]
}

const isDecidedOther = (evidence: Evidence, hit: Hit): boolean =>
  hit.who.every(isSubject) && decisionOnHit(evidence, hit)?.setAside === true

/** That people decided that matches are others than the subject: nothing to act on, and nothing to leave out. */
function decidedMatchesNote(evidence: Evidence): readonly Condition[] {
  const parties = screenedHits(evidence, 'subject').filter((hit) => isDecidedOther(evidence, hit)).length
  return parties === 0 ? [] : [conditionOf('matches_decided', { parameters: { parties } })]
}

/** Each text once, in the order of the texts. Of equal texts, it keeps the one about the first finding. */
function eachOnce(conditions: readonly Condition[]): readonly Condition[] {
  const ordered = conditions.toSorted(
    (a, b) => byText(a.text, b.text) || byText(a.finding ?? '', b.finding ?? ''),
  )
  return ordered.filter(({ text }, at) => text !== ordered[at - 1]?.text)
}

/** A condition for each register that has the identifier under another name. */
function identifierConditions(
  { subject, resolved }: Evidence,
  findings: readonly ScoredFinding[],
): readonly Condition[] {
  return resolved.filter(isNamedOtherwise).map(({ record, by }) => {
    const party = selfOf(record)
    const isFirm = subject.type === 'person' && party?.partyKind === 'organization'
    const finding = findings.find(
      ({ kind, citations: [entry] }) =>
        kind === 'identifier-of-another' && entry.source === record.sourceId && entry.id === record.recordId,
    )
    return conditionOf('identifier_of_another', {
      ...(finding !== undefined && { finding: finding.id }),
      parameters: {
        identifier: by,
        belongsTo: party?.names[0]?.full ?? record.recordId,
        expected: isFirm ? 'person' : 'name',
        name: subject.name,
      },
    })
  })
}

/**
 * High: resolved by an identifier of a like name, and every source current. Medium: resolved, by name or with a source
 * that is not current. Low: not resolved.
 */
function confidenceOf(evidence: Evidence, sources: readonly EvidenceSource[]): Confidence {
  const entities = takenEntities(evidence)
  if (entities.length === 0) return 'low'
  const identified = entities.some((entity) => entity.by !== 'name' && !isNamedOtherwise(entity))
  return identified && sources.every(({ status }) => status === 'current') ? 'high' : 'medium'
}
