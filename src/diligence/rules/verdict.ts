// The verdict on a subject, its conditions and how sure it is: the table of docs/reference/scorers.md, first match wins.
import { byText } from '../../base/by-text.ts'
import type { Evidence, EvidenceSource } from './evidence.ts'
import type { Finding } from './finding.ts'
import { countOpenCases } from './litigation.ts'
import type { ScorerRule, Rules } from './rules.ts'
import { selfOf } from './registry-status.ts'
import { IDENTIFIERS, isNamedOtherwise, isTaken } from './match-strength.ts'

export type Verdict =
  | 'do_not_proceed'
  | 'insufficient_data'
  | 'enhanced_diligence'
  | 'proceed_with_conditions'
  | 'proceed'

export type Confidence = 'high' | 'medium' | 'low'

export interface RunDecision {
  readonly verdict: Verdict
  /** Texts for people; empty unless there are any. They stand beside every verdict, not only beside their own. */
  readonly conditions: readonly string[]
  readonly confidence: Confidence
}

/** `risk.value` from which a verdict is `enhanced_diligence`. */
export const ENHANCED_FROM = 60
/** `risk.value` from which there is a condition. */
export const CONDITION_FROM = 30

export function decideRun(
  evidence: Evidence,
  rules: Rules,
  risk: { readonly value: number; readonly findings: readonly Finding[] },
): RunDecision {
  const sources = sourcesOf(evidence)
  const conditions = conditionsOf(evidence, sources, risk.value)
  const forces = (verdict: ScorerRule['verdict']): boolean =>
    risk.findings.some(({ scorer, kind }) => ruleOf(rules, scorer, kind)?.verdict === verdict)
  const answer = (verdict: Verdict): RunDecision => ({
    verdict,
    conditions,
    confidence: confidenceOf(evidence, sources),
  })
  if (forces('do_not_proceed')) return answer('do_not_proceed')
  if (!isScreenable(evidence) || sources.some((source) => isRequired(evidence, source) && isGap(source)))
    return answer('insufficient_data')
  if (forces('enhanced_diligence') || risk.value >= ENHANCED_FROM) return answer('enhanced_diligence')
  return answer(conditions.length > 0 ? 'proceed_with_conditions' : 'proceed')
}

const ruleOf = (rules: Rules, scorer: keyof Rules, kind: string): ScorerRule | undefined =>
  (rules[scorer] as Readonly<Record<string, ScorerRule>>)[kind]

/** By id, with the required lists nobody told about. */
function sourcesOf({ sources, requiredLists }: Evidence): readonly EvidenceSource[] {
  const known = new Set(sources.map(({ id }) => id))
  const untold = [...new Set(requiredLists)]
    .filter((id) => !known.has(id))
    .map((id) => ({ id, title: id, status: 'never_synced' as const, scorers: ['sanctions' as const] }))
  return [...sources, ...untold].toSorted((a, b) => byText(a.id, b.id))
}

const isRequired = ({ requiredLists }: Evidence, { id }: EvidenceSource): boolean =>
  requiredLists.includes(id)

/** Sample data satisfies "required" and has its own condition. */
const isGap = ({ status }: EvidenceSource): boolean =>
  status === 'stale' || status === 'never_synced' || status === 'failed'

/** A name of at least one letter or digit of any script. */
const isScreenable = ({ subject }: Evidence): boolean =>
  [subject.name, ...(subject.aliases ?? [])].some((name) => /[\p{L}\p{N}]/u.test(name))

/** Entities that are taken to be the subject. */
const takenEntities = ({ resolved }: Evidence): Evidence['resolved'] =>
  resolved.filter(({ match }) => isTaken(match))

/** A source that is not current: what it had said by its snapshot was used, and no more is known. */
function gapOf({ id, status, snapshotDate }: EvidenceSource, called: string): string {
  if (snapshotDate === undefined) {
    const tried = status === 'failed' ? ', its first import failed' : ''
    return `${called} ${id} was never loaded${tried}: what it would say is not known.`
  }
  const state = status === 'failed' ? 'could not be renewed' : 'is stale'
  return `${called} ${id} ${state}: its snapshot of ${snapshotDate} was used, what came since is not known.`
}

/** What more was wrong with the files of a source is left to the list of sources. */
const MAX_WARNINGS = 3

function conditionsOf(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  risk: number,
): readonly string[] {
  const gaps = sources.flatMap((source) => {
    const { status, warnings = [] } = source
    // why not of a sample: nobody takes it to be whole
    if (status === 'sample') return []
    const required = isRequired(evidence, source) ? 'Required list' : 'Source'
    if (status === 'current')
      return warnings.length === 0
        ? []
        : [`${required} ${source.id} may not be whole. ${warnings.slice(0, MAX_WARNINGS).join(' ')}`]
    return [gapOf(source, required)]
  })
  const samples = sources.filter(({ status }) => status === 'sample').map(({ id }) => id)
  const isAllSample = samples.length === sources.length && samples.length > 1
  const sampled = isAllSample ? `all ${samples.length} sources` : samples.join(', ')
  const open = countOpenCases(evidence)
  return [
    ...(isScreenable(evidence) ? [] : ['The subject has no name that can be screened.']),
    ...gaps,
    ...(samples.length === 0 ? [] : [`Sample data in use, not the real lists: ${sampled}.`]),
    ...(takenEntities(evidence).length > 0 ? [] : ['The subject was found in no registry.']),
    ...identifierConditions(evidence),
    ...[...new Set(evidence.cuts)].toSorted(byText),
    ...(open === 0
      ? []
      : [
          `Open litigation: ${open === 1 ? 'one case names' : `${open} cases name`} the subject or a name near it.`,
        ]),
    ...(risk >= CONDITION_FROM && risk < ENHANCED_FROM
      ? [`The risk value is ${risk}, between ${CONDITION_FROM} and ${ENHANCED_FROM - 1}.`]
      : []),
  ]
}

/** Each identifier once for each name it leads to, whatever registers have it. */
function identifierConditions({ subject, resolved }: Evidence): readonly string[] {
  const told = resolved.filter(isNamedOtherwise).map(({ record, by }) => {
    const party = selfOf(record)
    const isFirm = subject.type === 'person' && party?.partyKind === 'organization'
    const other = isFirm ? 'a person' : `a name like "${subject.name}"`
    return `The ${IDENTIFIERS[by]} belongs to "${party?.names[0]?.full ?? record.recordId}", not to ${other}.`
  })
  return [...new Set(told)].toSorted(byText)
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
