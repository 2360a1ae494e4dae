// What the records of a bundle say, as data and as lines of text. It counts only as far as the steps of the report prove it.
import { byText } from '../../base/by-text.ts'
import type { ErasureRecord } from '../erasure.ts'
import type { TreeHead } from '../proofs/checkpoint.ts'
import type { DecidedCase, ShownReasons } from '../decided-case.ts'
import type { ScoredEntry } from '../scored-entry.ts'
import type { WatchedPass } from '../watched-pass.ts'
import type { BundleRecords } from './bundle-records.ts'
import type { ShownDecisions } from './case-step.ts'
import type { DisclosedValues } from './disclosed-values.ts'
import type { EarlierHead } from './replacement-step.ts'
import type { ShownAlerts } from './watch-step.ts'

interface SharedFacts extends Omit<DisclosedValues, 'partial'> {
  /** The hash of the last record: the audit hash of the scorecard. */
  readonly auditHash: string
  readonly records: number
  /** Of the log, as its checkpoint says; null without proofs. */
  readonly log: { readonly origin: string; readonly size: number } | null
  /** The names that the log had before a key was replaced, with its last size under each, oldest first. */
  readonly earlier: readonly { readonly origin: string; readonly size: number }[]
  /** When and why it was erased, and the names of the values; null where the log proves no erasure. */
  readonly erased: { readonly at: string; readonly reason: string; readonly names: readonly string[] } | null
}

export interface RunFacts extends SharedFacts {
  readonly kind: 'run'
  readonly run: string
  readonly openedAt: string
  readonly endedAt: string
  /** The type of the last record. */
  readonly end: string
  /** The verdict in the last record; null for a run without a scorecard. */
  readonly verdict: string | null
  /** Records of earlier runs that were gone from the store when this run was opened, although the log has them. */
  readonly lostBefore: number
}

export interface AssessmentFacts extends SharedFacts {
  readonly kind: 'assessment'
  readonly session: string
  /** The scorings, from 0, with values that the file does not show. */
  readonly partial: readonly number[]
  /** Each scoring, oldest first, without the digests. */
  readonly scorings: readonly (Omit<ScoredEntry, 'digests'> & { readonly at: string })[]
}

export interface WatchFacts extends SharedFacts {
  readonly kind: 'watch'
  readonly portfolio: string
  /** The number of the first pass in the file among all of the portfolio, from 0. */
  readonly first: number
  /** Each pass, oldest first. */
  readonly passes: readonly WatchedPass[]
  /** The passes, from 0 in the file, whose alerts the file does not list. */
  readonly unlisted: readonly number[]
}

export interface CaseFacts extends SharedFacts {
  readonly kind: 'case'
  readonly case: string
  /** The number of the first decision in the file among all about the case, from 0. */
  readonly first: number
  /** Each decision, oldest first; `reasons`: undefined where the file has its digest alone. */
  readonly decisions: readonly (DecidedCase & { readonly reasons: ShownReasons | undefined })[]
}

export type BundleFacts = RunFacts | AssessmentFacts | WatchFacts | CaseFacts

interface ProvedParts {
  readonly earlier: readonly EarlierHead[]
  readonly erasure: ErasureRecord | undefined
  readonly values: DisclosedValues | undefined
  readonly alerts: ShownAlerts | undefined
  readonly decisions: ShownDecisions | undefined
}

export function bundleFacts(
  { entries, hashes, scored, watched, decided }: BundleRecords,
  head: TreeHead | undefined,
  { erasure, earlier, values, alerts, decisions }: ProvedParts,
): BundleFacts | null {
  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) return null
  const shared = {
    auditHash: hashes.at(-1) ?? '',
    records: entries.length,
    log: head === undefined ? null : { origin: head.origin, size: head.size },
    earlier: earlier.map(({ origin, size }) => ({ origin, size })),
    disclosed: values?.disclosed ?? [],
    withheld:
      values?.withheld ?? alerts?.withheld ?? decisions?.filter((each) => each === undefined).length ?? 0,
    erased:
      erasure === undefined
        ? null
        : {
            at: erasure.entry.at,
            reason: erasure.reason,
            names: erasure.fields.map(({ name }) => name).toSorted(byText),
          },
  }
  if (scored !== undefined)
    return {
      kind: 'assessment',
      session: first.run,
      ...shared,
      partial: values?.partial ?? [],
      scorings: scored.map(({ digests: _digests, ...each }, at) => ({ at: entries[at]?.at ?? '', ...each })),
    }
  if (watched !== undefined)
    return {
      kind: 'watch',
      portfolio: first.run,
      first: first.seq,
      ...shared,
      passes: watched,
      unlisted: alerts?.unlisted ?? [],
    }
  if (decided !== undefined)
    return {
      kind: 'case',
      case: first.run,
      first: first.seq,
      ...shared,
      decisions: decided.map((each, at) => ({ ...each, reasons: decisions?.[at] })),
    }
  const verdict = last.data['verdict']
  const lost = first.data['lost']
  return {
    kind: 'run',
    run: first.run,
    openedAt: first.at,
    endedAt: last.at,
    end: last.type,
    verdict: typeof verdict === 'string' ? verdict : null,
    ...shared,
    lostBefore: Array.isArray(lost) ? lost.length : 0,
  }
}

