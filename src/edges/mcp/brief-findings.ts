// Shortens an answer with findings for agents: the first findings, each in a few lines, and counts of what is left out. The whole run is at
// assay://runs/{id}.
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import type { ScorerResult } from '../../contract/vocabulary/scorer-result.ts'
import type { AnswerSize } from './answer-size.ts'
import { cutText } from './cut-text.ts'

/** In bytes of UTF-8. Hashes and ids take about four tokens for ten bytes, so that 4,000 tokens are not exceeded. */
const USUAL_BYTES = 9_500
const USUAL_FINDINGS = 10
const MAX_CONDITIONS = 8
const MAX_NOTES = 4
const MAX_CITATIONS = 2
const MAX_MEASURES = 4
const MAX_NAME_BYTES = 160
const MAX_TEXT_BYTES = 300
const MAX_SUBJECT_BYTES = 600

type Answer = Partial<Pick<ScorerResult, 'citations' | 'scorer'>> &
  Partial<Omit<Run, 'sources'>> &
  Pick<Run, 'sources'>

/** An answer of another shape is passed on: over stdio the API may be of another release. */
export function briefFindings(output: Answer, { limit, isWhole }: AnswerSize): unknown {
  const { findings } = output
  if (!Array.isArray(findings)) return output
  const most = limit ?? USUAL_FINDINGS
  if (isWhole)
    return withFindings(output, findings.map(withoutParty), Math.min(most, findings.length), findings.length)
  const rest = briefRest(output)
  const brief = findings.slice(0, most).map(briefFinding)
  if (limit !== undefined) return withFindings(rest, brief, brief.length, findings.length)
  const answerWith = (kept: number): object => withFindings(rest, brief, kept, findings.length)
  let kept = brief.length
  // why at least one: the heaviest is the reason of the verdict
  while (kept > 1 && bytesOf(answerWith(kept)) > USUAL_BYTES) kept--
  return answerWith(kept)
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

function withFindings(rest: object, findings: readonly unknown[], kept: number, all: number): object {
  return { ...rest, findings: findings.slice(0, kept), ...more('findings', all - kept) }
}

const more = (member: string, left: number): object => (left > 0 ? { [`${member}_more`]: left } : {})

/** Without the listed party: every citation has the address of its record. */
const withoutParty = ({ listed: _listed, ...finding }: Finding): unknown => finding

function briefFinding({
  id,
  scorer,
  kind,
  severity,
  statement,
  points,
  match,
  measures = [],
  decision,
  citations,
}: Finding): unknown {
  const names = [...new Set(measures.map(({ measure, source }) => `${measure} ${source}`))]
  return {
    id: cutText(id, MAX_NAME_BYTES),
    scorer,
    kind,
    severity,
    statement: cutText(statement, MAX_TEXT_BYTES),
    points,
    ...(match && {
      match: {
        matchedName: cutText(match.matchedName, MAX_NAME_BYTES),
        score: match.score,
        probability: match.probability,
        level: match.level,
        ...(match.identity && {
          outcome: match.identity.outcome,
          says: cutText(match.identity.says, MAX_TEXT_BYTES),
          ...(match.identity.askFor !== undefined && { askFor: match.identity.askFor }),
        }),
      },
    }),
    ...(names.length > 0 && { measures: names.slice(0, MAX_MEASURES) }),
    ...more('measures', names.length - MAX_MEASURES),
    ...(decision && {
      decision: { case: decision.case, state: decision.state, setAside: decision.setAside },
    }),
    citations: citations.slice(0, MAX_CITATIONS).map(({ source, id: record, url, snapshotDate }) => ({
      source,
      id: cutText(record, MAX_NAME_BYTES),
      url: cutText(url, MAX_TEXT_BYTES),
      snapshotDate,
    })),
    ...more('citations', citations.length - MAX_CITATIONS),
  }
}

/** Everything but the findings. The sources of a run are in its coverage; their hashes are in its audit trail. */
function briefRest(output: Answer): object {
  const {
    subject,
    risk,
    upside,
    conditions,
    notes,
    sources,
    citations,
    findings: _findings,
    ...rest
  } = output
  const isRun = output.scorer === undefined
  return {
    ...rest,
    ...(subject && briefSubject(subject)),
    ...(risk && { risk: briefSide(risk) }),
    ...(upside && { upside: briefSide(upside) }),
    ...(conditions && briefConditions('conditions', conditions, MAX_CONDITIONS)),
    ...(notes && briefConditions('notes', notes, MAX_NOTES)),
    ...(sources &&
      (isRun && output.coverage
        ? more('sources', sources.length)
        : { sources: sources.map(({ id, status, snapshotDate }) => ({ id, status, snapshotDate })) })),
    ...(citations && { citations: [], ...more('citations', citations.length) }),
  }
}

const briefSide = ({ value, citations }: NonNullable<Run['risk']>): object => ({
  value,
  ...more('citations', citations.length),
})

/** The name and the kind alone where the caller gave much: it knows what it asked for. */
function briefSubject(subject: Run['subject']): object {
  const { name, type } = subject
  if (bytesOf(subject) <= MAX_SUBJECT_BYTES) return { subject }
  const left = Object.keys(subject).filter((member) => member !== 'name' && member !== 'type').length
  return {
    subject: { name: cutText(name, MAX_NAME_BYTES), ...(type !== undefined && { type }) },
    ...more('subject', left),
  }
}

/** The parameters are left out: each text has them in words. */
function briefConditions(member: string, all: readonly Condition[], most: number): object {
  return {
    [member]: all.slice(0, most).map(({ parameters: _parameters, finding, text, ...condition }) => ({
      ...condition,
      ...(finding !== undefined && { finding: cutText(finding, MAX_NAME_BYTES) }),
      text: cutText(text, MAX_TEXT_BYTES),
    })),
    ...more(member, all.length - most),
  }
}