/** Lines about the run, the assessment, the watch or the case; none where the records could not be read. */
export function factsSaid(facts: BundleFacts | null): readonly string[] {
  if (facts === null) return []
  const { auditHash, log, earlier, withheld, erased } = facts
  return [
    ...aboutOne(facts),
    `Audit hash ${auditHash}.`,
    ...(log === null ? [] : [`Log ${log.origin}, ${log.size} leaves.`]),
    ...earlier.map(({ origin, size }) => `Until leaf ${size}, its name was ${origin}.`),
    ...valuesSaid(facts),
    ...(erased === null
      ? []
      : [`Erased ${erased.at} (${erased.reason}), ${erased.names.length} values${namesSaid(facts)}.`]),
    ...(withheld === 0 ? [] : [`Values withheld or erased: ${withheld}.`]),
    ...(facts.kind === 'assessment' && facts.partial.length > 0
      ? [`Scorings whose values are not all in the file: ${rangesOf(facts.partial)}.`]
      : []),
    ...(facts.kind === 'watch' && facts.unlisted.length > 0
      ? [`Records whose alerts are not in the file: ${rangesOf(facts.unlisted)}.`]
      : []),
    ...(facts.kind === 'run' && facts.lostBefore > 0
      ? [
          `Records of earlier runs that were missing when it was opened, deleted or changed after they were logged: ${facts.lostBefore}.`,
        ]
      : []),
  ]
}

function aboutOne(facts: BundleFacts): readonly string[] {
  if (facts.kind === 'run') return aboutRun(facts)
  if (facts.kind === 'case') return aboutCase(facts)
  return facts.kind === 'assessment' ? aboutAssessment(facts) : aboutWatch(facts)
}

const aboutCase = ({ case: id, first, decisions }: CaseFacts): readonly string[] => [
  `Case ${id}, ${decisions.length === 1 ? 'one decision' : `${decisions.length} decisions`}.`,
  ...decisions.flatMap(({ at, actor, state, reasons }, number) => [
    `Decision ${first + number + 1}, ${at}, ${state}, by ${reasons === undefined ? actor : `${reasons.by} (${actor})`}${reasons?.proposedBy === undefined ? '' : `, proposed by ${reasons.proposedBy}`}.`,
    ...(reasons === undefined
      ? ['  Its reason and evidence are not in the file.']
      : [`  Evidence ${reasons.evidence}. Reason: ${reasons.reason}`]),
  ]),
]

/** Every pass, also one that found nothing. */
const aboutWatch = ({ portfolio, first, passes }: WatchFacts): readonly string[] => [
  `Watch of portfolio ${portfolio}, ${passes.length === 1 ? 'one pass' : `${passes.length} passes`}.`,
  ...passes.map(({ at, scope, subjects, screened, lists, alerts }, number) => {
    const moved = lists.filter(({ from, to }) => from !== to)
    const what =
      moved.length === 0
        ? 'no list had changed'
        : moved
            .map(({ id, to, added, changed, removed }) =>
              to === null ? `${id} was not loaded` : `${id} +${added} ~${changed} -${removed}`,
            )
            .join(', ')
    const compared = scope === 'all' ? 'compared everything' : 'compared what changed'
    const loaded = lists.filter(({ to }) => to !== null).length
    return `Pass ${first + number + 1}, ${at}, ${loaded} lists, ${what}; ${subjects} subjects, ${compared}, ${screened} screened, ${alerts.count} alerts.`
  }),
]

function aboutRun({ run, openedAt, endedAt, end, verdict }: RunFacts): readonly string[] {
  return [
    `Run ${run}, opened ${openedAt}, ended ${endedAt} (${end}).`,
    ...(verdict === null ? [] : [`Verdict ${verdict}.`]),
  ]
}

function valuesSaid({ kind, disclosed }: BundleFacts): readonly string[] {
  if (disclosed.length === 0) return []
  // why not all of an assessment: it has one for each entry of its ledger
  return [`Values shown: ${kind === 'run' ? disclosed.join(', ') : disclosed.length}.`]
}

// why not those of an assessment: it has one for each entry of its ledger
const namesSaid = ({ kind, erased }: BundleFacts): string =>
  kind === 'run' ? `: ${erased?.names.join(', ') ?? ''}` : ''

/** Every scoring, and of the last one which evidence gave which score. */
function aboutAssessment({ session, scorings }: AssessmentFacts): readonly string[] {
  const last = scorings.at(-1)
  const entries = new Map(last?.entries.map((entry) => [entry.id, entry]))
  const cited = (id: string): string => {
    const { kind, grade, verified } = entries.get(id) ?? { kind: '', grade: '', verified: false }
    return `${id} (${kind}, ${grade}${verified ? ', verified' : ''})`
  }
  return [
    `Assessment ${session}, scored ${scorings.length === 1 ? 'once' : `${scorings.length} times`}.`,
    ...scorings.flatMap(({ at, revision, category, total, verdict, altered, lost }, number) => [
      `Scoring ${number + 1}, ${at}, revision ${revision}, category ${category}: ${total} points, ${verdict}.`,
      ...(altered.length === 0
        ? []
        : [
            `  Entries that had been changed outside of Assay since they were sealed: ${altered.join(', ')}.`,
          ]),
      ...(lost.length === 0
        ? []
        : [
            `  Records of runs and assessments that were missing from the database then, although the log has them: ${lost.length}.`,
          ]),
    ]),
    ...(last?.axes ?? []).map(
      ({ id, score, cites }) =>
        `  ${id} ${score}: ${cites.length === 0 ? 'no entry earned a point' : cites.map(cited).join(', ')}`,
    ),
  ]
}

/** Numbers from 0 as ranges from 1: `1 to 3, 5`. */
function rangesOf(places: readonly number[]): string {
  const ranges: (readonly [number, number])[] = []
  for (const place of places) {
    const [first, last] = ranges.at(-1) ?? [place, -2]
    if (last + 1 === place) ranges[ranges.length - 1] = [first, place]
    else ranges.push([place, place])
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1} to ${last + 1}`))
    .join(', ')
}
